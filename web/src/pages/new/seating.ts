// Who sits where at a new table: changes of the form that keep it a table one can play at.

import type { Game, Side } from "../../lib/games.svelte";

/** A seat as the server is asked for it. */
export interface Seat {
  kind: "person" | "bot" | "open";
  bot?: string;
  side?: string;
  deck?: string;
  name?: string;
}

export type Kind = "solo" | "hot-seat" | "online";

/** A seat as the form keeps it. `who` is "me", "open", "person" (another at this screen) or a bot's id. */
export interface Place {
  who: string;
  /** "" whatever comes, "side:ID" what the game offers, "deck:ID" a saved deck */
  brings: string;
  /** what somebody at a shared screen is called */
  name?: string;
}

/** Who may sit at a seat at a table of this kind, bots aside. */
export function people(kind: Kind): string[] {
  if (kind === "solo") return ["me"];
  return kind === "online" ? ["me", "open"] : ["me", "person"];
}

/** The places for a kind of table and a number of players; what was chosen before is kept where it still fits. */
export function arranged(old: Place[], kind: Kind, players: number, bot: string): Place[] {
  const other = kind === "solo" ? bot : kind === "online" ? "open" : "person";
  const places = Array.from({ length: players }, (_, i): Place => {
    const before = old[i];
    if (!before) return { who: other, brings: "" };
    const isBot = !["me", "open", "person"].includes(before.who);
    const fits = before.who === "me" || people(kind).includes(before.who) || isBot;
    return { ...before, who: fits ? before.who : other };
  });
  if (!places.some((place) => place.who === "me")) places[0]!.who = "me";
  // a table online without an open seat, or on one screen with one person, is one against bots: not what was asked for
  if (kind !== "solo" && !places.some((place) => place.who === other)) {
    const last = places.findLast((place) => place.who !== "me");
    if (last) last.who = other;
  }
  return places;
}

/** Sets who sits at a place. I sit exactly once: taking another seat leaves mine to whoever was there. */
export function seated(places: Place[], at: number, who: string): Place[] {
  const mine = places.findIndex((place) => place.who === "me");
  const next = places.map((place) => ({ ...place }));
  if (who === "me") {
    const left = next[at]!;
    next[at] = next[mine]!;
    next[mine] = left;
  } else if (at !== mine) {
    next[at]!.who = who;
  }
  return next;
}

/** What nobody else may bring where the others bring these: whatever as many have as can. */
export function full(sides: Side[], others: string[]): string[] {
  const ids = sides.map((side) => ({ id: `side:${side.id}`, most: side.most }));
  return ids
    .filter(({ id, most }) => most && others.filter((other) => other === id).length >= most)
    .map(({ id }) => id);
}

/** What is asked of the server; `bringing`: whether players bring anything to this match; `named`: whether people at one screen have names. */
export function asked(places: Place[], bringing = true, named = false): Seat[] {
  return places.map(({ who, brings, name }): Seat => {
    const seat: Seat =
      who === "open"
        ? { kind: "open" }
        : who === "me" || who === "person"
          ? { kind: "person" }
          : { kind: "bot", bot: who };
    const [what, id] = brings.split(/:(.*)/s);
    if (bringing && who !== "open" && id) seat[what as "side" | "deck"] = id;
    if (named && seat.kind === "person" && name?.trim()) seat.name = name.trim();
    return seat;
  });
}

/** The seats of a first match: I, and as few others as the game needs. */
export function quickSeats(game: Pick<Game, "players">, bot: string): Seat[] {
  const others = Array.from({ length: game.players[0] - 1 }, (): Seat => ({ kind: "bot", bot }));
  return [{ kind: "person" }, ...others];
}
