/** What a tile is to be supplied with, and how that changes: a cube from another plant, or another way for it. */
import type { ChoiceInfo, CubeView, TransportView, WayView } from "../../wire/types";
import type { Swap } from "./cubes";

/** A tile that is about to be supplied: which demand, and from which plants if not the cheapest. */
export interface Wish {
  readonly tile: number;
  readonly demand: number;
  readonly plants: readonly string[] | null;
  /** Whom each cube pays on its way, by the bank and the seats, if not as it comes first. */
  readonly pay?: readonly (readonly number[])[];
}

/** Another way for a cube, as cheap as its own, that pays somebody else. */
export interface Detour {
  /** Which of the cubes. */
  readonly cube: number;
  readonly way: WayView;
}

/** The order in which a transport names its cubes: red ones first. */
const ORDER = ["red", "blue"];

/** The wish with a cube from a plant instead of the dearest one of its colour. */
export function swapped(transport: TransportView, wish: Wish, swap: Swap): Wish {
  const now = transport.cubes.map((cube) => (cube === swap.out ? swap.reach : cube));
  // Of a colour the cheapest come first.
  const rank = (each: string): number => transport.plants.findIndex((known) => known.plant === each);
  return {
    tile: wish.tile,
    demand: wish.demand,
    plants: now
      .sort(
        (a, b) =>
          ORDER.indexOf(a.colour) - ORDER.indexOf(b.colour) || a.price - b.price || rank(a.plant) - rank(b.plant),
      )
      .map((each) => each.plant),
  };
}

/** For every cube the ways that cost the same and pay somebody else. */
export function detoursOf({ cubes, plants }: Pick<TransportView, "cubes" | "plants">): Detour[] {
  return cubes.flatMap(({ plant, way: now }, cube) =>
    (plants.find((each) => each.plant === plant)?.ways ?? [])
      .filter((way) => String(way.amounts) !== String(now.amounts))
      .map((way) => ({ cube, way })),
  );
}

/** The wish with another way for a cube, which so pays somebody else. */
export function redirected(transport: TransportView, wish: Wish, { cube, way }: Detour): Wish {
  const wanted = transport.cubes.map((each, at) => ({
    plant: each.plant,
    amounts: at === cube ? way.amounts : each.way.amounts,
  }));
  // Cubes of one plant are all alike: their ways have only one order.
  const rank = (plant: string, amounts: readonly number[]): number =>
    transport.plants
      .find((each) => each.plant === plant)
      ?.ways.findIndex((each) => String(each.amounts) === String(amounts)) ?? 0;
  return {
    ...wish,
    pay: wanted
      .sort((a, b) => (a.plant === b.plant ? rank(a.plant, a.amounts) - rank(b.plant, b.amounts) : 0))
      .map((each) => each.amounts),
  };
}

/** A way that is asked about: the answer that takes it, and the cube on it. */
export interface AskedWay {
  readonly choice: ChoiceInfo;
  readonly cube: CubeView;
}

/** The ways from a plant that answers pay for, in the order of the answers. */
export function waysOf(
  { plants }: Pick<TransportView, "plants">,
  from: string,
  choices: readonly ChoiceInfo[],
  payees: (choice: ChoiceInfo) => readonly { readonly seat: number; readonly euro: number }[],
): AskedWay[] {
  const reach = plants.find(({ plant }) => plant === from);
  const told = (paid: readonly { readonly seat: number | null; readonly euro: number }[]): string =>
    paid
      .flatMap(({ seat, euro }) => (seat === null ? [] : [`${seat}:${euro}`]))
      .sort()
      .join();
  return choices.flatMap((choice) => {
    const way = reach?.ways.find(({ payments }) => told(payments) === told(payees(choice)));
    if (!reach || !way) return [];
    const { colour, plant, owner, price } = reach;
    return [{ choice, cube: { colour, plant, owner, price, way } }];
  });
}
