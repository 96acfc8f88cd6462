// Pictures for Saint Seiya: the stars each knight and armour stands under, over a sky for its class.
// Figures of the sky are drawn as on star charts; who has none of those gets one of its own from its name.

import { around, at, circle, dice, n, path } from "./art";

export interface Sky {
  high: string;
  deep: string;
  light: string;
}

const SKIES: Record<string, Sky> = {
  hero: { high: "#2f62b8", deep: "#0c1638", light: "#dcecff" },
  "hero-bronze-knight": { high: "#3f6ad0", deep: "#170f3a", light: "#e6e9ff" },
  "bronze-armour": { high: "#96592f", deep: "#25110a", light: "#ffe3c8" },
  "bronze-knight": { high: "#8d5a3c", deep: "#21120f", light: "#ffe3c8" },
  "gold-armour": { high: "#b9861f", deep: "#33200a", light: "#fff0bf" },
  "gold-knight": { high: "#a4701c", deep: "#1e0f2c", light: "#fff0bf" },
  "silver-knight": { high: "#66779a", deep: "#131a2b", light: "#eef4ff" },
  "knight-without-constellation": { high: "#74604c", deep: "#1d1613", light: "#f6e8d6" },
  "ghost-knight": { high: "#23787c", deep: "#061f28", light: "#d4fbf5" },
  "black-knight": { high: "#4f465c", deep: "#0b090f", light: "#eadff2" },
  "steel-knight": { high: "#4a7f92", deep: "#0f2029", light: "#dff6ff" },
  "": { high: "#5d6a3c", deep: "#171b0e", light: "#f0f5d6" },
};
const GODS: Sky = { high: "#7a4cae", deep: "#1a0f38", light: "#f3e4ff" };

export function sky(klass: unknown, rank: unknown): Sky {
  return rank === "blue" ? GODS : (SKIES[String(klass)] ?? SKIES[""]!);
}

/** Who stands under which stars: ids of cards, then lines from star to star in a box of 100. */
const FIGURES: [ids: string, lines: string][] = [
  [
    "seiya-green seiya-bronze armure-pegase pegase-noir",
    "30,30 64,28 66,64 34,66 30,30;34,66 20,76 10,70 4,58;30,30 18,22 8,26;30,30 22,12",
  ],
  [
    "shiryu-green shiryu-bronze armure-dragon dragon-noir",
    "78,14 88,22 76,30 68,20 78,14;76,30 62,46 70,62 58,72 44,58 40,40 28,32 20,48 16,66 8,84",
  ],
  ["hyoga-green hyoga-bronze armure-cygne cygne-noir", "16,16 38,38 62,62 84,86;38,38 20,62 8,80;38,38 62,22 84,14"],
  [
    "shun-green shun-bronze armure-andromede andromede-noir",
    "10,84 30,66 50,50 72,34 90,18;50,50 40,36 28,22;30,66 46,78;72,34 86,48",
  ],
  [
    "ikki-green ikki-bronze armure-phoenix phoenix-noir",
    "50,10 50,34 72,22 92,36 64,56 50,34 36,56 8,36 28,22 50,34;64,56 58,90;36,56 42,90",
  ],
  ["mu armure-belier", "10,64 40,42 66,34 84,44 88,56"],
  ["aldebaran armure-taureau", "8,12 38,46 50,60 60,48 90,20;50,60 58,74 78,88;58,74 40,90"],
  [
    "saga armure-gemeaux",
    "30,12 28,40 22,66 10,88;28,40 42,64 42,88;64,12 66,40 60,64 56,88;66,40 78,62 90,80;28,40 66,40",
  ],
  ["deathmask armure-cancer", "50,10 50,46 22,80;50,46 82,78;50,46 72,34"],
  ["aiolia armure-lion", "80,20 66,12 56,24 60,38 72,46 70,64 30,60 8,76 26,38 60,38;26,38 30,60"],
  ["shaka armure-vierge", "8,30 28,36 48,42 62,58 80,84;48,42 60,26 80,12;62,58 44,74 28,88;28,36 22,58"],
  ["doko armure-balance", "50,12 20,40 82,44 50,12;20,40 16,80;82,44 86,82"],
  ["milo armure-scorpion", "86,10 72,20 84,32;72,20 60,34 52,48 48,66 54,80 68,88 82,84 84,72"],
  [
    "aiolos armure-sagittaire",
    "22,46 40,36 58,40 70,52 76,76 46,78 24,70 22,46;40,36 48,16;58,40 46,78;58,40 76,30 90,46 76,76;8,60 24,70",
  ],
  ["shura armure-capricorne", "6,24 22,30 46,64 60,74 90,38 60,40 36,36 6,24"],
  ["camus armure-verseau", "8,42 28,30 46,38 56,28 66,36 90,28;46,38 40,60 58,72 50,92;28,30 18,64"],
  ["aphrodite armure-poissons", "16,12 28,22 22,36 10,30 16,12;22,36 36,58 48,86 66,72 80,58 88,46 96,56 90,66 80,58"],
  ["marine", "12,18 50,46 90,72;50,46 30,66 20,86;50,46 72,28 86,12"],
  ["shaina", "50,10 28,34 30,70 50,90 70,70 72,34 50,10;30,70 6,82;70,70 94,58"],
  ["misty", "50,8 36,24 60,34 40,48 62,60 44,76 56,92"],
  ["algol", "50,8 44,30 56,50 76,66 86,90;44,30 22,44 10,70;56,50 42,74"],
  ["jamian", "26,28 68,20 82,66 36,76 26,28;26,28 10,14"],
  ["babel", "12,88 32,60 28,36 50,22 72,34 90,20;32,60 62,62 84,88;62,62 72,34"],
  ["asterion", "14,74 46,52 84,26;46,52 58,82"],
  ["moses", "12,22 28,12 36,30 18,38 12,22;36,30 48,52 70,60 92,46 84,76 70,60;48,52 38,78"],
  ["capella", "50,8 84,30 78,70 44,88 14,60 22,26 50,8"],
  ["albior", "50,8 20,40 28,84 76,84 80,42 50,8;20,40 80,42"],
  ["ptolemy", "8,72 30,61 60,44 92,26;8,56 30,61 24,84"],
  ["sirius", "28,12 50,30 44,50 62,68 46,90;62,68 88,60;50,30 76,16"],
  ["algethi", "36,34 62,30 68,56 40,60 36,34;36,34 16,14;62,30 84,12;68,56 86,86;40,60 20,86"],
  ["dante", "50,90 50,62 20,38 10,14;50,62 50,32 50,10;50,62 80,38 90,14"],
  ["dio", "24,26 50,46 78,24;50,46 36,76;50,46 66,80"],
  ["shiva", "50,88 50,54 12,48;50,54 26,22;50,54 50,10;50,54 74,22;50,54 88,48"],
  ["aghora", "50,88 28,62 16,34 40,48 50,14 60,48 84,34 72,62 50,88"],
  ["arachne", "50,50 16,18;50,50 8,52;50,50 18,84;50,50 84,18;50,50 92,52;50,50 82,84"],
  ["jabu", "8,14 36,30 44,46 72,42 92,62;44,46 36,82;72,42 74,80"],
  ["ichi", "12,20 26,28 22,42 10,36 12,20;26,28 42,50 36,68 54,78 70,60 92,74"],
  ["nachi", "24,12 44,34 36,60 56,88;44,34 70,44 82,78;24,12 10,34"],
  ["ban", "10,62 38,36 62,46 90,28;62,46 56,76"],
  ["geki", "6,28 26,34 42,40 54,50 58,74 88,76 90,46 54,50"],
  ["june", "8,40 36,54 62,44 94,56 60,70 36,54"],
];
const figures = new Map(FIGURES.flatMap(([ids, lines]) => ids.split(" ").map((id) => [id, lines] as const)));

/** Stars of who has none on the charts: a walk by chance, with a branch. */
function figure(name: string): string {
  const roll = dice(name);
  const stars: string[] = [];
  let turn = roll();
  for (let i = roll.among(4, 6); i >= 0; i--) {
    stars.push(at(turn, roll.among(16, 42), 50, 50).replace(" ", ","));
    turn += 0.12 + roll() * 0.16;
  }
  return `${stars.join(" ")}${roll() < 0.5 ? ` ${stars[0]}` : ""};${stars[1]} ${roll.among(40, 60)},${roll.among(40, 60)}`;
}

function stars(id: string, light: string): string {
  const roll = dice(id);
  const seen = new Set<string>();
  let lines = "";
  let points = "";
  for (const line of (figures.get(id) ?? figure(id)).split(";")) {
    const spots = line.split(" ").map((spot) => spot.split(",").map(Number) as [number, number]);
    const put = spots.map(([x, y]) => [19 + x * 0.62, 28 + y * 0.62] as const);
    lines += `M${put.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}`;
    for (const [x, y] of put) {
      const key = `${n(x)} ${n(y)}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const r = roll.one([1.6, 1.6, 2, 2.6]);
      points += circle(x, y, r * 2.1, `fill="${light}" opacity=".22"`);
      points += path(
        `M${n(x)} ${n(y - r * 2)}L${n(x + r * 0.6)} ${n(y - r * 0.6)} ${n(x + r * 2)} ${n(y)} ${n(x + r * 0.6)} ${n(y + r * 0.6)} ${n(x)} ${n(y + r * 2)} ${n(x - r * 0.6)} ${n(y + r * 0.6)} ${n(x - r * 2)} ${n(y)} ${n(x - r * 0.6)} ${n(y - r * 0.6)}Z`,
        `fill="#fff"`,
      );
    }
  }
  return path(lines, `fill="none" stroke="${light}" stroke-width="1.1" stroke-linejoin="round" opacity=".85"`) + points;
}

// What stands behind the stars -----------------------------------------------------------------------------------------
const X = 50;
const Y = 59;

function behind(id: string, klass: string, its: Sky): string {
  const roll = dice(`${id}*`);
  const line = (wide: number, opacity: number) =>
    `fill="none" stroke="${its.light}" stroke-width="${wide}" opacity="${opacity}"`;
  const wash = (opacity: number) => `fill="${its.light}" opacity="${opacity}"`;
  let out = "";
  for (let i = 0; i < 26; i++) out += circle(roll() * 100, roll() * 128, roll.one([0.35, 0.5, 0.8]), wash(0.6));
  if (klass.endsWith("armour"))
    // a breastplate
    return (
      out +
      path(
        "M22 26Q34 34 37 22H63Q66 34 78 26L84 48Q72 52 72 64L66 98Q50 106 34 98L28 64Q28 52 16 48Z",
        `${wash(0.14)} stroke="${its.light}" stroke-width="1.2" stroke-opacity=".9"`,
      ) +
      path("M50 24V102M30 60Q50 74 70 60M34 82Q50 92 66 82", line(0.9, 0.3))
    );
  switch (klass) {
    case "gold-knight": // the circle of the zodiac
      return (
        out +
        circle(X, Y, 40, line(1.2, 0.7)) +
        circle(X, Y, 35.5, line(0.6, 0.6)) +
        around(12, path("M0 -35.5V-40", line(1.4, 0.8)), X, Y, roll()) +
        around(36, path("M0 -36.5V-39", line(0.5, 0.6)), X, Y)
      );
    case "silver-knight": // a moon
      return out + path("M50 19A40 40 0 0 1 50 99A23 40 0 0 0 50 19Z", wash(0.2)) + circle(X, Y, 40, line(0.8, 0.3));
    case "black-knight": // an eclipse
      return (
        out +
        around(28, path("M0 -34L2.2 -48H-2.2Z", wash(0.2)), X, Y, roll()) +
        circle(X, Y, 34, `fill="#050408" stroke="${its.light}" stroke-width="1.3" opacity=".8"`)
      );
    case "ghost-knight": // the sea
      for (let y = 70; y < 140; y += 8)
        out += path(`M-10 ${y}q8 -7 16 0t16 0 16 0 16 0 16 0 16 0 16 0`, line(1.2, 0.35));
      return out;
    case "steel-knight":
      return (
        out +
        around(6, path("M0 -40L34.6 -20", line(1.6, 0.5)), X, Y) +
        around(6, path("M0 -32L27.7 -16", line(0.8, 0.4)), X, Y) +
        around(6, circle(0, -40, 2.4, wash(0.6)), X, Y)
      );
    case "bronze-knight":
      return out + [24, 31, 38].map((r) => path(`M${50 - r} 96A${r} ${r} 0 0 1 ${50 + r} 96`, line(2, 0.22))).join("");
    case "hero":
    case "hero-bronze-knight": // the cosmos rises
      return (
        out +
        around(
          klass === "hero" ? 14 : 24,
          path("M0 -10L5 -70H-5Z", wash(klass === "hero" ? 0.08 : 0.12)),
          X,
          Y,
          roll(),
        ) +
        (klass === "hero" ? "" : circle(X, Y, 39, line(1.4, 0.5)))
      );
    default: // columns
      for (const x of [10, 32, 58, 80])
        out += path(
          `M${x} 128V34M${x + 10} 128V34M${x + 5} 128V34M${x - 3} 33H${x + 13}M${x - 1} 29H${x + 11}`,
          line(1, 0.2),
        );
      return out + path("M2 24L50 6L98 24Z", line(1.2, 0.25));
  }
}

/** The picture of a card: what is inside an svg of 100 by 140. */
export function picture(id: string, klass: string, its: Sky): string {
  return behind(id, klass, its) + stars(id, its.light);
}
