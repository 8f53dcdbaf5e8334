/** Whole games, from the first card to the last point: by every kind of hand, alone and at a full table, in every language. */
import { clickOn, dice, expect, ourTurn, seatAt, test, untilAnswered, type House, type Page } from "./house";

type Roll = (n: number) => number;
/** One attempt at answering the question. Hands know what is lit on a table, and nothing of the game. */
type Hand = (page: Page, roll: Roll) => Promise<void>;

/** What is left to be confirmed, in the bar or beside what was picked. */
const CONFIRM = "#question span.confirm button.main:not([aria-disabled=true]), .plate .sum button:enabled";
const PLAIN = "#question .bar button.choice:not([aria-disabled=true])";
const LISTED = "#question .listed button:not([aria-disabled=true])";
const NEAR = "button.near";
const LIT = "button.spot.lit:not(.picked)";
/** What was taken up: once more, and it is done. */
const TAKEN = "button.spot.lit.picked";

/** Press one of what is in sight; false if there is none. */
async function press(page: Page, selector: string, roll: Roll, how: "click" | "tap" = "click"): Promise<boolean> {
  const found = page.locator(selector).filter({ visible: true });
  const count = await found.count();
  if (count === 0) return false;
  // What has gone meanwhile is looked for anew by whoever asks.
  await found
    .nth(roll(count))
    [how]({ timeout: 3000 })
    .catch(() => undefined);
  return true;
}

/** By places: what is to be confirmed, then where something picked goes, then something lit, else what needs no place. */
function places(how: "click" | "tap"): Hand {
  return async (page, roll) => {
    const order = [
      CONFIRM,
      NEAR,
      ...(roll(4) > 0 ? [TAKEN] : []),
      ...(roll(6) === 0 ? [PLAIN, LIT] : [LIT, PLAIN]),
      TAKEN,
    ];
    for (const selector of order) if (await press(page, selector, roll, how)) return;
  };
}

/** Cards are dragged onto their places; all else is clicked. */
const drags: Hand = async (page, roll) => {
  const cards = page.locator("[data-target='hand'] button.lit:not(.picked)");
  const count = await cards.count();
  if (count === 0 || (await page.locator(CONFIRM).count()) > 0) return places("click")(page, roll);
  const from = await cards.nth(roll(count)).boundingBox();
  if (!from) return;
  await page.mouse.move(from.x + 20, from.y + 30);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 20, { steps: 3 });
  const near = page.locator("button.near").filter({ visible: true });
  const goals = await near.count();
  const to = goals > 0 ? await near.nth(roll(goals)).boundingBox() : null;
  if (to) await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
  // What no place takes is picked and put where it may go.
  if (!to) await places("click")(page, roll);
};

/** By the keyboard alone: to something lit, to its place, confirmed; or the end of the turn. */
const keys: Hand = async (page, roll) => {
  const key = async (name: string, times = 1): Promise<void> => {
    for (let i = 0; i < times; i++) await page.keyboard.press(name);
  };
  if (roll(6) === 0) await key("e");
  await key("n", 1 + roll(4));
  await key("Enter");
  if ((await page.locator(NEAR).count()) > 0) {
    await key("n", 1 + roll(3));
    await key("Enter");
  }
  if ((await page.locator(`${TAKEN}:focus`).count()) > 0) await key("Enter");
  if ((await page.locator(CONFIRM).count()) > 0) await key("1");
  if ((await page.locator(`${LIT}, ${NEAR}`).count()) === 0) {
    // Answers about no place have numbers; a lone one ends the turn.
    const numbered = await page.locator("#question .bar button.choice[aria-keyshortcuts]").count();
    await key(numbered > 1 ? String(1 + roll(numbered)) : "e");
  }
  if (roll(9) === 0) await key("Escape");
};

/** By the list: whatever it names, and what needs no place from time to time. */
const lists: Hand = async (page, roll) => {
  for (const selector of [CONFIRM, ...(roll(6) === 0 ? [PLAIN, LISTED] : [LISTED, PLAIN])])
    if (await press(page, selector, roll)) return;
};

interface Game {
  readonly game: "hamburg" | "bruges" | "city_tycoon";
  readonly name: string;
  readonly hand: Hand;
  readonly bots: readonly string[];
  readonly language?: "en" | "de" | "nl";
  readonly options?: object;
  readonly touch?: boolean;
  readonly list?: boolean;
  readonly seed: number;
}

const ALL = { expansions: ["mayors", "statues", "intrigue", "ships", "exchange", "clerics"] };
const RANDOM = ["random", "random", "random", "random"];
const GAMES: readonly Game[] = [
  { game: "hamburg", name: "of three by places", hand: places("click"), bots: ["clerk", "random"], seed: 11 },
  { game: "hamburg", name: "of three by drag", hand: drags, bots: ["random", "random"], language: "de", seed: 12 },
  { game: "hamburg", name: "of two by touch", hand: places("tap"), bots: ["random"], touch: true, seed: 13 },
  { game: "hamburg", name: "of two by keyboard only", hand: keys, bots: ["random"], language: "nl", seed: 5 },
  { game: "hamburg", name: "against TOM", hand: places("click"), bots: [], language: "de", seed: 14 },
  {
    game: "hamburg",
    name: "of five with all expansions",
    hand: places("click"),
    bots: ["clerk", "random", "random", "random"],
    options: ALL,
    language: "nl",
    seed: 15,
  },
  {
    game: "hamburg",
    name: "against TOM with all expansions on a phone",
    hand: places("tap"),
    bots: [],
    options: ALL,
    touch: true,
    seed: 16,
  },
  { game: "bruges", name: "of four by places", hand: places("click"), bots: RANDOM.slice(1), seed: 21 },
  { game: "bruges", name: "of two by drag", hand: drags, bots: ["random"], language: "de", seed: 22 },
  { game: "bruges", name: "of two by touch", hand: places("tap"), bots: ["random"], touch: true, seed: 23 },
  { game: "bruges", name: "of two by keyboard only", hand: keys, bots: ["random"], language: "nl", seed: 24 },
  { game: "bruges", name: "of four by the list", hand: lists, bots: RANDOM.slice(1), list: true, seed: 25 },
  { game: "city_tycoon", name: "of five by places", hand: places("click"), bots: RANDOM, seed: 31 },
  { game: "city_tycoon", name: "of two by drag", hand: drags, bots: ["random"], language: "de", seed: 32 },
  { game: "city_tycoon", name: "of two by touch", hand: places("tap"), bots: ["random"], touch: true, seed: 33 },
  { game: "city_tycoon", name: "of two by keyboard only", hand: keys, bots: ["random"], language: "nl", seed: 34 },
  { game: "city_tycoon", name: "of five by the list", hand: lists, bots: RANDOM, list: true, seed: 35 },
];

async function sit(page: Page, house: House, game: Game): Promise<void> {
  const sitters = [{ type: "me", name: "Anna" }, ...game.bots.map((bot) => ({ type: "bot", bot }))];
  const answer = await page.request.post(`${house.url}/api/tables`, {
    data: { game: game.game, options: { players: sitters.length, ...game.options }, sitters, start: null },
    headers: { Origin: house.url },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const held = (await answer.json()) as { table: string };
  await page.addInitScript(
    (kept) => {
      localStorage.setItem(
        "burgomaster.settings",
        JSON.stringify({ language: kept.language, motion: false, speed: "off", list: kept.list }),
      );
      localStorage.setItem("burgomaster.tokens", JSON.stringify([kept.held]));
    },
    { language: game.language ?? "en", list: game.list ?? false, held },
  );
  await page.goto(`${house.url}/#/table/${held.table}`);
}

/** Ids of messages that are to be seen instead of their words. */
async function unworded(page: Page): Promise<string[]> {
  const text = await page.locator("body").innerText();
  return text.match(/\b(app|hb|hamburg|br|bruges|ct|tycoon|core|asked|server)-[a-z][a-z-]+\b/g) ?? [];
}

for (const game of GAMES) {
  test.describe(`${game.game}: a whole game ${game.name}`, () => {
    test.use(
      game.touch
        ? { hasTouch: true, viewport: { width: 360, height: 740 } }
        : { viewport: { width: 1440, height: 757 } },
    );
    test(`to its end @slow`, async ({ page, house }) => {
      test.setTimeout(1_800_000);
      await sit(page, house, game);
      const roll = dice(game.seed);
      const answers = new Set<string>();
      while (await ourTurn(page)) {
        answers.add((await page.locator("#question").getAttribute("data-ticket")) ?? "");
        await untilAnswered(page, () => game.hand(page, roll));
        expect(await unworded(page)).toEqual([]);
        expect(answers.size).toBeLessThan(600);
      }
      // Eight seasons of four turns are not played by ending them all.
      expect(answers.size).toBeGreaterThan(60);
      await end(page);
    });
  });
}

test("a whole game of three by the list, from the lobby @slow", async ({ page, house }) => {
  await page.goto(`${house.url}/#/new`);
  await page.getByLabel("Name").fill("Anna");
  await page.getByLabel("Seat 2").selectOption("bot:clerk");
  await page.getByLabel("Seat 3").selectOption("bot:random");
  await page.getByRole("button", { name: "Start game" }).click();
  const roll = dice(11);
  for (let i = 0; i < 600 && (await ourTurn(page)); i++) await clickOn(page, roll);
  await end(page);
  await replayed(page);
});

test("a whole game of two by numbers and letters of the list @slow", async ({ page, house }) => {
  await seatAt(page, house, [
    { type: "me", name: "Anna" },
    { type: "bot", bot: "random" },
  ]);
  const roll = dice(5);
  for (let i = 0; i < 600 && (await ourTurn(page)); i++) {
    await untilAnswered(page, async () => {
      await page.keyboard.press(String(1 + roll(4)));
      if (roll(2) === 0) await page.keyboard.press("1");
      if (roll(4) === 0) await page.keyboard.press("e");
      if (roll(9) === 0) await page.keyboard.press("Escape");
    });
  }
  await end(page);
});

/** The end, in whatever language: everything counted, a winner, the points over the game, and the dice verified. */
async function end(page: Page): Promise<void> {
  await expect(page.locator(".ending.done .winner")).not.toBeEmpty({ timeout: 60_000 });
  await expect(page.locator(".ending figure, .ending [role=img]").first()).toBeVisible();
  // The points by their sources, and below them that chance was fair.
  await page.locator(".ending .ways .sp + button").click();
  await page.locator(".after .column > .row button").first().click();
  await expect(page.locator(".after .fair:not(.bad)")).toBeVisible({ timeout: 60_000 });
  expect(await unworded(page)).toEqual([]);
}

/** Every move can be seen again, through anyone's eyes. */
async function replayed(page: Page): Promise<void> {
  await page.locator(".ending").getByRole("button", { name: "Look back" }).click();
  const slider = page.getByRole("slider");
  const last = Number(await slider.getAttribute("max"));
  for (const at of [0, Math.floor(last / 3), Math.floor(last / 2), last]) {
    await slider.fill(String(at));
    await expect(page.getByText(`${at} of ${last}`)).toBeVisible();
  }
  await page.getByLabel("Seen by").selectOption({ index: 1 });
  await page.getByRole("button", { name: "Back to the game" }).click();
  await expect(page.getByRole("heading", { name: "Final scoring" })).toBeVisible();
}
