/** What was wrong in the room once, by what players see of it. */
import { describe, expect, it, vi } from "vitest";

import { Play } from "../../room/play.svelte";
import type {
  ChoiceInfo,
  CityTycoonPlayer,
  CityTycoonView,
  LogLine,
  MoveInfo,
  PieceView,
  PlanView,
  SupplyView,
} from "../../wire/types";
import { roomAt } from "./room";
import { afterPlan, offers } from "./wishes";
import { takenLast } from "./history";
import { handles } from "./hands";
import { lastWays, litWays } from "./went";

const way = (to: string, ...via: string[]): MoveInfo => ({ thing: "cube", from: "cubes 0 red-1", to, via });
const line = (entry: number, text: string, ...moves: MoveInfo[]): LogLine => ({
  ...{ n: entry, entry, seat: 1, text, says: [], warning: false },
  beats: moves.length > 0 ? [{ moves }] : [],
});
const shines = (x: number, y: number, supplied: number | null = 1): PieceView => ({
  ...{ cell: { x, y, name: "" }, kind: "tile", owner: 1, tile: 7, plant: null, cubes: null, full: null },
  ...{ refills: false, supplied },
});
const viewOf = (...city: PieceView[]): CityTycoonView => ({ city }) as unknown as CityTycoonView;

describe("the ways of cubes in the city", () => {
  const [old, first, second] = [
    line(1, "supply 7 demand 1", way("delivered 1 7 blue", "city 0 w1 n1", "city 1 e2 n1")),
    line(3, "supply 7 demand 1", way("delivered 1 7 red", "city 0 e1 n1", "city 2 e1 n2", "city 1 e2 n2")),
    line(5, "supply 8 demand 1", { ...way("delivered 1 8 blue", "city 0 e1 s1", "city 1 e2 s1"), count: 2 }),
  ];
  const log = [old, line(2, "pick 3"), first, second, line(6, "end-turn")];

  it("have lamps to all that shines in this round, along the cells that the story tells", () => {
    const lit = litWays(log, viewOf(shines(1, 1), shines(1, -1)));
    expect(lit.map(({ colour, cells }) => [colour, cells.map(({ x, y }) => `${x},${y}`).join(" ")])).toEqual([
      ["red", "0,0 0,1 1,1"],
      ["blue", "0,-1 1,-1"],
      ["blue", "0,-1 1,-1"],
    ]);
  });
  it("go dark with what they led to", () => {
    expect(litWays(log, viewOf(shines(1, 1, null), shines(1, -1)))).toHaveLength(2);
    expect(litWays(log, viewOf(shines(1, 1, null), shines(1, -1, null)))).toEqual([]);
  });
  it("of the last move are seen by whoever watches, and none when it was something else", () => {
    expect(lastWays([old, first]).map(({ colour }) => colour)).toEqual(["red"]);
    expect(lastWays([first, line(4, "end-turn", { thing: "order", from: "order 1 1", to: "order 1 2" })])).toEqual([]);
  });
});

describe("a plan", () => {
  const gain = { euro: 0, points: 0, yellow: 0 };
  const supply = (cost: number | null, possible = true): SupplyView => ({
    ...{ demand: 1, possible, cost, payments: [], other_payees: false, neighbours: gain },
    income: { euro: 10, points: 0, yellow: 0 },
  });
  const owned = (tile: number, cost: number | null): CityTycoonPlayer["tiles"][number] => ({
    ...{ tile, cell: null, supplied: null, supplies: [supply(cost, cost !== null)] },
  });
  const me = { tiles: [owned(1, 0), owned(2, 0), owned(3, 2)] } as unknown as CityTycoonPlayer;
  const step = {
    tile: 1,
    demand: 1,
    possible: true,
    net: 10,
    cost: 0,
    income: { ...gain, euro: 10 },
    neighbours: gain,
  };
  const plan = { steps: [step], rest: [{ ...owned(1, 0), supplied: 1 }, owned(2, 4), owned(3, null)] };

  it("prices the rest after it: a cube that it takes is counted once", () => {
    expect(offers(me).map(({ tile, net }) => [tile, net])).toEqual([
      [1, 10],
      [2, 10],
      [3, 8],
    ]);
    expect(afterPlan(me, plan as unknown as PlanView).map(({ tile, net }) => [tile, net])).toEqual([
      [1, 10],
      [2, 6],
      [3, null],
    ]);
  });
  it("that somebody was faster than says who, and which cubes are gone", () => {
    const took = {
      ...line(4, "supply 9 demand 1", { ...way("delivered 2 9 red", "city 0 e1 n1"), count: 2 }),
      seat: 2,
    };
    expect(takenLast([took, line(5, "end-turn")], 1)).toEqual({ seat: 2, red: 2, blue: 0 });
    expect(takenLast([{ ...took, seat: 1 }], 1)).toBe(null);
  });
});

describe("the map", () => {
  it("is read when a press rests on it, for 400 ms, and not when it is moved or let go before", () => {
    vi.useFakeTimers();
    const on = { pan: vi.fn(), zoom: vi.fn(), hold: vi.fn() };
    const element = document.createElement("div");
    element.setPointerCapture = vi.fn();
    const end = handles(on)(element);
    const press = (type: string, x = 0): boolean =>
      element.dispatchEvent(new PointerEvent(type, { clientX: x, pointerId: 1, buttons: 1, bubbles: true }));
    document.body.append(element);
    press("pointerdown");
    vi.advanceTimersByTime(390);
    press("pointerup");
    vi.advanceTimersByTime(100);
    press("pointerdown");
    press("pointermove", 40);
    vi.advanceTimersByTime(500);
    press("pointerup");
    expect(on.hold).not.toHaveBeenCalled();
    press("pointerdown");
    vi.advanceTimersByTime(410);
    expect(on.hold).toHaveBeenCalledTimes(1);
    press("pointerup");
    vi.useRealTimers();
    if (typeof end === "function") end();
  });
});

describe("a newcomer reads", () => {
  const room = roomAt({ view: null, asked: [], log: [] });
  it("where a tile goes, not what it is for", () => {
    expect(room.where?.("tile:7")).not.toBe(undefined);
    expect(room.where?.("cell:1,1")).toBe(undefined);
  });
  it("one rule for all who keep a tile: one click, also for whoever is the last and cannot take it back", () => {
    const choices: ChoiceInfo[] = [3, 4].map((tile) => ({
      ...{ text: `pick ${tile}`, data: { tile }, brings: [], final: true },
    }));
    const send = vi.fn();
    const play = new Play(
      () => ({ room, ask: { id: "ct-ask-pick", arguments: {} }, choices, ticket: "1", seat: 1, busy: false }) as never,
      send,
      String,
    );
    play.pick("tile:3");
    expect(send).toHaveBeenCalledTimes(1);
  });
});
