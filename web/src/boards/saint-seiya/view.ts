// What the server shows of a match of Saint Seiya Deck Building, and what can be told from it without any rule.

import type { PlainId } from "../../lib/words";
import type { Decision, Numbered, Played, Player, Strength, View } from "./schema";

export type { Numbered, Played, Player, View } from "./schema";

export const FLAMES = 12;
export const PLACES = 6;
export type Currency = keyof Strength;
export const CURRENCIES: readonly Currency[] = ["force", "cosmos"];

/** What is still to be chosen, by what would be done and the kind of thing. */
export const LACKS: Record<string, PlainId> = { "play p": "saint-lacks-place" };

/** Decisions whose cards lie in a pile, or are shown for the occasion; all others that name cards mean the hand. */
export const ELSEWHERE: ReadonlySet<string> = new Set<Decision["kind"]>([
  "discard-take",
  "discard-destroy",
  "discard-pick",
  "pile-take",
  "destroyed-take",
  "revealed-wound",
  "seen-hand-wound",
]);

export interface Group<T> {
  /** the lowest number: a choice among cards that are alike names that one */
  first: number;
  cards: T[];
}

/** Cards side by side, those that are alike together. */
export function grouped<T extends Numbered & Partial<Played>>(cards: readonly T[]): Group<T>[] {
  const groups = new Map<string, Group<T>>();
  for (const card of [...cards].sort((a, b) => a.object - b.object)) {
    const key = [card.card, card.force, card.cosmos, card.force_bonus].join(" ");
    const group = groups.get(key);
    if (group) group.cards.push(card);
    else groups.set(key, { first: card.object, cards: [card] });
  }
  return [...groups.values()];
}

/** The Characters that face an object, with the seat of who played them. */
export function fighters(view: View, object: number): { seat: number; cards: Played[] } {
  for (const player of view.players) {
    const cards = player.played.filter((one) => one.opposite === object);
    if (cards.length) return { seat: player.seat, cards };
  }
  return { seat: view.active, cards: [] };
}

/** Characters in play that face nothing any more. */
export function stranded(view: View): { seat: number; cards: Played[] } {
  const player = view.players.find((one) => one.played.some((card) => card.opposite === null));
  return { seat: player?.seat ?? view.active, cards: player?.played.filter((card) => card.opposite === null) ?? [] };
}

/** How much of a cost is there: from 0 to 1. */
export function filled(have: number, need: number): number {
  return need > 0 ? Math.min(1, have / need) : 1;
}

/** The flames in the order in which they go out; true: it still burns. */
export function burning(flames: number): boolean[] {
  return Array.from({ length: FLAMES }, (_, i) => i >= FLAMES - flames);
}

/** Who takes the last turn of each round: the one before the first player, of those who still play. */
export function lastOfRound(view: View): number {
  const count = view.players.length;
  const seats = view.players.map((_, i) => (view.first + count - 1 - i) % count);
  return seats.find((seat) => !view.players[seat]!.conceded) ?? view.first;
}

/** A pile as one looks at it: what came last lies on top. */
export function fromTop(cards: readonly string[]): string[] {
  return [...cards].reverse();
}

/** Heroes are called by their names in every language. */
export function heroName(hero: Player["hero"]): string {
  return hero.charAt(0).toUpperCase() + hero.slice(1);
}
