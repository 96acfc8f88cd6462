// The order of states: whatever the browser is busy with, the newest one is shown, and soon.

import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { State } from "./protocol";
import type { TableStore as Store } from "./table.svelte";

/** Changes that the browser has been asked to draw and has not drawn yet. */
let asked: (() => unknown)[] = [];

beforeAll(() => {
  vi.stubGlobal("navigator", { languages: ["en"], language: "en" });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("location", { origin: "http://here", pathname: "/", search: "" });
  vi.stubGlobal("document", {
    visibilityState: "visible",
    querySelectorAll: () => [],
    startViewTransition: (draw: () => unknown) => {
      let done = (): void => {};
      const updateCallbackDone = new Promise<void>((over) => (done = over));
      asked.push(() => {
        draw();
        done();
      });
      return { updateCallbackDone, ready: updateCallbackDone, finished: updateCallbackDone, skipTransition: () => {} };
    },
  });
});

function state(moves: number, mine: boolean): State {
  return {
    type: "state", ask: 0, table: "t", game: "g", title: "G", mode: "solo", status: "playing", moves, eyes: 0, hand_over: null,
    seats: [], view: { players: [] },
    decision: { seat: mine ? 0 : null, mine, kind: "", prompt: "", clauses: [], source: null, optional: false, window: "", window_name: "", options: [] },
    log_from: moves, log: [], clocks: [], undo: { can: "no", why: "", asked_by: null, waits_for: [] }, outcome: null, habits: [],
    names: [], invite: "", watch: "", next_table: "", thinking: false, host: false,
  };
}

describe("states", () => {
  let table: Store;

  beforeEach(async () => {
    vi.useFakeTimers();
    asked = [];
    const { TableStore } = await import("./table.svelte");
    table = new TableStore();
    table.arrive(state(1, true));
    expect(table.state?.moves).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
  });
  afterEach(() => vi.useRealTimers());

  test("a picture that is drawn late never lies over a newer one", async () => {
    table.arrive(state(2, false)); // drawn with motion, some frames later
    table.arrive(state(2, true)); // the same move: nothing to be seen moving
    await vi.advanceTimersByTimeAsync(50);
    asked.forEach((draw) => draw());
    await vi.advanceTimersByTimeAsync(50);
    expect([table.state?.moves, table.mine]).toEqual([2, true]);
  });

  test("a browser that does not come to drawing holds nothing up", async () => {
    for (const moves of [2, 3, 4, 5, 6]) table.arrive(state(moves, false));
    table.arrive(state(6, true));
    await vi.advanceTimersByTimeAsync(2000); // and nothing was drawn
    expect([table.state?.moves, table.mine]).toEqual([6, true]);
    asked.forEach((draw) => draw()); // now, too late for all of them
    await vi.advanceTimersByTimeAsync(50);
    expect([table.state?.moves, table.mine]).toEqual([6, true]);
  });

  test("what others do is shown one thing after the other", async () => {
    const shown: number[] = [];
    for (const moves of [2, 3]) table.arrive(state(moves, false));
    for (let i = 0; i < 20; i++) {
      await vi.advanceTimersByTimeAsync(100);
      asked.splice(0).forEach((draw) => draw());
      await vi.advanceTimersByTimeAsync(1);
      if (shown.at(-1) !== table.state!.moves) shown.push(table.state!.moves);
    }
    expect(shown).toEqual([2, 3]);
  });
});
