// Score sheets as people fill them in, what is sent of them, and how they are kept in the browser.

import { api } from "../../lib/api";
import type { Reckoned } from "../../lib/protocol";

/** What the server makes of a sheet. */
export interface Told {
  sheet: Reckoned | null;
  question: Question | null;
}

export interface Question {
  /** where the answer belongs: behind a creature as its target, or into a field of its own */
  field: string;
  prompt: string;
  options: { value: string; text: string }[];
}

/** An answer to a question, kept until something changes that it rests on. */
export interface Given {
  field: string;
  prompt: string;
  value: string;
  text: string;
}

type Part = Record<string, unknown> | unknown[];

/** Writes answers into a document: behind the creature they belong to (`-> #3`), or into their field. */
export function answered<T extends Part>(document: T, given: readonly Pick<Given, "field" | "value">[]): T {
  const out = structuredClone(document);
  for (const { field, value } of given) {
    const steps = field.match(/\w+/g) ?? [];
    const last = steps.pop()!;
    let at: Part = out;
    for (const step of steps) at = (at as Record<string, Part>)[step]!;
    const here = at as Record<string, unknown>;
    here[last] = Array.isArray(at) ? `${String(here[last])} -> ${value}` : value;
  }
  return out;
}

export function reckon(game: string, document: Part): Promise<Told> {
  return api.post<Told>(`/api/games/${encodeURIComponent(game)}/score`, document);
}

/** A field the server has found wrong, without the path before its words: people see where it is. */
export function withoutPath(text: string, field: string): string {
  return field && text.startsWith(field) ? text.slice(field.length).replace(/^\s*:\s*/, "") : text;
}

/** The player a field belongs to; undefined if it is none's. */
export function seatOf(field: string): number | undefined {
  const found = /^players\[(\d+)\]/.exec(field);
  return found ? Number(found[1]) : undefined;
}

// Mythology GO ---------------------------------------------------------------------------------------------------------
export interface Creature {
  card: string;
  down: boolean;
  pair: boolean;
  resurrected: boolean;
  mod: number;
}

export interface Player {
  name: string;
  field: Creature[];
  divinity: string;
  belief: string;
  spells: number;
  /** of earlier rounds, as typed */
  scores: string;
}

/** What is otherwise on the real cards; empty is as reconstructed. */
export interface Change {
  value: string;
  bonus: string;
  colour: string;
}

export interface Myths {
  starter: number;
  players: Player[];
  cards: Record<string, Change>;
}

export const LEAST = 2;
export const MOST = 8;

export function newPlayer(name = ""): Player {
  return { name, field: [], divinity: "", belief: "", spells: 0, scores: "" };
}

export function newCreature(card: string): Creature {
  return { card, down: false, pair: false, resurrected: false, mod: 0 };
}

function number(text: string): number | undefined {
  const found = Number(text.trim().replace("−", "-"));
  return text.trim() && Number.isInteger(found) ? found : undefined;
}

function written(creature: Creature): string {
  const { card, down, pair, resurrected, mod } = creature;
  return [
    card,
    ...(down ? ["down"] : []),
    ...(pair ? ["pair"] : []),
    ...(resurrected ? ["resurrected"] : []),
    ...(mod ? [mod > 0 ? `+${mod}` : String(mod)] : []),
  ].join(" ");
}

/** The document of a sheet of Mythology GO; names that are missing are given. */
export function mythsDocument(myths: Myths, called: (seat: number) => string): Record<string, unknown> {
  const cards: Record<string, Record<string, unknown>> = {};
  for (const [id, change] of Object.entries(myths.cards)) {
    const [value, bonus] = [number(change.value), number(change.bonus)];
    const said = {
      ...(value === undefined ? {} : { value }),
      ...(bonus === undefined ? {} : { bonus }),
      ...(change.colour ? { colour: change.colour } : {}),
    };
    if (Object.keys(said).length) cards[id] = said;
  }
  const names = myths.players.map((player, seat) => player.name.trim() || called(seat));
  return {
    starter: names[myths.starter] ?? names[0],
    players: myths.players.map((player, seat) => ({
      name: names[seat],
      field: player.field.map(written),
      ...(player.divinity ? { divinity: player.divinity } : {}),
      ...(player.belief ? { belief: player.belief } : {}),
      spells: player.spells,
      scores: (player.scores.match(/[-−]?\d+/g) ?? []).map((score) => number(score)!),
    })),
    ...(Object.keys(cards).length ? { cards } : {}),
  };
}

// Keeping --------------------------------------------------------------------------------------------------------------
export function kept<T>(game: string, fresh: () => T): T {
  try {
    const found = localStorage.getItem(`kleos-score-${game}`);
    return found ? (JSON.parse(found) as T) : fresh();
  } catch {
    return fresh(); // a browser that keeps nothing, or something that is no sheet
  }
}

export function keep(game: string, sheet: unknown): void {
  try {
    localStorage.setItem(`kleos-score-${game}`, JSON.stringify(sheet));
  } catch {
    // A browser that keeps nothing: the sheet is there as long as its page.
  }
}
