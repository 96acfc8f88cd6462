// The glossaries of the games: loaded once for each game and language when something is first asked about.

import { api } from "./api";
import { factSign, marked, type Entry, type Glossary, type Part } from "./glossary";
import { settings } from "./settings.svelte";

export * from "./glossary";

// By game and language. Replaced as a whole, so that also whoever looked before it had come sees it come.
let here = $state.raw<Record<string, Glossary>>({});
const asked = new Set<string>();

async function load(game: string, lang: string): Promise<void> {
  const key = `${game}/${lang}`;
  if (asked.has(key)) return;
  asked.add(key);
  try {
    const told = await api.get<Glossary>(`/api/games/${encodeURIComponent(game)}/glossary?lang=${lang}`);
    here = { ...here, [key]: told };
  } catch {
    asked.delete(key); // whoever asks next tries again
  }
}

/** The glossary of a game in the language of the moment; undefined until it has come. Follows the language. */
export function glossaryOf(game: string): Glossary | undefined {
  const lang = settings.lang;
  const found = here[`${game}/${lang}`];
  if (!found && game) queueMicrotask(() => void load(game, lang)); // who asks may be in the middle of deriving
  return found;
}

/** Texts of a game cut at the words of its glossary; each word is explained where it first stands. */
export function told(game: string, texts: string[]): Part[][] {
  const entries = glossaryOf(game)?.entries ?? [];
  const before = new Set<string>();
  return texts.map((text) => marked(text, entries, before));
}

/** What a sign or word of a game means. */
export function meaning(game: string, id: string): Entry | undefined {
  return glossaryOf(game)?.entries.find((entry) => entry.id === id);
}

/** The name of a fact of a card, explained where the glossary tells of it. */
export function factName(game: string, fact: { id: string; name: string }): Part {
  const id = factSign(game, fact.id);
  return meaning(game, id) ? { text: fact.name, id } : { text: fact.name };
}
