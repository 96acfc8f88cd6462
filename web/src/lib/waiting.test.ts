import { describe, expect, it } from "vitest";
import { lasted, secondsLeft } from "./waiting";

describe("waiting", () => {
  it("goes on after the time was told, and ends", () => {
    expect([
      secondsLeft(60_000, 0),
      secondsLeft(60_000, 500),
      secondsLeft(60_000, 59_001),
      secondsLeft(60_000, 70_000),
    ]).toEqual([60, 60, 1, 0]);
  });
  it("is told in the unit that fits", () => {
    expect([lasted(999), lasted(45_000), lasted(60_000), lasted(3_599_999), lasted(7_300_000)]).toEqual([
      "0 s",
      "45 s",
      "1 min",
      "59 min",
      "2 h",
    ]);
  });
});
