// What in the log is a moment: the end of a round or a mission, a God that falls, the last flames; with what it brought.

import type { LogEntry } from "./protocol";

export type What =
  "over" | "round" | "counted" | "mission" | "last" | "fallen" | "sealed" | "returned" | "flame" | "since";

export interface Gain {
  seat: number;
  points: number;
  /** whether they have just been won: those fly to the score */
  fresh: boolean;
}

export interface Moment {
  what: What;
  /** the round that is over, 0 where it is no round */
  number: number;
  /** the mission, where it is one alone */
  place: string;
  /** what happened, in the words of the game */
  lines: LogEntry[];
  /** what comes next */
  next: LogEntry | undefined;
  /** the points of a line, by its number */
  gains: Map<number, Gain>;
}

interface Role {
  /** what an event is the moment of; without it, it only belongs to a moment */
  what?: What;
  /** whether it is a line of it: else it only names it */
  line?: boolean;
  /** whether the line before it, which says why, is one too */
  why?: boolean;
  /** whether its amount are points for its player */
  gain?: boolean;
}

const NEXT = "round"; // the kind of event by which a round begins, in every game that has rounds of its own

const ROLES: Record<string, Record<string, Role>> = {
  "naruto-mythos": {
    won: { what: "mission", line: true, gain: true },
    "nobody-won": { what: "mission", line: true },
    points: { line: true, gain: true },
    "round-end": { what: "round" },
  },
  "saint-seiya": {
    flame: { what: "flame", line: true, why: true },
    ending: { what: "last", line: true },
    score: { line: true, gain: true },
  },
  "kanzume-goddess": {
    seal: { what: "sealed", line: true, why: true },
    return: { what: "returned", line: true },
    leave: { what: "fallen", line: true, why: true },
  },
  "mythology-go": {
    countdown: { what: "last", line: true },
    counting: {},
    score: { what: "counted", line: true, gain: true },
  },
};
const END: Role = { what: "over", line: true };
const ORDER: What[] = ["over", "round", "counted", "mission", "last", "fallen", "sealed", "returned", "flame"];
const NAMES = ["round-end", "counting"]; // kinds of events whose amount is the round that is over
const MOST = 8; // lines that can be read in so short a time

/** The moment that the entries of a log after a number are, if they are one. The end of a round tells of all of it. */
export function momentOf(game: string, log: LogEntry[], since: number): Moment | undefined {
  const roles: Record<string, Role> = { end: END, ...ROLES[game] };
  const news = log.filter((entry) => entry.number > since);
  const what = ORDER.find((one) => news.some(({ kind }) => roles[kind]?.what === one));
  if (!what) return undefined;
  const named = log.findLast(({ kind }) => NAMES.includes(kind));
  const begun = log.findLast((entry) => entry.kind === NEXT && entry.number < (named?.number ?? 0));
  const told = what === "round" ? log.filter((entry) => entry.number > (begun?.number ?? 0)) : news;
  const lines = told.filter((entry, at) => roles[entry.kind]?.line || (told[at + 1] && roles[told[at + 1]!.kind]?.why));
  const counted = lines.filter((entry) => roles[entry.kind]?.gain && entry.seat !== null && entry.amount !== null);
  return {
    what,
    number: named?.amount ?? 0,
    place: lines.length === 1 ? lines[0]!.place : "",
    lines: ranked(lines).slice(-MOST),
    next: what === "over" ? undefined : news.find(({ kind }) => kind === NEXT),
    gains: new Map(
      counted.map(({ number, seat, amount }) => [number, { seat: seat!, points: amount!, fresh: number > since }]),
    ),
  };
}

/** The same lines, but what the players have scored with the most points first. */
function ranked(lines: LogEntry[]): LogEntry[] {
  const scores = lines.filter(({ kind }) => kind === "score").sort((a, b) => b.amount! - a.amount!);
  return lines.map((line) => (line.kind === "score" ? scores.shift()! : line));
}

/** What others did since a player last decided, for who takes the screen over; nothing where nothing was done. */
export function recapOf(log: LogEntry[], seat: number, since: number): Moment | undefined {
  const lines = log.filter((entry) => entry.number > since && entry.seat !== null && entry.seat !== seat);
  if (!lines.length) return undefined;
  return { what: "since", number: 0, place: "", lines: lines.slice(-MOST), next: undefined, gains: new Map() };
}

/** The points of each player in a moment, where a player got some more than once. */
export function totals(moment: Moment): { seat: number; points: number }[] {
  const sums = new Map<number, number>();
  for (const { seat, points } of moment.gains.values()) sums.set(seat, (sums.get(seat) ?? 0) + points);
  return sums.size < moment.gains.size ? [...sums].map(([seat, points]) => ({ seat, points })) : [];
}

/** Milliseconds that a moment stays: the longer the more there is to read. */
export function lasts(moment: Moment, base: number): number {
  const first = moment.what === "since" ? 2 * base : base; // who has just taken the screen must find the table first
  return first + 450 * Math.max(0, moment.lines.length - 2);
}

// What others do in every turn without its being a deed: the last thing somebody did is never one of these.
const DULL = new Set([
  "draw",
  "income",
  "turn",
  "round",
  "reshuffle",
  "clear",
  "return",
  "used",
  "used-up",
  "to-discard",
  "to-hand",
  "score",
  "points",
  "tally",
  "deal",
  "edge",
]);

/** The last thing that somebody else did, for who looks; for a spectator, that anybody did. */
export function lastDeed(log: LogEntry[], eyes: number | null): LogEntry | undefined {
  return log.findLast((entry) => entry.seat !== null && entry.seat !== eyes && !DULL.has(entry.kind));
}

/** The entries that are new to who looks: all that happened since they last decided and that they did not do. */
export function newsOf(log: LogEntry[], eyes: number | null, decided: number): Set<number> {
  return new Set(
    eyes === null
      ? []
      : log.filter((entry) => entry.number > decided && entry.seat !== eyes).map((entry) => entry.number),
  );
}

/** Whether an entry begins a part of the log: a round, a turn. */
export function isHeading(entry: LogEntry): boolean {
  return entry.kind === "round" || entry.kind === "turn";
}
