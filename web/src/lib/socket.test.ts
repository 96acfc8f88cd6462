import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Failure, State } from "./protocol";
import { TableSocket, type Link, type Wire } from "./socket";

class Played implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  say(told: object): void {
    this.onmessage?.({ data: JSON.stringify(told) });
  }
}

describe("the connection of a table", () => {
  let wires: Played[];
  let links: Link[];
  let states: State[];
  let failures: Failure[];
  let socket: TableSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    [wires, links, states, failures] = [[], [], [], []];
    socket = new TableSocket(
      "ws://here/ws/tables/t",
      "fr",
      {
        state: (state) => states.push(state),
        aside: () => {},
        failure: (failure) => failures.push(failure),
        link: (link) => links.push(link),
      },
      () => {
        const wire = new Played();
        wires.push(wire);
        return wire;
      },
    );
    socket.open();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  function greet(moves = 0): Played {
    const wire = wires.at(-1)!;
    wire.onopen?.();
    wire.say({ type: "state", ask: wire.sent[0]!["ask"], moves });
    return wire;
  }

  test("says hello first and is open when the state has come", () => {
    wires[0]!.onopen?.();
    expect(wires[0]!.sent).toEqual([{ type: "hello", version: 1, lang: "fr", ask: 1 }]);
    expect(links).toEqual([]);
    wires[0]!.say({ type: "state", ask: 1, moves: 0 });
    expect(links).toEqual(["open"]);
    expect(states).toHaveLength(1);
  });

  test("an answer goes to who asked", async () => {
    const wire = greet();
    const answer = socket.ask({ type: "choose", moves: 0, token: "pass" });
    expect(wire.sent[1]).toEqual({ type: "choose", moves: 0, token: "pass", ask: 2 });
    wire.say({ type: "done", ask: 2, moves: 1 });
    expect(await answer).toEqual({ type: "done", ask: 2, moves: 1 });
  });

  test("a lost connection comes back, later with every try, and the waiting is counted anew when it has", () => {
    greet();
    wires[0]!.onclose?.({ code: 1006 });
    expect(links).toEqual(["open", "again"]);
    vi.advanceTimersByTime(399);
    expect(wires).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(wires).toHaveLength(2);
    wires[1]!.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(799);
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(wires).toHaveLength(3);
    greet();
    expect(links.at(-1)).toBe("open");
    wires[2]!.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(400);
    expect(wires).toHaveLength(4);
  });

  test("it never waits longer than six seconds", () => {
    for (let i = 0; i < 20; i++) {
      wires.at(-1)!.onclose?.({ code: 1006 });
      vi.advanceTimersByTime(6_000);
      expect(wires).toHaveLength(i + 2);
    }
  });

  test("hurry tries at once", () => {
    greet();
    wires[0]!.onclose?.({ code: 1006 });
    socket.hurry();
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(20_000);
    expect(wires).toHaveLength(2);
  });

  test("a choice without an answer is said again with the same moves; that it is out of date means it was done", async () => {
    greet(7);
    const answer = socket.ask({ type: "choose", moves: 7, token: "pass" });
    wires[0]!.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(400);
    const wire = greet(8);
    expect(wire.sent.filter((told) => told["type"] === "choose")).toEqual([
      { type: "choose", moves: 7, token: "pass", ask: 2 },
    ]);
    wire.say({ type: "error", ask: 2, code: "out-of-date", text: "!", clause: "" });
    expect((await answer).type).toBe("done");
    expect(failures).toEqual([]);
  });

  test("a choice made while the connection is down is sent once when it is back", async () => {
    greet(7);
    wires[0]!.onclose?.({ code: 1006 });
    const answer = socket.ask({ type: "choose", moves: 7, token: "pass" });
    vi.advanceTimersByTime(400);
    wires[1]!.onopen?.();
    expect(wires[1]!.sent).toHaveLength(1);
    wires[1]!.say({ type: "state", ask: wires[1]!.sent[0]!["ask"], moves: 7 });
    expect(wires[1]!.sent).toHaveLength(2);
    wires[1]!.say({ type: "done", ask: wires[1]!.sent[1]!["ask"], moves: 8 });
    expect((await answer).type).toBe("done");
  });

  test("what has no guard is not said again", async () => {
    greet();
    const answer = socket.ask({ type: "resign" });
    wires[0]!.onclose?.({ code: 1006 });
    expect(await answer).toMatchObject({ type: "error", code: "lost" });
    vi.advanceTimersByTime(400);
    expect(greet().sent).toHaveLength(1);
  });

  test("who is refused does not come back", () => {
    wires[0]!.onopen?.();
    wires[0]!.say({ type: "error", ask: 0, code: "no-table", text: "No.", clause: "" });
    wires[0]!.onclose?.({ code: 4400 });
    expect(failures).toHaveLength(1);
    expect(links).toEqual(["closed"]);
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
  });

  test("nor who is closed out by the server", () => {
    greet();
    wires[0]!.onclose?.({ code: 4400 });
    expect(links.at(-1)).toBe("closed");
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
  });

  test("who came too often, or did not keep up, comes back later", () => {
    wires[0]!.onopen?.();
    wires[0]!.say({ type: "error", ask: 0, code: "too-fast", text: "Slowly.", clause: "" });
    wires[0]!.onclose?.({ code: 4400 });
    expect(links).toEqual(["again"]);
    vi.advanceTimersByTime(400);
    expect(wires).toHaveLength(2);
    greet();
    wires[1]!.onclose?.({ code: 4408 });
    vi.advanceTimersByTime(400);
    expect(wires).toHaveLength(3);
  });

  test("another language is said at once, or with the next hello", () => {
    const wire = greet();
    socket.speak("it");
    expect(wire.sent.at(-1)).toMatchObject({ type: "speak", lang: "it" });
    wire.onclose?.({ code: 1006 });
    socket.speak("en");
    vi.advanceTimersByTime(400);
    wires[1]!.onopen?.();
    expect(wires[1]!.sent[0]).toMatchObject({ type: "hello", lang: "en" });
  });
});
