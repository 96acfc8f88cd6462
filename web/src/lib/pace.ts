// How fast what others do is shown.

export const PACES = ["quick", "normal", "slow"] as const;
export type Pace = (typeof PACES)[number];

interface Times {
  /** milliseconds that what somebody else did stays to be seen before the next thing is shown */
  dwell: number;
  /** that anything the server told may wait to be shown; what is later than that is shown at once */
  latest: number;
  /** that the end of a round or a mission is shown */
  moment: number;
}

export const TIMES: Record<Pace, Times> = {
  quick: { dwell: 250, latest: 700, moment: 1800 },
  normal: { dwell: 650, latest: 1200, moment: 2400 },
  slow: { dwell: 1300, latest: 1900, moment: 3000 },
};

/** Milliseconds that others' moves may wait for a moment to pass; a question to who looks never waits for one. */
export const HELD = 1900;
