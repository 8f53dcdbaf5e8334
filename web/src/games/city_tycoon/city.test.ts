import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Act } from "../../beats/acts";
import { planned, TURN } from "../../beats/timing";
import type { Play } from "../../room/play.svelte";
import { http } from "../../wire/http";
import type {
  BookEntry,
  CellView,
  ChoiceInfo,
  CityTycoonPlayer,
  CityTycoonView,
  LogLine,
  MoveInfo,
  PieceView,
  SupplyView,
  WayView,
} from "../../wire/types";
import Afterwards from "./Afterwards.svelte";
import { edgeArrow } from "./art/cell";
import { card, narrowCard, twoLines } from "./art/card";
import { Fresh } from "./fresh.svelte";
import { isGroup, isLetters, type Ink } from "./art/ink";
import { plot } from "./art/plot";
import { portrait } from "./art/portrait";
import { side } from "./art/side";
import { stagingOf } from "./beats";
import { cellOf } from "./cells";
import { CityTycoonBook, tileOf } from "./book.svelte";
import { Camera } from "./camera.svelte";
import { lots } from "./cubes";
import { freeIn } from "./free";
import { targets } from "./choices";
import { Deeds } from "./deeds.svelte";
import { byTile } from "./earned";
import { handles, zoomed } from "./hands";
import { cellsOf, sideOf, turned, type Landscape } from "./landscape";
import { doneIn, openly, tolls } from "./history";
import { CityState, NOTHING } from "./state.svelte";
import { drawnAs, streets } from "./route";
import Street from "./Street.svelte";
import Strike from "./Strike.svelte";
import { offers } from "./wishes";

/** What the room knows of a table, as a test wants it. */
const lies: { -readonly [Name in keyof CityState]: CityState[Name] } = {
  book: new CityTycoonBook(),
  doing: NOTHING,
  laid: { tiles: new Map(), plants: new Map() },
  free: [],
  hand: [],
  tiles: new Map(),
  plants: new Map(),
  arrows: [],
  names: new Map(),
  tileAt: (tile: number) => CityState.prototype.tileAt.call(city, tile),
  plantAt: (plant: string) => CityState.prototype.plantAt.call(city, plant),
};
const city = lies as CityState;
const staging = stagingOf(city);

const icon = (line: string): BookEntry["icons"][number] => {
  const [sign = "", of = "", text = ""] = line.split(":");
  return { icon: sign, of, text };
};
const entry = (number: number, district: string, icons: readonly string[]): BookEntry => ({
  kind: "tile",
  number,
  name: `Tile ${number}`,
  text: "",
  values: { district, round: 1, cost: 7 },
  icons: icons.map(icon),
  sources: {},
});
const BRIDGE = entry(88, "landmark", [
  "laid:water:1",
  "laid:points:1",
  "demand::1",
  "asks:blue:1",
  "brings:euro:2",
  "brings:points:2",
  "demand::2",
  "asks:yellow:1",
  "brings:points:5",
  "beside:industry:",
  "gives:points:1",
]);

const flat = (ink: readonly Ink[]): Ink[] =>
  ink.flatMap((each) => (isGroup(each) ? [each, ...flat(each.items)] : [each]));
const written = (ink: readonly Ink[]): string =>
  JSON.stringify(
    flat(ink).map((each) =>
      isGroup(each) ? [each.x, each.y, each.k] : isLetters(each) ? [each.text, each.x, each.y, each.size] : each.d,
    ),
  );

const piece = (more: Partial<PieceView>): PieceView => ({
  cell: { x: 0, y: 0, name: "e1 n1" },
  kind: "tile",
  owner: 1,
  tile: null,
  plant: null,
  cubes: null,
  full: null,
  refills: false,
  supplied: null,
  ...more,
});

describe("a tile", () => {
  it("is read from the signs printed on it", () => {
    const tile = tileOf(BRIDGE);
    expect(tile.laid).toEqual({ land: 0, water: 1, points: 1, yellow: 0 });
    expect(tile.demands).toEqual([
      { asks: { blue: 1 }, brings: { euro: 2, points: 2 } },
      { asks: { yellow: 1 }, brings: { points: 5 } },
    ]);
    expect(tile.beside).toEqual({ district: "industry", gain: { points: 1 } });
  });

  it("is drawn on both cards, on plates and at the end without a figure that is none, inside its box", () => {
    const info = tileOf(BRIDGE);
    for (const drawn of [card(info, "laid"), narrowCard(info), plot(info, 1, 3), side("wind", 7, 2)])
      expect(written(drawn)).not.toMatch(/NaN|null|undefined/);
    for (let tile = 1; tile <= 120; tile++) {
      const { k, y } = portrait({ tile, kind: "tile", district: "landmark" }, 110, 47);
      expect([k > 0.2, y === -80 * k], String(tile)).toEqual([true, true]);
    }
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const)
      expect(written(edgeArrow(dx, dy, { euro: 1 }))).not.toMatch(/NaN|null/);
  });

  it("breaks its name where the halves come out most even", () => {
    expect(twoLines("Arcade")).toEqual(["Arcade"]);
    expect(twoLines("Model Housing Estate")).toEqual(["Model Housing", "Estate"]);
    expect(twoLines("Open-air Stage")).toEqual(["Open-air", "Stage"]);
    expect(twoLines("Feinkostladen")).toEqual(["Feinkostladen"]);
  });
});

describe("what is free of the map", () => {
  const window = { x: 0, y: 0, w: 100, h: 80 };
  it("is all of it where nothing lies over it", () => expect(freeIn(window, [])).toEqual([window]));
  it("lies beside, above and below what covers a part", () => {
    const free = freeIn(window, [
      { x: 0, y: 0, w: 20, h: 50 },
      { x: 30, y: 60, w: 40, h: 20 },
    ]);
    expect(free).toContainEqual({ x: 20, y: 0, w: 80, h: 60 });
    expect(free).toContainEqual({ x: 0, y: 50, w: 30, h: 30 });
    expect(free).toContainEqual({ x: 70, y: 0, w: 30, h: 80 });
    // Nothing of it is taken.
    for (const each of free) expect(each.x >= 20 || each.y >= 50).toBe(true);
  });
  it("is where a tall city is shown when the usual window is covered from below, and a wide one where it is wider", () => {
    const camera = new Camera();
    camera.resize({ x: 200, y: 40, w: 1000, h: 500 }, 1);
    const tall = Array.from({ length: 20 }, (_, y) => ({ x: 0, y }));
    const free = [
      { x: 200, y: 40, w: 1000, h: 400 },
      { x: 0, y: 500, w: 1400, h: 40 },
    ];
    camera.fit(tall, free);
    expect(camera.h * 20).toBeLessThanOrEqual(400.01);
    expect(camera.origin.y).toBeLessThanOrEqual(440.01);
    // The same window once more moves nothing; another one does.
    expect(camera.resize({ x: 200, y: 40, w: 1000, h: 500 }, 1)).toBe(false);
    expect(camera.origin.y).toBeLessThanOrEqual(440.01);
    expect(camera.resize({ x: 200, y: 40, w: 1000, h: 520 }, 1)).toBe(true);
  });
});

describe("cubes that go the same way", () => {
  const way = (...amounts: number[]): WayView => ({ amounts, cells: [], payments: [], tolls: [] });
  const red = { colour: "red", owner: null, plant: "start-solar", price: 6, way: way(0, 2, 0) };
  it("are told together, and each lot leads on to its next payee until all have come round", () => {
    const [one, two, blue] = [red, red, { ...red, colour: "blue", plant: "start-wind", price: 4 }];
    const detours = [0, 1, 2].flatMap((cube) => [way(0, 0, 2), way(2, 0, 0)].map((each) => ({ cube, way: each })));
    const found = lots([one, two, blue], detours);
    expect(found.map(({ which, price }) => ({ which, price }))).toEqual([
      { which: [0, 1], price: 12 },
      { which: [2], price: 4 },
    ]);
    expect(found[0]?.next).toEqual({ cube: 1, way: way(2, 0, 0) });
    const last = lots(
      [{ ...red, way: way(2, 0, 0) }],
      [way(0, 0, 2), way(0, 2, 0)].map((each) => ({ cube: 0, way: each })),
    );
    expect(last[0]?.next?.way).toEqual(way(0, 0, 2));
    expect(lots([red], [])[0]?.next).toBeNull();
  });
});

describe("the camera", () => {
  const cells = [-2, -1, 0, 1].flatMap((x) => [-2, -1, 0, 1].map((y) => ({ x, y })));
  let camera: Camera;
  beforeEach(() => {
    camera = new Camera();
    camera.resize({ x: 200, y: 40, w: 1000, h: 500 }, 1);
    camera.fit(cells);
  });
  it("shows everything it fits, with the start tile in the middle", () => {
    expect(cells.every((cell) => camera.shows(cell))).toBe(true);
    expect(camera.origin).toEqual({ x: 700, y: 290 });
    expect(camera.moved).toBe(false);
  });
  it("keeps the point under the pointer when it zooms", () => {
    const at = { x: 900, y: 100 };
    const under = (): number[] =>
      [(at.x - camera.origin.x) / camera.w, (camera.origin.y - at.y) / camera.h].map((each) => Math.round(each * 1000));
    const before = under();
    camera.zoom(1.15, at);
    camera.zoom(1 / 1.7, at);
    expect(under()).toEqual(before);
    expect(camera.moved).toBe(true);
  });
  it("moves no further than it must to show a cell", () => {
    camera.pan(2000, 0);
    camera.reveal({ x: 0, y: 0 });
    expect(camera.shows({ x: 0, y: 0 })).toBe(true);
    const { x } = camera.origin;
    camera.reveal({ x: 0, y: 0 });
    expect(camera.origin.x).toBe(x);
  });
  it("knows that it was directed at the city, so that a map shown again leaves it there", () => {
    expect(new Camera().placed).toBe(false);
    camera.pan(50, 0);
    expect([camera.placed, camera.moved]).toEqual([true, true]);
  });
  it("makes no cell smaller than it can be hit, and then has what is asked about in the middle", () => {
    const city = Array.from({ length: 15 * 14 }, (_, at) => ({ x: at % 15, y: -Math.floor(at / 15) }));
    camera.resize({ x: 200, y: 40, w: 1000, h: 500 }, 1, 60);
    camera.fit(city, [], [{ x: 2, y: 0 }]);
    expect(camera.w).toBe(60);
    expect(camera.shows({ x: 2, y: 0 })).toBe(true);
    expect(camera.shows({ x: 7, y: -13 })).toBe(false);
    expect([camera.beyond({ x: 7, y: -13 }), camera.beyond({ x: 2, y: 0 })]).toEqual(["s", null]);
    // The window does not go beyond the city for it.
    expect(camera.seen.y + camera.seen.h).toBeCloseTo(1);
    camera.resize({ x: 200, y: 40, w: 1000, h: 500 }, 2, 60);
    camera.fit(city);
    expect(camera.w * 2).toBeGreaterThanOrEqual(60);
  });
  it("goes to what is asked for without becoming smaller, and leaves whoever looks around alone", () => {
    camera.resize({ x: 200, y: 40, w: 1000, h: 500 }, 1, 60);
    expect(camera.held).toBe(false);
    const { w } = camera;
    camera.show([{ x: 30, y: 0 }]);
    expect([camera.shows({ x: 30, y: 0 }), camera.w, camera.gliding]).toEqual([true, w, true]);
    camera.pan(3, 0);
    expect([camera.held, camera.gliding]).toEqual([true, false]);
  });
});

describe("what can be supplied", () => {
  const supply = (demand: number, cost: number | null, euro: number, points: number, possible = true): SupplyView => ({
    demand,
    cost,
    possible,
    payments: [],
    other_payees: false,
    income: { euro, points, yellow: 0 },
    neighbours: { euro: 0, points: 0, yellow: 0 },
  });
  const tiles = [
    { tile: 1, cell: null, supplied: null, supplies: [supply(1, 10, 0, 3)] },
    { tile: 2, cell: null, supplied: 1, supplies: [] },
    { tile: 3, cell: null, supplied: null, supplies: [supply(1, 4, 9, 0), supply(2, null, 9, 0, false)] },
    { tile: 4, cell: null, supplied: null, supplies: [supply(1, 0, 5, 2)] },
  ];
  it("stands by what it is worth, points and cubes with the euros, the impossible and the supplied come last", () => {
    const found = offers({ tiles } as unknown as CityTycoonPlayer).map(({ tile, net }) => [tile, net]);
    expect(found).toEqual([
      [4, 5],
      [1, -10],
      [3, 5],
      [3, null],
      [2, null],
    ]);
  });
});

it("leads a way along the streets, south and west of the cells it crosses, and never over a house", () => {
  const place = ({ x, y }: { x: number; y: number }) => ({ x: x * 100, y: -(y + 1) * 76 });
  const way = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: -1 },
    { x: 1, y: -2 },
  ];
  const corners = streets(way, place, { w: 100, h: 76 });
  expect(corners).toEqual([
    { x: 50, y: -2 },
    { x: 100, y: -2 },
    { x: 100, y: 150 },
    { x: 150, y: 150 },
  ]);
  expect(drawnAs(corners)).toBe("M50 -2L100 -2L100 150L150 150");
  expect(streets([], place, { w: 100, h: 76 })).toEqual([]);
});

describe("what is new in the city", () => {
  const laid = (x: number, supplied: number | null = null): PieceView => ({
    ...piece({ tile: 3 }),
    cell: { x, y: 0, name: `e${x + 1} n1` },
    supplied,
  });
  it("stays marked until one acts oneself", () => {
    const fresh = new Fresh();
    fresh.see([laid(0)], false, false);
    expect(fresh.cells).toEqual([]);
    fresh.see([laid(0), laid(1)], false, false);
    fresh.see([laid(0, 1), laid(1)], false, false);
    expect(fresh.cells).toEqual(["cell:0,0", "cell:1,0"]);
    fresh.see([laid(0, 1), laid(1), laid(2)], true, false);
    expect(fresh.cells).toEqual([]);
  });
  it("is what changed last for whoever watches, and no light that goes out", () => {
    const fresh = new Fresh();
    for (const city of [[laid(0)], [laid(0), laid(1, 1)], [laid(0, 1), laid(1, 1)]]) fresh.see(city, false, true);
    expect(fresh.cells).toEqual(["cell:0,0"]);
    fresh.see([laid(0), laid(1)], false, true);
    expect(fresh.cells).toEqual([]);
  });
});

describe("places", () => {
  it("of a choice are where its tile, its cells, the bank and the plants lie", () => {
    lies.free = ["cell:1,0", "cell:-2,0"];
    lies.hand = [3, 7];
    lies.plants = new Map([["red-1", "cell:4,4"]]);
    const of = (text: string, data: Record<string, number | string>): string[] => targets(city, { text, data });
    expect(of("lay 3", { tile: 3 })).toEqual(["tile:3", "cell:1,0", "cell:-2,0"]);
    expect(of("sell 3", { tile: 3 })).toEqual(["tile:3", "bank"]);
    expect(of("build solar", { kind: "solar" })).toEqual(["side:solar", "tile:3", "tile:7"]);
    expect(of("at e2 n1", { x: 1, y: 0 })).toEqual(["cell:1,0"]);
    expect(of("from red-1", { plant: "red-1" })).toEqual(["cell:4,4"]);
    expect(of("buy 3", { points: 3 })).toEqual([]);
    expect(of("pass", {})).toEqual([]);
  });
  it("are found for what moves: a cell by its name, money by its seat, the bank for what goes to the box", () => {
    expect([cellOf("e1 n1"), cellOf("w1 s1"), cellOf("e3 s2")]).toEqual(["cell:0,0", "cell:-1,-1", "cell:2,-2"]);
    const beat = {
      moves: [
        { thing: "tile", number: 12, from: "laying 2", to: "city 2 e3 s2" },
        { thing: "euro", count: 2, from: "money 1", to: "money 2" },
        { thing: "euro", count: 7, from: "money 2", to: null },
      ],
    };
    const acts = staging(beat, { beats: [beat] } as unknown as LogLine, 1);
    expect(acts.map(({ motion, from, to }) => [motion, from[0], to[0]])).toEqual([
      ["parts", "hand:2", "cell:2,-2"],
      ["hop", "mine:money", "money:2"],
      ["hop", "money:2", "bank"],
    ]);
  });
});

it("points are summed by the tile they came from, from all sources or one", () => {
  const earned = [
    { seat: 1, source: "laid", cause: { kind: "tile", number: 3 }, count: 2 },
    { seat: 1, source: "supplied", cause: { kind: "tile", number: 3 }, count: 4 },
    { seat: 2, source: "money", cause: { kind: "step" }, count: 1 },
  ];
  expect([...byTile(earned)]).toEqual([[3, 6]]);
  expect([...byTile(earned, "laid")]).toEqual([[3, 2]]);
});

it("points at the end are shown by tile, of one source or one player if one likes", async () => {
  const city = [3, 7].map((tile, at) => piece({ tile, owner: at + 1, cell: { x: at, y: 0, name: `e${at + 1} n1` } }));
  const view = {
    city,
    players: [
      { seat: 1, points: { laid: 2, supplied: 4, money: 1 } },
      { seat: 2, points: {} },
    ],
    start_bonus: null,
  } as unknown as CityTycoonView;
  const earned = [
    { seat: 1, source: "laid", cause: { kind: "tile", number: 3 }, count: 2 },
    { seat: 2, source: "supplied", cause: { kind: "tile", number: 7 }, count: 4 },
    { seat: 1, source: "money", cause: { kind: "step" }, count: 1 },
  ];
  const { container } = render(Afterwards, { view, earned });
  const buttons = [...container.querySelectorAll("button")];
  const shields = (): string[] =>
    [...container.querySelectorAll("figure > svg text")]
      .map((each) => each.textContent)
      .filter((text) => /^[24]$/.test(text));
  // All, the two sources from which tiles brought points, and all, the two players.
  expect([buttons.length, shields()]).toEqual([6, ["2", "4"]]);
  buttons[1]?.click();
  await tick();
  expect([buttons[1]?.getAttribute("aria-pressed"), shields()]).toEqual(["true", ["2"]]);
  buttons[5]?.click();
  await tick();
  expect(shields()).toEqual([]);
});

it("a row at the end tells of each tile what it brought: from the source that is counted, and from all of them only when all are", async () => {
  const city = [3, 7, 9].map((tile, at) =>
    piece({ tile, owner: at < 2 ? 1 : 2, cell: { x: at, y: 0, name: `e${at + 1} n1` } }),
  );
  const earned = ["laid", "supplied"].map((source, at) => ({
    seat: 1,
    source,
    cause: { kind: "tile", number: 3 },
    count: 2 + at * 4,
  }));
  const { container, rerender } = render(Street, {
    view: { city } as unknown as CityTycoonView,
    seat: 1,
    row: null,
    earned,
  });
  const told = (): string[] => [...container.querySelectorAll("svg")].map((each) => each.textContent.trim());
  expect(told()).toEqual(["", ""]);
  await rerender({ row: "laid" });
  expect(told()).toEqual(["2", ""]);
  await rerender({ row: null, done: true });
  expect(told()).toEqual(["8", ""]);
});

it("a tile that is not in the book yet has its number for a name", () => {
  expect(new CityTycoonBook().tile(7).name).toBe("7");
});

describe("moving the map by hand", () => {
  const pointer = (type: string, x: number, more: object = {}): Event =>
    Object.assign(new MouseEvent(type, { bubbles: true, clientX: x, clientY: 0, buttons: 1 }), {
      pointerId: 1,
      pointerType: "touch",
      ...more,
    });
  let element: HTMLElement;
  let pan: ReturnType<typeof vi.fn<(dx: number, dy: number) => void>>;
  let leave: () => void;
  beforeEach(() => {
    element = document.body.appendChild(document.createElement("div"));
    element.setPointerCapture = () => undefined;
    pan = vi.fn<(dx: number, dy: number) => void>();
    const attached = handles({ pan, zoom: () => undefined })(element);
    leave = () => attached?.();
  });
  afterEach(() => {
    leave();
    element.remove();
  });

  it("ends where the finger is lifted, also when that is elsewhere", () => {
    element.dispatchEvent(pointer("pointerdown", 0));
    element.dispatchEvent(pointer("pointermove", 20));
    expect(pan).toHaveBeenCalledWith(20, 0);
    document.body.dispatchEvent(pointer("pointerup", 20));
    element.dispatchEvent(pointer("pointermove", 60));
    expect(pan).toHaveBeenCalledTimes(1);
  });
  it("ends when the mouse comes back with no button pressed", () => {
    element.dispatchEvent(pointer("pointerdown", 0, { pointerType: "mouse" }));
    element.dispatchEvent(
      Object.assign(new MouseEvent("pointermove", { clientX: 40, buttons: 0 }), { pointerId: 1, pointerType: "mouse" }),
    );
    expect(pan).not.toHaveBeenCalled();
  });
  it("zooms by how far the wheel was turned, by no more than a notch", () => {
    expect(zoomed({ deltaY: 2, deltaMode: 0 })).toBeGreaterThan(0.99);
    expect(zoomed({ deltaY: 100, deltaMode: 0 })).toBeCloseTo(1 / 1.15, 2);
    expect(zoomed({ deltaY: 3, deltaMode: 1 })).toBeCloseTo(1 / 1.15, 2);
    expect(zoomed({ deltaY: -5000, deltaMode: 0 })).toBeCloseTo(1.15, 2);
  });
});

describe("what one is about to do", () => {
  const found = { kind: "supply", tile: 1, demand: 1, cubes: [], plants: [] } as unknown as Awaited<
    ReturnType<NonNullable<Play["imagine"]>>
  >;
  const playing = (more: object): Play =>
    ({
      ask: { id: "ct-ask-supply", arguments: {} },
      choices: [],
      picks: [],
      dragged: null,
      mind: null,
      over: null,
      led: [],
      busy: false,
      ticket: "1",
      ...more,
    }) as unknown as Play;
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is not asked for in passing, once in every state, and no longer true in the next", async () => {
    const imagine = vi.fn(() => Promise.resolve(found));
    let state = {};
    const deeds = new Deeds(playing({ imagine }), () => state, city);
    deeds.hint = { tile: 1, demand: 1, plants: null };
    deeds.foresee()();
    await vi.runAllTimersAsync();
    expect(imagine).not.toHaveBeenCalled();
    deeds.foresee();
    await vi.runAllTimersAsync();
    deeds.wish = deeds.hint;
    deeds.foresee();
    await vi.runAllTimersAsync();
    expect(imagine).toHaveBeenCalledTimes(1);
    expect(deeds.transport).toBe(found);
    state = {};
    deeds.foresee();
    expect(imagine).toHaveBeenCalledTimes(2);
  });

  it("stays in sight while another payee is asked for, and not for another tile", async () => {
    const deeds = new Deeds(playing({ imagine: () => Promise.resolve(found) }), () => null, city);
    deeds.wish = { tile: 1, demand: 1, plants: null };
    deeds.foresee();
    await vi.runAllTimersAsync();
    deeds.wish = { ...deeds.wish, pay: [[0, 0, 2, 0, 0]] };
    expect(deeds.transport).toBe(found);
    deeds.wish = { ...deeds.wish, tile: 2 };
    expect(deeds.transport).toBeNull();
  });

  it("is not done, nor changed once more, before the answer for another payee is in", async () => {
    const ways = [
      [0, 2],
      [2, 0],
    ].map((amounts) => ({ amounts, cells: [], payments: [], tolls: [] }));
    const cubes = [{ colour: "red", plant: "red-1", owner: 1, price: 2, way: ways[0] }];
    const way = { ...found, cubes, plants: [{ ...cubes[0], left: 1, ways }], choices: ["supply 1 demand 1"] };
    const sent = vi.fn();
    const imagine = () => new Promise((done) => setTimeout(() => done(way), 300));
    const offered = { text: "supply 1 demand 1", data: {}, brings: [], final: false };
    const deeds = new Deeds(playing({ imagine, choices: [offered], do: sent }), () => null, city);
    deeds.wish = { tile: 1, demand: 1, plants: null };
    deeds.foresee();
    await vi.runAllTimersAsync();
    const [other] = deeds.detours;
    if (other) deeds.detour(other);
    const wish = deeds.wish;
    expect(wish.pay).toEqual([[2, 0]]);
    const forget = deeds.foresee();
    expect([deeds.asking, deeds.transport]).toEqual([true, way]);
    deeds.supply();
    deeds.detour({ cube: 0, way: ways[0] as WayView });
    expect(sent).not.toHaveBeenCalled();
    expect(deeds.wish).toBe(wish);
    await vi.runAllTimersAsync();
    expect(deeds.asking).toBe(false);
    deeds.supply();
    expect(sent).toHaveBeenCalledTimes(1);
    forget();
  });

  it("may take one more cube from a plant in use that has cubes left, instead of one from elsewhere", async () => {
    const cube = (plant: string, price: number): object => ({
      colour: "red",
      plant,
      owner: 1,
      price,
      way: { amounts: [], cells: [], tolls: [] },
    });
    const reach = (plant: string, price: number, left: number): object => ({
      colour: "red",
      plant,
      owner: 1,
      price,
      left,
      ways: [],
    });
    const plants = [reach("red-1", 0, 1), reach("red-2", 0, 3), reach("red-3", 2, 2)];
    const both = { ...found, cubes: [cube("red-1", 0), cube("red-2", 0)], plants };
    const deeds = new Deeds(playing({ imagine: () => Promise.resolve(both) }), () => null, city);
    lies.plants = new Map(["red-1", "red-2", "red-3"].map((plant, at) => [plant, `cell:${at + 1},0`]));
    deeds.wish = { tile: 1, demand: 1, plants: null };
    deeds.foresee();
    await vi.runAllTimersAsync();
    expect(deeds.doing.instead).toEqual(["cell:2,0", "cell:3,0"]);
    deeds.from("red-1"); // its one cube is taken already
    expect(deeds.wish.plants).toBeNull();
    deeds.from("red-2");
    expect(deeds.wish.plants).toEqual(["red-2", "red-2"]);
    lies.plants = new Map();
  });

  it("is not asked for while a plan is empty", () => {
    const imagine = vi.fn(() => Promise.resolve(found));
    const deeds = new Deeds(playing({ imagine }), () => null, city);
    deeds.plan = [];
    deeds.foresee();
    expect(imagine).not.toHaveBeenCalled();
  });

  it("is a plan that is carried out turn by turn, until something of it was taken back or would leave less", async () => {
    const sent: string[] = [];
    const nets: Record<number, number> = { 1: 5, 2: 3, 4: 2 };
    const offered = (tile: number): ChoiceInfo => ({
      text: `supply ${tile} demand 1`,
      data: {},
      brings: [],
      final: false,
    });
    const imagine = (about: { supplies: { tile: number }[] }): unknown =>
      Promise.resolve({
        kind: "plan",
        steps: about.supplies.map(({ tile }) => ({
          tile,
          demand: 1,
          possible: true,
          net: nets[tile],
          choices: [`supply ${tile} demand 1`],
        })),
      });
    const play = playing({ imagine, do: (choice: ChoiceInfo) => sent.push(choice.text) });
    let state = {};
    const deeds = new Deeds(play, () => state, city);
    const turn = async (tiles: readonly number[]): Promise<void> => {
      state = {};
      Object.assign(play, { choices: tiles.map(offered) });
      deeds.foresee();
      await vi.runAllTimersAsync();
      deeds.proceed();
    };
    const all = [1, 2, 4].map((tile) => ({ tile, demand: 1, plants: null }));
    deeds.plan = all;
    await turn([1, 2, 4]);
    expect([deeds.running, sent]).toEqual([false, []]);
    deeds.carryOut();
    await turn([1, 2, 4]);
    nets[2] = 1;
    await turn([2, 4]);
    expect([deeds.running, sent, deeds.plan.map(({ tile }) => tile)]).toEqual([false, ["supply 1 demand 1"], [2, 4]]);
    deeds.carryOut();
    await turn([2, 4]);
    // Taken back: it can be supplied once more.
    await turn([2, 4]);
    expect([deeds.running, sent.length]).toEqual([false, 2]);
    deeds.carryOut();
    await turn([4]);
    expect([deeds.running, deeds.plan, sent.at(-1)]).toEqual([false, null, "supply 4 demand 1"]);
  });

  it("goes to the cell that was clicked, also where only its mirror image is offered", () => {
    lies.names = new Map([
      ["cell:1,0", "e2 n1"],
      ["cell:0,1", "e1 n2"],
    ]);
    const offered: ChoiceInfo = { text: "at e2 n1", data: { x: 1, y: 0 }, brings: [], final: false };
    const done = (cell: string): string | undefined => {
      const did = vi.fn<(choice: ChoiceInfo) => void>();
      new Deeds(
        playing({
          ask: { id: "ct-ask-place-tile", arguments: { tile: 3 } },
          choices: [offered],
          led: ["tile:3", cell],
          do: did,
        }),
        () => null,
        city,
      ).go();
      return did.mock.calls[0]?.[0].text;
    };
    expect([done("cell:1,0"), done("cell:0,1"), done("bank")]).toEqual(["at e2 n1", "at e1 n2", undefined]);
  });
});

describe("the landscape of a tile", () => {
  const [north, east, south] = [
    { x: 1, y: 1, name: "e2 n2" },
    { x: 2, y: 0, name: "e3 n1" },
    { x: 1, y: -1, name: "e2 s1" },
  ] as const;
  const land = (cell: CellView): Landscape[number] => ({ cell, kind: "land" });
  const water = (cell: CellView): Landscape[number] => ({ cell, kind: "water" });
  const one = [[land(north)], [land(east)], [land(south)]];
  const both = [north, east, south].flatMap((dry) =>
    [north, east, south].flatMap((wet) => (dry === wet ? [] : [[land(dry), water(wet)]])),
  );
  const click = (ways: readonly Landscape[], now: Landscape, cell: CellView): string =>
    turned(ways, now, `cell:${cell.x},${cell.y}`)
      .map((each) => `${each.kind} ${each.cell.name}`)
      .join(", ");

  it("is moved by a click, and turns to the next piece by a click on it", () => {
    expect(click(one, one[0] ?? [], south)).toBe("land e2 s1");
    // Where only the cell is to be chosen, it goes on to the next one.
    expect(click(one, one[2] ?? [], south)).toBe("land e2 n2");
    // Of two alike the one that is clicked goes, the other stays.
    const two = [
      [land(north), land(east)],
      [land(north), land(south)],
      [land(east), land(south)],
    ];
    expect(click(two, two[0] ?? [], north)).toBe("land e3 n1, land e2 s1");
    expect(click(two, two[0] ?? [], east)).toBe("land e2 n2, land e2 s1");
    const now = [land(north), water(east)];
    expect(click(both, now, south)).toBe("land e2 n2, water e2 s1");
    expect(click(both, now, north)).toBe("land e3 n1, water e2 n2");
    expect(cellsOf(both)).toEqual([north, east, south]);
    expect([north, east, south].map((cell) => sideOf(cell, { x: 1, y: 0, name: "e2 n1" }))).toEqual([
      "north",
      "east",
      "south",
    ]);
  });

  const here = { x: 1, y: 0, name: "e2 n1" };
  const lays: ChoiceInfo = { text: "lay 3", data: { tile: 3 }, brings: [], final: false };
  const answers = (text: string): ChoiceInfo => ({ text, data: {}, brings: [], final: false });
  /** A tile in hand, and what it would be on one cell. */
  async function holding(landscapes: readonly Landscape[]) {
    const sent: string[] = [];
    const play = {
      ask: { id: "ct-ask-build", arguments: {} },
      choices: [lays],
      picks: ["tile:3"],
      dragged: null,
      mind: null,
      over: null,
      led: [] as string[],
      busy: false,
      ticket: "1",
      imagine: () =>
        Promise.resolve({
          kind: "tile",
          tile: 3,
          cost: 2,
          money: 8,
          places: [{ cell: here, price: 0, supplies: [], got: [], given: [], landscapes }],
        }),
      do: (choice: ChoiceInfo) => sent.push(choice.text),
      ponders: (() => false) as Play["ponders"],
      pick: (target: string) => play.ponders(lays, target) || play.do(lays),
    };
    const deeds = new Deeds(play as unknown as Play, () => null, city);
    deeds.foresee();
    await vi.waitFor(() => expect(deeds.places).not.toBeNull(), { timeout: 60_000 });
    const ask = (ticket: string, id: string, choices: readonly string[]): void => {
      Object.assign(play, { ticket, ask: { id, arguments: { tile: 3 } }, choices: choices.map(answers) });
      deeds.go();
    };
    return { deeds, play, sent, ask };
  }

  it("is laid with the tile in one go, as it was moved", async () => {
    const { deeds, play, sent, ask } = await holding(both);
    play.pick("cell:1,0");
    expect([deeds.site, sent]).toEqual(["cell:1,0", []]);
    deeds.turn("cell:1,-1");
    expect(deeds.moves("cell:1,-1")).toBe(true);
    play.pick("cell:1,0");
    ask("2", "ct-ask-landscape", ["land e2 n2", "land e3 n1", "land e2 s1"]);
    ask("3", "ct-ask-landscape", ["water e3 n1", "water e2 s1"]);
    ask("4", "ct-ask-end-turn", ["end turn"]);
    expect(sent).toEqual(["lay 3", "land e2 n2", "water e2 s1"]);
    // Taken back, it is asked for.
    ask("5", "ct-ask-landscape", ["water e3 n1", "water e2 s1"]);
    expect(sent.length).toBe(3);
  });

  it("is asked for where it cannot lie as it was wanted, and never where there is nothing to choose", async () => {
    const { play, sent, ask } = await holding([[land(east)]]);
    play.pick("cell:1,0");
    ask("2", "ct-ask-landscape", ["land e2 n2", "land e2 s1"]);
    expect(sent).toEqual(["lay 3"]);
    ask("3", "ct-ask-landscape", ["land e3 n1", "land e2 s1"]);
    expect(sent).toEqual(["lay 3", "land e3 n1"]);
  });
});

it("the book is in the language that was asked for last, whichever comes first", async () => {
  const coming = new Map<string, (entries: readonly BookEntry[]) => void>();
  const asked = vi
    .spyOn(http, "book")
    .mockImplementation(
      (_game, language) =>
        new Promise((resolve) =>
          coming.set(language, (entries) => resolve({ entries } as Awaited<ReturnType<typeof http.book>>)),
        ),
    );
  const book = new CityTycoonBook();
  const both = [book.load("de", "base"), book.load("nl", "base")];
  coming.get("nl")?.([{ ...BRIDGE, name: "Brug" }]);
  coming.get("de")?.([{ ...BRIDGE, name: "Brücke" }]);
  await Promise.all(both);
  expect(book.things.map(({ name }) => name)).toEqual(["Brug"]);
  asked.mockRestore();
});

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
