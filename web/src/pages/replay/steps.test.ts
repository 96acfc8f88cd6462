import { describe, expect, it } from "vitest";
import { addressOf, spotOf, stepBy } from "./steps";

describe("where one is in a replay", () => {
  const otherwise = { moves: 0, eyes: 1 };
  it("is told by the address and comes back from it", () => {
    for (const spot of [
      { moves: 12, eyes: 0 },
      { moves: 0, eyes: null },
    ]) {
      const address = addressOf("abc", spot);
      expect(spotOf(address.slice(address.indexOf("?")), 20, 2, otherwise)).toEqual(spot);
    }
  });
  it("stays within the match", () => {
    expect(spotOf("?moves=99&eyes=7", 20, 2, otherwise)).toEqual({ moves: 20, eyes: 1 });
    expect(spotOf("?moves=-3", 20, 2, otherwise)).toEqual({ moves: 0, eyes: 1 });
    expect(spotOf("?moves=x", 20, 2, otherwise)).toEqual({ moves: 0, eyes: 1 });
    expect(spotOf("", 20, 2, otherwise)).toEqual(otherwise);
  });
  it("moves with the keys", () => {
    expect(stepBy("ArrowRight", false, 3, 20)).toBe(4);
    expect(stepBy("ArrowLeft", false, 0, 20)).toBe(0);
    expect(stepBy("ArrowRight", true, 15, 20)).toBe(20);
    expect(stepBy("Home", false, 5, 20)).toBe(0);
    expect(stepBy("End", false, 5, 20)).toBe(20);
    expect(stepBy("a", false, 5, 20)).toBeUndefined();
  });
});
