import { describe, expect, test } from "vitest";
import {
  colours,
  creatureOf,
  live,
  numbered,
  parts,
  playsLeft,
  points,
  ranking,
  signed,
  type Creature,
  type Player,
  type Sheet,
  type View,
} from "./view";

const sheet: Sheet = {
  seat: 0,
  items: [
    { step: 5, kind: "value", points: 3, text: "Minotaur" },
    { step: 5, kind: "value", points: 1, text: "Harpy" },
    { step: 6, kind: "outnumber", points: 4, text: "Harpy" },
    { step: 11, kind: "strong", points: -2, text: "Minotaur" },
  ],
  subtotal: 8,
  total: 6,
};

const harpy: Creature = { object: 3, face: "up", known: true, card: "harpie", value: 1, colour: "blue" };
const hidden: Creature = { object: 4, face: "down", known: false };

function player(seat: number, more: Partial<Player> = {}): Player {
  return {
    seat,
    field: [],
    slots_used: 0,
    full: false,
    hand_size: 0,
    hand_known: [],
    has_divinity: true,
    divinity: null,
    declared: false,
    belief: null,
    belief_name: null,
    belief_used: false,
    spells_played: 0,
    scores: [],
    total: 0,
    conceded: false,
    ...more,
  };
}

function shown(more: Partial<View> = {}): View {
  return {
    game: "mythology-go",
    seat: 0,
    phase: "main",
    round: 1,
    starter: 0,
    active: 0,
    plays: 0,
    turn_spells: 0,
    countdown: null,
    opportunities: 0,
    deck_size: 0,
    deck_known: [],
    deck_promised: [],
    discard: [],
    aside: [],
    casting: null,
    free_beliefs: [],
    unused_divinities: 0,
    divinities_shown: false,
    accusations: [],
    targets: [],
    players: [],
    counting: [],
    rounds: [],
    ...more,
  };
}

describe("a counting", () => {
  test("is summed by the steps of the rules", () => {
    expect([
      points(sheet, "values"),
      points(sheet, "bonuses"),
      points(sheet, "subtotal"),
      points(sheet, "extremes"),
      points(sheet, "total"),
    ]).toEqual([4, 4, 8, -2, 6]);
    expect(points(sheet, "identification")).toBe(0);
  });

  test("shows only the steps that gave something", () => {
    expect(parts(sheet).map((part) => [part.column, part.entries.length, part.sum])).toEqual([
      ["values", 2, 4],
      ["bonuses", 1, 4],
      ["extremes", 1, -2],
    ]);
    expect([signed(4), signed(-2)]).toEqual(["+4", "−2"]);
  });
});

describe("fields", () => {
  test("tell what a card shows of the moment, and nothing of what nobody here knows", () => {
    expect(live(harpy)).toEqual({ value: 1, colour: 4 });
    expect(live(hidden)).toEqual({});
    expect(colours([harpy, harpy, hidden]).filter(([, count]) => count)).toEqual([["blue", 2]]);
  });

  test("are searched for a creature and its holder", () => {
    const view = shown({ players: [player(0), player(1, { field: [hidden, harpy] })] });
    expect(creatureOf(view, 3)).toEqual({ creature: harpy, seat: 1 });
    expect(creatureOf(view, 9)).toBeUndefined();
  });
});

test("creatures bear their number where another could be meant, or a text calls them by it", () => {
  const one = (object: number, name?: string): Creature => ({
    object,
    face: name ? "up" : "down",
    known: !!name,
    ...(name ? { name } : {}),
  });
  const view = (...fields: Creature[][]) => shown({ players: fields.map((field, seat) => player(seat, { field })) });
  expect([...numbered(view([one(1, "Elf"), one(2)], [one(3, "Elf"), one(4, "Golem")]), [])]).toEqual([1, 3]);
  expect([...numbered(view([one(2)], [one(5)]), [])]).toEqual([2, 5]);
  expect([...numbered(view([one(1, "Elf")], [one(4, "Golem")]), ["Player 1 drains Golem #4", "#40 has left"])]).toEqual(
    [4],
  );
});

test("a turn has two plays, of which none is left after both", () => {
  expect([0, 1, 2].map((plays) => playsLeft(shown({ plays })))).toEqual([2, 1, 0]);
});

test("the ranking is that of the server, equal places by seat", () => {
  const view = shown({
    players: [player(0, { rank: 2, total: 40 }), player(1, { rank: 1, total: 40 }), player(2, { rank: 3, total: 12 })],
  });
  expect(ranking(view).map((one) => one.seat)).toEqual([1, 0, 2]);
});
