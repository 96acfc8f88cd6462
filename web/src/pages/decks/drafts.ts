// Decks that are not saved yet, kept in this browser so that nothing is lost on leaving.

import type { Counts } from "./deck";

export interface Draft {
  game: string;
  name: string;
  counts: Counts;
  /** when it was last changed */
  when: number;
}

const KEY = "kleos.draft/";

/** The draft of a saved deck (its id) or of a new one ("new", "new/STARTER"). */
export function draftOf(key: string): Draft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(KEY + key) ?? "null") as Draft | null;
    return draft && typeof draft.counts === "object" && typeof draft.name === "string" ? draft : undefined;
  } catch {
    return undefined; // a damaged or forbidden store is as good as an empty one
  }
}

export function keepDraft(key: string, draft: Draft): void {
  try {
    localStorage.setItem(KEY + key, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still builds decks.
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(KEY + key);
  } catch {
    // see above
  }
}

/** The drafts of decks that were never saved, the last changed first. */
export function newDrafts(): [key: string, draft: Draft][] {
  let keys: string[] = [];
  try {
    keys = Object.keys(localStorage).filter((key) => key.startsWith(`${KEY}new`));
  } catch {
    // see above
  }
  return keys
    .map((key) => key.slice(KEY.length))
    .flatMap((key) => {
      const draft = draftOf(key);
      return draft ? [[key, draft] as [string, Draft]] : [];
    })
    .sort((a, b) => b[1].when - a[1].when);
}
