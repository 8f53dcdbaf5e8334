/** Every window: what must be read can be, nothing asked for is cut off or covered, in every frame, with the most there can be on a table. */
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

async function open(page: Page, house: House, size: Size, language: string, text: string, game: string): Promise<void> {
  await page.setViewportSize({ width: size[0], height: size[1] });
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
  await page.goto(`${house.url}/healthz`);
  await page.evaluate((kept) => localStorage.setItem("burgomaster.settings", JSON.stringify(kept)), {
    language,
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

/** What is wrong with a window, in words: letters too small, cards or places cut off or covered, empty sky, targets too small. */
function mistakes(): string[] {
  const found: string[] = [];
  const [wide, high] = [window.innerWidth, window.innerHeight];
  const units = document.querySelector<HTMLElement>(".stage .units");
  const u = units ? new DOMMatrix(getComputedStyle(units).transform).a : 1;
  const name = (element: Element): string =>
    `${element.closest("[data-target]")?.getAttribute("data-target") ?? element.className.toString()} ${(element.textContent ?? "").trim().slice(0, 30)}`;
  const seen = (element: Element): boolean => {
    const box = element.getBoundingClientRect();
    return (
      box.width > 2 &&
      box.height > 2 &&
      box.right > 0 &&
      box.left < wide &&
      box.bottom > 0 &&
      box.top < high &&
      !element.closest(".unseen") &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  const inside = (box: DOMRect): boolean =>
    box.left >= -1 && box.top >= -1 && box.right <= wide + 1 && box.bottom <= high + 1;
  const onTop = (element: Element, within: Element): boolean => {
    const box = element.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return top !== null && (within.contains(top) || top.contains(within));
  };
  // No letter is too small.
  const texts = document.createTreeWalker(document.querySelector(".stage") ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || !seen(element)) continue;
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.d ?? u) : u;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < 10.5) found.push(`letters of ${size.toFixed(1)} px: ${name(element)}`);
  }
  // Every card of the hand shows name, cost, points and icons.
  const cards = [...document.querySelectorAll(".hand [data-target^='card:'].card")];
  if (cards.length === 0) found.push("no hand");
  for (const card of cards)
    for (const part of [".name > svg, p.name, g.name", ".cost", ".points", ".does, .category"]) {
      const shown = card.querySelector(part);
      if (!shown) {
        if (!part.startsWith(".does") || card.querySelector(".narrow")) continue;
        found.push(`a card without ${part}`);
      } else if (!inside(shown.getBoundingClientRect())) found.push(`cut off: ${part} of ${name(card)}`);
      else if (!onTop(shown, card)) found.push(`covered: ${part} of ${name(card)}`);
      else if (shown instanceof HTMLElement && shown.scrollWidth > shown.clientWidth + 1 && part.startsWith(".does"))
        found.push(`${shown.scrollWidth - shown.clientWidth} px cut off: ${part} of ${name(card)}`);
    }
  // Question and lit places are inside and free; behind a tab they may have to be scrolled to.
  const lit = [...document.querySelectorAll("button.spot:is(.lit, .near):not(.dimmed)")];
  if (lit.length === 0) found.push("nothing is lit");
  for (const place of [...document.querySelectorAll("#question .bar"), ...lit]) {
    if (place.closest("#tab-panel")) place.scrollIntoView({ block: "center" });
    const box = place.getBoundingClientRect();
    if (!place.closest(".hand") && !inside(box)) found.push(`outside the window: ${name(place)}`);
    else if (!place.closest(".hand") && !onTop(place, place)) found.push(`covered: ${name(place)}`);
  }
  // No sky without anything over a quarter of the height.
  const places = [...document.querySelectorAll("main [data-target]")].filter(seen);
  const head = document.querySelector(".stage.phone .top")?.getBoundingClientRect().bottom ?? 0;
  const top = Math.min(...places.map((each) => each.getBoundingClientRect().top).filter((each) => each > 0));
  if (top - head > high / 4) found.push(`empty sky down to ${Math.round(top)}`);
  // What is pressed is large enough.
  for (const button of [...document.querySelectorAll(".stage button, .stage a")].filter(seen)) {
    const { width, height } = button.getBoundingClientRect();
    if (Math.min(width, height) < 23.9 && !button.closest(".hand"))
      found.push(`a target of ${width.toFixed(1)} x ${height.toFixed(1)}: ${name(button)}`);
  }
  return [...new Set(found)];
}

/** Look at a table in a window of some size: as it asks, with a card picked, and behind the tab of the city. */
async function lookAt(page: Page, size: Size, name: string): Promise<string[]> {
  await page.setViewportSize({ width: size[0], height: size[1] });
  await page.waitForFunction(
    ([wide]) =>
      document.querySelector(".hand [data-target^='card:'].card") !== null && document.body.clientWidth === wide,
    size,
  );
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
  await page.locator(".hand [data-target^='card:'].card").nth(1).click();
  await page.mouse.move(2, 2);
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
async function check(page: Page, house: House, sizes: readonly Size[], language: string, at: Table): Promise<void> {
  await open(page, house, sizes[0] ?? [1440, 900], language, at.text, at.game);
  const found: string[] = [];
  for (const size of sizes) found.push(...(await lookAt(page, size, `${at.game}-${language}`)));
  expect(found).toEqual([]);
}

interface Table {
  readonly game: string;
  readonly text: string;
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
  [960, 505],
  [720, 378],
  [768, 1024],
  [390, 844],
  [360, 740],
  [2560, 1440],
];

const TABLES = [
  { game: "hamburg", most: MOST, few: FEW },
  { game: "bruges", most: BRUGES_MOST, few: BRUGES_FEW },
];

for (const { game, most, few } of TABLES) {
  test(`${game} with all there can be can be read in every frame, in German`, async ({ page, house }) =>
    check(page, house, SHORT, "de", { game, text: most }));
  test(`${game} with all there can be can be read in every other window @slow`, async ({ page, house }) =>
    check(page, house, LONG, "de", { game, text: most }));
  test(`${game} of two can be read in every window, in Dutch @slow`, async ({ page, house }) =>
    check(page, house, [...SHORT, ...LONG], "nl", { game, text: few }));
}
