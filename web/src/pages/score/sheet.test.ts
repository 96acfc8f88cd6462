import { describe, expect, test } from "vitest";
import { answered, mythsDocument, newCreature, newPlayer, seatOf, withoutPath } from "./sheet";

describe("score sheets", () => {
  test("a field is written as the rules of sheets say", () => {
    const anna = {
      ...newPlayer("Anna"),
      field: [
        { ...newCreature("licorne"), down: true },
        { ...newCreature("dragon"), mod: -2 },
      ],
      divinity: "zeus",
      scores: "27, 18",
    };
    const other = {
      ...newPlayer(),
      field: [
        { ...newCreature("troll"), pair: true },
        { ...newCreature("phenix"), resurrected: true },
      ],
      spells: 2,
    };
    const document = mythsDocument(
      {
        starter: 1,
        players: [anna, other],
        cards: { harpie: { value: "2", bonus: "", colour: "" }, golem: { value: "", bonus: "", colour: "" } },
      },
      (seat) => `Player ${seat + 1}`,
    );
    expect(document).toEqual({
      starter: "Player 2",
      players: [
        { name: "Anna", field: ["licorne down", "dragon -2"], divinity: "zeus", spells: 0, scores: [27, 18] },
        { name: "Player 2", field: ["troll pair", "phenix resurrected"], spells: 2, scores: [] },
      ],
      cards: { harpie: { value: 2 } },
    });
  });

  test("answers stand behind their creature, or in their field", () => {
    const document = { players: [{ field: ["harpie", "gorgone"] }, { field: [] }] };
    const given = [
      { field: "players[0].field[1]", value: "#1" },
      { field: "players[1].accuses", value: "Anna zeus" },
    ];
    expect(answered(document, given)).toEqual({
      players: [{ field: ["harpie", "gorgone -> #1"] }, { field: [], accuses: "Anna zeus" }],
    });
    expect(document.players[0]!.field).toEqual(["harpie", "gorgone"]);
  });

  test("a mistake is told where it is, without the path", () => {
    expect(withoutPath("players[1].field[0]: no such card", "players[1].field[0]")).toBe("no such card");
    expect(seatOf("players[1].field[0]")).toBe(1);
    expect(seatOf("cards.elfe.bonus")).toBeUndefined();
  });
});
