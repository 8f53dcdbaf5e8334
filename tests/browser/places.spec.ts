/** The place is the button: playing by what is drawn, at every size; what must be in sight is in sight. */
import {
  expect,
  ourTurn,
  seatAt,
  still,
  test,
  toTurn,
  untilAnswered,
  type House,
  type Page,
  type Sitter,
} from "./house";

const ALL = '["mayors", "statues", "intrigue", "ships", "exchange", "clerics"]';
const DICE = "dice = { purple = 1, orange = 2, gray = 3, pink = 4, brown = 5, black = 6 }";
/** My turn in the middle of a game, with something built and something in the hand. */
const MIDDLE = `season = 4
round = 2
${DICE}
[player.1]
marks = 20
hand = [54, 90, 182, 245, 31]
sites = ["pink", "brown", { site = "gray", buildings = [155] }]
workers = { purple = 2, orange = 1, gray = 3, pink = 1, brown = 2 }
`;
const bots = (count: number): Sitter[] => Array.from({ length: count }, () => ({ type: "bot", bot: "random" }));

async function sit(
  page: Page,
  house: House,
  players: number,
  expansions: boolean,
  settings: object = {},
): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem("burgomaster.settings", JSON.stringify(kept)), {
    language: "en",
    motion: false,
    speed: "off",
    list: false,
    ...settings,
  });
  const text = `players = ${players}\n${expansions ? `expansions = ${ALL}\n` : ""}${MIDDLE}`;
  await seatAt(page, house, [{ type: "me", name: "Anna" }, ...bots(players - 1)], { type: "position", text });
  await ourTurn(page);
}

/** One choice by places alone: something picked goes on to a place, else something lit is picked, else what needs no place. */
async function choose(page: Page, at: number): Promise<void> {
  const near = page.locator("button.spot.near");
  const lit = page.locator("button.spot.lit:not(.picked)");
  const plain = page.locator("#question .bar button.choice:not([aria-disabled=true])");
  for (const found of [near, lit, plain]) {
    const count = await found.count();
    if (count === 0) continue;
    await found
      .nth(at % count)
      .click({ timeout: 3000 })
      .catch(() => undefined);
    return;
  }
}

test("a game's last season by places alone, to its end", async ({ page, house }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 757 });
  await page.addInitScript((kept) => localStorage.setItem("burgomaster.settings", JSON.stringify(kept)), {
    language: "en",
    motion: false,
    speed: "off",
    list: false,
  });
  await seatAt(page, house, [{ type: "me", name: "Anna" }, ...bots(1)], {
    type: "position",
    text: `players = 2\nseason = 8\nround = 2\n${DICE}\n[player.1]\nmarks = 9\nhand = [54, 90, 31]\n`,
  });
  let tries = 0;
  for (let at = 0; at < 120 && (await ourTurn(page)); at++) {
    await untilAnswered(page, () => choose(page, tries++));
  }
  await expect(page.locator(".ending")).toBeVisible();
  await expect(page.locator("#question .list")).toHaveCount(0);
});

test("a picked card lights its places with what they cost and bring, a ghost shows it, a click does it", async ({
  page,
  house,
}) => {
  await page.setViewportSize({ width: 1440, height: 757 });
  await sit(page, house, 3, false);
  await page.locator("[data-target='card:182']").click();
  await expect(page.locator("[data-target='worker:gray'].near .chips")).toContainText("+3");
  await expect(page.locator("[data-target='die:gray'].near .chips")).toContainText("+");
  await expect(page.locator("[data-target='site:new'].near")).toBeVisible();
  const site = page.locator("[data-target='site:1'].near");
  await expect(site.locator(".chips")).toContainText("−");
  await site.hover();
  await expect(page.locator("[data-drawn='site:1'] .ghost")).toBeVisible();
  await site.click();
  await expect(page.locator("[data-target='building:182']")).toBeVisible();
  await expect(page.locator("#question .ask")).toContainText(/end your turn/i);
  await page.keyboard.press("u");
  await expect(page.locator("[data-target='card:182']")).toBeVisible();
});

test("a card is dragged onto a place, and goes back where nothing is", async ({ page, house }) => {
  await page.setViewportSize({ width: 1440, height: 757 });
  await sit(page, house, 3, false);
  const card = page.locator("[data-target='card:182']");
  const [from, to] = [await still(card), await still(page.locator("[data-target='site:2']"))];
  const hold = async (x: number, y: number): Promise<void> => {
    await page.mouse.move(from.x + 60, from.y + 40);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y, { steps: 3 });
    await page.mouse.move(x, y, { steps: 5 });
  };
  await hold(700, 300);
  await expect(page.locator("[data-target='site:2'].near")).toBeVisible();
  await page.mouse.up();
  await expect(page.locator("button.spot.near")).toHaveCount(0);
  await expect(card).toBeVisible();
  await hold(to.x + to.width / 2, to.y + to.height / 2);
  await page.mouse.up();
  await expect(page.locator("[data-target='building:182']")).toBeVisible();
});

test("a turn by keyboard: to the card, to the place, and the end", async ({ page, house }) => {
  await sit(page, house, 2, false);
  await page.keyboard.press("h");
  await page.keyboard.press("Enter");
  await expect(page.locator("button.spot.picked")).toHaveCount(1);
  await page.keyboard.press("n");
  await expect(page.locator("button.spot.near:focus")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page.locator("#question .ask")).toContainText(/end your turn/i);
  await page.keyboard.press("e");
  await expect(page.locator("#question .ask")).not.toContainText(/end your turn/i);
  await ourTurn(page);
  // The list is a key away, and its numbers count.
  await page.keyboard.press("l");
  await expect(page.locator("#question .list button").first()).toBeVisible();
  await page.keyboard.press("1");
  await expect(page.locator("button.spot.picked")).toHaveCount(1);
});

test("the ring of a turn that ends lies beside the words of its button, on a phone, too", async ({ page, house }) => {
  await page.clock.install();
  await sit(page, house, 2, false, { endTurns: true });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.locator("[data-target^='card:'].lit").first().click();
  await page.locator("[data-target^='worker:'].near").click();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.locator(width < 700 ? "#question.phone .ending" : "#question.desk .ending")).toBeVisible();
    const beside = page.locator("#question .ending button").evaluate((button) => getComputedStyle(button).paddingRight);
    expect(parseFloat(await beside)).toBeGreaterThan(24);
  }
});

test("turns end by themselves when something was done, any press holds them, and the first time tells how to turn that off", async ({
  page,
  house,
}) => {
  await page.clock.install();
  await sit(page, house, 2, false, { endTurns: true, endTold: false });
  const act = async (): Promise<void> => {
    await page.locator("[data-target^='card:'].lit").first().click();
    await page.locator("[data-target^='worker:'].near").click();
    await expect(page.locator("#question .ask")).toContainText(/end your turn/i);
  };
  // The clock stands still but for what the test lets pass.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await act();
  await expect(page.getByText("Your turn ends by itself")).toBeVisible();
  await page.mouse.click(700, 60);
  await page.clock.runFor(5000);
  await expect(page.locator("#question .ask")).toContainText(/end your turn/i);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.clock.runFor(100);
  await act();
  await page.clock.runFor(900);
  await page.clock.resume();
  await expect(page.locator("#question .ask")).not.toContainText(/end your turn/i);
  // It stays to be read.
  await page.getByRole("button", { name: "Turn it off" }).click();
  expect(
    await page.evaluate(() => JSON.parse(localStorage.getItem("burgomaster.settings") ?? "{}") as object),
  ).toMatchObject({ endTurns: false, endTold: true });
});

/** The first cards of a game are to be drawn. */
async function drawing(page: Page, house: House, settings: object = {}): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem("burgomaster.settings", JSON.stringify(kept)), {
    language: "en",
    motion: false,
    speed: "off",
    list: false,
    ...settings,
  });
  await seatAt(page, house, [{ type: "me", name: "Anna" }, ...bots(1)]);
  await expect(page.locator("button[data-target='pile:gray'].lit")).toBeVisible({ timeout: 60_000 });
}

test("one stroke over the piles draws a hand, and what cannot be taken back is still asked", async ({
  page,
  house,
}) => {
  await page.setViewportSize({ width: 1440, height: 757 });
  await drawing(page, house);
  const middle = async (colour: string): Promise<[number, number]> => {
    const box = await still(page.locator(`button[data-target='pile:${colour}']`));
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.mouse.move(...(await middle("purple")));
  await page.mouse.down();
  for (const colour of ["orange", "gray", "pink", "brown"])
    await page.mouse.move(...(await middle(colour)), { steps: 6 });
  await expect(page.locator("[data-target='pile:gray'] .order")).toHaveText("3");
  await page.mouse.up();
  await expect(page.locator("#question span.confirm")).toBeVisible();
  await expect(page.locator("#question .ask")).toContainText(/brown/i);
  await page.locator("#question .confirm button.main").click();
  await expect(page.locator("[data-target^='card:']")).toHaveCount(5, { timeout: 60_000 });
});

test("pointing at a card lights its places: one click on one of them plays it", async ({ page, house }) => {
  await page.setViewportSize({ width: 1440, height: 757 });
  await sit(page, house, 3, false);
  await page.locator("[data-target='card:182']").hover({ position: { x: 60, y: 40 } });
  await expect(page.locator("[data-target='worker:gray'].meant .chips")).toContainText("+3");
  await expect(page.locator("button.spot.picked")).toHaveCount(0);
  await page.locator("[data-target='worker:gray'].meant").click();
  await expect(page.locator("#question .ask")).toContainText(/end your turn/i);
  await expect(page.locator("[data-target='card:182']")).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("whoever opens the table is led to what is asked", async ({ page, house }) => {
    await seatAt(page, house, [{ type: "me", name: "Anna" }, ...bots(1)]);
    await ourTurn(page);
    await page.reload();
    await expect(page.locator("[data-target^='pile:'].lit").first()).toBeVisible();
    await expect(page.locator("[data-tab='city']")).toHaveAttribute("aria-selected", "true");
  });

  test("a turn by touch: places of other tabs are in the bar, question and hand are in reach on every tab", async ({
    page,
    house,
  }) => {
    await sit(page, house, 3, false);
    const hand = page.locator("[data-target='hand']");
    for (const tab of ["city", "others", "story", "mine"]) {
      await page.locator(`[data-tab='${tab}']`).tap();
      for (const each of [hand, page.locator("#question .bar")]) {
        const box = await still(each);
        expect(box.y >= 0 && box.y + box.height <= 740 - 40, tab).toBe(true);
      }
    }
    await page.locator("[data-target='card:182']").tap();
    await expect(page.locator("#question [data-target='die:gray']")).toContainText("+");
    await expect(page.locator("[data-tab='city']")).toContainText("1");
    await page.locator("[data-target='worker:gray'].near").tap();
    await expect(page.locator("#question .ask")).toContainText(/end your turn/i);
    await page.locator("#question .bar button.choice").tap();
    await ourTurn(page);
  });
});

/** What sticks out of the window of what should be in it. */
async function outside(page: Page, selectors: readonly string[]): Promise<string[]> {
  return page.evaluate((wanted) => {
    const out: string[] = [];
    for (const selector of wanted) {
      const found = [...document.querySelectorAll(selector)];
      if (found.length === 0) out.push(`${selector}: not there`);
      for (const element of found) {
        const box = element.getBoundingClientRect();
        // A card of the hand reaches below the edge; what has to be seen of it are its name, picture and icons.
        const bottom = element.matches("[data-target^='card:']") ? box.top + box.height * 0.74 : box.bottom;
        if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || bottom > innerHeight + 1)
          out.push(`${selector}: ${[box.left, box.top, box.right, bottom].map(Math.round).join(" ")}`);
      }
    }
    if (document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth)
      out.push("the page scrolls");
    return out;
  }, selectors);
}

/** Places that one could choose and the list lies over. */
async function covered(page: Page): Promise<string[]> {
  return page.locator("button.near").evaluateAll((all) =>
    all.flatMap((place) => {
      const { left, top, width, height } = place.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".listed")
        ? [place.dataset["target"] ?? ""]
        : [];
    }),
  );
}

const IN_SIGHT = [
  "[data-target^='card:']",
  "#question .bar",
  "[data-target^='site:']",
  "[data-target='building:155']",
  "[data-target^='die:']",
  "[data-target='square']",
  "[data-target^='pile:']",
  "[data-target^='seat:']",
];
/** Names on cards, in the hand or in the street, that are smaller than 10 px. */
async function small(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-target='hand'] .name span, .plate text")].flatMap((name) => {
      const scale =
        name.getBoundingClientRect().width === 0
          ? 1
          : (name.closest(".units")?.getBoundingClientRect().width ?? 1) /
            ((name.closest(".units") as HTMLElement | null)?.offsetWidth ?? 1);
      const size = parseFloat(getComputedStyle(name).fontSize) * scale;
      return size < 10 ? [`${name.textContent ?? ""} ${size}`] : [];
    }),
  );
}

const ON_A_PHONE = [
  ["mine", ["[data-target^='worker:']", "[data-target^='wall:']", "[data-target='building:155']"]],
  ["city", ["[data-target^='die:']", "[data-target^='pile:']"]],
] as const;
for (const players of [2, 3, 4, 5]) {
  // The fewest and the most every day.
  const rare = players === 3 || players === 4 ? " @slow" : "";
  test(`what must be in sight is, at every size, with ${players} players and all expansions${rare}`, async ({
    page,
    house,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 1440, height: 757 });
    await sit(page, house, players, true);
    await toTurn(page);
    for (const [width, height] of [
      [1440, 757],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height });
      // The scene fills the window.
      await expect
        .poll(async () => {
          const box = await page.locator(".hamburg").boundingBox();
          return [box?.x, box?.y, Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
        })
        .toEqual([0, 0, width, height]);
      await expect.poll(() => outside(page, IN_SIGHT)).toEqual([]);
      await page.keyboard.press("l");
      await page.locator("[data-target='hand'] button.lit").first().click();
      await expect(page.locator("#question .listed")).toBeVisible();
      await expect(page.locator("button.near").first()).toBeVisible();
      await expect.poll(() => covered(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await page.keyboard.press("l");
      await expect(page.locator("#question .listed")).toHaveCount(0);
      await expect.poll(() => small(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    for (const [tab, wanted] of ON_A_PHONE) {
      await page.locator(`[data-tab='${tab}']`).click();
      await expect.poll(() => outside(page, ["[data-target^='card:']", "#question .bar", ...wanted]), tab).toEqual([]);
      await expect.poll(() => small(page)).toEqual([]);
    }
  });
}
