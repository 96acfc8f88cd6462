import { describe, expect, test } from "vitest";
import { dice, hash } from "./art";
import { COLOURS, ground, picture as warrior, SHAPES } from "./art-kanzume";
import * as myths from "./art-mythology";
import { character, mission } from "./art-naruto";
import { picture, sky } from "./art-seiya";

/** The crest is the last part of a picture, after the disc it lies on. */
const crest = (art: string) => art.slice(art.indexOf('opacity="0.5"/>'));

describe("pictures of cards", () => {
  test("follow from the words alone", () => {
    expect(hash("Naruto Uzumaki")).toBe(hash("Naruto Uzumaki"));
    expect(hash("KS-009")).not.toBe(hash("KS-010"));
    const [one, two] = [dice("a"), dice("a")];
    expect([one(), one(), one.among(1, 6)]).toEqual([two(), two(), two.among(1, 6)]);
    expect(character("KS-009", "KS-000", "leaf_village", ["team_7"])).toBe(
      character("KS-009", "KS-000", "leaf_village", ["team_7"]),
    );
  });

  test("versions of a character share the crest and differ in the rest", () => {
    const genin = character("KS-009", "KS-000", "leaf_village", []);
    const other = character("KS-010", "KS-000", "leaf_village", ["jutsu"]);
    expect(genin).not.toBe(other);
    expect(crest(genin)).toBe(crest(other));
    expect(crest(genin)).not.toBe(crest(character("KS-013", "KS-013", "leaf_village", [])));
  });

  test("a hero, the armour and the shadow stand under the same stars", () => {
    const figure = (id: string, klass: string) =>
      /d="(M[^"]*)" fill="none" stroke="[^"]*" stroke-width="1.1"/.exec(picture(id, klass, sky(klass, "")))?.[1];
    expect(figure("seiya-green", "hero")).toBeTruthy();
    expect(figure("seiya-green", "hero")).toBe(figure("armure-pegase", "bronze-armour"));
    expect(figure("seiya-green", "hero")).toBe(figure("pegase-noir", "black-knight"));
  });

  test("each colour has a ground and a shape of its own, and each Warrior a sign of its own", () => {
    expect(new Set(COLOURS.map((colour) => SHAPES[colour])).size).toBe(4);
    expect(new Set(COLOURS.map((colour) => ground(colour).high)).size).toBe(4);
    const signs = ["aries", "taurus", "orion", "scorpio", "sagittarius", "leo"].map((id) => warrior(id, "red"));
    expect(new Set(signs.map((art) => art.slice(art.indexOf("scale(.56)")))).size).toBe(6);
    expect(signs.join("")).not.toMatch(/NaN|undefined/);
  });

  test("each colour of Mythology GO has a ground and a shape of its own, and each card a sign of its own", () => {
    expect(new Set(myths.COLOURS.map((colour) => myths.SHAPES[colour])).size).toBe(5);
    expect(new Set(myths.COLOURS.map((colour) => myths.ground(colour).high)).size).toBe(5);
    const ids = ["elfe", "troll", "loup-garou", "djinn", "zeus", "animisme", "dualisme"];
    expect(ids.every(myths.hasSign)).toBe(true);
    const signs = ids.map((id) => myths.picture(id, "green"));
    expect(new Set(signs.map((art) => art.slice(art.indexOf("scale(.56)")))).size).toBe(ids.length);
    expect(signs.join("")).not.toMatch(/NaN|undefined/);
  });

  test("hold no number that SVG cannot read", () => {
    for (let i = 0; i < 200; i++) {
      const id = `KS-${i}`;
      const all =
        character(id, id, "akatsuki", ["jutsu", "weapon", "summon", "tailed_beast"]) +
        mission(id) +
        picture(id, "", sky("", ""));
      expect(all).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  test("presses seals whose left side is like the right, so that none can look like another sign", () => {
    for (let i = 0; i < 50; i++) {
      const strokes = mission(`M${i}`).match(/<path d="([^"]*)"[^>]*stroke-linecap="square"/g) ?? [];
      expect(strokes.length).toBeGreaterThan(0);
      const xs = strokes.flatMap((stroke) =>
        [...stroke.matchAll(/M([\d.]+) [\d.]+(?:H([\d.]+)|V)/g)].flatMap(([, from, to]) => [
          Number(from),
          Number(to ?? from),
        ]),
      );
      expect(xs.map((x) => 100 - x).sort()).toEqual([...xs].sort());
    }
  });
});
