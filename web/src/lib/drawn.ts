// Small drawings: what they are made of, and those that more than one board has.

export interface Drawn {
  /** in a square of 24 */
  path: string;
  /** its colour; else that of the letters beside it */
  ink?: string;
  /** how thick its lines are, where it is not filled */
  line?: number;
}

export const HAND: Drawn = { path: "M4 6l8-2 8 2v13l-8 2-8-2zM12 4v17", line: 2 };
export const DECK: Drawn = { path: "M5 7h12v14H5zM8 7V3h12v14h-3", line: 2 };
export const DISCARD: Drawn = { path: "M4 4h12v16H4zM16 8l4 1-3 12-8-1", line: 2 };
