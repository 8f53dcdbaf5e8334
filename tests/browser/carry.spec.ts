/** A table goes from place to place: as a file, from a device to a server, and back. */
import { readFile } from "node:fs/promises";

import type { Page } from "@playwright/test";

import { accessible, expect, ourTurn, story, test as base } from "./house";
import { LONG, play, sitDown, ticket, withSite, type Site } from "./site";

const test = base.extend<{ site: Site }>({
  // eslint-disable-next-line no-empty-pattern
  site: async ({}, use) => withSite(use),
});
test.setTimeout(600_000);

async function elsewhere(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: "Take elsewhere" }).click();
}

/** Press what saves a table as a file, and return the file. */
async function saved(page: Page, name: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
  expect(file.suggestedFilename()).toMatch(/^bruges-.*\.table$/);
  return { name: file.suggestedFilename(), mimeType: "text/plain", buffer: await readFile(await file.path()) };
}

async function taken(page: Page, url: string, file: Awaited<ReturnType<typeof saved>>): Promise<void> {
  await page.goto(`${url}#/load`);
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(page.getByText("A whole table: it goes on here as it is")).toBeVisible({ timeout: LONG });
  await page.getByRole("button", { name: "Set up" }).click();
  await expect(page).toHaveURL(/#\/table\//, { timeout: LONG });
}

test("a table is saved and taken up, goes online from its device, and comes back from the server", async ({
  page,
  site,
  house,
}) => {
  await sitDown(page, site, "bruges");
  await play(page, 3, 2);
  const asked = await ticket(page);
  await elsewhere(page);
  await accessible(page, "where a table can go");
  const file = await saved(page, "Save as a file");
  await taken(page, site.url, file);
  expect(await ticket(page)).toBe(asked);
  // Online: the server's page opens with what was played, and those who sat there are to sit there again.
  await elsewhere(page);
  await page.getByLabel("Address of a Burgomaster server").fill(house.url);
  await page.getByRole("button", { name: "Take this table online" }).click();
  await expect(page.getByText("An unfinished record: who plays on?")).toBeVisible({ timeout: LONG });
  expect(page.url()).toBe(`${house.url}/#/load`);
  expect(
    await page.locator(".seats select").evaluateAll((all) => all.map((each) => (each as HTMLSelectElement).value)),
  ).toEqual(["me", "bot:clerk"]);
  await page.getByRole("button", { name: "Set up" }).click();
  await expect(page).toHaveURL(/#\/table\//);
  await ourTurn(page);
  // And back: one plays alone there, and is told what leaves the server.
  await elsewhere(page);
  await expect(page.getByText("the secret behind the dice leaves this server")).toBeVisible();
  const back = await saved(page, "Save for a device without a server");
  await page.keyboard.press("Escape");
  await expect(await story(page)).toContainText("takes a copy of this table");
  await taken(page, site.url, back);
  await ourTurn(page);
  await page.goto(`${site.url}#/`);
  await expect(page.locator(".tables > li")).toHaveCount(3);
});
