// The rules book: sections of numbered clauses, and how they are searched.

import type { Clause } from "../../lib/clauses.svelte";

export interface Section {
  id: string;
  level: number;
  title: string;
  clauses: Clause[];
  notation: boolean;
}
/** A term of the game, by language. */
export type Term = Record<string, string>;
export interface Rules {
  note: string;
  sections: Section[];
  terms: Term[];
}
export interface Chapter {
  id: string;
  title: string;
  paragraphs: { text: string; clauses: string[] }[];
}
export interface Guide {
  chapters: Chapter[];
}

const WRITTEN = "en"; // the language of the clauses that nobody has translated

/** Letters without accents and capitals, so that "Mise a feu" finds "mise à feu". */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** What to look for: the words as they are and, where they are a term of the game in another language, in English. */
export function wanted(query: string, terms: Term[], lang: string): string[][] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const ways = [words];
  if (lang !== WRITTEN) {
    const asked = words.join(" ");
    for (const term of terms) {
      const own = plain((term[lang] ?? "").replace(/\(.*?\)/g, "")).trim();
      if (own && asked.includes(own)) ways.push(asked.replace(own, plain(term[WRITTEN]!)).split(/\s+/));
    }
  }
  return ways;
}

/** The sections with only the clauses that hold every word of one of the ways to say it, in number or in text. */
export function found(sections: Section[], ways: string[][]): Section[] {
  if (!ways.length) return sections;
  return sections
    .map((section) => {
      const title = plain(section.title);
      return {
        ...section,
        clauses: section.clauses.filter((clause) => {
          const text = `${plain(clause.id)} ${plain(clause.text)} ${title}`;
          return ways.some((words) => words.every((word) => text.includes(word)));
        }),
      };
    })
    .filter((section) => section.clauses.length);
}

export interface Piece {
  kind: "words" | "clause" | "code" | "strong" | "stressed";
  text: string;
}

/** A text of the book in pieces: words, links to clauses, names in the notation, what is stressed. */
export function pieces(text: string): Piece[] {
  const out: Piece[] = [];
  let last = 0;
  for (const match of text.matchAll(/`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\b([A-Z]{2}-\d+\.\d+[a-z]?)\b/g)) {
    if (match.index > last) out.push({ kind: "words", text: text.slice(last, match.index) });
    if (match[1] !== undefined) out.push({ kind: "code", text: match[1] });
    else if (match[2] !== undefined) out.push({ kind: "strong", text: match[2] });
    else if (match[3] !== undefined) out.push({ kind: "stressed", text: match[3] });
    else out.push({ kind: "clause", text: match[4]! });
    last = match.index + match[0].length;
  }
  if (last < text.length) out.push({ kind: "words", text: text.slice(last) });
  return out;
}
