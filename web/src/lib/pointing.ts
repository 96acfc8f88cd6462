// Answering by pointing: every option names things of the table, and each thing pointed at leaves fewer options.

import type { OptionInfo, Thing } from "./protocol";

/** Options whose meaning is to do nothing (more): the space bar takes them. */
const ENOUGH = new Set(["pass", "done", "skip", "end"]);

/** Numbers lie nowhere on the table: they cannot be pointed at. */
export function pointable(thing: Thing): boolean {
  return !thing.startsWith("n:");
}

/** The things of an option still to be pointed at, or nothing if it does not name all that were. */
export function remaining(option: OptionInfo, picked: readonly Thing[]): Thing[] | undefined {
  const left = option.things.filter(pointable);
  for (const thing of picked) {
    const at = left.indexOf(thing);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

/** The options that name all things picked so far. */
export function candidates(options: readonly OptionInfo[], picked: readonly Thing[]): OptionInfo[] {
  return options.filter((option) => remaining(option, picked) !== undefined);
}

/** What may be pointed at next. `first` are those that options name first: what one would begin with. */
export function offered(
  options: readonly OptionInfo[],
  picked: readonly Thing[],
): { lit: Set<Thing>; first: Set<Thing> } {
  const lit = new Set<Thing>();
  const first = new Set<Thing>();
  for (const option of options) {
    const left = remaining(option, picked);
    if (!left?.length) continue;
    for (const thing of left) lit.add(thing);
    first.add(left[0]!);
  }
  return { lit, first };
}

/** What is to be pointed at next, once something is: by what would be done, and by the kind of thing, as "play p". */
export function lacking(options: readonly OptionInfo[], picked: readonly Thing[]): string[] {
  const next = candidates(options, picked).flatMap((option) => {
    const thing = remaining(option, picked)![0];
    return thing ? [`${option.verb} ${thing[0]}`] : [];
  });
  return [...new Set(next)];
}

/** The options that are fully pointed out. */
export function complete(options: readonly OptionInfo[], picked: readonly Thing[]): OptionInfo[] {
  if (!picked.length) return [];
  return options.filter((option) => remaining(option, picked)?.length === 0);
}

/** The options that name nothing one could point at: buttons. */
export function bare(options: readonly OptionInfo[]): OptionInfo[] {
  return options.filter((option) => !option.things.some(pointable));
}

/** The option that means to do nothing more, if there is exactly one. */
export function enough(options: readonly OptionInfo[]): OptionInfo | undefined {
  const found = bare(options).filter((option) => ENOUGH.has(option.verb));
  return found.length === 1 ? found[0] : undefined;
}

export type Pointed =
  { kind: "unlit" } | { kind: "choose"; option: OptionInfo } | { kind: "picked"; picked: Thing[]; menu: OptionInfo[] };

/** What comes of pointing at a thing: it is chosen, or picked with a menu of what is fully pointed out, or not offered. */
export function point(options: readonly OptionInfo[], picked: readonly Thing[], thing: Thing): Pointed {
  const now = [...picked, thing];
  const left = candidates(options, now);
  if (!left.length || !pointable(thing)) return { kind: "unlit" };
  const whole = complete(left, now);
  if (left.length === 1 && whole.length === 1) return { kind: "choose", option: whole[0]! };
  return { kind: "picked", picked: now, menu: whole };
}

/** The cards to choose from that are shown in the prompt: none if all of them are in the hand. */
export function strip(options: readonly OptionInfo[], hand: readonly string[]): string[] {
  const cards: string[] = [];
  for (const option of options) {
    for (const thing of option.things) {
      const id = thing.slice(2);
      if (thing.startsWith("c:") && !cards.includes(id)) cards.push(id);
    }
  }
  return cards.every((id) => hand.includes(id)) ? [] : cards;
}
