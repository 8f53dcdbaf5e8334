/** What would stand on a cell, as ink over the map: its upper left corner at 0, 0, in the units of the ground. */
import type { PieceView } from "../../../wire/types";
import { block } from "./blocks/blocks";
import { kindOf } from "./cell";
import { growth } from "./ground";
import { slab, type Ink } from "./ink";
import { grade, LIGHTS, type Hour } from "./light";
import { mix } from "../../../art/pen";
import { Plan } from "./plan";
import { tram } from "./tram";
import { PLANT_COLOUR } from "./palette";
import type { Stroke } from "./pen3";

/** Light that fades cannot be had here. */
const plainly = (strokes: readonly Stroke[]): Ink[] => strokes.filter(({ glow }) => !glow);

const SURFACE = { land: "land", water: "water" } as const;

export function ghost(piece: PieceView, hour: Hour, districtOf: (tile: number) => string, lit = false): Ink[] {
  const light = LIGHTS[hour];
  const plan = new Plan([piece], districtOf);
  const lot = plan.at(piece.cell.x, piece.cell.y);
  if (!lot) return [];
  if (lot.kind !== "city") {
    const colour = SURFACE[lot.kind] === "land" ? light.land : light.water[1];
    return [slab(2, 2, 96, 76, 6, colour), ...plainly(growth(plan, lot, light))];
  }
  const { strokes, mirrored } = block({ tile: piece.tile, kind: kindOf(piece), x: lot.x, y: lot.y, lit }, hour);
  const waits = PLANT_COLOUR[kindOf(piece)];
  const drawn = plainly(strokes);
  return [
    slab(2, 2, 96, 76, 6, light.street),
    slab(5, 4.5, 90, 71, 4, mix(light.pave, grade(lot.ground, light, lit), 0.42)),
    ...(mirrored ? [{ items: drawn, x: 100, y: 0, k: 1, mirrored: true }] : drawn),
    ...(waits
      ? Array.from({ length: Math.min(4, piece.cubes ?? 0) }, (_, at) => tram(waits, 8 + at * 21, 78, 1.15)).flat()
      : []),
  ];
}
