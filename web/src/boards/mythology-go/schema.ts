// Made from src/kleos/games/mythology_go/schema.py by tools/protocol: change that file, not this one.

/** A card of the deck whose place the viewer knows. */
export interface InDeck {
  from_bottom: number;
  card: string;
}

/** Cards that everybody knows to lie somewhere between two places of the deck. */
export interface Promised {
  from_bottom: number;
  to: number;
  cards: string[];
}

export interface Accusation {
  by: number;
  player: number;
  divinity: string;
}

export interface Target {
  object: number;
  /** the creature it copies or transforms */
  target: number;
}

/** A creature on a field; the viewer may not know what it is. */
export interface Creature {
  object: number;
  face: "up" | "down";
  /** whether the viewer may know what it is; else nothing below is there */
  known: boolean;
  card?: string;
  name?: string;
  value?: number;
  /** what its value was changed by */
  mod?: number;
  colour?: "green" | "yellow" | "orange" | "grey" | "blue";
  slots?: number;
  resurrected?: boolean;
  fused?: boolean;
  used?: boolean;
  /** it lay face-down when the round ended */
  was_down?: boolean;
  /** what it counts as, once it has copied or been transformed */
  looks?: string;
  /** only beside looks */
  transformed?: boolean;
}

export interface Player {
  seat: number;
  field: Creature[];
  slots_used: number;
  full: boolean;
  hand_size: number;
  hand_known: string[];
  has_divinity: boolean;
  /** null: there is none, or the viewer doesn't know it */
  divinity: string | null;
  declared: boolean;
  /** null: not chosen yet */
  belief: string | null;
  belief_name: string | null;
  belief_used: boolean;
  spells_played: number;
  scores: number[];
  total: number;
  conceded: boolean;
  /** only where the viewer may see it */
  hand?: string[];
  /** unused ones that the viewer has seen */
  divinities_seen?: string[];
  /** the second one that the viewer may keep */
  extra_divinity?: string;
  /** after the end */
  rank?: number;
  /** after the end */
  rounds_won?: number;
}

/** An entry of a counting. */
export interface Entry {
  step: number;
  kind: "value" | "outnumber" | "unique" | "polychrome" | "monochrome" | "copies" | "resurrection" | "was-down" | "colour" | "divinity" | "identification" | "identified" | "strong" | "weak";
  points: number;
  text: string;
  object?: number;
  card?: string;
  /** the one it is for */
  colour?: "green" | "yellow" | "orange" | "grey" | "blue";
  /** the other one of an identification */
  player?: number;
  /** how many creatures or copies it is for */
  count?: number;
}

/** The entries of one player in a counting. */
export interface Sheet {
  seat: number;
  items: Entry[];
  subtotal: number;
  total: number;
}

/** A finished round: who was who, and the whole counting. */
export interface Round {
  round: number;
  /** by seat */
  divinities: (string | null)[];
  scores: number[];
  winners: number[];
  sheet: Sheet[];
}

/** An answer to the open decision. */
export interface Offered {
  token: string;
  text: string;
}

export interface Decision {
  seat: number;
  kind: "choose-belief" | "polytheism-keep" | "main" | "dragon-target" | "chupacabra-target" | "djinn-name" | "satyr-own" | "satyr-other" | "leviathan-player" | "chimera-destroy" | "chimera-place" | "dualism-turn" | "druidism-save" | "reincarnation-use" | "return-order" | "gorgon-copy" | "werewolf-transform" | "totemism-colour" | "accuse";
  /** the card that asks */
  source?: string;
  object?: number;
  prompt?: string;
  options?: Offered[];
}

export interface View {
  game: "mythology-go";
  /** null: a spectator */
  seat: number | null;
  phase: "belief" | "draw" | "main" | "scoring" | "over";
  round: number;
  starter: number;
  active: number;
  plays: number;
  turn_spells: number;
  /** turns left, once that is counted */
  countdown: number | null;
  /** turns finished in this round */
  opportunities: number;
  deck_size: number;
  deck_known: InDeck[];
  deck_promised: Promised[];
  /** top card first */
  discard: string[];
  aside: string[];
  /** the spell being carried out */
  casting: string | null;
  free_beliefs: string[];
  unused_divinities: number;
  divinities_shown: boolean;
  accusations: Accusation[];
  targets: Target[];
  players: Player[];
  /** what has been counted so far in this round */
  counting: Sheet[];
  rounds: Round[];
}
