import { describe, expect, it } from "vitest";

import type { ScoreRow } from "../room/room";
import { scaleOf, stay, stops, totals } from "./counting";

const ROWS: ScoreRow[] = [
  { key: "played", title: "In play", points: [10, 12] },
  { key: "cards", title: "Cards", points: [20, 0] },
  { key: "square", title: "City Hall", points: [1, 22] },
];

describe("the counting", () => {
  const all = stops(ROWS, 2);

  it("goes from source to source, and for each from street to street", () => {
    expect(all.map((stop) => [stop.row, stop.at, stop.points])).toEqual([
      [0, 0, 10],
      [0, 1, 12],
      [1, 0, 20],
      [1, 1, 0],
      [2, 0, 1],
      [2, 1, 22],
    ]);
  });

  it("knows only what was counted", () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((done) => totals(all, done, 2))).toEqual([
      [0, 0],
      [10, 0],
      [10, 12],
      [30, 12],
      [30, 12],
      [31, 12],
      [31, 34],
    ]);
  });

  it("does not stop for long where there is nothing", () => {
    const [full, none] = [all[0], all[3]];
    expect(full && none && stay(none, 2) < stay(full, 2)).toBe(true);
    expect(all.reduce((sum, stop) => sum + stay(stop, 2), 0)).toBeLessThan(3 * 2500);
  });

  it("has a scale that ends at a round number beyond everyone", () => {
    expect(scaleOf(all, 2)).toBe(40);
    expect(scaleOf(stops([], 2), 2)).toBe(20);
  });
});
