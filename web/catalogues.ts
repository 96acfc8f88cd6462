// The words of the client, from the catalogues of the package: as modules for the bundler, and as a list of their ids.
//
//   node catalogues.ts    writes src/lib/message-ids.ts anew, after the English catalogues have changed

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { parse, Visitor, type Pattern, type SelectExpression } from "@fluent/syntax";
import type { Plugin } from "vite";
import { grammarOf } from "./src/lib/grammar.ts";

const PACKAGE = resolve(import.meta.dirname, "../src/kleos");
const NAME = "browser.ftl";
const CLIENT = resolve(import.meta.dirname, "src");
const IDS = join(CLIENT, "lib/message-ids.ts");
const PROTOCOL = join(CLIENT, "lib/protocol.ts"); // generated from the server
const SOURCE = "en"; // the language whose catalogues the others translate

/** What is loaded at once: what every page needs, what is needed later, and what each game needs. */
const FIRST = "first";
const MORE = "more";

/** Where catalogues lie: those that are shared, and those of one game each, by the id of the game. */
function homes(): [part: string, folder: string][] {
  const games = readdirSync(join(PACKAGE, "games"));
  return [
    [FIRST, join(PACKAGE, "server/locales")],
    ...games.map((game): [string, string] => [game.replaceAll("_", "-"), join(PACKAGE, "games", game, "locales")]),
  ];
}

/** The languages that the server speaks, the source first: those of the registry in kleos/language/languages.py. */
export function languages(): string[] {
  const [, listed] = /LANGUAGES = (\[.*\])/.exec(readFileSync(PROTOCOL, "utf8"))!;
  return JSON.parse(listed!) as string[];
}

/** The catalogues of a language, as they are written. */
export function catalogues(lang: string): { part: string; path: string; text: string }[] {
  return homes()
    .map(([part, folder]) => ({ part, path: join(folder, lang, NAME) }))
    .filter(({ path }) => existsSync(path))
    .map((one) => ({ ...one, text: readFileSync(one.path, "utf8") }));
}

// What there is to say ---------------------------------------------------------------------------------------------------
/** Something to be said: a message or an attribute of one, and the variables it has; true are those that are numbers. */
export interface Said {
  id: string;
  variables: Map<string, boolean>;
}

const PLURALS = new Set(["zero", "one", "two", "few", "many"]);

/** The variables of a pattern: numbers are those written by NUMBER or chosen by plural or value. */
class Variables extends Visitor {
  readonly found = new Map<string, boolean>();

  add(name: string, isNumber: boolean): void {
    this.found.set(name, isNumber || (this.found.get(name) ?? false));
  }

  override visitVariableReference(node: { id: { name: string } }): void {
    this.add(node.id.name, false);
  }

  override visitFunctionReference(node: {
    id: { name: string };
    arguments: { positional: { type: string; id?: { name: string } }[] };
  }): void {
    for (const one of node.arguments.positional) {
      if (one.type === "VariableReference") this.add(one.id!.name, node.id.name === "NUMBER");
    }
  }

  override visitSelectExpression(node: SelectExpression): void {
    const counts = node.variants.some(({ key }) => key.type === "NumberLiteral" || PLURALS.has(key.name));
    if (counts && node.selector.type === "VariableReference") this.add(node.selector.id.name, true);
    this.genericVisit(node);
  }
}

function variablesOf(pattern: Pattern): Map<string, boolean> {
  const seen = new Variables();
  seen.visit(pattern);
  return seen.found;
}

/** All that a catalogue says, with what in it cannot be read: what is made of other messages is as good as unreadable. */
export function read(text: string): { said: Said[]; junk: string[] } {
  const said: Said[] = [];
  const junk = [...text.matchAll(/\{ *[a-z][a-z-]* *\}/g)].map(([reference]) => reference);
  const enter = (id: string, pattern: Pattern): void => void said.push({ id, variables: variablesOf(pattern) });
  for (const entry of parse(text, {}).body) {
    if (entry.type === "Junk") junk.push(entry.content);
    if (entry.type !== "Message") continue;
    const { id, value, attributes } = entry;
    if (value) enter(id.name, value);
    for (const one of attributes) enter(`${id.name}.${one.id.name}`, one.value);
  }
  return { said, junk };
}

/** All that a language says, in the order of its ids. */
export function everything(lang: string): Said[] {
  return catalogues(lang)
    .flatMap(({ text }) => read(text).said)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The ids with the types of their variables, as TypeScript. */
export function idsAsTypes(): string {
  const lines = everything(SOURCE).map(({ id, variables }) => {
    const types = [...variables]
      .sort()
      .map(([name, isNumber]) => `${name}: ${isNumber ? "number" : "string | number"}`);
    return `  "${id}": ${types.length ? `{ ${types.join("; ")} }` : "null"};`;
  });
  return `// What can be said, and with what: written by \`npm run ids\` from the English catalogues.\n\nexport interface Messages {\n${lines.join("\n")}\n}\n`;
}

/** What is written now, for a test to compare. */
export function idsWritten(): string {
  return readFileSync(IDS, "utf8");
}

// What the client says ---------------------------------------------------------------------------------------------------
/** The sources of the client that may say something. */
export function sources(): string[] {
  const found = readdirSync(CLIENT, { recursive: true, encoding: "utf8" }).map((name) => join(CLIENT, name));
  return found.filter((path) => /\.(ts|svelte)$/.test(path) && !/\.test\.ts$/.test(path) && path !== IDS);
}

/** The sources that are needed to show a table: all that they import, but what is wrapped in `later(import(…))`. */
function needed(): string[] {
  const all = new Set(sources());
  const found = new Set<string>();
  const take = (path: string | undefined): void => {
    if (!path || found.has(path)) return;
    found.add(path);
    for (const [, wrap, once, now] of readFileSync(path, "utf8").matchAll(
      /(later\(\s*)?\bimport\(\s*["'](\.[^"']+)["']\s*\)|\b(?:im|ex)port (?!type\b)[^;()]*?"(\.[^"]+)";/g,
    )) {
      if (wrap) continue;
      const target = join(dirname(path), (once ?? now)!);
      take([target, `${target}.ts`, `${target}.svelte.ts`].find((one) => all.has(one)));
    }
  };
  take(join(CLIENT, "main.ts"));
  take(join(CLIENT, "pages/Table.svelte")); // these two are found by name
  for (const path of all) if (path.endsWith("/Board.svelte")) take(path);
  return [...found];
}

/** Whether sources say a message: by its id, or by one that is put together, as `say(`table-answer-${answer}`)`. */
export function uses(paths: string[]): (id: string) => boolean {
  const texts = paths.map((path) => readFileSync(path, "utf8"));
  const ids = new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/["'`]([a-z]+(?:-[a-z0-9]+)+(?:\.[a-z]+)?)["'`]/g)].map((match) => match[1]!),
    ),
  );
  const composed = texts.flatMap((text) =>
    [...text.matchAll(/\bsay\(\s*`([^`]*)`/g)].map((match) => match[1]!.replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, "*")),
  );
  const patterns = composed.map((one) => new RegExp(`^${one.replaceAll(".", "\\.").replaceAll("*", "[a-z0-9-]+")}$`));
  return (id) => ids.has(id) || patterns.some((pattern) => pattern.test(id));
}

// For the bundler --------------------------------------------------------------------------------------------------------
/** Every text of a pattern as it is shown in its language. */
function typeset(pattern: unknown, change: (text: string) => string): unknown {
  if (typeof pattern === "string") return change(pattern);
  if (Array.isArray(pattern)) return pattern.map((part) => typeset(part, change));
  const expression = pattern as { type?: string; variants?: { value: unknown }[] };
  if (expression?.type !== "select") return pattern;
  return {
    ...expression,
    variants: expression.variants!.map((variant) => ({ ...variant, value: typeset(variant.value, change) })),
  };
}

type Compiled = [id: string, value: unknown, attributes?: Record<string, unknown>];

/** The messages of a language as the client loads them: read already, so that no browser has to; by what is loaded at once. */
export function compiled(lang: string): Map<string, Compiled[]> {
  const change = grammarOf(lang).typeset;
  const early = uses(needed());
  const parts = new Map<string, Compiled[]>([
    [FIRST, []],
    [MORE, []],
  ]);
  for (const { part, text } of catalogues(lang)) {
    if (!parts.has(part)) parts.set(part, []);
    for (const { id, value, attributes } of new FluentResource(text).body) {
      const others = Object.entries(attributes).map(([name, one]) => [name, typeset(one, change)] as const);
      const message: Compiled = [id, value === null ? null : typeset(value, change)];
      if (others.length) message.push(Object.fromEntries(others));
      const shown = id.startsWith("-") || early(id) || others.some(([name]) => early(`${id}.${name}`)); // terms: wherever they are said
      parts.get(shown ? part : MORE)!.push(message);
    }
  }
  return parts;
}

/** What a language calls itself. */
function ownName(lang: string): string {
  const name = catalogues(lang)
    .flatMap(({ text }) => new FluentResource(text).body)
    .find((one) => one.id === "language-name")?.value;
  if (typeof name !== "string") throw new Error(`no language-name in ${lang}`);
  return name;
}

const ALL = "virtual:words";

/** An object that loads modules of words by what they are for. */
function loaders(names: string[], path: (name: string) => string): string {
  return `{ ${names.map((name) => `"${name}": () => import("${ALL}/${path(name)}")`).join(", ")} }`;
}

/** Offers the words of each language as modules of their own, `virtual:words/fr/more`, and one that knows them all. */
export function words(): Plugin {
  let whole = false; // in one part, so that whoever changes words or what says them need not begin anew
  const known = new Map<string, Map<string, Compiled[]>>();
  const partsOf = (lang: string): Map<string, Compiled[]> => {
    if (whole || !known.has(lang)) known.set(lang, compiled(lang));
    return known.get(lang)!;
  };
  return {
    name: "words",
    configResolved(config) {
      whole = config.command === "serve";
    },
    buildStart: () => known.clear(),
    resolveId: (id) => (id === ALL || id.startsWith(`${ALL}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${ALL}`)) return;
      for (const lang of languages()) for (const { path } of catalogues(lang)) this.addWatchFile(path);
      const [, lang, part] = id.split("/"); // what follows is for the name of the file
      if (!lang) {
        const names = languages().map((one) => ({ id: one, name: ownName(one) }));
        return `export const languages = ${JSON.stringify(names)};\nexport const load = ${loaders(languages(), (one) => `${one}/${FIRST}/${one}`)};`;
      }
      const parts = partsOf(lang);
      if (whole) parts.set(FIRST, [...parts.values()].flat());
      const messages = `export default ${JSON.stringify(parts.get(part!))};`;
      if (part !== FIRST) return messages;
      const others = whole ? [] : [...parts.keys()].filter((one) => one !== FIRST);
      return `${messages}\nexport const parts = ${loaders(others, (one) => `${lang}/${one}/${lang}-${one}`)};`;
    },
    handleHotUpdate({ file, server }) {
      if (!file.endsWith(`/${NAME}`)) return;
      for (const [id, module] of server.moduleGraph.idToModuleMap)
        if (id.startsWith(`\0${ALL}`)) server.moduleGraph.invalidateModule(module);
      server.ws.send({ type: "full-reload" });
      return [];
    },
  };
}

/** The language of a module of words that pages need whatever is played, whose id this is. */
export function languageOf(id: string | null): string | undefined {
  const [, lang, part] = id?.startsWith(`\0${ALL}/`) ? id.split("/") : [];
  return part === FIRST || part === MORE ? lang : undefined;
}

if (process.argv[1] === import.meta.filename) writeFileSync(IDS, idsAsTypes());
