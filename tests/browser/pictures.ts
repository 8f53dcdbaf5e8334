/** The pictures in docs/pictures: lobby, table, card, replay, end; on a phone and on a desk, light and dark. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { clickOn, dice, expect, ourTurn, RECORD, seatAt, test, toTurn, type Page } from "./house";

const FOLDER = join(import.meta.dirname, "../../docs/pictures");
/** What stands over the winner's town. */
const WINNER = /(is|are) (mayors?|burgomasters?) of/;
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };

test("pictures of a game against the clerk", async ({ page, house }) => {
  test.setTimeout(900_000);
  await page.emulateMedia({ reducedMotion: "reduce" });

  async function take(name: string, before: (page: Page) => Promise<void> = async () => undefined): Promise<void> {
    for (const [size, viewport] of Object.entries(SIZES)) {
      for (const colorScheme of ["light", "dark"] as const) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.evaluate(() => window.scrollTo(0, 0));
        // Neither the focus nor the pointer is part of the picture, unless it is about them.
        await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
        await page.mouse.move(2, 2);
        await before(page);
        await page.waitForTimeout(400);
        await page.screenshot({ path: join(FOLDER, `${name}-${size}-${colorScheme}.png`) });
      }
    }
    await page.setViewportSize(SIZES.desk);
  }

  // A game that was played, from the middle on and to its end.
  const whole = readFileSync(RECORD, "utf8");
  const lines = whole.split("\n");
  const middle = lines.slice(0, Math.floor(lines.length * 0.72)).join("\n") + "\n";
  const bots = [
    { type: "bot", bot: "clerk" },
    { type: "bot", bot: "clerk" },
  ] as const;
  await seatAt(page, house, [{ type: "me", name: "Anna" }, { type: "link" }]);
  await seatAt(page, house, [{ type: "me", name: "Anna" }, ...bots], { type: "record", text: middle });
  await toTurn(page);
  await page.keyboard.press("l"); // the list, which tests read, leaves the scene
  const table = page.url();
  await page.goto(`${house.url}/#/`);
  await expect(page.getByText("Your turn").first()).toBeVisible();
  await take("lobby");
  await page.goto(table);
  await ourTurn(page);
  await take("table");
  await take("card", async () => {
    const card = page.locator("[data-target^='card:']").first();
    if ((await card.getAttribute("aria-pressed")) === "false") await card.click();
    await page.mouse.move(2, 2);
    await card.hover();
    await page.waitForTimeout(500);
  });
  await page.keyboard.press("Escape");
  await page.keyboard.press("r");
  await page.getByRole("slider").fill("160");
  await take("replay");
  await page.keyboard.press("r");
  await seatAt(page, house, [], { type: "record", text: whole });
  await expect(page.getByText(WINNER)).toBeVisible();
  await take("end");
});

test("the eight seasons, by day and in the evening", async ({ page, house }) => {
  test.setTimeout(900_000);
  await page.setViewportSize({ width: 1440, height: 757 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { table } = await seatAt(page, house, [], { type: "record", text: readFileSync(RECORD, "utf8") });
  await expect(page.getByText(WINNER)).toBeVisible();
  await page.goto(`${house.url}/#/table/${table}/at/0`);
  const slider = page.getByRole("slider");
  const last = Number(await slider.getAttribute("max"));
  const taken: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    let at = 0;
    for (let season = 1; season <= 8; season++) {
      // Somewhere in the third phase of each season.
      while (
        at < last &&
        !new RegExp(`Season ${season} of 8.*Actions`).test((await page.locator(".chapter").textContent()) ?? "")
      ) {
        at += 4;
        await slider.fill(String(at));
        await expect(page.getByText(`${at} of ${last}`)).toBeVisible();
      }
      taken.push((await page.screenshot({ clip: { x: 0, y: 0, width: 1440, height: 550 } })).toString("base64"));
    }
  }
  await page.goto("about:blank");
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.setContent(
    `<div style="display:grid;grid-template-columns:repeat(4,1fr);gap:8px;padding:8px;background:#101a20">${taken.map((each) => `<img style="width:100%;display:block" src="data:image/png;base64,${each}">`).join("")}</div>`,
  );
  await page.locator("div").screenshot({ path: join(FOLDER, "look-seasons.png") });
});

test("Bruges from the canal, by day and in the evening", async ({ page, house }) => {
  const text = `players = 3
round = 6
dice = { blue = 1, brown = 5, yellow = 2, red = 6, violet = 3 }
discards = [3, 64, 88]
[player.1]
guilders = 9
points = 11
reputation = 5
hand = [42, 63, 97, 118, 154]
houses = [{ house = "blue", persons = [53] }, { house = "red", persons = [15] }, { house = "violet", persons = [75] }, "brown", { house = "yellow", persons = [101] }, { house = "brown", persons = [128] }, { house = "red", persons = [41] }, "blue", { house = "violet", persons = [143] }]
workers = { blue = 1, brown = 0, yellow = 2, red = 0, violet = 3 }
threats = { brown = 2, yellow = 1, red = 2, violet = 1 }
canal = { left = 1, right = 3 }
majorities = ["canal"]
used = [15]
[player.2]
guilders = 4
points = 9
reputation = 6
hand = [1, 22, 31, 70, 160]
houses = [{ house = "red", persons = [25] }, { house = "blue", persons = [20] }, { house = "yellow", persons = [30] }, "violet", { house = "brown", persons = [90] }, { house = "blue", persons = [62] }, { house = "yellow", persons = [164] }]
canal = { left = 2, right = 1 }
majorities = ["reputation"]
[player.3]
guilders = 7
points = 13
reputation = 5
hand = [6, 27, 58, 133]
houses = [{ house = "violet", persons = [119] }, { house = "brown", persons = [106] }, { house = "red", persons = [117] }, { house = "blue", persons = [155] }, { house = "yellow", persons = [92] }, "violet", { house = "blue", persons = [46] }]
canal = { left = 1, right = 2 }
majorities = ["persons"]
`;
  await seatAt(
    page,
    house,
    [
      { type: "me", name: "Anna" },
      { type: "bot", bot: "clerk" },
      { type: "bot", bot: "clerk" },
    ],
    { type: "position", text },
    "bruges",
  );
  await ourTurn(page);
  await page.keyboard.press("l"); // the list, which tests read, leaves the scene
  for (const [size, viewport] of [
    ["desk", { width: 1440, height: 757 }],
    ["phone", SIZES.phone],
  ] as const) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      if ((await page.locator("[data-target='card:118'].picked").count()) === 0)
        await page.locator("[data-target='card:118']").click();
      await page.locator("[data-target='house:4']").hover();
      await expect(page.locator("[data-drawn='house:4'] .ghost")).toBeVisible();
      await page.screenshot({ path: join(FOLDER, `bruges-${size}-${colorScheme}.png`) });
    }
  }
});

test("City Tycoon: drafting, building, supplying, and the end", async ({ page, house }) => {
  const folder = join(import.meta.dirname, "../city_tycoon/golden/house-2");
  const whole = readFileSync(
    join(
      folder,
      readdirSync(folder)
        .sort()
        .find((name) => name.endsWith("-3-players.record")) ?? "",
    ),
    "utf8",
  );
  const lines = whole.split("\n");
  const begun = (share: number): object => ({
    type: "record",
    text: `${lines.slice(0, Math.floor(lines.length * share)).join("\n")}\n`,
  });
  const sit = async (start: object | null): Promise<void> => {
    await seatAt(
      page,
      house,
      [
        { type: "me", name: "Anna" },
        { type: "bot", bot: "clerk" },
        { type: "bot", bot: "clerk" },
      ],
      start,
      "city_tycoon",
    );
    await ourTurn(page);
  };
  await page.addInitScript(() =>
    localStorage.setItem("burgomaster.settings", JSON.stringify({ speed: "off", list: false })),
  );
  async function take(
    name: string,
    size: { width: number; height: number },
    colorScheme: "light" | "dark" = "light",
  ): Promise<void> {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.waitForTimeout(400);
    await page.screenshot({ path: join(FOLDER, `city-tycoon-${name}.png`) });
  }
  const desk = { width: 1440, height: 757 };
  await page.setViewportSize(desk);
  await sit(null);
  await take("draft-desk-light", desk);
  await sit(begun(0.62));
  // Wherever in a turn the record ends: until a tile can be laid.
  const roll = dice(7);
  for (let tries = 0; tries < 120 && (await page.locator(".hand button.spot.lit").count()) === 0; tries++) {
    await ourTurn(page);
    if ((await page.locator(".hand button.spot.lit").count()) === 0) await clickOn(page, roll);
  }
  await page.locator(".hand button.spot.lit").first().click();
  await page.locator("button.cell.free.near").first().hover();
  await take("build-desk-light", desk);
  await take("build-desk-dark", desk, "dark");
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await sit(begun(0.9));
  await page.locator(".dock button.spot.lit").first().click();
  await take("supply-desk-light", desk);
  await take("supply-phone-light", SIZES.phone);
  await page.setViewportSize(desk);
  await seatAt(page, house, [], { type: "record", text: whole }, "city_tycoon");
  await expect(page.getByText(WINNER)).toBeVisible();
  await take("end-desk-light", SIZES.desk);
});
