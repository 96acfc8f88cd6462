// Pictures for Mythology GO: the sign of each creature, spell, divinity and belief over a ground for its colour or kind.

import { around, circle, dice, n, path } from "./art";

export const COLOURS = ["green", "yellow", "orange", "grey", "blue"] as const;
export type Colour = (typeof COLOURS)[number];

export interface Ground {
  high: string;
  deep: string;
  light: string;
}

const GROUNDS: Record<string, Ground> = {
  green: { high: "#3f8f4c", deep: "#0b2a14", light: "#dbf7d3" },
  yellow: { high: "#c29a1c", deep: "#352504", light: "#fff4c4" },
  orange: { high: "#c2601f", deep: "#3a1406", light: "#ffe0c6" },
  grey: { high: "#75808f", deep: "#1a2029", light: "#f0f4fa" },
  blue: { high: "#3271b8", deep: "#08203f", light: "#d6ebff" },
  spell: { high: "#a9a0c0", deep: "#2a2440", light: "#ffffff" },
  divinity: { high: "#7a4a9a", deep: "#1f0f33", light: "#ffe9b0" },
  belief: { high: "#2f7f7c", deep: "#072726", light: "#d9fbf1" },
};

/** What a card stands on: its colour, or the cloth of its kind. */
export function ground(of: unknown): Ground {
  return GROUNDS[String(of)] ?? GROUNDS["spell"]!;
}

/** The symbols of the colours in a box of 24: each has a shape of its own, so that nobody needs the colour to tell them. */
export const SHAPES: Record<Colour, string> = {
  green: "M12 1.500C19 6 22 12 20 21C12 23 5 20 3 13C2 8 5 4 12 1.500Z",
  yellow:
    "M12 .5L15.200 8.300L23.500 8.900L17.100 14.300L19.200 22.500L12 18L4.800 22.500L6.900 14.300L.5 8.900L8.800 8.300Z",
  orange: "M12 1.500L23 21.500H1Z",
  grey: "M2.500 2.500H21.500V21.500H2.500Z",
  blue: "M12 1A11 11 0 1 1 12 23A11 11 0 1 1 12 1Z",
};

/** Signs as lines in a box of 100. */
const SIGNS: Record<string, string> = {
  // creatures
  elfe: "M18 6C52 22 60 60 50 96M18 6C26 32 26 44 16 58M26 30L92 50M80 42L92 50L80 58M18 6L16 58",
  gobelin:
    "M50 20C70 20 80 34 80 50C80 72 66 90 50 90C34 90 20 72 20 50C20 34 30 20 50 20ZM21 44L2 28L10 58L24 62M79 44L98 28L90 58L76 62M34 50L44 56M66 50L56 56M36 72H64M42 72V78M58 72V78",
  troll:
    "M24 92V54C24 28 36 12 50 12C64 12 76 28 76 54V92M36 40H44M56 40H64M34 62C40 70 60 70 66 62M38 66V54M62 66V54M24 66L8 92M76 66L92 92",
  centaure:
    "M32 46C32 34 28 26 34 16A9 9 0 1 1 44 24L46 46C60 48 78 44 88 56C92 64 92 78 90 94M32 46C30 60 34 66 36 94M50 66V94M76 66V94M46 34L64 22M58 8C70 16 72 30 62 42M82 54L96 70",
  sphinx:
    "M14 92H90V74C90 62 80 58 66 58H54C58 46 58 34 52 22L44 10L30 10L22 22C16 36 16 46 22 58V92M22 58H54M34 92V74M30 28H36M42 28H46M34 42H44",
  dragon:
    "M8 40L30 24L48 30C66 12 84 10 94 16L84 28L92 38L78 44L82 56L66 56C60 72 46 84 20 94C36 78 42 68 40 56L26 52L8 40ZM32 34L36 38",
  phenix:
    "M50 34C40 20 22 12 6 22C14 46 30 54 42 56M50 34C60 20 78 12 94 22C86 46 70 54 58 56M42 56C36 72 40 84 30 94M58 56C64 72 60 84 70 94M50 58V96M50 34C42 26 46 12 56 8C54 13 58 16 64 16",
  griffon:
    "M14 30C24 12 46 8 56 24C62 36 58 46 56 56L88 66C94 72 92 84 86 94M14 30C22 36 30 36 36 32M14 30L20 42L34 44M36 44L30 94M56 70V94M50 34C66 20 84 20 96 26C84 34 78 44 62 50M38 24H42",
  cerbere:
    "M50 52C42 44 38 34 42 18L48 28H54L60 18C62 34 58 44 50 52ZM28 66C18 62 8 52 6 38L16 44L20 40L18 30C28 38 34 50 28 66ZM72 66C82 62 92 52 94 38L84 44L80 40L82 30C72 38 66 50 72 66ZM28 66C34 84 42 92 50 94C58 92 66 84 72 66",
  minotaure:
    "M6 14C8 40 24 44 34 42M94 14C92 40 76 44 66 42M34 42C40 34 60 34 66 42C76 60 66 76 62 86C58 94 42 94 38 86C34 76 24 60 34 42ZM42 58L46 62M58 58L54 62M44 80A6 6 0 1 1 56 80",
  chimere:
    "M34 18A22 22 0 1 1 34 62A22 22 0 1 1 34 18M26 38H30M40 38H44M30 50H40M52 52C70 48 84 56 84 74V94M30 62V94M60 76V94M84 70C98 62 96 42 84 38C76 34 76 24 86 20M62 42L58 22L70 14M66 22L74 26",
  chupacabra:
    "M20 92C18 62 28 44 48 40L40 18L56 32L70 18L72 42C80 52 76 66 64 66L58 78L54 66C50 70 48 80 54 92M48 92L66 92M56 46L62 50M28 70L12 60M24 80L8 76",
  gorgone:
    "M50 34C64 34 70 44 70 58C70 76 60 90 50 90C40 90 30 76 30 58C30 44 36 34 50 34ZM40 58H44M56 58H60M42 74H58M34 40C22 36 26 22 14 20M40 36C34 24 42 14 32 6M50 34C46 22 56 14 50 4M60 36C66 24 58 14 68 6M66 40C78 36 74 22 86 20M30 54C18 54 18 42 6 44M70 54C82 54 82 42 94 44",
  "loup-garou":
    "M22 40L12 6L36 24H64L88 6L78 40C84 52 78 62 68 66L58 88H42L32 66C22 62 16 52 22 40ZM34 44L42 48M66 44L58 48M46 72H54L50 78ZM42 88L38 96M58 88L62 96",
  nain: "M28 34C28 14 72 14 72 34H28ZM22 34H78M34 34V46C34 56 66 56 66 46V34M32 44C22 60 30 84 50 96C70 84 78 60 68 44M42 62C46 66 54 66 58 62M42 42H44M56 42H58M50 24V10",
  golem:
    "M34 8H66V32H34ZM18 36H82V66H18ZM28 66V94H46V66M54 66V94H72V66M18 36L6 70M82 36L94 70M43 20H45M55 20H57M42 46L50 54L60 44",
  harpie:
    "M50 26A12 12 0 1 1 50 4A12 12 0 1 1 50 26M40 30C24 20 10 26 2 48C14 44 16 52 24 52C26 60 34 60 40 62M60 30C76 20 90 26 98 48C86 44 84 52 76 52C74 60 66 60 60 62M40 30C38 52 42 68 44 80M60 30C62 52 58 68 56 80M44 80L36 96M44 80L46 96M56 80L64 96M56 80L54 96",
  cyclope:
    "M22 92V56C22 26 34 10 50 10C66 10 78 26 78 56V92M30 46C40 32 60 32 70 46C60 60 40 60 30 46ZM50 41A6 6 0 1 1 50 53A6 6 0 1 1 50 41M36 74C44 68 56 68 64 74",
  sirene:
    "M50 8A11 11 0 1 1 50 30A11 11 0 1 1 50 8M38 34C34 56 50 62 46 78C44 86 36 88 26 84C34 92 32 96 30 98C42 98 50 96 54 92C60 96 68 98 78 96C74 92 76 88 80 82C68 86 60 84 60 74C60 62 66 54 62 34ZM38 40L20 56M62 40L80 56",
  licorne:
    "M30 94C28 66 22 60 26 42C30 30 40 24 52 24L66 2L62 28C78 36 86 50 92 62C90 72 80 74 76 70C68 64 62 64 58 70C54 78 60 88 62 94M56 40L60 42M52 24C42 30 36 44 40 58M44 20L40 10",
  // spells
  djinn:
    "M14 70C20 60 34 62 50 62H66L88 52C90 66 78 80 62 82H38C24 82 16 78 14 70ZM34 94H66M42 82V94M58 82V94M50 62C36 50 44 44 56 40C70 34 66 20 50 22C38 24 40 10 54 6",
  satyre:
    "M22 44V10H30V44M40 44V6H48V44M58 44V12H66V44M22 26H66M22 36H66M12 68H80M66 56L82 68L66 80M88 90H20M34 78L18 90L34 98",
  leviathan:
    "M4 74C16 52 28 52 36 66C44 80 56 80 64 62C72 40 66 22 50 22C38 22 34 34 42 40M50 22C54 10 70 6 84 12L76 22L90 26L74 34M4 90C20 82 30 98 46 90C62 82 72 98 96 88",
  lutin:
    "M50 6L74 52H26ZM50 6C56 2 64 4 66 10M30 52C28 76 38 90 50 90C62 90 72 76 70 52M27 58L10 48L18 68L30 70M73 58L90 48L82 68L70 70M40 64H44M56 64H60M42 76C46 82 54 82 58 76",
  // divinities
  anubis: "M34 94V66L14 58L30 46L32 6L44 30L54 28L58 4L68 34C76 46 74 62 66 70V94M40 44L46 46M34 66C44 70 56 70 66 70",
  zeus: "M60 2L20 56H46L34 98L82 38H54L68 2Z",
  odin: "M4 50C24 20 76 20 96 50C76 80 24 80 4 50ZM50 36A14 14 0 1 1 50 64A14 14 0 1 1 50 36M50 2V20M50 80V98M24 10L30 26M76 10L70 26",
  ra: "M50 18A22 22 0 1 1 50 62A22 22 0 1 1 50 18M50 36A4 4 0 1 1 50 44A4 4 0 1 1 50 36M50 62V78M20 78C38 70 62 70 80 78C70 92 30 92 20 78ZM50 2V10M12 40H20M80 40H88M22 12L28 18M78 12L72 18",
  poseidon: "M50 96V10M41 22L50 6L59 22M22 18V40C22 60 78 60 78 40V18M13 28L22 12L31 28M69 28L78 12L87 28M36 76H64",
  gaia: "M50 96V50M50 66C30 64 20 50 20 30C40 30 50 44 50 66M50 56C50 36 62 20 82 20C82 40 70 54 50 56M18 96H82M50 50C44 36 44 18 50 4C56 18 56 36 50 50",
  hephaistos:
    "M10 40H76C76 52 66 58 58 58L62 80H78V92H22V80H38L42 58C24 58 12 52 10 40ZM60 28L88 4M54 12L76 36M76 40H92",
  hades: "M16 94V44C16 18 34 6 50 6C66 6 84 18 84 44V94L62 82V56H72C70 44 60 40 50 40C40 40 30 44 28 56H38V82ZM50 6V40",
  hecate:
    "M50 96V40M38 40H62L58 26H42ZM50 26C42 18 46 10 50 2C54 10 58 18 50 26M22 96V56M14 56H30M22 56C16 48 18 42 22 36C26 42 28 48 22 56M78 96V56M70 56H86M78 56C72 48 74 42 78 36C82 42 84 48 78 56",
  loki: "M28 94C84 90 84 60 50 52C16 44 18 12 64 10M64 10L50 2M64 10L54 24M28 94L40 84M28 94L44 98M78 20C90 30 88 40 82 46C78 40 74 36 78 20",
  athena:
    "M50 4L88 18V48C88 72 70 88 50 96C30 88 12 72 12 48V18ZM36 33A11 11 0 1 1 36 55A11 11 0 1 1 36 33M64 33A11 11 0 1 1 64 55A11 11 0 1 1 64 33M43 58L50 70L57 58",
  thot: "M62 94C60 78 74 70 74 52C74 34 62 22 48 24C36 26 32 36 34 44C26 50 16 64 8 84C24 70 34 58 46 56M48 36H52M62 94H40M18 94L24 88M70 20A14 10 0 1 1 42 14",
  // beliefs
  animisme:
    "M50 6C66 20 66 34 50 46C34 34 34 20 50 6ZM20 50C38 48 48 56 48 74C30 76 20 68 20 50ZM80 50C62 48 52 56 52 74C70 76 80 68 80 50ZM50 76V96M30 96H70",
  polytheisme: "M10 34L50 8L90 34ZM18 34V82M39 34V82M61 34V82M82 34V82M8 82H92M4 94H96",
  esoterisme: "M50 12L92 84H8ZM28 62C40 48 60 48 72 62C60 76 40 76 28 62ZM50 57A5 5 0 1 1 50 67A5 5 0 1 1 50 57",
  chamanisme:
    "M50 20A30 30 0 1 1 50 80A30 30 0 1 1 50 20M50 20V80M20 50H80M26 76L14 96M74 76L86 96M50 80V98M42 42L58 58M58 42L42 58",
  divination:
    "M50 8A36 36 0 1 1 50 80A36 36 0 1 1 50 8M26 80L18 96H82L74 80M34 34C38 26 46 22 54 22M50 40L54 50L64 52L54 56L50 66L46 56L36 52L46 50Z",
  totemisme:
    "M30 4H70V34H30ZM26 34H74V64H26ZM30 64H70V96H30ZM10 12L30 20M90 12L70 20M40 18H44M56 18H60M44 28H56M38 46H44M56 46H62M42 56H58M40 76H44M56 76H60M44 88H56M8 46H26M74 46H92",
  fatalisme:
    "M26 4H74M26 96H74M30 4C30 34 46 42 46 50C46 58 30 66 30 96M70 4C70 34 54 42 54 50C54 58 70 66 70 96M38 26H62M50 56V72M40 88H60",
  druidisme:
    "M50 96V46M50 70L30 54M50 62L70 46M50 46C26 50 12 36 20 20C22 6 44 2 50 10C56 2 78 6 80 20C88 36 74 50 50 46M34 96H66",
  reincarnation:
    "M82 30A40 40 0 0 0 14 36M8 18L14 38L34 32M18 70A40 40 0 0 0 86 64M92 82L86 62L66 68M50 38V62M38 50H62",
  dualisme:
    "M50 6A44 44 0 1 1 50 94A44 44 0 1 1 50 6M50 6C26 6 26 50 50 50C74 50 74 94 50 94M50 24A4 4 0 1 1 50 32A4 4 0 1 1 50 24M50 68A4 4 0 1 1 50 76A4 4 0 1 1 50 68",
};

const X = 50;
const Y = 56;

function line(of: Ground, wide: number, opacity: number): string {
  return `fill="none" stroke="${of.light}" stroke-width="${wide}" opacity="${opacity}"`;
}

/** What lies behind the sign: leaves, rays, flames, stones or waves by colour; stars, a temple or a band of knots by kind. */
function behind(id: string, of: string, its: Ground): string {
  const roll = dice(id);
  const wash = (opacity: number): string => `fill="${its.light}" opacity="${opacity}"`;
  let out = "";
  switch (of) {
    case "green":
      for (let i = 0; i < 11; i++)
        out += `<g transform="translate(${n(roll() * 100)} ${n(roll() * 128)}) rotate(${n(roll() * 360)})">${path("M0 0C9 -9 21 -9 29 0C21 9 9 9 0 0ZM0 0H29", `fill="${its.light}" opacity=".1" stroke="${its.light}"`)}</g>`;
      return out;
    case "yellow":
      return around(20, path("M0 -30L4 -96H-4Z", wash(0.16)), X, Y, roll());
    case "orange":
      for (let x = -4; x < 104; x += 13)
        out += path(
          `M${x} 144Q${x - 12} ${roll.among(92, 112)} ${x + roll.among(-5, 5)} ${roll.among(60, 84)}Q${x + 13} ${roll.among(94, 112)} ${x + 9} 144Z`,
          wash(0.15),
        );
      return out;
    case "grey":
      for (let y = 4, row = 0; y < 140; y += 17, row++)
        for (let x = row % 2 ? -14 : 0; x < 104; x += 28)
          out += path(`M${x + roll.among(0, 2)} ${y}h25v14h-25z`, line(its, 1.2, 0.22));
      return out;
    case "blue":
      for (let y = 12; y < 150; y += 13) out += path(`M-10 ${y}${"q6 -7 12 0t12 0".repeat(5)}`, line(its, 1.5, 0.24));
      return out;
    case "divinity":
      for (const x of [3, 17, 76, 90])
        out += path(`M${x} 140V22M${x + 7} 140V22M${x + 3.5} 140V22M${x - 2} 20H${x + 9}`, line(its, 1, 0.3));
      return `${out}${path("M-4 16L50 -4L104 16Z", line(its, 1.4, 0.4))}${circle(X, Y, 40, line(its, 1, 0.5))}`;
    case "belief":
      for (const r of [36, 42, 58, 76]) out += circle(X, Y, r, line(its, 1.2, 0.28));
      return out + around(12, path("M0 -36l4 -3-4 -3-4 3z", wash(0.8)), X, Y, roll());
    default:
      for (let i = 0; i < 22; i++)
        out += `<g transform="translate(${n(roll() * 100)} ${n(roll() * 130)}) scale(${n(0.4 + roll() * 0.8)})">${path("M0 -6q1 5 6 6q-5 1-6 6q-1-5-6-6q5-1 6-6z", wash(0.45))}</g>`;
      return out;
  }
}

/** Which ids have a sign of their own. */
export function hasSign(id: string): boolean {
  return id in SIGNS;
}

/** The picture of a card: what is inside an svg of 100 by 140. */
export function picture(id: string, of: string): string {
  const its = ground(of);
  const sign = SIGNS[id] ?? SIGNS["djinn"]!;
  const drawn = (wide: number, ink: string, opacity: number): string =>
    path(
      sign,
      `fill="none" stroke="${ink}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"`,
    );
  return `${behind(id, of, its)}<g transform="translate(22 29) scale(.56)">${drawn(15, its.deep, 0.75)}${drawn(6.5, its.light, 1)}</g>`;
}
