import { describe, expect, it } from "vitest";
import { placed } from "./placing";

const SCREEN = { width: 1440, height: 900 };
const SIZE = { width: 300, height: 200 };

function box(x: number, y: number, width: number, height: number) {
  return { x, y, width, height };
}

function apart(one: ReturnType<typeof box>, other: ReturnType<typeof box>): boolean {
  return (
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y
  );
}

describe("something that appears beside a thing", () => {
  it("lies next to it, level with it", () => {
    const at = placed(SIZE, box(600, 300, 80, 112), [], SCREEN);
    expect(at).toMatchObject({ x: 490, y: 90 }); // above, in the middle: nearer than at the sides
    expect(placed({ width: 100, height: 400 }, box(600, 300, 80, 112), [], SCREEN)).toMatchObject({ x: 490, y: 156 });
  });

  it("stays on the screen", () => {
    for (const anchor of [
      box(0, 0, 80, 112),
      box(1400, 850, 80, 112),
      box(-300, 400, 80, 112),
      box(700, 2000, 80, 112),
    ]) {
      const { x, y } = placed(SIZE, anchor, [], SCREEN);
      expect(x).toBeGreaterThanOrEqual(8);
      expect(y).toBeGreaterThanOrEqual(8);
      expect(x + SIZE.width).toBeLessThanOrEqual(1432);
      expect(y + SIZE.height).toBeLessThanOrEqual(892);
    }
  });

  it("covers neither the thing nor what must stay clear, wherever that leaves room", () => {
    const question = box(8, 600, 374, 90);
    const phone = { width: 390, height: 844 };
    for (const x of [0, 60, 150, 320]) {
      for (const y of [100, 300, 520, 720]) {
        const anchor = box(x, y, 62, 78);
        const found = { ...placed(SIZE, anchor, [question], phone), ...SIZE };
        expect(apart(found, anchor), `${x} ${y}`).toBe(true);
        expect(apart(found, question), `${x} ${y}`).toBe(true);
      }
    }
  });

  it("covers as little as it can where there is no room", () => {
    const at = placed({ width: 374, height: 500 }, box(150, 720, 62, 87), [box(8, 450, 374, 100)], {
      width: 390,
      height: 844,
    });
    expect(at).toMatchObject({ x: 8, y: 8, hides: 374 * 58 }); // over the edge of the question, but not over the thing
  });
});
