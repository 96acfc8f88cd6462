// Made from src/kleos/games/kanzume_goddess/schema.py by tools/protocol: change that file, not this one.

export interface WarriorPile {
  pile: "w1" | "w2" | "w3" | "w4" | "w5" | "w6";
  size: number;
  /** the card that lies face up; null: the pile is empty */
  top: string | null;
  /** of that card, if there is one, as is what it costs */
  name?: string;
  cost?: number;
}

/** A card in the reveal place. */
export interface Aside {
  object: number;
  card: string;
  name: string;
  /** of the player whose card it is */
  seat: number;
}

/** An ability being carried out. */
export interface Ability {
  /** of the player who uses it */
  seat: number;
  /** the card's number; null: the ability is a God's */
  object: number | null;
  card: string;
  name: string;
  /** which of the card's it is, counted from 1 */
  ability: number;
  /** the seat it aims at */
  target: number | null;
  cancelled: boolean;
  repeated: boolean;
}

/** The Attack being resolved. */
export interface Attack {
  by: number;
  on: number;
  value: number;
  /** what has been taken off the value */
  reduced: number;
}

/** A card in a play area. */
export interface Piece {
  object: number;
  card: string;
  name: string;
  /** how it came to lie there */
  use: "action" | "reaction" | "protect";
}

export interface Player {
  seat: number;
  /** null: everybody plays alone */
  team: "A" | "B" | null;
  /** has the main God of the team */
  main: boolean;
  /** the mythology agreed on, while Gods are chosen */
  side: "greek" | "norse" | null;
  /** null: there is none yet, or who looks may not know it yet */
  god: string | null;
  god_name: string | null;
  chosen: boolean;
  energy: number;
  hand_size: number;
  deck_size: number;
  /** newest first */
  discard: string[];
  /** oldest first */
  play: Piece[];
  sealed: boolean;
  out: boolean;
  conceded: boolean;
  /** only where who looks may see it */
  hand?: string[];
  /** the two Gods to choose from, before the choice */
  dealt?: string[];
  /** after the end */
  winner?: boolean;
}

/** An answer to the open decision. */
export interface Offered {
  token: string;
  text: string;
}

export interface Decision {
  /** null: reactions are awaited, and who looks may not know from whom */
  seat: number | null;
  kind: "choose-god" | "start-phase" | "play-phase" | "choose-player" | "react-ability" | "react-attack" | "pay-cost" | "discard-choice" | "banish-choice" | "hades-banish" | "repeat-warrior" | "repeat-ability" | "take-netherworld" | "recruit-phase" | "discard-phase" | "end-choice" | "reactions";
  /** the card that asks */
  source?: string;
  /** its number, if it has one */
  object?: number;
  /** only for who decides, as are the options */
  prompt?: string;
  options?: Offered[];
}

export interface View {
  game: "kanzume-goddess";
  /** null: a spectator */
  seat: number | null;
  mode: "individual" | "team";
  /** the seats of the main Gods; empty where everybody plays alone */
  mains: number[];
  phase: "setup" | "start" | "play" | "recruit" | "discard" | "end" | "over";
  round: number;
  /** who had the first turn; null while Gods are chosen */
  first: number | null;
  /** whose turn it is; null while Gods are chosen */
  active: number | null;
  faith: number;
  /** the follow-up symbols in force; none: any colour may follow */
  symbols: ("red" | "green" | "silver" | "yellow")[];
  /** the next Warrior may have any colour */
  ignore_colour: boolean;
  /** what waits for the next Attack */
  attack_bonus: number;
  /** this turn */
  attacks_declared: number;
  /** how often Warriors have gained energy this turn */
  warrior_gains: number;
  /** the limited abilities already used this turn */
  used: string[];
  piles: WarriorPile[];
  /** Disciples left, by card */
  supply: Record<string, number>;
  /** newest first */
  netherworld: string[];
  /** how many cards are out of the match */
  out_size: number;
  aside: Aside[];
  /** the first one played first */
  abilities: Ability[];
  attack: Attack | null;
  /** while Gods are chosen: those left to the own team */
  team_gods: string[];
  players: Player[];
}
