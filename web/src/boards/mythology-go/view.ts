// What the server shows of a match of Mythology GO, and what can be told from it without any rule.

import { getContext, setContext } from "svelte";
import { COLOURS, type Colour } from "../../lib/art-mythology";
import { say, type PlainId } from "../../lib/words";
import type { Creature, Decision, Entry, Player, Sheet, View } from "./schema";

export type { Creature, Player, Sheet, View } from "./schema";

export const SLOTS = 7; // of a field
export const PLAYS = 2; // of a turn
export const ROUNDS = 3; // of a match

/** What is still to be chosen, by what would be done and the kind of thing. */
export const LACKS: Record<string, PlainId> = {
  "play o": "mythology-lacks-pair",
  "fuse o": "mythology-lacks-pair",
  "colour p": "mythology-lacks-colour",
  "colour o": "mythology-lacks-creature",
  "accuse c": "mythology-lacks-divinity",
};

/** Decisions whose cards lie elsewhere than in the hand, even where it holds the same ones. */
export const ELSEWHERE: ReadonlySet<string> = new Set<Decision["kind"]>([
  "choose-belief",
  "polytheism-keep",
  "djinn-name",
  "accuse",
]);

/** Decisions whose cards this board lays out itself to be chosen. */
export const LAID_OUT: ReadonlySet<string> = new Set<Decision["kind"]>(["choose-belief", "polytheism-keep", "accuse"]);

/** Decisions that ask for a creature which may lie on any field: small screens lay out all that may be chosen. */
export const AIMED: ReadonlySet<string> = new Set<Decision["kind"]>([
  "dragon-target",
  "chupacabra-target",
  "satyr-other",
  "gorgon-copy",
  "werewolf-transform",
]);

/** The columns of a counting: which steps of it each sums up. */
export const COLUMNS = [
  "values",
  "bonuses",
  "colours",
  "subtotal",
  "divinity",
  "identification",
  "extremes",
  "total",
] as const;
export type Column = (typeof COLUMNS)[number];
const STEPS: Partial<Record<Column, number>> = {
  values: 5,
  bonuses: 6,
  colours: 7,
  divinity: 9,
  identification: 10,
  extremes: 11,
};

/** The points of a player in a column. */
export function points(sheet: Sheet, column: Column): number {
  if (column === "subtotal" || column === "total") return sheet[column];
  return sheet.items.filter((entry) => entry.step === STEPS[column]).reduce((sum, entry) => sum + entry.points, 0);
}

/** The entries of a player by column, those without any left out. */
export function parts(sheet: Sheet): { column: Column; entries: Entry[]; sum: number }[] {
  return COLUMNS.flatMap((column) => {
    const entries = sheet.items.filter((entry) => entry.step === STEPS[column]);
    return entries.length ? [{ column, entries, sum: points(sheet, column) }] : [];
  });
}

export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** Plays that are left in this turn. */
export function playsLeft(view: View): number {
  return Math.max(0, PLAYS - view.plays);
}

/** The creature of a number, and who holds it. */
export function creatureOf(view: View, object: number): { creature: Creature; seat: number } | undefined {
  for (const player of view.players) {
    const creature = player.field.find((one) => one.object === object);
    if (creature) return { creature, seat: player.seat };
  }
  return undefined;
}

/** What a card shows of the moment: its value, and its colour by the place of that among the five. */
export function live(creature: Creature): Record<string, number> {
  return {
    ...(creature.value === undefined ? {} : { value: creature.value }),
    ...(creature.colour === undefined ? {} : { colour: COLOURS.indexOf(creature.colour) }),
  };
}

/** How many creatures of each colour somebody shows; a pair is one. */
export function colours(field: readonly Creature[]): [Colour, number][] {
  return COLOURS.map((colour) => [colour, field.filter((one) => one.colour === colour).length]);
}

/** The players by their place after the end, else by their points. */
export function ranking(view: View): Player[] {
  return [...view.players].sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || b.total - a.total || a.seat - b.seat);
}

/** What a creature is called: whatever nobody here may know has no name. */
export function nameOf(creature: Creature | undefined): string {
  return creature?.name ?? say("mythology-face-down-one");
}

type Numbers = () => ReadonlySet<number>;
const NUMBERS = Symbol("numbers");

/** Tells everything on the board which creatures bear their number. */
export function tellNumbers(numbers: Numbers): void {
  setContext(NUMBERS, numbers);
}

/** What stands behind the name of a creature: its number where it needs one. */
export function theNumber(): (object: number) => string {
  const numbers = getContext<Numbers>(NUMBERS);
  return (object) => (numbers().has(object) ? ` #${object}` : "");
}

/** The creatures that need their number: those that another could be taken for, and those that a text calls by it. */
export function numbered(view: View, texts: string[]): ReadonlySet<number> {
  const told = new Set(texts.flatMap((text) => [...text.matchAll(/#(\d+)/g)].map((found) => Number(found[1]))));
  const all = view.players.flatMap((player) => player.field);
  const alone = (one: Creature): boolean => all.filter((other) => other.name === one.name).length === 1;
  return new Set(all.filter((one) => told.has(one.object) || !alone(one)).map((one) => one.object));
}
