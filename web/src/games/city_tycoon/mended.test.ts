/** What was wrong in the room once, by what players see of it. */
import { describe, expect, it, vi } from "vitest";

import { Play } from "../../room/play.svelte";
import type { ChoiceInfo, CityTycoonView, LogLine, MoveInfo, PieceView } from "../../wire/types";
import { roomAt } from "./room";
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
