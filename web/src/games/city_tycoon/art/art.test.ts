/** The city as it is drawn: silhouettes, masks, estates, light. */
import { describe, expect, it } from "vitest";

import type { PieceView } from "../../../wire/types";
import { block, silhouetteOf } from "./blocks/blocks";
import { estates, flagged, outline } from "./estates";
import { ghost } from "./ghost";
import { ground, growth } from "./ground";
import { grade, hourOf, LIGHTS } from "./light";
import { Plan } from "./plan";
import { stretchOf } from "./scenery";

const piece = (x: number, y: number, more: Partial<PieceView> = {}): PieceView => ({
  cell: { x, y, name: `${x} ${y}` },
  kind: "tile",
  owner: null,
  tile: null,
  plant: null,
  cubes: null,
  full: null,
  refills: false,
  supplied: null,
  ...more,
});
const district = (): string => "residential";
const planOf = (...pieces: PieceView[]): Plan => new Plan(pieces, district);
const standing = (tile: number, lit = false, x = 0) => block({ tile, kind: "tile", x, y: 0, lit }, "dusk");
const written = (drawing: ReturnType<typeof block>): string => JSON.stringify(drawing);
const HOURS = ["day", "gold", "dusk"] as const;

describe("a block", () => {
  it("has a drawing for each of the 120 tiles in every light, lit or dark, without a figure that is none", () => {
    for (const hour of HOURS)
      for (let tile = 1; tile <= 120; tile++)
        for (const lit of [false, true]) {
          const { strokes } = block({ tile, kind: "tile", x: 1, y: 2, lit }, hour);
          expect(strokes.length, `${tile}`).toBeGreaterThan(8);
          expect(JSON.stringify(strokes), `${tile}`).not.toMatch(/NaN|undefined|null/);
        }
  });
  it("is told from its district's others by more than paint", () => {
    const names = (first: number): number =>
      new Set(
        Array.from({ length: 120 }, (_, at) => at + 1)
          .filter((n) => Math.floor(((n - 1) % 30) / 6) === first)
          .map(silhouetteOf),
      ).size;
    expect([0, 1, 2, 3, 4].map(names).every((many) => many >= 5)).toBe(true);
    expect(names(4)).toBeGreaterThanOrEqual(15);
  });
  it("is painted by where it lies, and shines where it is supplied", () => {
    expect(written(standing(31))).toBe(written(standing(31)));
    expect(written(standing(31))).not.toBe(written(standing(31, false, 1)));
    expect(written(standing(31, true))).toContain("#ffd27a");
    expect(standing(31).strokes.filter(({ fill }) => fill === "#ffe9b0")).toEqual([]);
  });
  it("draws plants and the old town", () => {
    const kinds = ["solar", "steam", "wind", "water", "grey"].map((kind) =>
      written(block({ tile: null, kind, x: 0, y: 0, lit: false }, "day")),
    );
    expect(new Set(kinds).size).toBe(5);
    expect(written(block({ tile: null, kind: "hydro", x: 0, y: 0, lit: false }, "day"))).toBe(kinds[3]);
  });
});

describe("the ground", () => {
  it("goes on from cell to cell: bits for north, east, south and west", () => {
    const plan = planOf(
      piece(0, 0, { kind: "water" }),
      piece(0, 1, { kind: "water" }),
      piece(1, 0, { kind: "land" }),
      piece(-1, 0, { tile: 3 }),
    );
    expect(plan.mask("water", { x: 0, y: 0 })).toBe(1);
    expect(plan.mask("land", { x: 0, y: 0 })).toBe(2);
    expect(plan.mask("city", { x: 0, y: 0 })).toBe(8);
    expect(plan.beside("water", { x: 0, y: 0 })).toBe(1);
  });
  it("has a bridge where a street meets water on both sides, and only there", () => {
    const town = [-1, 1].flatMap((x) => [piece(x, 0, { tile: 1 }), piece(x, 1, { tile: 2 })]);
    const river = [piece(0, 0, { kind: "water" }), piece(0, 1, { kind: "water" })];
    const decks = (plan: Plan): number =>
      ground(plan, [...plan.lots.values()], LIGHTS.day).filter(({ d }) => d.includes("q17 -10")).length;
    expect(decks(planOf(...town, ...river))).toBe(1);
    expect(decks(planOf(...town.slice(1), ...river))).toBe(0);
  });
  it("grows more trees where land goes on", () => {
    const alone = planOf(piece(0, 0, { kind: "land" }));
    const wood = planOf(piece(0, 0, { kind: "land" }), piece(1, 0, { kind: "land" }), piece(0, 1, { kind: "land" }));
    const trees = (plan: Plan): number => {
      const lot = plan.at(0, 0);
      return lot ? growth(plan, lot, LIGHTS.day).length : 0;
    };
    expect(trees(wood)).toBeGreaterThan(trees(alone));
  });
  it("is painted anew only around what changes", () => {
    const before = planOf(piece(0, 0, { tile: 1 }), piece(12, 0, { tile: 2 }));
    const after = planOf(piece(0, 0, { tile: 1 }), piece(12, 0, { tile: 2, supplied: 1 }));
    expect(stretchOf(after, 0, -1)).toBe(stretchOf(before, 0, -1));
    expect(stretchOf(after, 2, -1)).not.toBe(stretchOf(before, 2, -1));
  });
});

describe("an estate", () => {
  const mine = (x: number, y: number): PieceView => piece(x, y, { tile: 1, owner: 1 });
  it("is what hangs together, and diagonal neighbors stay apart", () => {
    const found = estates(planOf(mine(0, 0), mine(1, 0), mine(2, 1), piece(3, 1, { tile: 2, owner: 2 })));
    expect(found.map(({ owner, lots }) => [owner, lots.length])).toEqual([
      [1, 2],
      [1, 1],
      [2, 1],
    ]);
  });
  it("has one closed outline, and one more around a hole", () => {
    const ring = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => ({ x, y }))).filter(({ x, y }) => x !== 0 || y !== 0);
    const loops = (lots: readonly { x: number; y: number }[]): number => outline(lots).split("M").length - 1;
    expect(loops([{ x: 0, y: 0 }])).toBe(1);
    expect(loops(ring)).toBe(2);
    expect(
      loops([
        { x: 0, y: 0 },
        { x: 1, y: 1 },
      ]),
    ).toBe(2);
  });
  it("flies its pennant on its northernmost roof, on land only where there is none", () => {
    const [estate] = estates(planOf(mine(0, 0), piece(0, 1, { kind: "land", owner: 1 })));
    expect(estate && flagged(estate)).toMatchObject({ x: 0, y: 0 });
  });
});

describe("light", () => {
  it("makes a day of every round: two of them bright, two golden, dusk when it comes to supplying", () => {
    expect([1, 2, 3, 4].map((round) => hourOf(round, 3, false, false))).toEqual(["day", "day", "gold", "gold"]);
    expect([1, 4].map((round) => hourOf(round, 4, false, false))).toEqual(["dusk", "dusk"]);
    expect(hourOf(2, 3, true, false)).toBe("dusk");
    expect(hourOf(1, 1, false, true)).toBe("dusk");
  });
  it("grades every color of the town, and warms what is supplied", () => {
    const [cold, warm] = [grade("#efe6cc", LIGHTS.dusk), grade("#efe6cc", LIGHTS.dusk, true)];
    expect(parseInt(warm.slice(1, 3), 16)).toBeGreaterThan(parseInt(warm.slice(5, 7), 16));
    expect(parseInt(cold.slice(5, 7), 16)).toBeGreaterThanOrEqual(parseInt(cold.slice(1, 3), 16));
  });
});

it("draws what would stand somewhere as ink", () => {
  for (const each of [piece(0, 0, { tile: 55 }), piece(0, 0, { kind: "land" }), piece(0, 0, { kind: "water" })])
    expect(JSON.stringify(ghost(each, "gold", district))).not.toMatch(/NaN|undefined/);
});
