/** Several browsers at one table, and a server that goes away. */
import { atTurn, chooseFirst, expect, ourTurn, quick, seatAt, story, test, toTurn, type Page } from "./house";

test("two browsers at one table see each other's moves, also after one was killed and came back", async ({
  page,
  house,
  browser,
}) => {
  const { table, code } = await seatAt(page, house, [{ type: "me", name: "Anna" }, { type: "link" }]);
  await expect(page.getByText("Waiting for everyone")).toBeVisible();
  const second = await quick(await browser.newContext({ locale: "en-US" }));
  let other = await second.newPage();
  await other.goto(`${house.url}/#/join/${table}/${code}`);
  await other.getByLabel("Name").fill("Ben");
  await other.getByRole("button", { name: "Join" }).click();
  await expect(page.locator("#question")).toBeVisible();
  await expect(other.locator("#question")).toBeVisible();

  // Whoever is first draws; the other sees it at once.
  const asked = async (each: Page): Promise<boolean> => (await each.locator("#question button.choice").count()) > 0;
  await expect.poll(async () => (await asked(page)) || (await asked(other))).toBe(true);
  const first = (await asked(page)) ? page : other;
  const watching = first === page ? other : page;
  const firstName = first === page ? "Anna" : "Ben";
  await first.locator("#question button.choice").first().click();
  await expect(await story(watching)).toContainText(`${firstName} draws a purple card.`);

  // They talk.
  await story(page);
  await page.getByRole("tab", { name: "Chat" }).click();
  await page.getByLabel("Say something").fill("<b>Moin!</b>");
  await page.getByRole("button", { name: "Send" }).click();
  await story(other);
  await other.getByRole("tab", { name: "Chat" }).click();
  await expect(other.getByRole("log", { name: "Chat" })).toContainText("<b>Moin!</b>");
  await page.getByRole("tab", { name: "Story" }).click();

  // Ben's browser dies in the middle; Anna goes on as far as she can; Ben comes back to the very same game.
  await other.close();
  await expect(async () => {
    await chooseFirst(page);
    await expect(page.locator("#question .ask")).toContainText("Ben is choosing", { timeout: 300 });
  }).toPass();
  other = await second.newPage();
  await other.goto(house.url);
  await expect(other.getByRole("main").getByText("Your turn", { exact: true })).toBeVisible();
  await other
    .getByRole("main")
    .getByRole("link", { name: /Your turn/ })
    .click();
  await ourTurn(other);
  await other.locator("#question button.choice").first().click();
  await expect(await story(page)).toContainText(/Ben draws a \w+ card\./);
  await second.close();
});

test("a bystander sees the table, nobody's hand, and cannot choose", async ({ page, house, browser }) => {
  const { table } = await atTurn(page, house);
  const context = await browser.newContext({ locale: "en-US" });
  const other = await context.newPage();
  await other.goto(`${house.url}/#/table/${table}`);
  await expect(other.getByText("Anna is choosing.")).toBeVisible();
  await expect(other.locator("[data-target^='card:']")).toHaveCount(0);
  await expect(other.locator("button.spot.lit")).toHaveCount(0);
  await expect(page.getByText("1 watching")).toBeVisible();
  await context.close();
});

test("a server that dies and comes back is waited for, and nothing is lost", async ({ page, house }) => {
  await seatAt(page, house, [
    { type: "me", name: "Anna" },
    { type: "bot", bot: "random" },
  ]);
  await toTurn(page);
  const before = await (await story(page)).innerText();
  await house.kill();
  await expect(page.getByText("The line is down.")).toBeVisible();
  // A choice made while nobody hears it is sent again when the server is back, and done once.
  await page.locator("[data-target^='card:']").first().click();
  await page.locator("#question .choice").filter({ hasText: "Take three workers" }).click();
  await house.start();
  await expect(page.getByText("The line is down.")).toBeHidden();
  await expect(page.locator("#question .ask")).toContainText(/end your turn/i);
  await expect(await story(page)).toContainText(before.split("\n").at(-1) ?? "");
});
