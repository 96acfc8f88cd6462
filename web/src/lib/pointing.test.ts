import { describe, expect, test } from "vitest";
import { bare, candidates, complete, enough, offered, point, strip } from "./pointing";
import type { OptionInfo } from "./protocol";

function option(token: string, ...things: string[]): OptionInfo {
  return { token, text: token, verb: token.split(" ")[0]!, things };
}

const turn = [
  option("play KS-009 D", "c:KS-009", "p:D"),
  option("play KS-009 C", "c:KS-009", "p:C"),
  option("hide KS-009 D", "c:KS-009", "p:D"),
  option("hide KS-011 C", "c:KS-011", "p:C"),
  option("upgrade KS-108 #12", "c:KS-108", "o:12"),
  option("reveal #3", "o:3"),
  option("reveal-upgrade #3 #9", "o:3", "o:9"),
  option("reveal #4", "o:4"),
  option("pass"),
];

describe("pointing", () => {
  test("what is lit at first is everything that options name, and what one begins with is told apart", () => {
    const { lit, first } = offered(turn, []);
    expect([...lit].sort()).toEqual(["c:KS-009", "c:KS-011", "c:KS-108", "o:12", "o:3", "o:4", "o:9", "p:C", "p:D"]);
    expect([...first].sort()).toEqual(["c:KS-009", "c:KS-011", "c:KS-108", "o:3", "o:4"]);
  });

  test("each thing pointed at leaves fewer options", () => {
    expect(candidates(turn, ["c:KS-009"]).map((one) => one.token)).toEqual([
      "play KS-009 D",
      "play KS-009 C",
      "hide KS-009 D",
    ]);
    expect([...offered(turn, ["c:KS-009"]).lit].sort()).toEqual(["p:C", "p:D"]);
  });

  test("an option that names one thing is chosen at once", () => {
    expect(point(turn, [], "o:4")).toEqual({ kind: "choose", option: turn[7] });
  });

  test("one option left is chosen only when all its things have been pointed at", () => {
    expect(point(turn, [], "c:KS-011")).toEqual({ kind: "picked", picked: ["c:KS-011"], menu: [] });
    expect(point(turn, ["c:KS-011"], "p:C")).toEqual({ kind: "choose", option: turn[3] });
  });

  test("the order of pointing does not matter", () => {
    expect(point(turn, ["p:C"], "c:KS-011")).toEqual({ kind: "choose", option: turn[3] });
  });

  test("options with the same things are offered in a menu", () => {
    const told = point(turn, ["c:KS-009"], "p:D");
    expect(told).toEqual({ kind: "picked", picked: ["c:KS-009", "p:D"], menu: [turn[0], turn[2]] });
  });

  test("where a shorter option is whole and a longer one goes on, both can be reached", () => {
    const told = point(turn, [], "o:3");
    expect(told).toEqual({ kind: "picked", picked: ["o:3"], menu: [turn[5]] });
    expect([...offered(turn, ["o:3"]).lit]).toEqual(["o:9"]);
    expect(point(turn, ["o:3"], "o:9")).toEqual({ kind: "choose", option: turn[6] });
  });

  test("what is not offered is not picked", () => {
    expect(point(turn, [], "p:A").kind).toBe("unlit");
    expect(point(turn, ["c:KS-011"], "p:D").kind).toBe("unlit");
  });

  test("a thing named twice has to be pointed at twice", () => {
    const pair = [option("swap #1 #1", "o:1", "o:1")];
    expect(point(pair, [], "o:1").kind).toBe("picked");
    expect(point(pair, ["o:1"], "o:1").kind).toBe("choose");
  });

  test("numbers cannot be pointed at: they make buttons, or a menu on their thing", () => {
    const amounts = [option("amount 1", "n:1"), option("amount 2", "n:2")];
    expect(bare(amounts)).toEqual(amounts);
    expect([...offered(amounts, []).lit]).toEqual([]);
    const lines = [
      option("line #5 1", "o:5", "n:1"),
      option("line #5 2", "o:5", "n:2"),
      option("line #6 1", "o:6", "n:1"),
    ];
    expect(point(lines, [], "o:5")).toEqual({ kind: "picked", picked: ["o:5"], menu: [lines[0], lines[1]] });
    expect(point(lines, [], "o:6")).toEqual({ kind: "choose", option: lines[2] });
  });

  test("nothing is fully pointed out before something was pointed at", () => {
    expect(complete(turn, [])).toEqual([]);
  });

  test("the space bar takes what does nothing more, if that is one thing", () => {
    expect(enough(turn)?.token).toBe("pass");
    expect(enough([option("use"), option("skip")])?.token).toBe("skip");
    expect(enough([option("pass"), option("done")])).toBeUndefined();
    expect(enough([option("skip #3", "o:3")])).toBeUndefined();
  });

  test("cards that are not all in the hand are shown in the prompt", () => {
    const cards = [
      option("card KS-001", "c:KS-001"),
      option("card KS-002", "c:KS-002"),
      option("card KS-002", "c:KS-002"),
    ];
    expect(strip(cards, ["KS-001", "KS-002", "KS-003"])).toEqual([]);
    expect(strip(cards, ["KS-001"])).toEqual(["KS-001", "KS-002"]);
    expect(strip([option("pass")], [])).toEqual([]);
  });
});
