/** Everyone can use it: axe finds nothing serious on any screen, light and dark, wide and narrow. */
import { readFileSync } from "node:fs";

import AxeBuilder from "@axe-core/playwright";

import { expect, RECORD, seatAt, test, toTurn, type Page } from "./house";

async function check(page: Page, where: string): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute("data-motion", "off"));
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter((each) => each.impact === "serious" || each.impact === "critical");
  const said = serious.map((each) => `${each.id}: ${each.nodes.map((node) => node.html.slice(0, 160)).slice(0, 3).join(" | ")}`);
  expect(said, where).toEqual([]);
  const [wide, most] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth] as const);
  expect(wide, `nothing sticks out: ${where}`).toBeLessThanOrEqual(most);
}

for (const scheme of ["light", "dark"] as const) {
  for (const width of [360, 1440]) {
    // Two of the four every day: one light and narrow, one dark and wide.
    const rare = (scheme === "light") === (width === 1440) ? " @slow" : "";
    test(`axe finds nothing serious, ${scheme}, ${width} px${rare}`, async ({ page, house }) => {
      test.slow();
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
      await page.goto(house.url);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await check(page, "lobby");
      for (const address of ["new", "load", "cards/hamburg", "about"]) {
        await page.goto(`${house.url}/#/${address}`);
        await page.waitForLoadState("networkidle");
        await check(page, address);
      }
      await seatAt(page, house, [{ type: "me", name: "Anna" }, { type: "bot", bot: "random" }, { type: "bot", bot: "random" }]);
      await toTurn(page);
      await check(page, "table");
      await page.locator("[data-target^='card:']").first().click();
      await check(page, "table with a card picked");
      await page.getByRole("button", { name: "Points", exact: true }).click();
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
}
