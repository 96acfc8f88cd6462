// My saved decks, for forms that let me bring one.

import { api } from "../../lib/api";

export interface Deck {
  id: string;
  game: string;
  name: string;
  legal: boolean;
}

const kept = $state<{ all: Deck[] }>({ all: [] });
let asking: Promise<void> | undefined;

/** Asks for my decks anew; called by whatever offers them when it opens, once for all that open together. */
export function needDecks(): void {
  asking ??= api
    .get<{ decks: Deck[] }>("/api/decks")
    .then((told) => void (kept.all = told.decks))
    .catch(() => {}) // without them the decks the game offers remain
    .finally(() => (asking = undefined));
}

/** My decks for a game, as far as they are known. */
export function myDecks(game: string): Deck[] {
  return kept.all.filter((deck) => deck.game === game);
}
