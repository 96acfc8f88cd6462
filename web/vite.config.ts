import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { languageOf, words } from "./catalogues.ts";

// `npm run dev` serves the sources and passes everything else on to a server that runs beside it (kleos serve).
const server = "http://127.0.0.1:8765";
const client = "../src/kleos/server/client";

/** Puts the style that every page shares into the page itself: its first words are painted with no second request. */
function inlined(): Plugin {
  return {
    name: "inlined",
    apply: "build",
    enforce: "post",
    transformIndexHtml: {
      order: "post",
      handler: (page, { bundle }) =>
        page.replace(/<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+)"[^>]*>/g, (link, name: string) => {
          const style = bundle?.[name];
          if (style?.type !== "asset") return link;
          const text = typeof style.source === "string" ? style.source : new TextDecoder().decode(style.source);
          return `<style>${text}</style>`;
        }),
    },
  };
}

/** The worker that answers without a connection: it knows what the shell of this build is, and is another with every build. */
function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
      const needed = new Set<string>();
      const need = (name: string): void => {
        const chunk = chunks.find((one) => one.fileName === name);
        if (!chunk || needed.has(name)) return;
        needed.add(name);
        chunk.imports.forEach(need);
        if (!chunk.isEntry) chunk.viteMetadata?.importedCss.forEach((style) => needed.add(style)); // its own is in the page
      };
      chunks
        .filter((one) => one.isEntry || /pages\/Home\.svelte$/.test(one.facadeModuleId ?? ""))
        .forEach((one) => need(one.fileName));
      const shell = ["/", "/icon.svg", "/manifest.webmanifest", ...[...needed].map((name) => `/${name}`)];
      const words: Record<string, string[]> = {};
      for (const chunk of chunks) {
        const lang = languageOf(chunk.facadeModuleId);
        if (lang) (words[lang] ??= []).push(`/${chunk.fileName}`);
      }
      const version = createHash("sha256").update(Object.keys(bundle).sort().join()).digest("hex").slice(0, 12);
      const source = readFileSync("src/worker.js", "utf8");
      this.emitFile({
        type: "asset",
        fileName: "sw.js",
        source: `const VERSION = "${version}";\nconst SHELL = ${JSON.stringify(shell)};\nconst WORDS = ${JSON.stringify(words)};\n${source}`,
      });
    },
  };
}

/** Writes each script, style and page also as it travels, so that the server need not pack it for every browser. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    writeBundle({ dir }) {
      for (const name of readdirSync(dir!, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|svg|html)$/.test(name)) continue;
        const body = readFileSync(join(dir!, name));
        writeFileSync(join(dir!, `${name}.br`), brotliCompressSync(body));
        writeFileSync(join(dir!, `${name}.gz`), gzipSync(body, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [words(), svelte(), inlined(), worker(), packed()],
  build: { outDir: client, emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  test: { setupFiles: "src/lib/words.setup.ts" },
  server: { proxy: { "/api": { target: server, changeOrigin: false }, "/ws": { target: server, ws: true } } },
});
