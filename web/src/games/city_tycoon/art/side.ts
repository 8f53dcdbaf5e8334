/** The side of a plant that can be bought: 90 by 66. */
import { coin, cube, refill } from "./pieces";
import { CREAM, PLANT_COLOUR, PLANT_GROUND } from "./palette";
import { portrait } from "./portrait";
import { letters, moved, slab, type Ink } from "./ink";

export const SIDE = { w: 90, h: 66 } as const;

export function side(kind: string, cost: number, cubes: number): Ink[] {
  const { w, h } = SIDE;
  const colour = PLANT_COLOUR[kind] ?? "red";
  const refills = kind === "solar" || kind === "wind";
  const step = Math.min(12, (w - (refills ? 34 : 40)) / cubes);
  return [
    slab(0, 3, w, h - 3, 6, "#0b1418"),
    slab(0, 0, w, h - 3, 6, PLANT_GROUND[colour] ?? "#8c3a31"),
    moved(
      [portrait({ tile: null, kind: kind === "water" ? "hydro" : kind, district: "landmark" }, 66, 38)],
      w / 2 + 8,
      h - 24,
    ),
    slab(0, h - 24, w, 21, 6, "#0c161b", 0.9),
    ...coin(12, 12, 9.5, cost),
    ...Array.from({ length: cubes }, (_, at) => cube(colour, 12 + at * step, h - 13.5, 10.5)),
    refills ? refill(w - 11, h - 13.5, 12, CREAM) : letters("×1", w - 12, h - 9, 12.5, "#dbe2de"),
  ];
}
