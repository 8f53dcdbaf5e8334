import { describe, expect, it } from "vitest";

import type { Box } from "../../scene/stage.svelte";
import type { HamburgPlayer, HamburgView } from "../../wire/types";
import { COLOURS, DICE } from "./components";
import {
  dieBox,
  discardsBox,
  exchangeBox,
  gardenBox,
  mineAt,
  phoneAt,
  pileBox,
  squareBox,
  streetAt,
  stripAt,
  stripsAt,
  tokensBox,
  townAt,
  windowBox,
} from "./layout";
import middle from "./fixtures/middle.json";
import tiles from "./fixtures/tiles.json";

const PLAIN = middle as unknown as HamburgView;
const EXPANDED = {
  ...(tiles as unknown as HamburgView),
  exchange: { action: null, number: null, removed: [], side: null, space: 1 },
};
const ME = PLAIN.players[0] as HamburgPlayer;

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
const inside = (box: Box, wide: number, high: number): boolean =>
  box.x >= 0 && box.y >= 0 && box.x + box.w <= wide && box.y + box.h <= high;

describe.each([
  ["without expansions", PLAIN],
  ["with all of them", EXPANDED],
])("the town %s", (_, view) => {
  const at = townAt(view);
  const boxes = [
    squareBox(at.square),
    ...[1, 2, 3, 4, 5, 6].map((window) => windowBox(at.church, window)),
    ...DICE.map((colour) => dieBox(at.alster, colour)),
    ...COLOURS.map((_, place) => pileBox(at.piles, place)),
    discardsBox(at.piles),
    tokensBox(at.burning),
    ...(at.exchange ? [exchangeBox(at.exchange.x0)] : []),
  ];
  it("has a place of its own for everything, inside the stage", () => {
    for (const box of boxes) expect(inside(box, 1440, 208)).toBe(true);
    boxes.forEach((one, n) =>
      boxes.slice(n + 1).forEach((other) => expect(overlap(one, other), JSON.stringify([one, other])).toBe(false)),
    );
  });
});

describe("streets", () => {
  const site = (place: number, built: boolean): HamburgPlayer["sites"][number] => ({
    place,
    face: { card: null, colour: "gray" },
    owner_knows: false,
    buildings: built ? [place] : [],
  });
  it.each([0, 1, 8, 11, 14])("of %d sites stay on their quay, with room for one more", (count) => {
    const { plots, fresh } = streetAt(
      Array.from({ length: count }, (_, at) => site(at + 1, at % 3 > 0)),
      480,
      1404,
    );
    expect(plots).toHaveLength(count);
    expect(fresh.x + fresh.w).toBeLessThanOrEqual(1404.5);
    plots.forEach((plot, at) => expect(plot.x + plot.w).toBeCloseTo(plots[at + 1]?.x ?? fresh.x));
  });
  it("give every house a plot, two on one site two", () => {
    const { plots } = streetAt([{ ...site(1, true), buildings: [3, 4] }, site(2, false)], 480, 1404);
    expect(plots.map(({ place, card }) => [place, card])).toEqual([
      [1, 3],
      [1, 4],
      [2, null],
    ]);
  });
  it("of the others do not meet, with one to four of them", () => {
    for (const count of [1, 2, 3, 4]) {
      const strips = stripsAt(count);
      strips.forEach((one, n) => strips.slice(n + 1).forEach((other) => expect(overlap(one, other)).toBe(false)));
      for (const box of strips) {
        expect(box.y + box.h).toBeLessThanOrEqual(322);
        const at = stripAt(ME, box);
        for (const lot of at.lots) expect(lot.x + lot.w).toBeLessThanOrEqual(box.x + box.w);
      }
    }
  });
  it("on a phone have five plots to a quay, and grow downwards", () => {
    const many = { ...ME, sites: Array.from({ length: 12 }, (_, at) => site(at + 1, true)) };
    const at = phoneAt(many);
    expect(at.rows.map((row) => row.plots.length)).toEqual([5, 5, 2]);
    expect(at.fresh.ground).toBe(at.rows[2]?.ground);
    expect(at.height).toBeGreaterThan(phoneAt(ME).height);
  });
});

it.each([1, 3, 6, 9])("%d gardens find room on the hill", (count) => {
  const player = { ...ME, garden: Array.from({ length: count }, (_, at) => ({ card: 241 + at, under: null })) };
  const boxes = mineAt(player, 2).gardens.map(gardenBox);
  expect(boxes).toHaveLength(count);
  for (const box of boxes) expect(box.x >= 0 && box.x + box.w <= 400 && box.y + box.h <= 424).toBe(true);
});
