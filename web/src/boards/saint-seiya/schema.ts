// Made from src/kleos/games/saint_seiya/schema.py by tools/protocol: change that file, not this one.

/** The costs of the moment; one that is missing cannot be paid. */
export interface Costs {
  force?: number;
  cosmos?: number;
}

/** What the active player has against a card, without the armour. */
export interface Strength {
  force: number;
  cosmos: number;
}

export interface TerrainCard {
  object: number;
  card: string;
  name: string;
  /** counted from 1 */
  place: number;
  flame: boolean;
  costs: Costs;
  strength: Strength;
  /** the objects of the Characters that face it */
  facing: number[];
  /** by how much effects have lowered its cost this turn */
  force_less: number;
  cosmos_less: number;
  dauphin_paid: boolean;
}

export interface Numbered {
  object: number;
  card: string;
  name: string;
}

/** A Character in play. */
export interface Played {
  object: number;
  card: string;
  name: string;
  /** the place it faces, if what it faces is on the terrain */
  facing: number | null;
  /** the object it faces, on the terrain or held; null: it is stranded */
  opposite: number | null;
  force: number;
  cosmos: number;
  force_bonus: number;
}

export interface Player {
  seat: number;
  hero: "seiya" | "shiryu" | "hyoga" | "shun" | "ikki";
  hand_size: number;
  draw_size: number;
  /** the uppermost cards of the draw pile that everybody knows, the top first */
  draw_top: string[];
  discard: string[];
  destroyed: string[];
  aside: string[];
  wounded: Numbered[];
  armour: Numbered | null;
  played: Played[];
  /** Force added to each of the player's cards this turn */
  force_all: number;
  armours_by_force: boolean;
  conceded: boolean;
  /** only where the viewer may see it */
  hand?: string[];
  /** after the end */
  score?: number;
  /** after the end */
  rank?: number;
}

/** An answer to the open decision. */
export interface Offered {
  token: string;
  text: string;
}

export interface Decision {
  seat: number;
  kind: "main" | "on-play" | "shun-draw" | "upkeep-discard" | "heal-pick" | "hand-discard" | "hand-wound" | "hand-destroy" | "hero-pair" | "discard-take" | "discard-destroy" | "discard-pick" | "pile-take" | "destroyed-take" | "revealed-wound" | "seen-hand-wound" | "wounded-destroy" | "boost" | "used-destroy" | "terrain-pick" | "terrain-swap" | "player-pick";
  /** the card whose effect asks */
  source?: string;
  /** only for the seat that decides */
  prompt?: string;
  /** only for the seat that decides */
  options?: Offered[];
}

export interface View {
  game: "saint-seiya";
  /** null: a spectator */
  seat: number | null;
  phase: "main" | "upkeep" | "over";
  turn: number;
  first: number;
  active: number;
  actions: number;
  flames: number;
  ending: boolean;
  reserve_size: number;
  common_discard: string[];
  /** by place */
  terrain: (TerrainCard | null)[];
  held: Numbered[];
  revealed: string[];
  players: Player[];
}
