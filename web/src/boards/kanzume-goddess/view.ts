// What the server shows of a match of Kanzume Goddess, and what can be told from it without any rule.

import type { Colour } from "../../lib/art-kanzume";
import type { Attack, Decision, Player, View } from "./schema";

export type { Ability, Attack, Piece, Player, View } from "./schema";

export const GOAL = 25; // where the energy mat ends
export const RETURN = 5; // the energy at which a sealed God comes back

/** Decisions whose cards lie elsewhere than in the hand, even where it holds the same ones. */
export const ELSEWHERE: ReadonlySet<string> = new Set<Decision["kind"]>([
  "choose-god",
  "recruit-phase",
  "hades-banish",
  "take-netherworld",
]);

/** Decisions whose cards this board lays out itself to be chosen. */
export const LAID_OUT: ReadonlySet<string> = new Set<Decision["kind"]>(["choose-god", "recruit-phase"]);

/** Decisions in which every answer is a button too: others wait, and the answer is seldom in sight. */
export const SPELLED: ReadonlySet<string> = new Set<Decision["kind"]>(["react-ability", "react-attack"]);

/** What may follow in the chain: any colour, or these; nothing is said twice. */
export function next(view: View): Colour[] | "any" {
  return view.symbols.length && !view.ignore_colour ? [...new Set(view.symbols)] : "any";
}

/** What an Attack takes if nothing more is done about it. */
export function left(attack: Attack): number {
  return Math.max(0, attack.value - attack.reduced);
}

/** Whether two players are on one side. */
export function allied(one: Player, other: Player): boolean {
  return one.seat !== other.seat && one.team !== null && one.team === other.team;
}

/** Turns of its own a sealed God still misses before it comes back. */
export function misses(player: Player): number {
  return Math.max(0, RETURN - 1 - player.energy);
}

/** The Gods to choose from, and beside them, in one order, those that the own team has taken, with who did. */
export function choice(view: View, me: Player): { god: string; taker: number | null }[] {
  const taken = view.players
    .filter((player) => player.seat === me.seat || allied(player, me))
    .flatMap((player) => player.god ?? []);
  const gods = view.mode === "team" ? [...view.team_gods, ...taken].sort() : (me.dealt ?? taken);
  return gods.map((god) => ({ god, taker: view.players.find((player) => player.god === god)?.seat ?? null }));
}

/** Cards of one kind together, in the order of their first one. */
export function counted(cards: readonly string[]): [card: string, copies: number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}

/** A line of rules text: the kind of ability with its moment, up to the first colon, and what it does. */
export function headed(line: string): [head: string, rest: string] {
  const found = /^([^:]{2,140}:)\s*(.*)$/s.exec(line);
  return found ? [found[1]!, found[2]!] : ["", line];
}
