/** Whole games, from the first card to the last point. */
import { clickOn, dice, expect, ourTurn, seatAt, test } from "./house";

test("a whole game of three by clicking, against clerk and random @slow", async ({ page, house }) => {
  await page.goto(`${house.url}/#/new`);
  await page.getByLabel("Name").fill("Anna");
  await page.getByLabel("Seat 2").selectOption("bot:clerk");
  await page.getByLabel("Seat 3").selectOption("bot:random");
  await page.getByRole("button", { name: "Start game" }).click();
  const roll = dice(11);
  for (let i = 0; i < 1500 && (await ourTurn(page)); i++) await clickOn(page, roll);
  await end(page);
});

test("a whole game of two by keyboard only @slow", async ({ page, house }) => {
  await seatAt(page, house, [{ type: "me", name: "Anna" }, { type: "bot", bot: "random" }]);
  const roll = dice(5);
  for (let i = 0; i < 1500 && (await ourTurn(page)); i++) {
    await page.keyboard.press(String(1 + roll(4)));
    await page.waitForTimeout(20);
    if (roll(2) === 0) await page.keyboard.press("1");
    if (roll(4) === 0) await page.keyboard.press("e");
    if (roll(9) === 0) await page.keyboard.press("Escape");
  }
  await end(page);
});

/** The end: a winner, every source counted, the points drawn, the dice verified, every move to be seen again. */
async function end(page: import("./house").Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "The counting" })).toBeVisible();
  await expect(page.getByText(/wins!|share the victory!/)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole("img", { name: "Points over the game" })).toBeVisible();
  await page.getByRole("button", { name: "Were the dice fair?" }).click();
  await expect(page.getByText("Every roll and every draw follows from the secret")).toBeVisible({ timeout: 20_000 });
  await page.locator(".ending").getByRole("button", { name: "Replay" }).click();
  const slider = page.getByRole("slider");
  const last = Number(await slider.getAttribute("max"));
  for (const at of [0, Math.floor(last / 3), Math.floor(last / 2), last]) {
    await slider.fill(String(at));
    await expect(page.getByText(`${at} of ${last}`)).toBeVisible();
  }
  await page.getByLabel("Seen by").selectOption({ index: 1 });
  await page.getByRole("button", { name: "Back to the game" }).click();
  await expect(page.getByRole("heading", { name: "The counting" })).toBeVisible();
}
