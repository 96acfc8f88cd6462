import { expect, test } from "vitest";
import { otherLevel } from "./levels";
import type { SeatInfo } from "./protocol";

const BOTS = ["random", "novice", "adept"].map((id) => ({ id, name: id, about: "" }));
const seats = (...bots: string[]): SeatInfo[] =>
  ["", ...bots].map((bot, seat) => ({ seat, kind: bot ? "bot" : "person", bot }) as SeatInfo);

test("who has won is offered a stronger opponent, who has lost a gentler one", () => {
  expect(otherLevel(BOTS, seats("novice"), true)?.id).toBe("adept");
  expect(otherLevel(BOTS, seats("novice"), false)?.id).toBe("random");
  expect(otherLevel(BOTS, seats("random", "novice"), true)?.id).toBe("adept");
});

test("nobody is stronger than the strongest, or gentler than the gentlest, or beside one that is not offered", () => {
  expect(otherLevel(BOTS, seats("adept"), true)).toBeUndefined();
  expect(otherLevel(BOTS, seats("random"), false)).toBeUndefined();
  expect(otherLevel(BOTS, seats("search:200ms"), true)).toBeUndefined();
});
