import { describe, expect, test } from "vitest";
import { lastDeed, lasts, momentOf, newsOf, recapOf, totals } from "./moments";
import type { LogEntry } from "./protocol";

function log(...entries: [kind: string, seat?: number | null, amount?: number | null, place?: string][]): LogEntry[] {
  return entries.map(([kind, seat = null, amount = null, place = ""], i) => ({
    number: i + 1,
    kind,
    text: `${kind} ${i + 1}`,
    seat,
    cards: [],
    objects: [],
    amount,
    place,
  }));
}

describe("a moment", () => {
  const ROUND = log(
    ["round", 0, 1],
    ["play", 0],
    ["won", 0, 3, "D"],
    ["points", 0, 1],
    ["won", 1, 4, "C"],
    ["round-end", null, 1],
    ["round", 1, 2],
    ["draw", 0, 2],
  );

  test("is the end of a round with all that it brought, and what comes next", () => {
    const moment = momentOf("naruto-mythos", ROUND, 4)!;
    expect([moment.what, moment.number, moment.next?.number]).toEqual(["round", 1, 7]);
    expect(moment.lines.map((line) => line.number)).toEqual([3, 4, 5]);
    expect(totals(moment)).toEqual([
      { seat: 0, points: 4 },
      { seat: 1, points: 4 },
    ]);
  });

  test("lets only those points fly that have just been won", () => {
    const moment = momentOf("naruto-mythos", ROUND, 4)!;
    expect([...moment.gains].filter(([, gain]) => gain.fresh).map(([number]) => number)).toEqual([5]);
  });

  test("is a mission alone where the round goes on", () => {
    const moment = momentOf("naruto-mythos", ROUND.slice(0, 3), 2)!;
    expect([moment.what, moment.place, moment.next]).toEqual(["mission", "D", undefined]);
  });

  test("says why a flame goes out, and why a God falls", () => {
    const flame = momentOf("saint-seiya", log(["play", 0], ["remove"], ["flame", null, 7], ["turn", 1, 3]), 0)!;
    expect([flame.what, flame.lines.map((line) => line.kind)]).toEqual(["flame", ["remove", "flame"]]);
    const fall = momentOf("kanzume-goddess", log(["attack", 0, 4], ["lose", 1, 4], ["leave", 1], ["end"]), 0)!;
    expect([fall.what, fall.lines.map((line) => line.kind)]).toEqual(["over", ["lose", "leave", "end"]]);
  });

  test("is a counting, named after the round whenever that was said", () => {
    const entries = log(
      ["round", 0, 1],
      ["counting", null, 1],
      ["accuse", 0],
      ["score", 0, 22],
      ["score", 1, 30],
      ["round", 1, 2],
    );
    const moment = momentOf("mythology-go", entries, 3)!;
    expect([moment.what, moment.number, moment.lines.length]).toEqual(["counted", 1, 2]);
    expect(moment.lines.map((line) => line.amount)).toEqual([30, 22]); // the most points first
    expect(totals(moment)).toEqual([]);
  });

  test("is nothing that happens in every turn", () => {
    for (const game of ["naruto-mythos", "saint-seiya", "kanzume-goddess", "mythology-go"]) {
      expect(
        momentOf(game, log(["turn", 0, 1], ["draw", 0, 1], ["play", 0], ["points", 0, 1]).slice(0, 3), 0),
      ).toBeUndefined();
    }
    expect(momentOf("naruto-mythos", ROUND, 8)).toBeUndefined();
  });

  test("stays the longer the more there is to read", () => {
    const one = momentOf("saint-seiya", log(["ending"]), 0)!;
    expect(lasts(one, 2400)).toBe(2400);
    expect(lasts(momentOf("naruto-mythos", ROUND, 0)!, 2400)).toBeGreaterThan(2400);
  });
});

test("who takes the screen over reads what the others did since", () => {
  const entries = log(["play", 0], ["play", 1], ["round"], ["pass", 1]);
  expect(recapOf(entries, 0, 1)?.lines.map((line) => line.number)).toEqual([2, 4]);
  expect(recapOf(entries, 0, 4)).toBeUndefined();
});

test("the last deed is somebody else's, and more than a card drawn", () => {
  const entries = log(["play", 1], ["draw", 1, 1], ["turn", 1, 2], ["play", 0], ["push"]);
  expect(lastDeed(entries, 0)?.number).toBe(1);
  expect(lastDeed(entries, null)?.number).toBe(4);
  expect(lastDeed(entries.slice(3), 0)).toBeUndefined();
});

test("new is what others did since who looks last decided", () => {
  const entries = log(["play", 1], ["play", 0], ["push"], ["play", 1]);
  expect([...newsOf(entries, 0, 1)]).toEqual([3, 4]);
  expect(newsOf(entries, null, 1).size).toBe(0);
});
