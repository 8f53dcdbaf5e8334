/** A tile as it stands in its owner's row at the end: its houses, lit where they brought points, and the shield with those. */
import type { TileInfo } from "../book.svelte";
import { houses } from "./houses";
import { moved, slab, type Ink } from "./ink";
import { ownerLine, tones } from "./palette";
import { shield, symbol } from "./pieces";

export const PLOT = { w: 64, h: 58 } as const;

/** `points` is undefined as long as nothing is counted. */
export function plot(info: TileInfo, seat: number, points: number | undefined): Ink[] {
  const { ground, ink } = tones(info.district);
  const [lit, scale] = [points === undefined || points > 0, 0.58];
  return [
    slab(1, 1, 62, 52, 4, ground),
    slab(1, 52, 62, 5, 2, ownerLine(seat)),
    moved(houses(info.number, info.district, lit), 32 - 50 * scale, 51, scale),
    symbol(info.district, 11, 11, 14, ink),
    ...(lit ? [] : [slab(1, 1, 62, 52, 4, "#081a21", 0.5)]),
    ...(points ? shield(36, 25, 32, points) : []),
  ];
}
