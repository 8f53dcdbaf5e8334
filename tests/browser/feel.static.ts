/** How the app without a server feels: what is sent, how soon it plays, how long bots think, what it takes of memory, how long the page is ever busy.
 *
 *     make feel ARGS='-g "no server"'          # after make static; the three games, some turns against a clerk and a councillor each
 */
import { readFileSync } from "node:fs";

import type { Page } from "@playwright/test";

import { ourTurn } from "./house";
import { expect, kept, LONG, play, sitDown, test } from "./site";

const WANTED = { sent: 8_000_000, memory: 250, again: 5_000, clerk: 500, councillor: 1_000, task: 100 } as const;
const TURNS = 12;

/** MB that the processes with the page and its workers have to themselves, by the system's own account. */
async function memory(page: Page): Promise<number> {
  const browser = await page.context().browser()?.newBrowserCDPSession();
  const found = await browser?.send("SystemInfo.getProcessInfo");
  const own = (id: number): number => {
    const told = readFileSync(`/proc/${id}/smaps_rollup`, "utf8");
    return [...told.matchAll(/^Private_\w+:\s+(\d+) kB/gm)].reduce((sum, [, kb]) => sum + Number(kb) / 1024, 0);
  };
  return Math.max(0, ...(found?.processInfo ?? []).filter(({ type }) => type === "renderer").map(({ id }) => own(id)));
}

/** Let the worker that plays note how long each bot thinks. */
async function noteBots(page: Page): Promise<void> {
  const engine = page.workers().find((worker) => worker.url().includes("engine-"));
  await engine?.evaluate(() => {
    const thoughts: number[] = [];
    const begun = new Map<number, number>();
    const post = Worker.prototype.postMessage;
    Object.assign(self, { thoughts });
    Worker.prototype.postMessage = function (message: { do: string; id: number }) {
      if (message.do === "think") {
        if (begun.size === 0)
          this.addEventListener("message", (event: MessageEvent<{ id: number }>) =>
            thoughts.push(performance.now() - (begun.get(event.data.id) ?? 0)),
          );
        begun.set(message.id, performance.now());
      }
      post.call(this, message);
    };
  });
}

async function thoughts(page: Page): Promise<number[]> {
  const engine = page.workers().find((worker) => worker.url().includes("engine-"));
  const all = await engine?.evaluate(() => (self as unknown as { thoughts: number[] }).thoughts);
  // The first waits until its worker has started.
  return (all ?? []).slice(1).toSorted((a, b) => a - b);
}

const p95 = (times: readonly number[]): number => times[Math.floor(times.length * 0.95)] ?? 0;

for (const game of ["hamburg", "bruges", "city_tycoon"])
  for (const bot of ["clerk", "councillor"] as const)
    test(`no server: ${game} against a ${bot}`, async ({ page, site }) => {
      test.setTimeout(1_800_000);
      await page.addInitScript(() => {
        const tasks: number[] = [];
        Object.assign(window, { tasks });
        new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
          type: "longtask",
          buffered: true,
        });
      });
      await page.goto(site.url);
      await expect(page.locator(".notices progress")).toHaveCount(1, { timeout: LONG });
      await expect(page.locator(".notices progress")).toHaveCount(0, { timeout: LONG });
      await noteBots(page);
      await sitDown(page, site, game, [`bot:${bot}`]);
      await ourTurn(page);
      await kept(page);
      const sent = [...site.sent.values()].reduce((sum, bytes) => sum + bytes, 0);
      await play(page, 5, TURNS);
      const [times, takes] = [await thoughts(page), await memory(page)];
      const longest = await page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks));
      const before = Date.now();
      await page.reload();
      await ourTurn(page);
      const again = Date.now() - before;
      console.log(
        `${game} ${bot}: sent ${(sent / 1e6).toFixed(2)} MB; ${times.length} thoughts, p95 ${p95(times).toFixed(0)}, most ${(times.at(-1) ?? 0).toFixed(0)} ms; ` +
          `page and workers ${takes.toFixed(0)} MB; longest task ${longest.toFixed(0)} ms; from reload to the question ${again} ms`,
      );
      expect.soft(sent).toBeLessThan(WANTED.sent);
      expect.soft(p95(times)).toBeLessThan(WANTED[bot]);
      expect.soft(takes).toBeLessThan(WANTED.memory);
      expect.soft(longest).toBeLessThan(WANTED.task);
      expect.soft(again).toBeLessThan(WANTED.again);
    });
