import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

const CSS = readFileSync(join(import.meta.dirname, "app.css"), "utf8");

/** What the style sheet sets for one of the two themes. */
function colours(theme: "light" | "dark"): Record<string, string> {
  const text = CSS.slice(CSS.indexOf("{"), CSS.indexOf("}"));
  const pick = (value: string): string => {
    const both = /^light-dark\((.*), (.*)\)$/.exec(value);
    return both?.[theme === "light" ? 1 : 2] ?? value;
  };
  return Object.fromEntries(
    [...text.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, pick(value)]),
  );
}

/** A colour, through the variables it is made of, as its brightness. */
function brightness(set: Record<string, string>, name: string): number {
  let value = set[name] ?? "";
  for (let found; (found = /^var\(--([\w-]+)\)$/.exec(value));) value = set[found[1] ?? ""] ?? "";
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(value.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(set: Record<string, string>, one: string, other: string): number {
  const [dark = 0, bright = 0] = [brightness(set, one), brightness(set, other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

describe.each(["light", "dark"] as const)("%s", (theme) => {
  const now = colours(theme);
  it.each([1, 2, 3, 4, 5])("the line of seat %d is seen on a sheet and on the paper", (seat) => {
    for (const ground of ["sheet", "paper"])
      expect(contrast(now, `seat-${seat}-line`, ground)).toBeGreaterThanOrEqual(3);
  });
  it("links and the main button can be read", () => {
    for (const ground of ["sheet", "paper"]) expect(contrast(now, "link", ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(now, "brick-ink", "brick")).toBeGreaterThanOrEqual(4.5);
  });
});

it("tells light from dark", () => {
  expect(brightness(colours("light"), "paper")).toBeGreaterThan(brightness(colours("dark"), "paper"));
});
