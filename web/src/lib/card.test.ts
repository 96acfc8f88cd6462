import { expect, test } from "vitest";
import { cardName, describe, printedNumber, textStatus, type CardInfo, type Status } from "./card";

const naruto: CardInfo = {
  id: "KS-009",
  name: "Naruto Uzumaki",
  title: "Genin of the Leaf Village",
  facts: [
    { id: "kind", name: "kind", text: "character" },
    { id: "cost", name: "cost", text: "2" },
    { id: "power", name: "power", text: "3" },
  ],
  keys: { kind: "character", cost: 2, power: 3 },
  text: [],
  origins: {},
  text_origins: [],
  reconstructed: false,
  rulings: [],
  first: "KS-000",
};
const mission: CardInfo = {
  ...naruto,
  id: "KS-M01",
  name: "Assassination",
  title: "Assassination",
  facts: [{ id: "points", name: "points", text: "1" }],
  keys: { points: 1 },
};
const saga: CardInfo = {
  ...naruto,
  name: "Saga",
  title: "",
  facts: [
    { id: "cost", name: "cost", text: "Force 8" },
    { id: "value", name: "gives", text: "Force 1, Cosmos 1" },
  ],
};

test("a card in a few words", () => {
  expect(describe(naruto)).toBe("Naruto Uzumaki, Genin of the Leaf Village, cost 2, power 3");
  expect(describe(mission)).toBe("Assassination, points 1");
  expect(cardName(saga)).toBe("Saga");
});

test("values of the moment are said instead of printed ones", () => {
  expect(describe(naruto, { power: 5 })).toBe("Naruto Uzumaki, Genin of the Leaf Village, cost 2, power 5");
  expect(describe(saga, { force: 3 })).toBe("Saga, cost Force 8"); // the board says the force, in its own words
});

test("a text is published or reconstructed only if all its lines are", () => {
  const status = (...lines: Status[]) => textStatus({ ...naruto, text_origins: lines.map((status) => ({ status })) });
  expect(status("published")).toBe("published");
  expect(status("published", "published")).toBe("published");
  expect(status("reconstructed", "reconstructed")).toBe("reconstructed");
  expect(status("reconstructed", "published")).toBe("partly");
  expect(status("published", "partly")).toBe("partly");
  expect(status()).toBeUndefined();
});

test("a card has a printed number only where its id is one", () => {
  const card = (id: string) => ({ id }) as CardInfo;
  expect(printedNumber(card("KS-009"))).toBe("KS-009");
  expect(printedNumber(card("KS-M06"))).toBe("KS-M06");
  expect(printedNumber(card("phoenix"))).toBe("");
});
