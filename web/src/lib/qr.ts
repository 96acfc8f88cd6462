// A text as a QR code (ISO/IEC 18004): bytes, versions 1 to 10, correction level M, which is enough for any link of ours.

/** By version: correction codewords of a block, and how many data codewords each block has. */
const BLOCKS: readonly (readonly [correction: number, data: readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];

/** By version: the middles of the small squares, in both directions. */
const ALIGNED: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

type Square = boolean[][]; // rows of dark (true) and light modules

/** The modules of the smallest code that holds the text, row by row; undefined if none does. `mask` is for tests. */
export function qrCode(text: string, mask?: number): Square | undefined {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex(([, data], at) => sum(data) * 8 >= 4 + lengthBits(at + 1) + bytes.length * 8) + 1;
  if (!version) return undefined;
  const words = interleaved(codewords(bytes, version), version);
  const drawn = MASKS.map((_, at) => at).filter((at) => mask === undefined || at === mask);
  const codes = drawn.map((at) => draw(words, version, at)).map((code) => ({ code, points: penalty(code) }));
  return codes.reduce((best, one) => (one.points < best.points ? one : best)).code;
}

/** One path of an SVG that fills the dark modules; a module is one unit. */
export function qrPath(code: Square): string {
  return code.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
}

// What is written --------------------------------------------------------------------------------------------------------
function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

function lengthBits(version: number): number {
  return version < 10 ? 8 : 16;
}

/** The data codewords: the mode, the length, the bytes, the end, and what fills the rest. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const room = sum(BLOCKS[version - 1]![1]);
  const bits = [
    bitsOf(0b0100, 4),
    bitsOf(bytes.length, lengthBits(version)),
    ...[...bytes].map((byte) => bitsOf(byte, 8)),
  ].flat();
  bits.push(...bitsOf(0, Math.min(4, room * 8 - bits.length)));
  while (bits.length % 8) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, i) => parseInt(bits.slice(i * 8, i * 8 + 8).join(""), 2));
  for (let i = 0; words.length < room; i++) words.push(i % 2 ? 0x11 : 0xec);
  return words;
}

function bitsOf(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => (value >>> (count - 1 - i)) & 1);
}

/** The first codeword of every block, the second, …; then the same with the corrections. */
function interleaved(words: number[], version: number): number[] {
  const [correction, sizes] = BLOCKS[version - 1]!;
  let at = 0;
  const data = sizes.map((size) => words.slice(at, (at += size)));
  const corrections = data.map((block) => remainder(block, correction));
  return [...across(data), ...across(corrections)];
}

function across(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, i) => blocks.flatMap((block) => block.slice(i, i + 1))).flat();
}

// Reed and Solomon: polynomials over the field of 256 elements, of which 2 makes all but 0 ---------------------------------
const POWERS: number[] = [1];
while (POWERS.length < 255) {
  const next = POWERS.at(-1)! << 1;
  POWERS.push(next < 256 ? next : next ^ 0x11d);
}

function times(a: number, b: number): number {
  return a && b ? POWERS[(POWERS.indexOf(a) + POWERS.indexOf(b)) % 255]! : 0;
}

/** The correction codewords of a block. */
export function remainder(block: number[], degree: number): number[] {
  let generator = [1];
  for (let i = 0; i < degree; i++) {
    generator = [...generator, 0].map((one, at) => one ^ times(at ? generator[at - 1]! : 0, POWERS[i]!));
  }
  const rest = [...block, ...Array<number>(degree).fill(0)];
  for (let i = 0; i < block.length; i++) {
    const factor = rest[i]!;
    generator.forEach((one, at) => (rest[i + at]! ^= times(one, factor)));
  }
  return rest.slice(block.length);
}

// What is drawn ----------------------------------------------------------------------------------------------------------
function draw(words: number[], version: number, mask: number): Square {
  const size = 17 + 4 * version;
  const square: (boolean | undefined)[][] = Array.from({ length: size }, () => Array<undefined>(size).fill(undefined));
  const put = (x: number, y: number, dark: boolean): void => {
    if (x >= 0 && y >= 0 && x < size && y < size) square[y]![x] = dark;
  };

  for (const [left, top] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const) {
    for (let y = -1; y <= 7; y++) {
      for (let x = -1; x <= 7; x++) {
        const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
        put(left + x, top + y, ring !== 2 && ring !== 4);
      }
    }
  }
  const middles = ALIGNED[version - 1]!;
  for (const cy of middles) {
    for (const cx of middles) {
      if (square[cy]![cx] !== undefined) continue; // a large square lies there
      for (let y = -2; y <= 2; y++)
        for (let x = -2; x <= 2; x++) put(cx + x, cy + y, Math.max(Math.abs(x), Math.abs(y)) !== 1);
    }
  }
  for (let i = 8; i < size - 8; i++) {
    square[6]![i] = i % 2 === 0;
    square[i]![6] = i % 2 === 0;
  }
  formatOf(mask).forEach((bit, i) => {
    // twice: around the first large square, and beside the other two
    if (i < 6) put(i, 8, bit === 1);
    else if (i < 8) put(i + 1, 8, bit === 1);
    else put(8, i === 8 ? 7 : 14 - i, bit === 1);
    if (i < 7) put(8, size - 1 - i, bit === 1);
    else put(size - 15 + i, 8, bit === 1);
  });
  put(8, size - 8, true);
  if (version >= 7) {
    versionOf(version).forEach((bit, i) => {
      const [far, near] = [size - 9 - (i % 3), 5 - Math.floor(i / 3)];
      put(far, near, bit === 1);
      put(near, far, bit === 1);
    });
  }

  const bits = words.flatMap((word) => bitsOf(word, 8));
  let at = 0;
  for (const [x, y] of path(size)) {
    if (square[y]![x] === undefined) square[y]![x] = (bits[at++] === 1) !== MASKS[mask]!(x, y);
  }
  return square as Square;
}

/** The way that the codewords take: up and down in pairs of columns, from the right; the column of the clock is left out. */
export function path(size: number): [x: number, y: number][] {
  const way: [number, number][] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i;
      way.push([right, y], [right - 1, y]);
    }
    up = !up;
  }
  return way;
}

/** A number with the check bits of a polynomial behind it. */
function checked(value: number, bits: number, polynomial: number, degree: number): number {
  let rest = value << degree;
  for (let i = bits - 1; i >= 0; i--) if ((rest >>> (i + degree)) & 1) rest ^= polynomial << i;
  return (value << degree) | rest;
}

/** Level M (00) and the mask, as bits. */
export function formatOf(mask: number): number[] {
  return bitsOf(checked(mask, 5, 0b10100110111, 10) ^ 0b101010000010010, 15);
}

export function versionOf(version: number): number[] {
  return bitsOf(checked(version, 6, 0b1111100100101, 12), 18);
}

// How hard it is to read -------------------------------------------------------------------------------------------------
const LOOKALIKES = ["10111010000", "00001011101"]; // of the large squares

/** Points for everything that a camera could mistake; the mask with the fewest is taken. */
function penalty(code: Square): number {
  const rows = code.map((row) => row.map(Number).join(""));
  const columns = rows.map((_, x) => rows.map((row) => row[x]).join(""));
  let points = 0;
  for (const line of [...rows, ...columns]) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
    for (let i = 0; i <= line.length - 11; i++) if (LOOKALIKES.includes(line.slice(i, i + 11))) points += 40;
  }
  for (let y = 1; y < rows.length; y++) {
    for (let x = 1; x < rows.length; x++) {
      const four = rows[y]!.slice(x - 1, x + 1) + rows[y - 1]!.slice(x - 1, x + 1);
      if (four === "0000" || four === "1111") points += 3;
    }
  }
  const dark = rows.join("").split("1").length - 1;
  return points + 10 * Math.floor(Math.abs((dark * 20) / rows.length ** 2 - 10));
}
