import { describe, expect, it } from "vitest";

import { measure } from "./stage.svelte";

describe("the unit of a screen", () => {
  it.each([
    [1440, 757, "desk", 1, 1440, 757, false],
    [1440, 900, "desk", 1, 1440, 900, false],
    [2560, 1440, "desk", 1.778, 1440, 810, false],
    [360, 740, "phone", 1, 360, 740, false],
    [800, 1180, "phone", 1.595, 502, 740, false],
    [740, 360, "phone", 1, 740, 360, false],
  ] as const)("%d x %d", (width, height, kind, u, wide, high, beside) => {
    const found = measure(width, height);
    expect([
      found.kind,
      Number(found.u.toFixed(3)),
      Math.round(found.width),
      Math.round(found.height),
      found.beside,
    ]).toEqual([kind, u, wide, high, beside]);
  });

  it("leaves room for the story beside the stage where there is, and fills the rest", () => {
    const found = measure(3440, 1440);
    expect(found.beside).toBe(true);
    expect((found.width + 320) * found.u).toBeCloseTo(3440);
    expect(found.height * found.u).toBeCloseTo(1440);
    expect(found.width).toBeGreaterThanOrEqual(1440);
  });
});
