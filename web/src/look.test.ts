import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

const CSS = readFileSync(join(import.meta.dirname, "app.css"), "utf8");

/** What a block of the style sheet sets, on top of what held before. */
function block(start: string, before: Record<string, string> = {}): Record<string, string> {
  const from = CSS.indexOf(start);
  const text = CSS.slice(CSS.indexOf("{", from), CSS.indexOf("}", from));
  return { ...before, ...Object.fromEntries([...text.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value])) };
}

/** A colour, through the variables it is made of, as its brightness. */
function brightness(colours: Record<string, string>, name: string): number {
  let value = colours[name] ?? "";
  for (let found; (found = /^var\(--([\w-]+)\)$/.exec(value)); ) value = colours[found[1] ?? ""] ?? "";
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(value.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(colours: Record<string, string>, one: string, other: string): number {
  const [dark = 0, bright = 0] = [brightness(colours, one), brightness(colours, other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const LIGHT = block(":root {");
const THEMES = {
  light: LIGHT,
  "dark by the setting": block(':root[data-theme="dark"] {', LIGHT),
  "dark by the system": block(':root:not([data-theme="light"]) {', LIGHT),
};

describe.each(Object.entries(THEMES))("%s", (_, colours) => {
  it.each([1, 2, 3, 4, 5])("the line of seat %d is seen on a sheet and on the paper", (seat) => {
    for (const ground of ["sheet", "paper"]) expect(contrast(colours, `seat-${seat}-line`, ground)).toBeGreaterThanOrEqual(3);
  });
  it("links and the main button can be read", () => {
    for (const ground of ["sheet", "paper"]) expect(contrast(colours, "link", ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours, "brick-ink", "brick")).toBeGreaterThanOrEqual(4.5);
  });
});

it("dark is the same by the setting as by the system", () => {
  expect(THEMES["dark by the setting"]).toEqual(THEMES["dark by the system"]);
});
