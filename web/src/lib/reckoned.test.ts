import { expect, test } from "vitest";
import { stepSign } from "./reckoned";

test("every column is told by what the step counts in its game", () => {
  expect(stepSign({ game: "naruto-mythos" }, "C")).toBe("mission-points");
  expect(stepSign({ game: "naruto-mythos" }, "3")).toBe("round");
  expect(stepSign({ game: "mythology-go" }, "11")).toBe("column-extremes");
  expect(stepSign({ game: "mythology-go" }, "2")).toBe("round");
  expect(stepSign({ game: "saint-seiya" }, "printed")).toBe("column-printed");
});
