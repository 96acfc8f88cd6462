import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { firstTime } from "./met";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("each game is met for the first time once", () => {
  expect(firstTime("saint-seiya")).toBe(true);
  expect(firstTime("saint-seiya")).toBe(false);
  expect(firstTime("mythology-go")).toBe(true);
});

test("a damaged store is an empty one", () => {
  kept.set("kleos.met", "{oh");
  expect(firstTime("saint-seiya")).toBe(true);
  expect(firstTime("saint-seiya")).toBe(false);
});

test("where nothing can be kept nobody is welcomed again and again", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("forbidden");
    },
  });
  expect(firstTime("saint-seiya")).toBe(false);
});
