/** What stands on a cell: a silhouette for each tile by what its name promises, mirrored and painted by where it lies. */
import type { Hour } from "../light";
import { LIGHTS } from "../light";
import { Pen, type Silhouette, type Stroke } from "../pen3";
import { ENTERTAINMENT } from "./entertainment";
import { INDUSTRY } from "./industry";
import { LANDMARKS } from "./landmarks";
import { PLANTS } from "./plants";
import { quarter } from "./quarter";
import { RESIDENTIAL } from "./residential";
import { SHOPPING } from "./shopping";

/** Six tiles of each district in each of the four rounds, in the order of their numbers. */
const OF_TILES = [
  "villas rows rows villas canal villas", // 1 to 6
  "brick brick brick saw tanks brick", // 7 to 12
  "lido lido tent hall lido theatre", // 13 to 18
  "row arcade stalls row arcade row", // 19 to 24
  "park clock arch bridge cathedral park", // 25 to 30
  "court canal rows villas slab canal", // 31 to 36
  "saw saw brick saw tanks brick", // 37 to 42
  "theatre lido wheel arena theatre arena", // 43 to 48
  "store stalls row stalls store row", // 49 to 54
  "cathedral column park dome light palm", // 55 to 60
  "court canal slab slab towers court", // 61 to 66
  "saw port tanks saw yard tanks", // 67 to 72
  "hall lido wheel theatre arena tent", // 73 to 78
  "mall arcade stalls mall mall row", // 79 to 84
  "dome column arch bridge hall obs", // 85 to 90
  "towers villas slab slab court towers", // 91 to 96
  "tech tech port tanks tech yard", // 97 to 102
  "tent hall arena theatre theatre lido", // 103 to 108
  "arcade mall store stalls arcade arcade", // 109 to 114
  "dome steam mill sky expo hall", // 115 to 120
]
  .join(" ")
  .split(" ");
const OF_DISTRICTS: readonly Readonly<Record<string, Silhouette>>[] = [
  RESIDENTIAL,
  INDUSTRY,
  ENTERTAINMENT,
  SHOPPING,
  LANDMARKS,
];
/** Letters, gauges and the sun are not seen in a mirror. */
const ONE_SIDED = new Set(["clock", "store", "mall", "expo"]);

/** By how much what stands there rises over the north edge of its cell, of eighty; what is not named here stays below twenty. */
const RISES: Readonly<Record<string, number>> = {
  ...{
    store: 30,
    wheel: 32,
    palm: 30,
    arch: 42,
    brick: 44,
    saw: 44,
    tanks: 44,
    steam: 48,
    port: 24,
    yard: 24,
    tech: 30,
  },
  ...{ towers: 52, bridge: 60, dome: 72, mill: 72, light: 75, column: 78, cathedral: 82, clock: 90 },
  ...{ hall: 94, expo: 99, sky: 112, obs: 72, wind: 67 },
};
export const risesBy = (silhouette: string): number => RISES[silhouette] ?? 18;

export const silhouetteOf = (tile: number): string => OF_TILES[tile - 1] ?? "rows";

export interface Block {
  /** What is drawn: a tile by its number, a plant by its kind, a quarter of the start tile. */
  readonly tile: number | null;
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly lit: boolean;
}
export interface Drawing {
  readonly strokes: readonly Stroke[];
  readonly mirrored: boolean;
}

/** A number that is the same for the same cell and tile at every look. */
const seedOf = ({ tile, x, y }: Block): number => x * 131 + y * 57 + (tile === null ? 3 : tile * 7) + 900;

/** Draw what stands on a cell, its upper left corner at 0, 0. */
export function block(of: Block, hour: Hour): Drawing {
  const pen = new Pen(LIGHTS[hour], seedOf(of), of.lit);
  if (of.tile !== null) {
    const name = silhouetteOf(of.tile);
    OF_DISTRICTS[Math.floor(((of.tile - 1) % 30) / 6)]?.[name]?.(pen);
    return { strokes: pen.strokes, mirrored: (of.x + of.y + of.tile) % 2 !== 0 && !ONE_SIDED.has(name) };
  }
  const plants: Readonly<Record<string, Silhouette>> = PLANTS;
  const plant = plants[of.kind === "water" ? "hydro" : of.kind];
  if (plant) plant(pen);
  else quarter(pen, of.x < 0);
  return { strokes: pen.strokes, mirrored: false };
}
