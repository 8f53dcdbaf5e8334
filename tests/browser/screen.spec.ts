/** What a person meets on the screen: what is in sight, what is read aloud, where the focus is. */
import { readFileSync } from "node:fs";

import { atTurn, expect, ourTurn, RECORD, seatAt, still, story, test, toTurn, type House, type Page } from "./house";

const PHONE = { width: 360, height: 740 };
const AGAINST_ONE = [
  { type: "me", name: "Anna" },
  { type: "bot", bot: "random" },
] as const;

/** Set what the menu sets, before the page is opened. */
async function prefer(page: Page, settings: object): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem("burgomaster.settings", JSON.stringify(kept)), settings);
}

/** From now on, note in every frame what the page has the focus on when nothing else does. */
async function watchFocus(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const fallen: string[] = [];
    (window as unknown as { fallen: string[] }).fallen = fallen;
    let last = "";
    const look = (): void => {
      const now = document.activeElement;
      if (!now || now === document.body) fallen.push(`after ${last}`);
      else last = now.outerHTML.slice(0, 120);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => [...new Set((window as unknown as { fallen: string[] }).fallen)]);
}

async function loadRecord(page: Page, house: House, names: Record<string, string> = {}): Promise<void> {
  const text = readFileSync(RECORD, "utf8").replace(/^seat (\w+)$/gm, (line, name: string) =>
    names[name] ? `seat ${names[name]}` : line,
  );
  await seatAt(page, house, [], { type: "record", text });
  await expect(page.locator(".ending")).toBeVisible();
}

test.describe("by keyboard", () => {
  test("a focused card is played, and the focus never falls to the page", async ({ page, house }) => {
    await atTurn(page, house);
    await page.keyboard.press("n");
    await expect(page.locator("button.spot.lit:focus")).toHaveCount(1);
    const fallen = await watchFocus(page);
    // Long enough that the card is shown large while it has the focus, as a person would see it.
    await expect(page.locator("[data-enlarged]")).toBeVisible();
    const cards = await page.locator("[data-target^='card:']").count();
    await page.keyboard.press("Enter");
    await expect(page.locator("#question .choice").first()).toBeVisible();
    await page.keyboard.press("1");
    await expect(page.locator("#question .ask")).toContainText(/end your turn/i);
    await expect(page.locator("[data-target^='card:']")).toHaveCount(cards - 1);
    await expect(page.locator("[data-enlarged]")).toHaveCount(0);
    await expect(page.locator("#question")).toBeFocused();
    // Undo keeps the focus, also while it is on its way.
    await page.getByRole("button", { name: "Undo" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("[data-target^='card:']")).toHaveCount(cards);
    await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
    await page.keyboard.press("n");
    await page.keyboard.press("Enter");
    await page.keyboard.press("1");
    await expect(page.locator("#question .ask")).toContainText(/end your turn/i);
    await page.locator("#question .choice").filter({ hasText: "End the turn" }).focus();
    await page.keyboard.press("e");
    await expect(page.locator("#question .ask")).not.toContainText(/end your turn/i);
    await ourTurn(page);
    expect(await fallen()).toEqual([]);
  });

  test("dialogs give the focus back to what opened them", async ({ page, house }) => {
    await atTurn(page, house);
    const menu = page.getByRole("button", { name: "Menu", exact: true });
    await menu.focus();
    const fallen = await watchFocus(page);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Close" }).press("Enter");
    await expect(menu).toBeFocused();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Keyboard shortcuts" }).press("Enter");
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeFocused();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Replay" }).press("Enter");
    await expect(page.getByRole("slider")).toBeVisible();
    await page.getByRole("button", { name: "To the beginning" }).press("Enter");
    await page.getByRole("button", { name: "Back to the game" }).press("Enter");
    await expect(page.locator("#question")).toBeFocused();
    expect(await fallen()).toEqual([]);
  });

  test("the log is one stop of the Tab key, and arrows walk through it", async ({ page, house }) => {
    await seatAt(page, house, [...AGAINST_ONE]);
    await toTurn(page);
    // The tab's word is upright by an element of its own: WebKit writes those of a button horizontally, whatever it is told.
    const tab = page.getByRole("button", { name: /^Story/ });
    expect(
      await tab.evaluate((button) =>
        [button, ...button.querySelectorAll(":scope > span")].map((each) => getComputedStyle(each).writingMode),
      ),
    ).toEqual(["horizontal-tb", "vertical-rl"]);
    const log = await story(page);
    await expect.poll(() => log.locator("button").count()).toBeGreaterThan(3);
    await expect(log.locator("button:not([tabindex='-1']), a:not([tabindex='-1'])")).toHaveCount(1);
    await page.getByRole("tab", { name: "Story" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    const last = log.locator("li").last().getByRole("button");
    await expect(last).toBeFocused();
    await page.keyboard.press("Home");
    await expect(log.locator("li button").first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(log.locator("li").first().locator("button")).not.toBeFocused();
    await page.keyboard.press("End");
    await page.keyboard.press("Tab");
    expect(await log.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  });
});

test.describe("replay", () => {
  test("goes by arrows, Home, End and the space bar, and every moment has an address", async ({ page, house }) => {
    await loadRecord(page, house);
    const table = page.url();
    await page.keyboard.press("r");
    await page.keyboard.press("Home");
    await expect(page.getByText(/^0 of \d+$/)).toBeVisible();
    // At the beginning the log tells nothing in advance.
    const log = await story(page);
    await expect
      .poll(() => log.evaluate((element) => [element.scrollTop, element.scrollHeight > element.clientHeight]))
      .toEqual([0, true]);
    for (let i = 0; i < 20; i++) await page.keyboard.press("ArrowRight");
    await expect(page.getByText(/^20 of \d+$/)).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByText(/^19 of \d+$/)).toBeVisible();
    await expect(page).toHaveURL(`${table}/at/19`);
    await page.keyboard.press("Space");
    await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
    // It goes on by itself, and nobody need be there just when it shows one step.
    await expect(page.getByText(/^(2[1-9]|[3-9]\d|\d{3,}) of \d+$/)).toBeVisible();
    await page.keyboard.press("Space");
    await expect(page.getByRole("button", { name: "Play the steps" })).toBeVisible();
    await page.keyboard.press("End");
    await expect(page.getByText(/^(\d+) of \1$/)).toBeVisible();
    // Seasons lie along the slider.
    await page.keyboard.press("Shift+ArrowLeft");
    await expect(page.getByRole("button", { name: "Season 8" })).toHaveAttribute("aria-current", "step");
    await page.getByRole("button", { name: "Season 3" }).click();
    await expect(page.getByRole("slider")).toHaveAttribute("aria-valuetext", /, Season 3$/);
    // One's wall stays in sight.
    const [wall, bar] = [await still(page.locator("[data-target='wall:left']")), await still(page.locator(".replay"))];
    expect(wall.y + wall.height).toBeLessThanOrEqual(bar.y + 1);
    // Whoever has the address comes to the same moment, also after F5, and leaves it by the button.
    await page.goto(`${table}/at/19`);
    await expect(page.getByText(/^19 of \d+$/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^19 of \d+$/)).toBeVisible();
    await page.getByRole("button", { name: "Back to the game" }).click();
    await expect(page).toHaveURL(table);
    await expect(page.locator(".ending")).toBeVisible();
  });
});

test.describe("final scoring", () => {
  test("on a phone shows everyone's column, in German, and nothing makes the page wider", async ({ page, house }) => {
    await prefer(page, { language: "de", motion: false });
    await page.setViewportSize(PHONE);
    await loadRecord(page, house, { Ben: "Wilhelmine Charlotte", Clara: "Bürgermeisterin Elisabeth" });
    await expect(page.getByText(/regier(t|en) (Hamburg|Brügge|die Stadt)/)).toBeVisible();
    await expect(page.locator(".ending figure")).toBeVisible();
    await page.getByRole("button", { name: "Punkte nach Quelle" }).click();
    const last = await still(page.getByRole("dialog").locator("tfoot td").last());
    expect(last.x + last.width).toBeLessThanOrEqual(PHONE.width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  });

  test("five players with long names fit, too", async ({ page, house }) => {
    await prefer(page, { language: "de", motion: false });
    await page.setViewportSize(PHONE);
    const names = [
      "Bartholomäus-Maximilian von Hohenstauffen",
      "Wilhelmine Charlotte",
      "Bürgermeisterin",
      "Ö",
      "Kirchenpauer",
    ];
    await seatAt(
      page,
      house,
      names.map((name, at) => ({ type: at === 0 ? "me" : "here", name: name.slice(0, 40) })),
    );
    await page.getByRole("button", { name: /^Ich bin/ }).click();
    await page.getByRole("button", { name: "Menü" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Punkte", exact: true }).click();
    const sheet = page.getByRole("dialog").getByRole("region", { name: "Punkte", exact: true });
    await expect(sheet.locator("thead th")).toHaveCount(6);
    const [wide, room] = await sheet.evaluate((element) => [element.scrollWidth, element.clientWidth]);
    expect(wide).toBeLessThanOrEqual(room ?? 0);
  });

  test("is not given away by what stands beside it", async ({ page, house }) => {
    await prefer(page, { language: "en", motion: false });
    // The counting goes on by itself: not here, where it is looked at.
    await page.clock.install();
    await loadRecord(page, house);
    const total = page.locator("[data-target='points:1'][aria-label*='with final scoring']");
    await expect(total).toHaveCount(1);
    await expect(page.getByText(/^\d+ at the end/)).toBeVisible();
    // Counting again stops at every source.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.getByRole("button", { name: "Count again" }).click();
    await expect(page.getByRole("button", { name: "Faster" })).toBeVisible();
    await expect(page.locator(".ending figure")).toHaveCount(0);
    await expect(total).toHaveCount(0);
    await expect(page.getByText(/^\d+ at the end/)).toHaveCount(0);
    await page.getByRole("button", { name: "Count everything" }).click();
    await expect(page.locator(".ending figure")).toBeVisible();
    await expect(total).toHaveCount(1);
  });
});

test("a pile gives a card at the first click, as the list does", async ({ page, house }) => {
  await seatAt(page, house, [...AGAINST_ONE]);
  await expect(page.locator("button.spot.lit[data-target='pile:gray']")).toBeVisible();
  const hand = page.getByRole("heading", { name: /^Your hand/ });
  await expect(hand).toHaveText("Your hand (0)");
  await page.locator("[data-target='pile:gray']").click();
  // What was drawn and not looked at yet is in the hand, too.
  await expect(hand).toHaveText("Your hand (1)");
  await page.locator("[data-target='pile:pink']").focus();
  await page.keyboard.press("Enter");
  await expect(hand).toHaveText("Your hand (2)");
  // The pile keeps the focus for the next card.
  await expect(page.locator("[data-target='pile:pink']")).toBeFocused();
});

test("what is lit leaves the captions readable, also with five pawns at the start", async ({ page, house }) => {
  const start = {
    type: "position",
    text: 'players = 5\nseason = 2\nphase = "II"\ndice = { purple = 1, orange = 2, gray = 3, pink = 4, brown = 5, black = 6 }\n',
  };
  await seatAt(
    page,
    house,
    [{ type: "me", name: "Anna" }, ...Array.from({ length: 4 }, () => ({ type: "bot", bot: "random" }) as const)],
    start,
  );
  await expect(page.locator("[data-target='square']")).toBeVisible();
  const caption = await still(page.locator("svg text", { hasText: /^City Hall Square$/ }).last());
  const step = await still(page.locator("button.spot.lit[data-target='square']"));
  expect(step.y + step.height).toBeLessThanOrEqual(caption.y + 3);
});

test("a card of the hand is enlarged beside the hand, inside the window", async ({ page, house }) => {
  await atTurn(page, house);
  await page.locator("[data-target^='card:']").first().hover();
  await expect(page.locator("[data-enlarged]")).toBeVisible();
  const [hand, large] = [
    await still(page.locator("[data-target='hand']")),
    await still(page.locator("[data-enlarged]")),
  ];
  const apart = large.x > hand.x ? large.x - hand.x - hand.width : hand.x - large.x - large.width;
  expect(apart).toBeGreaterThanOrEqual(0);
  expect(apart).toBeLessThan(48);
  expect(large.x).toBeGreaterThanOrEqual(0);
  expect(large.x + large.width).toBeLessThanOrEqual(1440);
});

test("a card is read aloud with its color, its category and when it works; statues and warnings speak", async ({
  page,
  house,
}) => {
  const start = {
    type: "position",
    text: "players = 2\nseason = 3\nround = 2\ndice = { purple = 1, orange = 5, gray = 3, pink = 4, brown = 2, black = 6 }\n[player.1]\nmarks = 12\nhand = [54, 90, 182]\n",
  };
  await seatAt(page, house, [...AGAINST_ONE], start);
  await ourTurn(page);
  await expect(page.locator("[data-target='card:90']")).toHaveAccessibleName(
    /^Winter Quarters, card 90, pink, Circus, costs \d+ marks, \d+ points?\. When it works: /,
  );
  await expect(page.locator("[data-target='die:orange']")).toHaveAccessibleName(
    "The orange die shows 5. A warning: it increases its disaster.",
  );
  await expect(page.locator("[data-target='die:black']")).toHaveAccessibleName(
    "The black die shows 6. A warning: it draws intrigue tokens.",
  );
  await expect(page.getByRole("img", { name: /^Statues, in points: 9, / })).toBeVisible();
});

for (const language of ["en", "de", "nl"]) {
  // The longest words every day.
  test(`every name on a card in the hand can be read, ${language}${language === "de" ? "" : " @slow"}`, async ({
    page,
    house,
  }) => {
    test.slow();
    await prefer(page, { language, motion: false });
    // The whole deck in one hand, while something else is asked.
    const hand = Array.from({ length: 280 }, (_, at) => at + 1);
    const start = {
      type: "position",
      text: `players = 2\nseason = 3\nphase = "II"\ndice = { purple = 1, orange = 2, gray = 3, pink = 4, brown = 5, black = 6 }\n[player.1]\nhand = [${hand.join(", ")}]\n`,
    };
    await seatAt(page, house, [...AGAINST_ONE], start);
    await expect(page.locator("[data-target=hand] .name")).toHaveCount(280, { timeout: 60_000 });
    const names = await page.locator("[data-target=hand] .name").evaluateAll((all) =>
      all.map((name) => ({
        name: (name.textContent ?? "").replaceAll("\u00ad", ""),
        size: parseFloat(getComputedStyle(name).fontSize),
        cut: name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1,
      })),
    );
    expect(new Set(names.map(({ name }) => name)).size).toBe(280);
    expect(names.filter(({ size }) => size < 10)).toEqual([]);
    expect(names.filter(({ cut }) => cut).map(({ name }) => name)).toEqual([]);
  });
}

test("a text that is neither record nor position is called so", async ({ page, house }) => {
  await page.goto(`${house.url}/#/load`);
  await page.getByLabel("Or as text").fill("Shall we play on Friday?");
  await expect(page.getByRole("alert")).toHaveText("This is neither a record nor a position.");
  await expect(page.getByRole("button", { name: "Set up" })).toBeDisabled();
});

test("a lost connection says when it is tried again, and offers to try at once", async ({ page, house }) => {
  await atTurn(page, house);
  await house.kill();
  await expect(page.getByText(/^Trying again in [2-5] s\.$/)).toBeVisible();
  await page.getByRole("button", { name: "Try now" }).click();
  await expect(page.getByRole("button", { name: "Try now" })).toBeFocused();
  await house.start();
  await expect(page.getByText("The line is down.")).toBeHidden();
  await ourTurn(page);
});
