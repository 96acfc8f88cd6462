// Made from src/kleos/games/naruto_mythos/schema.py by tools/protocol: change that file, not this one.

/** A stack of cards on one side of a mission. */
export interface Character {
  object: number;
  hidden: boolean;
  /** how many cards: the character itself and those beneath it */
  stack: number;
  tokens: number;
  /** as it stands now, with everything that changes it */
  power: number;
  owner: number;
  controller: number;
  /** the object that holds it, while it is not on its owner's side */
  controlled_by?: number;
  /** the object that it locks */
  lock?: number;
  /** only where the viewer may know it */
  card?: string;
  /** as the card */
  name?: string;
  /** as the card: those beneath it, the upper ones first */
  under?: string[];
  /** true: hidden, but the viewer knows it */
  known?: boolean;
}

export interface Mission {
  rank: "D" | "C" | "B" | "A";
  card: string;
  name: string;
  /** those of the card and those of its rank */
  points: number;
  /** the Power on each side, by seat */
  totals: number[];
  /** by seat, each in order of arrival */
  sides: Character[][];
}

export interface Player {
  seat: number;
  chakra: number;
  points: number;
  passed: boolean;
  hand_size: number;
  deck_size: number;
  /** top card first */
  discard: string[];
  conceded: boolean;
  /** only the viewer's own */
  hand?: string[];
  /** only the viewer's own: the deck as it was at the start */
  deck_list?: string[];
  /** only the viewer's own: the missions brought */
  missions?: string[];
  /** only the viewer's own, before the first round; null: not decided yet */
  mulligan?: "keep" | "mulligan" | null;
}

/** The line of a card that asks. */
export interface Source {
  card: string;
  /** its number on the card */
  line: number;
}

/** An answer to the open decision. */
export interface Offered {
  token: string;
  text: string;
}

export interface Decision {
  seat: number;
  kind: "use" | "order" | "mulligan" | "turn" | "target" | "mission" | "card" | "amount" | "effect-play" | "line" | "replace" | "demand" | "lock" | "discard-order" | "per-mission";
  /** only for who decides; missing where the rules ask */
  source?: Source;
  /** only for who decides */
  prompt?: string;
  /** only for who decides */
  options?: Offered[];
}

export interface View {
  game: "naruto-mythos";
  /** null: a spectator */
  seat: number | null;
  mode: "casual" | "competitive";
  phase: "mulligan" | "action" | "mission" | "end" | "over";
  round: number;
  /** the seat that holds the Edge */
  edge: number;
  /** the seat whose turn it is, in the Action Phase */
  turn: number | null;
  /** how many missions are yet to come */
  mission_deck: number;
  /** those in play, rank D first */
  missions: Mission[];
  players: Player[];
}
