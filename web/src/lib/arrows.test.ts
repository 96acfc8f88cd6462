import { expect, test } from "vitest";
import { nearest } from "./arrows";

const at = (x: number, y: number) => ({ x, y, width: 10, height: 10 });

test("the arrows go to what lies nearest that way, rather straight ahead than aside", () => {
  const boxes = [at(20, 0), at(40, 0), at(0, 30), at(25, 22), at(-20, 0)];
  expect(nearest(at(0, 0), boxes, [1, 0])).toBe(0);
  expect(nearest(at(0, 0), boxes, [-1, 0])).toBe(4);
  expect(nearest(at(0, 0), boxes, [0, 1])).toBe(2);
  expect(nearest(at(0, 0), boxes, [0, -1])).toBe(-1);
});
