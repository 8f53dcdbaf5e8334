/** How soon a move is drawn after its message: whole games, message by message, in a real Chromium.
 *
 * The messages of a played game are kept and given to the page one by one, so that every build draws the same. What is
 * measured: from a message's arrival to the frame that shows it, and what of it the page's own thread works, by its
 * own clock, which does not tick while other processes have the processor.
 *
 *     make drawing                                     # games of three, four and five
 *     BURGOMASTER_STATIC=folder make drawing           # the same with another build
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { dice, expect, test, type House, type Page } from "./house";

interface Told {
  readonly type: string;
  readonly [name: string]: unknown;
}

/** Play a game from the first seat without a browser, and keep every message. */
async function played(house: House, players: number, seed: number): Promise<string[]> {
  const sitters = [
    { type: "me", name: "Anna" },
    ...Array.from({ length: players - 1 }, () => ({ type: "bot", bot: "random" })),
  ];
  const answer = await fetch(`${house.url}/api/tables`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: house.url },
    body: JSON.stringify({ game: "hamburg", options: { players }, sitters }),
  });
  const held = (await answer.json()) as { table: string; token: string };
  const roll = dice(seed);
  const kept: string[] = [];
  let answered = "";
  const socket = new WebSocket(`${house.url.replace("http", "ws")}/api/socket`);
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", table: held.table, token: held.token }));
    socket.onclose = () => reject(new Error("the server hung up"));
    socket.onmessage = (event) => {
      kept.push(String(event.data));
      const message = JSON.parse(String(event.data)) as Told & {
        phase?: string;
        question?: { seat: number; ticket: string; choices: { text: string }[] } | null;
      };
      if (message.type !== "state") return;
      if (message.phase === "waiting") socket.send(JSON.stringify({ type: "nonce", seat: 1, nonce: "00" }));
      if (message.phase === "over") resolve();
      const question = message.question;
      if (!question || question.ticket === answered) return;
      answered = question.ticket;
      // Who builds has more to draw than who only takes workers.
      const built = question.choices.filter((choice) => /^(build|lay|site|wall)/.test(choice.text));
      const from = built.length > 0 && roll(3) > 0 ? built : question.choices;
      const choice = from[roll(from.length)]?.text;
      const chosen = JSON.stringify({
        type: "choose",
        move_id: `m${kept.length}`,
        seat: question.seat,
        ticket: question.ticket,
        choice,
      });
      // The server takes twenty messages a second from one browser.
      setTimeout(() => socket.send(chosen), 60);
    };
  });
  socket.onclose = null;
  socket.close();
  return kept;
}

interface Drawn {
  /** From the message's arrival to the frame that shows it. */
  readonly wall: number;
  /** What the page's thread worked for it: all of it, script, style, layout. */
  readonly work: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
}

/** Give a game's messages to a page, one after the other is drawn. */
async function drawn(page: Page, house: House, messages: readonly string[]): Promise<Drawn[]> {
  await page.addInitScript(() => {
    class Fed extends EventTarget {
      static readonly OPEN = 1;
      static readonly CLOSED = 3;
      readonly OPEN = 1;
      readonly readyState = 1;
      onopen: (() => void) | null = null;
      onclose: (() => void) | null = null;
      onmessage: ((event: { data: string }) => void) | null = null;
      constructor() {
        super();
        Object.assign(window, {
          feed: (data: string) =>
            new Promise<number>((resolve) => {
              setTimeout(() => {
                const start = performance.now();
                this.onmessage?.({ data });
                requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
              });
            }),
        });
        setTimeout(() => this.onopen?.());
      }
      send(): void {}
      close(): void {}
    }
    Object.assign(window, { WebSocket: Fed });
  });
  const other = process.env["BURGOMASTER_STATIC"];
  if (other) {
    await page.route(/\/(assets\/.*)?$/, (route) => {
      const path = new URL(route.request().url()).pathname;
      return route.fulfill({ path: join(other, path === "/" ? "index.html" : path) });
    });
  }
  const first = JSON.parse(messages[0] ?? "{}") as { table: string };
  await page.goto(`${house.url}/#/table/${first.table}`);
  await page.waitForFunction(() => "feed" in window);
  const feed = (data: string): Promise<number> =>
    page.evaluate((text) => (window as unknown as { feed: (text: string) => Promise<number> }).feed(text), data);
  const inner = await page.context().newCDPSession(page);
  await inner.send("Performance.enable", { timeDomain: "threadTicks" });
  const worked = async (): Promise<Record<string, number>> =>
    Object.fromEntries(
      (await inner.send("Performance.getMetrics")).metrics.map((each) => [each.name, each.value * 1000]),
    );
  const found: Drawn[] = [];
  let ready = false;
  for (const message of messages) {
    const state = message.startsWith('{"type":"state"');
    const before = await worked();
    const wall = await feed(message);
    const after = await worked();
    const of = (name: string): number => (after[name] ?? 0) - (before[name] ?? 0);
    if (ready && state) {
      found.push({
        wall,
        work: of("TaskDuration"),
        script: of("ScriptDuration"),
        style: of("RecalcStyleDuration"),
        layout: of("LayoutDuration"),
      });
    }
    if (state && !ready && message.includes('"phase":"running"')) {
      // The first state is drawn when the game's room and cards have come.
      await page.locator("#question").waitFor();
      await page.waitForTimeout(500);
      ready = true;
    }
  }
  return found;
}

function line(name: string, times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN).toFixed(1);
  return `${name.padEnd(10)} median ${at(0.5)}  95 % ${at(0.95)}  worst ${at(1)} ms`;
}

for (const players of [3, 4, 5]) {
  test(`a game of ${players}`, async ({ page, house }) => {
    const kept = process.env["BURGOMASTER_DRAWING_KEPT"];
    const file = kept ? `${kept}/${players}.jsonl` : "";
    const messages =
      file && existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : await played(house, players, players);
    if (file) writeFileSync(file, messages.join("\n"));
    const found = await drawn(page, house, messages);
    expect(found.length).toBeGreaterThan(100);
    console.log(`${players} players, ${found.length} moves`);
    for (const name of ["wall", "work", "script", "style", "layout"] as const)
      console.log(
        line(
          name,
          found.map((each) => each[name]),
        ),
      );
    const out = process.env["BURGOMASTER_DRAWING_OUT"];
    if (out) writeFileSync(`${out}/${players}.json`, JSON.stringify(found));
  });
}
