/** Tables that begin somewhere else than at the beginning. */
import { readFileSync } from "node:fs";

import { atTurn, chooseFirst, expect, ourTurn, RECORD, seatAt, test, untilAnswered } from "./house";

const POSITION = `# a hand full of choices in the middle of the game
players = 2
season = 3
round = 2

[player.1]
marks = 12
hand = [54, 69, 182]
buildings = [99]
sites = ["gray"]
workers = { purple = 2, orange = 1 }
`;

test("a position is loaded and played on", async ({ page, house }) => {
  await page.goto(`${house.url}/#/load`);
  await page.getByLabel("Or as text").fill(POSITION);
  await expect(page.getByText("A position: who plays it?")).toBeVisible();
  await page.getByRole("button", { name: "Set up" }).click();
  await expect(page.getByText("Season 3 of 8")).toBeVisible();
  await ourTurn(page);
  await page.locator("[data-target='card:54']").click();
  await page.locator("#question .choice").filter({ hasText: "Take three workers" }).click();
  await expect(page.locator("#question .ask")).toContainText(/end your turn/i);
});

test("a position with mistakes is refused, with all of them and their places", async ({ page, house }) => {
  await page.goto(`${house.url}/#/load`);
  await page.getByLabel("Or as text").fill("players = 2\nseason = 99\n[player.1]\nmarks = -1\n");
  await expect(page.getByRole("alert").getByRole("listitem")).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Set up" })).toBeDisabled();
});

test("the record of a running game is downloaded", async ({ page, house }) => {
  await seatAt(page, house, [
    { type: "me", name: "Anna" },
    { type: "here", name: "Ben" },
  ]);
  await page.getByRole("button", { name: /^I am/ }).click();
  // What is chosen is in the record once it was answered.
  await page.locator("#question[data-ticket]").waitFor();
  await untilAnswered(page, () => chooseFirst(page));
  await page.getByRole("button", { name: "Menu" }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the record" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^hamburg-.*\.record$/);
  expect(readFileSync(await file.path(), "utf8")).toContain("1 draw purple");
});

test("an unfinished record is played on, a finished one is shown to its end", async ({ page, house }) => {
  const whole = readFileSync(RECORD, "utf8");
  const lines = whole.split("\n");
  await page.goto(`${house.url}/#/load`);
  await page.getByLabel("Or as text").fill(lines.slice(0, Math.floor(lines.length / 2)).join("\n") + "\n");
  await expect(page.getByText("An unfinished record: who plays on?")).toBeVisible();
  await page.getByRole("button", { name: "Set up" }).click();
  await ourTurn(page);
  await page.goto(`${house.url}/#/load`);
  await page.getByLabel("Or as text").fill(whole);
  await expect(page.getByText("A finished record: it will be shown.")).toBeVisible();
  await page.getByRole("button", { name: "Set up" }).click();
  // It opens at its beginning, and nothing gives the winner away.
  await expect(page.getByRole("slider", { name: "Time" })).toHaveValue("0");
  await page.getByRole("button", { name: "Back to the game" }).click();
  await page.getByRole("button", { name: "Count everything" }).click();
  await expect(page.getByText(/(is|are) (mayors?|burgomasters?) of/)).toBeVisible();
  await page.getByRole("button", { name: "Points by source" }).click();
  await page.getByRole("button", { name: "Were the dice fair?" }).click();
  await expect(page.getByText("Every roll and every draw follows from the secret")).toBeVisible();
});

test("cards are found in three languages", async ({ page, house }) => {
  await page.goto(`${house.url}/#/book/hamburg`);
  await expect(page.getByText("280 cards")).toBeVisible();
  await page.getByRole("searchbox").fill("54");
  await expect(page.getByText("1 card", { exact: true })).toBeVisible();
  const english = await page.locator(".found > ul .card .name").innerText();
  await page.getByLabel("Language").selectOption("de");
  await expect(page.locator(".found > ul .card .name")).not.toHaveText(english);
  await page.getByLabel("Sprache").selectOption("nl");
  await expect(page.getByText("1 kaart", { exact: true })).toBeVisible();
});

test("my tables come with my turn first, and can be deleted", async ({ page, house }) => {
  await seatAt(page, house, [{ type: "me", name: "Anna" }, { type: "link" }]);
  await atTurn(page, house);
  await page.goto(`${house.url}/#/`);
  const tables = page.locator(".tables article");
  await expect(tables).toHaveCount(2);
  await expect(tables.first()).toContainText("Your turn");
  // The question is the page's own: no is the first answer, and the focus comes back.
  const menu = tables.first().getByRole("button", { name: /^Menu of this table/ });
  const remove = page.getByRole("dialog", { name: "Hamburg" }).getByRole("button", { name: "Delete" });
  await menu.click();
  await remove.click();
  const sure = page.getByRole("dialog", { name: "Delete" });
  await expect(sure).toContainText("Delete this table for everyone?");
  await sure.getByRole("button", { name: "Cancel" }).click();
  await expect(sure).toBeHidden();
  await expect(tables).toHaveCount(2);
  await expect(menu).toBeFocused();
  await menu.click();
  await remove.click();
  await sure.getByRole("button", { name: "Delete" }).click();
  await expect(tables).toHaveCount(1);
  await expect(page.getByRole("region", { name: "My tables" })).toBeFocused();
});
