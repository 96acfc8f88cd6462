// The catalogues hold together: all languages say the same things, all that is said is there, and nothing else is.

import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import {
  catalogues,
  everything,
  idsAsTypes,
  idsWritten,
  languages,
  read,
  sources,
  uses,
  type Said,
} from "./catalogues.ts";
import { functionsOf } from "./src/lib/grammar.ts";

const source = new Map(everything("en").map((one) => [one.id, one]));
const names = (said: Said | undefined): string[] => [...(said?.variables.keys() ?? [])].sort();

test("the ids that the client knows are those of the catalogues", () => {
  expect(idsWritten(), "write them anew: npm run ids").toBe(idsAsTypes());
});

describe.each(languages())("in %s", (lang) => {
  const said = everything(lang);

  test("every catalogue can be read", () => {
    for (const { path, text } of catalogues(lang)) expect(read(text).junk, path).toEqual([]);
  });

  test("the same is said as in English, once", () => {
    expect(said.map(({ id }) => id)).toEqual([...source.keys()]);
  });

  test("everything is said with the variables it has in English", () => {
    const odd = said.filter((one) => names(one).join() !== names(source.get(one.id)).join());
    expect(odd.map((one) => `${one.id}: ${names(one).join()} for ${names(source.get(one.id)).join()}`)).toEqual([]);
    const counted = said.flatMap((one) =>
      [...one.variables]
        .filter(([name, isNumber]) => isNumber && !source.get(one.id)?.variables.get(name))
        .map(([name]) => `${one.id}: ${name}`),
    );
    expect(counted, "numbers that English must write with NUMBER").toEqual([]);
  });

  test("everything can be said, and is not empty", () => {
    const bundle = new FluentBundle(lang, { functions: functionsOf(lang), useIsolating: false });
    for (const { text } of catalogues(lang)) bundle.addResource(new FluentResource(text));
    for (const { id, variables } of said) {
      const [name, attribute] = id.split(".") as [string, string?];
      const message = bundle.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      for (const count of [0, 1, 2, 5]) {
        const problems: Error[] = [];
        const values = Object.fromEntries([...variables].map(([name, isNumber]) => [name, isNumber ? count : "Anna"]));
        expect(bundle.formatPattern(pattern!, values, problems).trim(), `${id} ${count}`).not.toBe("");
        expect(problems, `${id} ${count}`).toEqual([]);
      }
    }
  });

  test("what stands before marks is a plain space: no catalogue needs to know how its language sets them", () => {
    for (const { path, text } of catalogues(lang)) expect(/[\u00a0\u202f]/.exec(text), path).toBeNull();
  });
});

describe("the client", () => {
  const paths = sources();

  test("says everything that the catalogues hold", () => {
    const used = uses(paths);
    const unused = [...source.keys()].filter((id) => !used(id) && !used(id.split(".")[0]!) && id !== "language-name");
    expect(unused).toEqual([]);
  });

  test("says nothing that they do not hold", () => {
    const ids = [...source.keys()];
    for (const path of paths) {
      const text = readFileSync(path, "utf8");
      for (const [, , id] of text.matchAll(/\bsay\(\s*(["'])(.+?)\1/g))
        expect(source.has(id!), `${relative(".", path)}: ${id}`).toBe(true);
      for (const [, id] of text.matchAll(/\bsay\(\s*`([^`]+)`/g)) {
        const pattern = new RegExp(
          `^${id!.replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, "[a-z0-9-]+").replaceAll(".", "\\.")}$`,
        );
        expect(
          ids.some((one) => pattern.test(one)),
          `${relative(".", path)}: ${id}`,
        ).toBe(true);
      }
    }
  });

  test("glues no message from translated pieces", () => {
    const template = /`(?:[^`\\$]|\\.|\$(?!\{)|\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\})*`/g;
    const layout = /^[\s·–×●✓✕]*$/; // signs that every language shows alike
    const glued = (text: string): string[] => [
      ...[...text.matchAll(/\bsay\((?:[^()]|\([^()]*\))*\)\s*\+\s*(?!\s*1\b)\S|\S\s*\+\s*say\(/g)].map(
        ([found]) => found,
      ),
      ...[...text.matchAll(template)]
        .filter(
          ([found]) =>
            found.includes("${say(") &&
            !layout.test(found.slice(1, -1).replace(/\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\}/g, "")),
        )
        .map(([found]) => found),
    ];
    expect(glued("say(`a-${b}`)")).toEqual([]);
    expect(glued('`✓ ${say("a")}`')).toEqual([]);
    for (const wrong of ['`${say("a")}: ${b}`', '`(${say("a", { b: c(d) })})`', 'say("a") + b', 'b + say("a")'])
      expect(glued(wrong), wrong).not.toEqual([]);
    expect(
      paths.flatMap((path) => glued(readFileSync(path, "utf8")).map((found) => `${relative(".", path)}: ${found}`)),
    ).toEqual([]);
  });

  test("names no language but that of the catalogues and of the rules, outside the grammars", () => {
    const others = languages()
      .filter((lang) => lang !== "en")
      .join("|");
    const named = new RegExp(`[{,]\\s*(${others})\\s*:\\s*[\`"'{[(]|["'\`](${others})["'\`]`);
    const lists = /\/lib\/(grammar|protocol)\.ts$/; // the grammars, and the list of languages made from Python's
    const found = paths.filter((path) => !lists.test(path) && named.test(readFileSync(path, "utf8")));
    expect(found.map((path) => relative(".", path))).toEqual([]);
  });
});
