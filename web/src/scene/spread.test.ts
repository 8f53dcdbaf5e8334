import { expect, it } from "vitest";

import { spread } from "./spread";

it("lies cards side by side where there is room, and closer where there is not", () => {
  expect(spread([false, false, false], 400, 130)).toEqual([0, 130, 260]);
  expect(spread([false, false, false, false, false], 320, 130)).toEqual([0, 80, 160, 240, 320]);
  expect([spread([], 300, 80), spread([true], 300, 80)]).toEqual([[], [0]]);
});

it("lets places without a card, and backs, give way to cards that are read", () => {
  // Two cards and three free places on 320: names of 120 are read, where all had 80.
  expect(spread([false, false, true, true, true], 320, 130)).toEqual([0, 120, 240, 280, 320]);
  // With room to spare free places get it.
  expect(spread([false, true, true, true, true], 320, 130).map(Math.round)).toEqual([0, 130, 193, 257, 320]);
  expect(spread([true, true, true, true, true], 320, 130)).toEqual([0, 80, 160, 240, 320]);
  expect(spread([false, true], 320, 130)).toEqual([0, 130]);
});

it("lets the card that is picked lie free, the others share what is left", () => {
  const offsets = spread(Array(7).fill(false) as boolean[], 632, 134, { at: 1, w: 140 });
  const gaps = offsets.slice(1).map((each, at) => each - (offsets[at] ?? 0));
  expect(gaps.map(Math.round)).toEqual([98, 140, 98, 98, 98, 98]);
  expect(offsets.at(-1)).toBeCloseTo(632);
  // With room for all nothing moves, and the last one lies free anyway.
  expect(spread([false, false, false], 400, 130, { at: 1, w: 140 })).toEqual([0, 130, 260]);
  expect(spread([false, false, false], 200, 130, { at: 2, w: 140 })).toEqual([0, 100, 200]);
});
