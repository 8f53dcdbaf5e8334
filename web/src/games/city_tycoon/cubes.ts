/** Cubes of a transport that go the same way, told together. */
import type { CubeView, WayView } from "../../wire/types";
import type { Detour } from "./deeds.svelte";

export interface Lot {
  readonly cube: CubeView;
  /** Which of the transport's cubes they are. */
  readonly which: readonly number[];
  readonly price: number;
  /** The next of the ways that cost one of them the same and pay somebody else: one after another, all of them come round. */
  readonly next: Detour | null;
}

const alike = (one: CubeView, other: CubeView): boolean => one.colour === other.colour && one.plant === other.plant && one.price === other.price && String(one.way.amounts) === String(other.way.amounts);
/** Any order will do that is always the same. */
const order = (one: WayView, other: WayView): number => String(one.amounts).localeCompare(String(other.amounts));

export function lots(cubes: readonly CubeView[], detours: readonly Detour[]): Lot[] {
  return cubes.flatMap((cube, at) => {
    if (cubes.findIndex((each) => alike(each, cube)) < at) return [];
    const which = cubes.flatMap((each, other) => (alike(each, cube) ? [other] : []));
    const others = detours.filter((each) => each.cube === which.at(-1)).sort((a, b) => order(a.way, b.way));
    return [{ cube, which, price: cube.price * which.length, next: others.find(({ way }) => order(way, cube.way) > 0) ?? others[0] ?? null }];
  });
}
