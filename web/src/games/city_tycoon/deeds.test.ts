import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Play } from "../../room/play.svelte";
import type { CellView, ChoiceInfo, CityTycoonPlayer, SupplyView, WayView } from "../../wire/types";
import { lots } from "./cubes";
import { Deeds } from "./deeds.svelte";
import { cellsOf, sideOf, turned, type Landscape } from "./landscape";
import { offers } from "./wishes";
import { lies, city } from "./fixtures/city";

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

  it("is a plan of which one press supplies the first step, and which says with which it leaves less than it did", async () => {
    const sent: string[] = [];
    const nets: Record<number, number> = { 1: 5, 2: 3, 4: 2 };
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
    /** As the board does whenever something else is asked. */
    const turn = async (tiles: readonly number[]): Promise<void> => {
      state = {};
      const choices = tiles.map((tile) => ({ text: `supply ${tile} demand 1`, data: {}, brings: [], final: false }));
      Object.assign(play, { choices });
      deeds.foresee();
      await vi.runAllTimersAsync();
      if (deeds.unpromised) deeds.promise();
    };
    const planned = (): number[] | undefined => deeds.plan?.map(({ tile }) => tile);
    deeds.plan = [1, 2, 4].map((tile) => ({ tile, demand: 1, plants: null }));
    await turn([1, 2, 4]);
    expect([deeds.ready, deeds.outrun, sent]).toEqual([true, null, []]);
    deeds.begin();
    expect([sent, planned()]).toEqual([["supply 1 demand 1"], [2, 4]]);
    // Nothing more happens by itself, also when it is one's turn again.
    await turn([2, 4]);
    expect([sent.length, deeds.outrun]).toEqual([1, null]);
    // Somebody is faster: the plan says so, and stays as it is until one changes it.
    nets[2] = 1;
    await turn([2, 4]);
    expect([deeds.outrun, planned()]).toEqual([2, [2, 4]]);
    deeds.plan = (deeds.plan ?? []).filter(({ tile }) => tile !== 2);
    await turn([2, 4]);
    expect(deeds.outrun).toBe(null);
    // With its last step it is done.
    deeds.begin();
    expect([sent.at(-1), deeds.plan]).toEqual(["supply 4 demand 1", null]);
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
