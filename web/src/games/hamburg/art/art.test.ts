/** Everything that can be drawn is drawn: no card without a picture, no figure that is no number, no name too small to read. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { setInto, type Shape } from "../../../art/pen";
import { breakable } from "../breaks";
import { categoryOf, CATEGORIES, colourOf, FIRST_GARDEN, FIRST_PARK } from "../components";
import { animal } from "./houses/animals";
import { front } from "./houses/facade";
import { houseSize, lotWidths } from "./houses/lots";
import { park } from "./houses/parks";
import { churchAt, exchangeAt, pilesAt, squareAt, wallAt } from "./places/geometry";

const NAMES = readFileSync(
  join(import.meta.dirname, "../../../../../src/burgomaster/games/hamburg/box/data/names.csv"),
  "utf8",
)
  .split("\n")
  .slice(1)
  .filter(Boolean)
  .flatMap((row) => row.split(",").slice(1, 4));

const sound = (shapes: readonly Shape[]): boolean =>
  shapes.every(({ d }) => !/NaN|undefined|Infinity/.test(d)) && shapes.some(({ d }) => d.length > 10);

describe("pictures", () => {
  it("are there for all cards, and no two buildings look alike", () => {
    const seen = new Set<string>();
    for (let card = 1; card < FIRST_GARDEN; card++) {
      const { shapes } = front(card, categoryOf(card), colourOf(card), 84, 136);
      expect(sound(shapes), `card ${card}`).toBe(true);
      seen.add(JSON.stringify(shapes));
    }
    // What differs from card to card is the mixture of the wall, the windows and which of them are lit.
    expect(seen.size).toBeGreaterThan(230);
  });
  it("have a silhouette for every category", () => {
    const tops = CATEGORIES.slice(0, 20).map((category) =>
      JSON.stringify(front(1, category, "gray", 84, 136).shapes.map(({ d }) => d)),
    );
    expect(new Set(tops).size).toBe(20);
  });
  it("show twenty animals and twenty gardens, each its own", () => {
    const animals = Array.from({ length: 20 }, (_, n) => animal(FIRST_GARDEN + n));
    const parks = Array.from({ length: 20 }, (_, n) => park(FIRST_PARK + n));
    expect([...animals, ...parks].every(sound)).toBe(true);
    expect(new Set([...animals, ...parks].map((each) => JSON.stringify(each))).size).toBe(40);
  });
  it("are made of few nodes", () => {
    for (let card = 1; card < FIRST_GARDEN; card += 5)
      expect(front(card, categoryOf(card), colourOf(card), 84, 136).shapes.length).toBeLessThan(32);
  });
});

describe("names in three languages", () => {
  it("are all read", () => {
    expect(NAMES).toHaveLength(840);
  });
  it.each([
    ["a plate in a street of ten", 62, 27, 12.5, 10.2, 2],
    ["a card on a desk", 128 / 1.22, 40, 16, 10, 3],
    ["a card on a phone", 58.5, 42, 13, 10, 3],
  ])("fit on %s without being cut, but for one in forty on narrow plates", (_, w, h, most, least, rows) => {
    const cut = NAMES.filter((name) =>
      setInto(breakable(name), w, h, { most, least, rows }).rows.at(-1)?.endsWith("…"),
    );
    expect(cut.length).toBeLessThanOrEqual(rows === 2 ? 21 : 0);
  });
});

describe("where things stand", () => {
  it("leaves room for every place at both widths of the town", () => {
    expect(squareAt(10).width).toBeLessThanOrEqual(510 - 10);
    expect(squareAt(10, { stepWidth: 26.5, hallWidth: 112, jette: true, statues: 9 }).width).toBeLessThanOrEqual(
      457 - 8,
    );
    expect(churchAt(6).width).toBeLessThanOrEqual(788 - 524);
    expect(pilesAt({ step: 34 }).width).toBeLessThanOrEqual(1279 - 1060);
  });
  it("counts the tracker's spaces up on the left and down on the right", () => {
    const { space } = exchangeAt();
    expect(space(1).y).toBeGreaterThan(space(3).y);
    expect(space(4).y).toBeLessThan(space(6).y);
    expect(space(3).x).toBeLessThan(space(4).x);
  });
  it("builds a wall from the tower outwards", () => {
    expect(wallAt("left", 5, 72).map(({ x }) => x)).toEqual([-72, -144, -216, -288, -360]);
    expect(wallAt("right", 5, 76).map(({ x }) => x)).toEqual([0, 76, 152, 228, 304]);
  });
  it("shrinks empty sites first, then houses", () => {
    expect(lotWidths([true, false], 924)).toEqual([106, 106]);
    const long = lotWidths([...Array.from({ length: 9 }, () => true), false, false, false, false], 924);
    expect(long[0]).toBeGreaterThan(long[12] ?? 0);
    expect(long.reduce((sum, w) => sum + w, 0)).toBeLessThanOrEqual(924.01);
    expect(houseSize(24, 106, 150).w).toBeLessThanOrEqual(98);
  });
});
