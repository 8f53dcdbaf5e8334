/** Learning: the first game with its coach, `?` on anything, why one is asked, a hint, and the rules in pages. */
import { accessible, atTurn, CHOICES, expect, ourTurn, seatAt, test, toTurn, untilAnswered, type Page } from "./house";

const panel = (page: Page) => page.locator("[data-coach]");

/** Read what the coach says until there is nothing more to say, and look at each page; return the titles. */
async function listen(page: Page, look: (title: string) => Promise<void> = async () => undefined): Promise<string[]> {
  const heard: string[] = [];
  while ((await panel(page).locator("h2").count()) > 0) {
    const title = await panel(page).locator("h2").innerText();
    heard.push(title);
    await look(title);
    await panel(page).locator("button.turn").click();
    await expect
      .poll(async () =>
        (await panel(page).locator("h2").count()) > 0 ? await panel(page).locator("h2").innerText() : "",
      )
      .not.toBe(title);
  }
  return heard;
}

/** Begin the first game of a game, by its picture in the lobby; once more if the lobby moved beneath the press. */
async function firstGame(page: Page, game: string, [learn, goOn] = ["Learn it", "Go on"]): Promise<void> {
  const sign = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: game }) });
  const name = new RegExp(`^${learn}( ${game})?$`);
  await expect(async () => {
    const asked = page.getByRole("button", { name: goOn });
    if (page.url().includes("#/table/")) return;
    if (!(await asked.isVisible())) await sign.getByRole("button", { name }).click({ timeout: 3000 });
    // Who one is, asked once.
    if (await asked.isVisible()) await asked.click({ timeout: 3000 });
    await expect(page).toHaveURL(/#\/table\//);
  }).toPass();
}

/** What belongs to its question, and does not come before it. */
const ASKED = [
  "Karten ziehen",
  "Der Rathausplatz",
  "Eine Karte, sechs Möglichkeiten",
  "Die Orte einer Karte",
  "Bau auf dein Grundstück",
  "Beende deinen Zug",
  "Ein Gebäude nutzen",
  "Gefahr droht",
];
/** What speaks of nothing that lies on the table, or not always. */
const UNMARKED = ["Die Orte einer Karte", "Beende deinen Zug", "Jetzt bist du dran"];

/** What the coach's page lies over of what is asked, told or spoken of, and those of its buttons that are out of sight. */
function covered(page: Page, marked: boolean): Promise<string[]> {
  return page.evaluate((spoken) => {
    const box = (element: Element) => element.getBoundingClientRect();
    const said = document.querySelector("[data-coach]:has(h2)");
    if (!said) return ["nothing said"];
    const marks = [...document.querySelectorAll("[data-spoken-of]")];
    if (spoken && marks.length === 0) return ["nothing marked"];
    const own = box(said);
    const over = [...document.querySelectorAll("#question .bar, .story .tab, .plate:has(h2)"), ...marks].filter(
      (element) => {
        const { left, right, top, bottom } = box(element);
        return left < own.right - 1 && right > own.left + 1 && top < own.bottom - 1 && bottom > own.top + 1;
      },
    );
    const out = [...said.querySelectorAll("button")].filter(
      (button) =>
        box(button).bottom > Math.min(own.bottom, window.innerHeight) ||
        box(button).right > Math.min(own.right, window.innerWidth),
    );
    return [...over, ...out].map((element) => element.outerHTML.slice(0, 80));
  }, marked);
}

/** One choice by places: where something picked goes, else something lit, else what needs no place. */
async function choose(page: Page): Promise<void> {
  for (const found of [
    "#question .confirm button.main:not([aria-disabled=true])",
    "button.spot.near",
    "button.spot.lit:not(.picked)",
    "#question .bar button.choice:not([aria-disabled=true])",
  ]) {
    if ((await page.locator(found).count()) === 0) continue;
    await page
      .locator(found)
      .last()
      .click({ timeout: 3000 })
      .catch(() => undefined);
    return;
  }
}

const FIRST = ["Willkommen in Hamburg", "Karten ziehen"];
const TO_THE_CARD = [
  ...FIRST,
  "Die Würfel des Durchgangs",
  "Eine Gefahr wird erhöht",
  "Der Rathausplatz",
  "Ein Geistlicher in der Kirche",
  "Eine Karte, sechs Möglichkeiten",
];
const TO_THE_END = [
  ...TO_THE_CARD,
  "Beende deinen Zug",
  "Die Stadtmauer",
  "Gefahr droht",
  "Deine Punkte",
  "Der nächste Durchgang",
  "Jetzt bist du dran",
];
for (const [where, size, theme, titles, rare] of [
  ["a desk", { width: 1440, height: 757 }, "light", TO_THE_END, ""],
  ["a phone", { width: 360, height: 740 }, "dark", TO_THE_CARD, ""],
  ["a phone", { width: 360, height: 740 }, "light", TO_THE_END, " @slow"],
] as const) {
  const last = titles.at(-1) ?? "";
  test(`the first game goes with its coach to "${last}" on ${where}: each thing once, over nothing that is asked, told or spoken of${rare}`, async ({
    page,
    house,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(size);
    await page.addInitScript((kept) => localStorage.setItem("burgomaster.settings", JSON.stringify(kept)), {
      language: "de",
      theme,
      speed: "off",
      list: false,
    });
    await page.goto(house.url);
    await accessible(page, "lobby");
    await firstGame(page, "Hamburg", ["Lernen", "Weiter"]);
    // A house that has much to do takes its time to lay the first table.
    await expect(panel(page).getByRole("heading", { name: "Willkommen in Hamburg" })).toBeVisible({ timeout: 60_000 });
    await accessible(page, "the coached table");
    const look = async (title: string): Promise<void> => {
      await expect.poll(() => covered(page, !UNMARKED.includes(title)), title).toEqual([]);
      // What comes first lets the question wait.
      await expect(page.locator("html[data-listening]"), title).toHaveCount(ASKED.includes(title) ? 0 : 1);
    };
    const heard = await listen(page, look);
    expect(heard).toEqual(FIRST);
    // What was said is not said again when the page is loaded anew.
    await page.reload();
    await ourTurn(page);
    await expect(panel(page).locator("h2")).toHaveCount(0);
    for (let i = 0; i < 120 && !heard.includes(last); i++) {
      await expect(page.locator("[data-coach] h2, button.spot.lit, #question .bar button.choice").first()).toBeVisible({
        timeout: 60_000,
      });
      await untilAnswered(page, async () => {
        // What belongs to a question may be said only when it is asked, after what happened before it.
        heard.push(...(await listen(page, look)));
        if (!heard.includes(last)) await choose(page);
      });
    }
    expect(heard).toEqual(expect.arrayContaining([...titles]));
    expect(new Set(heard).size).toBe(heard.length);
    // What was said can be read again.
    await page.getByRole("button", { name: "Hilfe", exact: true }).click();
    await page.getByText("Was der Lehrer gesagt hat").click();
    await expect(page.getByText("Willkommen in Hamburg")).toBeVisible();
  });
}

const WITH_TOM = [
  "Welcome, you and TOM",
  "Draw cards",
  "The dice of the season",
  "TOM's money",
  "The dice play for TOM",
];
const ALONE_ON = [...WITH_TOM, "TOM on the Square", "End your turn", "The next season", "Over to you"];
for (const [titles, rare] of [
  [WITH_TOM, ""],
  [ALONE_ON, " @slow"],
] as const) {
  const last = titles.at(-1) ?? "";
  test(`the first game alone goes with its coach to "${last}"${rare && ", and without him to its end"}${rare}`, async ({
    page,
    house,
  }) => {
    test.setTimeout(rare ? 600_000 : 240_000);
    await page.addInitScript((kept) => localStorage.setItem("burgomaster.settings", JSON.stringify(kept)), {
      language: "en",
      speed: "off",
      list: false,
      motion: false,
    });
    await page.goto(house.url);
    await firstGame(page, "Hamburg", ["Learn it alone", "Go on"]);
    await expect(panel(page).getByRole("heading", { name: "Welcome, you and TOM" })).toBeVisible({ timeout: 60_000 });
    const heard: string[] = [];
    const look = (title: string): Promise<void> =>
      expect.poll(() => covered(page, title.includes("TOM")), title).toEqual([]);
    for (let i = 0; i < 120 && !heard.includes(last); i++) {
      await ourTurn(page);
      await untilAnswered(page, async () => {
        heard.push(...(await listen(page, look)));
        if (!heard.includes(last)) await choose(page);
      });
    }
    expect(heard).toEqual(expect.arrayContaining([...titles]));
    expect(new Set(heard).size).toBe(heard.length);
    if (!rare) return;
    while (await ourTurn(page)) await untilAnswered(page, () => choose(page));
    await expect(page.locator(".ending.done .winner h2")).not.toBeEmpty({ timeout: 60_000 });
  });
}

/** City Tycoon as its coach wants it: where something is put it is laid or supplied, with the second action a plant is built, and nobody passes before all is supplied. */
async function goAlong(page: Page, plant: boolean): Promise<void> {
  const places = [
    ".plate .sum button:enabled",
    "button.cell.free.near",
    "button.cell.free.lit",
    ".pack [data-target^='tile:']",
    "ul.dock .own.lit",
    ...(plant ? ["[data-target='side:solar'].can"] : []),
    ".hand [data-target^='tile:'].lit",
    "#question .bar button.choice:not([aria-disabled=true])",
  ];
  for (const found of places) {
    const all = page.locator(found);
    if ((await all.count()) === 0) continue;
    // Of several the first that lies free: a city grows beyond the window and under its head.
    const free = await all.evaluateAll((each) =>
      each.findIndex((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    );
    await all
      .nth(Math.max(0, free))
      .click({ timeout: 3000 })
      .catch(() => undefined);
    return;
  }
}

const CITY_PLANT = [
  "Welcome to the city",
  "A round, phase by phase",
  "Keep one tile",
  "The packs go round",
  "What you can afford",
  "Six actions, six tiles",
  "Where it lies decides",
  "Your first district",
  "Land and water",
  "Plants have two sides",
  "A tile for the plant",
  "A plant of your own",
  "Your first plant",
];
const CITY_ROUND = [
  ...CITY_PLANT,
  "Arrows between tiles",
  "Think of the bills",
  "What scores",
  "Power for your tiles",
  "The route of a cube",
  "Supplied",
  "The round is over",
  "The next round",
];
for (const [titles, rare] of [
  [CITY_PLANT, ""],
  [CITY_ROUND, " @slow"],
] as const) {
  const last = titles.at(-1) ?? "";
  test(`the first game of City Tycoon goes with its coach to "${last}", over nothing that is asked, meant or spoken of${rare}`, async ({
    page,
    house,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width: 1440, height: 757 });
    await page.addInitScript((kept) => localStorage.setItem("burgomaster.settings", JSON.stringify(kept)), {
      language: "en",
      theme: "dark",
      speed: "off",
      list: false,
    });
    await page.goto(house.url);
    await firstGame(page, "City Tycoon");
    await expect(panel(page).getByRole("heading", { name: "Welcome to the city" })).toBeVisible({ timeout: 60_000 });
    const look = (title: string): Promise<void> =>
      expect
        .poll(
          () =>
            covered(
              page,
              ["Where it lies decides", "Plants have two sides", "The route of a cube", "The round is over"].includes(
                title,
              ),
            ),
          title,
        )
        .toEqual([]);
    const heard: string[] = [];
    for (let i = 0; i < 160 && !heard.includes(last); i++) {
      await expect(page.locator("[data-coach] h2, button.spot.lit, #question .bar button.choice").first()).toBeVisible({
        timeout: 60_000,
      });
      await untilAnswered(page, async () => {
        heard.push(...(await listen(page, look)));
        const plant = heard.includes("Plants have two sides") && !heard.includes("Your first plant");
        if (!heard.includes(last)) await goAlong(page, plant);
      });
    }
    expect(heard).toEqual(expect.arrayContaining([...titles]));
    expect(new Set(heard).size).toBe(heard.length);
  });
}

test("one may play on without listening, and send the coach away", async ({ page, house }) => {
  await page.goto(house.url);
  await firstGame(page, "Hamburg");
  await expect(panel(page).locator("h2")).toBeVisible();
  await untilAnswered(page, () =>
    page
      .locator(CHOICES)
      .last()
      .click({ timeout: 3000 })
      .catch(() => undefined),
  );
  await ourTurn(page);
  await panel(page).getByRole("button", { name: "Play without the coach" }).click();
  await expect(panel(page).locator("h2")).toHaveCount(0);
  await page.getByRole("button", { name: "Help", exact: true }).click();
  await page.getByRole("button", { name: "Call the coach back" }).click();
  await expect(panel(page).locator("h2")).toBeVisible();
});

test("? tells what anything is, by mouse, by keyboard and by a long touch", async ({ page, house }) => {
  await atTurn(page, house);
  const before = await page.locator("#question").innerText();
  await page.getByRole("button", { name: "Help", exact: true }).click();
  await page.getByRole("button", { name: /What is this/ }).click();
  await expect(page.locator("html[data-asks]")).toBeAttached();
  await page.locator("[data-target='die:gray']").click();
  await expect(page.getByText("A die of this season; it applies to everyone.")).toBeVisible();
  await accessible(page, "what a die is");
  await page.keyboard.press("Escape");
  await expect(page.getByText("A die of this season; it applies to everyone.")).toBeHidden();
  // Nothing was chosen or picked by it.
  expect(await page.locator("#question").innerText()).toBe(before);
  await page.locator("button[data-target^='card:']").first().focus();
  await page.keyboard.press("?");
  await expect(page.getByText("A card of your hand. One card, six uses")).toBeVisible();
  await page.keyboard.press("Escape");
  await page
    .locator("[data-target='worker:gray']")
    .dispatchEvent("pointerdown", { pointerType: "touch", bubbles: true });
  await expect(page.getByText("Workers of one color.")).toBeVisible();
});

test("every question says why it is asked, and the clerk what it would do", async ({ page, house }) => {
  await atTurn(page, house);
  await page.getByRole("button", { name: "Why am I asked?" }).click();
  await expect(page.getByText("It is your turn in phase III")).toBeVisible();
  await page.getByRole("button", { name: "What would the clerk do?" }).click();
  await expect(page.getByText("The clerk would:")).toBeVisible();
  await expect(page.locator("[data-spoken-of]")).not.toHaveCount(0);
  await accessible(page, "a hint");
});

test("where two people play, the clerk says nothing", async ({ page, house }) => {
  await seatAt(page, house, [
    { type: "me", name: "Anna" },
    { type: "here", name: "Ben" },
  ]);
  await page.getByRole("button", { name: "I am Anna" }).click();
  await page.getByRole("button", { name: "Why am I asked?" }).click();
  await expect(page.getByText("Phase I: hands are filled up")).toBeVisible();
  await expect(page.getByRole("button", { name: "What would the clerk do?" })).toHaveCount(0);
});

for (const theme of ["light", "dark"] as const) {
  test(`the rules are a few pages with pictures, ${theme}`, async ({ page, house }) => {
    await page.addInitScript((kept) => localStorage.setItem("burgomaster.settings", JSON.stringify(kept)), {
      language: "en",
      theme,
    });
    await page.goto(house.url);
    await page.getByRole("link", { name: "Rules", exact: true }).click();
    await expect(page.getByRole("heading", { name: "How to play Hamburg" })).toBeVisible();
    // Six of the game itself, one of each expansion, and TOM's.
    await expect(page.locator("main section")).toHaveCount(13);
    const [pictures, empty] = await page.evaluate(() => {
      const all = [...document.querySelectorAll("main .picture svg")];
      return [all.length, all.filter((svg) => svg.querySelectorAll("path, rect, circle, text").length < 2).length];
    });
    expect([pictures, empty]).toEqual([27 + 18 + 11, 0]);
    await accessible(page, "rules");
    for (const game of ["Bruges", "City Tycoon"]) {
      await page.getByRole("link", { name: game, exact: true }).click();
      await expect(page.getByRole("heading", { name: `How to play ${game}` })).toBeVisible();
      await expect(page.locator("main section .picture").first()).toBeVisible();
    }
  });
}

for (const [language, titles] of [
  ["de", ["Erweiterung: Die Bürgermeister", "Erweiterung: Die Börse", "Allein gegen TOM"]],
  ["nl", ["Uitbreiding: De burgemeesters", "Uitbreiding: De beurs", "Alleen tegen TOM"]],
] as const) {
  test(`the rules tell of the expansions and TOM in ${language}, on a phone`, async ({ page, house }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript((kept) => localStorage.setItem("burgomaster.settings", JSON.stringify(kept)), {
      language,
    });
    await page.goto(`${house.url}/#/rules/hamburg`);
    for (const title of titles) await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(page.locator("main section")).toHaveCount(13);
    await expect(page.locator("main section > p.soft")).toHaveCount(7);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}

test("what others do is said aloud in a few sentences", async ({ page, house }) => {
  await seatAt(page, house, [
    { type: "me", name: "Anna" },
    { type: "bot", bot: "random" },
    { type: "bot", bot: "random" },
  ]);
  // All that is announced on the way, whenever a pause lets it be said.
  await page.locator("[data-announced]").evaluate((said) => {
    const heard: string[] = [];
    new MutationObserver(() => heard.push(said.textContent ?? "")).observe(said, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    Object.assign(window, { heard });
  });
  await toTurn(page);
  const all = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.join(" "));
  await expect.poll(all).toContain("The dice: purple");
  const text = await all();
  expect(text.match(/draws 5 cards/g)).toHaveLength(2);
  expect(text.split(". ").length).toBeLessThan(14);
});
