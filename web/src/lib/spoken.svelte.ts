// The language that is spoken: its words are loaded when somebody wants them, and the page changes once they are here.

import { FluentBundle } from "@fluent/bundle";
import { load } from "virtual:words";
import { functionsOf } from "./grammar";

/** The language of the moment, and what it says. */
export const spoken = $state<{ lang: string; bundle: FluentBundle }>({ lang: "und", bundle: new FluentBundle("und") });

let wanted = ""; // the language asked for last, and the one that is spoken: for whoever loads words and shall not follow
let current = "";
const FIRST = ""; // what every page needs
const needed = new Set([FIRST]);
const bundles = new Map<string, FluentBundle>();
const coming = new Map<string, Promise<void>>();

function bundleOf(lang: string): FluentBundle {
  let found = bundles.get(lang);
  if (!found)
    bundles.set(lang, (found = new FluentBundle(lang, { functions: functionsOf(lang), useIsolating: false })));
  return found;
}

/** Loads some of the words of a language, once; what is first of them knows the others. */
function learn(lang: string, part: string): Promise<void> {
  const key = `${lang}/${part}`;
  let found = coming.get(key);
  if (!found) {
    found = load[lang]!()
      .then((first) => (part === FIRST ? first : first.parts[part]?.()))
      .then((words) => {
        const body = (words?.default ?? []).map(([id, value, attributes = {}]) => ({ id, value, attributes }));
        bundleOf(lang).addResource({ body });
      });
    found.catch(() => coming.delete(key));
    coming.set(key, found);
  }
  return found;
}

/** Speaks a language from now on, as soon as all words that are needed are here; the last one wanted is spoken. */
export async function speak(lang: string): Promise<void> {
  wanted = lang;
  for (let known = 0; known < needed.size;) {
    known = needed.size;
    await Promise.all([...needed].map((part) => learn(lang, part)));
  }
  if (lang !== wanted) return;
  spoken.lang = current = lang;
  spoken.bundle = bundleOf(lang);
}

/** Has the words of a game, by its id, before anything of it is shown; or others that are loaded apart. */
export async function need(part: string): Promise<void> {
  needed.add(part);
  await Promise.all([wanted, current].map((lang) => learn(lang, part)));
}

/** A piece that is hardly ever there when a table is first shown, and its words, which are not loaded before it. */
export async function later<T>(piece: Promise<T>): Promise<T> {
  const [found] = await Promise.all([piece, need("more")]);
  return found;
}
