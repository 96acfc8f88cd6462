import { beforeAll, beforeEach, describe, expect, test, vi, type MockInstance } from "vitest";
import type { OptionInfo, State } from "./protocol";
import type { TableStore as Store } from "./table.svelte";

// As much of a browser as a table needs that is not drawn.
beforeAll(() => {
  vi.stubGlobal("navigator", { languages: ["en"], language: "en" });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("document", { visibilityState: "visible" });
  vi.stubGlobal("location", { origin: "http://here", pathname: "/", search: "" });
});

function option(token: string, ...things: string[]): OptionInfo {
  return { token, text: token, verb: token.split(" ")[0]!, things };
}

const TURN = [
  option("play KS-009 D", "c:KS-009", "p:D"),
  option("hide KS-009 D", "c:KS-009", "p:D"),
  option("hide KS-011 C", "c:KS-011", "p:C"),
  option("reveal #4", "o:4"),
  option("pass"),
];

function state(options: OptionInfo[], more: Partial<State> = {}): State {
  return {
    type: "state",
    ask: 0,
    table: "t",
    game: "g",
    title: "G",
    mode: "solo",
    status: "playing",
    moves: 3,
    eyes: 0,
    hand_over: null,
    seats: [0, 1].map((seat) => ({
      seat,
      kind: "person",
      name: `N${seat}`,
      bot: "",
      yours: seat === 0,
      here: true,
      resigned: false,
      wants_rematch: false,
      stand_in: "",
    })),
    view: {
      players: [
        { seat: 0, hand: ["KS-009", "KS-011"] },
        { seat: 1, hand_size: 4 },
      ],
    },
    decision: {
      seat: 0,
      mine: true,
      kind: "turn",
      prompt: "Your turn.",
      clause: "",
      source: null,
      optional: false,
      window: "",
      window_name: "",
      options,
    },
    log_from: 0,
    log: [],
    clocks: [],
    undo: { can: "no", why: "", asked_by: null, waits_for: [] },
    outcome: null,
    habits: [],
    names: ["Ann", "Ben"],
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
    ...more,
  };
}

describe("a table", () => {
  let table: Store;
  let chosen: string[];
  let choose: MockInstance<Store["choose"]>;

  beforeEach(async () => {
    const { TableStore } = await import("./table.svelte");
    table = new TableStore();
    chosen = [];
    choose = vi.spyOn(table, "choose").mockImplementation((token) => {
      chosen.push(token);
      return Promise.resolve();
    });
    table.arrive(state(TURN));
  });

  test("lights what is offered, and hands only while all cards to choose from are in them", () => {
    expect(table.isLit("c:KS-009")).toBe(true);
    expect(table.isLit("p:A")).toBe(false);
    expect(table.strip).toEqual([]);
    table.arrive(state([option("card KS-009", "c:KS-009"), option("card KS-050", "c:KS-050")], { moves: 4 }));
    expect(table.strip).toEqual(["KS-009", "KS-050"]);
    expect(table.isLit("c:KS-009")).toBe(false);
  });

  test("says what is still to be chosen once something is picked, in the words of the game", () => {
    const TURN = [
      option("play KS-009 D", "c:KS-009", "p:D"),
      option("play KS-009 C", "c:KS-009", "p:C"),
      option("upgrade KS-009 #4", "c:KS-009", "o:4"),
      option("hide KS-011 C", "c:KS-011", "p:C"),
      option("hide KS-011 D", "c:KS-011", "p:D"),
      option("pass"),
    ];
    table.called = {
      place: (rank) => `mission ${rank}`,
      lacks: {
        "play p": "naruto-lacks-mission",
        "hide p": "naruto-lacks-mission",
        "upgrade o": "naruto-lacks-character",
      },
    };
    table.arrive(
      state(TURN, {
        moves: 4,
        view: { sides: [{ object: 4, name: "Gaara" }], players: [{ seat: 0, hand: ["KS-009", "KS-011"] }] },
      }),
    );
    expect(table.step).toBe("");
    table.point("c:KS-011", "hand-1");
    expect(table.step).toBe("Choose a mission for KS-011.");
    table.drop();
    table.point("c:KS-009", "hand-0");
    expect(table.step).toBe("For KS-009, choose a mission or a character to upgrade.");
    table.drop();
    table.point("p:C", "lane");
    expect(table.step).toBe("Choose a card for mission C.");
    expect(table.title("o:4")).toBe("Gaara");
    expect(table.title("o:9")).toBe("face-down card");
  });

  test("shows a card of the hand that is pointed at while no card is asked for, and can still be asked why", () => {
    const why = vi.spyOn(table, "why").mockResolvedValue();
    table.point("c:KS-050", "hand-2", undefined, "KS-050");
    expect(why).toHaveBeenCalledTimes(1); // other cards are asked for: this one is refused for a reason
    table.arrive(state([option("keep"), option("mulligan")], { moves: 4 }));
    table.point("c:KS-009", "hand-0", undefined, "KS-009");
    expect([table.looked, table.unasked?.thing]).toEqual(["KS-009", "c:KS-009"]);
    table.lookAway();
    expect(table.unasked).toBeUndefined();
    expect(why).toHaveBeenCalledTimes(1);
  });

  test("chooses by pointing at one thing after the other", () => {
    table.point("c:KS-011", "hand-1");
    expect(table.isPicked("c:KS-011", "hand-1")).toBe(true);
    expect(table.isPicked("c:KS-011", "hand-2")).toBe(false);
    expect(table.isLit("p:D")).toBe(false);
    table.point("p:C", "p:C");
    expect(chosen).toEqual(["hide KS-011 C"]);
  });

  test("chooses from a strip of cards", () => {
    table.arrive(state([option("card KS-009", "c:KS-009"), option("card KS-050", "c:KS-050")], { moves: 4 }));
    table.point("c:KS-050", "strip-KS-050");
    expect(chosen).toEqual(["card KS-050"]);
  });

  test("offers a menu where several things could be meant", () => {
    table.point("c:KS-009", "hand-0");
    table.point("p:D", "p:D");
    expect(table.menu?.options.map((one) => one.token)).toEqual(["play KS-009 D", "hide KS-009 D"]);
    expect(chosen).toEqual([]);
    expect(table.drop()).toBe(true);
    expect(table.picked).toEqual([]);
    expect(table.drop()).toBe(false);
  });

  test("pointing again puts back, and another card of the hand takes its place", () => {
    table.point("c:KS-009", "hand-0");
    table.point("c:KS-009", "hand-0");
    expect(table.picked).toEqual([]);
    table.point("c:KS-009", "hand-0");
    table.point("c:KS-011", "hand-1");
    expect(table.things).toEqual(["c:KS-011"]);
  });

  test("asks why a thing is not offered, but only who decides", () => {
    const why = vi.spyOn(table, "why").mockResolvedValue();
    table.point("o:9", "o-9");
    expect(why).toHaveBeenCalledOnce();
    table.arrive(state([], { moves: 4, decision: { ...state([]).decision!, seat: 1, mine: false } }));
    table.point("o:9", "o-9", undefined, "KS-001");
    expect(why).toHaveBeenCalledOnce();
    expect(table.looked).toBe("KS-001");
  });

  test("means nothing by a second click while an answer is under way", () => {
    const why = vi.spyOn(table, "why").mockResolvedValue();
    table.sending = true;
    table.point("c:KS-050", "hand-2", undefined, "KS-050");
    table.point("c:KS-009", "hand-0", undefined, "KS-009");
    expect([table.looked, table.things, why.mock.calls]).toEqual([undefined, [], []]);
  });

  test("closes the menu as soon as something of it is chosen, though it is asked about first", () => {
    choose.mockRestore();
    Object.assign(table, { socket: { ask: () => new Promise(() => {}) } });
    table.point("c:KS-009", "hand-0");
    table.point("p:D", "p:D");
    void table.choose("hide KS-009 D");
    expect([table.menu, table.sending]).toEqual([undefined, true]);
  });

  test("what was picked stays while the table stays, and goes when it goes on", () => {
    table.point("c:KS-009", "hand-0");
    table.arrive(state(TURN)); // somebody else connected
    expect(table.things).toEqual(["c:KS-009"]);
    table.arrive(state(TURN, { moves: 4 }));
    expect(table.things).toEqual([]);
  });

  test("who looks has the first colour, the others follow as they sit", () => {
    const seats = [0, 1, 2].map((seat) => ({ ...state([]).seats[0]!, seat }));
    const colours = (eyes: number | null): string[] => {
      table.arrive(state(TURN, { moves: 4 + (eyes ?? 9), eyes, seats }));
      return [0, 1, 2].map((seat) => table.colour(seat));
    };
    expect(colours(1)).toEqual(["var(--seat-2)", "var(--seat-0)", "var(--seat-1)"]);
    expect(colours(2)).toEqual(["var(--seat-1)", "var(--seat-2)", "var(--seat-0)"]);
    expect(colours(null)).toEqual(["var(--seat-0)", "var(--seat-1)", "var(--seat-2)"]);
  });

  test("nothing is lit on a screen that is being handed over", () => {
    table.arrive(state(TURN, { moves: 4, hand_over: 1, view: null }));
    expect(table.mine).toBe(false);
    expect(table.isLit("c:KS-009")).toBe(false);
  });

  test("shows the order that was laid out last until the server has told of it", async () => {
    const told: (() => void)[] = [];
    const asked: unknown[] = [];
    const socket = {
      ask: (message: unknown) =>
        new Promise((answer) => void (asked.push(message), told.push(() => answer(state(TURN))))),
    };
    Object.assign(table, { socket });
    const first = table.arrange([2, 1]);
    const second = table.arrange([1, 2]);
    expect(asked).toEqual([
      { type: "arrange", objects: [2, 1] },
      { type: "arrange", objects: [1, 2] },
    ]);
    told[0]!();
    await first;
    expect(table.laying).toEqual([1, 2]);
    told[1]!();
    await second;
    expect(table.laying).toBeUndefined();
  });

  test("keeps the log by its numbers", () => {
    const line = (number: number, text: string) => ({
      number,
      kind: "x",
      text,
      seat: null,
      cards: [],
      objects: [],
      amount: null,
      place: "",
    });
    table.arrive(state(TURN, { moves: 4, log_from: 0, log: [line(1, "a"), line(2, "b")] }));
    table.arrive(state(TURN, { moves: 5, log_from: 1, log: [line(2, "c"), line(3, "d")] }));
    expect(table.log.map((entry) => entry.text)).toEqual(["a", "c", "d"]);
  });

  test("calls players by their names", () => {
    expect(table.named("p0 passes; p1 wins")).toBe("Ann passes; Ben wins");
  });

  test("says the names as French does: a vowel loses the e before it", async () => {
    const { speak } = await import("./spoken.svelte");
    await speak("fr");
    table.arrive(state(TURN, { moves: 4, names: ["Ann", "Ben"] }));
    const french = "le Dieu de p0 gagne ce que p0 perd; le Dieu de p1, que p1 joue";
    expect(table.named(french)).toBe("le Dieu d'Ann gagne ce qu'Ann perd; le Dieu de Ben, que Ben joue");
    expect(table.named("p0's God; the hand of p1; il Dio di p0")).toBe("Ann's God; the hand of Ben; il Dio di Ann");
    table.arrive(state(TURN, { moves: 5, names: ["Invité 1", "Invité 2"] }));
    expect(table.named("le Dieu de p0; la main de p1")).toBe("le Dieu d'Invité 1; la main d'Invité 2");
    await speak("en");
    expect(table.named("le Dieu de p0")).toBe("le Dieu de Invité 1");
  });

  test("tells who is elsewhere that somebody waits, or has come", async () => {
    const said: string[] = [];
    vi.stubGlobal(
      "Notification",
      class {
        static permission = "granted";
        constructor(title: string) {
          said.push(title);
        }
      },
    );
    vi.stubGlobal("document", { visibilityState: "hidden" });
    const { settings } = await import("./settings.svelte");
    settings.notify = true;
    table["hear"]({ type: "nudged", seat: 1 });
    table["hear"]({ type: "notice", text: "p1 has taken back." });
    table.arrive(state(TURN, { status: "waiting" }));
    table["hear"]({ type: "notice", text: "p1 has joined." });
    expect(said).toEqual(["Ben is waiting: it’s your turn.", "Ben has joined."]);
    expect(table.notices).toContain("Ben is waiting: it’s your turn.");
    settings.notify = false;
    vi.stubGlobal("document", { visibilityState: "visible" });
  });

  test("shows signs beside their givers for a while, and none of others where they are muted", () => {
    vi.useFakeTimers();
    table["hear"]({ type: "signed", seat: 1, sign: "thanks" });
    expect(table.signs.shown.get(1)).toBe("thanks");
    vi.advanceTimersByTime(7000);
    expect(table.signs.shown.get(1)).toBeUndefined();
    table.signs.mute(true);
    table["hear"]({ type: "signed", seat: 1, sign: "thanks" });
    table["hear"]({ type: "signed", seat: 0, sign: "oops" });
    expect([...table.signs.shown]).toEqual([[0, "oops"]]);
    vi.useRealTimers();
  });

  test("that only shows a match names its players too", async () => {
    const { showStill } = await import("./table.svelte");
    showStill(table, "g", ["Player 1", "Player 2"], {}, null);
    expect(table.named("p1 reveals #3")).toBe("Player 2 reveals #3");
    table.lookAt("KS-009", ["KS-009", "KS-011"]);
    expect(table.among).toEqual(["KS-009", "KS-011"]);
    table.lookAway();
    expect([table.looked, table.among]).toEqual([undefined, []]);
  });
});
