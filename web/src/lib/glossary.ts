// What signs and words mean: finding the words of a glossary in a text.

export interface Entry {
  id: string;
  name: string;
  text: string;
  /** by which the texts of cards call it */
  words: string[];
  /** the drawing that stands for it, "" if there is none */
  sign: string;
  /** a newcomer is shown it */
  first: boolean;
  clauses: string[];
}

export interface Glossary {
  goal: Entry;
  entries: Entry[];
}

/** A part of a text; with an id where it is a word of the glossary. */
export interface Part {
  text: string;
  id?: string;
}

/** A text cut at the words of a glossary, the longest first; what has been marked once is not marked again. */
export function marked(text: string, entries: readonly Entry[], told: Set<string> = new Set()): Part[] {
  const byWord = new Map(entries.flatMap((entry) => entry.words.map((word) => [word, entry.id] as const)));
  if (!byWord.size) return [{ text }];
  const words = [...byWord.keys()]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join("|")})(?![\\p{L}\\p{N}])`, "gu");
  const out: Part[] = [];
  let last = 0;
  for (const match of text.matchAll(found)) {
    const id = byWord.get(match[0])!;
    if (told.has(id)) continue;
    told.add(id);
    if (match.index > last) out.push({ text: text.slice(last, match.index) });
    out.push({ text: match[0], id });
    last = match.index + match[0].length;
  }
  if (last < text.length) out.push({ text: text.slice(last) });
  return out;
}

/** The entry that tells what a fact of a card is, where its name on the card means something else on the table. */
export function factSign(game: string, fact: string): string {
  return game === "naruto-mythos" && fact === "points" ? "base-points" : fact;
}
