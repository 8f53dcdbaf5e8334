/** Ten pictures of City Tycoon's city in round 4 without a word, for whoever knows nothing of it: what is this? Ten games of computer players, in windows of all kinds, by day and in the evening; in build/strangers. */
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";

import { expect, test, type House, type Page } from "./house";

const FOLDER = resolve(import.meta.dirname, "../../build/strangers");
/** How many play, in which window, in which light, and how far the game is. */
const TRIES = [
  [4, 1440, 900, "light", 0.97],
  [5, 1440, 757, "dark", 0.99],
  [3, 1024, 768, "light", 0.9],
  [2, 1366, 768, "dark", 0.97],
  [4, 390, 844, "light", 0.99],
  [5, 1920, 969, "light", 0.88],
  [3, 844, 390, "dark", 0.98],
  [4, 820, 1180, "light", 0.96],
  [2, 1440, 900, "light", 0.91],
  [5, 2560, 1305, "dark", 0.95],
] as const;
/** Everything that is drawn over the city. */
const OVER = `header, .order, .strips, .left, .right, .tools, .small, .bank, .till, .shade, .chip, .lens, .me, .figures, .leaf, .replay,
  #question, nav, [data-over], .story, [class*="tab"]`;

async function played(page: Page, house: House, players: number): Promise<void> {
  const sitters = Array.from({ length: players }, () => ({ type: "bot", bot: "clerk" }));
  const answer = await page.request.post(`${house.url}/api/tables`, {
    data: { game: "city_tycoon", options: { players }, sitters, start: null },
    headers: { Origin: house.url },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { table } = (await answer.json()) as { table: string };
  await page.goto(`${house.url}/#/table/${table}`);
  await page.locator(".ending").waitFor({ timeout: 240_000 });
}

test.setTimeout(900_000);
for (const [at, [players, width, height, colorScheme, share]] of TRIES.entries())
  test(`picture ${at + 1}`, async ({ page, house }) => {
    mkdirSync(FOLDER, { recursive: true });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height });
    await page.addInitScript(() =>
      localStorage.setItem("burgomaster.settings", JSON.stringify({ language: "en", list: false, speed: "off" })),
    );
    await played(page, house, players);
    await page.locator(".ending").getByRole("button", { name: "Look back" }).click();
    const slider = page.getByRole("slider");
    const last = Number(await slider.getAttribute("max"));
    await slider.fill(String(Math.floor(last * share)));
    await expect(page.locator(".chapter").first()).toContainText("4");
    await page.waitForTimeout(2500);
    await page.evaluate((over) => {
      for (const each of document.querySelectorAll<HTMLElement>(over))
        each.style.setProperty("visibility", "hidden", "important");
    }, OVER);
    const map = await page.locator(".map").boundingBox();
    if (!map) throw new Error("there is no map");
    await page.screenshot({ path: join(FOLDER, `${at + 1}.png`), clip: map });
  });
