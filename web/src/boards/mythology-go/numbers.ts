// Which creatures need their number: those that another could be taken for, and those that a text calls by it.

import { getContext, setContext } from "svelte";
import type { Creature, View } from "./view";

type Numbers = () => ReadonlySet<number>;
const KEY = Symbol("numbers");

/** Tells everything on the board which creatures bear their number. */
export function tellNumbers(numbers: Numbers): void {
  setContext(KEY, numbers);
}

/** What stands behind the name of a creature: its number where it needs one. */
export function theNumber(): (object: number) => string {
  const numbers = getContext<Numbers>(KEY);
  return (object) => (numbers().has(object) ? ` #${object}` : "");
}

export function numbered(view: View, texts: string[]): ReadonlySet<number> {
  const told = new Set(texts.flatMap((text) => [...text.matchAll(/#(\d+)/g)].map((found) => Number(found[1]))));
  const of = new Map<string, Creature[]>();
  for (const creature of view.players.flatMap((player) => player.field)) of.set(creature.name ?? "", [...(of.get(creature.name ?? "") ?? []), creature]);
  return new Set([...of.values()].flatMap((same) => same.filter((one) => same.length > 1 || told.has(one.object)).map((one) => one.object)));
}
