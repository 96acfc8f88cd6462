// Lengths of time in words.

import { say } from "../../lib/words";

/** Seconds in the largest unit that fits; 0 is no limit. */
export function spell(seconds: number): string {
  if (!seconds) return say("time-none");
  if (seconds < 60) return say("time-seconds", { count: seconds });
  if (seconds < 3600) return say("time-minutes", { count: seconds / 60 });
  return seconds < 86_400
    ? say("time-hours", { count: seconds / 3600 })
    : say("time-days", { count: seconds / 86_400 });
}
