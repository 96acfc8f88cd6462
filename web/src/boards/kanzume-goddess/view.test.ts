import { describe, expect, it } from "vitest";
import { allied, choice, counted, headed, left, misses, next, type Player, type View } from "./view";

function player(seat: number, more: Partial<Player> = {}): Player {
  return {
    seat,
    team: null,
    main: false,
    side: null,
    god: null,
    god_name: null,
    chosen: false,
    energy: 15,
    hand_size: 5,
    deck_size: 5,
    discard: [],
    play: [],
    sealed: false,
    out: false,
    conceded: false,
    ...more,
  };
}

function view(more: Partial<View> = {}): View {
  return {
    game: "kanzume-goddess",
    seat: null,
    mode: "individual",
    mains: [],
    phase: "play",
    round: 1,
    first: 0,
    active: 0,
    faith: 0,
    symbols: [],
    ignore_colour: false,
    attack_bonus: 0,
    attacks_declared: 0,
    warrior_gains: 0,
    used: [],
    piles: [],
    supply: {},
    netherworld: [],
    out_size: 0,
    aside: [],
    abilities: [],
    attack: null,
    team_gods: [],
    players: [player(0), player(1)],
    ...more,
  };
}

describe("what may follow in the chain", () => {
  it("is any colour before the first Warrior, then the symbols in force", () => {
    expect(next(view())).toBe("any");
    expect(next(view({ symbols: ["green", "silver"] }))).toEqual(["green", "silver"]);
  });

  it("is one colour where both symbols are equal", () => {
    expect(next(view({ symbols: ["red", "red"] }))).toEqual(["red"]);
  });

  it("is any colour while the restriction is ignored", () => {
    expect(next(view({ symbols: ["red", "red"], ignore_colour: true }))).toBe("any");
  });
});

it("never takes less than nothing by an Attack", () => {
  expect(left({ by: 0, on: 1, value: 6, reduced: 2 })).toBe(4);
  expect(left({ by: 0, on: 1, value: 3, reduced: 5 })).toBe(0);
});

it("counts the turns a sealed God still misses: four in all", () => {
  const turns = [0, 1, 2, 3, 4].map((energy) => misses(player(2, { sealed: true, energy })));
  expect(turns).toEqual([4, 3, 2, 1, 0]);
});

it("knows team-mates, and that nobody has any in an individual match", () => {
  expect(allied(player(0, { team: "A" }), player(2, { team: "A" }))).toBe(true);
  expect(allied(player(0, { team: "A" }), player(1, { team: "B" }))).toBe(false);
  expect(allied(player(0), player(1))).toBe(false);
});

describe("the Gods to choose from", () => {
  it("are the two that were dealt", () => {
    const me = player(0, { dealt: ["zeus", "hel"] });
    expect(choice(view({ phase: "setup", players: [me, player(1)] }), me)).toEqual([
      { god: "zeus", taker: null },
      { god: "hel", taker: null },
    ]);
  });

  it("are those of the team, with who has taken which", () => {
    const me = player(2, { team: "A" });
    const players = [player(0, { team: "A", god: "thor" }), player(1, { team: "B" }), me, player(3, { team: "B" })];
    expect(choice(view({ mode: "team", phase: "setup", team_gods: ["heimdall", "odin"], players }), me)).toEqual([
      { god: "heimdall", taker: null },
      { god: "odin", taker: null },
      { god: "thor", taker: 0 },
    ]);
    const mine = player(2, { team: "A", god: "heimdall", chosen: true });
    players[2] = mine;
    expect(choice(view({ mode: "team", phase: "setup", team_gods: ["odin"], players }), mine)).toEqual([
      { god: "heimdall", taker: 2 },
      { god: "odin", taker: null },
      { god: "thor", taker: 0 },
    ]);
  });

  it("is the chosen one afterwards", () => {
    const me = player(0, { god: "zeus", chosen: true });
    expect(choice(view({ phase: "setup", players: [me] }), me)).toEqual([{ god: "zeus", taker: 0 }]);
  });
});

it("puts equal cards together in the order in which they come", () => {
  expect(counted(["priest", "aries", "priest"])).toEqual([
    ["priest", 2],
    ["aries", 1],
  ]);
});

it("tells the kind of an ability from what it does", () => {
  expect(headed("Reaction (when attacked, once per turn): Defend 2.")).toEqual([
    "Reaction (when attacked, once per turn):",
    "Defend 2.",
  ]);
  expect(headed("Attack 3.")).toEqual(["", "Attack 3."]);
});
