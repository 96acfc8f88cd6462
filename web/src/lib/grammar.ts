// What a language does to words that a catalogue cannot say: the catalogues call it by name, as `{ ELIDE("de", $name) }`.

import type { FluentFunction } from "@fluent/bundle";

export interface Grammar {
  /** the text of a catalogue as it is shown: with the spaces that the language has before its marks */
  typeset: (text: string) => string;
  /** a word before a name, which may change it: "de Ben", "d'Anna" */
  elide: (word: string, name: string) => string;
}

const PLAIN: Grammar = { typeset: (text) => text, elide: (word, name) => `${word} ${name}` };

const VOWEL = /^[aeiouàâäéèêëîïôöùûüœæ]/i;

/** What languages do otherwise. The rule for spaces is that of `typeset` in kleos/language/french.py. */
const OWN: Record<string, Partial<Grammar>> = {
  fr: {
    typeset: (text) => text.replace(/ (?=:)|(?<=«) | (?=»)/g, "\u00a0").replace(/ (?=[;!?%])/g, "\u202f"),
    elide: (word, name) =>
      /^(de|que)$/.test(word) && VOWEL.test(name) ? `${word.slice(0, -1)}'${name}` : `${word} ${name}`,
  },
};

export function grammarOf(lang: string): Grammar {
  return { ...PLAIN, ...OWN[lang] };
}

/** The functions that the catalogues of a language can call. */
export function functionsOf(lang: string): Record<string, FluentFunction> {
  const { elide } = grammarOf(lang);
  return {
    ELIDE: ([word, name]) => elide(String(word), String(name)),
    LOWER: ([text]) => first(String(text), (letter) => letter.toLocaleLowerCase(lang)),
    CAPITAL: ([text]) => first(String(text), (letter) => letter.toLocaleUpperCase(lang)),
  };
}

function first(text: string, change: (letter: string) => string): string {
  return change(text.charAt(0)) + text.slice(1);
}
