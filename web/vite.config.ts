import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { offline, site } from "./site.ts";

// While developing, `npm run dev` serves the app and hands everything under /api to a running `burgomaster serve`.
const server = process.env.BURGOMASTER_SERVER ?? "http://127.0.0.1:8765";

// `vite build --mode static` builds the app that needs no server, from the parts in build/parts.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), mode === "static" ? site("../build/parts") : offline()],
  define: mode === "static" ? {} : { __PARTS__: "null" },
  build: {
    outDir: mode === "static" ? "../build/static" : "../src/burgomaster/server/static",
    emptyOutDir: true,
    target: "es2022",
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every table needs comes in one piece, and so does what only some tables share: many small pieces compress badly.
          includeDependenciesRecursively: false,
          groups: [
            { name: "streets", test: /src\/(scene\/streets|room\/(Spot|condense))/ },
            { name: "scene", test: /src\/(scene|beats|room\/(play|enlarge|company|book|brings|told|naming))/ },
            // Plain lists come first: pieces that need each other read them while they are loaded.
            { name: "lists", test: /src\/games\/hamburg\/(components|printed)\.ts/ },
            {
              name: "hamburg",
              test: /src\/games\/hamburg\/(drawing\/|places\/|art\/places\/(?!Strike)|art\/pieces\/|art\/\w+\.svelte|(layout|frames|self|aloud|ghost|HandOf|HandCard|Tray|CardSpot|IconLine|choices|state|book|brings|told|beats|Streets)\b)/,
            },
            {
              name: "bruges",
              test: /src\/games\/bruges\/(places\/|(layout|aloud|ghost|HandOf|Card|CardSpot|choices|state|book|brings|told|beats|tenants|losses|does)\b)/,
            },
            { name: "art", test: /src\/art\/(Words|Drawing|Gradients|pen|letters|faces)/ },
          ],
        },
      },
    },
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    host: "127.0.0.1",
    // The table of symbols lies with the words that the terminal shares.
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  // Components are tested as a browser would load them.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  // Drawing a whole board takes a second here, and ten on a busy machine.
  test: { environment: "jsdom", include: ["src/**/*.test.ts"], testTimeout: 60_000 },
}));
