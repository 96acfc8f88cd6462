// From thing to thing with the arrow keys, as they lie on the screen.

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The nearest of the boxes that lies in that direction, or -1; what lies straight ahead is nearer than what lies aside. */
export function nearest(from: Box, boxes: Box[], [dx, dy]: [number, number]): number {
  const middle = (box: Box): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];
  const [x, y] = middle(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const [bx, by] = middle(box);
    const ahead = (bx - x) * dx + (by - y) * dy;
    if (ahead < 4) return;
    const aside = Math.abs((bx - x) * dy) + Math.abs((by - y) * dx);
    const far = ahead + aside * 2.5;
    if (far < least) [least, best] = [far, i];
  });
  return best;
}

/** Moves the focus; says whether there was somewhere to go. */
export function goAround(root: HTMLElement, key: string): boolean {
  const way = WAYS[key];
  if (!way) return false;
  const stops = [...root.querySelectorAll<HTMLElement>("[data-stop]")].filter((stop) => stop.offsetParent !== null);
  const now = document.activeElement as HTMLElement | null;
  if (!now || !stops.includes(now)) {
    if (now && now !== document.body && root.contains(now)) return false;
    const first = stops.find((stop) => stop.closest(".lit")) ?? stops[0];
    first?.focus();
    return first !== undefined;
  }
  const others = stops.filter((stop) => stop !== now);
  const at = nearest(
    now.getBoundingClientRect(),
    others.map((stop) => stop.getBoundingClientRect()),
    way,
  );
  others[at]?.focus();
  return true;
}
