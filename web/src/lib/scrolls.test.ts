import { expect, test } from "vitest";
import { beyond } from "./scrolls";

const box = { scrollTop: 0, scrollLeft: 0, scrollWidth: 100, scrollHeight: 100, clientWidth: 100, clientHeight: 100 };

test("what has room for everything has nothing beyond its edges", () => {
  expect(beyond(box)).toBe("");
  expect(beyond({ ...box, scrollHeight: 101, scrollTop: 1 })).toBe("");
});

test("what is scrolled says on which sides there is more", () => {
  expect(beyond({ ...box, scrollHeight: 200 })).toBe("down");
  expect(beyond({ ...box, scrollHeight: 300, scrollTop: 50 })).toBe("up down");
  expect(beyond({ ...box, scrollHeight: 200, scrollTop: 100 })).toBe("up");
  expect(beyond({ ...box, scrollWidth: 300, scrollLeft: 100 })).toBe("left right");
});
