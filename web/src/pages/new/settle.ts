// What the form of a new match offers by itself, and which field an error of the server belongs to.

/** Seconds per move, and for the whole match; 0 is no limit. */
export const MOVE_CLOCKS = [0, 30, 60, 180, 600, 86_400, 259_200] as const;
export const TOTAL_CLOCKS = [0, 300, 600, 1200, 2400, 3600, 7200] as const;

/** The field an error belongs to: "" is the form as a whole. */
export function fieldOf(error: { code: string; field?: string }): string {
  if (error.field) return error.field;
  if (/deck|side|hero/.test(error.code)) return "seats";
  if (/seat|player|bot/.test(error.code)) return "seats";
  if (/clock|time/.test(error.code)) return "clocks";
  return /option/.test(error.code) ? "options" : "";
}
