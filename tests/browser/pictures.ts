/** The pictures in docs/pictures: lobby, table, card, replay, end; on a phone and on a desk, light and dark. */
import { join } from "node:path";

import { clickOn, dice, expect, ourTurn, seatAt, test, type Page } from "./house";

const FOLDER = join(import.meta.dirname, "../../docs/pictures");
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };

test("pictures of a game against the clerk", async ({ page, house }) => {
  test.setTimeout(900_000);
  await page.emulateMedia({ reducedMotion: "reduce" });

  async function take(name: string, before: (page: Page) => Promise<void> = async () => undefined): Promise<void> {
    for (const [size, viewport] of Object.entries(SIZES)) {
      for (const colorScheme of ["light", "dark"] as const) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.evaluate(() => window.scrollTo(0, 0));
        await before(page);
        await page.waitForTimeout(400);
        await page.screenshot({ path: join(FOLDER, `${name}-${size}-${colorScheme}.png`) });
      }
    }
    await page.setViewportSize(SIZES.desk);
  }

  const sitters = [{ type: "me", name: "Anna" }, { type: "bot", bot: "clerk" }, { type: "bot", bot: "random" }] as const;
  await seatAt(page, house, [{ type: "me", name: "Anna" }, { type: "link" }]);
  await seatAt(page, house, [...sitters]);
  const roll = dice(3);
  for (let i = 0; i < 900 && (await ourTurn(page)); i++) {
    const turn = await page.getByText("Take a standard action, or use a building.").isVisible();
    if (turn && (await page.getByText(/Season 5 of 8.*Round 2/).isVisible())) break;
    await build(page, roll);
  }
  const table = page.url();
  await page.goto(`${house.url}/#/`);
  await expect(page.getByText("Your turn")).toBeVisible();
  await take("lobby");
  await page.goto(table);
  await ourTurn(page);
  await take("table");
  await take("card", async () => {
    const card = page.locator("[data-target^='card:']").first();
    if ((await card.getAttribute("aria-pressed")) === "false") await card.click();
    await page.mouse.move(2, 2);
    await card.hover();
    await page.waitForTimeout(500);
  });
  await page.keyboard.press("Escape");
  await page.keyboard.press("r");
  await page.getByRole("slider").fill("120");
  await take("replay");
  await page.keyboard.press("r");
  for (let i = 0; i < 900 && (await ourTurn(page)); i++) await build(page, roll);
  await page.getByRole("button", { name: "Were the dice fair?" }).click();
  await expect(page.getByText("Every roll and every draw follows from the secret")).toBeVisible();
  await take("end");
});

/** Choose as someone would who likes to build. */
async function build(page: Page, roll: (n: number) => number): Promise<void> {
  const card = page.locator("button.spot.lit[data-target^='card:']");
  const cards = await card.count();
  if (cards > 0) {
    await card.nth(roll(cards)).click();
    for (const wish of ["Construct", "Lay out", "Wall", "Play as a site"]) {
      const choice = page.locator("#question button.choice").filter({ hasText: wish });
      if ((await choice.count()) > 0 && roll(4) > 0) {
        await choice.first().click({ timeout: 3000 }).catch(() => undefined);
        break;
      }
    }
  }
  await clickOn(page, roll);
}
