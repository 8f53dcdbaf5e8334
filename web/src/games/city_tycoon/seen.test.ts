import { render } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { Act } from "../../beats/acts";
import { planned, TURN } from "../../beats/timing";
import type { LogLine, MoveInfo } from "../../wire/types";
import { doneIn, openly, tolls } from "./history";
import Strike from "./Strike.svelte";
import { lies, city, staging } from "./fixtures/city";

describe("what is seen of a supply", () => {
  it("is cubes that go the way the story tells, cell by cell, together, and coins that leave where they are owed", () => {
    [lies.plants, lies.tiles] = [new Map([["red-1", "cell:0,0"]]), new Map([[7, "cell:2,1"]])];
    const via = ["city 1 e1 n1", "city 3 e1 n2", "city 1 e2 n2", "city 1 e3 n2"];
    const cube = { thing: "cube", from: "cubes 1 red-1", to: "delivered 1 7 red", via };
    const beats = [
      { moves: [cube, cube] },
      { moves: [{ thing: "euro", count: 4, from: "money 1", to: "money 3" }] },
      { moves: [{ thing: "demand", number: 7, to: "supplied 1 7" }] },
    ];
    const line = { n: 1, entry: 1, seat: 1, text: "supply 7 demand 1", says: [], beats, warning: false };
    const [first, second, coin, lights] = beats.flatMap((beat) => staging(beat, line, 1));
    expect([first?.via, first?.ms, second?.along]).toEqual([["cell:0,1", "cell:1,1"], 270, true]);
    expect([coin?.from[0], coin?.to[0]]).toEqual(["cell:0,1", "money:3"]);
    expect(lights?.parts?.[0]?.at).toEqual(['[data-drawn="cell:2,1"] [data-part="houses"]']);
  });

  it("names no part of what does not lie on the map", () => {
    lies.plants = new Map();
    const beat = { moves: [{ thing: "cube", count: 2, from: "supply", to: "cubes 1 red-9" }] };
    const [refill] = staging(
      beat,
      { n: 1, entry: 1, seat: null, text: "", says: [], beats: [beat], warning: false },
      1,
    );
    expect([refill?.to, refill?.parts?.map((part) => part.at)]).toEqual([['[data-tab="mine"]'], [[]]]);
  });
});

describe("what is seen of", () => {
  const told = (text: string, beats: LogLine["beats"], says: LogLine["says"] = []): LogLine => ({
    n: 1,
    entry: 1,
    seat: 2,
    text,
    says,
    beats,
    warning: false,
  });
  const seen = (line: LogLine, viewer = 1): Act[] => line.beats.flatMap((beat) => staging(beat, line, viewer));
  const drawn = (acts: readonly Act[]): string[] =>
    acts.flatMap(({ parts = [] }) => parts.flatMap(({ draws }) => draws ?? []));
  const moving = (acts: readonly Act[]): string[] =>
    acts.flatMap(({ parts = [] }) => parts.filter(({ draws }) => draws === undefined).map(({ at }) => at[0] ?? ""));
  beforeEach(() => {
    [lies.tiles, lies.plants, lies.arrows] = [new Map([[7, "cell:2,1"]]), new Map(), []];
  });

  it("a pack that is passed on: it slides to the neighbour as a whole, and only one's own tiles are seen to go and come", () => {
    const pack = (number: number, from: number, to: number, count = 1): MoveInfo => ({
      thing: "tile",
      number,
      count,
      from: `pack ${from}`,
      to: `pack ${to}`,
    });
    const kept = (number: number, seat: number): MoveInfo => ({
      thing: "tile",
      number,
      from: `pick ${seat}`,
      to: `hand ${seat}`,
    });
    const acts = seen(
      told("pick", [
        {
          moves: [
            kept(3, 1),
            pack(11, 1, 2),
            pack(12, 1, 2),
            kept(0, 2),
            pack(0, 2, 3, 2),
            kept(0, 3),
            pack(21, 3, 1),
            pack(22, 3, 1),
          ],
        },
      ]),
    );
    expect(acts.map(({ thing, number, from, to, via }) => [thing, number, from[0], to[0], via?.[0]])).toEqual([
      ["tile", 3, "tile:3", "tile:3", undefined],
      ["pack", 2, "pack:1", "pack:2", "way:1"],
      ["tile", null, "pack:2", "hand:2", undefined],
      ["pack", 2, "pack:2", "pack:3", "way:2"],
      ["tile", null, "pack:3", "hand:3", undefined],
      ["pack", 2, "pack:3", "pack:1", "way:3"],
    ]);
    expect(drawn(acts)).toEqual(["tile:11", "tile:12"]);
    expect(moving(acts)).toEqual(["tile:21", "tile:22"]);
    expect(acts.map(({ along }) => along)).toEqual([false, true, true, true, true, true]);
    expect(planned(acts, "table", 1).total).toBeLessThan(700);
  });

  it("a pick: others' lie face down beside them, one's own is marked where it lies", () => {
    const pick = (seat: number, number: number): LogLine =>
      told("pick", [{ moves: [{ thing: "tile", number, from: `pack ${seat}`, to: `pick ${seat}` }] }]);
    expect(seen(pick(1, 5))).toEqual([]);
    expect(seen(pick(2, 0)).map(({ motion, to }) => [motion, to[0]])).toEqual([["pulse", "sits:2"]]);
  });

  it("tiles that are dealt: one's own drop into the pack, others' packs are there", () => {
    const deal = (seat: number, ...numbers: number[]): LogLine =>
      told("deal", [
        {
          moves: numbers.map((number) => ({
            thing: "tile",
            number,
            count: number ? 1 : 3,
            from: null,
            to: `pack ${seat}`,
          })),
        },
      ]);
    expect(moving(seen(deal(1, 4, 5, 6)))).toEqual(["tile:4", "tile:5", "tile:6"]);
    expect(seen(deal(2, 0)).map(({ thing, to, table }) => [thing, to[0], table])).toEqual([["pack", "pack:2", true]]);
  });

  it("a tile that is laid: it sinks, dust goes up, houses rise, what it brings comes from it, its landscape follows", () => {
    const acts = seen(
      told("at e2 n1", [
        {
          moves: [{ thing: "tile", number: 40, from: "laying 2", to: "city 2 e2 n1" }],
          cause: { kind: "tile", number: 40 },
        },
        { moves: [{ thing: "point", count: 2, to: "points 2 laid" }], cause: { kind: "tile", number: 40 } },
        { moves: [{ thing: "landscape", number: 1, from: "landscapes 0", to: "city 2 e3 n1" }] },
      ]),
    );
    expect(acts.map(({ thing, from, to, along }) => [thing, from[0], to[0], along])).toEqual([
      ["tile", "hand:2", "cell:1,0", false],
      ["point", "cell:1,0", "points:2", false],
      ["landscape", "box", "cell:2,0", false],
    ]);
    expect(drawn(acts)).toEqual(["dust", "dust"]);
    expect(moving(acts.slice(0, 1))).toEqual([
      "cell:1,0",
      '[data-drawn="cell:1,0"] [data-part="houses"]',
      '[data-drawn="cell:1,0"] [data-part="kerb"]',
    ]);
    const { acts: timed, total } = planned(acts, "other", 1);
    expect(timed.map(({ start }) => start)).toEqual(timed.map(({ start }) => start).sort((a, b) => a - b));
    expect(total).toBeGreaterThanOrEqual(TURN.least);
    expect(total).toBeLessThanOrEqual(TURN.most);
  });

  it("a plant: its cubes drop onto it, though nothing that is drawn shows it yet", () => {
    const cause = { kind: "plant", name: "red-2" };
    const acts = seen(
      told("at e2 n1", [
        { moves: [{ thing: "plant", number: 3, from: "stacks 0 red", to: "city 2 e2 n1" }], cause },
        { moves: [{ thing: "cube", count: 3, from: "supply 0 red", to: "cubes 0 red-2" }], cause },
      ]),
    );
    expect(acts.map(({ thing, count, from, to, table }) => [thing, count, from[0], to[0], table])).toEqual([
      ["plant", 1, "stack:red", "cell:1,0", false],
      ["cube", 3, undefined, "cell:1,0", false],
    ]);
    expect(moving(acts.slice(1))).toEqual([]);
  });

  it("a refill: the sign turns and cubes drop, at all plants at once", () => {
    lies.plants = new Map([
      ["red-1", "cell:0,0"],
      ["start-wind", "cell:0,-1"],
    ]);
    const acts = seen(
      told("pass", [
        {
          moves: ["red-1", "start-wind"].map((plant) => ({
            thing: "cube",
            count: 2,
            from: "supply 0 red",
            to: `cubes 0 ${plant}`,
          })),
        },
      ]),
    );
    expect(moving(acts)).toEqual([
      '[data-drawn="cell:0,0"] [data-part="refill"]',
      '[data-drawn="cell:0,-1"] [data-part="refill"]',
    ]);
    expect(acts.map(({ from, along, table }) => [from.length, along, table])).toEqual([
      [0, true, true],
      [0, true, true],
    ]);
  });

  it("a sale: the tile goes to the bank, five coins come back; what a plant is paid with goes to the box", () => {
    const gone = { moves: [{ thing: "tile", number: 0, from: "hand 2", to: "gone 2" }] };
    const acts = seen(
      told("sell", [
        gone,
        { moves: [{ thing: "euro", count: 5, from: null, to: "money 2" }], cause: { kind: "step", name: "build" } },
      ]),
    );
    expect(acts.map(({ from, to, count }) => [from[0], to.includes("bank"), to[0], count])).toEqual([
      ["hand:2", true, "gone:0", 1],
      ["bank", false, "money:2", 5],
    ]);
    expect(seen(told("discard", [gone]))[0]?.to).toContain("box");
  });

  it("a neighbour's bonus: each leaves by its own edge, whose arrow flashes", () => {
    const gain = (euro: number, points: number): (typeof city.arrows)[number]["gain"] => ({ euro, points, yellow: 0 });
    lies.arrows = [
      { from: "cell:1,1", to: "cell:2,1", gain: gain(1, 0) },
      { from: "cell:2,2", to: "cell:2,1", gain: gain(0, 1) },
      { from: "cell:3,1", to: "cell:2,1", gain: gain(1, 0) },
      { from: "cell:2,1", to: "cell:9,9", gain: gain(1, 0) },
    ];
    const [cause, of] = [
      { kind: "tile", number: 7 },
      (source: string) => ({ id: "ct-gain-money", arguments: { source } }),
    ];
    const euro = { thing: "euro", count: 1, to: "money 1" };
    const acts = seen(
      told(
        "supply 7 demand 1",
        [
          { moves: [euro], cause, said: 0 },
          { moves: [euro], cause, said: 1 },
          { moves: [{ thing: "point", count: 1, to: "points 1 neighbours" }], cause, said: 2 },
          { moves: [euro], cause, said: 3 },
        ],
        [of("supplied"), of("neighbours"), of("neighbours"), of("neighbours")],
      ),
    );
    expect(acts.map(({ from, to }) => [from[0], to[0]])).toEqual([
      ["cell:2,1", "mine:money"],
      ["edge:cell:1,1>cell:2,1", "mine:money"],
      ["edge:cell:2,2>cell:2,1", "mine:points"],
      ["edge:cell:3,1>cell:2,1", "mine:money"],
    ]);
    expect(moving(acts)).toEqual(["edge:cell:1,1>cell:2,1", "edge:cell:2,2>cell:2,1", "edge:cell:3,1>cell:2,1"]);
  });

  it("a new order: plates go from where they were, together; the first order of all is not seen", () => {
    const order = (seat: number, from: number | null, to: number): MoveInfo => ({
      thing: "order",
      from: from === null ? null : `order ${seat} ${from}`,
      to: `order ${seat} ${to}`,
    });
    const acts = seen(told("pass", [{ moves: [order(3, 3, 1), order(1, 1, 2), order(2, 2, 3)] }]));
    expect(acts.map(({ motion, ms, from, to, along, table }) => [motion, ms, from[0], to[0], along, table])).toEqual([
      ["step", 450, "seat:3", "seat:3", false, true],
      ["step", 450, "seat:1", "seat:1", true, true],
      ["step", 450, "seat:2", "seat:2", true, true],
    ]);
    expect(seen(told("", [{ moves: [order(1, null, 1)] }]))).toEqual([]);
  });

  it.each(["dust", "tile:88"])("%s is drawn over its place for as long as it lasts", (colour) => {
    const { container } = render(Strike, { colour, width: 60, height: 50 });
    expect(container.querySelectorAll("path").length).toBeGreaterThan(5);
    expect(container.innerHTML).not.toMatch(/NaN|undefined/);
  });
});

describe("what the story tells", () => {
  const line = (seat: number | null, text: string, beats: LogLine["beats"] = []): LogLine => ({
    n: 0,
    entry: 0,
    seat,
    text,
    says: [],
    beats,
    warning: false,
  });
  const paid = (from: number, to: number | null, count: number): LogLine["beats"] => [
    { moves: [{ thing: "euro", count, from: `money ${from}`, to: to === null ? null : `money ${to}` }] },
  ];

  it("has one's own actions of this round, not of the last", () => {
    const log = [
      "pick 3",
      "lay 3",
      "end turn",
      "pick 40",
      "pick 41",
      "sell 40",
      "end turn",
      "build wind",
      "discard 41",
      "at e2 n1",
    ].map((text) => line(1, text));
    expect(doneIn([...log, line(2, "lay 7")], 1)).toEqual([
      { deed: "sell", what: "40" },
      { deed: "build", what: "wind" },
    ]);
  });

  it("has another's actions of this round, whose picks and sales are not told", () => {
    const log = ["pick", "lay 3", "sell", "pick", "lay 7", "sell"].map((text) => line(2, text));
    expect(doneIn(log, 2)).toEqual([
      { deed: "lay", what: "7" },
      { deed: "sell", what: "" },
    ]);
  });

  it("keeps what was sold from everyone else", () => {
    expect(
      openly([
        { deed: "lay", what: "7" },
        { deed: "sell", what: "40" },
      ]),
    ).toEqual([
      { deed: "lay", what: "7" },
      { deed: "sell", what: "" },
    ]);
  });

  it("has who paid whom in this round and in the whole game, and leaves the bank out", () => {
    const log = [
      line(1, "supply 3 demand 1", paid(1, 2, 4)),
      line(2, "supply 7 demand 1", [...paid(2, 1, 2), ...paid(2, null, 2)]),
      line(3, "pick"),
      line(1, "supply 9 demand 1", paid(1, 2, 2)),
    ];
    expect(tolls(log, 1, [2, 1, 3])).toEqual([
      { seat: 2, round: { paid: 2, got: 0 }, ever: { paid: 6, got: 2 } },
      { seat: 3, round: { paid: 0, got: 0 }, ever: { paid: 0, got: 0 } },
    ]);
    expect(tolls(log.slice(0, 2), 1, [2])).toEqual([
      { seat: 2, round: { paid: 4, got: 2 }, ever: { paid: 4, got: 2 } },
    ]);
  });
});
