/** Bruges at its table: a hand filled card by card, turns by places, by drag, by keys and by touch, seen beforehand and as they happen. */
import { bots, GAME, keep, MIDDLE, place, sit } from "./bruges";
import { expect, ourTurn, seatAt, still, test, type Page } from "./house";

const ASK = "#question .ask";

test("a hand is filled card by card from two piles, and its faces are seen when it is full", async ({
  page,
  house,
}) => {
  await page.setViewportSize({ width: 1440, height: 757 });
  await keep(page);
  await seatAt(page, house, [{ type: "me", name: "Anna" }, ...bots(1)], null, GAME);
  for (let drawn = 0; drawn < 5; drawn++) {
    await ourTurn(page);
    await expect(page.locator("[data-target='hand'] .free")).toHaveCount(5 - drawn);
    await expect(page.locator("[data-target^='card:']")).toHaveCount(0);
    await page.locator(`[data-pile='${drawn % 2 ? "right" : "left"}']`).click();
    // It is drawn at once.
    await expect(page.locator("[data-target='hand'] .free")).toHaveCount(drawn < 4 ? 4 - drawn : 0);
  }
  await expect(page.locator("[data-target^='card:']")).toHaveCount(5);
  await expect(page.locator("[data-pile]")).toHaveCount(0);
});

/** Drop a card on a place by the mouse. */
async function drop(page: Page, card: string, target: string): Promise<void> {
  const from = await still(place(page, card));
  await page.mouse.move(from.x + from.width / 2, from.y + 50);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y + 20, { steps: 3 });
  // Where it can go is seen once it is held.
  await expect(place(page, target, ".near")).toBeVisible();
  const to = await still(place(page, target, ".near"));
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
}

test("a card's six uses by places and by drag with ghost, price and undo; a turn by keys; a turn on a phone", async ({
  page,
  house,
}) => {
  await page.setViewportSize({ width: 1440, height: 757 });
  await sit(page, house, 3);
  await place(page, "card:118").click();
  for (const [target, chip] of [
    ["worker:violet", "+"],
    ["die:violet", "+4"],
    ["threat:violet", "+1"],
    ["canal:left", "−2"],
    ["house:new", "−1"],
    ["house:2", "−6"],
  ] as const)
    await expect(place(page, target, ".near").locator(".chips")).toContainText(chip);
  await place(page, "house:2", ".near").hover();
  await expect(page.locator("[data-drawn='house:2'] .ghost")).toBeVisible();
  await page.keyboard.press("Escape");
  for (const target of ["worker:violet", "die:violet", "threat:violet", "canal:left", "house:new", "house:2"]) {
    await drop(page, "card:118", target);
    await expect(page.locator(ASK), target).toContainText(/end your turn/i);
    await expect(place(page, "card:118")).toHaveCount(0);
    if (target === "house:2") await expect(place(page, "person:118")).toBeVisible();
    await page.keyboard.press("u");
    await expect(place(page, "card:118")).toBeVisible();
  }

  // By keys: to the card, to the place, and back.
  await page.keyboard.press("h");
  await page.keyboard.press("Enter");
  await expect(page.locator("button.spot.picked")).toHaveCount(1);
  await page.keyboard.press("n");
  await expect(page.locator("button.spot.near:focus")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page.locator(ASK)).toContainText(/end your turn/i);
  await page.keyboard.press("u");
  await expect(place(page, "card:118")).toBeVisible();

  // On a phone: a place behind another tab is in the bar, which stays one row; the street is at hand.
  await page.setViewportSize({ width: 360, height: 740 });
  await place(page, "card:118").click();
  await expect(page.locator("#question [data-target='die:violet'].lit")).toContainText("+4");
  expect((await still(page.locator("#question .bar"))).height).toBeLessThanOrEqual(44);
  await place(page, "house:2", ".near").click();
  await expect(place(page, "person:118")).toBeVisible();
  await page.keyboard.press("e");
  await expect(page.locator(ASK)).not.toContainText(/your card is played/i);
});

test("moves are seen: a house rises behind its scaffold, doors open for who moves in, water runs into an arch", async ({
  page,
  house,
}) => {
  await page.setViewportSize({ width: 1440, height: 757 });
  await sit(page, house, 2, { motion: true, speed: "usual" });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const drawn = (): Promise<(string | null)[]> =>
    page.locator("[data-strike]").evaluateAll((all) => all.map((each) => each.getAttribute("data-strike")));
  // What is moved goes on by the screen's own time, and may be there before anyone looks: so it is noted as it begins.
  await page.evaluate(() => {
    const moved: string[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      moved.push(this.getAttribute("data-drawn") ?? "");
      return animate.apply(this, how);
    };
    Object.assign(window, { moved });
  });
  const moved = (): Promise<string[]> => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
  for (const [target, over, name] of [
    ["house:new", ["scaffold", "gap"], "house:5"],
    ["house:2", ["leaf-left", "leaf-right"], "sitter:118"],
    ["canal:left", ["stones"], "tile:1:left"],
  ] as const) {
    await place(page, "card:118").click();
    await place(page, target, ".near").click();
    // The page's time stands still but for a frame, in which things begin to move: what is drawn meanwhile stays.
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return drawn();
      })
      .toEqual(over);
    await expect.poll(moved).toContain(name);
    await page.clock.runFor(1500);
    await expect(page.locator("[data-strike]")).toHaveCount(0);
    await page.keyboard.press("u");
    await page.clock.runFor(1500);
    await expect(place(page, "card:118")).toBeVisible();
  }
});

test("what is pointed at is seen before it is done: a house on its plot, workers, a marker, guilders, a pawn on its step; a street opens at its gatehouse", async ({
  page,
  house,
}) => {
  await page.setViewportSize({ width: 1440, height: 757 });
  await sit(page, house, 2);
  const ghost = (what: string): ReturnType<Page["locator"]> => page.locator(`[data-drawn='ghost:${what}']`);
  const look = async (name: string): Promise<void> => {
    const folder = process.env["BURGOMASTER_LOOK"];
    if (folder) await page.screenshot({ path: `${folder}/ghost-${name}.png` });
  };
  await place(page, "card:118").click();
  await place(page, "house:new", ".near").hover();
  await expect(ghost("house")).toBeVisible();
  await expect(ghost("workers")).toHaveText("→2");
  await look("house");
  await place(page, "worker:violet", ".near").hover();
  await expect(ghost("house")).toHaveCount(0);
  await expect(ghost("workers")).toHaveText("→5");
  await place(page, "threat:violet", ".near").hover();
  await expect(ghost("threat")).toBeVisible();
  await look("threat");
  await page.keyboard.press("Escape");
  await page.mouse.move(700, 20);
  await expect(page.locator("[data-drawn^='ghost:']")).toHaveCount(0);
  await seatAt(
    page,
    house,
    [{ type: "me", name: "Anna" }, ...bots(1)],
    { type: "position", text: `players = 2\n${MIDDLE}`.replace("round = 4", 'round = 4\nphase = "2"') },
    GAME,
  );
  await ourTurn(page);
  await place(page, "stairs").first().hover();
  await expect(ghost("pawn")).toBeVisible();
  await look("pawn");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator("[data-tab='others']").click();
  await place(page, "seat:2").first().click();
  // The gatehouse is in the middle of what is seen.
  await expect
    .poll(() =>
      page
        .locator("dialog[open] .street")
        .evaluate(
          (each) => Math.abs(each.scrollLeft + each.clientWidth / 2 - each.scrollWidth / 2) < 2 && each.scrollLeft > 0,
        ),
    )
    .toBe(true);
});

test("a list of many choices stays in the window, and a question's bar does not grow over the canal while one points", async ({
  page,
  house,
}) => {
  await page.setViewportSize({ width: 1440, height: 757 });
  const many = [53, 15, 4, 6, 9, 11, 12, 18, 20, 24, 26];
  const text = `players = 2\nround = 4\n[player.1]\nguilders = 12\nhand = [42, 97, 118, 63]\nhouses = [${many.map((card) => `{ house = "blue", persons = [${card}] }`).join(", ")}]\nworkers = { blue = 4, brown = 4, yellow = 4, red = 4, violet = 4 }\n`;
  await sit(page, house, 2, { list: true }, text);
  const list = page.locator("#question .listed");
  expect(await list.locator("button").count()).toBeGreaterThan(10);
  await expect
    .poll(() => list.evaluate((each) => each.getBoundingClientRect().top >= 0 && each.scrollHeight > each.clientHeight))
    .toBe(true);
  // The first and the last can be reached.
  await list.locator("button").first().scrollIntoViewIfNeeded();
  await expect(list.locator("button").first()).toBeInViewport();
  await list.locator("button").last().scrollIntoViewIfNeeded();
  await expect(list.locator("button").last()).toBeInViewport();
  await page.keyboard.press("l");
  await expect(list).toHaveCount(0);
  const high = (): Promise<number> =>
    page.locator("#question .bar").evaluate((each) => each.getBoundingClientRect().height);
  await page.mouse.move(700, 20);
  const before = await high();
  await place(page, "person:15").first().hover();
  await expect(page.locator("[data-drawn='ghost:workers']")).toBeVisible();
  expect(await high()).toBe(before);
});
