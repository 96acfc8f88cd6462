// What the server says of decks (docs/protocol.md).

import { api } from "../../lib/api";

export interface SavedDeck {
  id: string;
  game: string;
  name: string;
  text: string;
  legal: boolean;
  changed: number;
}

export interface DeckProblem {
  text: string;
  clause: string;
  line: number | null;
  card: string;
}

export interface DeckReport {
  problems: DeckProblem[];
  name: string;
  size: number;
  cards: { id: string; count: number }[];
  missions: string[];
  summary: string[];
  text: string;
}

export const decks = {
  all: async () => (await api.get<{ decks: SavedDeck[] }>("/api/decks")).decks,
  one: (id: string) => api.get<SavedDeck>(`/api/decks/${encodeURIComponent(id)}`),
  starter: (game: string, side: string) =>
    api.get<DeckReport>(`/api/games/${encodeURIComponent(game)}/decks/${encodeURIComponent(side)}`),
  check: (game: string, text: string) => api.post<DeckReport>("/api/decks/check", { game, text }),
  add: (game: string, name: string, text: string) => api.post<SavedDeck>("/api/decks", { game, name, text }),
  change: (id: string, to: { name?: string; text?: string }) =>
    api.put<SavedDeck>(`/api/decks/${encodeURIComponent(id)}`, to),
  remove: (id: string) => api.remove<void>(`/api/decks/${encodeURIComponent(id)}`),
};
