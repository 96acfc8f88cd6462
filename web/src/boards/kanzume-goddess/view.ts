// What the server shows of a match of Kanzume Goddess, and what can be told from it without any rule.

import type { Colour } from "../../lib/art-kanzume";

export const GOAL = 25; // where the energy mat ends
export const RETURN = 5; // the energy at which a sealed God comes back

export interface Numbered {
  object: number;
  card: string;
  name: string;
}

export interface Piece extends Numbered {
  use: "action" | "reaction" | "protect";
}

export interface WarriorPile {
  pile: string;
  size: number;
  top: string | null;
  name?: string;
  cost?: number;
}

/** An ability being carried out. */
export interface Ability {
  seat: number;
  object: number | null;
  card: string;
  name: string;
  ability: number;
  target: number | null;
  cancelled: boolean;
  repeated: boolean;
}

export interface Attack {
  by: number;
  on: number;
  value: number;
  reduced: number;
}

export interface Player {
  seat: number;
  team: "A" | "B" | null;
  main: boolean;
  /** the mythology agreed on, while Gods are chosen */
  side: "greek" | "norse" | null;
  /** null: nobody at this screen knows it yet */
  god: string | null;
  god_name: string | null;
  chosen: boolean;
  energy: number;
  hand_size: number;
  deck_size: number;
  discard: string[];
  play: Piece[];
  sealed: boolean;
  out: boolean;
  /** only where who looks may see it */
  hand?: string[];
  /** the two Gods to choose from, before the choice */
  dealt?: string[];
  /** after the end */
  winner?: boolean;
}

export interface View {
  mode: "individual" | "team";
  mains: number[];
  phase: "setup" | "start" | "play" | "recruit" | "discard" | "end" | "over";
  round: number;
  first: number | null;
  active: number | null;
  faith: number;
  symbols: Colour[];
  ignore_colour: boolean;
  attack_bonus: number;
  used: string[];
  piles: WarriorPile[];
  supply: Record<string, number>;
  netherworld: string[];
  aside: (Numbered & { seat: number })[];
  abilities: Ability[];
  attack: Attack | null;
  /** while Gods are chosen: those left to the own team */
  team_gods: string[];
  players: Player[];
}

/** Decisions whose cards lie elsewhere than in the hand, even where it holds the same ones. */
export const ELSEWHERE: ReadonlySet<string> = new Set(["choose-god", "recruit-phase", "hades-banish", "take-netherworld"]);

/** Decisions whose cards this board lays out itself to be chosen. */
export const LAID_OUT: ReadonlySet<string> = new Set(["choose-god", "recruit-phase"]);

/** Decisions in which every answer is a button too: others wait, and the answer is seldom in sight. */
export const SPELLED: ReadonlySet<string> = new Set(["react-ability", "react-attack"]);

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
  const taken = view.players.filter((player) => player.seat === me.seat || allied(player, me)).flatMap((player) => player.god ?? []);
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
