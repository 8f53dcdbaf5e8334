import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { http } from "../../wire/http";
import type { BookEntry, CityTycoonView, LogLine, PieceView } from "../../wire/types";
import Afterwards from "./Afterwards.svelte";
import { edgeArrow } from "./art/cell";
import { card, ticket, twoLines } from "./art/card";
import { Fresh } from "./fresh.svelte";
import { plot } from "./art/plot";
import { portrait } from "./art/portrait";
import { side } from "./art/side";
import { cellOf } from "./cells";
import { CityTycoonBook, tileOf } from "./book.svelte";
import { targets } from "./choices";
import { byTile } from "./earned";
import Street from "./Street.svelte";
import { lies, city, staging, BRIDGE, written, piece } from "./fixtures/city";

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
    for (const drawn of [
      card(info, "laid"),
      ticket(info, 172, 43),
      ticket(info, 291, 50),
      plot(info, 1, 3),
      side("wind", 7, 2),
    ])
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
    expect(twoLines("Feinkostladen")).toEqual(["Feinkost-", "laden"]);
  });
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
    // Nor is it what many moves did, where somebody looks back and jumps.
    fresh.see(
      Array.from({ length: 9 }, (_, at) => laid(at)),
      false,
      true,
    );
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
