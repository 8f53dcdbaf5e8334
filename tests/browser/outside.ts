/** A server under a name, with a mail server and a push service beside it, all on this machine. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { quick, test as base } from "./house";

const ROOT = join(import.meta.dirname, "../..");
const PYTHON = process.env["BURGOMASTER_PYTHON"] ?? join(ROOT, ".venv/bin/python");

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}
export interface Outside {
  /** Where the server is: at localhost, as passkeys and notices need a name. */
  readonly url: string;
  mails(): Promise<readonly Mail[]>;
  /** What was pushed, as only the browser of the subscription can read it. */
  pushes(): Promise<readonly object[]>;
  /** What a browser with the tests' own keys tells of itself. */
  subscription(): Promise<object>;
}

export const test = base.extend<object, { outside: Outside }>({
  outside: [
    async ({}, use) => {
      const running = spawn(PYTHON, ["-m", "tests.browser.outside"], { cwd: ROOT, stdio: ["pipe", "pipe", "inherit"] });
      const lines = createInterface({ input: running.stdout })[Symbol.asyncIterator]();
      const said = async <T>(): Promise<T> => JSON.parse(String((await lines.next()).value)) as T;
      const ask = <T>(what: string): Promise<T> => {
        running.stdin.write(`${what}\n`);
        return said<T>();
      };
      const url = await said<string>();
      await use({
        url,
        mails: () => ask("mail"),
        pushes: () => ask("push"),
        subscription: () => ask("subscription"),
      });
      const gone = new Promise((resolve) => running.once("exit", resolve));
      running.stdin.end();
      await gone;
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: async ({ outside }, use) => use(outside.url),
  context: async ({ context }, use) => use(await quick(context)),
});
