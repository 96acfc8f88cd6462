// Dragging with pointers, so that mouse, pen and finger do the same; and holding a card to read it,
// or an answer to see what it would do.
// What is dragged is either offered, and goes to what is lit; or it may be laid elsewhere in its field; or both.

import { laidAt, type Laid } from "./arranging";
import { noteHeld } from "./held";
import type { TableStore } from "./table.svelte";
import { point } from "./pointing";

const FAR = 8; // pixels before a press becomes a drag
const LONG = 480; // milliseconds before a press becomes a hold

function litAt(table: TableStore, x: number, y: number): HTMLElement | undefined {
  let element = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-thing], [data-place]") ?? null;
  while (element) {
    const thing = element.dataset["thing"] ?? element.dataset["place"]!;
    if (table.isLit(thing)) return element;
    element = element.parentElement?.closest<HTMLElement>("[data-thing], [data-place]") ?? null;
  }
  return undefined;
}

/** A bar where something would lie, in the gap before or behind what lies there. */
function barAt({ beside, side }: Laid): HTMLElement {
  const { left, top, height } = beside.getBoundingClientRect();
  const next = beside.nextElementSibling;
  const { right } = (next?.matches("[data-more]") ? next : beside).getBoundingClientRect();
  const gap = parseFloat(getComputedStyle(beside).getPropertyValue("--slot-gap")) || 0;
  const bar = document.createElement("i");
  bar.style.cssText = `position:fixed;z-index:61;pointer-events:none;left:${(side === "before" ? left - gap / 2 : right + gap / 2) - 2}px;top:${top - 8}px;width:4px;height:${height + 16}px;border-radius:2px;background:var(--focus);outline:1px solid var(--ground-deep)`;
  return bar;
}

/** Follows the pointer over a table; used as an attachment of its root. */
export function dragging(table: TableStore): (root: HTMLElement) => () => void {
  return (root) => {
    let from: HTMLElement | undefined;
    let at = { x: 0, y: 0 };
    let ghost: HTMLElement | undefined;
    let over: HTMLElement | undefined; // something lit
    let bar: HTMLElement | undefined; // where it would lie
    let offered = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let swallow = false; // the click that follows a drag or a long look

    const end = (): void => {
      clearTimeout(timer);
      ghost?.remove();
      mark(undefined);
      from?.removeAttribute("data-held");
      ghost = from = undefined;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
    };

    const down = (event: PointerEvent): void => {
      swallow = false;
      if (event.button !== 0 || !event.isPrimary) return;
      const spot = (event.target as Element).closest<HTMLElement>(".spot, .pile, [data-token]");
      if (!spot || !root.contains(spot)) return;
      from = spot;
      at = { x: event.clientX, y: event.clientY };
      const card = spot.dataset["card"];
      const answer = spot.dataset["token"] && !table.menu; // a menu tells what its answers would do
      if ((card || answer) && event.pointerType !== "mouse") {
        timer = setTimeout(() => {
          swallow = true;
          end();
          noteHeld();
          // A window over the table lies over what would appear beside the card, too.
          if (card && spot.closest("dialog")) table.lookAt(card);
          else table.held = spot;
        }, LONG);
      }
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", cancel);
    };

    const mark = (lit: HTMLElement | undefined, laid?: Laid): void => {
      over?.removeAttribute("data-over");
      bar?.remove();
      over = lit;
      bar = laid && barAt(laid);
      over?.setAttribute("data-over", "");
      if (bar) root.append(bar);
    };

    /** Takes up what is dragged, if it is offered and goes somewhere. */
    const takeUp = (): boolean => {
      const thing = from!.dataset["thing"]!;
      const spot = from!.dataset["spot"]!;
      if (table.isPicked(thing, spot)) return true;
      if (from!.dataset["drag"] === undefined) return false;
      table.drop();
      if (point(table.options, [], thing).kind !== "picked") return false;
      table.picked = [{ thing, spot }];
      return true;
    };

    const begin = (): void => {
      offered = takeUp();
      if (!offered && from!.dataset["lies"] === undefined) return end();
      const drawn = from!.querySelector<HTMLElement>(".card") ?? from!;
      const box = drawn.getBoundingClientRect();
      ghost = drawn.cloneNode(true) as HTMLElement;
      ghost.classList.add("ghost");
      ghost.style.cssText += `position:fixed;z-index:60;pointer-events:none;left:${box.x}px;top:${box.y}px;width:${box.width}px;--card-w:${box.width}px;opacity:.92;rotate:2deg;transition:none`;
      root.append(ghost);
      from!.setAttribute("data-held", "");
      swallow = true;
    };

    const move = (event: PointerEvent): void => {
      const [dx, dy] = [event.clientX - at.x, event.clientY - at.y];
      if (!ghost) {
        if (Math.hypot(dx, dy) < FAR) return;
        clearTimeout(timer);
        if (!from || (from.dataset["drag"] === undefined && from.dataset["lies"] === undefined)) return end();
        begin();
        if (!ghost) return;
      }
      event.preventDefault();
      ghost.style.translate = `${dx}px ${dy}px`;
      const { lit, laid } = under(event);
      mark(lit, laid);
    };

    /** What the pointer leads to: something lit, or a place to lie at. */
    const under = ({ clientX: x, clientY: y }: PointerEvent): { lit?: HTMLElement; laid?: Laid | undefined } => {
      const lit = offered ? litAt(table, x, y) : undefined;
      return lit ? { lit } : { laid: laidAt(from!, x, y) };
    };

    const up = (event: PointerEvent): void => {
      const dragged = ghost !== undefined;
      const { lit, laid } = dragged ? under(event) : {};
      end();
      if (!dragged) return;
      setTimeout(() => (swallow = false), 50);
      if (laid) void table.arrange(laid.order);
      if (!lit) return offered ? void table.drop() : undefined;
      const thing = lit.dataset["thing"] ?? lit.dataset["place"]!;
      table.point(thing, lit.dataset["spot"] ?? thing, lit.getBoundingClientRect());
    };

    const cancel = (): void => {
      if (ghost && offered) table.drop();
      end();
    };

    const click = (event: MouseEvent): void => {
      if (!swallow) return;
      swallow = false;
      event.stopPropagation();
      event.preventDefault();
    };

    root.addEventListener("pointerdown", down);
    root.addEventListener("click", click, true);
    return () => {
      end();
      root.removeEventListener("pointerdown", down);
      root.removeEventListener("click", click, true);
    };
  };
}
