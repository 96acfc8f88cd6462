// The games the server offers, as new matches and lists of games need them.

import { api } from "./api";
import { settings } from "./settings.svelte";

/** Something to pick: what it is called, and a sentence that explains it. */
export interface Pick {
  id: string;
  name: string;
  about: string;
  /** for a second line */
  more?: string;
}

export type Id = string | number | boolean;

/** What an option may be, and with how many players; none named is any number. */
export interface Value {
  id: Id;
  name: string;
  players: number[];
}

/** A match option, or one entry of an option that is a list: its values with their names, the default first. */
export interface GameOption {
  id: string;
  name: string;
  about: string;
  values: Value[];
  /** which entry of the list it is */
  part: number | null;
  /** whether numbers among the values are seats, to be called by who sits there */
  seats: boolean;
  /** what other options must be for this one to be asked */
  only: Record<string, Id>;
}

/** What a player may bring, and how many may bring the same; 0 is any number. */
export interface Side extends Pick {
  most: number;
}

export interface Game {
  id: string;
  title: string;
  about: string;
  players: [least: number, most: number];
  /** that a match of two takes */
  minutes: [least: number, most: number];
  /** of learning it, from 1 to 3 */
  difficulty: number;
  difficulty_name: string;
  options: GameOption[];
  has_decks: boolean;
  /** whether points of real cards can be reckoned */
  has_scoring: boolean;
  /** what a player may bring: starter decks, heroes, mythologies */
  sides: Side[];
  side_name: string;
  /** the one to begin with, "" for none */
  first_side: string;
  /** what options must be for players to bring any */
  sides_only: Record<string, Id>;
  bots: Pick[];
  first_bot: string;
}

/** All games, in the language of the moment; empty until they are here. */
export const games = $state<{ all: Game[]; lang: string; failed: string }>({ all: [], lang: "", failed: "" });

let coming: Promise<void> | undefined;

async function fetchGames(): Promise<void> {
  const lang = settings.lang;
  try {
    games.all = (await api.get<{ games: Game[] }>("/api/games")).games;
    games.lang = lang;
    games.failed = "";
  } catch (error) {
    games.failed = (error as Error).message;
  } finally {
    coming = undefined;
  }
}

/** Sees to it that the games are here, in the language of the moment. Call it in an effect. */
export function needGames(): void {
  if (games.lang !== settings.lang) coming ??= fetchGames();
}

export function gameOf(id: string): Game | undefined {
  return games.all.find((game) => game.id === id);
}

export function titleOf(id: string): string {
  return gameOf(id)?.title ?? id;
}
