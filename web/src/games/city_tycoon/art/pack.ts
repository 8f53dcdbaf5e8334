/** A tile of a pack, large: what stands there under an open sky, below it on paper what it costs, asks for, brings and gives. */
import { widthOf } from "../../../art/letters";
import type { TileInfo } from "../book.svelte";
import { whenLaid } from "./card";
import { mix } from "../../../art/pen";
import { egg, letters, moved, rect, type Ink } from "./ink";
import { LIGHTS } from "./light";
import { tones } from "./palette";
import { arrow, coin, districtPlate, flow, gains } from "./pieces";
import { chanceOf } from "./pen3";
import { portrait } from "./portrait";

/** How high the paper is: name, demands, gift, and a line for what it would mean. */
export const PAPER = 104;
const INK = "#241a12";
const SOFT = "#5a4630";

/** A clear sky, paler towards the horizon, and a meadow with trees, none like that of another tile. */
function open(seed: number, w: number, h: number): Ink[] {
  const { sky, land, tree } = LIGHTS.day;
  const [chance, horizon, bands] = [chanceOf(seed), h * 0.6, 14];
  const trees = Array.from({ length: 12 }, (_, at) => ({
    x: at % 2 ? w * (0.02 + 0.22 * chance()) : w * (0.76 + 0.22 * chance()),
    y: horizon + (0.06 + 0.8 * chance()) * (h - horizon),
    r: 6 + 4 * chance(),
  })).sort((a, b) => a.y - b.y);
  return [
    ...Array.from({ length: bands }, (_, at) => {
      const down = (at / (bands - 1)) * 2;
      const tone = mix(sky[Math.floor(down)] ?? sky[2], sky[Math.min(3, Math.floor(down) + 1)] ?? sky[3], down % 1);
      return rect(0, (horizon * at) / bands, w, horizon / bands + 1, tone);
    }),
    rect(0, horizon, w, h - horizon, land),
    rect(0, horizon, w, 3, mix(land, "#ffffff", 0.25)),
    ...trees.flatMap(({ x, y, r }): Ink[] => [
      egg(x + r * 0.8, y + r * 0.2, r * 1.3, r * 0.5, "#000000", 0.14),
      egg(x, y - r * 0.7, r, r * 1.1, tree[0]),
      egg(x - r * 0.25, y - r, r * 0.55, r * 0.6, tree[1], 0.8),
    ]),
  ];
}

/** Its demands side by side, of which one is met. */
function demands(info: TileInfo, or: string, most: number): Ink {
  const found: Ink[] = [];
  let x = 0;
  for (const [at, { asks, brings }] of info.demands.entries()) {
    if (at > 0) {
      found.push(letters(or, x + 16, 4.5, 13, SOFT, { face: "sans" }));
      x += 32;
    }
    const row = flow(asks, brings, 18, SOFT);
    found.push(moved(row.ink, x, 0));
    x += row.w;
  }
  return moved(found, 0, 0, Math.min(1, most / Math.max(1, x)));
}

export function packCard(
  info: TileInfo,
  { w, h }: { readonly w: number; readonly h: number },
  { laid, or }: { readonly laid: string; readonly or: string },
): Ink[] {
  const { colour } = tones(info.district);
  const foot = h - PAPER;
  const gained = whenLaid(info, 0, 0, 1);
  const k = Math.min(1, (w * 0.42) / Math.max(1, gained.w));
  const found: Ink[] = [
    ...open(info.number, w, foot),
    rect(0, foot - 5, w, 5, "#727c82"),
    moved([portrait({ tile: info.number, kind: "tile", district: info.district }, w * 0.8, foot - 6)], w / 2, foot - 5),
    rect(0, foot, w, PAPER, "var(--ct-paper)"),
    rect(0, foot, w, 3, colour),
    ...coin(23, 23, 16, info.cost),
    ...districtPlate(info.district, w - 23, 23, 15),
    moved([demands(info, or, w - 24)], 12, foot + 45),
    rect(12, foot + 72, w - 24, 1, "#d9c79f"),
  ];
  const side = gained.w > 0 ? gained.w * k + Math.min(46, widthOf(laid, "sans", 13) + 8) : 0;
  if (gained.w > 0)
    found.push(
      letters(laid, w - 12 - side, foot + 20.5, 13, SOFT, { anchor: "start", face: "sans" }),
      moved(gained.ink, w - 12 - gained.w * k, foot + 16, k),
    );
  found.push(letters(info.name, 12, foot + 22, 17, INK, { anchor: "start", face: "serif", most: w - 36 - side }));
  if (info.beside) {
    const gift = gains(info.beside.gain, 15);
    found.push(
      ...districtPlate(info.beside.district, w - 44 - gift.w, foot + 45, 9),
      arrow(w - 26 - gift.w, foot + 45, 12, SOFT),
      moved(gift.ink, w - 13 - gift.w, foot + 45),
    );
  }
  return found;
}
