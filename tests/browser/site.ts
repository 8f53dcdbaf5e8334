/** The built folder as any host would serve it: plain files under a path of their own, and a test for it. */
import { createServer, type Server } from "node:http";
import { readFile } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { extname, join, normalize, resolve } from "node:path";
import { gzipSync } from "node:zlib";

import { expect, test as base } from "@playwright/test";

import { quick } from "./house";

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
        (body) => {
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

export const test = base.extend<{ site: Site; errors: string[] }>({
  // eslint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = new Site();
    await site.start();
    await use(site);
    await site.stop();
    expect(site.strayed.filter((path) => path !== "/favicon.ico")).toEqual([]);
  },
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
