/** An ending worth watching: street by street, and nobody knows who won before it is over. */
import { readFileSync } from "node:fs";

import { expect, RECORD, seatAt, test, type House, type Page } from "./house";

const TEXT = readFileSync(RECORD, "utf8");
/** What everyone had in the end, as the record says. */
const SCORES = (/^end ([\d ]+) digest/m.exec(TEXT)?.[1] ?? "").split(" ").map(Number);

async function finished(page: Page, house: House): Promise<string> {
  const held = await seatAt(page, house, [], { type: "record", text: TEXT });
  await page.getByRole("heading", { name: "Final scoring" }).waitFor();
  return held.table;
}

test("nothing gives the winner away before the counting is over", async ({ page, house }) => {
  expect(SCORES.length).toBe(3);
  // The page's time stands still, so that the counting waits until all was looked at.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await finished(page, house);
  const best = String(Math.max(...SCORES));
  const before = await page.locator("body").innerText();
  expect(before).not.toMatch(/(is|are) (mayors?|burgomasters?) of/);
  expect((await page.locator(".ending").innerText()).split(/\s+/)).not.toContain(best);
  expect(await page.title()).not.toMatch(/win/i);
  await expect(page.locator(".ending figure, .ending table")).toHaveCount(0);
  await page.keyboard.press("s");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // It goes on by itself, from street to street.
  await expect(async () => {
    await page.clock.runFor(200);
    await expect(page.locator(".lanterns .lit").first()).toBeVisible({ timeout: 300 });
  }).toPass();
  await page.clock.resume();
  await page.getByRole("button", { name: "Count everything" }).click();
  await expect(page.getByText(/(is|are) (mayors?|burgomasters?) of/)).toBeVisible();
  await expect(page.locator(".ending figure")).toBeVisible();
  await expect(page.locator(".told")).toContainText(best);
  // Who won is seen without scrolling, and so is everything that can be pressed.
  await expect(page.locator(".ending")).toHaveJSProperty("scrollHeight", await page.evaluate(() => window.innerHeight));
  // Nothing else was opened before: what opens over a table is fetched only now.
  await page.getByRole("button", { name: "Save as picture" }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Save it wide" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Points by source" }).click();
  await expect(page.getByRole("dialog").locator("tfoot")).toContainText(best);
  await page.keyboard.press("Escape");
  await expect(page.getByText(/^The best building was/)).toBeVisible();
});

/** Chances that rise and fall over eight seasons, as if an analysis were done. */
const FOUND = {
  ...{ version: "1", earlier: false, hindsight: false, worlds: 40, state: "done", ahead: 0, refined: 0 },
  ...{ turning: [], best: [], luck: [], method: { id: "app-lb-band", arguments: {} } },
  curve: Array.from({ length: 17 }, (_, at) => ({
    ...{ entry: at * 20, chapter: [1 + Math.floor(at / 2)], time_hundredths: 100 + at * 50 },
    leads_tenths: [0, 0, 0],
    errors_tenths: [10, 10, 10],
    chances_permille: [300 + at * 40, 340 - at * 20, 360 - at * 20],
    bands_permille: [40, 40, 40],
  })),
};

test("what it was about lies in its sign, in every window, once chances are known", async ({ page, house }) => {
  await page.route("**/analysis", (route) => route.fulfill({ json: FOUND }));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await finished(page, house);
  const curve = page.locator(".about .curve svg");
  await curve.waitFor();
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [844, 390],
    [820, 1180],
    [390, 844],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      const found = await page.evaluate(() => {
        const box = (where: string): DOMRect | undefined => document.querySelector(where)?.getBoundingClientRect();
        const [sign, drawn, list, ways] = [".winner .about", ".about .curve svg", ".about > ol", ".ways"].map(box);
        if (!sign || !drawn || !list || !ways) return ["something is not there"];
        return [
          drawn.bottom > sign.bottom + 1 || drawn.right > sign.right + 1 ? "the curve leaves its sign" : "",
          drawn.height < 40 ? `the curve is ${drawn.height} px high` : "",
          drawn.bottom > list.top + 1 && drawn.right > list.left + 1 ? "the curve lies under what is told" : "",
          sign.bottom > ways.top + 1 ? "the sign lies under the buttons" : "",
          ways.bottom > window.innerHeight ? "the buttons are outside" : "",
        ].filter(Boolean);
      });
      expect(found, `${width} x ${height}`).toEqual([]);
    }).toPass({ timeout: 5_000 });
    // Who won is in the window, without scrolling and under nothing.
    await expect(page.locator(".told h2")).toBeInViewport({ ratio: 1 });
  }
});

test("a phone tells everyone's points by source with whole names", async ({ page, house }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const names = ["Anna-Katharina", "Jasper Brandt", "Friederike"];
  let at = 0;
  const text = TEXT.replace(/^seat .*$/gm, () => `seat ${names[at++] ?? ""}`);
  await seatAt(page, house, [], { type: "record", text });
  await page.getByRole("button", { name: "Points by source" }).click();
  const heads = page.getByRole("dialog").locator("thead .name");
  await expect(heads).toHaveText(names);
  for (const each of await heads.all()) {
    const [inner, outer] = await each.evaluate((head) => [
      [head.scrollWidth, head.scrollHeight],
      [head.clientWidth, head.clientHeight],
    ]);
    expect(inner).toEqual(outer);
  }
  // Nothing has to be pushed aside to be read.
  expect(await page.locator(".scroll").evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test("counts by itself to the end, and is not counted anew after F5 unless one wants it @slow", async ({
  page,
  house,
}) => {
  await finished(page, house);
  for (let i = 0; i < 4; i++) await page.getByRole("button", { name: "Faster" }).click();
  await expect(page.getByText(/(is|are) (mayors?|burgomasters?) of/)).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(page.getByText(/(is|are) (mayors?|burgomasters?) of/)).toBeVisible();
  await page.getByRole("button", { name: "Count again" }).click();
  await expect(page.getByText(/(is|are) (mayors?|burgomasters?) of/)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Count everything" })).toBeVisible();
});
