// The cards of the games: loaded once for each game, set and language, looked up by id.

import { untrack } from "svelte";
import { api } from "./api";
import type { CardInfo, Filter } from "./card";
import { settings } from "./settings.svelte";

export * from "./card";

interface Told {
  cards: CardInfo[];
  filters: Filter[];
  /** which facts are published ones and which are our own */
  note: string;
  /** which card file they are from, in words, if they are not those that come with the game */
  file: string;
}

export interface Collection extends Told {
  byId: Map<string, CardInfo>;
}

// By game, set and language. Replaced as a whole, so that also whoever looked before anything had come sees it come.
let here = $state.raw<Record<string, Collection>>({});
let failed = $state.raw<Record<string, Error>>({});
const asked = new Set<string>();
const last = new Map<string, string>(); // what a game was last shown in, while the next language comes
let sets = $state.raw<Record<string, string>>({}); // by game: the set of the table that is looked at, where it is not that of now

/** From now on the cards of a game are those of a set; "" is what the game has now. */
export function showSet(game: string, set: string): void {
  const before = untrack(() => sets); // who says so must not say it again for having said it
  if ((before[game] ?? "") !== set) sets = { ...before, [game]: set };
}

const keyOf = (game: string): string => `${game}/${sets[game] ?? ""}/${settings.lang}`;

async function load(key: string): Promise<void> {
  if (asked.has(key)) return;
  asked.add(key);
  const [game, set, lang] = key.split("/") as [string, string, string];
  try {
    const told = await api.get<Told>(
      `/api/games/${encodeURIComponent(game)}/cards?lang=${lang}${set && `&set=${encodeURIComponent(set)}`}`,
    );
    const firsts = new Map<string, string>();
    for (const card of told.cards) {
      if (!firsts.has(card.name)) firsts.set(card.name, card.id);
      card.first = firsts.get(card.name)!;
    }
    here = { ...here, [key]: { ...told, byId: new Map(told.cards.map((card) => [card.id, card])) } };
    last.set(`${game}/${set}`, key);
  } catch (error) {
    asked.delete(key);
    failed = { ...failed, [key]: error as Error };
  }
}

/** All cards of a game in the language of the moment; undefined until they have come. Follows the language. */
export function cardsOf(game: string): Collection | undefined {
  const key = keyOf(game);
  const found = here[key];
  if (!found && !failed[key]) queueMicrotask(() => void load(key)); // who asks may be in the middle of deriving: nothing changes there
  return found ?? here[last.get(`${game}/${sets[game] ?? ""}`) ?? ""];
}

/** Why the cards of a game have not come. */
export function cardsFailed(game: string): Error | undefined {
  return failed[keyOf(game)];
}

/** Asks once more for cards that have not come. */
export function tryAgain(game: string): void {
  const { [keyOf(game)]: _, ...others } = failed;
  failed = others;
}

/** A card of a game, undefined until the cards have come. */
export function cardOf(game: string, id: string | null | undefined): CardInfo | undefined {
  return id ? cardsOf(game)?.byId.get(id) : undefined;
}
