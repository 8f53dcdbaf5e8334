/** The page that is kept: what keeps it knows when it changed, and it is in three languages. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, it } from "vitest";

import { digest, serviceWorker } from "../site";

const PUBLIC = join(import.meta.dirname, "../public");
const read = (name: string): string => readFileSync(join(PUBLIC, name), "utf8");

it("is kept under a name that changes with its files, and so is the whole app where there is no server", () => {
  const folder = mkdtempSync(join(tmpdir(), "burgomaster-"));
  writeFileSync(join(folder, "one"), "1");
  const before = digest(folder, ["one"]);
  expect(digest(folder, ["one"])).toBe(before);
  writeFileSync(join(folder, "one"), "2");
  expect(digest(folder, ["one"])).not.toBe(before);
  rmSync(folder, { recursive: true });
  expect(serviceWorker(["a.js"], "app-1", true)).toMatch(
    /^const KEPT = \["a.js"\];\nconst CACHE = "app-1";\nconst WHOLE = true;\n/,
  );
});

it("says the same in three languages, with nothing that would have to be fetched from elsewhere", () => {
  const page = new DOMParser().parseFromString(read("offline.html"), "text/html");
  const parts = [...page.querySelectorAll("main > [lang]")];
  expect(parts.map((part) => part.getAttribute("lang"))).toEqual(["en", "de", "nl"]);
  expect(new Set(parts.map((part) => part.children.length))).toEqual(new Set([3]));
  expect(read("offline.html").match(/https?:/g)).toBeNull();
});

it("and the app's icons are there", () => {
  const { icons } = JSON.parse(read("manifest.webmanifest")) as { icons: { src: string; purpose: string }[] };
  expect(icons.filter((icon) => !existsSync(join(PUBLIC, icon.src)))).toEqual([]);
  expect(icons.map((icon) => icon.purpose)).toContain("maskable");
});
