/** A tile in the hand or in a pack, on paper: 124 wide and 160 high, or a ticket where there is little room. */
import { mix } from "../../../art/pen";
import type { TileInfo } from "../book.svelte";
import {
  arrow,
  centred,
  coin,
  cube,
  districtPlate,
  flow,
  gains,
  landSign,
  plantSign,
  shield,
  symbol,
  waterSign,
} from "./pieces";
import { atJoint } from "./joints";
import { isDistrict, tones } from "./palette";
import { portrait, view } from "./portrait";
import { letters, moved, rect, slab, type Ink } from "./ink";

export const CARD = { w: 124, h: 160 } as const;
/** Names are no smaller: where they are wider, they are set to their width. */
const NAME = 12;

/** A name on one line or two, broken where the halves come out most even. */
export function twoLines(name: string): readonly string[] {
  if (name.length <= 11) return [name];
  const breaks = [...name.matchAll(/[\s-]/g)].map((found) => found.index + (found[0] === "-" ? 1 : 0));
  const middle = breaks.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0];
  return middle === undefined ? atJoint(name) : [name.slice(0, middle).trim(), name.slice(middle).trim()];
}

/** What laying a tile brings, one sign after another. */
export function whenLaid(
  info: TileInfo,
  from: number,
  y: number,
  k: number,
): { readonly ink: Ink[]; readonly w: number } {
  const found: Ink[] = [];
  let x = from;
  const add = (drawn: readonly Ink[], wide: number): void => {
    found.push(...drawn);
    x += wide * k;
  };
  const { land, water, points, yellow } = info.laid;
  for (let at = 0; at < land; at++) add(landSign(x + 8 * k, y, 16 * k), 20);
  for (let at = 0; at < water; at++) add(waterSign(x + 8 * k, y, 16 * k), 20);
  if (points) add(shield(x + 8 * k, y, 17 * k, points), 20);
  for (let at = 0; at < yellow; at++) add([cube("yellow", x + 8 * k, y, 13 * k)], 20);
  for (const { euro, points: bought } of info.offers)
    add([...coin(x + 8 * k, y, 7.5 * k, euro), ...shield(x + 23 * k, y, 15 * k, bought)], 36);
  if (info.own) {
    const { of, points: each } = info.own;
    add(
      [
        ...shield(x + 8 * k, y, 17 * k, each),
        letters("×", x + 22 * k, y + 4.5, 13 * k, "#241a12"),
        ...(isDistrict(of)
          ? districtPlate(of, x + 36 * k, y, 8.5 * k)
          : [plantSign(of === "red" ? "solar" : "wind", x + 36 * k, y, 15 * k, of === "red" ? "#b3271b" : "#1f5aa8")]),
      ],
      46,
    );
  }
  return { ink: found, w: x - from };
}

/** Its demands, and what it gives to neighbours, row by row. */
function rowsOf(info: TileInfo, w: number, from: number, room: number): Ink[] {
  const found: Ink[] = [];
  const count = info.demands.length + (info.beside ? 1 : 0);
  const step = Math.min(23, room / Math.max(count, 1));
  let y = from + room / 2 - ((count - 1) * step) / 2;
  const u = Math.min(18, step * 0.82);
  for (const demand of info.demands) {
    found.push(centred(flow(demand.asks, demand.brings, u, "#5a4630"), w / 2, y, w - 10));
    y += step;
  }
  if (info.beside) {
    const gain = gains(info.beside.gain, u);
    found.push(
      slab(w / 2 - 48, y - step * 0.44, 96, step * 0.88, step * 0.44, "#e2d3b0"),
      ...districtPlate(info.beside.district, w / 2 - 22, y, u * 0.46),
      arrow(w / 2, y, u * 0.85, "#5a4630"),
      moved(gain.ink, w / 2 + 13, y),
    );
  }
  return found;
}

export function card(info: TileInfo, laid: string): Ink[] {
  const { w, h } = CARD;
  const { colour, dark, ink } = tones(info.district);
  const found: Ink[] = [rect(0, 0, w, h, "var(--ct-paper)"), rect(0, 0, w, 31, colour), rect(0, 31, w, 1.5, dark)];
  const rows = twoLines(info.name);
  const size = Math.max(NAME, Math.min(13.5, 68 / (Math.max(...rows.map((row) => row.length)) * 0.5)));
  rows.forEach((row, at) =>
    found.push(letters(row, 66, rows.length > 1 ? 14 + at * 12.5 : 20.5, size, ink, { face: "serif", most: 72 })),
  );
  found.push(...coin(16, 16, 12.5, info.cost), symbol(info.district, w - 13.5, 16, 15, ink));
  found.push(
    ...view(0, 32.5, w, 49),
    moved([portrait({ tile: info.number, kind: "tile", district: info.district }, 110, 47)], w / 2, 81),
    rect(0, 81.5, w, 22, mix("#efe3c8", colour, 0.22)),
  );
  const { land, water, points, yellow } = info.laid;
  const plenty = info.offers.length > 1 || land + water + (points ? 1 : 0) + yellow > 3;
  const word = plenty ? 0 : Math.min(40, laid.length * 6) + 6;
  if (!plenty) found.push(letters(laid, 8, 96.8, 12, "#241a12", { anchor: "start", face: "narrow", most: 40 }));
  found.push(...whenLaid(info, 8 + word, 92.5, 1).ink, ...rowsOf(info, w, 105, 48));
  return found;
}

/** A tile where there is little height: cost and picture, beside them the name, below it what it asks for and brings. */
export function ticket(info: TileInfo, w: number, h: number): Ink[] {
  const { colour, dark } = tones(info.district);
  const small = w < 200;
  const u = 15;
  const from = small ? 30 : 66;
  const rows = info.demands.map((demand) => flow(demand.asks, demand.brings, u, "#5a4630"));
  if (info.beside) {
    const gain = gains(info.beside.gain, u, 32);
    rows.push({
      ink: [...districtPlate(info.beside.district, 8, 0, 7), arrow(23, 0, 11, "#5a4630"), ...gain.ink],
      w: gain.w,
    });
  }
  const gained = whenLaid(info, 0, 0, 0.9);
  const name = small ? 12 : 14.5;
  const [upper, lower] = [h * 0.5 - 5.5, h * 0.5 + 11];
  const found: Ink[] = [
    rect(0, 0, w, h, "var(--ct-paper)"),
    rect(from, h * 0.5, w - from, h * 0.5, mix("#efe3c8", colour, 0.22)),
    ...view(4, 0, from - 4, h),
    moved([portrait({ tile: info.number, kind: "tile", district: info.district }, from - 6, h - 3)], (from + 4) / 2, h),
    rect(0, 0, 4, h, colour),
    ...coin(small ? 15 : 17, small ? h - 12 : 15, small ? 10 : 11.5, info.cost),
  ];
  let x = from + 5;
  for (const { ink, w: wide } of rows) {
    found.push(moved(ink, x, lower));
    x += wide + 9;
  }
  // What laying it brings stands at the right, beside the name where there is no room beside the rest.
  const beside = x + gained.w > w - 3;
  const right = beside ? gained.w + 3 : 17;
  if (gained.w > 0) found.push(moved(gained.ink, w - gained.w - 3, beside ? upper - 4 : lower));
  if (!beside) found.push(symbol(info.district, w - 10, upper - 4.5, 12, dark));
  found.push(
    letters(info.name, from + 6, upper, name, "#241a12", {
      anchor: "start",
      face: small ? "narrow" : "serif",
      most: w - from - 7 - right,
    }),
  );
  return found;
}
