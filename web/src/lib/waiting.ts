// How long it still takes: times that the server told as milliseconds from then, and that go on by themselves.

/** What is left of a time that was told a while ago, in whole seconds; 0 when it is over. */
export function secondsLeft(told: number, passed: number): number {
  return Math.max(0, Math.ceil((told - passed) / 1000));
}

/** How long something has lasted, in words a clock would use: 45 s, 3 min, 2 h. */
export function lasted(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  if (seconds < 60) return `${seconds} s`;
  return seconds < 3600 ? `${Math.floor(seconds / 60)} min` : `${Math.floor(seconds / 3600)} h`;
}
