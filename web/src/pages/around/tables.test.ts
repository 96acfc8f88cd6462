import { describe, expect, it } from "vitest";
import { openTables, others, pathOf } from "./tables";

describe("what is pasted to join a table", () => {
  it("may be a whole link, of this or another address of the server", () => {
    expect(pathOf("https://kleos.example/join/aB3-x_?invite=q7")).toBe("/join/aB3-x_?invite=q7");
    expect(pathOf(" http://192.168.1.4:8765/watch/abc\n")).toBe("/watch/abc");
    expect(pathOf("kleos.example/replay/abc?moves=4&eyes=1")).toBe("/replay/abc?moves=4&eyes=1");
    expect(pathOf("localhost:8765/table/abc")).toBe("/table/abc");
    expect(pathOf("/join/abc?invite=1")).toBe("/join/abc?invite=1");
  });
  it("may be the code of a table alone", () => {
    expect(pathOf("I2YSammBZNZtcn12")).toBe("/join/I2YSammBZNZtcn12");
    expect(pathOf("I2YSammB?invite=x_1")).toBe("/join/I2YSammB?invite=x_1");
  });
  it("leads nowhere else", () => {
    for (const text of [
      "",
      "  ",
      "hello there",
      "https://kleos.example/",
      "https://kleos.example/api/me",
      "javascript:alert(1)",
      "https://x/join/a/b",
    ]) {
      expect(pathOf(text), text).toBeUndefined();
    }
  });
});

describe("my tables", () => {
  const row = (id: string, status: "waiting" | "playing" | "over", your_turn = false) => ({ id, status, your_turn });
  it("begin with those that wait for me, without those that are over", () => {
    const rows = [row("a", "waiting"), row("b", "over"), row("c", "playing"), row("d", "playing", true)];
    expect(openTables(rows).map((one) => one.id)).toEqual(["d", "a", "c"]);
  });
  it("name the others, with nothing for an open seat", () => {
    const seat = (kind: "person" | "bot" | "open", name: string, yours = false) => ({
      seat: 0,
      kind,
      name,
      yours,
      bot: "",
      side: "",
    });
    expect(others({ seats: [seat("person", "Ada", true), seat("bot", "Novice"), seat("open", "")] })).toEqual([
      "Novice",
      "",
    ]);
  });
});
