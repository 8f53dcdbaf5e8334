/** Cubes of a transport: those that go the same way told together, and where one could come from instead. */
import type { CubeView, ReachView, TransportView, WayView } from "../../wire/types";
import type { Detour } from "./transport";

/** Cubes on their ways, and the plants that others could come from. */
export type Sent = Pick<TransportView, "cubes" | "plants">;

export interface Lot {
  readonly cube: CubeView;
  /** Which of the transport's cubes they are. */
  readonly which: readonly number[];
  readonly price: number;
  /** The next of the ways that cost one of them the same and pay somebody else: one after another, all of them come round. */
  readonly next: Detour | null;
}

const alike = (one: CubeView, other: CubeView): boolean =>
  one.colour === other.colour &&
  one.plant === other.plant &&
  one.price === other.price &&
  String(one.way.amounts) === String(other.way.amounts);
/** Any order will do that is always the same. */
const order = (one: WayView, other: WayView): number => String(one.amounts).localeCompare(String(other.amounts));

export function lots(cubes: readonly CubeView[], detours: readonly Detour[]): Lot[] {
  return cubes.flatMap((cube, at) => {
    if (cubes.findIndex((each) => alike(each, cube)) < at) return [];
    const which = cubes.flatMap((each, other) => (alike(each, cube) ? [other] : []));
    const others = detours.filter((each) => each.cube === which.at(-1)).sort((a, b) => order(a.way, b.way));
    return [
      {
        cube,
        which,
        price: cube.price * which.length,
        next: others.find(({ way }) => order(way, cube.way) > 0) ?? others[0] ?? null,
      },
    ];
  });
}

/** A plant with cubes left, and the cube of its color that would not be needed if one more came from there: the dearest. */
export interface Swap {
  readonly reach: ReachView;
  readonly out: CubeView;
}

export function swaps({ cubes, plants }: Sent): Swap[] {
  return plants.flatMap((reach) => {
    const elsewhere = cubes
      .filter(({ colour, plant }) => colour === reach.colour && plant !== reach.plant)
      .sort((a, b) => b.price - a.price);
    const taken = cubes.filter(({ plant }) => plant === reach.plant).length;
    return elsewhere[0] && taken < reach.left ? [{ reach, out: elsewhere[0] }] : [];
  });
}
