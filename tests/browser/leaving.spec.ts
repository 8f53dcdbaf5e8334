/** Someone is gone: nobody is stuck, nobody sees a hand they should not, and whoever comes back plays on. */
import { accessible, chooseFirst, expect, ourTurn, quick, seatAt, story, test, type House, type Page } from "./house";

// Two minutes are long for a test.
test.use({ away: 1 });

async function join(page: Page, house: House, table: string, code: string | null, name: string): Promise<void> {
  await page.goto(`${house.url}/#/join/${table}/${code}`);
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Join" }).click();
}

/** Choose until someone else is asked. */
async function until(page: Page, sees: string | RegExp): Promise<void> {
  await expect(async () => {
    await chooseFirst(page);
    await expect(page.getByText(sees)).toBeVisible({ timeout: 300 });
  }).toPass();
}

test("a guest goes on when the owner is gone, and the owner takes the seat back", async ({ page, house, browser }) => {
  const { table, code } = await seatAt(page, house, [{ type: "me", name: "Anna" }, { type: "link" }]);
  const guests = await quick(await browser.newContext({ locale: "en-US" }));
  const ben = await guests.newPage();
  await join(ben, house, table, code, "Ben");
  await expect(ben.locator("#question")).toBeVisible();
  await page.goto("about:blank");
  await until(ben, "Waiting for Anna (not connected).");
  await accessible(ben, "someone is gone");
  await ben.getByRole("button", { name: "Let a computer player take over for Anna" }).click();
  const log = await story(ben);
  await expect(log).toContainText("Anna has been away for a while; at the wish of Ben, Clerk plays on.");
  await ourTurn(ben);
  // Anna is back, watches, and takes her seat back.
  await page.goto(`${house.url}/#/`);
  await page.getByRole("link", { name: "Take my seat back" }).click();
  await expect(page.getByText("A computer player plays for you in seat 1.")).toBeVisible();
  await accessible(page, "my seat is played by a computer player");
  await expect(page.locator("[data-target^='card:']")).toHaveCount(0);
  await page.getByRole("button", { name: "Take my seat back" }).click();
  // The story may make room for what Ben can choose, whenever that comes.
  await expect(async () => {
    await expect(await story(ben)).toContainText("Anna is back and plays on.", { timeout: 1000 });
  }).toPass();
  await expect(page.getByText("A computer player plays for you in seat 1.")).toBeHidden();
  await expect(page.getByRole("heading", { name: /^Your hand/ })).toBeVisible();
  await guests.close();
});

test("a seat goes to someone new only when everyone else agrees, and all are warned", async ({
  page,
  house,
  browser,
}) => {
  const { table, code } = await seatAt(page, house, [{ type: "me", name: "Anna" }, { type: "link" }, { type: "link" }]);
  const contexts = await Promise.all([0, 1, 2].map(async () => quick(await browser.newContext({ locale: "en-US" }))));
  const [ben, cleo, dora] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!ben || !cleo || !dora) throw new Error("no pages");
  await join(ben, house, table, code, "Ben");
  await join(cleo, house, table, code, "Cleo");
  await expect(page.locator("#question")).toBeVisible();
  await ben.goto("about:blank");
  // Anna asks; the seat is still Ben's.
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByRole("button", { name: /^Hand over ?: Ben$/ }).click();
  await menu.getByLabel("From now on played by").selectOption({ label: "Someone with the link" });
  await expect(menu.getByText("everyone else at the table has to agree")).toBeVisible();
  await menu.getByRole("button", { name: "Hand over", exact: true }).click();
  await expect(menu.getByText("Agreed to someone new here: Anna")).toBeVisible();
  await page.keyboard.press("Escape");
  // Cleo is asked, and agrees.
  await expect(
    cleo.getByText("Anna wants to give the seat of Ben to someone new, who will then see the hand."),
  ).toBeVisible();
  await cleo.getByRole("button", { name: "I agree" }).click();
  const warning = (await story(cleo)).locator("li.warning");
  await expect(warning).toContainText(
    /A warning:\s*Ben is gone. With the consent of Anna, Cleo the seat goes to whoever comes with a new link/,
  );
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const link = menu.getByLabel("Link for players");
  await expect(link).not.toHaveValue(new RegExp(String(code)));
  const invitation = await link.inputValue();
  await dora.goto(invitation);
  await dora.getByLabel("Name").fill("Dora");
  await dora.getByRole("button", { name: "Join" }).click();
  await expect(dora.locator("#question")).toBeVisible();
  await expect(warning.last()).toContainText("Dora sits down in place of Ben, sees the hand and plays on.");
  for (const context of contexts) await context.close();
});

test("whoever leaves the table says so, and may come back", async ({ page, house, browser }) => {
  const { table, code } = await seatAt(page, house, [{ type: "me", name: "Anna" }, { type: "link" }]);
  const guests = await quick(await browser.newContext({ locale: "en-US" }));
  const ben = await guests.newPage();
  await join(ben, house, table, code, "Ben");
  await expect(ben.locator("#question")).toBeVisible();
  await ben.getByRole("button", { name: "Menu", exact: true }).click();
  await ben.getByRole("button", { name: "Leave the table" }).click();
  const sure = ben.getByRole("dialog", { name: "Leave the table" });
  await expect(sure).toContainText("A computer player plays for you at once");
  await sure.getByRole("button", { name: "Leave the table" }).click();
  await expect(await story(page)).toContainText("Ben leaves the table; Clerk plays on.");
  await expect(ben.getByRole("link", { name: "Take my seat back" })).toBeVisible();
  // Now it can be forgotten without anyone waiting.
  await ben.getByRole("button", { name: /^Menu of this table/ }).click();
  await expect(ben.getByRole("button", { name: "Remove from my list" })).toBeVisible();
  await guests.close();
});
