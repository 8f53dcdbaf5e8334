/** The page that is kept: what keeps it knows when it changed, and it is in three languages. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

const PUBLIC = join(import.meta.dirname, "../public");
const read = (name: string): string => readFileSync(join(PUBLIC, name), "utf8");

it("is kept under the fingerprint of its files", () => {
  const files = [...(/KEPT = \[(.*?)\]/.exec(read("sw.js"))?.[1] ?? "").matchAll(/"\/([\w.]+)"/g)].map(
    ([, name = ""]) => name,
  );
  const digest = createHash("sha256");
  for (const file of files) digest.update(readFileSync(join(PUBLIC, file)));
  expect(read("sw.js")).toContain(`"offline-${digest.digest("hex").slice(0, 12)}"`);
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
