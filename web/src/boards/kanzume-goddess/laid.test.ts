import { describe, expect, it } from "vitest";
import { inPlay } from "./laid";
import type { Piece } from "./view";

const piece = (object: number, card: string, use: Piece["use"]): Piece => ({ object, card, use }) as Piece;
const numbers = (pieces: Piece[]): string[] =>
  inPlay(pieces, 0).map(({ more }) => more?.find((text) => text.startsWith("#")) ?? "");

describe("which card it is", () => {
  it("is told by its place, or by its number where another of its name is there for the same use", () => {
    expect(numbers([piece(1, "priest", "action"), piece(2, "priest", "action")])).toEqual(["", ""]);
    expect(numbers([piece(1, "priest", "action"), piece(2, "priest", "reaction")])).toEqual(["", ""]);
    expect(numbers([piece(1, "priest", "reaction"), piece(2, "priest", "reaction")])).toEqual(["#1", "#2"]);
  });
});
