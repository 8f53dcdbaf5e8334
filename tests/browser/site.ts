/** The built folder as any host would serve it: plain files under a path of their own, and a test for it. */
import { createServer, type Server } from "node:http";
import { readFile } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { extname, join, normalize, resolve } from "node:path";
import { gzipSync } from "node:zlib";

import { expect, test as base, type Page } from "@playwright/test";

import { clickOn, dice, ourTurn, quick } from "./house";

export const FOLDER = resolve(import.meta.dirname, "../../build/static");
const PATH = "/games/at/home/";
const KINDS: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".mjs": "text/javascript",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};
/** What the page says of itself, for everything that is sent: workers have no page that could say it. */
const POLICY = /Content-Security-Policy" content="([^"]*)"/.exec(readFileSync(join(FOLDER, "index.html"), "utf8"))?.[1];

/** A server of plain files, which can be stopped, and shows another folder if told to. */
export class Site {
  folder = FOLDER;
  /** What was sent, packed, by the path. */
  readonly sent = new Map<string, number>();
  /** What is sent instead of a file, as a newer build or a browser of another kind would have it. */
  alter: (name: string, body: Buffer) => Buffer = (_, body) => body;
  /** Whoever asked for something elsewhere than in the folder. */
  readonly strayed: string[] = [];
  #server: Server | null = null;
  #port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.#port}${PATH}`;
  }

  async start(): Promise<void> {
    this.#server = createServer((request, answer) => {
      const path = decodeURIComponent(new URL(request.url ?? "/", "http://x").pathname);
      if (!path.startsWith(PATH)) this.strayed.push(path);
      const name = normalize(path.slice(PATH.length)) === "." ? "index.html" : path.slice(PATH.length);
      readFile(join(this.folder, name)).then(
        (file) => {
          const body = this.alter(name, file);
          const packed = gzipSync(body, { level: 6 });
          this.sent.set(name, (this.sent.get(name) ?? 0) + packed.length);
          answer.writeHead(200, {
            "Content-Type": KINDS[extname(name)] ?? "application/octet-stream",
            "Content-Encoding": "gzip",
            "Cache-Control": "max-age=600",
            "Content-Security-Policy": POLICY,
          });
          answer.end(packed);
        },
        () => answer.writeHead(404).end(),
      );
    });
    await new Promise<void>((done) => this.#server?.listen(this.#port, "127.0.0.1", done));
    const address = this.#server.address();
    if (address !== null && typeof address === "object") this.#port = address.port;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((done) => this.#server?.close(done) ?? done(null));
    this.#server = null;
  }
}

/** A site for a test, in which nobody asks for anything outside of its folder. */
export async function withSite(use: (site: Site) => Promise<void>): Promise<void> {
  const site = new Site();
  await site.start();
  await use(site);
  await site.stop();
  expect(site.strayed.filter((path) => path !== "/favicon.ico")).toEqual([]);
}

export const test = base.extend<{ site: Site; errors: string[] }>({
  // eslint-disable-next-line no-empty-pattern
  site: async ({}, use) => withSite(use),
  context: async ({ context }, use) => use(await quick(context)),
  errors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error" && !/ERR_CONNECTION_REFUSED|Failed to load resource/.test(message.text()))
          errors.push(message.text());
      });
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

// Python has to start before the first move, on a machine that may have much else to do.
export const LONG = 120_000;

/** Open a table with the form: a person, and whoever usually plays with them, or is named. */
export async function sitDown(page: Page, site: Site, game: string, others: readonly string[] = [""]): Promise<void> {
  await page.goto(`${site.url}#/new/${game}`);
  await page.locator(`label:has(input[name=players][value="${others.length + 1}"])`).click();
  for (const [at, other] of others.entries())
    if (other)
      await page
        .locator(".seats select")
        .nth(at + 1)
        .selectOption(other);
  await page.locator("form.sheet button[type=submit]").click();
  await expect(page).toHaveURL(/#\/table\//, { timeout: LONG });
}

/** Play by what is lit and listed, to the end or for some choices; tell how many it took. */
export async function play(page: Page, seed: number, most = Infinity): Promise<number> {
  const roll = dice(seed);
  let turns = 0;
  while (turns < most && (await ourTurn(page))) {
    await clickOn(page, roll);
    turns += 1;
  }
  return turns;
}

/** Wait until all of the app is kept. */
export async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** What is asked now, in a word. */
export async function ticket(page: Page): Promise<string | null> {
  await ourTurn(page);
  return page.locator("#question").getAttribute("data-ticket");
}
