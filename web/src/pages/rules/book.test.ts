import { describe, expect, it } from "vitest";
import { clauseLink } from "../around/clauses";
import { found, pieces, wanted, type Section } from "./book";

const clause = (id: string, text: string, lang = "en") => ({ id, text, lang });
const sections: Section[] = [
  {
    id: "4",
    level: 1,
    title: "Round structure",
    clauses: [
      clause("NM-4.1", "A match has exactly 4 rounds."),
      clause("NM-4.2", "A round is Start Phase, Action Phase."),
    ],
    notation: false,
  },
  {
    id: "5",
    level: 1,
    title: "Actions",
    clauses: [clause("NM-5.3", "A player may act on any mission; see NM-4.1.")],
    notation: false,
  },
];
const half: Section[] = [
  {
    id: "4",
    level: 1,
    title: "Déroulement",
    clauses: [
      clause("NM-4.1", "Une partie compte quatre tours, chacun avec une Phase de Début.", "fr"),
      clause("NM-4.2", "A round has a Start Phase."),
    ],
    notation: false,
  },
];
const terms = [
  { en: "Start Phase", fr: "Phase de Début", it: "Fase Iniziale" },
  { en: "round", fr: "tour (manche)", it: "giro" },
];
const ids = (some: Section[]) => some.flatMap((section) => section.clauses.map((clause) => clause.id));

describe("searching the clauses", () => {
  it("shows all without a question", () => expect(ids(found(sections, wanted(" ", terms, "en")))).toHaveLength(3));
  it("finds numbers, and clauses with every word", () => {
    expect(ids(found(sections, wanted("5.3", terms, "en")))).toEqual(["NM-5.3"]);
    expect(ids(found(sections, wanted("ROUND phase", terms, "en")))).toEqual(["NM-4.2"]);
    expect(found(sections, wanted("chakra", terms, "en"))).toEqual([]);
  });
  it("understands the words of the game in one's own language, accents or not", () => {
    expect(ids(found(sections, wanted("phase de debut", terms, "fr")))).toEqual(["NM-4.2"]);
    expect(ids(found(sections, wanted("fase iniziale", terms, "it")))).toEqual(["NM-4.2"]);
  });
  it("finds what is translated and what is not", () =>
    expect(ids(found(half, wanted("phase de debut", terms, "fr")))).toEqual(["NM-4.1", "NM-4.2"]));
});

describe("a text of the book", () => {
  it("is cut at clauses and at what is in the notation", () => {
    expect(pieces("See NM-4.1 and `p0`, **always** a *turn*.")).toEqual([
      { kind: "words", text: "See " },
      { kind: "clause", text: "NM-4.1" },
      { kind: "words", text: " and " },
      { kind: "code", text: "p0" },
      { kind: "words", text: ", " },
      { kind: "strong", text: "always" },
      { kind: "words", text: " a " },
      { kind: "stressed", text: "turn" },
      { kind: "words", text: "." },
    ]);
    expect(pieces("KS-009 is a card.")).toEqual([{ kind: "words", text: "KS-009 is a card." }]);
  });
  it("links a clause to the book of its game", () => {
    expect(clauseLink("SS-4.6")).toBe("/rules/saint-seiya#SS-4.6");
    expect(clauseLink("XX-1")).toBe("/rules");
  });
});
