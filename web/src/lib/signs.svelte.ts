// Friendly signs at a table: what others have signed lately, beside their names, unless the person has muted them here.

import { SvelteMap } from "svelte/reactivity";
import { announce } from "./announce.svelte";
import type { Sign, Signed } from "./protocol";
import { say } from "./words";
import { sound } from "./sound";

export type SignId = Sign["sign"];

export const SIGNS: readonly SignId[] = [
  "hello",
  "luck",
  "well-played",
  "thanks",
  "thinking",
  "moment",
  "oops",
  "good-game",
];

const SHOWN = 6000; // milliseconds that a sign stays
const PAUSE = 3000; // until the next one may be sent, as the server has it
const KEY = "kleos-muted";
const MOST = 40; // tables that are remembered as muted

export class Signs {
  /** The last sign of each seat that is still to be seen. */
  readonly shown = new SvelteMap<number, SignId>();
  muted = $state(false);
  /** Whether one has just been sent: the next must wait. */
  resting = $state(false);
  private table = "";
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** The signs of a table begin: whether they are muted there is remembered. */
  at(table: string): void {
    if (table === this.table) return;
    this.table = table;
    this.muted = mutedTables().includes(table);
  }

  mute(muted: boolean): void {
    this.muted = muted;
    if (muted) this.shown.clear();
    const others = mutedTables().filter((one) => one !== this.table);
    remember(muted ? [this.table, ...others] : others);
  }

  /** Somebody has signed; one's own signs are shown too, so that one sees them sent. */
  hear({ seat, sign }: Signed, name: string, own: boolean): void {
    if (this.muted && !own) return;
    this.shown.set(seat, sign);
    clearTimeout(this.timers.get(seat));
    this.timers.set(
      seat,
      setTimeout(() => this.shown.delete(seat), SHOWN),
    );
    if (own) return;
    sound("draw");
    announce(say("signs-says", { name, sign: say(`signs-is-${sign}`) }));
  }

  rest(): void {
    this.resting = true;
    setTimeout(() => (this.resting = false), PAUSE);
  }
}

function mutedTables(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

function remember(tables: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    // Where nothing can be kept, it holds until the page is left.
  }
}
