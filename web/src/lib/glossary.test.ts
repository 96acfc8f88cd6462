import { expect, test } from "vitest";
import { factSign, marked, type Entry } from "./glossary";

const entry = (id: string, ...words: string[]): Entry => ({
  id,
  name: id,
  text: "",
  words,
  sign: "",
  first: false,
  clauses: [],
});
const ENTRIES = [
  entry("main", "MAIN"),
  entry("tokens", "Power token", "Power tokens"),
  entry("power", "Power"),
  entry("arrival", "Arrivée"),
  entry("edge"),
];

test("words of the glossary are found in a text, the longest first", () => {
  expect(marked("MAIN: Give 2 Power tokens, if its Power is 3.", ENTRIES)).toEqual([
    { text: "MAIN", id: "main" },
    { text: ": Give 2 " },
    { text: "Power tokens", id: "tokens" },
    { text: ", if its " },
    { text: "Power", id: "power" },
    { text: " is 3." },
  ]);
});

test("only whole words are meant, also with accents", () => {
  expect(marked("MAINS Powerful", ENTRIES)).toEqual([{ text: "MAINS Powerful" }]);
  expect(marked("Arrivée : piochez", ENTRIES)[0]).toEqual({ text: "Arrivée", id: "arrival" });
});

test("what has been marked in one line is not marked again in the next", () => {
  const told = new Set<string>();
  expect(marked("MAIN: Draw.", ENTRIES, told).some((part) => part.id)).toBe(true);
  expect(marked("MAIN: Move.", ENTRIES, told)).toEqual([{ text: "MAIN: Move." }]);
});

test("a glossary without words leaves a text whole", () => {
  expect(marked("Anything.", [entry("edge")])).toEqual([{ text: "Anything." }]);
});

test("the points on a mission card are its base points", () => {
  expect(factSign("naruto-mythos", "points")).toBe("base-points");
  expect(factSign("saint-seiya", "points")).toBe("points");
});
