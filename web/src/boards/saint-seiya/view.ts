// What the server shows of a match of Saint Seiya Deck Building, and what can be told from it without any rule.

import type { PlainId } from "../../lib/words";

export const FLAMES = 12;
export const PLACES = 6;
export const CURRENCIES = ["force", "cosmos"] as const;
export type Currency = (typeof CURRENCIES)[number];

/** What is still to be chosen, by what would be done and the kind of thing. */
export const LACKS: Record<string, PlainId> = { "play p": "saint-lacks-place" };

export interface Numbered {
  object: number;
  card: string;
  name: string;
}

export interface Played extends Numbered {
  /** the place it faces, if what it faces is on the terrain */
  facing: number | null;
  /** the object it faces, on the terrain or held */
  opposite: number | null;
  force: number;
  cosmos: number;
  force_bonus: number;
}

export interface Place extends Numbered {
  place: number;
  flame: boolean;
  /** of the moment; a cost that is missing cannot be paid */
  costs: Partial<Record<Currency, number>>;
  strength: Record<Currency, number>;
  facing: number[];
  force_less: number;
  cosmos_less: number;
  dauphin_paid: boolean;
}

export interface Player {
  seat: number;
  hero: string;
  hand_size: number;
  draw_size: number;
  draw_top: string[];
  discard: string[];
  destroyed: string[];
  aside: string[];
  wounded: Numbered[];
  armour: Numbered | null;
  played: Played[];
  force_all: number;
  armours_by_force: boolean;
  conceded: boolean;
  /** only where who looks may see it */
  hand?: string[];
  /** after the end */
  score?: number;
  rank?: number;
}

export interface View {
  phase: "main" | "upkeep" | "over";
  turn: number;
  first: number;
  active: number;
  actions: number;
  flames: number;
  ending: boolean;
  reserve_size: number;
  common_discard: string[];
  terrain: (Place | null)[];
  held: Numbered[];
  revealed: string[];
  players: Player[];
}

/** Decisions whose cards lie in a pile, or are shown for the occasion; all others that name cards mean the hand. */
export const ELSEWHERE: ReadonlySet<string> = new Set([
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
export function heroName(hero: string): string {
  return hero.charAt(0).toUpperCase() + hero.slice(1);
}
