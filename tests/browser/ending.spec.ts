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
