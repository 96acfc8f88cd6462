import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `npm run dev` serves the sources and passes everything else on to a server that runs beside it (kleos serve).
const server = "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/kleos/server/client", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: server, changeOrigin: false }, "/ws": { target: server, ws: true } } },
});
