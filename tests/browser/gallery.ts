/** Every screen at five sizes, by day and in the evening, in three languages: pictures in build/gallery, and a page that shows them; beside an earlier gallery, if its folder is given. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";

import { ourTurn, RECORD, seatAt, test, type House, type Page } from "./house";

const FOLDER = resolve(import.meta.dirname, "../../build/gallery");
const OLD = process.env["BURGOMASTER_OLD"] ? resolve(process.env["BURGOMASTER_OLD"]) : null;
const SIZES = [
  [1440, 900],
  [1024, 768],
  [820, 1180],
  [844, 390],
  [390, 844],
] as const;
const LANGUAGES = ["en", "de", "nl"] as const;
const LIGHTS = ["light", "dark"] as const;
const BOTS = [
  { type: "bot", bot: "random" },
  { type: "bot", bot: "random" },
] as const;

/** A game of three that was played to its end. */
function recordOf(game: string): string {
  if (game === "hamburg") return readFileSync(RECORD, "utf8");
  const golden = join(import.meta.dirname, `../${game}/golden`);
  const records = readdirSync(golden, { recursive: true, encoding: "utf8" });
  // Tables are made with the values of today: a record of earlier ones cannot go on there.
  const last = records.filter((each) => each.endsWith("-3-players.record")).sort();
  return readFileSync(join(golden, last.at(-1) ?? ""), "utf8");
}
function begun(game: string): object {
  const lines = recordOf(game).split("\n");
  return { type: "record", text: `${lines.slice(0, Math.floor(lines.length * 0.7)).join("\n")}\n` };
}

type Screen = readonly [name: string, open: (page: Page, house: House) => Promise<void>];
const opens =
  (hash: string) =>
  async (page: Page, house: House): Promise<void> => {
    await page.goto(`${house.url}/#/${hash}`);
    await page.locator("main, h1").first().waitFor();
  };
const tableOf =
  (game: string) =>
  async (page: Page, house: House): Promise<void> => {
    await seatAt(page, house, [{ type: "me", name: "Anna" }, ...BOTS], begun(game), game);
    // A picture of a table that waits for another is one, too.
    await Promise.race([ourTurn(page), page.waitForTimeout(20_000)]);
  };
const endOf =
  (game: string) =>
  async (page: Page, house: House): Promise<void> => {
    await seatAt(page, house, [], { type: "record", text: recordOf(game) }, game);
    await page.locator(".ending").waitFor();
  };
const GAMES = ["hamburg", "bruges", "city_tycoon"] as const;
const SCREENS: readonly Screen[] = [
  ["front-door-new", opens("")],
  ...GAMES.flatMap((game): Screen[] => [
    [`${game}-table`, tableOf(game)],
    [`${game}-end`, endOf(game)],
    [`${game}-rules`, opens(`rules/${game}`)],
  ]),
  [
    "menu",
    async (page, house) => {
      await tableOf("hamburg")(page, house);
      await page.locator("button.menu").click();
    },
  ],
  ["front-door", opens("")],
  ["load", opens("load")],
];

test.describe.configure({ mode: "serial" });
for (const language of LANGUAGES)
  test(`the screens in ${language}`, async ({ page, house }) => {
    test.setTimeout(3_600_000);
    mkdirSync(FOLDER, { recursive: true });
    await page.goto(`${house.url}/healthz`);
    await page.evaluate((kept) => localStorage.setItem("burgomaster.settings", JSON.stringify(kept)), {
      language,
      list: false,
      speed: "off",
      endTurns: false,
      endTold: true,
      name: "Anna",
    });
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const [name, open] of SCREENS) {
      await open(page, house);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      for (const [width, height] of SIZES)
        for (const colorScheme of LIGHTS) {
          await page.setViewportSize({ width, height });
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          await page.waitForTimeout(300);
          await page.screenshot({ path: join(FOLDER, `${name}-${width}x${height}-${colorScheme}-${language}.png`) });
        }
    }
    lay();
  });

/** The page: a row for every screen and size, old beside new. */
function lay(): void {
  const taken = readdirSync(FOLDER)
    .filter((name) => name.endsWith(".png"))
    .sort();
  const figure = (path: string, note: string): string =>
    `<figure><img loading="lazy" src="${path}"><figcaption>${note}</figcaption></figure>`;
  const rows = taken.map((name) => {
    const before = OLD === null ? "" : join(OLD, name);
    const old = before && existsSync(before) ? figure(relative(FOLDER, before), `${name}, before`) : "";
    return `<div>${old}${figure(name, name)}</div>`;
  });
  writeFileSync(
    join(FOLDER, "index.html"),
    `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>body{background:#101a20;color:#fff4dc;font:14px sans-serif}div{display:flex;gap:12px;margin:12px}figure{margin:0}img{max-width:900px;max-height:800px}</style>${rows.join("\n")}`,
  );
}
