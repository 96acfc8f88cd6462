// Dragging with pointers, so that mouse, pen and finger do the same; and holding a card to look at it.

import type { TableStore } from "./table.svelte";
import { point } from "./pointing";

const FAR = 8; // pixels before a press becomes a drag
const LONG = 480; // milliseconds before a press becomes a look

function litAt(table: TableStore, x: number, y: number): HTMLElement | undefined {
  let element = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-thing], [data-place]") ?? null;
  while (element) {
    const thing = element.dataset["thing"] ?? element.dataset["place"]!;
    if (table.isLit(thing)) return element;
    element = element.parentElement?.closest<HTMLElement>("[data-thing], [data-place]") ?? null;
  }
  return undefined;
}

/** Follows the pointer over a table; used as an attachment of its root. */
export function dragging(table: TableStore): (root: HTMLElement) => () => void {
  return (root) => {
    let from: HTMLElement | undefined;
    let at = { x: 0, y: 0 };
    let ghost: HTMLElement | undefined;
    let over: HTMLElement | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let swallow = false; // the click that follows a drag or a long look

    const end = (): void => {
      clearTimeout(timer);
      ghost?.remove();
      over?.removeAttribute("data-over");
      from?.removeAttribute("data-held");
      ghost = over = from = undefined;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
    };

    const down = (event: PointerEvent): void => {
      swallow = false;
      if (event.button !== 0 || !event.isPrimary) return;
      const spot = (event.target as Element).closest<HTMLElement>(".spot");
      if (!spot || !root.contains(spot)) return;
      from = spot;
      at = { x: event.clientX, y: event.clientY };
      const card = spot.dataset["card"];
      if (card && event.pointerType !== "mouse") {
        timer = setTimeout(() => {
          swallow = true;
          end();
          table.lookAt(card, [card, ...(spot.dataset["under"]?.split(" ").filter(Boolean) ?? [])]);
        }, LONG);
      }
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", cancel);
    };

    const begin = (): void => {
      const thing = from!.dataset["thing"]!;
      const spot = from!.dataset["spot"]!;
      if (!table.isPicked(thing, spot)) {
        table.drop();
        if (point(table.options, [], thing).kind !== "picked") return end();
        table.picked = [{ thing, spot }];
      }
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
        if (!from || from.dataset["drag"] === undefined) return end();
        begin();
        if (!ghost) return;
      }
      event.preventDefault();
      ghost!.style.translate = `${dx}px ${dy}px`;
      const found = litAt(table, event.clientX, event.clientY);
      if (found === over) return;
      over?.removeAttribute("data-over");
      over = found;
      over?.setAttribute("data-over", "");
    };

    const up = (event: PointerEvent): void => {
      const target = ghost && litAt(table, event.clientX, event.clientY);
      const dragged = ghost !== undefined;
      end();
      if (!dragged) return;
      setTimeout(() => (swallow = false), 50);
      if (!target) return void table.drop();
      const thing = target.dataset["thing"] ?? target.dataset["place"]!;
      table.point(thing, target.dataset["spot"] ?? thing, { x: event.clientX, y: event.clientY });
    };

    const cancel = (): void => {
      if (ghost) table.drop();
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
