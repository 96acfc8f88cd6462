// Words of the interface: each area keeps its own, the three languages side by side. What the server says is never here.

import { settings, type Lang } from "./settings.svelte";

/** The words of one area, in the language of the moment: `const w = catalog({en: …, fr: …, it: …})`, then `w().title`. */
export function catalog<T>(all: Record<Lang, NoInfer<T>> & { en: T }): () => T {
  return () => all[settings.lang];
}

/** One of two words by number, as the language counts: in French 0 is singular. */
export function one(count: number, single: string, several: string): string {
  const singular = settings.lang === "fr" ? count < 2 : count === 1;
  return singular ? single : several;
}

export function list(words: string[]): string {
  return new Intl.ListFormat(settings.lang).format(words);
}

export function either(words: string[]): string {
  return new Intl.ListFormat(settings.lang, { type: "disjunction" }).format(words);
}

export function number(value: number): string {
  return new Intl.NumberFormat(settings.lang).format(value);
}

export function percent(value: number): string {
  return new Intl.NumberFormat(settings.lang, { style: "percent" }).format(value);
}

export function when(time: string | number): string {
  return new Intl.DateTimeFormat(settings.lang, { dateStyle: "medium", timeStyle: "short" }).format(new Date(time));
}
