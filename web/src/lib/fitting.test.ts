import { expect, test } from "vitest";
import { cardWidth } from "./fitting";

const room = { width: 300, height: 300, gap: 10, least: 50, most: 120 };
const of = (count: number) => (columns: number) => Math.ceil(count / columns);

test("one card is as large as the place and the most that is wanted allow", () => {
  expect(cardWidth(room, of(1))).toBe(120);
  expect(cardWidth({ ...room, width: 90 }, of(1))).toBe(90);
  expect(cardWidth({ ...room, height: 98 }, of(1))).toBe(70);
});

test("many cards are laid in as many rows as let them be largest", () => {
  expect(cardWidth(room, of(4))).toBe(103); // two rows of two: 300 = 2 · 103 · 7/5 + 10
  expect(cardWidth(room, of(12))).toBe(66); // three rows of four: 300 = 3 · 66.6 · 7/5 + 2 · 10
});

test("cards lie beside each other from the first on where that is wanted", () => {
  expect(cardWidth({ ...room, width: 150, few: 2 }, of(1))).toBe(70);
});

test("cards never become smaller than can be read: then they are scrolled", () => {
  expect(cardWidth(room, of(200))).toBe(50);
  expect(cardWidth({ ...room, height: 0 }, of(2))).toBe(50);
});
