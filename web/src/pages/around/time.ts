// Lengths of time in words.

import { catalog } from "../../lib/words";

const w = catalog({
  en: { none: "no limit", seconds: (n: number) => `${n} seconds`, minutes: (n: number) => (n === 1 ? "1 minute" : `${n} minutes`), hours: (n: number) => (n === 1 ? "1 hour" : `${n} hours`), days: (n: number) => (n === 1 ? "1 day" : `${n} days`) },
  fr: { none: "sans limite", seconds: (n: number) => `${n} secondes`, minutes: (n: number) => (n === 1 ? "1 minute" : `${n} minutes`), hours: (n: number) => (n === 1 ? "1 heure" : `${n} heures`), days: (n: number) => (n === 1 ? "1 jour" : `${n} jours`) },
  it: { none: "senza limite", seconds: (n: number) => `${n} secondi`, minutes: (n: number) => (n === 1 ? "1 minuto" : `${n} minuti`), hours: (n: number) => (n === 1 ? "1 ora" : `${n} ore`), days: (n: number) => (n === 1 ? "1 giorno" : `${n} giorni`) },
});

/** Seconds in the largest unit that fits; 0 is no limit. */
export function spell(seconds: number): string {
  if (!seconds) return w().none;
  if (seconds < 60) return w().seconds(seconds);
  if (seconds < 3600) return w().minutes(seconds / 60);
  return seconds < 86_400 ? w().hours(seconds / 3600) : w().days(seconds / 86_400);
}
