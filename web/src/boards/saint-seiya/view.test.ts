import { describe, expect, it } from "vitest";
import {
  burning,
  fighters,
  filled,
  fromTop,
  grouped,
  heroName,
  lastOfRound,
  stranded,
  type Played,
  type Player,
  type View,
} from "./view";

function played(object: number, card: string, opposite: number | null, more: Partial<Played> = {}): Played {
  return {
    object,
    card,
    name: card,
    facing: opposite === null ? null : 1,
    opposite,
    force: 1,
    cosmos: 0,
    force_bonus: 0,
    ...more,
  };
}

function player(seat: number, cards: Played[] = []): Player {
  return {
    seat,
    hero: "seiya",
    hand_size: 0,
    draw_size: 0,
    draw_top: [],
    discard: [],
    destroyed: [],
    aside: [],
    wounded: [],
    armour: null,
    played: cards,
    force_all: 0,
    armours_by_force: false,
    conceded: false,
  };
}

function view(...players: Player[]): View {
  return {
    game: "saint-seiya",
    seat: 0,
    phase: "main",
    turn: 1,
    first: 0,
    active: 1,
    actions: 0,
    flames: 12,
    ending: false,
    reserve_size: 0,
    common_discard: [],
    terrain: [],
    held: [],
    revealed: [],
    players,
  };
}

describe("what faces what", () => {
  it("finds the fighters and whose they are", () => {
    const cards = [played(4, "a", 9), played(5, "b", 8), played(6, "a", 9)];
    expect(fighters(view(player(0), player(1, cards)), 9)).toEqual({ seat: 1, cards: [cards[0], cards[2]] });
    expect(fighters(view(player(0), player(1, cards)), 7)).toEqual({ seat: 1, cards: [] });
  });

  it("finds the stranded", () => {
    const cards = [played(4, "a", null), played(5, "b", 8)];
    expect(stranded(view(player(0, cards), player(1)))).toEqual({ seat: 0, cards: [cards[0]] });
    expect(stranded(view(player(0), player(1))).cards).toEqual([]);
  });
});

describe("cards that are alike", () => {
  it("are one group named by the lowest number", () => {
    const found = grouped([played(7, "a", 1), played(3, "a", 1), played(5, "b", 1)]);
    expect(found.map((group) => [group.first, group.cards.map((card) => card.object)])).toEqual([
      [3, [3, 7]],
      [5, [5]],
    ]);
  });

  it("are not alike with another bonus", () => {
    expect(grouped([played(3, "a", 1), played(4, "a", 1, { force: 5, force_bonus: 4 })])).toHaveLength(2);
  });
});

it("fills a cost up to all of it", () => {
  expect([filled(0, 4), filled(3, 4), filled(9, 4), filled(0, 0)]).toEqual([0, 0.75, 1, 1]);
});

it("puts the flames out one after the other", () => {
  expect(burning(12).every(Boolean)).toBe(true);
  expect(burning(10).indexOf(true)).toBe(2);
  expect(burning(0).some(Boolean)).toBe(false);
});

it("knows who ends a round", () => {
  const gone = { ...player(0), conceded: true };
  expect(lastOfRound({ ...view(player(0), player(1), player(2)), first: 1 })).toBe(0);
  expect(lastOfRound({ ...view(gone, player(1), player(2)), first: 1 })).toBe(2);
});

it("shows the last card of a pile first", () => {
  expect(fromTop(["a", "b"])).toEqual(["b", "a"]);
});

it("writes heroes as names", () => {
  expect(heroName("shiryu")).toBe("Shiryu");
});
