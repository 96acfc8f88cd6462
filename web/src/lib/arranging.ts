// Laying things out in any order one likes: by a drag to another place, or by keys one place further.

import { tick } from "svelte";
import { announce } from "./announce.svelte";
import { say } from "./words";
import type { TableStore } from "./table.svelte";

const NEAR = 24; // pixels around a field that still belong to it: fingers are thick
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Things as they lie; what the order does not name lies last. */
export function inOrder<T extends { object: number }>(
  things: readonly T[],
  order: readonly number[] = [],
): readonly T[] {
  const place = (one: T): number => (order.includes(one.object) ? order.indexOf(one.object) : order.length);
  return [...things].sort((a, b) => place(a) - place(b));
}

/** The order with one of its objects at another place; undefined if that is no place, or the one it has. */
export function movedTo(order: readonly number[], object: number, place: number): number[] | undefined {
  if (place < 0 || place >= order.length || order[place] === object) return undefined;
  const rest = order.filter((one) => one !== object);
  return [...rest.slice(0, place), object, ...rest.slice(place)];
}

/** What lies beside a thing that may be laid elsewhere, itself among it. */
function beside(spot: HTMLElement): HTMLElement[] {
  return [...(spot.closest(".zone")?.querySelectorAll<HTMLElement>("[data-lies]") ?? [])];
}

function numberOf(spot: HTMLElement): number {
  return Number(spot.dataset["lies"]);
}

/** Where a thing would lie: the order of all, and beside which other one. */
export interface Laid {
  order: number[];
  beside: HTMLElement;
  side: "before" | "after";
}

/** Where a thing would lie if it were dropped here; nothing if it would stay, or cannot be laid elsewhere at all. */
export function laidAt(spot: HTMLElement, x: number, y: number): Laid | undefined {
  const all = beside(spot);
  const box = spot.closest(".zone")?.getBoundingClientRect();
  if (
    !box ||
    !all.includes(spot) ||
    x < box.left - NEAR ||
    x > box.right + NEAR ||
    y < box.top - NEAR ||
    y > box.bottom + NEAR
  )
    return undefined;
  const others = all.filter((one) => one !== spot);
  const place = before(others.map(middle), { x, y });
  const order = movedTo(all.map(numberOf), numberOf(spot), place);
  if (!order) return undefined;
  return place < others.length
    ? { order, beside: others[place]!, side: "before" }
    : { order, beside: others[place - 1]!, side: "after" };
}

interface Point {
  x: number;
  y: number;
}

/** How many of the things in these places lie before a point: in its row those left of it, and all of the rows above. */
export function before(middles: readonly Point[], { x, y }: Point): number {
  const [row] = middles.map((one) => one.y).sort((a, b) => Math.abs(a - y) - Math.abs(b - y));
  if (row === undefined) return 0;
  return middles.filter((one) => (Math.abs(one.y - row) < 4 ? one.x < x : one.y < row)).length;
}

function middle(spot: HTMLElement): Point {
  const { x, y, width, height } = spot.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Lays what has the focus one place further, and says where it lies; says whether it is something to be laid out. */
export function shifted(table: TableStore, key: string): boolean {
  const stop = document.activeElement as HTMLElement | null;
  const spot = stop?.closest<HTMLElement>("[data-lies]");
  const step = STEPS[key];
  if (!stop || !spot || !step) return false;
  const order = beside(spot).map(numberOf);
  const place = order.indexOf(numberOf(spot)) + step;
  const laid = movedTo(order, numberOf(spot), place);
  if (laid) {
    void table.arrange(laid);
    void tick().then(() => stop.focus()); // what moves within the page loses the focus
  }
  announce(
    say("table-lies-at", {
      name: spot.dataset["name"] ?? "",
      place: (laid ? place : place - step) + 1,
      all: order.length,
    }),
  );
  return true;
}
