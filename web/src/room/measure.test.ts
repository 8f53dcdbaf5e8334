import { describe, expect, it } from "vitest";

import { FRAMES, measure } from "./measure";

const rounded = (value: number): number => Number(value.toFixed(2));

describe("the unit of a window", () => {
  it.each([
    // Height is spent: a low desk keeps the unit of its width.
    [1440, 757, "desk", 1, 1440, 757],
    [1440, 900, "desk", 1, 1440, 900],
    [2560, 1440, "desk", 1.78, 1440, 810],
    [1366, 768, "desk", 0.95, 1440, 810],
    [1366, 625, "desk", 0.95, 1440, 659],
    [1100, 640, "square", 0.86, 1272, 740],
    [1024, 768, "square", 1, 1024, 768],
    [1180, 820, "square", 1.11, 1065, 740],
    [1199, 760, "square", 1.03, 1167, 740],
    [820, 1180, "tall", 1.07, 768, 1105],
    [768, 1024, "tall", 1, 768, 1024],
    [1000, 1100, "tall", 1.07, 931, 1024],
    [844, 390, "side", 1, 844, 390],
    [960, 505, "side", 1.2, 798, 420],
    [720, 378, "side", 1, 720, 378],
    [1099, 639, "side", 1.25, 879, 511],
    [390, 844, "phone", 1.08, 360, 779],
    [360, 740, "phone", 1, 360, 740],
    [360, 620, "phone", 1, 360, 620],
  ] as const)("%d x %d is %s", (width, height, frame, u, wide, high) => {
    const found = measure(width, height);
    expect([found.frame, rounded(found.u), Math.round(found.width), Math.round(found.height), found.beside]).toEqual([
      frame,
      u,
      wide,
      high,
      false,
    ]);
    expect(found.kind).toBe(["side", "phone"].includes(frame) ? "phone" : "desk");
    expect(found.width * found.u).toBeCloseTo(width);
    expect(found.height * found.u).toBeCloseTo(height);
    expect(found.least * found.u).toBeCloseTo(10.6);
  });

  it("of every window between a watch and a wall leaves no frame without its least", () => {
    const seen = new Set<string>();
    for (let width = 320; width <= 2600; width += 40)
      for (let height = 320; height <= 1500; height += 40) {
        const found = measure(width, height);
        seen.add(found.frame);
        if (found.frame === "side") expect(found.u).toBeGreaterThanOrEqual(1);
        else if (found.frame !== "phone") {
          const least = { desk: [1440, 640], square: [1024, 740], tall: [768, 1024] }[found.frame];
          expect(found.width + 0.01).toBeGreaterThanOrEqual(least[0] ?? 0);
          expect(found.height + 0.01).toBeGreaterThanOrEqual(least[1] ?? 0);
        }
      }
    expect([...seen].sort()).toEqual([...FRAMES].sort());
  });

  it("leaves room for the story beside the stage where there is, and letters stay large", () => {
    const found = measure(3440, 1440);
    expect(found.beside).toBe(true);
    expect((found.width + 320) * found.u).toBeCloseTo(3440);
    expect(found.height * found.u).toBeCloseTo(1440);
    expect(found.width).toBeGreaterThanOrEqual(1440);
    // As wide for its height, but small: the story opens over it.
    expect(measure(1366, 600).beside).toBe(false);
  });
});

describe("larger letters", () => {
  it("are larger in every window, the smallest by as much as was wanted", () => {
    for (const [width, height] of [
      [1440, 900],
      [1366, 768],
      [1920, 1080],
      [1024, 768],
      [820, 1180],
      [844, 390],
      [390, 844],
    ] as const) {
      const [plain, large, largest] = (["a", "a+", "a++"] as const).map((text) => measure(width, height, text));
      const smallest = [plain, large, largest].map((found) => rounded((found?.least ?? 0) * (found?.u ?? 0)));
      expect(smallest).toEqual([10.6, 12.19, 13.78]);
      expect(rounded(large?.u ?? 0)).toBeGreaterThanOrEqual(rounded(plain?.u ?? 1));
      expect(rounded(largest?.u ?? 0)).toBeGreaterThanOrEqual(rounded(large?.u ?? 1));
    }
  });
  it("have two banks where a desk would be no larger", () => {
    const found = (["a", "a+", "a++"] as const).map((text) => measure(1440, 900, text));
    expect(found.map(({ frame }) => frame)).toEqual(["desk", "square", "square"]);
    expect(found.map(({ u }) => rounded(u))).toEqual([1, 1.22, 1.22]);
  });
});
