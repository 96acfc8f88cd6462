import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  globalIgnores(["src/boards/*/schema.ts", "src/lib/message-ids.ts", "src/lib/protocol.ts"]), // generated
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      // What pages watch is $state.raw and replaced as a whole; other sets and maps are memory that nobody watches.
      "svelte/prefer-svelte-reactivity": "off",
      // {" "} keeps a space that begins a block, which Svelte would drop.
      "svelte/no-useless-mustaches": "off",
      // What has to be named and is not needed is called _; the type checker finds the rest too.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
    },
  },
  {
    files: ["**/*.ts"],
    extends: [ts.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  },
  {
    files: ["**/*.svelte"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      "no-undef": "off", // svelte-check knows every name, with its type
    },
  },
  {
    files: ["src/worker.js"],
    languageOptions: {
      globals: Object.fromEntries(
        // what a worker has, and what the build puts before it
        ["addEventListener", "caches", "clients", "fetch", "location", "skipWaiting", "Response", "URL"]
          .concat(["VERSION", "SHELL", "WORDS"])
          .map((name) => [name, "readonly"]),
      ),
    },
  },
);
