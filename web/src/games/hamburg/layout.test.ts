import { describe, expect, it } from "vitest";

import type { Box } from "../../scene/stage.svelte";
import type { HamburgPlayer, HamburgView } from "../../wire/types";
import { COLOURS, DICE } from "./components";
import {
  dieBox,
  discardsBox,
  exchangeBox,
  GROUND,
  gardenBox,
  phoneAt,
  pileBox,
  squareBox,
  streetAt,
  stripAt,
  tokensBox,
  windowBox,
} from "./layout";
import { sceneAt, type SceneAt } from "./frames";
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

const FRAMES = [
  ["desk", 757],
  ["desk", 640],
  ["square", 740],
  ["square", 900],
  ["tall", 1024],
  ["tall", 1500],
] as const;
/** A company of so many, of whom the first has so many sites and cards. */
function scene(
  view: HamburgView,
  frame: "desk" | "square" | "tall",
  height: number,
  others: number,
  sites = 3,
): SceneAt {
  const me = {
    ...ME,
    sites: Array.from({ length: sites }, (_, at) => ({
      place: at + 1,
      face: { card: null, colour: "gray" },
      owner_knows: false,
      buildings: [at + 1],
    })),
  };
  return sceneAt({ frame, height }, { view, me, others: Array.from({ length: others }, () => ME) });
}

describe.each([
  ["without expansions", PLAIN],
  ["with all of them", EXPANDED],
])("the town %s", (_, view) => {
  it.each(FRAMES)("has a place of its own for everything, inside the stage: %s, %d high", (frame, height) => {
    const { town: at, wide, beyond, ground, second } = scene(view, frame, height, 4);
    const on = (place: keyof typeof at, box: Box): Box => ({
      ...box,
      y: box.y - GROUND + (beyond.includes(place) ? second : ground),
    });
    const boxes = [
      on("square", squareBox(at.square)),
      ...[1, 2, 3, 4, 5, 6].map((window) => on("church", windowBox(at.church, window))),
      ...DICE.map((colour) => on("alster", dieBox(at.alster, colour))),
      ...COLOURS.map((_, place) => on("piles", pileBox(at.piles, place))),
      on("piles", discardsBox(at.piles)),
      on("burning", tokensBox(at.burning)),
      ...(at.exchange ? [on("exchange", exchangeBox(at.exchange.x0))] : []),
    ];
    for (const box of boxes) expect(inside(box, wide, second + 20), JSON.stringify(box)).toBe(true);
    boxes.forEach((one, n) =>
      boxes.slice(n + 1).forEach((other) => expect(overlap(one, other), JSON.stringify([one, other])).toBe(false)),
    );
  });
  it.each(FRAMES)("leaves every band its room: %s, %d high", (frame, height) => {
    for (const others of [1, 2, 3, 4])
      for (const sites of [3, 10]) {
        const at = scene(view, frame, height, others, sites);
        const { mine, strips, hand, question } = at;
        if (!mine) throw new Error("nobody is in front");
        const above = Math.max(...strips.map((box) => box.y + box.h));
        // Houses stand below the others' streets with their chips, the wall above the question, the question above the hand.
        expect(mine.tallest).toBeGreaterThanOrEqual(76);
        expect(mine.ground - mine.tallest).toBeGreaterThanOrEqual(above);
        expect(mine.ground + mine.plate + 10).toBeLessThanOrEqual(mine.quay);
        expect(mine.quay + 33).toBeLessThanOrEqual(at.high - question.bottom - 40);
        expect(at.high - question.bottom).toBeLessThanOrEqual(hand.y);
        expect(hand.y + 143).toBeLessThanOrEqual(at.high + 0.5);
        expect(hand.x + hand.w).toBeLessThanOrEqual(at.wide);
        expect(mine.street.fresh.x + mine.street.fresh.w).toBeLessThanOrEqual(at.wide);
        strips.forEach((one, n) => strips.slice(n + 1).forEach((other) => expect(overlap(one, other)).toBe(false)));
        for (const box of strips)
          for (const lot of stripAt(ME, box).lots) expect(lot.x + lot.w).toBeLessThanOrEqual(box.x + box.w + 0.5);
      }
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
  for (const [frame, height] of FRAMES) {
    const { mine } = sceneAt({ frame, height }, { view: PLAIN, me: player, others: [ME, ME] });
    if (!mine) throw new Error("nobody is in front");
    const boxes = mine.gardens.map(gardenBox);
    expect(boxes).toHaveLength(count);
    for (const box of boxes) {
      expect(box.x).toBeGreaterThanOrEqual(mine.hill.x - 0.5);
      expect(box.x + box.w).toBeLessThanOrEqual(mine.hill.x + mine.hill.w + 0.5);
      // Chips of the workers stand below the plates.
      expect(box.y + box.h).toBeLessThanOrEqual(mine.tower.low ? mine.quay : mine.quay - 122);
    }
  }
});
