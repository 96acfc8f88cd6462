// What the form of a new match offers, what is said in it, and which field an error of the server belongs to.

import type { Game, GameOption, Id, Value } from "../../lib/games.svelte";
import { say } from "../../lib/words";

/** Seconds per move, and for the whole match; 0 is no limit. */
export const MOVE_CLOCKS = [0, 30, 60, 180, 600, 86_400, 259_200] as const;
export const TOTAL_CLOCKS = [0, 300, 600, 1200, 2400, 3600, 7200] as const;

// What is agreed on: options of the match as the game offers them ---------------------------------------------------------

/** What was said of each choice by its place: the id of a value as text. All else is at its default. */
export type Said = Record<string, string>;

type Offer = Pick<Game, "options">;

/** Where what is said of a choice is kept. */
export function placeOf(option: GameOption): string {
  return option.part === null ? option.id : `${option.id}.${option.part}`;
}

/** What an option may be with so many players. */
export function offered(option: GameOption, players: number): Value[] {
  return option.values.filter((value) => !value.players.length || value.players.includes(players));
}

/** What it is: as was said, if that is offered. */
export function chosen(option: GameOption, said: Said, players: number): Value {
  const values = offered(option, players);
  return values.find((value) => String(value.id) === said[placeOf(option)]) ?? values[0]!;
}

/** Whether options are so. */
export function holds(game: Offer, only: Record<string, Id>, said: Said, players: number): boolean {
  return Object.entries(only).every(([id, wanted]) => {
    const option = game.options.find((one) => one.id === id);
    return option !== undefined && chosen(option, said, players).id === wanted;
  });
}

/** The choices there are, as things stand. */
export function choices(game: Offer, said: Said, players: number): GameOption[] {
  return game.options.filter((option) => holds(game, option.only, said, players));
}

/** The options of the match; those at their default are left out, entries of a list go together. */
export function agreement(game: Offer, said: Said, players: number): Record<string, Id | Id[]> {
  const asked = choices(game, said, players);
  const changed = asked.filter((option) => chosen(option, said, players).id !== option.values[0]!.id);
  return Object.fromEntries(
    [...new Set(changed.map((option) => option.id))].map((id) => {
      const parts = asked
        .filter((option) => option.id === id)
        .map((option) => ({ option, value: chosen(option, said, players).id }));
      return [id, parts[0]!.option.part === null ? parts[0]!.value : parts.map((part) => part.value)];
    }),
  );
}

/** What was said where a table has these options. */
export function saidOf(game: Offer, options: Record<string, Id | Id[]>): Said {
  return Object.fromEntries(
    game.options.flatMap((option) => {
      const given = options[option.id];
      const value = option.part === null ? given : Array.isArray(given) ? given[option.part] : undefined;
      return value === undefined ? [] : [[placeOf(option), String(value)]];
    }),
  );
}

/** A value as people call it: a seat by who sits there. */
export function called(option: GameOption, value: Value, who: string[]): string {
  const name = option.seats && typeof value.id === "number" ? who[value.id] : undefined;
  return name ? `${name} (${value.name})` : value.name;
}

/** What those should know who come to a table: all that is not as usual, and all that depends on that. */
export function terms(game: Offer, options: Record<string, Id | Id[]>, who: string[]): string[] {
  const said = saidOf(game, options);
  return choices(game, said, who.length).flatMap((option) => {
    const value = chosen(option, said, who.length);
    const usual = value.id === option.values[0]!.id && !Object.keys(option.only).length;
    return usual ? [] : [say("label-value", { label: option.name, value: called(option, value, who) })];
  });
}

/** The team of a seat, if there are teams, and whether its main player sits there: each team chooses among its own seats. */
export function teamOf(
  game: Offer,
  said: Said,
  players: number,
  seat: number,
): { team: string; main: boolean } | undefined {
  const teams = choices(game, said, players).filter((option) => option.seats && option.part !== null);
  const mine = teams.find((option) => option.values.some((value) => value.id === seat));
  return mine && { team: "AB"[mine.part!]!, main: chosen(mine, said, players).id === seat };
}

/** The field an error belongs to, "" for the form as a whole. One control chooses among sides and decks; the clocks share a place. */
export function fieldOf(error: { field?: string }): string {
  const field = error.field ?? "";
  return field === "game" ? "" : field.replace(/\bside$/, "deck").replace(/^clocks\..*/, "clocks");
}
