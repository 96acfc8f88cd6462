// The clauses of the games, to be shown beside what rests on them: loaded once for each game and language when first asked for.

import { api } from "./api";
import { settings } from "./settings.svelte";

export interface Clause {
  id: string;
  text: string;
  /** which it is written in: English where nobody has translated it */
  lang: string;
}

// By game and language. Replaced as a whole, so that also whoever looked before they had come sees them come.
let here = $state.raw<Record<string, Map<string, Clause>>>({});
const asked = new Set<string>();

async function load(game: string, lang: string): Promise<void> {
  const key = `${game}/${lang}`;
  if (asked.has(key)) return;
  asked.add(key);
  try {
    const book = await api.get<{ sections: { clauses: Clause[] }[] }>(
      `/api/games/${encodeURIComponent(game)}/rules?lang=${lang}`,
    );
    here = {
      ...here,
      [key]: new Map(book.sections.flatMap((section) => section.clauses).map((clause) => [clause.id, clause])),
    };
  } catch {
    asked.delete(key); // the links to the clauses are there all the same
  }
}

/** The clauses of a game by id in the language of the moment; undefined until they have come. Follows the language. */
export function clausesOf(game: string): Map<string, Clause> | undefined {
  const lang = settings.lang;
  const found = here[`${game}/${lang}`];
  if (!found) queueMicrotask(() => void load(game, lang)); // who asks may be in the middle of deriving
  return found;
}
