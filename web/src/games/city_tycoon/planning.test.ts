/** A plan of all that pay off, and the ways that are asked about. */
import { describe, expect, it } from "vitest";

import type {
  ChoiceInfo,
  CityTycoonPlayer,
  PieceView,
  PlanView,
  ReachView,
  SupplyView,
  WayView,
} from "../../wire/types";
import { payees } from "./choices";
import { filled, gaining, leftAfter, tollsOf } from "./planning";
import { waysOf, type Wish } from "./transport";

const gain = (euro: number) => ({ euro, points: 0, yellow: 0 });
const supply = (demand: number, euro: number, cost: number | null): SupplyView => ({
  ...{ demand, cost, possible: cost !== null, payments: [], other_payees: false },
  ...{ income: gain(euro), neighbours: gain(0) },
});
const owns = (...tiles: [tile: number, ...supplies: SupplyView[]][]): CityTycoonPlayer =>
  ({
    tiles: tiles.map(([tile, ...supplies]) => ({ tile, cell: null, supplied: null, supplies })),
  }) as unknown as CityTycoonPlayer;

describe("all that pay off", () => {
  /** One plant with so many cubes: each supply takes one while there is one, then nobody has any. */
  const priced =
    (me: CityTycoonPlayer, cubes: number, dear: number) =>
    (plan: readonly Wish[]): PlanView => {
      let taken = 0;
      const steps = plan.map(({ tile, demand }) => {
        const of = me.tiles.find((each) => each.tile === tile)?.supplies.find((each) => each.demand === demand);
        const possible = taken < cubes;
        const cost = taken >= dear ? 50 : 0;
        if (possible) taken += 1;
        return { tile, demand, possible, net: possible ? (of?.income.euro ?? 0) - cost : 0, cost };
      });
      const rest = me.tiles.map((each) => ({
        ...each,
        supplies: each.supplies.map((of) => ({
          ...of,
          cost: taken < cubes ? (taken >= dear ? 50 : 0) : null,
          possible: taken < cubes,
        })),
      }));
      return {
        steps: steps.map((step) => ({ ...step, income: gain(step.net + step.cost), neighbours: gain(0) })),
        rest,
      } as unknown as PlanView;
    };
  function settled(me: CityTycoonPlayer, look: (plan: readonly Wish[]) => PlanView): number[] {
    let plan: readonly Wish[] = gaining(me);
    let without: readonly string[] = [];
    for (let looks = 0; looks < 20; looks++) {
      const next = filled(me, plan, look(plan), without);
      if (!next) return plan.map(({ tile }) => tile);
      ({ plan, without } = next);
    }
    throw new Error("it never ends");
  }
  const me = owns([1, supply(1, 9, 0)], [2, supply(1, 8, 0)], [3, supply(1, 7, 0)], [4, supply(1, 6, 0)]);

  it("leaves out what lacks cubes after the others", () => {
    expect(gaining(me).map(({ tile }) => tile)).toEqual([1, 2, 3, 4]);
    expect(settled(me, priced(me, 2, 9))).toEqual([1, 2]);
  });
  it("leaves out what would be a loss after the others", () => {
    expect(settled(me, priced(me, 4, 3))).toEqual([1, 2, 3]);
  });
  it("takes in what another demand of a tile still brings", () => {
    const two = owns([1, supply(1, 9, 0)], [2, supply(1, 8, 0), supply(2, 5, 0)]);
    const look = (plan: readonly Wish[]): PlanView => {
      const found = priced(two, 9, 9)(plan);
      // Its first demand lacks something once the other tile is supplied; its second does not.
      return {
        ...found,
        steps: found.steps.map((step) => (step.tile === 2 && step.demand === 1 ? { ...step, possible: false } : step)),
      };
    };
    expect(settled(two, look)).toEqual([1, 2]);
  });
});

describe("whom to pay", () => {
  const way = (...paid: [seat: number | null, euro: number][]): WayView => ({
    ...{ amounts: [], cells: [], tolls: [] },
    payments: paid.map(([seat, euro]) => ({ seat, euro })),
  });
  const pay = (text: string, data: Record<string, number>): ChoiceInfo => ({ text, data, brings: [], final: false });
  it("is drawn for every answer, in the order of the answers", () => {
    const ways = [way([3, 2], [null, 2]), way([2, 2], [null, 2])];
    const reach: ReachView = { colour: "red", left: 1, owner: 1, plant: "red-1", price: 4, ways };
    const choices = [pay("pay 2", { one: 0, two: 2 }), pay("pay 3", { three: 2 }), pay("pay 5", { five: 2 })];
    const found = waysOf({ plants: [reach] }, "red-1", choices, payees);
    expect(found.map(({ choice, cube }) => [choice.text, cube.colour, cube.way])).toEqual([
      ["pay 2", "red", ways[1]],
      ["pay 3", "red", ways[0]],
    ]);
    expect(waysOf({ plants: [reach] }, "blue-1", choices, payees)).toEqual([]);
  });
});

describe("the sum of a plan", () => {
  const step = (possible: boolean, colours: readonly string[], ...paid: [number | null, number][]) => ({
    ...{ possible, cubes: colours.map((colour) => ({ colour })) },
    payments: paid.map(([seat, euro]) => ({ seat, euro })),
  });
  const plan = {
    steps: [
      step(true, ["red", "blue"], [2, 3], [null, 4]),
      step(true, ["red"], [3, 1], [2, 2], [1, 9]),
      step(false, ["red"], [2, 50]),
    ],
  } as unknown as PlanView;
  it("says which cubes are left in the plants after it", () => {
    const plants: readonly [kind: string, plant: string | null, cubes: number | null][] = [
      ["solar", "red-1", 3],
      ["steam", "red-2", 2],
      ["hydro", "blue-1", 4],
      ["tile", null, null],
    ];
    const city = plants.map(([kind, plant, cubes]) => ({ kind, plant, cubes }));
    expect(leftAfter(city as unknown as PieceView[], plan)).toEqual({ red: 3, blue: 3 });
  });
  it("says what each of the others is paid", () => {
    expect(tollsOf(plan.steps, 1)).toEqual([
      { seat: 2, euro: 5 },
      { seat: 3, euro: 1 },
    ]);
  });
});
