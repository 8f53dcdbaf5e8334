/** How a page does on a telephone and on a desk, by Lighthouse: the median of five runs of the lobby and of a running table of every game.
 *
 *     make lighthouse                      # all of them
 *     make lighthouse ARGS='-g hamburg'    # one of them: lobby, hamburg, bruges, city_tycoon
 */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";

import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import desktop from "lighthouse/core/config/desktop-config.js";

import { expect, ourTurn, quick, seatAt, test, toTurn, type Page } from "./house";

const RUNS = Number(process.env["BURGOMASTER_RUNS"] ?? "5");
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
/** What performance is made of; the last is blocking time by the wall's clock, which other processes lengthen. */
const METRICS = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "cumulative-layout-shift",
  "total-blocking-time",
] as const;
type Scores = Record<(typeof CATEGORIES)[number], number>;

/** What each page must reach at least; a table is nobody's to be found by a search. */
const LOBBY: Partial<Scores> = { performance: 95, accessibility: 95, "best-practices": 95, seo: 95 };
const TABLE = {
  mobile: { performance: 80, accessibility: 95, "best-practices": 95 },
  desktop: { performance: 95, accessibility: 95, "best-practices": 95 },
} as const;
/** How one gets to a table's first turn of one's own. */
const GAMES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  hamburg: toTurn,
  bruges: ourTurn,
  city_tycoon: ourTurn,
};

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

async function measure(what: string, url: string, port: number, on: "mobile" | "desktop"): Promise<Scores> {
  const runs: Scores[] = [];
  const metrics: Record<string, number>[] = [];
  for (let run = 0; run < RUNS; run++) {
    const flags = { port, logLevel: "error" as const, onlyCategories: [...CATEGORIES], disableStorageReset: true };
    const found = await lighthouse(url, flags, on === "desktop" ? desktop : undefined);
    const categories = found?.lhr.categories ?? {};
    metrics.push(Object.fromEntries(METRICS.map((name) => [name, found?.lhr.audits[name]?.numericValue ?? 0])));
    runs.push(
      Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])) as Scores,
    );
  }
  const scores = Object.fromEntries(CATEGORIES.map((name) => [name, median(runs.map((each) => each[name]))])) as Scores;
  console.log(
    `${what}, ${on}: ${CATEGORIES.map((each) => `${each} ${scores[each]}`).join(", ")}; ${METRICS.map((each) => `${each} ${median(metrics.map((one) => one[each] ?? 0)).toFixed(each === "cumulative-layout-shift" ? 3 : 0)}`).join(", ")}; load ${loadavg()[0]?.toFixed(0) ?? ""} on ${availableParallelism()} cores`,
  );
  return scores;
}

/** A browser that Lighthouse can be sent to, and a page in it. */
async function visit(look: (page: Page, port: number) => Promise<void>): Promise<void> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "burgomaster-lighthouse-"));
  const browser = await chromium.launchPersistentContext(folder, {
    executablePath: process.env["BURGOMASTER_CHROMIUM"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`],
    locale: "en-US",
  });
  try {
    await quick(browser);
    await look(await browser.newPage(), port);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function compare(what: string, found: Scores, wanted: Partial<Scores>): void {
  for (const [category, least] of Object.entries(wanted))
    expect.soft(found[category as keyof Scores], `${what}: ${category}`).toBeGreaterThanOrEqual(least);
}

test("the lobby", async ({ house }) => {
  await visit(async (page, port) => {
    await page.goto(house.url);
    compare("lobby", await measure("lobby", `${house.url}/`, port, "mobile"), LOBBY);
  });
});

for (const [game, arrive] of Object.entries(GAMES)) {
  test(`a table of ${game}`, async ({ house }) => {
    await visit(async (page, port) => {
      const { table } = await seatAt(
        page,
        house,
        [
          { type: "me", name: "Anna" },
          { type: "bot", bot: "clerk" },
          { type: "bot", bot: "clerk" },
        ],
        null,
        game,
      );
      await arrive(page);
      // As it is for whoever has set nothing: what can be chosen is lit, not listed.
      await page.evaluate(() =>
        localStorage.setItem("burgomaster.settings", JSON.stringify({ speed: "off", list: false })),
      );
      await page.goto("about:blank");
      for (const on of ["mobile", "desktop"] as const)
        compare(`${game}, ${on}`, await measure(game, `${house.url}/#/table/${table}`, port, on), TABLE[on]);
    });
  });
}
