import { describe, expect, it } from "vitest";

import type { Box } from "../../scene/stage.svelte";
import type { BrugesPlayer, BrugesView } from "../../wire/types";
import { COLOURS, SIDES } from "./components";
import {
  archBox,
  boatAt,
  boatBox,
  CANAL,
  hallAt,
  houseBox,
  HOUSE,
  MARKET,
  marketAt,
  newHouseBox,
  phoneAt,
  QUAY,
  quayAt,
  STAIRS,
  stairsBox,
  statuesBox,
  streetAt,
  stripAt,
  stripsAt,
  threatBox,
} from "./layout";
import middle from "./fixtures/middle.json";

const VIEW = middle as unknown as BrugesView;
const ME = VIEW.players[0] as BrugesPlayer;
const overlap = (one: Box, other: Box): boolean =>
  one.x + 0.01 < other.x + other.w &&
  other.x + 0.01 < one.x + one.w &&
  one.y < other.y + other.h &&
  other.y < one.y + one.h;
const apart = (boxes: readonly Box[]): void =>
  boxes.forEach((one, n) =>
    boxes.slice(n + 1).forEach((other) => expect(overlap(one, other), JSON.stringify([one, other])).toBe(false)),
  );
const inside = (box: Box, wide: number, high: number): boolean =>
  box.x >= -2.5 && box.y >= 0 && box.x + box.w <= wide && box.y + box.h <= high;

it("has a place of its own for everything in the town, inside the stage", () => {
  const fields = VIEW.reputation.length;
  const boxes = [
    stairsBox(STAIRS, fields),
    statuesBox(STAIRS, fields),
    ...COLOURS.map((_, place) => marketAt(MARKET, place)),
    ...Object.values(quayAt(QUAY)),
  ];
  for (const box of boxes) expect(inside(box, 1440, 208)).toBe(true);
  apart(boxes);
  expect(hallAt(STAIRS, fields).x + hallAt(STAIRS, fields).w).toBeLessThanOrEqual(MARKET.x);
});

describe("my street", () => {
  it.each([0, 1, 9, 12, 16, 24])("of %d houses has room for one more, and none meets another", (count) => {
    const plots = streetAt(count);
    expect(plots).toHaveLength(count + 1);
    for (const { x, w } of plots) expect(x >= 17 && x + w <= 1409, `${x} ${w}`).toBe(true);
    apart(plots.map(({ x, w }) => ({ x, y: 0, w, h: 1 })));
  });
  it("keeps every house in its place while it grows to twelve", () => {
    for (let count = 0; count < 11; count++) expect(streetAt(count + 1).slice(0, count + 1)).toEqual(streetAt(count));
  });
  it("stands above its bridge, boats and threats beside each other below", () => {
    const plots = streetAt(4);
    for (const plot of plots)
      for (const side of SIDES) expect(overlap(houseBox(plot, 3, HOUSE.high), archBox(CANAL[side], 2))).toBe(false);
    apart(COLOURS.flatMap((_, place) => [boatBox(boatAt(place)), threatBox(boatAt(place))]));
  });
});

describe("the others", () => {
  it.each([1, 2, 3])("%d of them have a row to themselves", (count) => {
    const strips = stripsAt(count);
    apart(strips);
    for (const box of strips) {
      expect(box.x + box.w).toBeLessThanOrEqual(1440);
      const at = stripAt(ME, box);
      for (const house of at.houses) expect(house.x + house.w).toBeLessThanOrEqual(box.x + box.w);
      apart(COLOURS.map((_, place) => at.worker(place)));
    }
  });
});

describe("on a phone", () => {
  it.each([0, 4, 9, 11, 17])("%d houses stand in rows, boats and canal below", (count) => {
    const at = phoneAt(count);
    apart(at.plots.map((plot) => newHouseBox(plot, 60)));
    for (const { x, w } of at.plots) expect(x + w).toBeLessThanOrEqual(360);
    expect(at.boat(0).hull - 47).toBeGreaterThan((at.grounds.at(-1) ?? 0) + 38);
    expect(at.canal.left.y).toBeGreaterThan(at.boat(0).hull + 54);
    expect(at.canal.left.foot).toBeLessThan(at.height);
  });
});
