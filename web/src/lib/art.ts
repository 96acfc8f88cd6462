// Pictures for cards, made from what a card is: the same card always gives the same picture, on every screen.
// What all games share: numbers from words, and shapes as SVG paths. Each game has its own painter beside this file.

/** A number from words (FNV-1a), the same everywhere. */
export function hash(words: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < words.length; i++) h = Math.imul(h ^ words.charCodeAt(i), 0x01000193);
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  return (h ^ (h >>> 13)) >>> 0;
}

export interface Dice {
  /** from 0 to just under 1 */
  (): number;
  /** a whole number from `least` to `most` */
  among(least: number, most: number): number;
  one<T>(of: readonly T[]): T;
}

/** Chance that follows from words alone. */
export function dice(words: string): Dice {
  let state = hash(words);
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(roll, {
    among: (least: number, most: number) => least + Math.floor(roll() * (most - least + 1)),
    one: <T>(of: readonly T[]) => of[Math.floor(roll() * of.length)]!,
  });
}

export const TAU = Math.PI * 2;

/** A number as SVG needs it, without a tail of digits. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A point at an angle (0 is up, clockwise, 1 the whole turn) and a distance from a middle. */
export function at(turn: number, far: number, x = 0, y = 0): string {
  return `${n(x + Math.sin(turn * TAU) * far)} ${n(y - Math.cos(turn * TAU) * far)}`;
}

export function path(d: string, look: string): string {
  return `<path d="${d}" ${look}/>`;
}

export function circle(x: number, y: number, r: number, look: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${look}/>`;
}

/** The same shape several times around a middle. */
export function around(count: number, shape: string, x: number, y: number, offset = 0): string {
  let out = "";
  for (let i = 0; i < count; i++) out += `<g transform="rotate(${n(((i + offset) * 360) / count)})">${shape}</g>`;
  return `<g transform="translate(${n(x)} ${n(y)})">${out}</g>`;
}

const made = new Map<string, string>();

/** What a painter made, made once. */
export function kept(key: string, paint: () => string): string {
  let picture = made.get(key);
  if (picture === undefined) {
    picture = paint();
    made.set(key, picture);
  }
  return picture;
}
