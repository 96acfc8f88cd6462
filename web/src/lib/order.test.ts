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
    type: "state",
    ask: 0,
    table: "t",
    game: "g",
    title: "G",
    mode: "solo",
    status: "playing",
    moves,
    eyes: 0,
    hand_over: null,
    seats: [],
    view: { players: [] },
    decision: {
      seat: mine ? 0 : null,
      mine,
      kind: "",
      prompt: "",
      clause: "",
      source: null,
      optional: false,
      window: "",
      window_name: "",
      options: [],
    },
    log_from: moves,
    log: [],
    clocks: [],
    undo: { can: "no", why: "", asked_by: null, waits_for: [] },
    outcome: null,
    habits: [],
    names: [],
    invite: "",
    watch: "",
    next_table: "",
    thinking: false,
    host: false,
    standings: [],
    away: [],
    nudge: null,
    origin: null,
    cards: null,
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

  /** A state in which a mission is won, which is a moment. */
  const won = (moves: number): State => ({
    ...state(moves, false),
    game: "naruto-mythos",
    log_from: 0,
    log: [{ number: 1, kind: "won", text: "", seat: 0, cards: [], objects: [], amount: 3, place: "D" }],
  });

  /** Lets time pass while the browser draws what it is asked to; says when, in milliseconds, so many moves were shown. */
  async function shownAfter(moves: number): Promise<number> {
    for (let passed = 0; passed <= 5000; passed += 100) {
      if (table.state!.moves >= moves) return passed;
      await vi.advanceTimersByTimeAsync(100);
      asked.splice(0).forEach((draw) => draw());
    }
    return Infinity;
  }

  test("what others do waits for a moment to pass, but never two seconds", async () => {
    table.arrive(won(2));
    expect(table.moment?.what).toBe("mission");
    table.arrive(state(3, false));
    const waited = await shownAfter(3);
    expect(waited).toBeGreaterThan(1300);
    expect(waited).toBeLessThanOrEqual(2000);
  });

  test("a question waits for no moment", async () => {
    table.arrive(won(2));
    table.arrive(state(3, false));
    table.arrive(state(4, true));
    expect(await shownAfter(4)).toBeLessThanOrEqual(1300);
    expect(table.moment?.what).toBe("mission"); // it lies over the board a little longer
    await vi.advanceTimersByTimeAsync(2000);
    expect(table.moment).toBeUndefined();
  });

  test("who skips a moment sees at once what waits", async () => {
    table.arrive(won(2));
    await vi.advanceTimersByTimeAsync(700);
    asked.splice(0).forEach((draw) => draw());
    await vi.advanceTimersByTimeAsync(1);
    table.arrive(state(3, false));
    expect(table.skip()).toBe(true);
    expect(await shownAfter(3)).toBeLessThanOrEqual(100);
    expect(table.skip()).toBe(false);
  });

  test("what others do is shown at the pace that is liked", async () => {
    const { settings } = await import("./settings.svelte");
    const waits: number[] = [];
    let moves = 1;
    for (const pace of ["quick", "normal", "slow"] as const) {
      settings.pace = pace;
      await vi.advanceTimersByTimeAsync(3000);
      table.arrive(state(moves + 1, false));
      table.arrive(state(moves + 2, false));
      waits.push(await shownAfter(moves + 2));
      moves += 2;
    }
    settings.pace = "normal";
    expect(waits[0]).toBeLessThan(waits[1]!);
    expect(waits[1]).toBeLessThan(waits[2]!);
    expect(waits[2]).toBeLessThanOrEqual(2000);
  });
});
