// Looking for cards: words and filters in, cards out. It knows no game: what can be filtered is the server's to say.

import type { CardInfo, Filter, Key } from "../../lib/card";

export interface Wanted {
  words: string;
  /** by filter: the values of which a card must have one */
  picks: Record<string, Key[]>;
  /** "" as the game counts them, "name", or a key that is a number */
  sort: string;
}

export const NOTHING: Wanted = { words: "", picks: {}, sort: "" };

/** Letters without case, accents and ligatures, so that "kyubi" finds "Kyûbi". */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replace(/[’']/g, " ");
}

const folded = new WeakMap<CardInfo, { name: string; all: string }>();

function lettersOf(card: CardInfo): { name: string; all: string } {
  let letters = folded.get(card);
  if (!letters) {
    const name = fold(`${card.name} ${card.title}`);
    const facts = card.facts.filter((fact) => !/^\d*$/.test(fact.text)).map((fact) => fact.text);
    letters = { name, all: fold([name, card.id, ...facts, ...card.text].join(" ")) };
    folded.set(card, letters);
  }
  return letters;
}

export function has(card: CardInfo, filter: string, values: Key[]): boolean {
  const key = card.keys[filter];
  return values.some((value) => (Array.isArray(key) ? key.includes(value) : key === value));
}

/** The cards that are wanted, in the order wanted; those whose name has the words come before those that only speak of them. */
export function find(cards: CardInfo[], wanted: Wanted): CardInfo[] {
  const words = fold(wanted.words).split(/\s+/).filter(Boolean);
  const picks = Object.entries(wanted.picks).filter(([, values]) => values.length);
  const found = cards.filter(
    (card) =>
      words.every((word) => lettersOf(card).all.includes(word)) &&
      picks.every(([filter, values]) => has(card, filter, values)),
  );
  const named = (card: CardInfo) =>
    words.length && words.every((word) => lettersOf(card).name.includes(word)) ? 0 : 1;
  const place = new Map(cards.map((card, i) => [card, i]));
  const { sort } = wanted;
  return found.sort(
    (a, b) =>
      (sort ? 0 : named(a) - named(b)) ||
      (sort === "name" ? a.name.localeCompare(b.name) : sort ? numberOf(a, sort) - numberOf(b, sort) : 0) ||
      place.get(a)! - place.get(b)!,
  );
}

/** A number of a card; cards without it come last. */
function numberOf(card: CardInfo, key: string): number {
  const value = card.keys[key];
  return typeof value === "number" ? value : Infinity;
}

/** The filters whose values are numbers: what cards can be sorted by. */
export function sortable(filters: Filter[]): Filter[] {
  return filters.filter((filter) => filter.values.every((value) => typeof value.id === "number"));
}

// In the address ------------------------------------------------------------------------------------------------------
/** What is wanted, as the query of an address; other parts of the query stay. */
export function toQuery(wanted: Wanted, filters: Filter[], before: string): string {
  const query = new URLSearchParams(before);
  const put = (key: string, value: string) => (value ? query.set(key, value) : query.delete(key));
  put("q", wanted.words.trim());
  put("sort", wanted.sort);
  for (const filter of filters) put(filter.id, (wanted.picks[filter.id] ?? []).join("."));
  const text = query.toString();
  return text ? `?${text}` : "";
}

export function fromQuery(text: string, filters: Filter[]): Wanted {
  const query = new URLSearchParams(text);
  const picks: Record<string, Key[]> = {};
  for (const filter of filters) {
    const asked = (query.get(filter.id) ?? "").split(".");
    const values = filter.values.map((value) => value.id).filter((id) => asked.includes(String(id)));
    if (values.length) picks[filter.id] = values;
  }
  return { words: query.get("q") ?? "", picks, sort: query.get("sort") ?? "" };
}
