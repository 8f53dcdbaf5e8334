/** Company: names and characters, a seat on another device, another game with the same people. */
import {
  accessible,
  clickOn,
  dice,
  expect,
  ourTurn,
  quick,
  seatAt,
  story,
  test,
  untilAnswered,
  type House,
  type Page,
} from "./house";

/** The last round of a game of two, so that it is over in a moment. */
const END = "season = 8\nround = 4\n\n[player.1]\nhand = [100]\nmarks = 9\n\n[player.2]\nhand = [54]\n";

async function playOut(page: Page): Promise<void> {
  const roll = dice(3);
  for (let i = 0; i < 60 && (await ourTurn(page)); i++) await clickOn(page, roll);
}

async function lastRound(page: Page, house: House): Promise<{ table: string; code: string | null; token: string }> {
  const held = await seatAt(page, house, [{ type: "me", name: "Anna" }, { type: "link" }], {
    type: "position",
    text: END,
  });
  return held;
}

test("bots have names, levels and characters", async ({ page, house }) => {
  await seatAt(page, house, [
    { type: "me", name: "Anna" },
    { type: "bot", bot: "clerk" },
    { type: "bot", bot: "clerk" },
  ]);
  await ourTurn(page);
  await page.getByRole("button", { name: "Menu" }).click();
  const seats = page.getByRole("region", { name: "Seats" }).getByRole("listitem");
  await expect(seats).toHaveCount(3);
  const texts = await seats.allInnerTexts();
  expect(texts.slice(1).every((text) => text.includes("Clerk"))).toBe(true);
  // The name and the sentence on the character differ.
  expect(texts[1]?.replace("2", "")).not.toBe(texts[2]?.replace("3", ""));
});

test("a seat goes on another device by its link, and stays here", async ({ page, house, browser }) => {
  const held = await seatAt(page, house, [
    { type: "me", name: "Anna" },
    { type: "bot", bot: "random" },
  ]);
  await ourTurn(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Continue on another device" }).click();
  await expect(page.getByRole("img", { name: "The link as a picture for a camera" })).toBeVisible();
  const link = await page.getByRole("textbox", { name: "Continue on another device" }).inputValue();
  expect(link).toBe(`${house.url}/#/seat/${held.table}/${held.token}`);
  const context = await quick(await browser.newContext({ locale: "en-US" }));
  const phone = await context.newPage();
  phone.on("request", (request) => asked.push(request.url()));
  await phone.goto(link);
  await ourTurn(phone);
  // The key is neither in the address any more, nor did it ever reach the server in one.
  expect(phone.url()).toBe(`${house.url}/#/table/${held.table}`);
  expect(asked.filter((url) => url.includes(held.token))).toEqual([]);
  const question = await page.locator("#question .ask").innerText();
  await expect(phone.locator("#question .ask")).toHaveText(question);
  await context.close();
});

test("a key that opens nothing is told so", async ({ page, house }) => {
  const held = await seatAt(page, house, [
    { type: "me", name: "Anna" },
    { type: "bot", bot: "random" },
  ]);
  await page.goto(`${house.url}/#/seat/${held.table}/nonsense`);
  await expect(page.getByRole("alert")).toBeVisible();
  await accessible(page, "a key that opens nothing");
  await page.goto(`${house.url}/#/table/nothere`);
  await expect(page.getByRole("alert")).toContainText("There is no such table.");
  await accessible(page, "a table that is not there");
});

test("whoever waits shows the way in as a link and as a picture, and whoever comes sees what is played", async ({
  page,
  house,
  browser,
}) => {
  const held = await seatAt(page, house, [{ type: "me", name: "Anna" }, { type: "link" }]);
  await expect(page.getByRole("img", { name: "The link as a picture for a camera" })).toBeVisible();
  const link = await page.getByRole("textbox", { name: "Link for players" }).inputValue();
  expect(link).toBe(`${house.url}/#/join/${held.table}/${held.code}`);
  await accessible(page, "waiting for everyone");
  const context = await quick(await browser.newContext({ locale: "en-US", viewport: { width: 360, height: 740 } }));
  const guest = await context.newPage();
  await guest.goto(link);
  await expect(guest.getByLabel("Name")).toBeInViewport();
  await accessible(guest, "invited, on a phone");
  await context.close();
});

test("a position with mistakes names the card that lies twice", async ({ page, house }) => {
  await page.goto(`${house.url}/#/load`);
  await page.getByLabel("Or as text").fill('game = "hamburg"\nplayers = 2\n[player.1]\nhand = [54, 54]\n');
  await expect(page.getByRole("alert")).toContainText("“Dom Fair Carousel” (54) is already in");
});

test("after the game one asks for another, and the other sits down by one click", async ({ page, house, browser }) => {
  const held = await lastRound(page, house);
  const context = await quick(await browser.newContext({ locale: "en-US" }));
  const guest = await context.newPage();
  await guest.goto(`${house.url}/#/join/${held.table}/${held.code ?? ""}`);
  await guest.getByLabel("Name").fill("Ben");
  await guest.getByRole("button", { name: "Join" }).click();
  await Promise.all([playOut(page), playOut(guest)]);
  await page.getByRole("button", { name: "Count everything" }).click();
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(page).toHaveURL(/#\/table\//);
  await expect(page).not.toHaveURL(new RegExp(held.table));
  await expect(guest.getByText("Anna would like to play again.")).toBeVisible();
  await guest.getByRole("button", { name: "Play again" }).click();
  await expect(guest).toHaveURL(page.url());
  await ourTurn(page);
  await context.close();
});

test("at a shared device the next one does not read what one seat alone was told", async ({ page, house }) => {
  const text =
    'players = 2\nseason = 2\nphase = "I"\n[player.1]\nhand = [54, 90, 182, 245]\n[player.2]\nhand = [31, 100, 130, 206]\n';
  await seatAt(
    page,
    house,
    [
      { type: "me", name: "Anna" },
      { type: "here", name: "Ben" },
    ],
    { type: "position", text },
  );
  const curtain = page.getByRole("dialog");
  // A card is named to whoever drew it, and leads to it.
  const cards = page.locator("[role=log] a");
  const come = async (name: RegExp) => {
    await page.getByRole("button", { name }).click();
    await expect(curtain).toBeHidden();
  };
  for (const name of [/^I am Anna/, /^I am Ben/]) {
    await come(name);
    await page.locator("#question[data-ticket]").waitFor();
    await story(page);
    await expect(cards).toHaveCount(0);
    await untilAnswered(page, async () => {
      await page
        .locator("#question button.choice")
        .first()
        .click({ timeout: 3000 })
        .catch(() => undefined);
      await page
        .locator("#question .confirm button.main")
        .click({ timeout: 3000 })
        .catch(() => undefined);
    });
    await expect(curtain).toBeVisible();
    await expect(cards).toHaveCount(0);
  }
  await come(/^I am/);
  await story(page);
  await expect(cards).not.toHaveCount(0);
});
