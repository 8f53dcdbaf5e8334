/** Bruges at its table: a hand filled card by card, turns by places, by drag, by keys and by touch, seen as they happen, in sight at every size, read aloud, explained. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { accessible, expect, ourTurn, seatAt, still, test, type House, type Page, type Sitter } from "./house";

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
/** The same late in a game: everybody's street is long. */
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
const GOLDEN = join(import.meta.dirname, "../bruges/golden");
const bots = (count: number): Sitter[] => Array.from({ length: count }, () => ({ type: "bot", bot: "random" }));
const ASK = "#question .ask";
const CONFIRM = "#question .confirm button.main";

async function keep(page: Page, settings: object = {}): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem("burgomaster.settings", JSON.stringify(kept)), {
    language: "en",
    motion: false,
    speed: "off",
    list: false,
    ...settings,
  });
}
async function sit(
  page: Page,
  house: House,
  players: number,
  settings: object = {},
  text = `players = ${players}\n${MIDDLE}`,
): Promise<void> {
  await keep(page, settings);
  await seatAt(page, house, [{ type: "me", name: "Anna" }, ...bots(players - 1)], { type: "position", text }, GAME);
  await ourTurn(page);
}
const place = (page: Page, target: string, kind = ""): ReturnType<Page["locator"]> =>
  page.locator(`[data-target='${target}']${kind}`);

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

/** One choice by places: what is picked goes to a place, first of all into a new house or an empty one; else something lit is picked. */
async function choose(page: Page, first: string): Promise<void> {
  for (const found of [
    CONFIRM,
    `button.spot.near[data-target^='${first}']`,
    "button.spot.near",
    "button[data-pile]",
    "button.spot.lit:not(.picked)",
    "#question .bar button.choice:not([aria-disabled=true])",
  ]) {
    if ((await page.locator(found).count()) === 0) continue;
    await page
      .locator(found)
      .first()
      .click({ timeout: 5000 })
      .catch(() => undefined);
    return;
  }
}

test("the first game is explained to its end: what is spoken of is there, and never covered", async ({
  page,
  house,
}) => {
  await page.setViewportSize({ width: 1440, height: 757 });
  await keep(page, { theme: "auto" });
  await page.goto(house.url);
  const sign = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Bruges" }) });
  await sign.getByRole("button", { name: "Learn it" }).click();
  await page.getByRole("button", { name: "Go on" }).click();
  const coach = page.locator("[data-coach]");
  const said: string[] = [];
  /** What is said of no place. */
  const placeless = ["End your turn", "Over to you"];
  for (let step = 0; step < 120 && said.at(-1) !== "Over to you"; step++) {
    await ourTurn(page);
    if ((await coach.locator("h2").count()) === 0) {
      await choose(page, said.includes("Your first house") ? "house:" : "house:new");
      await page.waitForFunction(() => document.querySelector("#question[data-busy=true]") === null);
      continue;
    }
    const title = (await coach.locator("h2").textContent())?.trim() ?? "";
    said.push(title);
    // Marked, and the coach aside from it, once it is drawn.
    await expect
      .poll(() =>
        page.evaluate((nowhere) => {
          const own = document.querySelector("[data-coach]")?.getBoundingClientRect();
          const marked = [...document.querySelectorAll("[data-spoken-of]")].map(
            (each) => [each.getAttribute("data-target"), each.getBoundingClientRect()] as const,
          );
          if (marked.length === 0 && !nowhere) return ["nothing is marked"];
          return own
            ? marked
                .filter(
                  ([, box]) =>
                    box.left < own.right && box.right > own.left && box.top < own.bottom && box.bottom > own.top,
                )
                .map(([target]) => target)
            : ["nobody"];
        }, placeless.includes(title)),
      )
      .toEqual([]);
    if (title === "One card, six uses") {
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await accessible(page, `the coach, ${colorScheme}`);
      }
    }
    await coach.locator("button.turn").click();
  }
  expect(said.slice(0, 2)).toEqual(["Welcome to Bruges", "Draw cards"]);
  for (const title of [
    "The dice of the round",
    "One card, six uses",
    "Your first house",
    "End your turn",
    "The next round",
  ])
    expect(said).toContain(title);
  expect(said.at(-1)).toBe("Over to you");
  await expect(coach.locator("h2")).toHaveCount(0);
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

/** What the coach says but for a few steps, as if it had been said. */
function saidBut(...steps: readonly string[]): string[] {
  const source = readFileSync(join(import.meta.dirname, "../../web/src/games/bruges/teaching/teaching.ts"), "utf8");
  return [
    ...source
      .slice(source.indexOf("const LESSON"), source.indexOf("];", source.indexOf("const LESSON")))
      .matchAll(/\bkey: "(\w+)", ?(?:when|\n)|\bkey: "(\w+)",$/gm),
  ]
    .map((found) => found[1] ?? found[2] ?? "")
    .filter((key) => !steps.includes(key));
}
for (const [language, width, height, titles] of [
  ["en", 1440, 757, ["Use a person", "Danger", "A threat averted"]],
  ["de", 360, 740, ["Eine Person aktivieren", "Gefahr droht", "Eine Bedrohung abgewendet"]],
] as const) {
  test(`the coach tells of a person who can be used, of a threat that is near and of one averted, ${language}, ${width} px`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize({ width, height });
    await keep(page, { language });
    // A position is played as a first game is.
    await page.routeWebSocket(/.*/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) =>
        socket.send(
          typeof message === "string" ? message.replace('"begins":"position"', '"begins":"lesson"') : message,
        ),
      );
    });
    const told = saidBut("use", "threat", "warning");
    expect(told).toContain("welcome");
    await page.addInitScript((kept) => {
      const { getItem } = Storage.prototype;
      Storage.prototype.getItem = function (key) {
        return (
          getItem.call(this, key) ?? (key.startsWith("burgomaster.coach.") ? JSON.stringify({ told: kept }) : null)
        );
      };
    }, told);
    const text = `players = 2\n${MIDDLE}`.replace(
      "threats = { violet = 1, brown = 2 }",
      "threats = { violet = 2, brown = 1 }",
    );
    await seatAt(page, house, [{ type: "me", name: "Anna" }, ...bots(1)], { type: "position", text }, GAME);
    const coach = page.locator("[data-coach]");
    /** How many marks there are that are beside none of these places, or under the coach, and whether there are any. */
    const astray = (places: readonly string[]): Promise<string> =>
      page.evaluate((wanted) => {
        const own = document.querySelector("[data-coach]")?.getBoundingClientRect();
        const apart = (one: DOMRect, two: DOMRect): number =>
          Math.hypot(
            Math.max(one.left - two.right, two.left - one.right, 0),
            Math.max(one.top - two.bottom, two.top - one.bottom, 0),
          );
        const marks = [...document.querySelectorAll("[data-spoken-of]")].map((each) => each.getBoundingClientRect());
        const there = wanted
          .flatMap((target) => [...document.querySelectorAll(`[data-target='${target}']`)])
          .map((each) => each.getBoundingClientRect());
        const wrong = marks.filter(
          (mark) => !there.some((box) => apart(mark, box) < 48) || !own || apart(mark, own) === 0,
        );
        return `${marks.length > 0 && there.length === wanted.length ? "some" : "no"} marks, ${wrong.length} astray`;
      }, places);
    const look = async (name: string): Promise<void> => {
      const folder = process.env["BURGOMASTER_LOOK"];
      if (folder) await page.screenshot({ path: `${folder}/coach-${language}-${name}.png` });
    };
    for (const [title, places] of [
      [titles[0], ["person:53", "person:15"]],
      [titles[1], ["threat:violet", "card:118"]],
    ] as const) {
      await expect(coach.locator("h2")).toHaveText(title);
      await expect.poll(() => astray(places)).toBe("some marks, 0 astray");
      await look(places[0]);
      await coach.locator("button.turn").click();
    }
    await place(page, "card:118").click();
    await place(page, "threat:violet", ".near").click();
    await expect(coach.locator("h2")).toHaveText(titles[2]);
    await expect.poll(() => astray(["threat:violet"])).toBe("some marks, 0 astray");
    await look("averted");
  });
}

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
