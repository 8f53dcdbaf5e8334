// Says how much a browser loads before the lobby shows, and before a table does, compressed; fails when it is more than allowed.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { gzipSync } from "node:zlib";

/** In kilobytes of 1000. */
const MOST = { lobby: 110, table: 230, typeface: 70 };
/** What a game's room may add to what every page has: the table's page, its drawings, styles and words. */
const ROOMS = { city_tycoon: 185 };
const folder = new URL("../../src/burgomaster/server/static/", import.meta.url);
const words = new URL("../../src/burgomaster/words/de/", import.meta.url);
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
/** What else is fetched, found by its source. */
function more(pattern, seen) {
  for (const key of Object.keys(manifest)) if (pattern.test(key)) files(key, seen);
}
const zipped = (url) => gzipSync(readFileSync(url)).length;
const engine = (...names) => names.reduce((sum, name) => sum + zipped(new URL(`${name}.ftl`, words)), 0);

// Every page: the app, and its words in one language. The lobby: its page, and the games' sentences.
const app = files("index.html");
more(/^src\/words\/de\.ftl/, app);
const lobby = new Set(app);
more(/^src\/(lobby\/Lobby\.svelte|ui\/Frame\.svelte|games\/\w+\/cover\/de\.ftl)/, lobby);
const shared = zipped(new URL("index.html", folder)) + engine("core", "files", "server");
// A table of a game: the table's page, the game's room with its words, and what the engine says of it.
const ENGINE = {
  hamburg: ["hamburg", "hamburg_cards", "hamburg_expansions", "hamburg_hints", "hamburg_solo"],
  city_tycoon: ["city_tycoon"],
  bruges: ["bruges", "bruges_cards", "bruges_persons"],
};
const sum = (set) => [...set].reduce((all, file) => all + zipped(new URL(file, folder)), shared) / 1000;
function table(game) {
  const found = new Set(app);
  more(new RegExp(`^src/(table/Table\\.svelte|games/${game}/(room\\.ts|Desk\\.svelte|words/de\\.ftl))`), found);
  const others = Object.keys(ENGINE).filter((each) => each !== game);
  const foreign = Object.entries(manifest).filter(
    ([key, { file }]) =>
      found.has(file) && others.some((each) => key.startsWith(`src/games/${each}/`) && !key.includes("/cover/")),
  );
  if (foreign.length > 0) throw new Error(`A table of ${game} loads ${foreign.map(([key]) => key).join(", ")}`);
  return sum(found) + engine(...ENGINE[game]) / 1000;
}

/** The letters come beside everything else and hold up nothing, so they are counted apart: those that every page has. */
const typeface = readdirSync(new URL("assets/", folder))
  .filter((name) => name.endsWith(".woff2") && !name.includes("latin-ext"))
  .reduce((all, name) => all + statSync(new URL(`assets/${name}`, folder)).size / 1000, 0);

const pages = {
  typeface: [typeface, MOST.typeface],
  lobby: [sum(lobby), MOST.lobby],
  ...Object.fromEntries(Object.keys(ENGINE).map((game) => [`table of ${game}`, [table(game), MOST.table]])),
  ...Object.fromEntries(
    Object.entries(ROOMS).map(([game, most]) => [`room of ${game} beside the app`, [table(game) - sum(app), most]]),
  ),
};
for (const [page, [size, most]] of Object.entries(pages))
  console.log(`First load of the ${page}: ${size.toFixed(1)} KB compressed (at most ${most})`);
process.exit(Object.values(pages).some(([size, most]) => size > most) ? 1 : 0);
