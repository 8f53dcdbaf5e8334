/** Whole games of all three in Debian's Firefox and WebKit, with the server and as plain files; each to its end, and what one does there. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { start, type Driver, type Kind, type Size } from "./driver";
import { dice, expect, housed, RECORD, type House } from "./house";
import { Site } from "./site";
import { lists, places, play, pressWhen, until, type Hand } from "./steps";
import { Watched, wrong, WRONG } from "./watched";

const KINDS: readonly Kind[] = (process.env["BURGOMASTER_KINDS"] ?? "firefox webkit").split(" ") as Kind[];
const DESK: Size = { width: 1440, height: 900 };
const PHONE: Size = { width: 390, height: 844 };

/** A browser that is closed at the end; what went wrong in it is told then, with a picture of how it stood. */
const test = housed.extend<{ kind: Kind; driver: Driver; behind: (url: string) => Promise<string> }>({
  kind: ["firefox", { option: true }],
  driver: async ({ kind }, use, info) => {
    const driver = await start(kind);
    try {
      await use(driver);
      const picture = await driver.picture();
      writeFileSync(info.outputPath("end.png"), picture);
      expect(await driver.look(wrong, WRONG), "what went wrong in the page").toEqual([]);
    } finally {
      await driver.close();
    }
  },
  /** The same place, watched. */
  behind: async ({ driver: _ }, use) => {
    const open: Watched[] = [];
    await use(async (url) => {
      const watched = new Watched(url);
      await watched.start();
      open.push(watched);
      return watched.url;
    });
    for (const each of open) await each.stop();
  },
});
test.describe.configure({ timeout: 1_800_000 });

/** What the browser keeps of someone: how things are shown, and the keys of their tables. */
async function remember(driver: Driver, settings: object, tokens: readonly object[]): Promise<void> {
  await driver.look(
    (...kept: string[]) => {
      localStorage.setItem("burgomaster.settings", kept[0] ?? "");
      localStorage.setItem("burgomaster.tokens", kept[1] ?? "");
    },
    JSON.stringify({ endTurns: false, endTold: true, speed: "off", ...settings }),
    JSON.stringify(tokens),
  );
}

const COMPANY = [
  { type: "me", name: "Anna" },
  { type: "bot", bot: "random" },
  { type: "bot", bot: "random" },
];

async function tableOf(
  house: House,
  game: string,
  sitters: readonly object[] = COMPANY,
  start: object | null = null,
): Promise<{ table: string }> {
  const answer = await fetch(`${house.url}/api/tables`, {
    method: "POST",
    headers: { Origin: house.url, "Content-Type": "application/json" },
    body: JSON.stringify({ game, options: start ? {} : { players: sitters.length }, sitters, start }),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as { table: string };
}

/** Everything is counted, somebody has won, and that stands in the window. */
async function ended(driver: Driver): Promise<void> {
  await until(driver, () => (document.querySelector(".ending.done .winner h2")?.textContent ?? "").trim() !== "");
  const [top, bottom, high] = await driver.look(() => {
    const box = document.querySelector(".ending.done .winner h2")?.getBoundingClientRect();
    return [box?.top ?? -1, box?.bottom ?? -1, innerHeight] as const;
  });
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(high);
}

/** The postcard, as the browser would keep it. */
async function postcard(driver: Driver): Promise<Buffer> {
  await driver.look(() => {
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (what: Blob) => {
      const reader = new FileReader();
      reader.onload = () => (document.documentElement.dataset["card"] = String(reader.result));
      reader.readAsDataURL(what);
      return make(what);
    };
  });
  await pressWhen(driver, ".ending button", "Save as picture");
  await pressWhen(driver, "dialog[open] button", "Save it wide (2400 × 1500)");
  await until(driver, () => document.documentElement.dataset["card"] !== undefined);
  const data = await driver.look(() => document.documentElement.dataset["card"] ?? "");
  return Buffer.from(data.slice(data.indexOf(",") + 1), "base64");
}

interface Way {
  readonly name: string;
  readonly hand: Hand;
  readonly size: Size;
  readonly settings: object;
}
const WAYS: readonly Way[] = [
  { name: "by places", hand: places, size: DESK, settings: { language: "en", list: false, motion: false } },
  {
    name: "by the list, on a phone in German",
    hand: lists,
    size: PHONE,
    settings: { language: "de", list: true, motion: false },
  },
];
const GAMES = [
  ["hamburg", 7],
  ["bruges", 8],
  ["city_tycoon", 9],
] as const;

for (const kind of KINDS)
  test.describe(kind, () => {
    test.use({ kind });

    test("a finished game is counted, told and kept as a picture", async ({ driver, house, behind }, info) => {
      const url = await behind(house.url);
      const held = await tableOf(house, "hamburg", [], { type: "record", text: readFileSync(RECORD, "utf8") });
      await driver.open(`${url}/healthz`);
      await driver.size(DESK);
      await remember(driver, { language: "en" }, [held]);
      await driver.open(`${url}/#/table/${held.table}`);
      // It counts by itself, from street to street.
      await until(driver, () => document.querySelector(".ending .lanterns .lit") !== null);
      await ended(driver);
      const card = await postcard(driver);
      writeFileSync(info.outputPath("postcard.png"), card);
      expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([2400, 1500]);
      await pressWhen(driver, "dialog[open] button", "Close");
      await pressWhen(driver, ".ending button", "Look back");
      await until(driver, () => document.querySelector(".ending") === null);
    });

    test("the story's tab is written from top to bottom, inside the window", async ({ driver, house, behind }) => {
      const url = await behind(house.url);
      const held = await tableOf(house, "hamburg");
      await driver.open(`${url}/healthz`);
      await driver.size(DESK);
      await remember(driver, { language: "en" }, [held]);
      await driver.open(`${url}/#/table/${held.table}`);
      await until(driver, () => document.querySelector(".story .tab > span") !== null);
      const box = await driver.look(() => {
        const { width, height, right } = document.querySelector(".story .tab > span")!.getBoundingClientRect();
        return { upright: height > width, inside: right <= innerWidth };
      });
      expect(box).toEqual({ upright: true, inside: true });
    });

    for (const [game, seed] of GAMES)
      for (const { name, hand, size, settings } of WAYS)
        test(`a whole game of ${game} ${name}`, async ({ driver, house, behind }) => {
          const url = await behind(house.url);
          const held = await tableOf(house, game);
          await driver.open(`${url}/healthz`);
          await driver.size(size);
          await remember(driver, settings, [held]);
          await driver.open(`${url}/#/table/${held.table}`);
          expect(await play(driver, hand, dice(seed), 600)).toBeGreaterThan(40);
          await ended(driver);
        });

    test("plain files that are left while the engine is on its way are loaded anew", async ({ driver, behind }) => {
      const site = new Site();
      await site.start();
      const url = `${await behind(site.url)}/`;
      await driver.open(url);
      await until(driver, () => document.querySelectorAll(".signs li").length === 3);
      // At once, when the largest of its files has begun to come.
      await driver.open(`${url}index.html#/new/bruges`);
      await pressWhen(driver, "form.sheet button[type=submit]");
      await until(driver, () => document.querySelector("#question[data-ticket]") !== null);
      await site.stop();
    });

    for (const [game, seed] of GAMES)
      test(`a whole game of ${game} as plain files under a path`, async ({ driver, behind }) => {
        const site = new Site();
        await site.start();
        const url = `${await behind(site.url)}/`;
        await driver.open(url);
        await driver.size(DESK);
        // What is still on its way when a page is left counts as not loaded in WebKit.
        await until(
          driver,
          () =>
            document.querySelectorAll(".signs li").length === 3 &&
            [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(
              ({ sheet }) => sheet !== null,
            ),
        );
        await remember(driver, { language: "en", list: true, motion: false }, []);
        // By another name of the page, so that it is loaded anew and knows what is kept.
        await driver.open(`${url}index.html#/new/${game}`);
        await pressWhen(driver, 'label:has(input[name=players][value="2"])');
        await pressWhen(driver, "form.sheet button[type=submit]");
        await until(driver, () => location.hash.startsWith("#/table/"));
        expect(await play(driver, (roll) => [...places(roll), ...lists(roll)], dice(seed), 600)).toBeGreaterThan(20);
        await ended(driver);
        await site.stop();
        expect(site.strayed.filter((path) => path !== "/favicon.ico")).toEqual([]);
      });
  });
