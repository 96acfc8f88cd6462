import { describe, expect, it } from "vitest";
import { formatOf, path, qrCode, qrPath, remainder, versionOf } from "./qr";

const text = (code: boolean[][]) => code.map((row) => row.map((dark) => (dark ? "1" : "0")).join(""));
const bits = (numbers: number[]) => numbers.join("");

// The first figure of the standard: "QR Code Symbol", version 1, level M, mask 5.
const FIGURE = `
111111100001101111111
100000101001101000001
101110101110101011101
101110101010001011101
101110100000101011101
100000100010101000001
111111101010101111111
000000001100100000000
100000101111011001110
100010001110001000111
011101111001100100010
110100001011010100110
011111111110001011011
000000001000000010110
111111100111111000110
100000100010011011100
101110100000111000111
101110100100001010100
101110100100101010011
100000100001110111100
111111101011001010010`
  .trim()
  .split("\n");

describe("a QR code", () => {
  it("is that of the standard's first figure", () => {
    expect(text(qrCode("QR Code Symbol", 5)!)).toEqual(FIGURE);
  });
  it("has the corrections that are known of a text", () => {
    const words = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]; // HELLO WORLD, 1-M
    expect(remainder(words, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });
  it("tells its level, mask and version with the bits of the standard's tables", () => {
    expect([0, 1, 5, 7].map((mask) => bits(formatOf(mask)))).toEqual([
      "101010000010010",
      "101000100100101",
      "100000011001110",
      "100101010100000",
    ]);
    expect([7, 8, 10].map((version) => bits(versionOf(version)))).toEqual([
      "000111110010010100",
      "001000010110111100",
      "001010010011010011",
    ]);
  });
  it("is as large as the text needs, and there is none for a text that is too long", () => {
    const size = (length: number) => qrCode("x".repeat(length))?.length;
    expect([14, 15, 26, 27, 42, 62, 84, 106, 122, 152, 180, 213].map(size)).toEqual([
      21, 25, 25, 29, 29, 33, 37, 41, 45, 49, 53, 57,
    ]);
    expect(size(214)).toBeUndefined();
  });
  it("can be read again, whatever its size", () => {
    for (const length of [9, 40, 70, 100, 120, 150, 170, 210]) {
      const link = `http://host:8000/join/${"aB3-".repeat(60)}`.slice(0, length);
      expect(read(qrCode(link)!)).toBe(link);
    }
    expect(read(qrCode("café ☕")!)).toBe("café ☕");
  });
  it("is one path of a drawing", () => {
    expect(
      qrPath([
        [true, false],
        [false, true],
      ]),
    ).toBe("M0 0h1v1h-1zM1 1h1v1h-1z");
  });
});

/** Reads a code as a scanner does, but without correcting anything: what is wrong with a codeword is seen in the text. */
function read(code: boolean[][]): string {
  const size = code.length;
  const version = (size - 17) / 4;
  const mask = Number(`0b${[2, 3, 4].map((x) => Number(code[8]![x]) ^ [1, 0, 1][x - 2]!).join("")}`);
  const middles = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]][
    version - 1
  ]!;
  const corner = (x: number, y: number) =>
    (x === 6 && (y === 6 || y === middles.at(-1))) || (x === middles.at(-1) && y === 6);
  const fixed = (x: number, y: number) =>
    x === 6 ||
    y === 6 ||
    (x < 9 && y < 9) ||
    (x < 9 && y > size - 9) ||
    (y < 9 && x > size - 9) ||
    (version > 6 && ((x < 6 && y > size - 12) || (y < 6 && x > size - 12))) ||
    middles.some((cx) => middles.some((cy) => !corner(cx, cy) && Math.abs(x - cx) < 3 && Math.abs(y - cy) < 3));
  const flips = [
    (x: number, y: number) => (x + y) % 2,
    (_: number, y: number) => y % 2,
    (x: number) => x % 3,
    (x: number, y: number) => (x + y) % 3,
    (x: number, y: number) => ((y >> 1) + Math.floor(x / 3)) % 2,
    (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3),
    (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2,
    (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2,
  ][mask]!;
  const stream = path(size)
    .filter(([x, y]) => !fixed(x, y))
    .map(([x, y]) => Number(code[y]![x] !== (flips(x, y) === 0)));
  const word = (from: number[], at: number) => parseInt(from.slice(at * 8, at * 8 + 8).join(""), 2);
  const sizes = [
    [16],
    [28],
    [44],
    [32, 32],
    [43, 43],
    [27, 27, 27, 27],
    [31, 31, 31, 31],
    [38, 38, 39, 39],
    [36, 36, 36, 37, 37],
    [43, 43, 43, 43, 44],
  ][version - 1]!;
  const blocks: number[][] = sizes.map(() => []);
  let at = 0;
  for (let i = 0; i < Math.max(...sizes); i++)
    sizes.forEach((length, b) => i < length && blocks[b]!.push(word(stream, at++)));
  const data = blocks.flat().flatMap((one) => [...one.toString(2).padStart(8, "0")].map(Number));
  const long = version > 9 ? 16 : 8;
  const length = parseInt(data.slice(4, 4 + long).join(""), 2);
  const bytes = Array.from({ length }, (_, i) => word(data.slice(4 + long), i));
  return new TextDecoder().decode(new Uint8Array(bytes));
}
