/** City Tycoon's room: turns by places, by the keyboard, by the list, with the coach, and of two people at once. */
import { BUILD, GAME, overlap, PLAIN, sit, SIZES } from "./city";
import {
  accessible,
  CHOICES,
  clickOn,
  dice,
  expect,
  ourTurn,
  quick,
  seatAt,
  still,
  story,
  test,
  type House,
  type Page,
} from "./house";

/** Keep the first tile once all others have kept theirs: by one click, as they did. */
async function chooseLast(page: Page, others: number): Promise<void> {
  await expect(page.locator(".order li", { hasText: "has picked" })).toHaveCount(others);
  const first = page.locator(".pack [data-target^='tile:']").first();
  await first.click();
}

const SUPPLY = '[player.1]\ntiles = ["1 at e2 s1", "31 at e3 s1"]\nmoney = 14\n';

test("a tile is kept, laid and supplied by places alone", async ({ page, house }) => {
  await page.setViewportSize({ width: 1440, height: 757 });
  await sit(page, house, null);
  const pack = page.locator(".pack [data-target^='tile:']");
  await expect(pack).toHaveCount(6);
  // What one has is told over no tile's head.
  await page.keyboard.press("i");
  const having = page.getByRole("status").filter({ hasText: "tiles in hand" });
  await expect(having).toBeVisible();
  const [told, tile] = await Promise.all([having.boundingBox(), pack.first().boundingBox()]);
  expect((told?.y ?? Infinity) + (told?.height ?? 0)).toBeLessThanOrEqual(tile?.y ?? 0);
  await chooseLast(page, 1);
  await expect(pack).toHaveCount(5);
  await expect(page.locator(".hand [data-target^='tile:']")).toHaveCount(1);

  await sit(page, house, BUILD);
  await page.locator(".hand [data-target='tile:7']").click();
  const free = page.locator("button.cell.free.near");
  await expect(free.first()).toBeVisible();
  await expect(page.locator("[data-target='bank'].near")).toBeVisible();
  const cell = page.locator("[data-target='cell:-2,0']");
  // Its landscape can lie in several ways: it lies there for now, and is laid by clicking it once more.
  await cell.click();
  await cell.click();
  // The cell is not asked for again.
  await expect(page.getByRole("button", { name: /Sawmill, industrial district, Anna/ })).toBeVisible();
  await expect(await story(page)).toContainText("Anna lays Sawmill");

  await sit(page, house, SUPPLY);
  // Figures of tiles that cannot be supplied are as easy to read as the others.
  await expect(page.locator(".dock .own.off")).not.toHaveCount(0);
  await accessible(page, "tiles that can and cannot be supplied");
  const pass = await still(page.getByRole("button", { name: "Pass for this round" }));
  const own = page.locator("[data-target='cell:1,-1']");
  await own.click();
  // Taken up first: how its cube would travel, and what is paid for it.
  await expect(page.locator(".plate")).toContainText("€");
  await expect(own).toHaveAccessibleName(/not supplied/);
  await page.locator(".dock [data-target='tile:1']").click();
  await expect(own).toHaveAccessibleName(/supplied \(demand 1\)/);
  // Whoever clicks once more where a turn was ended does not pass.
  const end = await still(page.getByRole("button", { name: "End the turn" }));
  expect(pass.x + pass.width).toBeLessThan(end.x - 100);
});

test("a turn by the keyboard alone: arrows walk over the cells, Enter lays, the map is one stop of the Tab key", async ({
  page,
  house,
}) => {
  await page.setViewportSize({ width: 1440, height: 757 });
  await sit(page, house, BUILD);
  const stops = page.locator("button.cell[tabindex='0']");
  await expect(stops).toHaveCount(1);
  await page.keyboard.press("h");
  await page.keyboard.press("Enter");
  await expect(page.locator("button.cell.free.near").first()).toBeVisible();
  await expect(stops).toHaveCount(1);
  // Also when nothing is picked any more, and the free cells are gone.
  await page.keyboard.press("Escape");
  await expect(page.locator("button.cell.free")).toHaveCount(0);
  await expect(stops).toHaveCount(1);
  await page.keyboard.press("h");
  await page.keyboard.press("Enter");
  await stops.focus();
  const before = await page.evaluate(() => (document.activeElement as HTMLElement).dataset["cell"]);
  await page.keyboard.press("ArrowDown");
  const after = await page.evaluate(() => (document.activeElement as HTMLElement).dataset["cell"]);
  expect(after).not.toBe(before);
  for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
  await expect(page.locator("button.cell.free:focus")).toHaveCount(1);
  // Put there for now, and laid with its landscape.
  await page.keyboard.press("Enter");
  await expect(page.locator("button.cell.free:focus")).toHaveAccessibleName(/choose it once more to lay it/);
  await page.keyboard.press("Enter");
  await expect(await story(page)).toContainText("Anna lays");
});

test("what a cell would mean stays while one goes to its button, and Escape puts down what was taken up", async ({
  page,
  house,
}) => {
  await page.setViewportSize({ width: 1440, height: 757 });
  await sit(page, house, BUILD);
  await page.locator(".hand [data-target='tile:7']").click();
  await page.locator("button.cell.free.near").first().hover();
  await page.locator(".plate").getByRole("button", { name: "Lay it" }).click();
  await expect(await story(page)).toContainText("Anna lays Sawmill");

  await sit(page, house, SUPPLY);
  const own = page.locator("[data-target='cell:1,-1']");
  await own.click();
  await expect(own).toHaveClass(/picked/);
  await page.keyboard.press("Escape");
  await expect(own).not.toHaveClass(/picked/);
});

test("landscape is laid with its tile: moved by a click, turned by another, all of it laid at once and taken back piece by piece", async ({
  page,
  house,
}) => {
  await page.setViewportSize({ width: 1440, height: 757 });
  // Tile 4 brings land and water; in the west, three cells around it are free.
  await sit(page, house, 'round = 1\nphase = "III"\nplayer.1 = { hand = [4, 7], money = 30 }\n');
  const [site, west] = [page.locator("[data-target='cell:-2,0']"), page.locator("[data-target='cell:-3,0']")];
  const plate = page.locator(".plate");
  await page.locator(".hand [data-target='tile:4']").click();
  await site.hover();
  await expect(plate).toContainText("land");
  await site.click();
  await expect(plate).toContainText("moves the landscape");
  await expect(site).toHaveAccessibleName(/choose it once more to lay it/);
  await expect(west).toHaveAccessibleName(/the water could lie here instead/);
  await west.click();
  await expect(west).toHaveAccessibleName(/the water comes here/);
  await west.click();
  await expect(west).toHaveAccessibleName(/the land comes here/);
  await expect(plate).toContainText("land west");
  await plate.getByRole("button", { name: "Lay it" }).click();
  await expect(west).toHaveAccessibleName(/^w3 n1, land, Anna/);
  await expect(page.locator("#question")).toContainText("End your turn");
  // The last piece is taken back, and asked for.
  await page.keyboard.press("u");
  await expect(page.locator("button.cell.free.lit").first()).toBeVisible();
  await expect(page.locator("#question")).toContainText("landscape");
});

test("a plan of all that gain has a row of 44 for each step, and offers one after another when it is one's turn", async ({
  page,
  house,
}) => {
  await page.setViewportSize({ width: 1440, height: 757 });
  await sit(page, house, '[player.1]\ntiles = ["1 at e2 s1", "2 at e3 s1"]\nmoney = 14\n');
  await page.getByRole("button", { name: "Plan", exact: true }).click();
  const plate = page.locator(".plate");
  await plate.getByRole("button", { name: "All that pay off" }).click();
  const steps = plate.getByRole("listitem");
  await expect(steps).toHaveCount(2);
  for (const step of await steps.all()) expect((await step.boundingBox())?.height).toBe(44);
  // What each costs and brings, and the money after it; in the end what is left, here and at one's own face.
  await expect(steps.first()).toContainText(/−\d+ \+\d+.*→ \d+ €/s);
  const money = Number(/→ (\d+) €/.exec(await steps.last().innerText())?.[1]);
  await expect(plate.locator(".money")).toHaveText(`14→${money}`);
  await expect(page.locator("[data-drawn='mine:money']")).toContainText(`→${money}`);
  const first = plate.getByRole("button", { name: "Supply step 1" });
  expect((await first.boundingBox())?.height).toBeGreaterThanOrEqual(40);
  await first.click();
  const supplied = page.getByRole("button", { name: /Anna, supplied \(demand 1\)/ });
  await expect(supplied).toHaveCount(1);
  await page.locator("#question").getByRole("button", { name: "End the turn" }).click();
  // The next is the first now, and waits to be wanted.
  await expect(steps).toHaveCount(1);
  await first.click();
  await expect(supplied).toHaveCount(2);
});

const PAYEES = `players = 3
plants = [{ kind = "steam", at = "e4 s1", owner = 1 }]
player.1 = { money = 20, tiles = ["1 at e2 s2"], land = ["e4 s2", "e2 s1"] }
player.2 = { land = ["e3 s1"] }
player.3 = { land = ["e3 s2"] }
`;

test("somebody else is paid by a click on the route, or on the payee, and the diary of tolls tells it", async ({
  page,
  house,
}) => {
  await page.setViewportSize({ width: 1440, height: 757 });
  await page.addInitScript((kept) => localStorage.setItem("burgomaster.settings", JSON.stringify(kept)), PLAIN);
  await seatAt(
    page,
    house,
    [
      { type: "me", name: "Anna" },
      { type: "bot", bot: "random" },
      { type: "bot", bot: "random" },
    ],
    { type: "position", text: PAYEES },
    GAME,
  );
  await ourTurn(page);
  await page.locator(".dock [data-target='tile:1']").click();
  const [one, other] = [page.locator("[data-target='cell:2,-1']"), page.locator("[data-target='cell:2,-2']")];
  // Cubes of the start tile cost as much, and come back: the plant's own is taken only by choice.
  await page.locator("[data-target='cell:3,-1']").click();
  // The way over the first is taken, the one over the other could be.
  await expect(other).toHaveClass(/can/);
  await other.click();
  await expect(one).toHaveClass(/can/);
  await expect(other).not.toHaveClass(/can/);
  await page.locator(".plate .instead").click();
  await expect(other).toHaveClass(/can/);
  await page.locator(".plate").getByRole("button", { name: "Supply it" }).click();
  await expect(page.locator(".tolls li", { hasText: "you paid 2 €" })).toHaveCount(1);
});

/** Two rows of the others between a plant and a tile: four routes that cost the same. */
const ROUTES = `players = 5
plants = [{ kind = "steam", at = "e6 s1", owner = 1 }]
player.1 = { money = 40, tiles = ["1 at e2 s2"], land = ["e6 s2", "e4 s1", "e4 s2", "e2 s1"] }
player.2 = { land = ["e3 s1"] }
player.3 = { land = ["e3 s2"] }
player.4 = { land = ["e5 s1"] }
player.5 = { land = ["e5 s2"] }
`;

/** What in the bar lies over something else, sticks out of it, or is not in sight. */
async function crowded(page: Page): Promise<string[]> {
  return page.locator("#question .bar").evaluate((bar) => {
    const around = bar.getBoundingClientRect();
    const parts = [...bar.querySelectorAll<HTMLElement>(".ask, button")].filter((each) => each.offsetParent !== null);
    const boxes = parts.map((each) => ({ name: each.innerText, box: each.getBoundingClientRect() }));
    const out = boxes.filter(
      ({ box }) =>
        box.left < around.left ||
        box.right > around.right ||
        box.top < around.top ||
        box.bottom > around.bottom ||
        box.right > innerWidth ||
        box.top < 0,
    );
    const over = boxes.filter(({ box }, at) =>
      boxes
        .slice(0, at)
        .some(
          (other) =>
            box.left < other.box.right - 1 &&
            box.right > other.box.left + 1 &&
            box.top < other.box.bottom - 1 &&
            box.bottom > other.box.top + 1,
        ),
    );
    return [...out, ...over].map(({ name }) => name);
  });
}

for (const language of ["en", "de", "nl"]) {
  test(`whom to pay is asked in a bar that holds question and answers, ${language}${language === "nl" ? "" : " @slow"}`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize({ width: 1440, height: 757 });
    await page.addInitScript((kept) => localStorage.setItem("burgomaster.settings", JSON.stringify(kept)), {
      ...PLAIN,
      language,
      list: true,
    });
    await seatAt(
      page,
      house,
      [{ type: "me", name: "Anna" }, ...Array.from({ length: 4 }, () => ({ type: "bot", bot: "random" }) as const)],
      { type: "position", text: ROUTES },
      GAME,
    );
    await ourTurn(page);
    await page.locator("#question [data-choice='supply 1 demand 1']").click();
    await page.locator("#question [data-choice^='from ']").last().click();
    const payees = page.locator("#question .bar [data-choice^='pay ']");
    await expect(payees).toHaveCount(4);
    // Words for who listens, signs for who sees.
    await expect(payees.first()).toHaveAccessibleName(/2 (euros?|€) .* 2 (euros?|€) .* bank/i);
    // Each answer's way is in the city, and the one that is pointed at is drawn as it would be.
    await expect(page.locator(".map [data-asked]")).toHaveCount(4);
    await payees.nth(2).hover();
    await expect(page.locator(".map [data-thought='3']")).toBeVisible();
    await payees.nth(1).focus();
    await expect(page.locator(".map [data-thought='2']")).toBeVisible();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect.poll(() => crowded(page), `${size.width} x ${size.height}`).toEqual([]);
      const [bar, ask] = [
        await page.locator("#question .bar").boundingBox(),
        await page.locator("#question .ask").boundingBox(),
      ];
      expect((ask?.width ?? 0) / (bar?.width ?? 1), `the question of ${size.width}`).toBeGreaterThan(0.4);
    }
    // Without a place on the table they have numbers.
    await page.keyboard.press("4");
    await expect(payees).toHaveCount(0);
    await expect(page.locator("#question .plainly button.main")).toBeVisible();
    // A short question with its answer is one row again, on a phone too; in Dutch its words are longer than that.
    await page.setViewportSize({ width: 360, height: 740 });
    if (language !== "nl")
      await expect.poll(async () => (await page.locator("#question .bar").boundingBox())?.height).toBeLessThan(56);
  });
}

/** Cubes of two colors from the start tile, over the land of all others: each has three other payees. A second tile asks for what nobody has, too. */
const FAR = `players = 5
player.1 = { money = 60, tiles = ["42 at e6 s2", "75 at e7 s2"], land = ["e6 s1", "e4 s1", "e4 s2", "e2 s1", "e2 s2"] }
player.2 = { land = ["e3 s1"] }
player.3 = { land = ["e3 s2"] }
player.4 = { land = ["e5 s1"] }
player.5 = { land = ["e5 s2"] }
`;

test("at a table of five what supplying would be lies over nothing, equal cubes are one line, and payees come round", async ({
  page,
  house,
}) => {
  await page.setViewportSize({ width: 1440, height: 757 });
  await page.addInitScript((kept) => localStorage.setItem("burgomaster.settings", JSON.stringify(kept)), {
    ...PLAIN,
    language: "de",
  });
  await seatAt(
    page,
    house,
    [{ type: "me", name: "Anna" }, ...Array.from({ length: 4 }, () => ({ type: "bot", bot: "random" }) as const)],
    { type: "position", text: FAR },
    GAME,
  );
  await ourTurn(page);
  await page.locator(".dock [data-target='tile:42']").click();
  const plate = page.locator(".plate");
  await expect(plate.locator(".lot")).toHaveCount(2);
  await expect(plate).toContainText("2×");
  expect(await overlap(page, ".plate", ".self .name")).toBe(false);
  expect(await overlap(page, ".plate", ".self .face")).toBe(false);
  // What the figures under a tile are is said in words, to whoever points and to whoever listens.
  const tile = page.locator(".dock [data-target='tile:42']");
  await expect(tile).toHaveAttribute("title", /10 € Einnahmen weniger 18 € für das Geforderte und die Wege/);
  await expect(tile).toHaveAccessibleName(/10 € Einnahmen weniger 18 € für das Geforderte und die Wege/);
  await expect(page.locator(".tolls > .rows")).toHaveAttribute("title", /gezahlt .* bekommen/);
  // What cannot be had is read as well as the rest: axe looks at its figures.
  await expect(page.locator(".dock .own.off")).toHaveCount(1);
  await accessible(page, "supplying");
  const next = plate.locator(".lot").last().locator(".instead");
  const heard = new Set<string>();
  for (let i = 0; i < 4; i++) {
    const name = (await next.innerText()).trim();
    heard.add(name);
    await next.click();
    // While the way is asked for, the line says what it said, and that it waits.
    await expect(plate).toHaveAttribute("aria-busy", "false");
  }
  expect(heard.size).toBe(4);
  await plate.getByRole("button", { name: "Versorgen" }).click();
  await expect(page.locator("[data-target='cell:5,-2']")).toHaveAccessibleName(/, versorgt/);
});

test("at a table of five what a tile would mean lies over nothing either, and is laid by its button", async ({
  page,
  house,
}) => {
  await page.setViewportSize({ width: 1440, height: 757 });
  await page.addInitScript((kept) => localStorage.setItem("burgomaster.settings", JSON.stringify(kept)), PLAIN);
  // Two demands, landscape that can be moved, and plants of so many kinds that someone has a line more.
  const plants = ["steam at e4 s1", "wind at e5 s1", "water at e6 s1", "solar at e7 s1"]
    .map((each) => each.split(" at "))
    .map(([kind, at]) => `{ kind = "${kind}", at = "${at}", owner = 3 }`);
  const text = `players = 5\nround = 2\nphase = "III"\nplants = [${plants.join(", ")}]\nplayer.1 = { hand = [43, 44], money = 30, land = ["e2 s1"] }\nplayer.2 = { land = ["e3 s1"] }\n`;
  await seatAt(
    page,
    house,
    [{ type: "me", name: "Anna" }, ...Array.from({ length: 4 }, () => ({ type: "bot", bot: "random" }) as const)],
    { type: "position", text },
    GAME,
  );
  await ourTurn(page);
  await page.locator(".hand [data-target='tile:43']").click();
  await page.locator("[data-target='cell:-2,0']").click();
  await expect(page.locator(".plate")).toContainText("moves the landscape");
  for (const mine of [".self .name", ".self .face", ".self .has"])
    expect(await overlap(page, ".plate", mine), mine).toBe(false);
  await page.locator(".plate").getByRole("button", { name: "Lay it" }).click();
  await expect(await story(page)).toContainText("Anna lays");
});

test("the coach goes with a first game to the second round's building, and points at what it speaks of", async ({
  page,
  house,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1440, height: 757 });
  await page.goto(house.url);
  await page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "City Tycoon" }) })
    .getByRole("button", { name: "Learn it" })
    .click();
  await page.getByRole("button", { name: "Go on" }).click();
  const said = page.locator("[data-coach] h2");
  const [roll, heard]: [(n: number) => number, string[]] = [dice(5), []];
  const LAST = "Over to you";
  for (let i = 0; i < 120 && !heard.includes(LAST); i++) {
    await ourTurn(page);
    while ((await said.count()) > 0) {
      const title = (await said.textContent())?.trim() ?? "";
      heard.push(title);
      if (
        [
          "Keep one tile",
          "The packs go round",
          "Your first district",
          "Your first plant",
          "Sold",
          "Supplied",
          "The next round",
        ].includes(title)
      )
        await expect(page.locator("[data-spoken-of]"), title).toHaveCount(1);
      if (title === "Keep one tile") {
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          await accessible(page, `the coach, ${colorScheme}`);
        }
      }
      await page.locator("[data-coach] button.turn").click();
      await expect(page.getByRole("heading", { name: title, exact: true })).toHaveCount(0);
    }
    if (!heard.includes(LAST)) await clickOn(page, roll);
  }
  expect(heard).toEqual(
    expect.arrayContaining([
      "Welcome to the city",
      "Keep one tile",
      "The packs go round",
      "Six actions, six tiles",
      "The next round",
      LAST,
    ]),
  );
  expect(new Set(heard).size).toBe(heard.length);
});

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

test("two people draft at once, one changes until all have chosen", async ({ page, house, browser }) => {
  const context = await quick(await browser.newContext({ locale: "en-US" }));
  const other = await context.newPage();
  await twoAndABot(page, house, other);
  const pack = page.locator(".pack [data-target^='tile:']");
  await ourTurn(page);
  await pack.nth(1).click();
  await expect(pack.nth(1)).toHaveAttribute("aria-pressed", "true");
  await pack.nth(2).click();
  await expect(pack.nth(2)).toHaveAttribute("aria-pressed", "true");
  await expect(pack.nth(1)).toHaveAttribute("aria-pressed", "false");
  const kept = await pack.nth(2).getAttribute("data-target");
  await ourTurn(other);
  await chooseLast(other, 2);
  await expect(page.locator(`.hand [data-target='${kept ?? ""}']`)).toBeVisible();
  await context.close();
});

test("a whole game of two people and a bot in the city @slow", async ({ page, house, browser }) => {
  test.setTimeout(1_800_000);
  const context = await quick(await browser.newContext({ locale: "en-US" }));
  const other = await context.newPage();
  await twoAndABot(page, house, other);
  const rolls = [dice(7), dice(8)];
  const ready = (each: Page): Promise<unknown> =>
    each.waitForFunction(
      (choices) => document.querySelector(choices) !== null || document.querySelector(".ending") !== null,
      CHOICES,
      { timeout: 120_000, polling: 100 },
    );
  for (let chosen = 0; chosen < 3000 && (await page.locator(".ending").count()) === 0;) {
    await Promise.any([page, other].map(ready));
    for (const [at, each] of [page, other].entries()) {
      if ((await each.locator(CHOICES).count()) === 0) continue;
      chosen += 1;
      await clickOn(each, rolls[at] ?? dice(9));
    }
  }
  for (const each of [page, other]) {
    await expect(each.getByRole("heading", { name: "Final scoring" })).toBeVisible();
    await expect(each.getByText(/(is|are) (mayors?|burgomasters?) of/)).toBeVisible({ timeout: 60_000 });
  }
  await page.getByRole("button", { name: "Points by source" }).click();
  await expect(page.getByRole("rowheader", { name: "tiles supplied" })).toBeVisible();
  await page.getByRole("button", { name: "Were the dice fair?" }).click();
  await expect(page.getByText("Every roll and every draw follows from the secret")).toBeVisible({ timeout: 60_000 });
  await context.close();
});
