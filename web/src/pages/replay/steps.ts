// Where one is in a replay: after how many moves, and through whose eyes; and the address that says so.

export interface Spot {
  moves: number;
  /** a seat, or null for a spectator's */
  eyes: number | null;
}

/** The spot an address names; what is missing is taken from `otherwise`, what is out of bounds is brought back. */
export function spotOf(query: string, total: number, seats: number, otherwise: Spot): Spot {
  const asked = new URLSearchParams(query);
  const moves = asked.has("moves") ? Number(asked.get("moves")) : otherwise.moves;
  const eyes = asked.get("eyes");
  const seat = eyes === null ? otherwise.eyes : eyes === "" || eyes === "none" ? null : Number(eyes);
  return {
    moves: Number.isInteger(moves) ? Math.min(Math.max(moves, 0), total) : otherwise.moves,
    eyes: seat === null || (Number.isInteger(seat) && seat >= 0 && seat < seats) ? seat : otherwise.eyes,
  };
}

export function addressOf(table: string, spot: Spot): string {
  return `/replay/${encodeURIComponent(table)}?moves=${spot.moves}&eyes=${spot.eyes ?? "none"}`;
}

/** Where a key leads: one step, ten steps, the beginning, the end; undefined if the key is none of ours. */
export function stepBy(key: string, shift: boolean, moves: number, total: number): number | undefined {
  const by: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10 };
  if (key === "Home") return 0;
  if (key === "End") return total;
  const step = by[key];
  if (step === undefined) return undefined;
  return Math.min(Math.max(moves + step * (shift ? 10 : 1), 0), total);
}
