// Where something that appears beside a thing lies: near it, on the screen, over nothing that must stay in sight.

import type { Box } from "./arrows";

interface Size {
  width: number;
  height: number;
}

const GAP = 10; // pixels between what appears and what it must not touch
const EDGE = 8; // pixels that stay free at the edges of the screen

/** How much of one box lies under another. */
function covered(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** Places along one side: before, behind and level with each of the boxes, and at both edges, where the screen has them. */
function along(
  start: "x" | "y",
  length: "width" | "height",
  size: Size,
  boxes: readonly Box[],
  screen: Size,
): number[] {
  const last = Math.max(EDGE, screen[length] - size[length] - EDGE);
  const wanted = boxes.flatMap((box) => {
    const end = box[start] + box[length];
    return [box[start] - GAP - size[length], end + GAP, (box[start] + end - size[length]) / 2];
  });
  return [...new Set([...wanted, EDGE, last].map((at) => Math.min(Math.max(at, EDGE), last)))];
}

/**
 * The upper left corner for what appears beside an anchor: the nearest place at which it covers neither the anchor nor
 * anything that must stay clear; where there is none, the one at which it covers least.
 */
export function placed(
  size: Size,
  anchor: Box,
  clear: readonly Box[],
  screen: Size,
): { x: number; y: number; hides: number } {
  const all = [anchor, ...clear];
  const [middleX, middleY] = [anchor.x + anchor.width / 2, anchor.y + anchor.height / 2];
  let best = { x: EDGE, y: EDGE };
  let [least, nearest] = [Infinity, Infinity];
  for (const x of along("x", "width", size, all, screen)) {
    for (const y of along("y", "height", size, all, screen)) {
      const hides = all.reduce((sum, box) => sum + covered({ x, y, width: size.width, height: size.height }, box), 0);
      const far = Math.hypot(x + size.width / 2 - middleX, y + size.height / 2 - middleY);
      if (hides > least || (hides === least && far >= nearest)) continue;
      best = { x, y };
      [least, nearest] = [hides, far];
    }
  }
  return { ...best, hides: least };
}

/** What nothing on a table may cover: the question with its answers, what has been picked or has the focus, and other things that have appeared. */
const CLEAR = ".prompt, .ending, .spot.picked, .spot:has(> :focus-visible), .popover, .foretold, .reading, .corner > *";

const SHARES = [1, 0.8, 0.65, 0.5, 0.4]; // of its height that an element may be cut to, to be scrolled, rather than cover anything

/** Lays an element beside an anchor, clear of everything on the table that must stay in sight. */
export function lay(element: HTMLElement, anchor: Box): void {
  element.style.maxHeight = "";
  const { width, height } = element.getBoundingClientRect();
  const clear = [...document.querySelectorAll<HTMLElement>(CLEAR)]
    .filter((one) => one !== element)
    .map((one) => one.getBoundingClientRect());
  const tried = SHARES.map((share) => {
    const size = { width, height: height * share };
    return { ...placed(size, anchor, clear, { width: innerWidth, height: innerHeight }), height: size.height };
  });
  const { x, y, height: most, hides } = tried.find((one) => !one.hides) ?? tried[0]!;
  element.style.left = `${x}px`;
  element.style.top = `${y}px`;
  if (!hides && most < height) element.style.maxHeight = `${most}px`;
}
