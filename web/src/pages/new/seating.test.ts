import { describe, expect, it } from "vitest";
import type { GameOption, Id, Value } from "../../lib/games.svelte";
import { arranged, asked, full, quickSeats, seated, type Place } from "./seating";
import { agreement, called, choices, chosen, fieldOf, holds, offered, placeOf, saidOf, teamOf, terms } from "./settle";

const who = (places: Place[]) => places.map((place) => place.who);

describe("the seats of a new match", () => {
  it("are mine and a bot's to begin with", () => {
    expect(who(arranged([], "solo", 2, "novice"))).toEqual(["me", "novice"]);
    expect(quickSeats({ players: [2, 5] }, "novice")).toEqual([{ kind: "person" }, { kind: "bot", bot: "novice" }]);
  });
  it("become friends' or neighbours' with the kind of table", () => {
    const solo = arranged([], "solo", 3, "novice");
    expect(who(arranged(solo, "online", 3, "novice"))).toEqual(["me", "novice", "open"]);
    expect(who(arranged([], "hot-seat", 3, "novice"))).toEqual(["me", "person", "person"]);
    expect(who(arranged(arranged([], "online", 2, "novice"), "solo", 2, "novice"))).toEqual(["me", "novice"]);
  });
  it("keep what was chosen when players are added, and me when they are taken away", () => {
    const two = [
      { who: "master", brings: "side:sand" },
      { who: "me", brings: "deck:d1" },
    ];
    expect(who(arranged(two, "solo", 4, "novice"))).toEqual(["master", "me", "novice", "novice"]);
    expect(arranged(two, "solo", 3, "novice")[1]!.brings).toBe("deck:d1");
    const last = [
      { who: "a", brings: "" },
      { who: "b", brings: "" },
      { who: "me", brings: "" },
    ];
    expect(who(arranged(last, "solo", 2, "novice"))).toEqual(["me", "b"]);
  });
  it("trade places with me", () => {
    const places = [
      { who: "me", brings: "side:leaf" },
      { who: "novice", brings: "side:sand" },
    ];
    expect(seated(places, 1, "me")).toEqual([
      { who: "novice", brings: "side:sand" },
      { who: "me", brings: "side:leaf" },
    ]);
    expect(who(seated(places, 0, "novice"))).toEqual(["me", "novice"]);
    expect(who(seated(places, 1, "master"))).toEqual(["me", "master"]);
  });
  it("are asked for as the server wants them", () => {
    const places = [
      { who: "me", brings: "deck:d:1" },
      { who: "person", brings: "" },
      { who: "open", brings: "side:x" },
      { who: "search:novice", brings: "side:leaf" },
    ];
    expect(asked(places)).toEqual([
      { kind: "person", deck: "d:1" },
      { kind: "person" },
      { kind: "open" },
      { kind: "bot", bot: "search:novice", side: "leaf" },
    ]);
    expect(asked([{ who: "me", brings: "side:greek" }], false)).toEqual([{ kind: "person" }]);
  });
  it("are called by the names that were given, where people share a screen", () => {
    const places = [
      { who: "me", brings: "", name: " Mum " },
      { who: "person", brings: "", name: " " },
      { who: "novice", brings: "", name: "x" },
    ];
    expect(asked(places, true, true)).toEqual([
      { kind: "person", name: "Mum" },
      { kind: "person" },
      { kind: "bot", bot: "novice" },
    ]);
    expect(asked(places)[0]).toEqual({ kind: "person" });
    expect(arranged(places, "hot-seat", 3, "novice")[0]!.name).toBe(" Mum ");
  });
  it("may bring the same as long as there is enough of it", () => {
    const sides = [
      { id: "greek", most: 2 },
      { id: "norse", most: 0 },
      { id: "shun", most: 1 },
    ].map((side) => ({ ...side, name: side.id, about: "" }));
    expect(full(sides, ["side:greek", "side:norse", "side:norse", ""])).toEqual([]);
    expect(full(sides, ["side:greek", "side:shun", "side:greek"])).toEqual(["side:greek", "side:shun"]);
  });
});

describe("what is agreed on for a match", () => {
  const value = (id: Id, players: number[] = []): Value => ({ id, name: `<${id}>`, players });
  const option = (id: string, values: Value[], more: Partial<GameOption> = {}): GameOption => ({
    id,
    name: id,
    about: "",
    values,
    part: null,
    seats: false,
    only: {},
    ...more,
  });
  const only = { mode: "team" };
  const game = {
    options: [
      option("mode", [value("alone"), value("team", [4, 6])]),
      option("mains", [value(0, [4, 6]), value(2, [4, 6]), value(4, [6])], { part: 0, seats: true, only }),
      option("mains", [value(1, [4, 6]), value(3, [4, 6]), value(5, [6])], { part: 1, seats: true, only }),
      option("sides", [value("random"), value("greek")], { part: 0, only }),
      option("first", [value("random"), value(0), value(1)], { seats: true }),
    ],
  };
  const [mode, a, b, , first] = game.options as [GameOption, GameOption, GameOption, GameOption, GameOption];
  const team = { mode: "team" };
  const who = ["Ann", "Bob", "Cleo", "Dan"];

  it("is offered by the number of players", () => {
    expect(offered(mode, 3).map((one) => one.id)).toEqual(["alone"]);
    expect(offered(a, 4).map((one) => one.id)).toEqual([0, 2]);
    expect(chosen(mode, team, 3).id).toBe("alone");
    expect(chosen(a, { ...team, "mains.0": "4" }, 6).id).toBe(4);
    expect(chosen(a, { ...team, "mains.0": "4" }, 4).id).toBe(0);
  });
  it("is asked only where it makes sense", () => {
    expect(choices(game, {}, 4).map(placeOf)).toEqual(["mode", "first"]);
    expect(choices(game, team, 4).map(placeOf)).toEqual(["mode", "mains.0", "mains.1", "sides.0", "first"]);
    expect(choices(game, team, 5).map(placeOf)).toEqual(["mode", "first"]);
    expect([
      holds(game, { mode: "alone" }, {}, 2),
      holds(game, { mode: "alone" }, team, 4),
      holds(game, {}, {}, 2),
    ]).toEqual([true, false, true]);
  });
  it("leaves out what is at its default, and keeps lists whole", () => {
    expect(agreement(game, {}, 4)).toEqual({});
    expect(agreement(game, { ...team, "mains.1": "3" }, 4)).toEqual({ mode: "team", mains: [0, 3] });
    expect(agreement(game, { ...team, "mains.0": "0", "sides.0": "greek", first: "1" }, 4)).toEqual({
      mode: "team",
      sides: ["greek"],
      first: 1,
    });
    expect(agreement(game, { ...team, "mains.0": "2" }, 5)).toEqual({});
  });
  it("is read back from a table", () => {
    const options = { mode: "team", mains: [2, 1], sides: ["greek"] };
    expect(saidOf(game, options)).toEqual({ mode: "team", "mains.0": "2", "mains.1": "1", "sides.0": "greek" });
    expect(agreement(game, saidOf(game, options), 4)).toEqual(options);
    expect(terms(game, options, who)).toEqual([
      "mode: <team>",
      "mains: Cleo (<2>)",
      "mains: Bob (<1>)",
      "sides: <greek>",
    ]);
    expect(terms(game, {}, who)).toEqual([]);
  });
  it("names people and not seats", () => {
    expect(called(a, a.values[1]!, who)).toBe("Cleo (<2>)");
    expect(first.values.map((one) => called(first, one, who))).toEqual(["<random>", "Ann (<0>)", "Bob (<1>)"]);
    expect(called(mode, mode.values[0]!, who)).toBe("<alone>");
  });
  it("tells the teams and who is main in them", () => {
    const said = { ...team, "mains.0": "2" };
    expect([0, 1, 2, 3].map((seat) => teamOf(game, said, 4, seat))).toEqual([
      { team: "A", main: false },
      { team: "B", main: true },
      { team: "A", main: true },
      { team: "B", main: false },
    ]);
    expect(teamOf(game, {}, 4, 0)).toBeUndefined();
    expect(b.part).toBe(1);
  });
});

describe("an error of the server", () => {
  it("is shown where it belongs", () => {
    expect(fieldOf({ field: "clocks.move" })).toBe("clocks");
    expect(fieldOf({ field: "options" })).toBe("options");
    expect(fieldOf({ field: "seats.1.deck" })).toBe("seats.1.deck");
    expect(fieldOf({ field: "seats.1.side" })).toBe("seats.1.deck");
    expect(fieldOf({ field: "side" })).toBe("deck");
    expect(fieldOf({ field: "" })).toBe("");
  });
});
