// The boards of the games, each loaded with its words when somebody sits down to the game.

import type { Component, Snippet } from "svelte";
import { need } from "./spoken.svelte";

type Board = Component<{ prompt?: Snippet }>;

const BOARDS = import.meta.glob<{ default: Board }>("../boards/*/Board.svelte");

/** The board of a game; undefined where it has none. */
export function boardOf(game: string): Promise<{ default: Board }> | undefined {
  const coming = BOARDS[`../boards/${game}/Board.svelte`];
  return coming && Promise.all([coming(), need(game)]).then(([board]) => board);
}
