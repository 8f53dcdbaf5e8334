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
