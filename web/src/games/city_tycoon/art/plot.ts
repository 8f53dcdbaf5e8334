/** A tile as it stands in its owner's row at the end: its houses, lit where they brought points, and the shield with those. */
import type { TileInfo } from "../book.svelte";
import { portrait } from "./portrait";
import { moved, slab, type Ink } from "./ink";
import { ownerLine, tones } from "./palette";
import { shield, symbol } from "./pieces";

export const PLOT = { w: 64, h: 58 } as const;

/** `points` is undefined as long as nothing is counted. */
export function plot(info: TileInfo, seat: number, points: number | undefined): Ink[] {
  const { ink } = tones(info.district);
  const lit = points === undefined || points > 0;
  const of = { tile: info.number, kind: "tile", district: info.district, lit, hour: "dusk" } as const;
  return [
    slab(1, 1, 62, 52, 4, "#131c46"),
    slab(1, 52, 62, 5, 2, ownerLine(seat)),
    moved([portrait(of, 60, 50)], 32, 51.5),
    symbol(info.district, 11, 11, 14, ink),
    ...(lit ? [] : [slab(1, 1, 62, 52, 4, "#081a21", 0.5)]),
    ...(points ? shield(36, 25, 32, points) : []),
  ];
}
