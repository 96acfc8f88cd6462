// What the server shows of a match of Naruto Mythos.

import type { PlainId } from "../../lib/words";

/** What is still to be chosen, by what would be done and the kind of thing. */
export const LACKS: Record<string, PlainId> = { "play p": "naruto-lacks-mission", "hide p": "naruto-lacks-mission", "upgrade o": "naruto-lacks-character", "reveal-upgrade o": "naruto-lacks-character" };

export interface Character {
  object: number;
  hidden: boolean;
  stack: number;
  tokens: number;
  power: number;
  owner: number;
  controller: number;
  controlled_by?: number;
  lock?: number;
  /** only where who looks may know it */
  card?: string;
  name?: string;
  under?: string[];
  known?: boolean;
}

export interface Mission {
  rank: string;
  card: string;
  name: string;
  points: number;
  totals: [number, number];
  sides: [Character[], Character[]];
}

export interface Player {
  seat: number;
  chakra: number;
  points: number;
  passed: boolean;
  hand_size: number;
  deck_size: number;
  discard: string[];
  conceded: boolean;
  hand?: string[];
  deck_list?: string[];
  missions?: string[];
}

export interface View {
  phase: "mulligan" | "action" | "mission" | "end" | "over";
  round: number;
  edge: number;
  turn: number | null;
  mission_deck: number;
  missions: Mission[];
  players: [Player, Player];
}
