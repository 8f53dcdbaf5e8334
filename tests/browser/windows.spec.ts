/** Every window: what must be read can be, nothing asked for is cut off or covered, in every frame, with the most there can be on a table. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { mistakes } from "./mistakes";
import { expect, ourTurn, seatAt, test, type House, type Page } from "./house";

/** Where pictures of every window are put, if anywhere. */
const LOOK = process.env["BURGOMASTER_LOOK"];
type Size = readonly [number, number];

/** As much as there can be: five players, six expansions, ten plots and seven cards in the last season. */
const MOST = `players = 5
season = 8
round = 1
dice = { purple = 4, orange = 5, gray = 3, pink = 6, brown = 2, black = 6 }
expansions = ["mayors", "statues", "intrigue", "exchange", "ships", "clerics"]
open_tokens = { purple = 2, pink = 2, gray = 1, orange = 2, brown = 1, "purple-gray" = 1, "pink-gift" = 1 }
[mayors]
held = ["moenckeberg b", "weber b", "versmann a", "none", "none"]
[exchange]
side = "B06"
space = 6
[player.1]
marks = 9
points = 16
square = 4
hand = [14, 27, 50, 110, 238, 120, 260]
workers = { purple = 1, orange = 0, gray = 3, pink = 0, brown = 12 }
levels = { orange = 2, pink = 2, purple = 1, brown = 1 }
wall = { left = 2, right = 2 }
majorities = ["square", "zoo"]
garden = [268, 247, 261]
sites = [{ site = "pink", buildings = [104] }, { site = "brown", buildings = [15] }, { site = "orange", buildings = [109] }, { site = "gray", buildings = [9] }, { site = "pink", buildings = [62] }, { site = "gray", buildings = [11] }, { site = "orange", buildings = [195] }, "gray", { site = "brown", buildings = [71] }, "purple"]
[player.2]
hand = [100, 101, 102, 103, 105]
points = 12
square = 5
[player.3]
hand = [150, 151]
points = 26
square = 6
garden = [244]
[player.4]
hand = [200, 201, 202]
points = 15
[player.5]
hand = [160, 161]
points = 22
square = 3
`;
const FEW = `players = 2
season = 2
round = 1
[player.1]
marks = 8
hand = [54, 90, 182, 245, 31]
[player.2]
hand = [100, 120]
`;

/** Four players, a street of sixteen houses and seven cards. */
const BRUGES_MOST = `game = "bruges"
players = 4
round = 6
phase = "3"
lap = 1
dice = { blue = 1, brown = 5, yellow = 2, red = 6, violet = 3 }
[player.1]
guilders = 9
points = 11
reputation = 5
hand = [14, 27, 50, 110, 138, 120, 160]
workers = { blue = 4, brown = 0, yellow = 12, red = 1, violet = 3 }
threats = { brown = 2, yellow = 1, red = 2, violet = 1 }
canal = { left = 3, right = 4 }
majorities = ["canal"]
houses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 17]
persons = [21, 22, 23, 24, 25, 26, 28, 29, 30, 31, 32, 33, 34, 35, 36]
[player.2]
hand = [100, 101, 102, 103, 105]
points = 9
houses = [61, 62, 63, 64, 65, 66, 67, 68, 69, 70]
persons = [71, 72, 73, 74, 75, 76]
[player.3]
hand = [150, 151]
points = 13
houses = [81, 82, 83, 84, 85]
persons = [86, 87, 88]
[player.4]
hand = [152, 153, 154]
points = 17
`;
const BRUGES_FEW = `game = "bruges"
players = 2
round = 2
phase = "3"
lap = 1
[player.1]
guilders = 9
hand = [14, 27, 50, 110, 138]
workers = { blue = 2, red = 1 }
houses = [1, 2]
persons = [21]
[player.2]
hand = [100, 101]
`;

/** Five players with six tiles each in a city of 80 cells; the same while they choose them, and with all of it to be supplied. */
const CITY_MOST = readFileSync(join(import.meta.dirname, "positions/city-build.toml"), "utf8");
const CITY_DRAFT = CITY_MOST.replace("III", "II")
  .replace("turn = 1\n", "")
  .replace(/^hand = /gm, "pack = ");
const CITY_SUPPLY = CITY_MOST.replace("III", "IV").replace(/^hand = .*\n/gm, "");
const CITY_FEW = `game = "city_tycoon"
players = 2
[player.1]
money = 14
hand = [36, 43, 39, 40]
tiles = ["1 at e2 s1", "22 at w2 n1"]
[player.2]
tiles = ["3 at e2 n1"]
`;

/** What is in hand, in a pack, or to be supplied. */
const CARDS = ".hand .card[data-target], .pack .card, .dock .own";

async function open(page: Page, house: House, size: Size, at: Table): Promise<void> {
  const { language, text, game, letters = "a" } = at;
  await page.setViewportSize({ width: size[0], height: size[1] });
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
  await page.goto(`${house.url}/healthz`);
  await page.evaluate((kept) => localStorage.setItem("burgomaster.settings", JSON.stringify(kept)), {
    language,
    text: letters,
    list: false,
    speed: "off",
    endTurns: false,
    endTold: true,
  });
  const players = Number(/players = (\d)/.exec(text)?.[1] ?? 2);
  const bots = Array.from({ length: players - 1 }, () => ({ type: "bot", bot: "random" }) as const);
  await seatAt(page, house, [{ type: "me", name: "Anna" }, ...bots], { type: "position", text }, game);
  await ourTurn(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Look at a table in a window of some size: as it asks, with a card picked, and behind the tab of the city. */
async function lookAt(page: Page, size: Size, name: string, picks: boolean): Promise<string[]> {
  await page.setViewportSize({ width: size[0], height: size[1] });
  await page.waitForFunction(
    ([cards, wide]) => document.querySelector(cards) !== null && document.body.clientWidth === wide,
    [CARDS, size[0]] as const,
  );
  // Whoever points at a hand sees all of it, and goes on where nothing is pointed at.
  const away = async (): Promise<void> => {
    await page.locator(CARDS).first().hover();
    await page.mouse.move(2, size[1] - 2);
  };
  await away();
  // Once the frame is measured, it is drawn anew.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  const found: string[] = [];
  const frame = await page.locator(".stage").getAttribute("data-frame");
  const look = async (where: string): Promise<void> => {
    for (const each of await page.evaluate(mistakes)) found.push(`${size.join(" x ")}, ${frame}, ${where}: ${each}`);
    if (LOOK) await page.screenshot({ path: `${LOOK}/${name}-${size.join("x")}-${where}.png` });
  };
  await look("asked");
  // So is the list of what can be chosen, also while one points at the table and a dock makes way for it.
  await page.keyboard.press("l");
  await page.mouse.move(size[0] / 2, size[1] / 3);
  const outside = (): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll(".listed")]
        .map((each) => each.getBoundingClientRect())
        .filter(({ left, right, top, bottom }) => Math.min(left, top) < 0 || right > innerWidth || bottom > innerHeight)
        .map(({ x, y, width, height }) => `the list lies at ${[x, y, width, height].map(Math.round).join(", ")}`),
    );
  await expect(page.locator(".listed")).toBeVisible();
  await expect.poll(outside, `${size.join(" x ")}, ${frame}`).toEqual([]);
  if (LOOK) await page.screenshot({ path: `${LOOK}/${name}-${size.join("x")}-list.png` });
  await page.keyboard.press("l");
  await away();
  if (!picks) return found;
  await page.locator(CARDS).nth(1).click();
  await away();
  await look("picked");
  if (frame === "side" || frame === "phone") {
    await page.locator("[data-tab=city]").click();
    await look("city");
    await page.locator("[data-tab=mine]").click();
  }
  await page.keyboard.press("Escape");
  // A card with the focus lies over the others.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  return found;
}

/** One table in windows of all these sizes, one after the other. */
async function check(page: Page, house: House, sizes: readonly Size[], at: Table): Promise<void> {
  await open(page, house, sizes[0] ?? [1440, 900], at);
  const found: string[] = [];
  const { game, language, letters = "", picks = true } = at;
  for (const size of sizes)
    found.push(...(await lookAt(page, size, `${game}-${language}${letters}${picks ? "" : "-deal"}`, picks)));
  expect(found).toEqual([]);
}

interface Table {
  readonly game: string;
  readonly text: string;
  readonly language: string;
  /** How large letters are wanted. */
  readonly letters?: "a+" | "a++";
  /** Whether a card is picked, too. */
  readonly picks?: boolean;
}
const SHORT: readonly Size[] = [
  [844, 390],
  [1024, 768],
  [820, 1180],
  [1366, 625],
];
const LONG: readonly Size[] = [
  [1180, 820],
  [1366, 768],
  [1280, 720],
  [1200, 700],
  [1110, 665],
  [960, 505],
  [720, 378],
  [768, 1024],
  [390, 844],
  [360, 740],
  [2560, 1440],
];

/** Windows in which larger letters leave room for as much as with the usual ones. */
const LARGER: readonly Size[] = [
  [1440, 900],
  [1024, 768],
  [820, 1180],
  [960, 505],
  [390, 844],
];

const TABLES = [
  { game: "hamburg", most: MOST, few: FEW },
  { game: "bruges", most: BRUGES_MOST, few: BRUGES_FEW },
  { game: "city_tycoon", most: CITY_MOST, few: CITY_FEW },
];

for (const { game, most, few } of TABLES) {
  test(`${game} with all there can be can be read in every frame, in German`, async ({ page, house }) =>
    check(page, house, SHORT, { game, text: most, language: "de" }));
  test(`${game} with all there can be can be read in every other window @slow`, async ({ page, house }) =>
    check(page, house, LONG, { game, text: most, language: "de" }));
  test(`${game} of two can be read in every window, in Dutch @slow`, async ({ page, house }) =>
    check(page, house, [...SHORT, ...LONG], { game, text: few, language: "nl" }));
  for (const letters of ["a+", "a++"] as const)
    test(`${game} can be read with letters ${letters} @slow`, async ({ page, house }) =>
      check(page, house, LARGER, { game, text: few, language: "de", letters }));
}
test("a small phone shows all that is mine, every other player, and the whole question", async ({ page, house }) => {
  await open(page, house, [360, 740], { game: "hamburg", text: FEW, language: "nl" });
  const bar = page.locator("#question .bar");
  const top = async (): Promise<number> => (await bar.boundingBox())?.y ?? 0;
  // Down to the wall's lower edge.
  const mine = await page.locator("#tab-panel .mine").boundingBox();
  expect((mine?.y ?? Infinity) + (mine?.height ?? 0)).toBeLessThanOrEqual(await top());
  for (let card = 0; card < 5; card++) {
    await page.locator(CARDS).nth(card).click();
    // All of the sentence is inside the bar.
    const [sentence, around] = await Promise.all([
      bar.locator("p, [data-about=question]").first().boundingBox(),
      bar.boundingBox(),
    ]);
    expect(sentence?.y ?? 0).toBeGreaterThanOrEqual(around?.y ?? Infinity);
    expect((sentence?.y ?? 0) + (sentence?.height ?? 0)).toBeLessThanOrEqual(
      (around?.y ?? 0) + (around?.height ?? 0) + 1,
    );
    await page.keyboard.press("Escape");
  }
  await open(page, house, [360, 740], { game: "hamburg", text: MOST, language: "nl" });
  await expect(page.locator(".top, .stage").first().getByText("8/8")).toBeVisible();
  const head = await page
    .locator(".stage [data-portrait]")
    .evaluateAll((faces) => faces.filter((face) => face.getBoundingClientRect().bottom < 50).length);
  expect(head).toBe(4);
});

for (const [deal, text] of [
  ["choosing tiles", CITY_DRAFT],
  ["supplying", CITY_SUPPLY],
] as const)
  test(`city_tycoon, ${deal}, can be read in every window @slow`, async ({ page, house }) =>
    check(page, house, [...SHORT, ...LONG], { game: "city_tycoon", text, language: "de", picks: false }));
