// A table as the browser knows it: the last state, what has been pointed at, and everything that can be asked.

import { getContext, setContext } from "svelte";
import { announce } from "./announce.svelte";
import type { Box } from "./arrows";
import { cardOf } from "./cards.svelte";
import { afterAll, answersAt, badgeAt, Foresights, isSoft, mayBeDoubtful } from "./foresight.svelte";
import { lasts, momentOf, recapOf, type Moment } from "./moments";
import { callOver } from "./arrivals";
import { changing } from "./motion";
import { notify } from "./notify";
import { HELD, TIMES } from "./pace";
import { bare, candidates, complete, enough, lacking, offered, point, pointable, strip } from "./pointing";
import type { Failure, Foresight, Hints, LogEntry, OptionInfo, Reasons, State, Thing } from "./protocol";
import { Signs, type SignId } from "./signs.svelte";
import { sound } from "./sound";
import { mayMove, settings } from "./settings.svelte";
import { TableSocket, type Answer, type Aside, type Ask, type Link } from "./socket";
import { either, elide, say, type PlainId } from "./words";

/** A thing pointed at, and which of the places that show it: a hand may hold a card twice. */
export interface Pick {
  thing: Thing;
  spot: string;
}

/** What is pointed at, but not chosen: an answer, or a thing at its spot. */
export interface Aim {
  token?: string | undefined;
  thing?: Thing | undefined;
  spot?: string | undefined;
}

/** A choice that is rarely meant, of a kind, and why that is so. */
export interface Doubt {
  option: OptionInfo;
  kind: string;
  why: string;
}

export interface Mistake {
  code: string;
  text: string;
  clause: string;
}

const NOTICED = 12_000; // milliseconds that a notice stays; it has been said aloud, and what it tells of can be seen

const MENU = 6; // answers that a menu shows with those that need nothing more

const GONE = new Set(["table-closed", "left-table"]);

type Fields = Record<string, unknown>;

export interface Called {
  place?: (id: string) => string;
  lacks?: Record<string, PlainId>;
}

/** What is still to be chosen, by the kind of thing, where the game has no words of its own for it. */
const LACKS: Record<string, PlainId> = {
  c: "table-lacks-c",
  o: "table-lacks-o",
  p: "table-lacks-p",
  s: "table-lacks-s",
};

/** Answers to choose among, beside what was pointed at. */
export interface Menu {
  options: OptionInfo[];
  where: Box | undefined;
}

export class TableStore {
  state = $state.raw<State>();
  log = $state.raw<LogEntry[]>([]);
  link = $state.raw<Link>("connecting");
  picked = $state.raw<Pick[]>([]);
  /** Options that are fully pointed out, to choose among. */
  menu = $state.raw<Menu>();
  sending = $state.raw(false);
  mistake = $state.raw<Mistake>();
  reasons = $state.raw<{ told: Reasons; where: Box | undefined; card: string | null }>();
  hints = $state.raw<Hints | "waiting">();
  /** The choice that was made, but is rarely meant: it waits until who made it is sure. */
  doubt = $state.raw<Doubt>();
  notices = $state.raw<string[]>([]);
  /** Why there is no place here any more for who was at the table: it was closed, or left from another window. */
  gone = $state.raw("");
  /** Things that a line of the log speaks of, while it is pointed at. */
  marked = $state.raw<ReadonlySet<Thing>>(new Set());
  /** Which of the hints is looked at: what it names is marked while it is shown. */
  advised = $state.raw(0);
  hinted = $derived<ReadonlySet<Thing>>(
    new Set(typeof this.hints === "object" ? (this.hints.advice[this.advised]?.things ?? []) : []),
  );
  /** The card that is looked at. */
  looked = $state.raw<string>();
  /** Cards to leaf through with the one that is looked at: those beneath it, those of its pile. */
  among = $state.raw<string[]>([]);
  /** The answer, or the thing, that the pointer, the focus or a finger rests on: counters show what would come of it. */
  aimed = $state.raw<Aim>();
  /** What shows the card that a finger has held to read it, or the answer to see what it would do. */
  held = $state.raw<HTMLElement>();
  /** The card that is looked at, where it was pointed at to be chosen and no card was asked for. */
  unasked = $state.raw<{ thing: Thing; where: Box | undefined }>();
  /** The order in which who looks has just laid out the own field, until the server has told of it. */
  laying = $state.raw<readonly number[]>();
  /** What has just come to its end, for as long as it is shown. */
  moment = $state.raw<Moment>();
  /** The last entry of the log when who looks last decided: what others did after it is new. */
  decided = $state.raw(0);
  readonly signs = new Signs();
  /** When the state came, for clocks that go on. */
  came = $state.raw(0);

  /** What answers would do, as far as that has been asked for. */
  readonly ahead = new Foresights(async (tokens) => {
    const told = await this.socket?.ask({ type: "foresee", moves: this.state?.moves ?? 0, tokens });
    return told?.type === "foretold" ? told.told : [];
  });
  private socket: TableSocket | undefined;
  /** What came and is not shown yet, in the order in which the server told it: it is shown in no other. */
  private queue: { state: State; at: number }[] = [];
  private drawing = false; // a picture is being changed: the next state waits for it
  private shownAt = 0;
  private last: State | undefined; // as `state`, but never a picture behind
  private lines: LogEntry[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private passing: ReturnType<typeof setTimeout> | undefined; // the end of a moment
  private restsUntil = 0; // that end
  /** The last entry when each player at this screen last decided; -1: when this page first saw the log. */
  private readonly decidedBy = new Map<number, number>();

  // What the state says ------------------------------------------------------------------------------------------------
  game = $derived(this.state?.game ?? "");
  view = $derived(this.state?.view ?? undefined);
  eyes = $derived(this.state?.eyes ?? null);
  decision = $derived(this.state?.decision ?? undefined);
  mine = $derived(this.decision?.mine === true && this.state?.hand_over == null);
  options = $derived<OptionInfo[]>(this.mine ? this.decision!.options : []);
  things = $derived(this.picked.map((one) => one.thing));
  /** The answers that what is aimed at, or else picked, may become. */
  private meant = $derived.by(() => {
    const { token, thing, spot } = this.aimed ?? {};
    if (token) return this.options.filter((option) => option.token === token);
    if (thing && this.isLit(thing, spot)) return candidates(this.options, [...this.things, thing]);
    return this.picked.length ? this.left : [];
  });
  offers = $derived(offered(this.options, this.things));
  left = $derived(candidates(this.options, this.things));
  whole = $derived(complete(this.options, this.things));
  /** Kinds of decisions in which every answer is a button, whether or not it can be pointed at; boards know them. */
  spelled = $state.raw<ReadonlySet<string>>(new Set());
  buttons = $derived(this.spelled.has(this.decision?.kind ?? "") ? this.options : bare(this.options));
  enough = $derived(enough(this.options));
  private asksForCards = $derived(this.options.some((option) => option.things.some((thing) => thing.startsWith("c:"))));
  hand = $derived(handOf(this.view, this.eyes));
  /** Kinds of decisions whose cards lie elsewhere than in the hand, even where it holds the same ones; boards know them. */
  elsewhere = $state.raw<ReadonlySet<string>>(new Set());
  /** Cards that lie open before who looks, to be pointed at as those in the hand are; boards know them. */
  beside = $state.raw<readonly string[]>([]);
  strip = $derived(
    strip(this.options, this.elsewhere.has(this.decision?.kind ?? "") ? [] : [...this.hand, ...this.beside]),
  );
  /** Kinds of decisions whose cards the board itself lays out, in spots that begin with `strip`; boards know them. */
  laidOut = $state.raw<ReadonlySet<string>>(new Set());
  /** What a place is called, and what is still to be chosen by what would be done and the kind of thing; boards know. */
  called = $state.raw<Called>({});
  names = $derived(this.state?.names ?? []);
  /** The seats in the order in which they sit, from who looks on. */
  order = $derived.by(() => {
    const seats = this.state?.seats.map((one) => one.seat) ?? [];
    const at = Math.max(0, seats.indexOf(this.eyes ?? 0));
    return [...seats.slice(at), ...seats.slice(0, at)];
  });

  name(seat: number): string {
    return this.names[seat] || this.state?.seats[seat]?.name || `p${seat}`;
  }

  /** The colour of a player: that of who looks is always the first one, those of the others follow as they sit. */
  colour(seat: number): string {
    return `var(--seat-${Math.max(0, this.order.indexOf(seat)) % 8})`;
  }

  /** A text of the game, in which players are called p0, p1, with their names. */
  named(text: string): string {
    return withNames(text, this.names);
  }

  /** Whether a thing can be chosen, where it lies at a spot: of cards in the question, not of equal ones in the hand. */
  isLit(thing: Thing, spot = ""): boolean {
    if (this.sending || !this.offers.lit.has(thing)) return false;
    return !(thing.startsWith("c:") && this.strip.length > 0) || spot.startsWith("strip");
  }

  /** Whether one would begin with this thing: others of the same option are lit, but softer. */
  isFirst(thing: Thing): boolean {
    return this.picked.length > 0 || this.offers.first.has(thing);
  }

  isPicked(thing: Thing, spot: string): boolean {
    return this.picked.some((one) => one.thing === thing && one.spot === spot);
  }

  /** What choosing this thing would do at once, in words. */
  foretold(thing: Thing): string | undefined {
    const told = point(this.options, this.things, thing);
    return told.kind === "choose" ? told.option.text : undefined;
  }

  /** What a thing is called, as far as the table shows it. */
  title(thing: Thing): string {
    const id = thing.slice(2);
    if (thing.startsWith("c:")) return cardOf(this.game, id)?.name ?? id;
    if (thing.startsWith("s:")) return this.name(Number(id));
    if (thing.startsWith("o:")) return objectName(this.view, Number(id)) ?? say("table-face-down");
    return this.called.place?.(id) ?? id;
  }

  /** What to do next, once something is picked: "Choose a mission for Might Guy." */
  get step(): string {
    const pick = this.things.at(-1);
    if (!pick) return "";
    const wanted = new Set(
      lacking(this.options, this.things).map((key) => say(this.called.lacks?.[key] ?? LACKS[key.slice(-1)]!)),
    );
    return wanted.size
      ? say("table-pick-for", { count: wanted.size, name: this.title(pick), what: either([...wanted]) })
      : "";
  }

  // Foreseeing ---------------------------------------------------------------------------------------------------------
  /** Asks what answers to the open question would do, where that is not known yet. */
  async foresee(tokens: readonly string[]): Promise<void> {
    const { state, decision } = this;
    if (!state || !decision || !this.mine || !this.socket) return;
    this.ahead.about([state.moves, state.eyes, settings.lang, decision.kind, decision.prompt].join("|"));
    await this.ahead.learn(tokens);
  }

  /** What stands at a thing that answers when it is pointed at. */
  badge(thing: Thing): { text: string; soft: boolean } | undefined {
    return badgeAt(this.options, this.things, thing, this.ahead);
  }

  /** Whether all that can be done with a thing is hardly worth it: it is lit, but softly. */
  soft(thing: Thing): boolean {
    return isSoft(this.options, this.things, thing, this.ahead);
  }

  /** The answers that pointing at a lit thing would give, by token. */
  answersAt(thing: Thing, spot?: string): string[] {
    return this.isLit(thing, spot)
      ? answersAt(this.options, this.things, thing, this.ahead).map((option) => option.token)
      : [];
  }

  /** What answers would do, once all of it is known. */
  outcomes(tokens: readonly string[]): { option: OptionInfo; foresight: Foresight }[] {
    const known = tokens.flatMap((token) => {
      const option = this.options.find((one) => one.token === token);
      const foresight = this.ahead.of(token);
      return option && foresight ? [{ option, foresight }] : [];
    });
    return known.length === tokens.length ? known : [];
  }

  /** What a counter would show after what is aimed at, or else picked: only what is certain, whichever answer it becomes. */
  becomes(thing: Thing, what: string): number | undefined {
    return this.sending
      ? undefined
      : afterAll(
          this.meant.map((option) => option.token),
          thing,
          what,
          this.ahead,
        );
  }

  /** Whether the answer is rarely meant; it is then asked about first. */
  private async doubts(token: string): Promise<boolean> {
    if (!mayBeDoubtful(this.options, token, settings.sure)) return false;
    await this.foresee([token]);
    const told = this.ahead.of(token);
    const option = this.options.find((one) => one.token === token);
    if (!told?.rare || !option || settings.sure.includes(told.rare)) return false;
    this.doubt = { option, kind: told.rare, why: told.why };
    return true;
  }

  // Pointing -----------------------------------------------------------------------------------------------------------
  /**
   * Points at a thing, which lies at `where` on the screen: what there is to say about it appears beside that.
   * What is not offered is asked about; a card is looked at where no card at all is asked for. While an answer is under
   * way nothing is meant by it: it is the second click of a double one, or came too late.
   */
  point(thing: Thing, spot: string, where?: Box, card: string | null = null): void {
    if (this.sending) return;
    this.mistake = undefined;
    this.reasons = undefined;
    if (this.isPicked(thing, spot) && !this.offers.lit.has(thing)) return this.unpick(thing);
    const other = this.picked.find((one) => one.thing.startsWith("c:"));
    const swapped = other && thing.startsWith("c:") && !this.offers.lit.has(thing);
    if (swapped && point(this.options, [], thing).kind !== "unlit") this.drop(); // another card of the hand instead
    if (!this.isLit(thing, spot)) {
      if (this.mine && (!card || !thing.startsWith("c:") || this.asksForCards)) void this.why(thing, where, card);
      else if (card) {
        this.lookAt(card);
        this.unasked = this.mine ? { thing, where } : undefined;
      }
      return;
    }
    const told = point(this.options, this.things, thing);
    if (told.kind === "choose") void this.choose(told.option.token);
    else if (told.kind === "picked") {
      this.picked = [...this.picked, { thing, spot }];
      // Where something is fully pointed out already, the few that go on from there stand beside it.
      const menu = told.menu.length && this.left.length <= MENU ? this.left : told.menu;
      this.menu = menu.length ? { options: menu, where } : undefined;
      announce(menu.length ? [say("table-several"), ...menu.map((one) => one.text)].join(" ") : this.step);
    }
  }

  unpick(thing: Thing): void {
    this.picked = this.picked.filter((one) => one.thing !== thing);
    this.menu = undefined;
  }

  /** Puts everything back; says whether there was anything. */
  drop(): boolean {
    const some = this.picked.length > 0 || this.menu !== undefined;
    this.picked = [];
    this.menu = undefined;
    return some;
  }

  lookAt(card: string, among: string[] = []): void {
    this.among = among.length > 1 ? [...new Set(among)] : [];
    this.looked = card;
  }

  lookAway(): void {
    this.looked = this.unasked = undefined;
    this.among = [];
  }

  // Asking -------------------------------------------------------------------------------------------------------------
  /** Answers the open question; who is not `sure` is asked once more about a choice that is rarely meant. */
  async choose(token: string, sure = false): Promise<void> {
    if (!this.state || this.sending) return;
    const { moves } = this.state;
    this.sending = true;
    this.menu = undefined;
    if (!sure && (await this.doubts(token))) {
      this.sending = false;
      return;
    }
    this.hints = undefined;
    this.mistake = undefined;
    if (this.eyes !== null) this.decidedBy.set(this.eyes, (this.decided = this.log.at(-1)?.number ?? 0));
    const answer = await this.ask({ type: "choose", moves, token });
    if (answer.type !== "error") return; // until the state that follows is shown
    this.sending = false;
    this.drop();
  }

  async why(thing: Thing, where?: Box, card: string | null = null): Promise<void> {
    if (!pointable(thing)) return;
    const answer = await this.ask({ type: "why", thing, other: this.picked[0]?.thing ?? null });
    if (answer.type !== "reasons") return;
    this.reasons = { told: answer, where, card };
    const words = answer.reasons.map((reason) => this.named(reason.text));
    announce([answer.title, ...(words.length ? words : [say("table-why-none")])].join(". "), true);
  }

  /** Why the card that is looked at cannot be chosen. */
  whyUnasked(): void {
    const { looked, unasked } = this;
    this.lookAway();
    if (unasked) void this.why(unasked.thing, unasked.where, looked);
  }

  undo(): void {
    if (this.state && this.state.undo.can !== "no") void this.ask({ type: "undo", moves: this.state.moves });
  }

  consent(yes: boolean): void {
    if (this.state) void this.ask({ type: "consent", moves: this.state.moves, yes });
  }

  get mayHint(): boolean {
    return this.mine && this.state?.mode === "solo" && this.state.status === "playing";
  }

  async hint(): Promise<void> {
    if (!this.state || !this.mayHint || this.hints === "waiting") return;
    this.hints = "waiting";
    this.advised = 0;
    announce(say("table-hint-waits"));
    const answer = await this.ask({ type: "hint", moves: this.state.moves });
    this.hints = answer.type === "hints" ? answer : undefined;
    if (answer.type === "hints" && answer.advice[0]) announce(say("table-hint-is", { text: answer.advice[0].text }));
  }

  resign(): void {
    void this.ask({ type: "resign" });
  }

  claim(seat: number): void {
    void this.ask({ type: "claim", seat });
  }

  rematch(): void {
    void this.ask({ type: "rematch" });
  }

  /** Lets a bot play on for who is away, or would rather wait. */
  standIn(seat: number, yes: boolean): void {
    void this.ask({ type: "stand-in", seat, yes });
  }

  back(): void {
    void this.ask({ type: "back" });
  }

  sign(sign: SignId): void {
    this.signs.rest();
    void this.ask({ type: "sign", sign });
  }

  async nudge(name: string): Promise<void> {
    const told = await this.ask({ type: "nudge" });
    if (told.type === "done") this.notify(say("signs-nudge-sent", { name }));
  }

  look(seat: number): void {
    void this.ask({ type: "look", seat });
  }

  /** Whether the log begins before what has been told of it. */
  get hasEarlier(): boolean {
    return (this.log[0]?.number ?? 1) > 1;
  }

  /** Asks for the piece of the log before what has been told of it. */
  async earlier(): Promise<void> {
    const before = this.log[0]?.number ?? 1;
    const told = await this.ask({ type: "earlier", before });
    if (told.type === "entries" && this.lines[0]?.number === before)
      this.log = this.lines = [...told.log, ...this.lines];
  }

  /** Answers a question once for all, and says how that is undone; `name` is what is answered. */
  async habit(card: string, line: number, answer: "always" | "never" | "ask", name = ""): Promise<void> {
    const told = await this.ask({ type: "habit", card, line, answer });
    if (name && told.type !== "error") this.notify(say("table-habit-set", { name }));
  }

  async arrange(objects: readonly number[]): Promise<void> {
    this.laying = objects;
    await this.ask({ type: "arrange", objects: [...objects] });
    if (this.laying === objects) this.laying = undefined; // else another order was wanted meanwhile
  }

  private async ask(message: Ask): Promise<Answer> {
    if (!this.socket) return { type: "error", ask: 0, code: "lost", text: "", clause: "" };
    const answer = await this.socket.ask(message);
    if (answer.type === "error") this.fail(answer);
    return answer;
  }

  private fail(failure: Failure): void {
    const text = failure.text || (failure.code === "out-of-date" ? say("table-out-of-date") : say("table-lost-ask"));
    this.mistake = { code: failure.code, text, clause: failure.clause };
    announce(text, true);
  }

  // Hearing ------------------------------------------------------------------------------------------------------------
  connect(url: string): void {
    this.state = this.last = this.mistake = undefined;
    this.gone = "";
    this.log = this.lines = [];
    this.queue = [];
    this.decidedBy.clear();
    this.skip();
    this.socket = new TableSocket(url, settings.lang, {
      state: (state) => this.arrive(state),
      aside: (told) => this.hear(told),
      failure: (failure) => {
        if (this.last && GONE.has(failure.code)) this.gone = failure.text;
        else this.fail(failure);
      },
      link: (link) => {
        this.link = link;
        if (link === "again") announce(say("table-again"), true);
      },
    });
    this.socket.open();
  }

  private hear(told: Aside): void {
    if (told.type === "notice") {
      if (this.state?.status === "waiting") notify(this.named(told.text), this.state.title, this.state.table); // somebody comes
      return this.notify(told.text);
    }
    const name = this.name(told.seat);
    if (told.type === "signed") return this.signs.hear(told, name, this.state?.seats[told.seat]?.yours ?? false);
    sound("turn");
    this.notify(say("signs-nudged", { name }));
    if (this.state) notify(say("signs-nudged", { name }), this.state.title, this.state.table);
  }

  private notify(text: string): void {
    this.notices = [...this.notices.filter((other) => other !== text).slice(-2), text]; // the same one twice is shown once
    announce(this.named(text));
    setTimeout(() => this.dismiss(text), NOTICED);
  }

  dismiss(text: string): void {
    this.notices = this.notices.filter((other) => other !== text);
  }

  speak(lang: string): void {
    this.socket?.speak(lang);
  }

  hurry(): void {
    this.socket?.hurry();
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.passing);
    this.socket?.close();
  }

  /** Takes a state in. What others do is shown one thing after the other, slowly enough to be seen. */
  arrive(state: State): void {
    this.queue.push({ state, at: performance.now() });
    if (this.queue.length === 1) this.next();
  }

  /** Shows what waits, as long as nothing is being drawn and nothing should be seen for a while first. */
  private next(): void {
    clearTimeout(this.timer);
    const { dwell, latest } = TIMES[settings.pace];
    while (this.queue.length && !this.drawing) {
      const { state } = this.queue[0]!;
      const due = Math.min(...this.queue.map((one) => one.at + (this.moment && !asks(one.state) ? HELD : latest)));
      const late = due - performance.now();
      const calm =
        this.last !== undefined &&
        late > 0 &&
        mayMove() &&
        document.visibilityState === "visible" &&
        this.queue.length < 6;
      const wait =
        calm && differs(this.last, state)
          ? Math.min(late, Math.max(this.shownAt + dwell, this.restsUntil) - performance.now())
          : 0;
      if (wait > 0) {
        this.timer = setTimeout(() => this.next(), wait);
        return;
      }
      this.queue.shift();
      this.show(state, calm);
    }
  }

  private show(state: State, calm: boolean): void {
    const before = this.last;
    const heard = before ? (this.lines.at(-1)?.number ?? 0) : Infinity;
    // What was told before is kept where nothing is missing between; else the log goes on from here.
    const kept = this.lines.filter((entry) => entry.number <= state.log_from);
    const whole = (kept.at(-1)?.number ?? 0) === state.log_from;
    const lines = whole ? [...kept, ...state.log] : state.log;
    const moves = differs(before, state);
    this.last = state;
    this.lines = lines;
    this.signs.at(state.table);
    const update = (): void => {
      this.state = state;
      this.log = lines;
      this.came = performance.now();
      if (!moves) return;
      this.sending = false;
      this.picked = [];
      this.menu = undefined;
      this.reasons = undefined;
      this.hints = undefined;
      this.marked = new Set();
    };
    if (calm && before && moves && sameEyes(before, state)) {
      // Until this picture is drawn no other may be: drawn later, it would lie over a newer one.
      this.drawing = true;
      this.shownAt = performance.now();
      void changing(update).finally(() => {
        this.drawing = false;
        this.next();
      });
    } else update();
    const news = lines.filter((entry) => entry.number > heard);
    if (lines.length) this.decidedBy.set(-1, this.decidedBy.get(-1) ?? lines.at(-1)!.number);
    const since = this.decidedBy.get(state.eyes ?? -1) ?? this.decidedBy.get(-1) ?? 0;
    const taken = state.eyes !== null && state.mode === "hot-seat" && before?.eyes !== state.eyes;
    const moment = taken ? recapOf(lines, state.eyes!, since) : momentOf(state.game, lines, heard);
    this.decided = since;
    if (moment && before && (taken || mayMove())) this.begin(moment);
    this.tell(before, state, news, moment);
  }

  /** Shows a moment for its time. Nothing that is asked waits for that. */
  private begin(moment: Moment): void {
    clearTimeout(this.passing);
    const time = lasts(moment, TIMES[settings.pace].moment);
    this.moment = moment;
    this.restsUntil = performance.now() + time;
    this.passing = setTimeout(() => this.skip(), time);
  }

  /** Ends a moment, before its time where somebody does not want to wait; says whether there was one. */
  skip(): boolean {
    const some = this.moment !== undefined;
    clearTimeout(this.passing);
    this.moment = undefined;
    this.restsUntil = 0;
    if (some) this.next();
    return some;
  }

  private tell(before: State | undefined, state: State, news: LogEntry[], moment: Moment | undefined): void {
    if (state.hand_over !== null) {
      if (before?.hand_over !== state.hand_over)
        announce(say("table-hand-over-title", { name: this.name(state.hand_over) }), true);
      return;
    }
    const begins = before?.status === "waiting" && state.status === "playing";
    if (begins) callOver(state.table, state.title); // who waited here may be playing a bot elsewhere
    const called = state.decision?.mine === true && before !== undefined && !before.decision?.mine;
    if (called) notify(say("table-your-turn"), state.title, state.table);
    if (state.outcome && !before?.outcome && before)
      sound(state.eyes === null || state.outcome.winners.includes(state.eyes) ? "win" : "lose");
    else if (moment?.gains.size) sound("point");
    else if (begins || called) sound("turn");
    else if (news.length) sound(news.some((entry) => entry.objects.length) ? "play" : "draw");
    const lines = moment?.lines ?? []; // first what counts, however much has happened besides
    const said = [...lines, ...news.slice(-8).filter((entry) => !lines.includes(entry))].map((entry) =>
      this.named(entry.text),
    );
    const decision = state.decision;
    const asked = decision?.mine === true && (!before?.decision?.mine || before.moves !== state.moves);
    if (asked) {
      const prompt = this.named(decision.prompt);
      said.push(prompt.startsWith(say("table-your-turn")) ? prompt : say("table-asked", { prompt }));
    }
    if (state.outcome && !before?.outcome) said.push(state.outcome.reason);
    if (said.length) announce(said.join(" "));
  }
}

/**
 * A text of the game, in which players are called p0, p1, with the names people read. A name may ask for another form
 * of the word before it, in languages that have such words.
 */
export function withNames(text: string, names: string[]): string {
  return text.replace(/(?:(\p{L}+) )?\bp([0-7])\b/gu, (whole, before: string | undefined, seat: string) => {
    const name = names[Number(seat)];
    return !name ? whole : before ? elide(before, name) : name;
  });
}

/** Whether a state wants something of who sits at the screen, or tells them how it all ended. */
function asks(state: State): boolean {
  return state.decision?.mine === true || state.hand_over !== null || state.outcome !== null;
}

/** Whether there is something to see between two states. */
function differs(before: State | undefined, state: State): boolean {
  return before?.moves !== state.moves || before.eyes !== state.eyes;
}

/** Whether both pictures are for the same eyes: between others nothing may seem to move. */
function sameEyes(before: State, state: State): boolean {
  return before.view !== null && state.view !== null && before.eyes === state.eyes && state.hand_over === null;
}

/** The name under which a view shows an object, if it does. */
function objectName(shown: unknown, wanted: number): string | undefined {
  if (typeof shown !== "object" || shown === null) return undefined;
  const fields = shown as Fields;
  if (fields["object"] === wanted) return typeof fields["name"] === "string" ? fields["name"] : undefined;
  for (const part of Object.values(fields)) {
    const name = objectName(part, wanted);
    if (name) return name;
  }
  return undefined;
}

function handOf(view: Fields | undefined, eyes: number | null): string[] {
  const players = (view?.["players"] ?? []) as Fields[];
  const hand = players.find((one) => one["seat"] === eyes)?.["hand"];
  return Array.isArray(hand)
    ? hand.map((one) => (typeof one === "string" ? one : String((one as Fields)["card"])))
    : [];
}

/** A table that only shows a view: no seat, no decision, nobody at the other end. For replays and positions. */
export function still(
  game: string,
  names: string[],
  view: Fields,
  eyes: number | null,
  log: LogEntry[] = [],
): TableStore {
  const table = new TableStore();
  showStill(table, game, names, view, eyes, log);
  return table;
}

/** Shows another view at a table made by `still`. */
export function showStill(
  table: TableStore,
  game: string,
  names: string[],
  view: Fields,
  eyes: number | null,
  log: LogEntry[] = [],
): void {
  const before = table.state;
  const update = (): void => {
    table.log = log;
    table.state = {
      type: "state",
      ask: 0,
      table: "",
      game,
      title: "",
      mode: "online",
      status: "over",
      moves: (before?.moves ?? 0) + 1,
      seats: names.map((name, seat) => ({
        seat,
        kind: "person",
        name,
        bot: "",
        yours: false,
        here: true,
        resigned: false,
        wants_rematch: false,
        stand_in: "",
      })),
      eyes,
      hand_over: null,
      view,
      decision: null,
      log_from: 0,
      log: [],
      clocks: [],
      undo: { can: "no", why: "", asked_by: null, waits_for: [] },
      outcome: null,
      habits: [],
      names,
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
  };
  if (before && before.eyes === eyes) void changing(update);
  else update();
}

const KEY = Symbol("table");

export function setTable(table: TableStore): void {
  setContext(KEY, table);
}

/** A table whose view is known: that of the game whose board asks. */
export type TableOf<View> = TableStore & { readonly view: View | undefined };

export function theTable<View = Fields>(): TableOf<View> {
  return getContext<TableOf<View>>(KEY);
}
