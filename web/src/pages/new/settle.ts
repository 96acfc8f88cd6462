// What the form of a new match offers by itself, and which field an error of the server belongs to.

/** Seconds per move, and for the whole match; 0 is no limit. */
export const MOVE_CLOCKS = [0, 30, 60, 180, 600, 86_400, 259_200] as const;
export const TOTAL_CLOCKS = [0, 300, 600, 1200, 2400, 3600, 7200] as const;

const FIELDS: Record<string, string> = {
  "seats-number": "seats",
  "seat-for-you": "seats",
  "unknown-bot": "seats",
  side: "seats",
  "no-deck": "seats",
  "clock-range": "clocks",
  refused: "options",
};

/** The field an error belongs to, "" for the form as a whole; a deck of one's own is the likeliest thing to be wrong. */
export function fieldOf(error: { code: string; field?: string }, places: { brings: string }[] = []): string {
  if (error.field) return error.field;
  if (error.code === "side" || error.code === "no-deck") {
    const own = places.flatMap((place, i) => (place.brings.startsWith("deck:") ? [i] : []));
    if (own.length === 1) return `seats.${own[0]}.deck`;
  }
  return FIELDS[error.code] ?? "";
}
