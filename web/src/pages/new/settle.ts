// What the form of a new match offers by itself, and which field an error of the server belongs to.

/** Seconds per move, and for the whole match; 0 is no limit. */
export const MOVE_CLOCKS = [0, 30, 60, 180, 600, 86_400, 259_200] as const;
export const TOTAL_CLOCKS = [0, 300, 600, 1200, 2400, 3600, 7200] as const;

/** Numbers of players that make two teams. */
export const TEAMS: readonly number[] = [4, 6];

/** The field an error belongs to, "" for the form as a whole. One control chooses among sides and decks; the clocks share a place. */
export function fieldOf(error: { field?: string }): string {
  const field = error.field ?? "";
  return field === "game" ? "" : field.replace(/\bside$/, "deck").replace(/^clocks\..*/, "clocks");
}
