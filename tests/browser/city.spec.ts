/** City Tycoon's room as it is seen: what must be in sight is, at every size and in three languages; the map moves; nothing is hard to read. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { begun, BUILD, GAME, overlap, PLAIN, RECORD, sit, SIZES } from "./city";
import { accessible, expect, ourTurn, seatAt, still, test, type Page } from "./house";

const NINE = [
  "steam at e2 s1",
  "water at e3 s1",
  "wind at e4 s1",
  "solar at e5 s1",
  "steam at e6 s1",
  "water at e7 s1",
  "wind at e2 n1",
  "steam at e3 n1",
  "water at e2 n2",
];

test("nine plants are counted by kind beside whose turn it is", async ({ page, house }) => {
  await page.setViewportSize({ width: 1440, height: 757 });
  const plants = NINE.map((each) => each.split(" at ")).map(
    ([kind, at]) => `{ kind = "${kind}", at = "${at}", owner = 1 }`,
  );
  await sit(
    page,
    house,
    `round = 4\nplants = [${plants.join(", ")}]\nplayer.1 = { money = 60, tiles = ["1 at w2 n1"] }\n`,
    { ...PLAIN, language: "nl" },
  );
  const mine = page.locator(".order li.now");
  await expect(mine.locator(".plant")).toHaveText(["3", "3", "2", "1"]);
  await expect(mine.locator(".doing")).toHaveText("jouw beurt");
  expect(await overlap(page, ".order li.now .plants", ".order li.now .doing")).toBe(false);
  expect(await overlap(page, ".order li.now .plants", ".order li.now .has")).toBe(false);
  // A cell with which nothing can be done is told in a small lens, which a click holds and another place or Escape lets go.
  const [cell, lens] = [page.locator("[data-target='cell:3,-1']"), page.locator(".lens")];
  await cell.click();
  await page.mouse.move(700, 20);
  await expect(lens).toBeVisible();
  await expect(cell).not.toHaveClass(/picked/);
  const leaf = await lens.boundingBox();
  expect(leaf?.height).toBeLessThan(160);
  expect(leaf?.width).toBeLessThan(180);
  expect(await overlap(page, ".lens", "[data-target='cell:3,-1']")).toBe(false);
  await page.keyboard.press("Escape");
  await expect(lens).toHaveCount(0);
});

const TOWER = Array.from({ length: 6 }, (_, at) => `"e1 s${at + 2}"`);

test("'Fit' shows the whole city where nothing lies over it, and another window fits it anew", async ({
  page,
  house,
}) => {
  await page.setViewportSize({ width: 1440, height: 757 });
  await sit(page, house, `player.1 = { money = 20, tiles = ["1 at e2 s1"], land = [${TOWER.join(", ")}] }\n`, {
    ...PLAIN,
    language: "nl",
    list: true,
  });
  const [foot, bar] = ["[data-target='cell:0,-7']", "#question .bar"];
  // As in the longest of questions.
  await page.locator(bar).evaluate((element) => (element.style.minHeight = "150px"));
  expect(await overlap(page, foot, bar)).toBe(true);
  await page.getByRole("button", { name: "Alles", exact: true }).click();
  await expect.poll(() => overlap(page, foot, bar)).toBe(false);
  const head = await page.locator("[data-target='cell:0,0']").boundingBox();
  expect(head?.y).toBeGreaterThanOrEqual(0);
  await page.setViewportSize({ width: 2560, height: 1440 });
  await expect
    .poll(async () => (await page.locator(foot).boundingBox())?.width)
    .toBeGreaterThan(1.7 * (head?.width ?? 0));
});

test("the map is moved and zoomed by hand and keeps its place", async ({ page, house }) => {
  await page.setViewportSize({ width: 1440, height: 757 });
  await sit(page, house, BUILD);
  const start = page.locator("[data-target='cell:0,0']");
  const box = async (): Promise<{ x: number; y: number; width: number }> =>
    (await start.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const first = await still(start);
  await page.mouse.move(400, 300);
  await page.mouse.down();
  await page.mouse.move(460, 340, { steps: 4 });
  await page.mouse.up();
  await expect
    .poll(async () => [Math.round((await box()).x - first.x), Math.round((await box()).y - first.y)])
    .toEqual([60, 40]);
  await page.mouse.wheel(0, 100);
  await expect.poll(async () => (await box()).width).toBeLessThan(first.width - 4);
  await page.getByRole("button", { name: "Fit", exact: true }).click();
  await expect.poll(async () => Math.round((await box()).x)).toBe(Math.round(first.x));
});

for (const { width, height } of SIZES) {
  test(`everything that must be in sight is in sight, ${width} x ${height}`, async ({ page, house }) => {
    await page.setViewportSize({ width, height });
    await sit(page, house, BUILD, { ...PLAIN, language: "de" });
    for (const target of ["tile:3", "tile:7", "cell:0,0", "cell:-1,-1", "money:1", "points:1", "yellow:1"]) {
      const found = await still(page.locator(`[data-target='${target}']`).first());
      expect(found.x, target).toBeGreaterThanOrEqual(0);
      expect(found.y, target).toBeGreaterThanOrEqual(0);
      expect(found.x + found.width, target).toBeLessThanOrEqual(width);
      expect(found.y, target).toBeLessThan(height - 20);
    }
    const chapter = await page.locator("header .chapter").boundingBox();
    expect(chapter && chapter.y >= 0 && chapter.x + chapter.width < width).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

const CITY = readFileSync(join(import.meta.dirname, "positions/city-of-100.toml"), "utf8");
/** Windows, and how wide a cell is there at least, in pixels. */
const WINDOWS = [
  [1366, 650, 60],
  [1440, 757, 60],
  [1920, 969, 60],
  [1024, 768, 54],
  [390, 844, 54],
  [360, 740, 54],
] as const;

test("a city of a hundred tiles is a city with cells that can be hit at six windows", async ({ page, house }) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await page.addInitScript((kept) => localStorage.setItem("burgomaster.settings", JSON.stringify(kept)), PLAIN);
  await seatAt(
    page,
    house,
    [{ type: "me", name: "Anna" }, ...Array.from({ length: 4 }, () => ({ type: "bot", bot: "random" }) as const)],
    { type: "position", text: CITY },
    GAME,
  );
  await ourTurn(page);
  const cell = page.locator(".map button.cell").first();
  for (const [width, height, least] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await expect.poll(async () => (await cell.boundingBox())?.width, `${width}`).toBeGreaterThan(least - 0.6);
    expect((await cell.boundingBox())?.height, `${width}`).toBeGreaterThan(40);
    // Every block is drawn, whatever its size.
    const drawn = await page
      .locator(".map [data-drawn^='cell:'] canvas")
      .evaluateAll((all) => all.filter((each) => (each as HTMLCanvasElement).width > 60).length);
    expect(drawn, `${width}`).toBeGreaterThan(100);
  }
});

/** In the page: what cannot be hit 40 px wide and high around its middle, of what is wholly in sight; of what reaches below the window, around the middle of the rest. */
function small(selector: string): string[] {
  const found: string[] = [];
  let seen = 0;
  for (const element of document.querySelectorAll(selector)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, Math.min(top + height / 2, (top + innerHeight) / 2)];
    const hit = (dx: number, dy: number): boolean => {
      const at = document.elementFromPoint(x + dx, y + dy);
      return at !== null && (element.contains(at) || at.contains(element));
    };
    // What reaches under something else, or beyond the window, is brought into sight first.
    const [w, h] = [width * 0.45, Math.min(height, 2 * (y - top)) * 0.45];
    if (![0, -w, w].every((dx) => [0, -h, h].every((dy) => hit(dx, dy)))) continue;
    seen += 1;
    // They are all alike.
    if (seen > 6) break;
    const reach = (dx: number, dy: number): number => {
      let far = 0;
      while (far < 24 && hit(dx * (far + 1), dy * (far + 1))) far += 1;
      return far;
    };
    const [wide, high] = [reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)];
    if (Math.min(wide, high) < 38) found.push(`${wide} x ${high}: ${element.className} ${element.textContent?.trim()}`);
  }
  return seen === 0 ? [`nothing is in sight of ${selector}`] : found;
}
const BUILDING = readFileSync(join(import.meta.dirname, "positions/city-build.toml"), "utf8");
const SUPPLYING = BUILDING.replace("III", "IV").replace(/^hand = .*\n/gm, "");

for (const [asks, text, taken] of [
  ["built", BUILDING, ".hand .card[data-target]"],
  ["supplied", SUPPLYING, ".dock .own.lit"],
] as const)
  test(`what must be hit where tiles are ${asks} can be, at six windows`, async ({ page, house }) => {
    await page.addInitScript((kept) => localStorage.setItem("burgomaster.settings", JSON.stringify(kept)), PLAIN);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const bots = Array.from({ length: 4 }, () => ({ type: "bot", bot: "random" }) as const);
    await page.setViewportSize({ width: 1366, height: 650 });
    await seatAt(page, house, [{ type: "me", name: "Anna" }, ...bots], { type: "position", text }, GAME);
    await ourTurn(page);
    const all: string[] = [];
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      const first = page.locator(taken).first();
      await first.hover();
      const look = async (selector: string): Promise<void> => {
        for (const each of await page.evaluate(small, selector)) all.push(`${width} x ${height}: ${each}`);
      };
      await look(taken);
      await first.click();
      if (asks === "built") {
        await expect(page.locator("button.cell.near").first()).toBeVisible();
        await page.mouse.move(2, 2);
        await look("button.cell.near");
        // What it would mean where it is cheapest is told, and done by a button.
        await page.locator(".map button.cell[tabindex='0']").focus();
        for (const key of ["ArrowRight", "c"]) await page.keyboard.press(key);
      }
      const act = page.locator(".plate .sum button");
      await expect(act).toBeVisible();
      await look(".plate .sum button");
      await page.keyboard.press("Escape");
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    }
    expect(all).toEqual([]);
  });

test("a plant saves and a tile costs: no figure of the map is a minus that could mean both", async ({
  page,
  house,
}) => {
  await page.setViewportSize({ width: 1440, height: 757 });
  await sit(
    page,
    house,
    'round = 1\nphase = "III"\n[player.1]\nhand = [3, 7]\nmoney = 30\ntiles = ["1 at e2 s1", "8 at e3 s1"]\n',
  );
  const pills = page.locator(".map .pill");
  await page.locator(".hand [data-target='tile:3']").click();
  await expect(pills.first()).toHaveText(/^(\d+ €|no route)$/);
  await page.keyboard.press("Escape");
  for (const target of ["side:solar", "tile:3"]) await page.locator(`button[data-target='${target}']`).click();
  await expect(pills.first()).toHaveText(/^saves \d+ €$/);
  for (const text of await pills.allInnerTexts()) expect(text).not.toMatch(/[−-]/);
  const cell = page.locator("button.cell.free", { has: page.locator(".pill") }).first();
  await expect(cell).toHaveAccessibleName(/saves \d+ €/);
  await cell.hover();
  await expect(page.locator(".plate").getByRole("button")).toHaveText("Build it");
});

test("a draft says what each tile leaves and lacks, and of every pack in one line who has one of it", async ({
  page,
  house,
}) => {
  await page.setViewportSize({ width: 1440, height: 757 });
  await page.addInitScript((kept) => localStorage.setItem("burgomaster.settings", JSON.stringify(kept)), PLAIN);
  const bots = Array.from({ length: 3 }, () => ({ type: "bot", bot: "random" }) as const);
  await seatAt(page, house, [{ type: "me", name: "Anna" }, ...bots], null, GAME);
  await ourTurn(page);
  const pack = page.locator(".pack [data-target^='tile:']");
  await expect(pack).toHaveCount(6);
  // Three columns and two rows, each tile with what it would mean, and what it costs where it is cheapest.
  const boxes = await pack.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
  expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(3);
  expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(2);
  await expect(pack.first().locator(".means")).toContainText(/(lacks|enough cubes).*left −?\d+ €.*from \d+ €/s);
  await expect(pack.locator(".price")).toHaveCount(6);
  // By its figure a tile is kept; then the rest has gone by.
  await page.keyboard.press("2");
  await expect(pack).toHaveCount(5);
  const group = page.locator("[data-about='seen'] .group");
  await expect(group).toHaveCount(1);
  await expect(group.locator(".seats")).toContainText(/^one each, in turn, for/);
  // Of five, the fourth comes back to oneself.
  await expect(group.locator(".seat")).toHaveCount(5);
  await expect(group.locator(".seat").nth(3)).toHaveText("you");
  await expect(group.locator("li")).toHaveCount(5);
  // As long as M is held, the city is seen instead.
  await page.keyboard.down("m");
  await expect(pack.first()).toBeHidden();
  await page.keyboard.up("m");
  await expect(pack.first()).toBeVisible();
});

test("whoever only looks has no dock over the city, and what looks back covers none of it", async ({
  page,
  house,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 757 });
  await page.addInitScript((kept) => localStorage.setItem("burgomaster.settings", JSON.stringify(kept)), PLAIN);
  const bots = Array.from({ length: 2 }, () => ({ type: "bot", bot: "random" }) as const);
  const { table } = await seatAt(page, house, [{ type: "me", name: "Anna" }, ...bots], begun(0.9), GAME);
  await expect(page.locator(".dock").first()).toBeVisible();
  const context = await browser.newContext({ locale: "en-US", viewport: { width: 1440, height: 757 } });
  const other = await context.newPage();
  await other.goto(`${house.url}/#/table/${table}`);
  const lowest = async (of: Page): Promise<number> =>
    Math.max(
      ...(await of
        .locator(".map button.cell")
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom))),
    );
  await expect(other.locator(".map button.cell").first()).toBeVisible();
  await expect(other.locator(".dock")).toHaveCount(0);
  const question = await still(other.locator("#question .bar"));
  await expect.poll(() => lowest(other)).toBeLessThanOrEqual(question.y);
  await context.close();
  await seatAt(page, house, [], { type: "record", text: RECORD }, GAME);
  await page.locator(".ending").getByRole("button", { name: "Look back" }).click();
  await page.getByRole("slider").fill("400");
  await expect(page.locator(".map button.cell").first()).toBeVisible();
  await expect(page.locator(".dock")).toHaveCount(0);
  const bar = await still(page.locator(".replay"));
  await expect.poll(() => lowest(page)).toBeLessThanOrEqual(bar.y);
});

const LANGUAGES = [
  { language: "en", pack: "The pack in your hand", round: "Round 1 of 4" },
  { language: "de", pack: "Der Stapel in deiner Hand", round: "Runde 1 von 4" },
  { language: "nl", pack: "De stapel in je hand", round: "Ronde 1 van 4" },
];
for (const { language, pack, round } of LANGUAGES) {
  // Much else is looked at in the other two.
  test(`everything has words in ${language}${language === "nl" ? "" : " @slow"}`, async ({ page, house }) => {
    await sit(page, house, null, { language, speed: "off", list: true });
    await expect(page.getByRole("region", { name: pack })).toBeVisible();
    await expect(page.locator("header")).toContainText(round);
    const text = (await page.locator("body").textContent()) ?? "";
    expect(text).not.toMatch(/\bct-|\btycoon-|undefined|\[object|NaN/);
  });
}

for (const { theme, width } of [
  { theme: "light", width: 360 },
  { theme: "dark", width: 1440 },
] as const) {
  const how = `${theme}, ${width} px`;
  const sitters = [
    { type: "me", name: "Anna" },
    { type: "bot", bot: "clerk" },
    { type: "bot", bot: "clerk" },
  ] as const;

  async function set(page: Page): Promise<void> {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
  }

  test(`axe finds nothing in the city, ${how} @slow`, async ({ page, house }) => {
    test.slow();
    await set(page);
    await seatAt(page, house, [...sitters], null, GAME);
    await ourTurn(page);
    await accessible(page, "draft");
    await sit(page, house, BUILD);
    await page.locator(".hand [data-target='tile:7']").click();
    await accessible(page, "building");
  });

  test(`axe finds nothing later in the city, ${how} @slow`, async ({ page, house }) => {
    await set(page);
    await seatAt(page, house, [...sitters], begun(0.9), GAME);
    await ourTurn(page);
    await accessible(page, "late in the game");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Cards and tiles" }).click();
    await expect(page.getByText("120 tiles")).toBeVisible();
    await accessible(page, "the book");
    await seatAt(page, house, [], { type: "record", text: RECORD }, GAME);
    await expect(page.getByText(/(is|are) (mayors?|burgomasters?) of/)).toBeVisible({ timeout: 60_000 });
    await accessible(page, "the end");
  });
}
