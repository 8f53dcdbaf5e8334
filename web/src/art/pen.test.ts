import { describe, expect, it } from "vitest";

import { box, dice, lines, measure, mix, p, paint, setInto } from "./pen";
import { burgher, FACES } from "./portraits";

describe("the pen", () => {
  it("writes figures of at most two decimals", () => {
    expect(p`M${1 / 3} ${2}l${-0.005} ${10}z`).toBe("M0.33 2l0 10z");
    expect(box(1, 2, 3, 4)).toBe("M1 2h3v4h-3z");
  });
  it("mixes colours, and has a second one for the evening", () => {
    expect(mix("#000000", "#ffffff", 0.5)).toBe("#808080");
    expect(paint("#ffffff")).toMatch(/^light-dark\(#ffffff,#[0-9a-f]{6}\)$/);
    expect(paint("var(--sky1)")).toBe("var(--sky1)");
  });
  it("draws the same at every look, and differently for another number", () => {
    expect(dice(7)()).toBe(dice(7)());
    expect(dice(7)()).not.toBe(dice(8)());
  });
});

describe("a text in a drawing", () => {
  it("breaks at spaces, hyphens and soft hyphens, which show only where a line ends", () => {
    expect(lines("Amateur Theater", 4.5)).toEqual(["Amateur", "Theater"]);
    expect(lines("Fortune-Teller's Tent", 5)).toEqual(["Fortune-", "Teller's", "Tent"]);
    expect(lines("Bild\u00adhauer\u00adwerkstatt", 6)).toEqual(["Bildhauer-", "werkstatt"]);
    expect(lines("Bild\u00adhauer", 60)).toEqual(["Bildhauer"]);
  });
  it("shrinks no further than told, and says what it leaves out", () => {
    const { size, rows } = setInto("The Worshipful Company of Unreasonably Long Names", 60, 26, {
      most: 12.5,
      least: 10.2,
      rows: 2,
    });
    expect(size).toBe(10.2);
    expect(rows).toHaveLength(2);
    expect(rows[1]).toMatch(/…$/);
    expect(setInto("Milliner", 80, 26, { most: 12.5, least: 10.2, rows: 2 })).toEqual({
      size: 12.5,
      rows: ["Milliner"],
    });
  });
  it("is about as wide as its letters", () => {
    expect(measure("mmmm")).toBeGreaterThan(measure("llll"));
  });
});

it("knows eight burghers, none like another", () => {
  expect(FACES).toBe(8);
  expect(new Set(Array.from({ length: FACES }, (_, face) => JSON.stringify(burgher(face, "#c23a2e")))).size).toBe(
    FACES,
  );
});
