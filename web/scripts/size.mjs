// Says how much a browser loads before the first page shows, compressed, and fails when it is more than allowed.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const MOST = 300 * 1024;
const folder = new URL("../../src/burgomaster/server/static/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", folder), "utf8"));

/** The files of an entry: itself, what it imports at once, and their styles. */
function files(key, seen = new Set()) {
  const { file, imports = [], css = [] } = manifest[key];
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const each of css) seen.add(each);
  for (const each of imports) files(each, seen);
  return seen;
}

const first = files("index.html");
// The first page also needs its room, the game's, and one language.
for (const key of Object.keys(manifest)) {
  if (/^src\/(words\/de\.ftl|games\/hamburg\/(?!words\/(?!de)))/.test(key)) files(key, first);
}
let sum = gzipSync(readFileSync(new URL("index.html", folder))).length;
for (const file of first) sum += gzipSync(readFileSync(new URL(file, folder))).length;
console.log(`First load, the table included: ${(sum / 1024).toFixed(1)} KiB compressed (at most ${MOST / 1024})`);
process.exit(sum > MOST ? 1 : 0);
