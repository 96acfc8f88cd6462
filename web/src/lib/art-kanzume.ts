// Pictures for Kanzume Goddess: the sign of each Warrior, God and Disciple over a ground for its colour or its pantheon.

import { around, circle, dice, n, path } from "./art";

export const COLOURS = ["red", "green", "silver", "yellow"] as const;
export type Colour = (typeof COLOURS)[number];

export interface Ground {
  high: string;
  deep: string;
  light: string;
}

const GROUNDS: Record<string, Ground> = {
  red: { high: "#b8382c", deep: "#37090b", light: "#ffd9cb" },
  green: { high: "#2f8f57", deep: "#08281a", light: "#d3f7dc" },
  silver: { high: "#8292ab", deep: "#182030", light: "#f2f6ff" },
  yellow: { high: "#c3921d", deep: "#362205", light: "#fff2c2" },
  greek: { high: "#3d68bf", deep: "#0b1538", light: "#fdf0c4" },
  norse: { high: "#22757c", deep: "#05202a", light: "#dbfbf3" },
  disciple: { high: "#79648f", deep: "#1d1530", light: "#f4e6ff" },
};

/** What a card stands on: its colour, its mythology, or the cloth of the Disciples. */
export function ground(of: unknown): Ground {
  return GROUNDS[String(of)] ?? GROUNDS["disciple"]!;
}

/** The symbols of the colours in a box of 24: each has a shape of its own, so that nobody needs the colour to tell them. */
export const SHAPES: Record<Colour, string> = {
  red: "M12 1.500L23 21.500H1Z",
  green: "M2.500 2.500H21.500V21.500H2.500Z",
  silver: "M12 1A11 11 0 1 1 12 23A11 11 0 1 1 12 1Z",
  yellow: "M12 .5L23.500 12L12 23.500L.5 12Z",
};

/** Signs as lines in a box of 100. */
const SIGNS: Record<string, string> = {
  aries:
    "M50 92V40C50 14 42 8 30 8C16 8 10 20 14 32C16 40 24 42 28 36M50 40C50 14 58 8 70 8C84 8 90 20 86 32C84 40 76 42 72 36",
  taurus: "M14 10C22 34 34 38 50 38C66 38 78 34 86 10M50 38A27 27 0 1 1 50 92A27 27 0 1 1 50 38",
  gemini: "M16 10C36 20 64 20 84 10M16 90C36 80 64 80 84 90M36 17V83M64 17V83",
  cancer:
    "M16 40C18 16 62 10 88 28M84 60C82 84 38 90 12 72M28 28A12 12 0 1 1 28 52A12 12 0 1 1 28 28M72 48A12 12 0 1 1 72 72A12 12 0 1 1 72 48",
  leo: "M44 58C40 44 30 36 32 24C34 8 62 4 70 20C78 38 58 56 58 74C58 90 76 92 84 78M30 46A14 14 0 1 1 30 74A14 14 0 1 1 30 46",
  virgo:
    "M12 16C20 14 22 20 22 28V80M22 28C24 14 40 12 42 28V80M42 28C44 14 60 12 62 28V70C62 84 72 92 86 94M62 36C80 24 96 44 74 70C68 78 58 88 48 92",
  libra: "M10 88H90M10 70H36C22 58 22 28 50 26C78 28 78 58 64 70H90",
  scorpio:
    "M10 16C18 14 20 20 20 28V78M20 28C22 14 38 12 40 28V78M40 28C42 14 58 12 60 28V72C60 86 72 88 86 80M74 72L88 79L80 92",
  sagittarius: "M14 88L86 14M52 12H88V48M24 46L56 78",
  capricorn:
    "M10 18C22 16 26 30 26 44V72M26 44C28 24 50 14 52 34V66C52 84 42 92 32 92M52 62C54 46 84 44 84 62C84 80 56 82 52 62",
  aquarius: "M8 44L24 28L40 44L56 28L72 44L92 26M8 74L24 58L40 74L56 58L72 74L92 56",
  pisces: "M22 8C42 34 42 66 22 92M78 8C58 34 58 66 78 92M18 50H82",
  orion: "M22 8L36 48L20 92M80 10L66 44L82 90M36 48L51 46L66 44M22 8L50 2L80 10M46 46L52 92",
  hydra:
    "M50 92C50 70 50 50 50 14M50 66C30 66 20 50 24 22M50 66C70 66 80 50 76 22M42 22L50 8L58 22M16 30L24 14L32 30M68 30L76 14L84 30M30 92H70",
  lyra: "M28 86C8 50 16 20 30 8M72 86C92 50 84 20 70 8M24 24H76M28 86H72M38 24V86M50 24V86M62 24V86",
  ophiuchus: "M50 4V96M50 20C80 20 80 44 50 48C20 52 20 76 50 80M50 20C42 12 30 14 26 24M50 80C60 84 68 84 74 78",
  pegasus:
    "M12 88C12 42 38 12 90 10C80 20 72 24 66 26C74 28 78 30 82 34C72 42 62 44 56 43C62 47 66 51 68 55C58 62 48 62 42 60C46 66 47 70 48 75C36 80 24 78 12 88Z",
  phoenix:
    "M50 34C40 20 22 12 6 22C14 46 30 54 42 56M50 34C60 20 78 12 94 22C86 46 70 54 58 56M42 56C36 72 40 84 30 94M58 56C64 72 60 84 70 94M50 58V96M50 34C42 26 46 12 56 8C54 13 58 16 64 16C61 21 56 21 54 28",
  zeus: "M60 2L20 56H46L34 98L82 38H54L68 2Z",
  poseidon: "M50 96V10M41 22L50 6L59 22M22 18V40C22 60 78 60 78 40V18M13 28L22 12L31 28M69 28L78 12L87 28M36 76H64",
  hades: "M16 94V44C16 18 34 6 50 6C66 6 84 18 84 44V94L62 82V56H72C70 44 60 40 50 40C40 40 30 44 28 56H38V82ZM50 6V40",
  athena:
    "M50 4L88 18V48C88 72 70 88 50 96C30 88 12 72 12 48V18ZM36 33A11 11 0 1 1 36 55A11 11 0 1 1 36 33M64 33A11 11 0 1 1 64 55A11 11 0 1 1 64 33M43 58L50 70L57 58",
  apollo:
    "M50 28A22 22 0 1 1 50 72A22 22 0 1 1 50 28M50 2V16M50 84V98M2 50H16M84 50H98M16 16L26 26M74 74L84 84M84 16L74 26M26 74L16 84",
  aphrodite: "M50 88L8 46C8 22 28 8 50 8C72 8 92 22 92 46ZM50 88V10M50 88L27 16M50 88L73 16M36 96H64",
  odin: "M4 50C24 20 76 20 96 50C76 80 24 80 4 50ZM50 36A14 14 0 1 1 50 64A14 14 0 1 1 50 36M50 2V20M50 80V98M24 10L30 26M76 10L70 26",
  thor: "M20 12H80L88 24V46H12V24ZM43 46V82L50 96L57 82V46M28 12V46M72 12V46",
  freyja: "M12 6C12 58 32 72 50 72C68 72 88 58 88 6M50 62L64 80L50 98L36 80ZM26 6C26 46 38 56 50 56C62 56 74 46 74 6",
  loki: "M28 94C84 90 84 60 50 52C16 44 18 12 64 10M64 10L50 2M64 10L54 24M28 94L40 84M28 94L44 98M78 20C90 30 88 40 82 46C78 40 74 36 78 20",
  hel: "M50 6A44 44 0 1 1 50 94A44 44 0 1 1 50 6M50 6V94M58 10V90M66 14V86M74 20V80M82 30V70M24 44H40M28 68C34 74 42 76 50 76",
  heimdall: "M8 22C16 64 48 90 92 86V70C62 72 38 54 32 12ZM8 22L32 12M80 70V86M48 42L30 60",
  priest: "M34 94H66L60 46H40ZM50 46V32M50 4C62 18 64 24 57 32H43C36 24 38 18 50 4ZM22 94H78",
  bishop: "M42 98V32C42 6 76 4 78 28C79 44 58 46 58 32M42 48H60M34 60H50",
  "sacred-guardian":
    "M40 12L74 22V52C74 72 60 86 40 94C20 86 6 72 6 52V22ZM40 28V78M22 46H58M90 98V12M82 20L90 2L98 20",
};

const X = 50;
const Y = 56;

function line(of: Ground, wide: number, opacity: number): string {
  return `fill="none" stroke="${of.light}" stroke-width="${wide}" opacity="${opacity}"`;
}

function wash(of: Ground, opacity: number): string {
  return `fill="${of.light}" opacity="${opacity}"`;
}

/** What lies behind the sign: flames, leaves, rings or rays by colour; a temple or a band of runes for Gods; cloth for Disciples. */
function behind(id: string, of: string, its: Ground): string {
  const roll = dice(id);
  let out = "";
  switch (of) {
    case "red":
      return around(16, path("M0 -18C8 -36 -7 -44 0 -78C4 -58 12 -46 0 -18Z", wash(its, 0.14)), X, Y, roll());
    case "green":
      return around(
        11,
        path(
          "M0 -20C14 -34 14 -52 0 -72C-14 -52 -14 -34 0 -20ZM0 -20V-72",
          `${wash(its, 0.12)} stroke="${its.light}" stroke-width="1"`,
        ),
        X,
        Y,
        roll(),
      );
    case "silver":
      for (const r of [30, 38, 47, 58, 71]) out += circle(X, Y, r, line(its, 1.6, 0.26));
      return out;
    case "yellow":
      return around(24, path("M0 -28L3.500 -92H-3.500Z", wash(its, 0.16)), X, Y, roll());
    case "greek":
      for (const x of [3, 17, 76, 90])
        out += path(`M${x} 140V22M${x + 7} 140V22M${x + 3.5} 140V22M${x - 2} 20H${x + 9}`, line(its, 1, 0.32));
      return `${out}${path("M-4 16L50 -4L104 16Z", line(its, 1.4, 0.4))}${circle(X, Y, 38, line(its, 1, 0.5))}`;
    case "norse":
      for (let i = 0; i < 18; i++) {
        const rune = roll.one([
          "M0 -4V4M0 -4L3 -1M0 0L3 3",
          "M-2 -4V4M2 -4V4M-2 0H2",
          "M0 -4V4M0 -3L-3 0M0 -3L3 0",
          "M-2 -4L2 4M2 -4L-2 4",
          "M0 -4V4M0 -4H3M0 0H3",
        ]);
        out += `<g transform="rotate(${n(i * 20)}) translate(0 -43)">${path(rune, line(its, 1.1, 0.75))}</g>`;
      }
      return `<g transform="translate(${X} ${Y})">${out}</g>${circle(X, Y, 37, line(its, 1, 0.5))}${circle(X, Y, 49, line(its, 1, 0.5))}`;
    default:
      for (let x = -10; x < 120; x += 14)
        out += path(`M${x} -5Q${x + 7} 60 ${x + roll.among(-5, 5)} 145`, line(its, 3, 0.09));
      return out;
  }
}

/** The picture of a card: what is inside an svg of 100 by 140. */
export function picture(id: string, of: string): string {
  const its = ground(of);
  const sign = SIGNS[id] ?? SIGNS["priest"]!;
  const drawn = (wide: number, ink: string, opacity: number): string =>
    path(
      sign,
      `fill="none" stroke="${ink}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"`,
    );
  return `${behind(id, of, its)}<g transform="translate(22 ${of === "greek" || of === "norse" ? 28 : 30}) scale(.56)">${drawn(17, its.deep, 0.75)}${drawn(8, its.light, 1)}</g>`;
}
