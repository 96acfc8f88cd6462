// Pictures for Naruto Mythos: a crest for each character, as families wear them, over an ink landscape for each version.
// The crest follows from who it is alone, so all versions of a character carry the same one.

import { around, at, circle, dice, n, path, type Dice } from "./art";

export interface Colours {
  /** the ground, light (characters of a group differ a little) and dark */
  highs: string[];
  deep: string;
  /** ink that shows on the ground */
  light: string;
  tint: string;
}

const GROUPS: Record<string, Colours> = {
  leaf_village: { highs: ["#3d7d52", "#2f7a6a", "#62803a"], deep: "#0f2a1d", light: "#e6f3cf", tint: "#9bd68f" },
  sand_village: { highs: ["#b57d3c", "#a8622f", "#a88a45"], deep: "#38200d", light: "#fdebc6", tint: "#efc077" },
  sound_village: { highs: ["#7150a6", "#86489a", "#5557ac"], deep: "#1b1136", light: "#ecdfff", tint: "#bd9cf5" },
  akatsuki: { highs: ["#962331", "#7d2750"], deep: "#14060b", light: "#ffe0da", tint: "#f7796b" },
  independent: { highs: ["#33789a", "#3a6aa8", "#3b7f80"], deep: "#0a1f2d", light: "#dcf4fc", tint: "#86cfe6" },
};
const MISSION: Colours = { highs: ["#efe0b9"], deep: "#b8935a", light: "#4a2f14", tint: "#8a3b23" };

export function colours(group: unknown): Colours {
  return GROUPS[String(group)] ?? MISSION;
}

/** The light of a character's ground. */
export function ground(who: string, its: Colours): string {
  return dice(`ground ${who}`).one(its.highs);
}

/** Our own sign of each group, in a box of 24. */
export const SIGNS: Record<string, string> = {
  leaf_village: "M4 20C3 9 10 3 21 3c0 11-6 18-15 17L4 22zM7 17L15 9",
  sand_village: "M5 2h14v3c0 4-4 5-5 7 1 2 5 3 5 7v3H5v-3c0-4 4-5 5-7-1-2-5-3-5-7zM8 20h8c-1-3-3-3-4-5-1 2-3 2-4 5z",
  sound_village: "M9 4l11-2v13a3.2 3.2 0 1 1-2-3V7L11 8.5V18a3.2 3.2 0 1 1-2-3z",
  akatsuki: "M6 19a4.5 4.5 0 0 1-.5-8.9A5 5 0 0 1 15 7.5a4 4 0 0 1 5.5 4A4 4 0 0 1 18 19z",
  independent: "M12 1l2.6 8.4L23 12l-8.4 2.6L12 23l-2.6-8.4L1 12l8.4-2.6z",
};

// Crests ---------------------------------------------------------------------------------------------------------------
type Shape = (from: number, to: number, wide: number) => string;

/** Petals of crests, upright, from one distance of the middle to another. */
const PETALS: Shape[] = [
  // a leaf
  (f, t, w) => `M0 ${n(-f)}Q${n(w)} ${n(-(f + t) / 2)} 0 ${n(-t)}Q${n(-w)} ${n(-(f + t) / 2)} 0 ${n(-f)}Z`,
  // a lozenge
  (f, t, w) =>
    `M0 ${n(-f)}L${n(w * 0.62)} ${n(-f - (t - f) * 0.62)} 0 ${n(-t)} ${n(-w * 0.62)} ${n(-f - (t - f) * 0.62)}Z`,
  // a comma
  (f, t, w) => {
    const r = w * 0.5;
    return `M${n(-r)} ${n(-t + r)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0c0 ${n((t - f) * 0.5)} ${n(-r)} ${n((t - f) * 0.62)} ${n(-2 * r)} ${n(t - f - r * 1.1)}c${n(r * 0.9)} ${n(-r)} ${n(r * 1.1)} ${n(-(t - f) * 0.36)} ${n(r * 0.8)} ${n(-(t - f - r) * 0.58)}a${n(r)} ${n(r)} 0 0 1 ${n(-r * 0.8)} ${n(-r * 0.9)}Z`;
  },
  // a blade
  (f, t, w) =>
    `M0 ${n(-t)}L${n(w * 0.5)} ${n(-f - (t - f) * 0.3)} 0 ${n(-f)} ${n(-w * 0.16)} ${n(-f - (t - f) * 0.34)}Z`,
  // a blossom's petal, cleft
  (f, t, w) =>
    `M0 ${n(-f)}C${n(w)} ${n(-f - (t - f) * 0.4)} ${n(w * 0.9)} ${n(-t)} ${n(w * 0.3)} ${n(-t)}L0 ${n(-t + w * 0.28)} ${n(-w * 0.3)} ${n(-t)}C${n(-w * 0.9)} ${n(-t)} ${n(-w)} ${n(-f - (t - f) * 0.4)} 0 ${n(-f)}Z`,
  // a fan
  (f, t, w) =>
    `M0 ${n(-f)}L${n(-w * 0.72)} ${n(-t + w * 0.2)}Q0 ${n(-t - w * 0.28)} ${n(w * 0.72)} ${n(-t + w * 0.2)}Z`,
  // a crescent
  (f, t, w) =>
    `M${n(-w * 0.7)} ${n(-t + w * 0.2)}Q0 ${n(-f + w * 0.1)} ${n(w * 0.7)} ${n(-t + w * 0.2)}Q0 ${n(-f - (t - f) * 0.44)} ${n(-w * 0.7)} ${n(-t + w * 0.2)}Z`,
  // an arrow's feathers
  (f, t, w) => {
    const m = (f + t) / 2;
    const v = (y: number) =>
      `M0 ${n(-y)}l${n(w * 0.55)} ${n(w * 0.5)}v${n(w * 0.42)}l${n(-w * 0.55)} ${n(-w * 0.5)}l${n(-w * 0.55)} ${n(w * 0.5)}v${n(-w * 0.42)}Z`;
    return v(t) + v(m + (t - f) * 0.12);
  },
  // a wave that breaks
  (f, t, w) =>
    `M${n(-w * 0.5)} ${n(-f)}C${n(-w * 0.9)} ${n(-t)} ${n(w * 0.5)} ${n(-t - w * 0.2)} ${n(w * 0.7)} ${n(-t + w * 0.55)}C${n(w * 0.2)} ${n(-t + w * 0.2)} ${n(-w * 0.15)} ${n(-t + w * 0.7)} ${n(w * 0.4)} ${n(-f)}Z`,
];

/** Those that turn one way: a comma, a blade, a breaking wave. */
const TURNING = new Set([2, 3, 8]);

const X = 50;
const Y = 57;

function frame(roll: Dice, ink: string, tint: string): string {
  const line = (wide: number, look = "") => `fill="none" stroke="${ink}" stroke-width="${wide}" ${look}`;
  const corners = (count: number, far: number, turn = 0) =>
    `M${Array.from({ length: count }, (_, i) => at((i + turn) / count, far, X, Y)).join("L")}Z`;
  switch (roll.among(0, 6)) {
    case 0:
      return circle(X, Y, 33, line(2.6));
    case 1:
      return circle(X, Y, 33.5, line(1.2)) + circle(X, Y, 30.6, line(2.4));
    case 2:
      return path(corners(6, 36), line(2.4, 'stroke-linejoin="round"'));
    case 3: // scallops
      return around(12, path("M-8.7 -32.3A9 9 0 0 1 8.7 -32.3", line(2)), X, Y);
    case 4:
      return path(corners(4, 41), line(1.4)) + path(corners(4, 41, 0.5), line(1.4));
    case 5: // a ring of beads
      return around(24, circle(0, -33, 1.7, `fill="${tint}"`), X, Y) + circle(X, Y, 29.6, line(1));
    default:
      return path(corners(8, 35.5, 0.5), line(2.4, 'stroke-linejoin="round"'));
  }
}

function crest(who: string, group: Colours): string {
  const roll = dice(`crest ${who}`);
  const gold = "#f7d983";
  const ink = roll.one([group.light, "#fffaf0", gold]);
  const tint = roll.one([group.tint, gold, group.light]);
  let out = frame(roll, ink, tint);
  let count = roll.one([3, 4, 5, 5, 6, 7, 8]);
  const shape = roll.among(0, PETALS.length - 1);
  const second = roll.among(0, PETALS.length - 1);
  if (count === 4 && (TURNING.has(shape) || TURNING.has(second))) count = 5; // four hooks would be another sign
  const wide = Math.min(15, 52 / count + 3);
  const inner = roll.among(5, 9);
  const between = PETALS[second]!;
  if (roll() < 0.6)
    out += around(
      count,
      path(between(roll.among(10, 14), roll.among(20, 25), wide * 0.62), `fill="${tint}"`),
      X,
      Y,
      0.5,
    );
  out += around(count, path(PETALS[shape]!(inner, 27, wide), `fill="${ink}"`), X, Y);
  switch (roll.among(0, 4)) {
    case 0:
      out += circle(X, Y, 4.4, `fill="${tint}" stroke="${group.deep}" stroke-width="1.4"`);
      break;
    case 1:
      out += circle(X, Y, 5.2, `fill="${group.deep}" stroke="${tint}" stroke-width="2"`);
      break;
    case 2:
      out += around(count, circle(0, -4, 1.5, `fill="${tint}"`), X, Y, 0.5);
      break;
    case 3: // a spiral
      out += circle(X, Y, 7.4, `fill="${group.deep}"`);
      out += path(
        `M${n(X)} ${n(Y)}c2.5-1.5 3.5 2 .6 3-4 .8-5.2-5 -.8-6.5 5.5-1.5 8.2 4.2 5 7.6`,
        `fill="none" stroke="${tint}" stroke-width="1.7" stroke-linecap="round"`,
      );
      break;
    default:
      out += circle(X, Y, 5, `fill="${group.deep}"`);
      out += around(4, path(PETALS[1]!(0, 5.5, 4), `fill="${tint}"`), X, Y, 0.5);
  }
  return out;
}

// Landscapes -----------------------------------------------------------------------------------------------------------
function landscape(id: string, group: Colours): string {
  const roll = dice(id);
  const wash = (opacity: number) => `fill="${group.light}" opacity="${opacity}"`;
  const stroke = (wide: number, opacity: number) =>
    `fill="none" stroke="${group.light}" stroke-width="${wide}" stroke-linecap="round" opacity="${opacity}"`;
  let out = "";
  switch (roll.among(0, 6)) {
    case 0: // rays of a sun behind the crest
      return around(roll.one([12, 16, 20]), path("M-3.5 -20L-9 -110H9L3.5 -20Z", wash(0.1)), X, Y, roll());
    case 1: // mountains
      out += circle(roll.among(20, 80), roll.among(16, 34), roll.among(9, 14), wash(0.24));
      for (let row = 0; row < 3; row++) {
        let d = `M-5 140V${74 + row * 12}`;
        for (let x = 5; x <= 105; x += roll.among(10, 22)) d += `L${x} ${roll.among(52, 84) + row * 13}`;
        out += path(`${d}L105 90V140Z`, `fill="${group.deep}" opacity="0.34"`);
      }
      return out;
    case 2: // waves in rows
      for (let y = 84; y < 150; y += 9)
        for (let x = (y % 2) * 9 - 9; x < 115; x += 18)
          for (const r of [9, 6, 3]) out += path(`M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0`, stroke(0.8, 0.3));
      return out + circle(roll.among(24, 76), 24, 12, wash(0.18));
    case 3: // wind
      for (let i = 0; i < 15; i++) {
        const y = 6 + i * 9 + roll.among(-3, 3);
        const x = roll.among(-20, 60);
        out += path(
          `M${x} ${y}q${roll.among(12, 24)} -7 ${roll.among(28, 40)} 0t${roll.among(24, 40)} -2`,
          stroke(roll.one([0.8, 1.4, 2.2]), 0.22),
        );
      }
      return out;
    case 4: // bamboo
      for (let x = roll.among(2, 8); x < 102; x += roll.among(9, 18)) {
        const lean = roll.among(-5, 5);
        for (let y = -6; y < 140; y += 24)
          out += path(
            `M${n(x + (lean * y) / 140)} ${y}L${n(x + (lean * (y + 22)) / 140)} ${y + 22}`,
            stroke(roll.one([1.5, 2.5, 3.5]), 0.17),
          );
      }
      return out;
    case 5: // one stroke of a brush, almost a circle
      return (
        path(`M${at(roll(), 41, X, Y)}A41 41 0 1 1 ${at(roll() * 0.08 + 0.9, 42, X, Y)}`, stroke(7, 0.16)) +
        path("M0 118q30 -9 55 0t50 -3V140H0Z", `fill="${group.deep}" opacity="0.5"`)
      );
    default: // rain
      for (let i = 0; i < 42; i++) {
        const x = roll.among(-6, 112);
        const y = roll.among(-6, 130);
        out += path(`M${x} ${y}l-4 ${roll.among(9, 17)}`, stroke(0.9, 0.3));
      }
      return out;
  }
}

// What the keywords add ------------------------------------------------------------------------------------------------
function extras(keywords: string[], id: string, group: Colours): string {
  const roll = dice(`${id}+`);
  const stroke = (wide: number, opacity = 1) =>
    `fill="none" stroke="${group.tint}" stroke-width="${wide}" stroke-linecap="round" opacity="${opacity}"`;
  let out = "";
  if (keywords.includes("tailed_beast"))
    for (let i = -4; i <= 4; i++)
      out += path(
        `M50 84Q${n(50 + i * 15)} ${n(66 + Math.abs(i) * 3)} ${n(50 + i * 12)} ${n(9 + Math.abs(i) * 6)}Q${n(50 + i * 9)} ${n(60 + Math.abs(i) * 3)} 50 84Z`,
        `fill="${group.tint}" opacity="0.75"`,
      );
  if (keywords.includes("weapon"))
    for (const turn of [45, -45])
      out += `<g transform="rotate(${turn} 50 57)">${path("M50 4l4 12v62h-8V16ZM42 78h16v4H42ZM48 82h4v18h-4Z", `fill="${group.light}" opacity="0.6"`)}</g>`;
  if (keywords.includes("summon") || keywords.includes("ninja_hound") || keywords.includes("ninja_pig")) {
    out += circle(X, Y, 44, stroke(1.2, 0.8)) + circle(X, Y, 38.5, stroke(0.7, 0.8));
    out += around(16, path("M0 -43L0 -39.5M-2.5 -41.2H2.5", stroke(1, 0.8)), X, Y, roll());
  }
  if (keywords.includes("jutsu"))
    out += around(
      roll.one([2, 3, 5]),
      path("M0 -38C20 -40 36 -24 37 -6C40 -28 26 -46 0 -45Z", `fill="${group.tint}" opacity="0.7"`),
      X,
      Y,
      roll(),
    );
  if (keywords.includes("kekkei_genkai")) out += path("M4 57Q50 8 96 57Q50 106 4 57Z", stroke(2.2, 0.7));
  if (keywords.includes("taijutsu"))
    out += around(10, path("M0 -37L-2 -48H2Z", `fill="${group.tint}" opacity="0.8"`), X, Y, roll());
  if (keywords.includes("hokage")) out += path("M50 2L72 22H28Z", `fill="${group.tint}" opacity="0.85"`);
  return out;
}

/** The picture of a character: what is inside an svg of 100 by 140. `who` is the same for all its versions. */
export function character(id: string, who: string, group: string, keywords: string[]): string {
  const its = colours(group);
  return (
    landscape(id, its) +
    extras(keywords, id, its) +
    circle(X, Y, 33, `fill="${its.deep}" opacity="0.5"`) +
    crest(who, its)
  );
}

/** The picture of a mission: a seal pressed on paper. Its strokes are as chance has it, the left side like the right. */
export function mission(id: string): string {
  const roll = dice(id);
  let out = "";
  for (let y = 16; y < 140; y += 7)
    out += path(
      `M${roll.among(6, 14)} ${y}H${roll.among(84, 94)}`,
      `stroke="#7a5a2c" stroke-width="0.5" opacity="0.3"`,
    );
  out += around(
    1,
    path("M-27 -27H27V27H-27Z", `fill="none" stroke="#9c2f1f" stroke-width="3.5" stroke-linejoin="round"`),
    X,
    66,
    roll() * 0.03 - 0.015,
  );
  const line = `stroke="#9c2f1f" stroke-width="5" stroke-linecap="square" fill="none"`;
  for (const y of [-16, 0, 16]) {
    const half = roll.one([0, 8, 16, 16]);
    if (half) out += path(`M${X - half} ${66 + y}H${X + half}`, line);
  }
  const [from, to] = roll.one([
    [50, 82],
    [50, 66],
    [66, 82],
    [58, 74],
  ] as const);
  if (roll() < 0.7) out += path(`M${X - 16} ${from}V${to}M${X + 16} ${from}V${to}`, line);
  out += path("M50 50V82", line);
  return out;
}
