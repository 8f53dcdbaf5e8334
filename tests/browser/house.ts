/** A server of its own for every worker, and the few things every test does: sit down, choose, wait. */
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import AxeBuilder from "@axe-core/playwright";
import {
  test as base,
  expect,
  type APIRequestContext,
  type BrowserContext,
  type Locator,
  type Page,
} from "@playwright/test";

import { weak } from "./contrast";

export { expect };
export type { Page };

const PYTHON = process.env["BURGOMASTER_PYTHON"] ?? join(import.meta.dirname, "../../.venv/bin/python");
// Tests read more texts and make more tables in a minute than people do, and want bots that move, not the best moves.
const SERVE = `import sys
from burgomaster.server import run
from burgomaster.server.settings import Settings
run.serve("127.0.0.1", int(sys.argv[1]), settings=Settings(
    database=sys.argv[2], away_seconds=float(sys.argv[3]), bot_moves_per_second=1000, bot_share=1000, bot_seconds=0.05,
    texts_per_minute=10_000, text_seconds=60, tables_per_hour=100_000, requests_per_minute=100_000, mine_per_minute=10_000))`;

/** A game of three that was played to its end. */
const GOLDEN = join(import.meta.dirname, "../hamburg/golden/house-2");
export const RECORD = join(
  GOLDEN,
  readdirSync(GOLDEN)
    .sort()
    .find((name) => name.endsWith("-3-players.record")) ?? "",
);

export interface House {
  readonly url: string;
  /** Stop the server as a crash would. */
  kill(): Promise<void>;
  /** Start it again, on the same port and database. */
  start(): Promise<void>;
}

/** A port that nobody listens at, below those that the system gives to whoever asks for any: it stays free while the server is down. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const free = await new Promise<boolean>((resolve) => {
      const probe = createServer().once("error", () => resolve(false));
      probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
    });
    if (free) return port;
  }
}

/** Let moves be shown at once in this browser, what can be chosen be listed, and turns wait for whoever ends them, unless it was told otherwise. */
export async function quick(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript(() => {
    // Whatever else a test keeps.
    const get = Storage.prototype.getItem;
    Storage.prototype.getItem = function (key) {
      const kept = get.call(this, key);
      return key === "burgomaster.settings"
        ? JSON.stringify({ endTurns: false, endTold: true, ...(JSON.parse(kept ?? "{}") as object) })
        : kept;
    };
    try {
      const kept = JSON.parse(localStorage.getItem("burgomaster.settings") ?? "{}") as object;
      localStorage.setItem("burgomaster.settings", JSON.stringify({ speed: "off", list: true, ...kept }));
    } catch {
      // A page that is blank, or could not be fetched, keeps nothing.
    }
  });
  return context;
}

/** A server for whatever browser comes. */
export const housed = base.extend<object, { house: House; away: number }>({
  /** After how many seconds without a player a seat may be handed over; a file of tests may want fewer. */
  away: [120, { option: true, scope: "worker" }],
  house: [
    async ({ away }, use) => {
      const folder = mkdtempSync(join(tmpdir(), "burgomaster-"));
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const server: { process: ReturnType<typeof spawn> | null } = { process: null };
      let said = "";
      const house: House = {
        url,
        async kill() {
          const running = server.process;
          server.process = null;
          if (!running || running.exitCode !== null) return;
          const gone = new Promise((resolve) => running.once("exit", resolve));
          running.kill("SIGKILL");
          await gone;
        },
        async start() {
          const running = (server.process = spawn(
            PYTHON,
            ["-c", SERVE, String(port), join(folder, "tables.sqlite3"), String(away)],
            { stdio: ["ignore", "pipe", "pipe"] },
          ));
          running.stderr?.on("data", (data) => (said += String(data)));
          // As long as it takes on a machine with much to do.
          while (running.exitCode === null && running.signalCode === null) {
            const answer = await fetch(`${url}/healthz`).catch(() => null);
            if (answer?.ok) return;
            await new Promise((resolve) => setTimeout(resolve, 100));
          }
          throw new Error(`The server does not start:\n${said}`);
        },
      };
      await house.start();
      await use(house);
      server.process?.kill("SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});

export const test = housed.extend<{ errors: string[] }>({
  baseURL: async ({ house }, use) => use(house.url),
  // Moves are shown at once, unless a test is about how they are shown.
  context: async ({ context }, use) => use(await quick(context)),
  // Nothing may go wrong quietly in the page.
  errors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => {
        // A socket that cannot connect while the server is down is expected where a test kills it.
        if (
          message.type() === "error" &&
          !/WebSocket|ERR_CONNECTION_REFUSED|Failed to load resource/.test(message.text())
        ) {
          errors.push(message.text());
        }
      });
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** In the long run what axe cannot tell of contrast is measured on every screen. */
const EVERYWHERE = process.env["BURGOMASTER_BROWSER_PART"] === "all";

/** What axe finds. A rule that broke off has looked at nothing, and is told as one that could not decide about the whole page: it is tried again, as when the page changed meanwhile, and must look in the end. */
async function found(page: Page, options: Parameters<AxeBuilder["options"]>[0]): ReturnType<AxeBuilder["analyze"]> {
  for (let tries = 0; ; tries++) {
    // In the page itself, without a second one that puts results together: there are no frames here.
    const results = await new AxeBuilder({ page }).setLegacyMode().options(options).analyze();
    const broken = results.incomplete.filter(({ nodes }) =>
      nodes.some(({ none }) => none.some(({ id }) => id === "error-occurred")),
    );
    if (broken.length === 0 || tries === 4) {
      expect(
        broken.map(({ id, nodes }) => `${id}: ${JSON.stringify(nodes[0]?.none)}`),
        "rules that broke off",
      ).toEqual([]);
      return results;
    }
  }
}

/** Text can be read, also where axe cannot tell what lies behind it. */
export async function readable(page: Page, where: string): Promise<void> {
  const { incomplete } = await found(page, { resultTypes: ["incomplete"], runOnly: ["color-contrast"] });
  const nodes = incomplete.flatMap((each) => each.nodes.map(({ target }) => String(target[0])));
  expect(await weak(page, nodes), `contrast: ${where}`).toEqual([]);
}

/** axe finds nothing on a page, and nothing of it sticks out at its side; how large targets are is looked at once a game, and everywhere in the long run. */
export async function accessible(page: Page, where: string, targets = EVERYWHERE): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute("data-motion", "off"));
  // What is right need not be described. What one sees is what one says to a machine that listens: that rule is still called experimental.
  const options = {
    resultTypes: ["violations" as const],
    rules: { "label-content-name-mismatch": { enabled: true }, "target-size": { enabled: targets } },
  };
  const { violations } = await found(page, options);
  expect(
    violations.map(
      (each) =>
        `${each.id}: ${each.nodes
          .map((node) => node.html.slice(0, 160))
          .slice(0, 3)
          .join(" | ")}`,
    ),
    where,
  ).toEqual([]);
  const [wide, most] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth] as const);
  expect(wide, `nothing sticks out: ${where}`).toBeLessThanOrEqual(most);
  if (EVERYWHERE) await readable(page, where);
}

export type Sitter =
  | { type: "me"; name: string; face?: number }
  | { type: "here"; name: string }
  | { type: "link" }
  | { type: "bot"; bot: string };

/** Make a table over HTTP and give the page its token, as if it had been made in the lobby. */
export async function seatAt(
  page: Page,
  house: House,
  sitters: Sitter[],
  start: object | null = null,
  game = "hamburg",
): Promise<{ table: string; code: string | null; token: string }> {
  const answer = await page.request.post(`${house.url}/api/tables`, {
    data: { game, options: start ? {} : { players: sitters.length }, sitters, start },
    headers: { Origin: house.url },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const held = (await answer.json()) as { table: string; token: string; code: string | null; owner: boolean };
  // Any page of the server will do to keep the key; the app is loaded once, at the table.
  await page.goto(`${house.url}/healthz`);
  await page.evaluate((kept) => {
    const tokens = JSON.parse(localStorage.getItem("burgomaster.tokens") ?? "[]") as object[];
    localStorage.setItem("burgomaster.tokens", JSON.stringify([kept, ...tokens]));
  }, held);
  await page.goto(`${house.url}/#/table/${held.table}`);
  return held;
}

/** The story, opened if it is behind its tab; the focus stays on nothing, as keys do what they do elsewhere. */
export async function story(page: Page): Promise<Locator> {
  const log = page.getByRole("log", { name: "Story" });
  if (!(await log.isVisible())) {
    await page.getByRole("button", { name: /^Story/ }).click();
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  }
  return log;
}

export const CHOICES =
  "#question button.choice:not([aria-disabled=true]), #question button.group:not([aria-disabled=true])";

/** Wait until it is our turn, or the game is over, as long as a test may take; tell which. */
export async function ourTurn(page: Page): Promise<boolean> {
  await page.waitForFunction(
    (choices) => document.querySelector(choices) !== null || document.querySelector(".ending") !== null,
    `${CHOICES}, button.spot.lit`,
    { timeout: 0, polling: 30 },
  );
  return (await page.locator(".ending").count()) === 0;
}

/** How many entries the record of the page's table has, as the server tells it. */
export async function version(request: APIRequestContext, house: House, table: string, token: string): Promise<string> {
  const answer = await request.get(`${house.url}/api/tables/${table}/record`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return answer.text();
}

/** Where something lies once it lies still: in two frames at the same place. */
export async function still(place: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  return place.evaluate(
    (element) =>
      new Promise((resolve) => {
        let last = "";
        const look = (): void => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const now = [x, y, width, height].join(" ");
          if (now === last) return resolve({ x, y, width, height });
          last = now;
          requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** Choose the first that can be chosen, if there is anything; what has changed meanwhile is looked at anew by whoever asks. */
export async function chooseFirst(page: Page): Promise<void> {
  await clickSome(page.locator("#question button.choice:not([aria-disabled=true])"), () => 0);
}

/** Numbers that look accidental and are the same in every run. */
export function dice(seed: number): (n: number) => number {
  let state = seed >>> 0 || 1;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** Which question the page asks, and whether its answer is on its way. */
async function asked(page: Page): Promise<{ ticket: string; busy: boolean } | null> {
  return page.evaluate(() => {
    const question = document.querySelector<HTMLElement>("#question[data-ticket]");
    return question ? { ticket: question.dataset["ticket"] ?? "", busy: question.dataset["busy"] === "true" } : null;
  });
}

/** Click something of what is there, if it is still there; what has changed meanwhile is looked at anew by whoever asks. */
async function clickSome(found: Locator, roll: (n: number) => number): Promise<void> {
  const count = await found.count();
  if (count > 0)
    await found
      .nth(roll(count))
      .click({ timeout: 3000 })
      .catch(() => undefined);
}

/** Try until the question is answered: what has changed meanwhile is looked at anew. */
export async function untilAnswered(page: Page, attempt: () => Promise<void>): Promise<void> {
  const before = await asked(page);
  if (!before?.ticket) return;
  for (let tries = 0; tries < 60; tries++) {
    await attempt();
    await page.waitForFunction(() => document.querySelector("#question[data-busy=true]") === null);
    if ((await asked(page))?.ticket !== before.ticket) return;
  }
}

/** One choice by the mouse: something lit on the table where there is, else something from the list. */
export async function clickOn(page: Page, roll: (n: number) => number): Promise<void> {
  await untilAnswered(page, async () => {
    const plain = page.locator("#question button.choice:not([aria-disabled=true])");
    if ((await plain.count()) === 0 || roll(3) > 0) await clickSome(page.locator("button.spot.lit"), roll);
    // What is picked leaves a list, or one thing to confirm; often the first is the best use of a card.
    await clickSome(page.locator(CHOICES), roll);
    await clickSome(page.locator("#question .confirm button.main:not([aria-disabled=true])"), roll);
  });
}

/** Sit down where it is our turn to take an action, with cards in the hand, against computers, that play at random unless told otherwise. */
export async function atTurn(
  page: Page,
  house: House,
  players = 2,
  bot = "random",
): Promise<{ table: string; code: string | null; token: string }> {
  const others = Array.from(
    { length: players - 1 },
    (_, at) => `[player.${at + 2}]\nhand = [${[100, 120, 150, 200].map((card) => card + at).join(", ")}]\n`,
  );
  const text = `players = ${players}\nseason = 2\nround = 1\n[player.1]\nmarks = 8\nhand = [54, 90, 182, 245, 31]\n${others.join("")}`;
  const bots = Array.from({ length: players - 1 }, () => ({ type: "bot", bot }) as const);
  const held = await seatAt(page, house, [{ type: "me", name: "Anna" }, ...bots], { type: "position", text });
  await ourTurn(page);
  return held;
}

/** Draw cards and let disasters pass until it is our turn to take an action. */
export async function toTurn(page: Page): Promise<void> {
  for (let i = 0; i < 30; i++) {
    await ourTurn(page);
    if (await page.getByText(/^Take a standard action/).isVisible()) return;
    await untilAnswered(page, async () => {
      await page
        .locator("#question button.choice:not([aria-disabled=true])")
        .last()
        .click({ timeout: 3000 })
        .catch(() => undefined);
      await clickSome(page.locator("#question .confirm button.main:not([aria-disabled=true])"), () => 0);
    });
  }
  throw new Error("our turn never came");
}
