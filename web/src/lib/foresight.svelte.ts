// What answers would do, as the server foretells it: asked for once, kept until something else is asked.

import { candidates, complete, pointable } from "./pointing";
import type { Foresight, OptionInfo, Thing } from "./protocol";

/** Answers asked about at once. */
export const MOST = 12;

/** Answers told of at one thing. */
const FEW = 3;

/** Kinds of choices that are lit softly: they are hardly worth anything where they lead. */
const SOFT = new Set(["hides-unpaid", "adds-nothing"]);

/** The kinds of choices that are rarely meant, and the verbs of the answers that may be of them. */
const RARE = {
  "hides-unpaid": ["hide"],
  "adds-nothing": ["play"],
  "ends-early": ["pass", "end", "done"],
} satisfies Record<string, string[]>;
export type Rare = keyof typeof RARE;

export function isRare(kind: string): kind is Rare {
  return kind in RARE;
}

export class Foresights {
  private known = $state.raw<ReadonlyMap<string, Foresight>>(new Map());
  private asked = new Set<string>();
  private question = "";

  constructor(private readonly ask: (tokens: string[]) => Promise<Foresight[]>) {}

  /** Forgets what was told when something else is asked. */
  about(question: string): void {
    if (question === this.question) return;
    this.question = question;
    this.asked = new Set();
    if (this.known.size) this.known = new Map();
  }

  of(token: string): Foresight | undefined {
    return this.known.get(token);
  }

  /** Asks about those answers that have not been asked about yet. */
  async learn(tokens: readonly string[]): Promise<void> {
    const fresh = tokens.filter((token) => !this.asked.has(token)).slice(0, MOST);
    if (!fresh.length) return;
    for (const token of fresh) this.asked.add(token);
    const question = this.question;
    const told = await this.ask(fresh);
    if (question !== this.question) return; // the table has gone on meanwhile
    if (!told.length) for (const token of fresh) this.asked.delete(token);
    this.known = new Map([...this.known, ...told.map((one) => [one.token, one] as const)]);
  }
}

/**
 * The answers whose outcome is worth showing without being pointed at: few enough, and each at a place of its own.
 * By `touch` nothing can be pointed at: those of cards that answer at once, and of buttons, too.
 */
export function worthKnowing(options: readonly OptionInfo[], picked: readonly Thing[], touch = false): string[] {
  if (picked.length) {
    const left = candidates(options, picked);
    return left.length <= MOST ? left.map((option) => option.token) : [];
  }
  const placed = options.filter((option) => {
    const things = option.things.filter(pointable);
    return things.length === 1 ? touch || !things[0]!.startsWith("c:") : touch && !things.length;
  });
  return [...(placed.length <= MOST ? placed : []), ...onlyHidden(options)]
    .slice(0, MOST)
    .map((option) => option.token);
}

/** One answer for every card that can only be hidden: whether that is for want of chakra, the server says. */
function onlyHidden(options: readonly OptionInfo[]): OptionInfo[] {
  const byCard = new Map<Thing, OptionInfo[]>();
  for (const option of options) {
    const first = option.things[0];
    if (first?.startsWith("c:")) byCard.set(first, [...(byCard.get(first) ?? []), option]);
  }
  return [...byCard.values()].filter((all) => all.every((one) => one.verb === "hide")).map((all) => all[0]!);
}

/** What stands at a thing, once enough has been picked that pointing at it answers; `soft`: it is hardly worth it. */
export function badgeAt(
  options: readonly OptionInfo[],
  picked: readonly Thing[],
  thing: Thing,
  known: Foresights,
): { text: string; soft: boolean } | undefined {
  const told = complete(options, [...picked, thing]).flatMap((option) => known.of(option.token) ?? []);
  const best = told.find((one) => !SOFT.has(one.rare)) ?? told[0];
  return best && best.badge ? { text: best.badge, soft: SOFT.has(best.rare) } : undefined;
}

/** Whether all that can be done with a thing is hardly worth it, as far as that is known. */
export function isSoft(
  options: readonly OptionInfo[],
  picked: readonly Thing[],
  thing: Thing,
  known: Foresights,
): boolean {
  const left = candidates(options, [...picked, thing]);
  const told = left.flatMap((option) => known.of(option.token) ?? []);
  if (!told.length || !told.every((one) => SOFT.has(one.rare))) return false;
  return (
    told.length === left.length || (told[0]!.rare === "hides-unpaid" && left.every((option) => option.verb === "hide"))
  );
}

/** The answers that pointing at a thing would give; one of those it leaves if all of them are hardly worth it. */
export function answersAt(
  options: readonly OptionInfo[],
  picked: readonly Thing[],
  thing: Thing,
  known: Foresights,
): OptionInfo[] {
  const now = [...picked, thing];
  const whole = complete(options, now).slice(0, FEW);
  return whole.length || !isSoft(options, picked, thing, known) ? whole : candidates(options, now).slice(0, 1);
}

/** What is measured at a thing after each of these answers; nothing where that is not known of all, or not the same. */
export function afterAll(tokens: readonly string[], thing: Thing, what: string, known: Foresights): number | undefined {
  const [first, ...others] = tokens.map(
    (token) => known.of(token)?.changes.find((one) => one.thing === thing && one.what === what)?.after,
  );
  return others.every((other) => other === first) ? first : undefined;
}

/** Whether an answer may be of a kind that is rarely meant, other than those one is `sure` of: never the only one. */
export function mayBeDoubtful(options: readonly OptionInfo[], token: string, sure: readonly string[]): boolean {
  const verbs = Object.entries(RARE).flatMap(([kind, all]) => (sure.includes(kind) ? [] : all));
  return options.length > 1 && options.some((option) => option.token === token && verbs.includes(option.verb));
}
