import { describe, expect, it } from "vitest";

import type { Box } from "../../scene/stage.svelte";
import type { BrugesPlayer, BrugesView } from "../../wire/types";
import { COLOURS, SIDES } from "./components";
import {
  archBox,
  boatBox,
  columnBox,
  CANAL,
  hallAt,
  houseBox,
  HOUSE,
  MARKET,
  marketAt,
  deskBoat,
  newHouseBox,
  phoneAt,
  QUAY,
  quayAt,
  STAIRS,
  stairsBox,
  statuesBox,
  streetAt,
  stripAt,
  threatBox,
} from "./layout";
import { sceneAt, sideAt } from "./frames";
import { selfPlaces } from "./self";
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
/** Every frame that shows all at once, as low as it can be and higher, with its width. */
const FRAMES_TRIED = [
  ["desk", 640, 1440],
  ["desk", 757, 1440],
  ["square", 740, 1024],
  ["square", 1000, 1024],
  ["tall", 1024, 768],
  ["tall", 1105, 768],
] as const;
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
    apart(COLOURS.flatMap((_, place) => [boatBox(deskBoat(place)), threatBox(deskBoat(place))]));
  });
});

describe("the others", () => {
  it.each([1, 2, 3])("%d of them have a row to themselves", (count) => {
    for (const [frame, height, wide] of FRAMES_TRIED) {
      const { strips } = sceneAt({ frame, height }, ME, count);
      apart(strips);
      for (const box of strips) expect(box.x + box.w).toBeLessThanOrEqual(wide + 0.01);
    }
    for (const box of FRAMES_TRIED.flatMap(([frame, height]) => sceneAt({ frame, height }, ME, count).strips)) {
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

describe.each(FRAMES_TRIED)("in a %s window %d units high", (frame, height, wide) => {
  it.each([0, 5, 9, 16])("all that is there has its place, with %d houses", (houses) => {
    const me = { ...ME, houses: Array.from({ length: houses }, () => ME.houses[0]) } as BrugesPlayer;
    const at = sceneAt({ frame, height }, me, 3);
    const question = { x: at.question.x, y: height - at.question.bottom - 42, w: at.question.w, h: 42 };
    const boats = COLOURS.map((_, place) => columnBox(at.mine.boat(place)));
    const mine = selfPlaces(at.self);
    const medals = [0, 1, 2].map(mine.majority);
    const boxes = [question, ...boats, { ...at.hand, y: at.hand.y + 12, h: at.hand.h - 12 }, mine.seat, ...medals];
    for (const box of boxes) expect(inside(box, wide + 0.01, height), JSON.stringify(box)).toBe(true);
    apart(boxes);
    expect(at.mine.water).toBeLessThanOrEqual(Math.min(question.y, ...boats.map(({ y }) => y)) + 4);
    for (const plot of at.mine.plots.slice(0, houses)) {
      const front = houseBox(plot, 3, at.mine.high);
      expect(front.y).toBeGreaterThanOrEqual(at.mine.top);
      expect(front.x >= -2.5 && front.x + front.w <= wide + 1, JSON.stringify(front)).toBe(true);
    }
    for (const strip of at.strips) expect(strip.y + strip.h).toBeLessThanOrEqual(at.mine.top + 0.01);
  });
});

describe.each([
  [480, 350],
  [374, 338],
  [452, 380],
])("beside a rail, %d by %d", (w, h) => {
  it.each([0, 8, 16, 19])("%d houses stand in rows above the bridge, boats and majorities below", (houses) => {
    const { mine, majority } = sideAt(houses, w, h);
    const boats = COLOURS.map((_, place) => columnBox(mine.boat(place)));
    apart([...boats, ...[0, 1, 2].map(majority)]);
    for (const box of [...boats, ...[0, 1, 2].map(majority)]) expect(inside(box, w, h), JSON.stringify(box)).toBe(true);
    expect(Math.min(...boats.map(({ y }) => y))).toBeGreaterThanOrEqual(mine.water);
    apart(mine.plots.map((plot) => newHouseBox(plot, 52)));
    for (const plot of mine.plots) expect(houseBox(plot, 3, mine.high).y).toBeGreaterThanOrEqual(-2);
  });
});
