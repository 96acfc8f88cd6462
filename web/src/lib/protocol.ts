// Made from src/kleos/server/protocol.py by tools/protocol: change that file, not this one.
// docs/protocol.md tells the story.

export const VERSION = 1;

export const LANGUAGES = ["en", "fr", "it", "es"];

/** A thing on the table: "c:KS-009" a card, "o:12" an object, "p:D" a place, "s:1" a player, "n:2" a number. */
export type Thing = string;

/** The first message on every connection. The answer is the whole state of the table. */
export interface Hello {
  type: "hello";
  ask?: number;
  version: number;
  lang: string;
}

/** From now on in this language. */
export interface Speak {
  type: "speak";
  ask?: number;
  lang: string;
}

/** Who of the people at this screen looks now (hot-seat, after the hand-over). */
export interface Look {
  type: "look";
  ask?: number;
  seat: number;
}

/** An answer to the open decision. `moves` is that of the last state the browser has seen: another is out of date. */
export interface Choose {
  type: "choose";
  ask?: number;
  moves: number;
  token: string;
}

/** Why a thing cannot be chosen now, or not together with another. */
export interface Why {
  type: "why";
  ask?: number;
  thing: string;
  other?: string | null;
}

/** Take back my last choice: at once if it has told nothing, else if the others agree. */
export interface Undo {
  type: "undo";
  ask?: number;
  moves: number;
}

/** My answer to somebody who wants to take a choice back. */
export interface Consent {
  type: "consent";
  ask?: number;
  moves: number;
  yes: boolean;
}

/** The seat that looks gives up. */
export interface Resign {
  type: "resign";
  ask?: number;
}

/** The time of whoever decides has run out: the seat is taken to have given up. */
export interface Claim {
  type: "claim";
  ask?: number;
  seat: number;
}

/** Once more with the same people; begins when all of them want it. */
export interface Rematch {
  type: "rematch";
  ask?: number;
}

/** What to answer from now on when this optional effect asks me: always use it, never, or ask me. For a chance to react, `card` is the name of the window, `line` 0, and the answer `never`. */
export interface Habit {
  type: "habit";
  ask?: number;
  card: string;
  line: number;
  answer: "always" | "never" | "ask";
}

/** What would the search bot do in my place? At tables without other people only. */
export interface Hint {
  type: "hint";
  ask?: number;
  moves: number;
}

/** What would these answers to the open decision do? For who decides; nothing comes of asking. */
export interface Foresee {
  type: "foresee";
  ask?: number;
  moves: number;
  tokens: string[];
}

/** What came before the entry of that number? A long log is told piece by piece. */
export interface Earlier {
  type: "earlier";
  ask?: number;
  before: number;
}

/** My own field lies in this order from now on, for everybody: all its objects, each once. No decision of the match. */
export interface Arrange {
  type: "arrange";
  ask?: number;
  objects: number[];
}

/** Somebody has been away for long: a bot plays on for them, if all others agree; or I would rather wait. */
export interface StandIn {
  type: "stand-in";
  ask?: number;
  seat: number;
  yes: boolean;
}

/** I am here again: the bot that has played for me gives my seat back. */
export interface Back {
  type: "back";
  ask?: number;
}

/** A friendly sign to everybody at the table; each reads it in the own language. */
export interface Sign {
  type: "sign";
  ask?: number;
  sign: "hello" | "luck" | "well-played" | "thanks" | "thinking" | "oops" | "moment" | "good-game";
}

/** Whoever is asked has been for a while: tell them that it is their turn. */
export interface Nudge {
  type: "nudge";
  ask?: number;
}

export type FromBrowser =
  | Hello
  | Speak
  | Look
  | Choose
  | Why
  | Undo
  | Consent
  | Resign
  | Claim
  | Rematch
  | Habit
  | Hint
  | Foresee
  | Earlier
  | Arrange
  | StandIn
  | Back
  | Sign
  | Nudge;

/** Who sits where, as everybody may know. */
export interface SeatInfo {
  seat: number;
  kind: "person" | "bot" | "open";
  /** "" for an open seat */
  name: string;
  /** its name for the lab: greedy, search:master */
  bot: string;
  yours: boolean;
  /** whether a browser of that person is connected */
  here: boolean;
  resigned: boolean;
  wants_rematch: boolean;
  /** the name of the bot that plays for this person */
  stand_in: string;
}

/** The card, and the line of it, that asks. */
export interface SourceInfo {
  card: string;
  line: number;
  name: string;
}

/** One answer to a decision: its token, its words, and the things it names, the one to point at first. */
export interface OptionInfo {
  token: string;
  text: string;
  verb: string;
  things: string[];
}

/** What is to be decided. Whoever is not asked learns only who is: all but the seat is empty then. Where others may react, nobody else learns even that: the seat is null, whether or not anybody is asked. */
export interface DecisionInfo {
  seat: number | null;
  mine: boolean;
  kind: string;
  prompt: string;
  /** the rule by which this is asked, for a link to the rules book */
  clause: string;
  source: SourceInfo | null;
  /** `use` and `skip`: a habit can answer it */
  optional: boolean;
  /** the kind of chance to react that this is: a habit (its name as card, line 0, never) lets it pass */
  window: string;
  window_name: string;
  /** the answers that most people want first */
  options: OptionInfo[];
}

/** One line of the log: the words, the cards and objects it speaks of, and its numbers where the table counts with them. */
export interface LogEntry {
  number: number;
  kind: string;
  text: string;
  seat: number | null;
  cards: string[];
  objects: number[];
  /** points, energy, flames left; the round or turn that begins or ends */
  amount: number | null;
  /** the mission it is about, by its rank */
  place: string;
}

/** The time of a seat in milliseconds; null where that is not limited. */
export interface ClockInfo {
  seat: number;
  move_left: number | null;
  total_left: number | null;
  running: boolean;
  claimable: boolean;
}

/** Whether the seat that looks may take its last choice back, and whether somebody asks to. */
export interface UndoInfo {
  can: "no" | "free" | "ask";
  /** what was told since, or why not */
  why: string;
  asked_by: number | null;
  waits_for: number[];
}

export interface ReckonedEntry {
  step: string;
  points: number;
  text: string;
}

export interface ReckonedPlayer {
  name: string;
  entries: ReckonedEntry[];
  before: number;
  score: number;
  total: number;
  rank: number;
  /** what was counted, where cards were gathered: card ids, copies beside each other */
  cards: string[];
}

export interface ReckonedWorking {
  title: string;
  lines: string[];
}

/** A score sheet as plain data: who has how much, from which step, and every entry with its reason. */
export interface Reckoned {
  game: string;
  steps: Record<string, string>;
  players: ReckonedPlayer[];
  winners: number[];
  workings: ReckonedWorking[];
  notes: string[];
}

/** How the match ended; places are counted from 1, equal players share one. */
export interface OutcomeInfo {
  scores: number[];
  winners: number[];
  places: number[];
  /** in words: by points, the last God standing, everybody else gave up, time */
  reason: string;
  /** how that came about, player by player: as `kleos score --json` tells it */
  reckoning: Reckoned;
  /** what the scores count, where they are no points */
  scores_are: string;
}

export interface HabitInfo {
  card: string;
  line: number;
  name: string;
  answer: "always" | "never";
}

/** Somebody who still plays is not connected. */
export interface AwayInfo {
  seat: number;
  /** milliseconds for which that is so */
  since: number;
  /** whether a bot may play on for them: they were asked when they sat down */
  lends: boolean;
  /** milliseconds until that may be asked for */
  wait: number;
  /** seats that have */
  agreed: number[];
  /** seats that have not; all that are here must */
  waits_for: number[];
}

/** Where a match comes from that is no fresh deal, for everybody who sits there, joins or looks. */
export interface OriginInfo {
  kind: "record" | "position" | "seed" | "read";
  /** that were made elsewhere */
  moves: number;
  /** whether what was hidden has been dealt anew */
  anew: boolean;
  /** in a few words */
  name: string;
  /** in sentences */
  text: string;
}

/** The cards of a table, where they are not just those that come with the game. */
export interface CardsInfo {
  /** the digest to ask the library for; "" for the cards that the game has on this server now */
  set: string;
  /** what they are called, in words: by the name of a card file, or as those of an earlier version */
  text: string;
}

/** Everything about the table that the person at the screen may know now; it replaces what came before. */
export interface State {
  type: "state";
  ask: number;
  table: string;
  game: string;
  title: string;
  mode: "solo" | "hot-seat" | "online";
  status: "waiting" | "playing" | "over";
  /** rises with everything at the table that the person may know of, also when a choice is taken back */
  moves: number;
  seats: SeatInfo[];
  /** whose eyes the view is made for; null: a spectator's */
  eyes: number | null;
  /** hot-seat: who must take the screen before anything is shown */
  hand_over: number | null;
  /** as match.view(eyes, lang) without the open decision, fields as arranged */
  view: Record<string, unknown> | null;
  decision: DecisionInfo | null;
  log_from: number;
  log: LogEntry[];
  clocks: ClockInfo[];
  undo: UndoInfo;
  outcome: OutcomeInfo | null;
  habits: HabitInfo[];
  /** of the players, by seat, in the language */
  names: string[];
  /** the path to send to a friend, while a seat is open; only to who sits there */
  invite: string;
  /** the path for spectators */
  watch: string;
  /** where the rematch is */
  next_table: string;
  /** whether a bot thinks */
  thinking: boolean;
  /** whether the person at the screen opened the table */
  host: boolean;
  /** the points of each player if all ended now, as far as these eyes know */
  standings: number[];
  /** online, while the match goes on */
  away: AwayInfo[];
  /** milliseconds until whoever is asked may be nudged; null where nobody may */
  nudge: number | null;
  /** where the match comes from; null: a fresh deal */
  origin: OriginInfo | null;
  /** null: those that come with the game */
  cards: CardsInfo | null;
}

/** The answer to Earlier: entries of the log in their order, right before those that the browser has. */
export interface Entries {
  type: "entries";
  ask: number;
  log: LogEntry[];
}

/** Why something is not allowed: the clause, the words, and what one would have wanted to do. */
export interface Reason {
  clause: string;
  text: string;
  ways: string[];
}

/** The answer to Why. */
export interface Reasons {
  type: "reasons";
  ask: number;
  thing: string;
  title: string;
  offered: string[];
  reasons: Reason[];
}

export interface Advice {
  token: string;
  text: string;
  chance: number;
  /** that it names */
  things: string[];
  /** what it would do, in sentences */
  does: string[];
}

/** The answer to Hint: the best first. */
export interface Hints {
  type: "hints";
  ask: number;
  moves: number;
  advice: Advice[];
}

/** What an answer would change at a thing: what is measured there, before and after, and in a few words. */
export interface ChangeInfo {
  /** "" is the table itself */
  thing: string;
  what: string;
  before: number;
  after: number;
  text: string;
}

/** What an answer would do, as far as who decides can know. */
export interface Foresight {
  token: string;
  /** the shortest of it, to stand where the answer points */
  badge: string;
  /** all of it, in sentences */
  text: string[];
  changes: ChangeInfo[];
  /** the kind of choice that is rarely meant that this is: hides-unpaid, adds-nothing, ends-early */
  rare: string;
  /** why, in words */
  why: string;
}

/** The answer to Foresee. */
export interface Foretold {
  type: "foretold";
  ask: number;
  moves: number;
  told: Foresight[];
}

/** What was asked is done and kept; the state that follows shows it. */
export interface Done {
  type: "done";
  ask: number;
  moves: number;
}

/** Something the people at the table should read: a bot was replaced, somebody agreed, refused, left. */
export interface Notice {
  type: "notice";
  text: string;
}

/** Somebody at the table gives a sign. */
export interface Signed {
  type: "signed";
  seat: number;
  sign: "hello" | "luck" | "well-played" | "thanks" | "thinking" | "oops" | "moment" | "good-game";
}

/** Somebody waits for who is at this screen. */
export interface Nudged {
  type: "nudged";
  /** who waits */
  seat: number;
}

/** What was asked cannot be; nothing has changed. */
export interface Failure {
  type: "error";
  ask: number;
  /** stable: out-of-date, not-yours, illegal, malformed, too-fast, ... */
  code: string;
  /** for people, in their language */
  text: string;
  clause: string;
}

export type FromServer =
  | State
  | Entries
  | Reasons
  | Hints
  | Foretold
  | Done
  | Notice
  | Signed
  | Nudged
  | Failure;
