// My saved decks, for forms that let me bring one.

import { api } from "../../lib/api";

export interface Deck {
  id: string;
  game: string;
  name: string;
  legal: boolean;
}

const kept = $state<{ all: Deck[] }>({ all: [] });
let asked = 0;

/** The decks for a game; they come a moment after the first question and are asked for anew when a page opens. */
export function myDecks(game: string): Deck[] {
  if (Date.now() - asked > 10_000) {
    asked = Date.now();
    api
      .get<{ decks: Deck[] }>("/api/decks")
      .then((told) => (kept.all = told.decks))
      .catch(() => {}); // without them the decks the game offers remain
  }
  return kept.all.filter((deck) => deck.game === game);
}
