import { describe, expect, it } from "vitest";

import type { AnalysisInfo, TurningInfo } from "../../wire/types";
import { apart, Drawn, signed } from "./curve";

const point = (entry: number, time: number, chances: number[]): AnalysisInfo["curve"][number] => ({
  entry,
  chapter: [Math.floor(time / 100)],
  time_hundredths: time,
  leads_tenths: [],
  errors_tenths: [],
  chances_permille: chances,
  bands_permille: chances.map(() => 50),
});
const found = {
  curve: [point(0, 100, [500, 500]), point(10, 150, [700, 300]), point(20, 200, [960, 40]), point(40, 300, [1000, 0])],
  turning: [100, 102, 250].map((time_hundredths) => ({ time_hundredths }) as TurningInfo),
} as unknown as AnalysisInfo;
const drawn = new Drawn(found, { w: 240, h: 140, left: 20, right: 20, top: 20, bottom: 20 });

describe("the curve", () => {
  it("lies within its box, times from left to right, chances from below", () => {
    expect([drawn.x(100), drawn.x(300)]).toEqual([20, 220]);
    expect([drawn.y(0), drawn.y(1000)]).toEqual([120, 20]);
    expect(drawn.line(0)).toBe("M20 70L70 50L120 24L220 20");
  });
  it("has a band that never leaves the scale", () => {
    expect(drawn.band(1).startsWith("M20 60L70 80")).toBe(true);
    for (const y of drawn.band(0).match(/(?<= )[\d.]+/g) ?? []) {
      expect(Number(y)).toBeGreaterThanOrEqual(20);
      expect(Number(y)).toBeLessThanOrEqual(120);
    }
  });
  it("begins a season where its first point lies", () => {
    expect(drawn.chapters.map(({ chapter, n }) => [chapter, n])).toEqual([
      [1, 0],
      [2, 2],
    ]);
  });
  it("keeps pins apart, in their order", () => {
    expect(drawn.pins.map(({ x }) => x)).toEqual([20, 46, 170]);
    expect(drawn.pins.map(({ foot }) => foot)).toEqual([20, 22, 170]);
    const late = [298, 299, 300].map((time_hundredths) => ({ time_hundredths }) as TurningInfo);
    expect(new Drawn({ ...found, turning: late }, drawn.box).pins.map(({ x }) => x)).toEqual([168, 194, 220]);
  });
  it("finds the entry one points at, and where an entry lies", () => {
    expect([drawn.entry(0), drawn.entry(75), drawn.entry(500)]).toEqual([0, 10, 40]);
    expect(drawn.at(30)).toBe(170);
  });
  it("moves names up rather than out of sight", () => {
    expect(apart([20, 119, 120, 120], 14, 134)).toEqual([20, 106, 120, 134]);
  });
  it("tells points with their sign", () => {
    expect([signed(31), signed(-44), signed(2)]).toEqual(["+3", "−4", "0"]);
  });
});
