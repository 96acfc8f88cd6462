import { describe, expect, test } from "vitest";
import type { CardInfo } from "../../lib/card";
import { change, countsOf, curve, fileName, same, textOf, total } from "./deck";

function card(id: string, name: string, title: string, cost?: number): CardInfo {
  return {
    id,
    name,
    title,
    facts: [],
    keys: cost === undefined ? {} : { cost },
    text: [],
    origins: {},
    text_origins: [],
    reconstructed: false,
    rulings: [],
    first: id,
  };
}
const cards = [
  card("KS-009", "Naruto Uzumaki", "Genin", 2),
  card("KS-015", "Kakashi Hatake", "Teacher", 4),
  card("KS-M01", "Call for support", "Call for support"),
];

describe("a deck", () => {
  test("one more and one less, never below none; what is not there is gone", () => {
    const two = change(change({}, "KS-009", 1), "KS-009", 1);
    expect(two).toEqual({ "KS-009": 2 });
    expect(change(two, "KS-009", -5)).toEqual({});
    expect(change(two, "KS-009", 1000)).toEqual({ "KS-009": 99 });
    expect(two).toEqual({ "KS-009": 2 }); // the deck before is as it was
  });

  test("is written in the order of the game, with names as comments, and loses no card", () => {
    const text = textOf("  My\n deck ", { "KS-M01": 1, "XX-1": 3, "KS-009": 2 }, cards);
    expect(text).toBe("# My deck\n2 KS-009 Naruto Uzumaki, Genin\n1 KS-M01 Call for support\n3 XX-1\n");
    expect(textOf("", {}, cards)).toBe("\n");
  });

  test("is counted from what the server has read", () => {
    const counts = countsOf({ cards: [{ id: "KS-009", count: 2 }], missions: ["KS-M01", "KS-M01"] });
    expect(counts).toEqual({ "KS-009": 2, "KS-M01": 2 });
    expect(total(counts)).toBe(4);
    expect(total(counts, ["KS-M01", "none"])).toBe(2);
    expect(same(counts, { "KS-M01": 2, "KS-009": 2 })).toBe(true);
    expect(same(counts, { "KS-009": 2 })).toBe(false);
  });

  test("its curve has every cost from the least to the greatest in the game", () => {
    expect(curve({ "KS-009": 2 }, cards, "cost")).toEqual([
      { value: 2, count: 2 },
      { value: 3, count: 0 },
      { value: 4, count: 0 },
    ]);
    expect(curve({}, [cards[2]!], "cost")).toEqual([]);
  });

  test("has a name that files can have", () => {
    expect(fileName("L'Équipe 7 — été!")).toBe("l-equipe-7-ete.txt");
    expect(fileName("日本")).toBe("deck.txt");
  });
});
