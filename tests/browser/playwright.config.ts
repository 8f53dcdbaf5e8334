import { defineConfig } from "@playwright/test";

// `run` finds a Chromium and says which part is wanted: short, all, or one that makes pictures or measures.
const part = process.env["BURGOMASTER_BROWSER_PART"] ?? "short";
const measures = ["drawing", "feel", "lighthouse"].includes(part);
/** What is no test: it has a file of its own. */
const apart = measures || ["pictures", "gallery", "strangers", "browsers"].includes(part);

export default defineConfig({
  testDir: ".",
  outputDir: "../../build/browser",
  fullyParallel: true,
  workers: measures ? 1 : 2,
  timeout: part === "short" ? 180_000 : part === "lighthouse" ? 1_800_000 : 600_000,
  // A machine with much to do is slow, not wrong: what fails there once and passes then is told as flaky.
  retries: process.env["CI"] ? 1 : 0,
  expect: { timeout: 30_000 },
  reporter: [["list"]],
  testMatch: apart ? [`${part}.ts`, `${part}.static.ts`] : "*.spec.ts",
  ...(part === "short" ? { grepInvert: /@slow/ } : {}),
  use: {
    browserName: "chromium",
    locale: "en-US",
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env["BURGOMASTER_CHROMIUM"] ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
