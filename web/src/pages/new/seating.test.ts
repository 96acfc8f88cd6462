import { describe, expect, it } from "vitest";
import { arranged, asked, quickSeats, seated, type Place } from "./seating";
import { fieldOf } from "./settle";

const who = (places: Place[]) => places.map((place) => place.who);

describe("the seats of a new match", () => {
  it("are mine and the recommended bot's to begin with", () => {
    expect(who(arranged([], "solo", 2, "novice"))).toEqual(["me", "novice"]);
    expect(quickSeats({ players: [2, 5], first_bot: "novice" })).toEqual([{ kind: "person" }, { kind: "bot", bot: "novice" }]);
  });
  it("become friends' or neighbours' with the kind of table", () => {
    const solo = arranged([], "solo", 3, "novice");
    expect(who(arranged(solo, "online", 3, "novice"))).toEqual(["me", "novice", "open"]);
    expect(who(arranged([], "hot-seat", 3, "novice"))).toEqual(["me", "person", "person"]);
    expect(who(arranged(arranged([], "online", 2, "novice"), "solo", 2, "novice"))).toEqual(["me", "novice"]);
  });
  it("keep what was chosen when players are added, and me when they are taken away", () => {
    const two = [{ who: "master", brings: "side:sand" }, { who: "me", brings: "deck:d1" }];
    expect(who(arranged(two, "solo", 4, "novice"))).toEqual(["master", "me", "novice", "novice"]);
    expect(arranged(two, "solo", 3, "novice")[1]!.brings).toBe("deck:d1");
    const last = [{ who: "a", brings: "" }, { who: "b", brings: "" }, { who: "me", brings: "" }];
    expect(who(arranged(last, "solo", 2, "novice"))).toEqual(["me", "b"]);
  });
  it("trade places with me", () => {
    const places = [{ who: "me", brings: "side:leaf" }, { who: "novice", brings: "side:sand" }];
    expect(seated(places, 1, "me")).toEqual([{ who: "novice", brings: "side:sand" }, { who: "me", brings: "side:leaf" }]);
    expect(who(seated(places, 0, "novice"))).toEqual(["me", "novice"]);
    expect(who(seated(places, 1, "master"))).toEqual(["me", "master"]);
  });
  it("are asked for as the server wants them", () => {
    const places = [{ who: "me", brings: "deck:d:1" }, { who: "person", brings: "" }, { who: "open", brings: "side:x" }, { who: "search:novice", brings: "side:leaf" }];
    expect(asked(places)).toEqual([
      { kind: "person", deck: "d:1" },
      { kind: "person" },
      { kind: "open" },
      { kind: "bot", bot: "search:novice", side: "leaf" },
    ]);
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
