/** Everyone is drawn, and no two look alike. */
import { describe, expect, it } from "vitest";

import { PERSONS } from "../../components";
import type { Ink } from "../ink";
import { person } from "./person";
import { traitsOf } from "./traits";

const paths = (ink: readonly Ink[]): string[] =>
  ink.flatMap((each) => ("d" in each ? [each.d] : "of" in each ? paths(each.of) : []));
const all = Array.from({ length: PERSONS }, (_, at) => at + 1);

describe("the people", () => {
  it("are all drawn, with figures that are numbers", () => {
    for (const card of all) {
      const drawn = paths(person(card));
      expect(drawn.length, `person ${card}`).toBeGreaterThan(15);
      expect(
        drawn.filter((d) => /NaN|undefined|Infinity/.test(d)),
        `person ${card}`,
      ).toEqual([]);
    }
  });
  it("differ, each from all others", () => {
    expect(new Set(all.map((card) => JSON.stringify(person(card)))).size).toBe(PERSONS);
  });
  it("look the same at every look", () => {
    expect(traitsOf(118)).toEqual(traitsOf(118));
    expect(person(118)).toBe(person(118));
  });
  it("are made of few nodes", () => {
    for (const card of all) expect(paths(person(card)).length).toBeLessThan(64);
  });
});
