import { describe, expect, test } from "vitest";
import { before, inOrder, movedTo } from "./arranging";

const things = [1, 2, 3, 4].map((object) => ({ object }));
const numbers = (laid: readonly { object: number }[]): number[] => laid.map((one) => one.object);

describe("what may be laid out", () => {
  test("lies in the order wanted, what that does not name last, and what is gone is not missed", () => {
    expect(numbers(inOrder(things, [3, 1, 4, 2]))).toEqual([3, 1, 4, 2]);
    expect(numbers(inOrder(things, [3, 9, 1]))).toEqual([3, 1, 2, 4]);
    expect(numbers(inOrder(things, undefined))).toEqual([1, 2, 3, 4]);
    expect(numbers(things)).toEqual([1, 2, 3, 4]);
  });

  test("moves to another place, and nowhere else", () => {
    expect(movedTo([1, 2, 3, 4], 1, 2)).toEqual([2, 3, 1, 4]);
    expect(movedTo([1, 2, 3, 4], 4, 0)).toEqual([4, 1, 2, 3]);
    expect(movedTo([1, 2, 3, 4], 2, 3)).toEqual([1, 3, 4, 2]);
    expect([movedTo([1, 2], 1, 0), movedTo([1, 2], 1, -1), movedTo([1, 2], 2, 2)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("lies behind what is left of it in its row, and behind all rows above", () => {
    const places = [50, 150, 250].map((x) => ({ x, y: 100 })).concat({ x: 50, y: 300 });
    expect([20, 100, 400].map((x) => before(places, { x, y: 90 }))).toEqual([0, 1, 3]);
    expect([20, 400].map((x) => before(places, { x, y: 330 }))).toEqual([3, 4]);
    expect(before([], { x: 0, y: 0 })).toBe(0);
  });
});
