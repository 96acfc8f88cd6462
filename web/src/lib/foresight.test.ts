import { describe, expect, test, vi } from "vitest";
import { afterAll, answersAt, badgeAt, Foresights, isSoft, mayBeDoubtful, worthKnowing } from "./foresight.svelte";
import type { Foresight, OptionInfo } from "./protocol";

function option(token: string, ...things: string[]): OptionInfo {
  return { token, text: token, verb: token.split(" ")[0]!, things };
}

const TURN = [
  option("play A D", "c:A", "p:D"),
  option("hide A D", "c:A", "p:D"),
  option("hide B C", "c:B", "p:C"),
  option("hide B D", "c:B", "p:D"),
  option("reveal #4", "o:4"),
  option("pass"),
];

function told(token: string, badge: string, rare = ""): Foresight {
  return { token, badge, text: [badge], changes: [], rare, why: "" };
}

async function knowing(...all: Foresight[]): Promise<Foresights> {
  const known = new Foresights(() => Promise.resolve(all));
  known.about("turn");
  await known.learn(all.map((one) => one.token));
  return known;
}

describe("what answers would do", () => {
  test("is asked for once, and forgotten when something else is asked", async () => {
    const ask = vi.fn((tokens: string[]) => Promise.resolve(tokens.map((token) => told(token, token))));
    const known = new Foresights(ask);
    known.about("one");
    await known.learn(["pass", "play A D"]);
    await known.learn(["pass"]);
    expect(ask.mock.calls).toEqual([[["pass", "play A D"]]]);
    expect(known.of("pass")?.badge).toBe("pass");
    known.about("two");
    expect(known.of("pass")).toBeUndefined();
    await known.learn(["pass"]);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test("is not kept if the table has gone on before it is told", async () => {
    const known = new Foresights((tokens) => {
      known.about("two");
      return Promise.resolve(tokens.map((token) => told(token, token)));
    });
    known.about("one");
    await known.learn(["pass"]);
    expect(known.of("pass")).toBeUndefined();
  });

  test("is worth knowing at every place that is left, and for cards that can only be hidden", () => {
    expect(worthKnowing(TURN, ["c:A"])).toEqual(["play A D", "hide A D"]);
    expect(worthKnowing(TURN, [])).toEqual(["reveal #4", "hide B C"]);
    expect(worthKnowing([...TURN, option("play C", "c:C")], [], true)).toEqual([
      "reveal #4",
      "pass",
      "play C",
      "hide B C",
    ]); // by finger
    const many = Array.from({ length: 13 }, (_, i) => option(`target #${i}`, `o:${i}`));
    expect(worthKnowing(many, [])).toEqual([]);
  });

  test("stands where pointing answers; what is better is told first", async () => {
    const known = await knowing(told("hide A D", "face down", "hides-unpaid"), told("play A D", "Power 0 → 3"));
    expect(badgeAt(TURN, ["c:A"], "p:D", known)).toEqual({ text: "Power 0 → 3", soft: false });
    expect(badgeAt(TURN, [], "p:D", known)).toBeUndefined();
    expect(isSoft(TURN, ["c:A"], "p:D", known)).toBe(false);
  });

  test("is soft where it is hardly worth anything", async () => {
    const known = await knowing(told("hide B C", "face down", "hides-unpaid"));
    expect(badgeAt(TURN, ["c:B"], "p:C", known)).toEqual({ text: "face down", soft: true });
    expect(isSoft(TURN, [], "c:B", known)).toBe(true); // one of its answers tells it of all
    expect(isSoft(TURN, [], "c:A", known)).toBe(false);
  });

  test("is told of the answers at a thing, and of one where all are hardly worth it", async () => {
    const known = await knowing(told("hide B C", "face down", "hides-unpaid"));
    const tokens = (picked: string[], thing: string): string[] =>
      answersAt(TURN, picked, thing, known).map((one) => one.token);
    expect(tokens(["c:A"], "p:D")).toEqual(["play A D", "hide A D"]);
    expect(tokens([], "c:B")).toEqual(["hide B C"]);
    expect(tokens([], "c:A")).toEqual([]);
  });

  test("is asked about before choices of a kind that may be rarely meant, unless nothing else is left", () => {
    expect(mayBeDoubtful(TURN, "pass", [])).toBe(true);
    expect(mayBeDoubtful(TURN, "pass", ["hides-unpaid"])).toBe(true);
    expect(mayBeDoubtful(TURN, "pass", ["ends-early"])).toBe(false);
    expect(mayBeDoubtful(TURN, "reveal #4", [])).toBe(false);
    expect(mayBeDoubtful([option("pass")], "pass", [])).toBe(false);
  });

  test("changes a counter only where every answer that may be meant does so alike", async () => {
    const change = (what: string, after: number) => ({ thing: "s:0", what, before: 6, after, text: "" });
    const known = await knowing(
      { ...told("play A D", ""), changes: [change("chakra", 1), change("hand", 4)] },
      { ...told("hide A D", ""), changes: [change("chakra", 5), change("hand", 4)] },
    );
    expect(afterAll(["play A D"], "s:0", "chakra", known)).toBe(1);
    expect(afterAll(["play A D", "hide A D"], "s:0", "chakra", known)).toBeUndefined();
    expect(afterAll(["play A D", "hide A D"], "s:0", "hand", known)).toBe(4);
    expect(afterAll(["play A D", "pass"], "s:0", "hand", known)).toBeUndefined(); // nothing is known of passing
    expect(afterAll([], "s:0", "hand", known)).toBeUndefined();
  });
});
