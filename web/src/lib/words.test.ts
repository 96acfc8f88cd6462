import { afterEach, describe, expect, test } from "vitest";
import { languages } from "virtual:words";
import { functionsOf, grammarOf } from "./grammar";
import { later, speak, spoken } from "./spoken.svelte";
import { either, elide, list, number, percent, say } from "./words";

afterEach(() => speak("en"));

describe("what is said", () => {
  test("is said in the language that is spoken, with its values", async () => {
    expect(say("table-your-turn")).toBe("Your turn");
    expect(say("table-turn-of", { name: "Anna" })).toBe("Anna’s turn");
    await speak("fr");
    expect(say("table-turn-of", { name: "Anna" })).toBe("À Anna de jouer");
    expect([say("table-hand-of", { name: "Anna" }), say("table-hand-of", { name: "Ben" })]).toEqual([
      "Main d'Anna",
      "Main de Ben",
    ]);
    await speak("it");
    expect(say("table-turn-of", { name: "Anna" })).toBe("Tocca a Anna");
  });

  test("counts as the language does", async () => {
    expect([0, 1, 2].map((count) => say("table-cards", { count }))).toEqual(["0 cards", "1 card", "2 cards"]);
    await speak("fr");
    expect([0, 1, 2].map((count) => say("table-cards", { count }))).toEqual(["0 carte", "1 carte", "2 cartes"]);
  });

  test("has the spaces of French before its marks", async () => {
    await speak("fr");
    expect(say("table-why-not")).toBe("Pourquoi pas\u202f?");
    expect(say("label-value", { label: "Main", value: "3" })).toBe("Main\u00a0: 3");
    expect(say("decks-removed", { name: "Feu" })).toBe("«\u00a0Feu\u00a0» est supprimé.");
  });

  test("may be what stands beside a message", () => {
    expect(say("settings-motion-off.about")).toBe("Everything changes at once.");
  });

  test("is never an id, nor English by chance", () => {
    expect(() => say("no-such-message" as "table-table")).toThrow("en cannot say no-such-message");
    expect(() => (say as (id: string) => string)("table-turn-of")).toThrow("en cannot say table-turn-of");
  });
});

describe("a language", () => {
  test("that was wanted last is spoken, however long another takes", async () => {
    await Promise.all([speak("fr"), speak("it"), speak("en")]);
    expect(spoken.lang).toBe("en");
  });

  test("brings the words of all that has been shown already", async () => {
    await later(Promise.resolve());
    await speak("it");
    expect(say("resign-no")).toBe("Continua a giocare");
  });

  test("says what it is called", () => {
    expect(languages[0]).toEqual({ id: "en", name: "English" });
    expect(languages.map(({ name }) => name)).toContain("Français");
  });

  test("has lists and numbers of its own", async () => {
    await speak("fr");
    expect([list(["a", "b"]), either(["a", "b"]), number(1234.5), percent(0.5)]).toEqual([
      "a et b",
      "a ou b",
      "1\u202f234,5",
      "50\u00a0%",
    ]);
    expect([elide("que", "Anna"), elide("que", "Ben"), elide("avec", "Anna")]).toEqual([
      "qu'Anna",
      "que Ben",
      "avec Anna",
    ]);
  });

  test("without a grammar of its own changes nothing", () => {
    const { typeset, elide } = grammarOf("xx");
    expect([typeset("a : b !"), elide("de", "Anna")]).toEqual(["a : b !", "de Anna"]);
    const { LOWER, CAPITAL } = functionsOf("xx");
    expect([LOWER!(["At once"], {}), CAPITAL!(["at once"], {})]).toEqual(["at once", "At once"]);
  });
});
