// A deck while it is made: how many of each card, and its plain text. Only the server judges decks and reads their text.

import { cardName, type CardInfo } from "../../lib/card";

export type Counts = Readonly<Record<string, number>>;

export const MOST = 99; // of one card; what the rules allow is for the check to say

/** One more or one less of a card. */
export function change(counts: Counts, id: string, step: number): Counts {
  const { [id]: before = 0, ...others } = counts;
  const now = Math.max(0, Math.min(MOST, before + step));
  return now ? { ...others, [id]: now } : others;
}

export function total(counts: Counts, ids: Iterable<string> = Object.keys(counts)): number {
  let sum = 0;
  for (const id of ids) sum += counts[id] ?? 0;
  return sum;
}

/** The plain text of a deck, as the server reads it: its name, then a line for each card, in the order of the game. */
export function textOf(name: string, counts: Counts, cards: Iterable<CardInfo>): string {
  const lines: string[] = [];
  const title = name.replace(/\s+/g, " ").trim();
  if (title) lines.push(`# ${title}`);
  const left = new Set(Object.keys(counts));
  for (const card of cards) if (left.delete(card.id)) lines.push(`${counts[card.id]} ${card.id} ${cardName(card)}`);
  for (const id of left) lines.push(`${counts[id]} ${id}`); // cards that have not come, or that nobody knows
  return `${lines.join("\n")}\n`;
}

/** How many of each, from what the server has read. */
export function countsOf(report: { cards: { id: string; count: number }[]; missions: string[] }): Counts {
  const counts: Record<string, number> = {};
  for (const { id, count } of report.cards) counts[id] = (counts[id] ?? 0) + count;
  for (const id of report.missions) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

export function same(a: Counts, b: Counts): boolean {
  const ids = Object.keys(a);
  return ids.length === Object.keys(b).length && ids.every((id) => a[id] === b[id]);
}

export interface Bar {
  value: number;
  count: number;
}

/** How many cards there are of each value of a number, from the least to the greatest in the game. */
export function curve(counts: Counts, cards: CardInfo[], key: string): Bar[] {
  const bars: number[] = [];
  for (const card of cards) {
    const value = card.keys[key];
    if (typeof value === "number") bars[value] = (bars[value] ?? 0) + (counts[card.id] ?? 0);
  }
  return Array.from(bars, (count, value) => ({ value, count: count ?? 0 })).slice(
    Math.max(
      0,
      bars.findIndex((bar) => bar !== undefined),
    ),
  );
}

/** A name for a file, of letters that every system takes. */
export function fileName(name: string): string {
  const plain = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .toLowerCase();
  return `${plain || "deck"}.txt`;
}
