/** Everyone can use it: axe finds nothing on any screen, light and dark, by setting and by system, wide and narrow. */
import { readFileSync } from "node:fs";

import AxeBuilder from "@axe-core/playwright";

import { atTurn, expect, RECORD, seatAt, test, type Page } from "./house";

async function check(page: Page, where: string): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute("data-motion", "off"));
  // What one sees is what one says to a machine that listens: that rule is still called experimental.
  const { violations } = await new AxeBuilder({ page }).options({ rules: { "label-content-name-mismatch": { enabled: true } } }).analyze();
  const said = violations.map((each) => `${each.id}: ${each.nodes.map((node) => node.html.slice(0, 160)).slice(0, 3).join(" | ")}`);
  expect(said, where).toEqual([]);
  const [wide, most] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth] as const);
  expect(wide, `nothing sticks out: ${where}`).toBeLessThanOrEqual(most);
}

/** Light or dark as someone set it here, against what their system says, or as their system says. */
async function light(page: Page, theme: "light" | "dark", by: "setting" | "system"): Promise<void> {
  const other = theme === "light" ? "dark" : "light";
  await page.emulateMedia({ colorScheme: by === "system" ? theme : other, reducedMotion: "reduce" });
  const kept = { language: "en", theme: by === "system" ? "auto" : theme, speed: "off", list: true };
  await page.addInitScript((settings) => localStorage.setItem("burgomaster.settings", JSON.stringify(settings)), kept);
}

const ALL = (["light", "dark"] as const).flatMap((theme) => ([360, 1440] as const).flatMap((width) => (["setting", "system"] as const).map((by) => ({ theme, width, by }))));

for (const { theme, width, by } of ALL) {
  // Two of the eight every day: both themes and both widths, once by the setting and once by the system.
  const often = (theme === "light" && width === 360 && by === "setting") || (theme === "dark" && width === 1440 && by === "system");
  const rare = often ? "" : " @slow";
  const size = { width, height: width === 360 ? 740 : 900 };

  test(`axe finds nothing outside a table, ${theme} by the ${by}, ${width} px${rare}`, async ({ page, house }) => {
    test.slow();
    await light(page, theme, by);
    await page.setViewportSize(size);
    await seatAt(page, house, [{ type: "me", name: "Anna" }, { type: "link" }]);
    await expect(page.getByText("Waiting for everyone")).toBeVisible();
    await check(page, "waiting");
    await page.goto(`${house.url}/#/`);
    await expect(page.locator(".tables article")).not.toHaveCount(0);
    await check(page, "lobby");
    for (const address of ["new", "load", "book/hamburg", "about"]) {
      await page.goto(`${house.url}/#/${address}`);
      await page.waitForLoadState("networkidle");
      await check(page, address);
    }
  });

  test(`axe finds nothing at a table, ${theme} by the ${by}, ${width} px${rare}`, async ({ page, house }) => {
    test.slow();
    await light(page, theme, by);
    await page.setViewportSize(size);
    await atTurn(page, house, 3);
    await check(page, "table");
    await page.locator("[data-target^='card:']").first().click();
    await check(page, "table with a card picked");
    await page.keyboard.press("s");
    await expect(page.getByRole("dialog", { name: /^Points/ })).toBeVisible();
    await check(page, "points");
    await page.keyboard.press("Escape");
    await page.keyboard.press("r");
    await expect(page.getByRole("slider")).toBeVisible();
    await check(page, "replay");
    await page.keyboard.press("r");
    await page.keyboard.press("h");
    await page.keyboard.press("Tab");
    await expect(page.locator("[data-enlarged]")).toBeVisible();
    await check(page, "a card enlarged");
    await seatAt(page, house, [], { type: "record", text: readFileSync(RECORD, "utf8") });
    await expect(page.getByText(/wins!|share the victory!/)).toBeVisible({ timeout: 20_000 });
    await check(page, "the end");
  });
}
