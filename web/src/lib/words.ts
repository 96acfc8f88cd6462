// What the interface says, in the language of the moment: messages by their ids, lists, numbers and times. What the
// server says is never here. The words themselves are in the catalogues, kleos/**/locales/<language>/browser.ftl.

import { grammarOf } from "./grammar";
import type { Messages } from "./message-ids";
import { spoken } from "./spoken.svelte";

export type MessageId = keyof Messages;
/** Messages that say all by themselves. */
export type PlainId = { [Id in MessageId]: Messages[Id] extends null ? Id : never }[MessageId];
type Values<Id extends MessageId> = [Messages[Id]] extends [null] ? [] : [values: Messages[Id]];

/** A message with its values: `say("table-turn-of", { name })`, `say("table-your-turn")`. */
export function say<Id extends MessageId>(id: Id, ...[values]: Values<Id>): string {
  const [name, attribute] = id.split(".") as [string, string?];
  const message = spoken.bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (pattern != null) {
    const problems: Error[] = [];
    const text = spoken.bundle.formatPattern(pattern, values ?? {}, problems);
    if (!problems.length || import.meta.env.PROD) return text;
  }
  if (import.meta.env.PROD) return id;
  throw new Error(`${spoken.lang} cannot say ${id} ${JSON.stringify(values ?? {})}`);
}

/** A word before a name, which may change it. */
export function elide(word: string, name: string): string {
  return grammarOf(spoken.lang).elide(word, name);
}

export function list(words: string[]): string {
  return new Intl.ListFormat(spoken.lang).format(words);
}

export function either(words: string[]): string {
  return new Intl.ListFormat(spoken.lang, { type: "disjunction" }).format(words);
}

export function number(value: number): string {
  return new Intl.NumberFormat(spoken.lang).format(value);
}

export function percent(value: number): string {
  return new Intl.NumberFormat(spoken.lang, { style: "percent" }).format(value);
}

export function when(time: string | number): string {
  return new Intl.DateTimeFormat(spoken.lang, { dateStyle: "medium", timeStyle: "short" }).format(new Date(time));
}
