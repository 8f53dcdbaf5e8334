/** Bruges as it is seen and heard: long streets at every size, by axe, and by nobody who may not know. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { GAME, keep, place, sit } from "./bruges";
import { accessible, expect, readable, seatAt, test, type Page } from "./house";

const GOLDEN = join(import.meta.dirname, "../bruges/golden");
/** Late in a game: everybody's street is long. */
function late(players: number): string {
  const colours = ["blue", "brown", "yellow", "red", "violet"];
  const street = (seat: number, count: number): string =>
    Array.from({ length: count }, (_, at) =>
      at === 5 ? `"${colours[at % 5]}"` : `{ house = "${colours[(at * 3 + seat) % 5]}", persons = [${seat + at * 4}] }`,
    ).join(", ");
  const player = (seat: number): string => `[player.${seat}]
${seat === 1 ? "guilders = 12\nhand = [42, 97, 118, 63]\n" : ""}houses = [${street(seat === 1 ? 120 : seat + 64, seat === 1 ? 11 : 12)}]
canal = { left = ${seat === 1 ? 4 : 5}, right = 2 }
${seat === 1 ? "" : `statues = [${9 - seat}]\n`}`;
  return `players = ${players}\nround = 9\ndice = { blue = 1, brown = 5, yellow = 2, red = 3, violet = 4 }\n${Array.from({ length: players }, (_, at) => player(at + 1)).join("")}`;
}

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
        if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || bottom > innerHeight + 1)
          out.push(`${selector}: ${[box.left, box.top, box.right, bottom].map(Math.round).join(" ")}`);
      }
    }
    if (document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth)
      out.push("the page scrolls");
    return out;
  }, selectors);
}
/** Names that are set smaller than 10 px. */
async function small(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<SVGTextElement>(".bruges text")].flatMap((text) => {
      const matrix = text.getScreenCTM();
      const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix?.a ?? 1, matrix?.b ?? 0);
      return /\p{L}{3}/u.test(text.textContent ?? "") && size < 9.9 ? [`${text.textContent ?? ""} ${size}`] : [];
    }),
  );
}
const ALWAYS = ["[data-target^='card:']", "#question .bar"];
const MINE = [
  "[data-target='person:120']",
  "[data-target='person:160']",
  "[data-target^='worker:']",
  "[data-target^='threat:']",
  "[data-target^='canal:']",
];
const TOWN = ["[data-target^='die:']", "[data-target^='pile:']", "[data-target='discards']"];
for (const [players, language, told] of [
  [2, "en", "Stairs of the town hall"],
  [3, "de", "Treppe des Rathauses"],
  [4, "nl", "Trap van het stadhuis"],
] as const) {
  test(`long streets of ${players} players are in sight at every size, in ${language}`, async ({ page, house }) => {
    await sit(page, house, players, { language }, late(players));
    for (const [width, height] of [
      [1440, 757],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(() =>
          outside(page, [
            ...ALWAYS,
            ...MINE,
            ...TOWN,
            "[data-target='stairs']",
            "[data-target^='seat:']",
            "[data-target^='person:']",
          ]),
        )
        .toEqual([]);
      await expect
        .poll(async () => {
          const box = await page.locator(".bruges").boundingBox();
          return [box?.x, box?.y, Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
        })
        .toEqual([0, 0, width, height]);
      await expect.poll(() => small(page)).toEqual([]);
    }
    await expect(page.getByText(told).first()).toBeAttached();
    await page.setViewportSize({ width: 360, height: 740 });
    for (const [tab, places] of [
      ["mine", MINE],
      ["city", TOWN],
      ["others", ["[data-target='person:66']"]],
    ] as const) {
      await page.locator(`[data-tab='${tab}']`).click();
      await expect.poll(() => outside(page, [...ALWAYS, ...places]), tab).toEqual([]);
      await expect.poll(() => small(page), tab).toEqual([]);
      expect((await page.locator("body").textContent()) ?? "").not.toMatch(/\bbr-|\bbruges-|undefined|\[object/);
    }
  });
}

for (const [colorScheme, other, width, height] of [
  ["light", "dark", 1440, 757],
  ["dark", "light", 360, 740],
] as const) {
  test(`axe finds nothing at the table and at the end, in either theme, in the book and in the rules, ${colorScheme}, ${width} px @slow`, async ({
    page,
    house,
  }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height });
    await sit(page, house, 3, { theme: "auto" });
    await place(page, "card:118").click();
    await accessible(page, "a card picked");
    await page.emulateMedia({ colorScheme: other });
    await accessible(page, `a card picked, ${other}`);
    await page.emulateMedia({ colorScheme });
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Cards and tiles" }).click();
    await expect(page.getByText("165 persons")).toBeVisible();
    await accessible(page, "the book");
    await page.goto(`${house.url}/#/rules/${GAME}`);
    await expect(page.getByRole("heading", { name: "The goal" })).toBeVisible();
    await accessible(page, "the rules");
    const folder = join(
      GOLDEN,
      readdirSync(GOLDEN)
        .filter((name) => name.startsWith("house-"))
        .sort()
        .at(-1) ?? "",
    );
    const record = readFileSync(
      join(
        folder,
        readdirSync(folder)
          .sort()
          .find((name) => name.endsWith("-3-players.record")) ?? "",
      ),
      "utf8",
    );
    await seatAt(page, house, [], { type: "record", text: record }, GAME);
    await expect(page.getByText(/(is|are) (mayors?|burgomasters?) of/)).toBeVisible();
    // Everyone's ship lies at its points.
    await expect(page.locator(".ending .ships svg")).toHaveCount(3);
    await accessible(page, "the end");
    await page.emulateMedia({ colorScheme: other });
    await accessible(page, `the end, ${other}`);
  });
}

test("every person's card can be read in the hand @slow", async ({ page, house }) => {
  test.setTimeout(900_000);
  await page.setViewportSize({ width: 1440, height: 757 });
  const dice = "dice = { blue = 1, brown = 5, yellow = 2, red = 3, violet = 4 }";
  const weak: string[] = [];
  for (let first = 1; first <= 165; first += 5) {
    const hand = Array.from({ length: 5 }, (_, at) => first + at).join(", ");
    const text = `players = 2\nround = 1\n${dice}\n[player.1]\nguilders = 12\nhand = [${hand}]\n`;
    await sit(page, house, 2, {}, text);
    // All of them are told at the end, not the first alone.
    await readable(page, hand).catch((error: unknown) => weak.push(String(error)));
  }
  expect(weak).toEqual([]);
});

/** Both have a hand that lacks a card, and a house whose face its owner alone knows. */
const DRAWING = `players = 2
round = 3
phase = "1"
[player.1]
hand = [42, 97, 118, 63]
houses = [15, { house = "blue", persons = [53] }]
[player.2]
hand = [31, 101, 128, 64]
houses = [76, { house = "red", persons = [25] }]
`;
/** What only one of them may know: the names in their hands, and of the house. */
const SECRETS = {
  Anna: /\b(Bard|Beguine|Painter|Goldsmith|Prince)\b/,
  Ben: /\b(Tumbler|Canon|Guard Captain|Lace Maker|Messenger)\b/,
} as const;

/** Everything on the page that can be read, heard or asked for, and what can be clicked of piles and hand. */
async function shown(page: Page): Promise<{ text: string; drawable: number; cards: number; lit: number }> {
  return page.evaluate(() => {
    const main = document.querySelector(".bruges");
    const labels = [...(main?.querySelectorAll("[aria-label]") ?? [])].map(
      (each) => each.getAttribute("aria-label") ?? "",
    );
    const count = (selector: string): number => document.querySelectorAll(selector).length;
    return {
      text: [main?.textContent ?? "", ...labels].join(" "),
      drawable: count("button[data-pile]"),
      cards: count("[data-target^='card:']"),
      lit: count("button.spot.lit"),
    };
  });
}

test("two share a device, a third only watches, one looks back: piles beside the hand as they are, nobody else's cards, nothing to click that is not one's own", async ({
  page,
  house,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 757 });
  await keep(page);
  const { table } = await seatAt(
    page,
    house,
    [
      { type: "me", name: "Anna" },
      { type: "here", name: "Ben" },
    ],
    { type: "position", text: DRAWING },
    GAME,
  );
  const context = await browser.newContext({ locale: "en-US" });
  const watcher = await context.newPage();
  await keep(watcher);
  await watcher.goto(`${house.url}/#/table/${table}`);
  /** Who watches sees the piles beside the hand in front, and nothing of either hand. */
  async function watched(who: string): Promise<void> {
    await expect(watcher.locator("#question .ask")).toContainText(`${who} is choosing`);
    await expect(watcher.locator(".bruges [data-pile]")).toHaveCount(who === "Anna" ? 2 : 0);
    const { text, drawable, cards, lit } = await shown(watcher);
    for (const secret of Object.values(SECRETS)) expect(text).not.toMatch(secret);
    expect([drawable, cards, lit]).toEqual([0, 0, 0]);
  }
  for (const [me, other, built] of [
    ["Anna", "Ben", "Prince"],
    ["Ben", "Anna", "Messenger"],
  ] as const) {
    // Before one says who one is, nobody's cards are there, and no pile can be drawn from.
    await page.getByRole("button", { name: `I am ${me}` }).waitFor();
    await expect.poll(async () => (await shown(page)).cards).toBe(0);
    for (const secret of Object.values(SECRETS)) expect((await shown(page)).text).not.toMatch(secret);
    await watched(me);
    await page.getByRole("button", { name: `I am ${me}` }).click();
    await expect(page.locator("button[data-pile]")).toHaveCount(2);
    await expect(page.locator("[data-target^='card:']")).toHaveCount(4);
    const { text } = await shown(page);
    expect(text).toMatch(SECRETS[me]);
    expect(text).toContain(built);
    expect(text).not.toMatch(SECRETS[other]);
    if (me === "Ben") {
      // Looking back to Anna's draw: it cannot be drawn from, and her hand is not there.
      await page.keyboard.press("r");
      await page.getByRole("slider").fill("0");
      await expect(page.locator("button[data-pile], button.spot.lit")).toHaveCount(0);
      expect((await shown(page)).text).not.toMatch(SECRETS.Anna);
      await page.keyboard.press("r");
      await expect(page.locator("button[data-pile]")).toHaveCount(2);
    }
    // The pile that is drawn from has a card less, for everybody.
    const left = (at: Page): Promise<string | null> =>
      at.locator("[data-target='pile:left']").first().getAttribute("aria-label");
    const before = await left(watcher);
    await page.locator("button[data-pile='left']").click();
    await expect.poll(() => left(watcher)).not.toBe(before);
  }
  await context.close();
});
