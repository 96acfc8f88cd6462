// The connection of a table: says hello, numbers what is asked, and comes back by itself when it is lost.

import {
  VERSION,
  type Failure,
  type FromBrowser,
  type FromServer,
  type Notice,
  type Nudged,
  type Signed,
  type State,
} from "./protocol";

export type Link = "connecting" | "open" | "again" | "closed";
/** What the server tells that answers nothing and is no state: it is heard once, or not at all. */
export type Aside = Notice | Signed | Nudged;
export type Answer = Exclude<FromServer, Aside>;
export type Ask = FromBrowser extends infer One ? (One extends FromBrowser ? Omit<One, "ask"> : never) : never;

/** As much of a WebSocket as is needed here, so that tests can play one. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Ears {
  state(state: State): void;
  aside(told: Aside): void;
  /** An error nobody waits for, or one that ends the connection for good. */
  failure(failure: Failure): void;
  link(link: Link): void;
}

const FIRST_WAIT = 400; // milliseconds
const LONGEST_WAIT = 6_000; // a server that was killed is replaced within seconds
const REFUSED = 4400; // how the server closes on who is not let in; the last message says why
const LATER = new Set(["too-fast"]); // refusals that are worth another try

interface Waiting {
  message: Ask;
  again: boolean; // sent a second time: that the table has gone on since means it was done
  answer: (answer: Answer) => void;
}

export class TableSocket {
  private wire: Wire | undefined;
  private link: Link = "connecting";
  private number = 0;
  private greeted = false;
  private later = false;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<number, Waiting>();

  constructor(
    private readonly url: string,
    private lang: string,
    private readonly ears: Ears,
    private readonly make: (url: string) => Wire = (at) => new WebSocket(at) as unknown as Wire,
  ) {}

  open(): void {
    clearTimeout(this.timer);
    const wire = this.make(this.url);
    this.wire = wire;
    this.greeted = this.later = false;
    wire.onopen = () => {
      wire.send(JSON.stringify({ type: "hello", version: VERSION, lang: this.lang, ask: ++this.number }));
    };
    wire.onmessage = (event) => {
      if (wire === this.wire) this.hear(JSON.parse(String(event.data)) as FromServer);
    };
    wire.onclose = (event) => {
      if (wire !== this.wire) return;
      this.wire = undefined;
      if (this.link === "closed") return;
      if (event.code === REFUSED && !this.later) this.tell("closed");
      else this.comeBack();
    };
  }

  /** Asks something; the answer is an error too. While the connection is down it is kept and sent when it is back. */
  ask(message: Ask): Promise<Answer> {
    return new Promise((answer) => {
      const number = ++this.number;
      this.waiting.set(number, { message, again: false, answer });
      if (this.greeted) this.put(number, message);
    });
  }

  speak(lang: string): void {
    if (lang === this.lang) return;
    this.lang = lang;
    if (this.greeted) this.put(++this.number, { type: "speak", lang });
  }

  /** Tries at once instead of waiting: the browser is back online, the page is looked at again. */
  hurry(): void {
    if (this.link === "again" && !this.wire) this.open();
  }

  close(): void {
    this.tell("closed");
    clearTimeout(this.timer);
    this.wire?.close();
    this.wire = undefined;
  }

  private hear(told: FromServer): void {
    if (told.type === "notice" || told.type === "signed" || told.type === "nudged") return this.ears.aside(told);
    if (told.type === "state" && !this.greeted) {
      this.greeted = true;
      this.tries = 0;
      this.tell("open");
      this.ears.state(told);
      this.sayAgain();
      return;
    }
    if (told.type === "state") this.ears.state(told);
    const waiting = this.waiting.get(told.ask);
    if (waiting) {
      this.waiting.delete(told.ask);
      const done = told.type === "error" && told.code === "out-of-date" && waiting.again;
      waiting.answer(done ? { type: "done", ask: told.ask, moves: 0 } : told);
    } else if (told.type === "error") {
      if (!this.greeted && LATER.has(told.code)) {
        this.later = true;
        return;
      }
      if (!this.greeted) this.close();
      this.ears.failure(told);
    }
  }

  /** What was not answered before the connection was lost. `moves` guards it: the server does nothing twice. */
  private sayAgain(): void {
    for (const [number, waiting] of this.waiting) this.put(number, waiting.message);
  }

  private put(number: number, message: Ask): void {
    this.wire?.send(JSON.stringify({ ...message, ask: number }));
  }

  private comeBack(): void {
    for (const [number, waiting] of this.waiting) {
      if ("moves" in waiting.message) waiting.again = true;
      else {
        // Without the guard it is better not done than done twice.
        this.waiting.delete(number);
        waiting.answer({ type: "error", ask: number, code: "lost", text: "", clause: "" });
      }
    }
    this.tell("again");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    this.timer = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  private tell(link: Link): void {
    if (link === this.link) return;
    this.link = link;
    this.ears.link(link);
  }
}
