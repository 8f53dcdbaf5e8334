/** How a table feels: how soon the page answers a click, how long it is busy while others play, what it keeps, whether anything jumps.
 *
 * A game against two clerks is played by places in a real Chromium, moves shown at the usual speed. Tasks are measured by the page's own thread clock, too, which does
 * not tick while other processes have the processor; with the processor throttled it ticks four times as much. What the page keeps is compared with what the same table
 * takes after a reload: what is left over then was forgotten nowhere.
 *
 *     make feel                                # the three games, to their last season or round on a desk, half of it with the processor throttled four times
 *     make feel ARGS='-g hamburg'              # one of them: hamburg, bruges, city_tycoon
 *     make feel ARGS='-g "a hundred tiles"'    # City Tycoon's map, moved by every kind of hand
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { dice, expect, ourTurn, seatAt, test, type Page } from "./house";
import { kept, keptByKind, more, type Kept } from "./heap";
import { mostly, share, tracing, type Task } from "./tracing";

interface Felt {
  /** From a press to the frame that shows what it did, by interaction: when it began, and how long it took. */
  readonly interactions: Record<string, { at: number; took: number }>;
  /** The worst five seconds' sum of jumps, as browsers count layout shift, and all of them together. */
  shift: number;
  all: number;
  /** What jumped, and by how much. */
  readonly jumps: Record<string, number>;
}
const THREE = [
  { type: "me", name: "Anna" },
  { type: "bot", bot: "clerk" },
  { type: "bot", bot: "clerk" },
] as const;
/** What a game's seasons or rounds are called, at the beginning of which of them one stops, and how many are traced: a whole game would fill the memory of a small machine. */
const GAMES = [
  { game: "hamburg", chapter: "season", last: 8, traced: 3 },
  { game: "bruges", chapter: "round", last: 6, traced: 2 },
  { game: "city_tycoon", chapter: "round", last: 4, traced: 1 },
] as const;
/** What is wanted on a desk, and with the processor throttled four times: until the next paint for 95 of 100 presses, and of any task while others play. */
const WANTED = { 1: { press: 100, task: 100 }, 4: { press: 200, task: 250 } } as const;
const SHIFT = 0.05;

/** Watch every interaction and every jump; mark in the trace whether others are playing. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem(
      "burgomaster.settings",
      JSON.stringify({ language: "en", motion: true, speed: "usual", list: false, endTurns: false, endTold: true }),
    );
    const felt: Felt = { interactions: {}, shift: 0, all: 0, jumps: {} };
    let jumped = { first: -Infinity, last: -Infinity, sum: 0 };
    Object.assign(window, { felt });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        const known = felt.interactions[entry.interactionId];
        if (entry.interactionId > 0 && (!known || entry.duration > known.took))
          felt.interactions[entry.interactionId] = { at: entry.startTime, took: entry.duration };
      }
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        felt.all += entry.value;
        // A window of jumps ends after a second without one, or after five.
        const goesOn = entry.startTime - jumped.last < 1000 && entry.startTime - jumped.first < 5000;
        jumped = goesOn
          ? { ...jumped, last: entry.startTime, sum: jumped.sum + entry.value }
          : { first: entry.startTime, last: entry.startTime, sum: entry.value };
        felt.shift = Math.max(felt.shift, jumped.sum);
        const element =
          entry.sources[0]?.node instanceof Element ? entry.sources[0].node : entry.sources[0]?.node?.parentElement;
        const what = element
          ? `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} in ${element.parentElement?.getAttribute("class") ?? ""}`
          : "what is gone";
        felt.jumps[what] = (felt.jumps[what] ?? 0) + entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
    let others: boolean | null = null;
    new MutationObserver(() => {
      const question = document.querySelector("#question");
      const now = question !== null && !question.classList.contains("mine");
      if (now !== others) performance.mark(now ? "others" : "mine");
      others = now;
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
  });
}

/** What is clicked, first what comes first: what is to be confirmed, what was looked at and can be done, where something picked goes, something lit, else what needs no place. */
const CLICKS = [
  "#question span.confirm button.main:not([aria-disabled=true])",
  ".plate button:enabled",
  "button.near",
  "button.spot.lit:not(.picked)",
  "#question .bar button.choice:not([aria-disabled=true])",
];

/** One click by places; false if what was there has gone meanwhile. */
async function click(page: Page, roll: (n: number) => number): Promise<boolean> {
  for (const selector of CLICKS) {
    const found = page.locator(selector).filter({ visible: true });
    const count = await found.count();
    if (count > 0)
      return found
        .nth(roll(count))
        .click({ timeout: 3000 })
        .then(
          () => true,
          () => false,
        );
  }
  return false;
}

const told = ({ heap, nodes }: Kept): string => `${heap.toFixed(1)} (${nodes})`;

for (const { game, chapter, last, traced } of GAMES) {
  for (const [name, rate, until] of [
    ["a desk", 1, last],
    ["a processor throttled four times", 4, traced + 2],
  ] as const) {
    test(`${game}: how it feels on ${name}`, async ({ page, browser, house }) => {
      test.setTimeout(1_800_000);
      await page.setViewportSize({ width: 1440, height: 757 });
      await watch(page);
      await seatAt(page, house, [...THREE], null, game);
      await ourTurn(page);
      const inner = await page.context().newCDPSession(page);
      await inner.send("Emulation.setCPUThrottlingRate", { rate });
      const stop = await tracing(browser, page, ["others", "mine"]);
      let all: Task[] = [];
      const roll = dice(17);
      const heap: string[] = [];
      let [clicks, at] = [0, 0];
      while (at < until && (await ourTurn(page))) {
        const now = Number(/\d+/.exec((await page.locator(".chapter").textContent()) ?? "")?.[0] ?? at);
        if (now > at) {
          at = now;
          heap.push(told(await kept(page)));
          if (all.length === 0 && at > traced) all = await stop();
        }
        if (await click(page, roll)) clicks += 1;
      }
      if (all.length === 0) all = await stop();
      const felt = await page.evaluate(() => (window as unknown as { felt: Felt }).felt);
      await page.mouse.move(720, 5);
      const [before, held] = [await kept(page), await keptByKind(page)];
      await page.reload();
      await page.waitForFunction(() => document.querySelector("#question[data-ticket], .ending") !== null);
      const [after, heldAnew] = [await kept(page), await keptByKind(page)];
      const end = Math.max(0, ...all.map((each) => each.at));
      const seen = Object.values(felt.interactions);
      // An interaction that was shown within 16 ms is not told.
      const quick = Array.from({ length: Math.max(0, clicks - seen.length) }, () => 16);
      const answered = [...seen.map((each) => each.took), ...quick];
      const worked = seen
        .filter((each) => each.at < end)
        .map(({ at: pressed, took }) =>
          all
            .filter((task) => task.at < pressed + took && task.at + task.wall > pressed)
            .reduce((sum, task) => sum + task.own, 0),
        );
      const busy = all.filter((each) => each.mark === "others");
      expect(busy.length).toBeGreaterThan(100);
      const wanted = WANTED[rate];
      console.log(
        [
          `${game} on ${name}, ${clicks} clicks:`,
          `  press to next paint, ms: median ${share(answered, 0.5)}, 95 % ${share(answered, 0.95)} (wanted: ${wanted.press}), worst ${share(answered, 1)}`,
          `  of it work of the page, by its thread's clock (${worked.length}): median ${share(worked, 0.5)}, 95 % ${share(worked, 0.95)}, worst ${share(worked, 1)}`,
          `  tasks while others played, ms by the thread's clock: worst ${share(
            busy.map((each) => each.own),
            1,
          )} (wanted: ${wanted.task}), 99.9 % ${share(
            busy.map((each) => each.own),
            0.999,
          )}, over 100: ${busy.filter((each) => each.own > 100).length}, over 50: ${busy.filter((each) => each.own > 50).length} of ${busy.length}`,
          `  the same by the wall's: worst ${share(
            busy.map((each) => each.wall),
            1,
          )}, over 100: ${busy.filter((each) => each.wall > 100).length}`,
          `  heap at each ${chapter}'s start, MiB (nodes): ${heap.join(", ")}`,
          `  heap at the end ${told(before)}, after a reload of the same table ${told(after)}: ${(before.heap - after.heap).toFixed(1)} MiB more (by kind: ${more(held, heldAnew)})`,
          `  layout shift: ${felt.shift.toFixed(4)} (wanted: ${SHIFT}); over the whole time ${felt.all.toFixed(4)}${Object.entries(
            felt.jumps,
          )
            .toSorted((a, b) => b[1] - a[1])
            .slice(0, 4)
            .map(([what, by]) => `; ${what} ${by.toFixed(4)}`)
            .join("")}`,
        ].join("\n"),
      );
    });
  }
}

/** A city of five in round 4 with a hundred tiles is dragged, zoomed by the wheel and pinched. */
const CITY = readFileSync(join(import.meta.dirname, "positions/city-of-100.toml"), "utf8");

async function pinch(page: Page, x: number, y: number, from: number, to: number): Promise<void> {
  const inner = await page.context().newCDPSession(page);
  const fingers = (far: number): { x: number; y: number; id: number }[] => [
    { x: x - far, y, id: 1 },
    { x: x + far, y, id: 2 },
  ];
  await inner.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(from) });
  for (let step = 1; step <= 30; step++)
    await inner.send("Input.dispatchTouchEvent", {
      type: "touchMove",
      touchPoints: fingers(from + ((to - from) * step) / 30),
    });
  await inner.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await inner.detach();
}

test.describe("a city of a hundred tiles", () => {
  test.use({ hasTouch: true, viewport: { width: 1440, height: 757 } });
  test("city_tycoon: how a city of a hundred tiles moves", async ({ page, browser, house }) => {
    const GESTURES = ["drag", "wheel in", "drag near", "wheel out", "pinch in", "pinch out", "fit", "rest"];
    await page.addInitScript(() =>
      localStorage.setItem(
        "burgomaster.settings",
        JSON.stringify({ language: "en", motion: true, speed: "off", list: false }),
      ),
    );
    await seatAt(
      page,
      house,
      [{ type: "me", name: "Anna" }, ...Array.from({ length: 4 }, () => ({ type: "bot", bot: "clerk" }) as const)],
      { type: "position", text: CITY },
      "city_tycoon",
    );
    await ourTurn(page);
    const map = await page.locator(".map").boundingBox();
    if (!map) throw new Error("there is no map");
    const [x, y] = [map.x + map.width / 2, map.y + map.height / 2];
    const cells = await page.locator(".map [data-drawn^='cell:']").count();
    const begin = (name: string): Promise<void> => page.evaluate((each) => void performance.mark(each), name);
    /** Until nothing more is drawn for it. */
    const settle = (): Promise<void> => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
    const stop = await tracing(browser, page, GESTURES, true);
    async function drag(): Promise<void> {
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (let step = 0; step < 60; step++)
        await page.mouse.move(x + 150 * Math.sin(step / 6), y + 100 * Math.sin(step / 4));
      await page.mouse.up();
      await settle();
    }
    async function wheel(by: number): Promise<void> {
      await page.mouse.move(x, y);
      for (let notch = 0; notch < 24; notch++) await page.mouse.wheel(0, by);
      await settle();
    }
    await begin("drag");
    await drag();
    await begin("wheel in");
    await wheel(-100);
    await begin("drag near");
    await drag();
    await begin("wheel out");
    await wheel(100);
    await begin("pinch in");
    await pinch(page, x, y, 60, 500);
    await settle();
    await begin("pinch out");
    await pinch(page, x, y, 500, 60);
    await settle();
    await begin("fit");
    await page.getByRole("button", { name: "Fit", exact: true }).click();
    await settle();
    await begin("rest");
    const all = await stop();
    expect(all.length).toBeGreaterThan(100);
    console.log(
      `A city of ${cells} cells, a hundred of them tiles; tasks of the page in ms by the thread's clock (by the wall's), and what the longest did:`,
    );
    for (const gesture of GESTURES.slice(0, -1)) {
      const during = all.filter((each) => each.mark === gesture);
      const worst = during.toSorted((a, b) => b.own - a.own)[0];
      const over = (most: number, of: "own" | "wall"): number => during.filter((each) => each[of] > most).length;
      console.log(
        `  ${gesture.padEnd(9)} ${String(during.length).padStart(5)} tasks, in all ${during.reduce((sum, each) => sum + each.own, 0).toFixed(0)}; worst ${share(
          during.map((each) => each.own),
          1,
        )} (${share(
          during.map((each) => each.wall),
          1,
        )}), over 50: ${over(50, "own")} (${over(50, "wall")}), over 16: ${over(16, "own")}; ${worst ? mostly(worst) : ""}`,
      );
    }
  });
});
