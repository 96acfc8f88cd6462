// The cards of the games: loaded once for each game and language, looked up by id, named in words.

import { api } from "./api";
import { settings } from "./settings.svelte";

export interface Fact {
  id: string;
  name: string;
  text: string;
}

/** A card as the server tells it: `keys` holds ids and numbers that no language changes, the rest is for reading. */
export interface CardInfo {
  id: string;
  name: string;
  title: string;
  facts: Fact[];
  keys: Record<string, Key | Key[]>;
  text: string[];
  /** which of name, title and the facts are as published in this language; all else is our own wording */
  printed: string[];
  /** the clauses that speak of the card, its own first */
  rulings: string[];
}

export type Key = string | number | boolean;

/** Something that cards are looked for by, with all that it may be. */
export interface Filter {
  id: string;
  name: string;
  values: { id: Key; name: string }[];
}

interface Told {
  cards: CardInfo[];
  filters: Filter[];
  /** which facts are published ones and which are our own */
  note: string;
}

export interface Collection extends Told {
  byId: Map<string, CardInfo>;
}

/** A collection on its way: what has come so far, in this language or the one before, and what went wrong. */
export class Loading {
  now = $state.raw<Collection>();
  failed = $state.raw<Error>();
  private readonly asked = new Map<string, Promise<void>>();

  constructor(private readonly game: string) {}

  /** Asks for a language; what has been asked for once is never asked for again, unless it failed. */
  want(lang: string): Promise<void> {
    const before = this.asked.get(lang);
    if (before) return before;
    const path = `/api/games/${encodeURIComponent(this.game)}/cards?lang=${lang}`;
    const coming = api.get<Told>(path).then(
      (told) => {
        const collection = { ...told, byId: new Map(told.cards.map((card) => [card.id, card])) };
        this.languages.set(lang, collection);
        this.failed = undefined;
        this.show();
      },
      (error: Error) => {
        this.asked.delete(lang);
        this.failed = error;
      },
    );
    this.asked.set(lang, coming);
    return coming;
  }

  private readonly languages = new Map<string, Collection>();

  show(): void {
    const collection = this.languages.get(settings.lang);
    if (collection) this.now = collection;
  }
}

const games = new Map<string, Loading>();

/** The cards of a game as far as they have come; asks for them when they are first needed. */
export function loading(game: string): Loading {
  let found = games.get(game);
  if (!found) {
    found = new Loading(game);
    games.set(game, found);
  }
  return found;
}

/** All cards of a game in the language of the moment; undefined until they have come. Follows the language. */
export function cardsOf(game: string): Collection | undefined {
  const found = loading(game);
  const lang = settings.lang;
  // Not at once: whoever asks may be in the middle of deriving something, and nothing may change there.
  queueMicrotask(() => void found.want(lang).then(() => found.show()));
  return found.now;
}

/** A card of a game, undefined until the cards have come. */
export function cardOf(game: string, id: string | null | undefined): CardInfo | undefined {
  return id ? cardsOf(game)?.byId.get(id) : undefined;
}

/** Name and title; some cards have no title, or their name is one. */
export function cardName(card: CardInfo): string {
  return card.title && card.title !== card.name ? `${card.name}, ${card.title}` : card.name;
}

const SAID = ["cost", "value", "power", "points"];

/** A card in a few words: "Naruto Uzumaki, Genin of the Leaf Village, cost 2, power 3"; live values replace printed ones. */
export function describe(card: CardInfo, live: Record<string, number> = {}): string {
  const numbers = SAID.flatMap((id) => {
    const fact = card.facts.find((fact) => fact.id === id);
    return fact ? [`${fact.name} ${live[id] ?? fact.text}`] : [];
  });
  return [cardName(card), ...numbers].join(", ");
}
