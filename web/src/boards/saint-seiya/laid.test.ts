import { describe, expect, it } from "vitest";
import { inPlay, lying } from "./laid";
import type { Played } from "./view";

function played(object: number, card: string, more: Partial<Played> = {}): Played {
  return { object, card, name: card, facing: 1, opposite: 9, force: 1, cosmos: 0, force_bonus: 0, ...more };
}

const numbers = (laid: { more?: string[] }[]): string[] =>
  laid.map(({ more }) => more?.find((text) => text.startsWith("#")) ?? "");

describe("which card it is", () => {
  it("is told by its number only where one of the same name that is not alike could be meant", () => {
    expect(numbers(inPlay([played(4, "a"), played(5, "b")], 0, () => "place 1"))).toEqual(["", ""]);
    expect(numbers(inPlay([played(4, "a"), played(5, "a")], 0, () => "place 1"))).toEqual(["", ""]); // any of both
    expect(numbers(inPlay([played(4, "a"), played(5, "a", { force: 3 })], 0, () => "place 1"))).toEqual(["#4", "#5"]);
  });

  it("is not told of what lies alone", () => {
    expect(numbers(lying([{ object: 7, card: "a", name: "a" }], 0, "equipped"))).toEqual([""]);
  });
});
