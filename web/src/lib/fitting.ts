// How large cards may be, so that all that lie in a place are seen at once.

const HIGH = 7 / 5; // how much higher a card is than it is wide

export interface Room {
  width: number;
  height: number;
  /** between two cards, both ways */
  gap: number;
  /** no finger finds, no eye reads less: what then has no room is scrolled */
  least: number;
  most: number;
  /** how many lie beside each other at least, so that the first does not fill the place */
  few?: number;
}

/** The width of a card, given the rows that all of them take with so many beside each other. */
export function cardWidth(
  { width, height, gap, least, most, few = 1 }: Room,
  rows: (columns: number) => number,
): number {
  let best = least;
  for (let columns = few; ; columns++) {
    const across = (width - (columns - 1) * gap) / columns;
    const lines = Math.max(1, rows(columns));
    const down = (height - (lines - 1) * gap) / lines / HIGH;
    best = Math.max(best, Math.min(across, down, most));
    if (across <= least) return Math.floor(best);
  }
}
