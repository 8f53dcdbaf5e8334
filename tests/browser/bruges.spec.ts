/** Bruges at its table: a hand filled card by card, a turn by places and by keys, in sight at every size, read aloud, explained. */
import AxeBuilder from "@axe-core/playwright";

import { expect, ourTurn, seatAt, test, type House, type Page, type Sitter } from "./house";

const GAME = "bruges";
/** My turn in the middle of a game, with people at home and people in the hand. */
const MIDDLE = `round = 4
dice = { blue = 1, brown = 5, yellow = 2, red = 3, violet = 4 }
[player.1]
guilders = 12
hand = [42, 97, 118, 63]
houses = [{ house = "blue", persons = [53] }, "brown", { house = "red", persons = [15] }, "yellow"]
workers = { blue = 2, brown = 1, yellow = 2, red = 1, violet = 3 }
threats = { violet = 1, brown = 2 }
canal = { left = 1, right = 3 }
[player.2]
houses = [{ house = "red", persons = [25] }, "violet"]
`;
const bots = (count: number, bot = "random"): Sitter[] => Array.from({ length: count }, () => ({ type: "bot", bot }));
const ASK = "#question .ask";

async function keep(page: Page, settings: object = {}): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem("burgomaster.settings", JSON.stringify(kept)), { language: "en", motion: false, speed: "off", list: false, ...settings });
}
async function sit(page: Page, house: House, players: number, settings: object = {}): Promise<void> {
  await keep(page, settings);
  await seatAt(page, house, [{ type: "me", name: "Anna" }, ...bots(players - 1)], { type: "position", text: `players = ${players}\n${MIDDLE}` }, GAME);
  await ourTurn(page);
}

test("a hand is filled card by card from two piles, and its faces are seen when it is full", async ({ page, house }) => {
  await page.setViewportSize({ width: 1440, height: 757 });
  await keep(page);
  await seatAt(page, house, [{ type: "me", name: "Anna" }, ...bots(1)], null, GAME);
  for (let drawn = 0; drawn < 5; drawn++) {
    await ourTurn(page);
    await expect(page.locator("[data-target='hand'] .free")).toHaveCount(5 - drawn);
    await expect(page.locator("[data-target^='card:']")).toHaveCount(0);
    await page.locator(`[data-pile='${drawn % 2 ? "right" : "left"}']`).click();
    // Drawing cannot be taken back, so it is confirmed.
    const confirm = page.locator("#question .confirm button.main");
    if (await confirm.isVisible()) await confirm.click();
    await expect(page.locator("[data-target='hand'] .free")).toHaveCount(drawn < 4 ? 4 - drawn : 0);
  }
  await expect(page.locator("[data-target^='card:']")).toHaveCount(5);
  await expect(page.locator("[data-pile]")).toHaveCount(0);
});

test("a picked card lights its places with what they cost and bring, a ghost shows who moves in, a click does it", async ({ page, house }) => {
  await page.setViewportSize({ width: 1440, height: 757 });
  await sit(page, house, 3);
  await page.locator("[data-target='card:118']").click();
  await expect(page.locator("[data-target='worker:violet'].near .chips")).toContainText("+");
  await expect(page.locator("[data-target='die:violet'].near .chips")).toContainText("+4");
  await expect(page.locator("[data-target='threat:violet'].near .chips")).toContainText("+1");
  await expect(page.locator("[data-target='canal:left'].near .chips")).toContainText("−2");
  await expect(page.locator("[data-target='house:new'].near .chips")).toContainText("−1");
  const empty = page.locator("[data-target='house:2'].near");
  await expect(empty.locator(".chips")).toContainText("−6");
  await empty.hover();
  await expect(page.locator("[data-drawn='house:2'] .ghost")).toBeVisible();
  await empty.click();
  await expect(page.locator("[data-target='person:118']")).toBeVisible();
  await expect(page.locator(ASK)).toContainText(/end your turn/i);
  await page.keyboard.press("u");
  await expect(page.locator("[data-target='card:118']")).toBeVisible();
});

test("a turn by the keyboard: to the card, to the place, and the end", async ({ page, house }) => {
  await sit(page, house, 2);
  await page.keyboard.press("h");
  await page.keyboard.press("Enter");
  await expect(page.locator("button.spot.picked")).toHaveCount(1);
  await page.keyboard.press("n");
  await expect(page.locator("button.spot.near:focus")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page.locator(ASK)).toContainText(/end your turn/i);
  await page.keyboard.press("e");
  await expect(page.locator(ASK)).not.toContainText(/your card is played/i);
});

/** What of these places is not wholly in the window. */
async function outside(page: Page, selectors: readonly string[]): Promise<string[]> {
  return page.evaluate((wanted) => {
    const out: string[] = [];
    for (const selector of wanted) {
      const found = [...document.querySelectorAll(selector)];
      if (found.length === 0) out.push(`${selector}: not there`);
      for (const element of found) {
        const box = element.getBoundingClientRect();
        // A card reaches below the edge; what has to be seen of it are its name, picture and icons.
        const bottom = element.matches("[data-target^='card:']") ? box.top + box.height * 0.74 : box.bottom;
        if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || bottom > innerHeight + 1) out.push(`${selector}: ${[box.left, box.top, box.right, bottom].map(Math.round).join(" ")}`);
      }
    }
    if (document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth) out.push("the page scrolls");
    return out;
  }, selectors);
}
/** Names that are set smaller than 10 px. */
async function small(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<SVGTextElement>(".bruges text")].flatMap((text) => {
      const matrix = text.getScreenCTM();
      const size = parseFloat(text.getAttribute("font-size") ?? "0") * Math.hypot(matrix?.a ?? 1, matrix?.b ?? 0);
      return /\p{L}{3}/u.test(text.textContent ?? "") && size < 9.9 ? [`${text.textContent ?? ""} ${size}`] : [];
    }),
  );
}
const ALWAYS = ["[data-target^='card:']", "#question .bar"];
const MINE = ["[data-target='person:53']", "[data-target^='worker:']", "[data-target^='threat:']", "[data-target^='canal:']"];
const TOWN = ["[data-target='stairs']", "[data-target^='die:']", "[data-target^='pile:']", "[data-target='discards']"];
for (const [width, height, players] of [[1440, 757, 4], [2560, 1440, 2], [360, 740, 3]] as const) {
  test(`what must be in sight is, ${width} x ${height}, ${players} players`, async ({ page, house }) => {
    await page.setViewportSize({ width, height });
    await sit(page, house, players);
    if (width > 360) {
      expect(await outside(page, [...ALWAYS, ...MINE, ...TOWN, "[data-target^='seat:']", "[data-target='person:25']"])).toEqual([]);
      const box = await page.locator(".bruges").boundingBox();
      expect([box?.x, box?.y, Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([0, 0, width, height]);
    } else {
      for (const [tab, places] of [["mine", MINE], ["city", TOWN.slice(1)], ["others", ["[data-target='person:25']"]]] as const) {
        await page.locator(`[data-tab='${tab}']`).click();
        expect(await outside(page, [...ALWAYS, ...places]), tab).toEqual([]);
        expect(await small(page), tab).toEqual([]);
      }
    }
    expect(await small(page)).toEqual([]);
  });
}

for (const { theme, width } of [{ theme: "light", width: 1440 }, { theme: "dark", width: 360 }] as const) {
  test(`axe finds nothing at the table, in the book and in the rules, ${theme}, ${width} px`, async ({ page, house }) => {
    const axe = async (where: string): Promise<void> => {
      await page.evaluate(() => document.documentElement.setAttribute("data-motion", "off"));
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map((each) => `${each.id}: ${each.nodes.map((node) => node.html.slice(0, 160)).slice(0, 3).join(" | ")}`), where).toEqual([]);
    };
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: width === 360 ? 740 : 757 });
    await sit(page, house, 3, { theme: "auto" });
    await page.locator("[data-target='card:118']").click();
    await axe("a card picked");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Cards and tiles" }).click();
    await expect(page.getByText("165 persons")).toBeVisible();
    await axe("the book");
    await page.goto(`${house.url}/#/rules/${GAME}`);
    await expect(page.getByRole("heading", { name: "The goal" })).toBeVisible();
    await axe("the rules");
  });
}

for (const [language, told] of [["de", "Treppe des Rathauses"], ["nl", "Trap van het stadhuis"]] as const) {
  test(`everything has words in ${language}`, async ({ page, house }) => {
    await sit(page, house, 2, { language });
    await expect(page.getByText(told).first()).toBeAttached();
    expect((await page.locator("body").textContent()) ?? "").not.toMatch(/\bbr-|\bbruges-|undefined|\[object/);
  });
}

test("the first game explains drawing, and goes on by itself", async ({ page, house }) => {
  await keep(page);
  await page.goto(house.url);
  const picture = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Bruges" }) });
  await picture.getByRole("button", { name: "First game" }).click();
  const coach = page.locator("[data-coach]");
  for (const title of ["Welcome to Bruges", "Draw cards"]) {
    await expect(coach.getByRole("heading", { name: title })).toBeVisible();
    await coach.locator("button.turn").click();
  }
  await expect(coach.locator("h2")).toHaveCount(0);
  await expect(page.locator("[data-pile]").first()).toBeVisible();
});

/** One choice by places alone: what is picked goes on to a place, else something lit is picked, else what needs no place. */
async function choose(page: Page, at: number): Promise<void> {
  for (const found of [page.locator("#question .confirm button.main"), page.locator("button.spot.near"), page.locator("button.spot.lit:not(.picked)"), page.locator("#question .bar button.choice:not([aria-disabled=true])")]) {
    const count = await found.count();
    if (count === 0) continue;
    await found.nth(at % count).click({ timeout: 3000 }).catch(() => undefined);
    return;
  }
}

test("a whole game by places alone, to its end and back through it @slow", async ({ page, house }) => {
  test.setTimeout(1_800_000);
  await page.setViewportSize({ width: 1440, height: 757 });
  await keep(page);
  await seatAt(page, house, [{ type: "me", name: "Anna" }, ...bots(1, "clerk")], null, GAME);
  for (let at = 0; at < 3000 && (await ourTurn(page)); at++) await choose(page, at);
  await expect(page.locator(".ending")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/wins!|share the victory!/)).toBeVisible({ timeout: 60_000 });
  await page.getByRole("button", { name: "Replay" }).first().click();
  await expect(page.locator(".replay")).toBeVisible();
});
