/** Browsers that Playwright does not drive, with the few steps that a game needs: Debian's Firefox over WebDriver BiDi, Debian's WebKit by its own WebDriver. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";

import puppeteer, { type Page } from "puppeteer-core";

import { freePort } from "./house";

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Driver {
  open(url: string): Promise<void>;
  /** What a function finds in the page. */
  look<Given extends unknown[], Found>(what: (...given: Given) => Found, ...given: Given): Promise<Found>;
  /** Press the mouse at a point of the window. */
  click(x: number, y: number): Promise<void>;
  /** Keys, one after the other, to whatever has the focus. */
  type(text: string): Promise<void>;
  /** Make the window so large, or as small as it goes. */
  size(size: Size): Promise<void>;
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

export type Kind = "firefox" | "webkit";

/** Where `run` found a browser. */
function binary(name: string): string {
  const found = process.env[name];
  if (!found) throw new Error(`${name} is not set: tests/browser/run --browsers finds it`);
  return found;
}

class Firefox implements Driver {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  static async start(): Promise<Driver> {
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath: binary("BURGOMASTER_FIREFOX"),
      headless: true,
      extraPrefsFirefox: { "intl.accept_languages": "en-US", "datareporting.policy.dataSubmissionEnabled": false },
    });
    const page = (await browser.pages())[0] ?? (await browser.newPage());
    page.setDefaultNavigationTimeout(180_000);
    return new Firefox(page);
  }

  async open(url: string): Promise<void> {
    await this.#page.goto(url);
  }

  async look<Given extends unknown[], Found>(what: (...given: Given) => Found, ...given: Given): Promise<Found> {
    return (await this.#page.evaluate(what as (...given: unknown[]) => unknown, ...given)) as Found;
  }

  async click(x: number, y: number): Promise<void> {
    await this.#page.mouse.click(x, y);
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  async size(size: Size): Promise<void> {
    await this.#page.setViewport(size);
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await this.#page.screenshot({ captureBeyondViewport: false }));
  }

  async close(): Promise<void> {
    await this.#page.browser().close();
  }
}

async function stopped(program: ChildProcess | undefined): Promise<void> {
  if (!program || program.exitCode !== null || program.signalCode !== null) return;
  const gone = once(program, "exit");
  program.kill();
  await gone;
}

/** A screen that nobody looks at: WebKit's small browser has no mode without one. */
async function screen(): Promise<{ display: string; program: ChildProcess }> {
  const program = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1100x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number] = (await once(program.stdout, "data")) as [Buffer];
  return { display: `:${String(number).trim()}`, program };
}

type Json = Record<string, unknown>;

class WebKit implements Driver {
  readonly #driver: string;
  readonly #programs: readonly ChildProcess[];
  #session = "";

  constructor(driver: string, programs: readonly ChildProcess[]) {
    this.#driver = driver;
    this.#programs = programs;
  }

  static async start(): Promise<Driver> {
    const { display, program } = await screen();
    const port = await freePort();
    // Its processes have no desk around them: no bus for aids, and pictures drawn without a graphics card.
    const env = { ...process.env, DISPLAY: display, NO_AT_BRIDGE: "1", LIBGL_ALWAYS_SOFTWARE: "1" };
    const driver = spawn("WebKitWebDriver", [`--port=${port}`], { env, stdio: "ignore" });
    const webkit = new WebKit(`http://127.0.0.1:${port}`, [driver, program]);
    while (!(await fetch(`${webkit.#driver}/status`).catch(() => null))?.ok)
      await new Promise((resolve) => setTimeout(resolve, 50));
    const options = { binary: binary("BURGOMASTER_WEBKIT"), args: ["--automation"] };
    const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
    const { sessionId } = (await webkit.#ask("POST", "/session", { capabilities })) as { sessionId: string };
    webkit.#session = `/session/${sessionId}`;
    return webkit;
  }

  async #ask(method: "GET" | "POST" | "DELETE", path: string, body?: Json): Promise<unknown> {
    const sent = body ? { method, body: JSON.stringify(body) } : { method };
    const answer = await fetch(this.#driver + this.#session + path, sent);
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  }

  async #act(id: string, type: "pointer" | "key", actions: readonly Json[]): Promise<void> {
    await this.#ask("POST", "/actions", { actions: [{ type, id, actions }] });
  }

  async open(url: string): Promise<void> {
    await this.#ask("POST", "/url", { url });
  }

  async look<Given extends unknown[], Found>(what: (...given: Given) => Found, ...given: Given): Promise<Found> {
    const script = `return (${String(what)}).apply(null, arguments)`;
    return (await this.#ask("POST", "/execute/sync", { script, args: given })) as Found;
  }

  async click(x: number, y: number): Promise<void> {
    const at = { x: Math.round(x), y: Math.round(y), duration: 0, origin: "viewport" };
    await this.#act("mouse", "pointer", [
      { type: "pointerMove", ...at },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ]);
  }

  async type(text: string): Promise<void> {
    const keys = [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await this.#act("keyboard", "key", keys);
  }

  /** The window's frame and bar are added to what is asked for. */
  async size({ width, height }: Size): Promise<void> {
    for (let tries = 0; tries < 2; tries++) {
      const outer = (await this.#ask("GET", "/window/rect")) as Size;
      const inner = await this.look(() => ({ width: innerWidth, height: innerHeight }));
      const rect = {
        width: width + outer.width - inner.width,
        height: height + outer.height - inner.height,
      };
      await this.#ask("POST", "/window/rect", { x: 0, y: 0, ...rect });
    }
  }

  async picture(): Promise<Buffer> {
    return Buffer.from((await this.#ask("GET", "/screenshot")) as string, "base64");
  }

  async close(): Promise<void> {
    await this.#ask("DELETE", "").catch(() => undefined);
    for (const program of this.#programs) await stopped(program);
  }
}

export async function start(kind: Kind): Promise<Driver> {
  return kind === "firefox" ? Firefox.start() : WebKit.start();
}
