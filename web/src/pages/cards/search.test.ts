import { describe, expect, test } from "vitest";
import type { CardInfo, Filter } from "../../lib/card";
import { find, fold, fromQuery, NOTHING, sortable, toQuery } from "./search";

function card(id: string, name: string, keys: CardInfo["keys"], text: string[] = []): CardInfo {
  return {
    id,
    name,
    title: "",
    facts: [],
    keys,
    text,
    origins: {},
    text_origins: [],
    reconstructed: false,
    rulings: [],
    first: id,
  };
}

const naruto = card("KS-009", "Naruto Uzumaki", { cost: 2, group: "leaf", keywords: ["team_7"] });
const fox = card("KS-129", "Kyûbi", { cost: 8, group: "none", keywords: ["tailed_beast"] }, ["Jouez sur un Naruto."]);
const tree = card("KS-M01", "Cœur d'acier", { points: 2 });
const cards = [fox, naruto, tree];
const filters: Filter[] = [
  {
    id: "cost",
    name: "cost",
    values: [
      { id: 2, name: "2" },
      { id: 8, name: "8" },
    ],
  },
  {
    id: "group",
    name: "group",
    values: [
      { id: "leaf", name: "Leaf" },
      { id: "none", name: "None" },
    ],
  },
];
const ids = (found: CardInfo[]) => found.map((card) => card.id);

describe("looking for cards", () => {
  test("heeds neither accents nor case, ligatures or apostrophes", () => {
    expect(fold("Kyûbi Œil Équipe")).toBe("kyubi oeil equipe");
    expect(ids(find(cards, { ...NOTHING, words: "kyubi" }))).toEqual(["KS-129"]);
    expect(ids(find(cards, { ...NOTHING, words: "COEUR acier" }))).toEqual(["KS-M01"]);
    expect(ids(find(cards, { ...NOTHING, words: "coeur d’acier" }))).toEqual(["KS-M01"]);
  });

  test("a card of that name comes before one that speaks of it; ids are found too", () => {
    expect(ids(find(cards, { ...NOTHING, words: "naruto" }))).toEqual(["KS-009", "KS-129"]);
    expect(ids(find(cards, { ...NOTHING, words: "ks-m01" }))).toEqual(["KS-M01"]);
  });

  test("a filter needs one of its values, several filters all; a list is searched", () => {
    expect(ids(find(cards, { ...NOTHING, picks: { group: ["leaf", "none"], cost: [8] } }))).toEqual(["KS-129"]);
    expect(ids(find(cards, { ...NOTHING, picks: { keywords: ["team_7"] } }))).toEqual(["KS-009"]);
    expect(find(cards, { ...NOTHING, picks: { group: [] } })).toHaveLength(3);
  });

  test("sorted by a number, those without it come last", () => {
    expect(ids(find(cards, { ...NOTHING, sort: "cost" }))).toEqual(["KS-009", "KS-129", "KS-M01"]);
    expect(sortable(filters).map((filter) => filter.id)).toEqual(["cost"]);
  });

  test("what is wanted survives the address, and other parts of it stay", () => {
    const wanted = { words: "été", picks: { cost: [2, 8], group: ["leaf"] }, sort: "cost" };
    const query = toQuery(wanted, filters, "?card=KS-009");
    expect(query).toContain("card=KS-009");
    expect(fromQuery(query, filters)).toEqual(wanted);
    expect(toQuery(NOTHING, filters, "")).toBe("");
  });
});
