import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), "utf8");
const FACES = [...read("faces.css").matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = ""]) => body);

it("names only letters that are there, holds nothing up, and has a license for each", () => {
  expect(FACES.length).toBeGreaterThan(0);
  for (const face of FACES) {
    const file = join(import.meta.dirname, /url\("([^"]+)"\)/.exec(face)?.[1] ?? "");
    expect(existsSync(file), file).toBe(true);
    expect(readFileSync(join(file, "../../LICENSE"), "utf8")).toContain("SIL Open Font License");
    expect(face).toContain("font-display: swap");
  }
});

it("comes first wherever letters are chosen", () => {
  const families = FACES.map((face) => /font-family: "([^"]+)"/.exec(face)?.[1]);
  for (const variable of ["serif", "narrow", "sans"])
    expect(families).toContain(new RegExp(`--${variable}:\\s*"([^"]+)"`).exec(read("app.css"))?.[1]);
});
