/** The plain room: City Tycoon is played in it, by lists, mouse and keyboard, in three languages. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import AxeBuilder from "@axe-core/playwright";

import { CHOICES, clickOn, dice, expect, ourTurn, quick, seatAt, story, test, type House, type Page } from "./house";

const GAME = "city_tycoon";
const GOLDEN = join(import.meta.dirname, "../city_tycoon/golden/house-2");
const RECORD = readFileSync(join(GOLDEN, readdirSync(GOLDEN).sort().find((name) => name.endsWith("-3-players.record")) ?? ""), "utf8");

/** The record's game up to a share of it. */
function begun(share: number): object {
  const lines = RECORD.split("\n");
  return { type: "record", text: `${lines.slice(0, Math.floor(lines.length * share)).join("\n")}\n` };
}

/** Two people at two browsers and a bot, through the lobby. */
async function twoAndABot(page: Page, house: House, other: Page): Promise<void> {
  await page.goto(`${house.url}/#/new`);
  await page.locator(`label.game:has(input[value="${GAME}"])`).click();
  await page.locator("label.count", { hasText: "3" }).click();
  await page.getByLabel("Name").first().fill("Anna");
  await page.getByLabel("Seat 2").selectOption("link");
  await page.getByLabel("Seat 3").selectOption("bot:clerk");
  await page.getByRole("button", { name: "Start game" }).click();
  await expect(page.getByText("Waiting for everyone")).toBeVisible();
  const invitation = await page.locator("input[readonly]").first().inputValue();
  await other.goto(invitation);
  await other.getByLabel("Name").fill("Ben");
  await other.getByRole("button", { name: "Join" }).click();
  await expect(page.locator("#question")).toBeVisible();
  await expect(other.locator("#question")).toBeVisible();
}

/** Whether there is something to choose on a page. */
async function asked(page: Page): Promise<boolean> {
  return (await page.locator(CHOICES).count()) > 0;
}

test("two people and a bot draft and build in the plain room", async ({ page, house, browser }) => {
  const context = await quick(await browser.newContext({ locale: "en-US" }));
  const other = await context.newPage();
  await twoAndABot(page, house, other);

  // The draft: both choose at once, each sees an own pack, and nobody what others keep.
  await expect(page.getByRole("region", { name: "your pack" })).toBeVisible();
  for (let picked = 0; picked < 5; picked++) {
    for (const each of [page, other]) {
      await ourTurn(each);
      await each.locator("#question button.choice").first().click();
      const confirm = each.locator("#question .confirm button.main");
      if ((await confirm.count()) > 0) await confirm.click();
      await expect(each.locator("#question .ask")).not.toContainText(`There are ${6 - picked} in this pack`);
    }
  }
  // The last tile is kept by itself; everyone has six, and the others see six backs.
  await expect(page.getByRole("region", { name: "What Anna has" }).locator(".thing")).toHaveCount(6);
  await expect(other.getByRole("region", { name: "What Anna has" })).toContainText("6 face down");
  await expect(await story(page)).toContainText("Ben keeps a tile.");

  // Whoever is first sells or lays; the others see it at once.
  const roll = dice(3);
  for (let i = 0; i < 40; i++) {
    for (const each of [page, other]) if (await asked(each)) await clickOn(each, roll);
    await page.waitForTimeout(50);
    if (((await (await story(page)).textContent()) ?? "").match(/(Anna|Ben) (lays|sells|builds)/)) break;
  }
  await expect(await story(other)).toContainText(/(Anna|Ben) (lays|sells|builds)/);
  await context.close();
});

test("a whole game of two people and a bot in the plain room @slow", async ({ page, house, browser }) => {
  test.setTimeout(1_800_000);
  const context = await quick(await browser.newContext({ locale: "en-US" }));
  const other = await context.newPage();
  await twoAndABot(page, house, other);
  const rolls = [dice(7), dice(8)];
  for (let i = 0; i < 3000 && (await page.locator(".ending").count()) === 0; i++) {
    let moved = false;
    for (const [at, each] of [page, other].entries()) {
      if (!(await asked(each))) continue;
      moved = true;
      await clickOn(each, rolls[at] ?? dice(9));
    }
    if (!moved) await page.waitForTimeout(30);
  }
  for (const each of [page, other]) {
    await expect(each.getByRole("heading", { name: "The counting" })).toBeVisible();
    await expect(each.getByText(/wins!|share the victory!/)).toBeVisible({ timeout: 30_000 });
  }
  await expect(page.getByRole("rowheader", { name: "tiles supplied" })).toBeVisible();
  await page.getByRole("button", { name: "Were the dice fair?" }).click();
  await expect(page.getByText("Every roll and every draw follows from the secret")).toBeVisible({ timeout: 20_000 });
  await context.close();
});

test("a game goes on by the keyboard alone", async ({ page, house }) => {
  await seatAt(page, house, [{ type: "me", name: "Anna" }, { type: "bot", bot: "random" }, { type: "bot", bot: "random" }], null, GAME);
  const log = await story(page);
  const roll = dice(5);
  for (let i = 0; i < 120 && (await ourTurn(page)); i++) {
    await page.keyboard.press(String(1 + roll(4)));
    await page.waitForTimeout(20);
    if (roll(2) === 0) await page.keyboard.press("1");
    if (roll(3) === 0) await page.keyboard.press("e");
    if (/Anna (lays|sells|builds)/.test((await log.textContent()) ?? "")) break;
  }
  await expect(log).toContainText(/Anna (lays|sells|builds)/);
});

test("a tile is laid by the mouse: the tile, then its cell on the map", async ({ page, house }) => {
  const start = "round = 1\nphase = \"III\"\nplayer.1 = { hand = [3, 7], money = 30 }\n";
  await seatAt(page, house, [{ type: "me", name: "Anna" }, { type: "bot", bot: "random" }], { type: "position", text: start }, GAME);
  await ourTurn(page);
  await page.locator("button.spot.lit[data-target='tile:7']").first().click();
  await page.locator("#question").getByRole("button", { name: /Lay/ }).click();
  await expect(page.locator("#question .ask")).toContainText("Where do you lay");
  await page.locator(".grid button.spot.lit").first().click();
  await expect(await story(page)).toContainText("Anna lays Sawmill");
  await expect(page.locator(".grid")).toContainText("Sawmill");
});

const LANGUAGES = [
  { language: "en", pack: "your pack", round: "Round 1 of 4" },
  { language: "de", pack: "zur Wahl", round: "Runde 1 von 4" },
  { language: "nl", pack: "om uit te kiezen", round: "Ronde 1 van 4" },
];
for (const { language, pack, round } of LANGUAGES) {
  test(`everything has words in ${language}`, async ({ page, house }) => {
    await page.addInitScript((kept) => localStorage.setItem("burgomaster.settings", JSON.stringify(kept)), { language, theme: "auto", speed: "off", list: true });
    await seatAt(page, house, [{ type: "me", name: "Anna" }, { type: "bot", bot: "clerk" }], null, GAME);
    await ourTurn(page);
    await expect(page.getByRole("region", { name: pack })).toBeVisible();
    await expect(page.locator("header")).toContainText(round);
    const text = (await page.locator("body").textContent()) ?? "";
    expect(text).not.toMatch(/\bct-|\bplain-|undefined|\[object/);
  });
}

for (const { theme, width } of [
  { theme: "light", width: 360 },
  { theme: "dark", width: 1440 },
] as const) {
  const how = `${theme}, ${width} px`;
  const sitters = [{ type: "me", name: "Anna" }, { type: "bot", bot: "clerk" }, { type: "bot", bot: "clerk" }] as const;

  async function check(page: Page, where: string): Promise<void> {
    await page.evaluate(() => document.documentElement.setAttribute("data-motion", "off"));
    const { violations } = await new AxeBuilder({ page }).options({ rules: { "label-content-name-mismatch": { enabled: true } } }).analyze();
    expect(violations.map((each) => `${each.id}: ${each.nodes.map((node) => node.html.slice(0, 160)).slice(0, 3).join(" | ")}`), where).toEqual([]);
    const [wide, most] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth] as const);
    expect(wide, `nothing sticks out: ${where}`).toBeLessThanOrEqual(most);
  }
  async function set(page: Page): Promise<void> {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
  }

  test(`axe finds nothing in a draft in the plain room, ${how}`, async ({ page, house }) => {
    test.slow();
    await set(page);
    await seatAt(page, house, [...sitters], null, GAME);
    await ourTurn(page);
    await check(page, "draft");
  });

  test(`axe finds nothing later in the plain room, ${how} @slow`, async ({ page, house }) => {
    await set(page);
    await seatAt(page, house, [...sitters], begun(0.9), GAME);
    await ourTurn(page);
    for (const more of await page.locator("details > summary").all()) await more.click();
    await check(page, "late in the game");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Cards and tiles" }).click();
    await expect(page.getByText("120 found")).toBeVisible();
    await check(page, "the book");
    await seatAt(page, house, [], { type: "record", text: RECORD }, GAME);
    await expect(page.getByText(/wins!|share the victory!/)).toBeVisible({ timeout: 20_000 });
    await check(page, "the end");
  });
}
