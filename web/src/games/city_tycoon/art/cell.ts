/** A cell of the city as it is drawn, at one of three distances. */
import { dice, mix } from "../../../art/pen";
import type { PieceView } from "../../../wire/types";
import type { TileInfo } from "../book.svelte";
import { houses, quarter, tree, works } from "./houses";
import {
  arrow,
  centred,
  check,
  coin,
  cube,
  districtPlate,
  flow,
  gains,
  plantBadge,
  plantSign,
  refill,
  shield,
  sign,
  symbol,
  type Amounts,
} from "./pieces";
import { CREAM, owner, PLANT_COLOUR, PLANT_GROUND, PLANT_TINT, PLATE, tones } from "./palette";
import { filled, letters, line, moved, p, part, rect, rounded, slab, turned, type Ink } from "./ink";

export type Distance = "near" | "mid" | "far";
/** How large a cell is drawn at each distance; zooming between them only scales. */
export const SIZE: Readonly<Record<Distance, { readonly w: number; readonly h: number }>> = {
  near: { w: 132, h: 118.8 },
  mid: { w: 84, h: 75.6 },
  far: { w: 60, h: 54 },
};

/** How large a cell is on the map. */
export const UNIT = { w: 100, h: 76 } as const;
/** By how much a drawing of this distance is scaled to fill the height of a cell of the map. */
export const fills = (distance: Distance): number => UNIT.h / SIZE[distance].h;

/** A piece of the city with what its drawing depends on beside it. */
export interface Drawn {
  readonly piece: PieceView;
  /** The demand that was met this round. */
  readonly supplied: number | null;
  /** The points that it brought, where they are counted. */
  readonly points?: number | undefined;
  /** Sides on which water goes on. */
  readonly shores: string;
  /** What the grey quarters of the start tile give. */
  readonly bonus: { readonly district: string; readonly gain: Amounts } | null;
}

export const kindOf = (piece: PieceView): string =>
  piece.kind === "start" ? (piece.plant?.replace("start-", "") ?? "grey") : piece.kind;

interface Frame {
  readonly w: number;
  readonly h: number;
  readonly far: boolean;
  /** The gap to the next cell, and the size of what lies in it. */
  readonly g: number;
  readonly bw: number;
  readonly bh: number;
  readonly r: number;
}

function frameOf(distance: Distance): Frame {
  const { w, h } = SIZE[distance];
  const far = distance === "far";
  const g = far ? 1.5 : 2.5;
  const kerb = far ? 4 : 6;
  return { w, h, far, g, bw: w - 2 * g, bh: h - 2 * g - kerb, r: far ? 3 : 5 };
}

/** The ground of a tile, with the kerb of its owner before it. */
function ground({ g, bw, bh, r, h }: Frame, fill: string, seat: number | null): Ink[] {
  const { colour, edge } = owner(seat);
  return [
    part("kerb", [
      slab(g, g + 4, bw, h - 2 * g - 4, r, colour),
      ...(seat === 3 ? [rect(g + 2, (g + bh + h - g) / 2 - 0.8, bw - 4, 1.6, edge)] : []),
    ]),
    slab(g, g, bw, bh, r, fill),
    rect(g + 1, g, bw - 2, 1.4, "#ffffff", 0.28),
  ];
}

function water({ w, h, g, r, far }: Frame, { piece, shores }: Drawn): Ink[] {
  const [n, e, s, k] = ["n", "e", "s", "w"].map((side) => (shores.includes(side) ? -0.6 : g));
  const chance = dice(piece.cell.x * 13 + piece.cell.y * 7 + 99);
  const ripples = Array.from(
    { length: far ? 3 : 5 },
    (_, at) =>
      p`M${w * (0.14 + 0.6 * chance())} ${h * (0.16 + at * (far ? 0.27 : 0.165))}q${w * 0.045} ${-h * 0.045} ${w * 0.09} 0t${w * 0.09} 0`,
  ).join("");
  return [
    filled(
      rounded(k ?? g, n ?? g, w - (k ?? g) - (e ?? g), h - (n ?? g) - (s ?? g), shores ? 2 : r + 3),
      "var(--ct-water)",
    ),
    line(ripples, "var(--ct-ripple)", 1.4),
  ];
}

function land(frame: Frame, { piece }: Drawn): Ink[] {
  const { w, h, g, bw, far } = frame;
  const chance = dice(piece.cell.x * 31 + piece.cell.y * 17 + 7);
  const trees = Array.from(
    { length: far ? 4 : 6 },
    () =>
      [
        w * (0.16 + 0.66 * chance()),
        h * (0.34 + 0.46 * chance()),
        (far ? 4.6 : 7.5) * (0.75 + 0.5 * chance()),
      ] as const,
  ).sort((a, b) => a[1] - b[1]);
  return [
    ...ground(frame, "var(--ct-land)", piece.owner),
    filled(
      p`M${g} ${h * 0.55}C${w * 0.3} ${h * 0.35} ${w * 0.6} ${h * 0.78} ${g + bw} ${h * 0.5}V${h * 0.64}C${w * 0.6} ${h * 0.92} ${w * 0.3} ${h * 0.5} ${g} ${h * 0.7}z`,
      "var(--ct-path)",
    ),
    part(
      "houses",
      trees.map(([x, y, s], at) =>
        moved(tree(x, s * Math.sqrt(w / 88), at % 3 ? "var(--ct-tree)" : "var(--ct-leaf)"), 0, y),
      ),
    ),
    ...(piece.owner ? [sign(piece.owner, w - g - (far ? 7.5 : 11), g + (far ? 7.5 : 11), far ? 5.5 : 7.5)] : []),
  ];
}

function plant(frame: Frame, { piece }: Drawn): Ink[] {
  const { w, h, g, bw, bh, r, far } = frame;
  const kind = kindOf(piece);
  const colour = PLANT_COLOUR[kind] ?? "red";
  const fill = PLANT_GROUND[colour] ?? "#8c3a31";
  const tint = PLANT_TINT[colour] ?? CREAM;
  const stock = piece.cubes ?? 0;
  const on = ground(frame, piece.kind === "start" ? mix(fill, "#6b757c", 0.35) : fill, piece.owner);
  if (far) {
    const y = g + bh * 0.735;
    return [
      ...on,
      slab(g, g + bh * 0.46, bw, bh * 0.54, r, PLATE, 0.78),
      part("houses", [plantSign(kind, w * 0.33, g + bh * 0.25, h * 0.34, CREAM)]),
      ...(piece.owner ? [sign(piece.owner, w - g - 7.5, g + 7.5, 5.5)] : []),
      cube(colour, w * 0.23, y, h * 0.2),
      letters(stock, w * 0.36, y + h * 0.1, h * 0.3, CREAM, { anchor: "start" }),
      piece.refills ? refill(w * 0.78, y, h * 0.19, CREAM) : letters("×1", w * 0.78, y + h * 0.08, h * 0.21, "#cfd6d2"),
    ];
  }
  const room = bh - 25;
  const k = Math.min(bw / 108, room / 52);
  const y = g + bh - 11.5;
  return [
    ...on,
    part("houses", [moved(works(kind, stock > 0), w / 2 - 50 * k, g + room + 1, k)]),
    slab(g, g + bh - 23, bw, 23, r, PLATE, 0.9),
    cube(colour, g + 13, y, 13),
    letters(stock, g + 24, y + 5.3, 15.5, CREAM, { anchor: "start" }),
    letters(`/${piece.full ?? ""}`, g + (stock > 9 ? 43 : 34), y + 5.3, 12, "#c3cecb", { anchor: "start" }),
    piece.refills ? refill(g + bw - 13, y, 13, tint) : letters("×1", g + bw - 13, y + 4.8, 13, "#dbe2de"),
    ...(piece.owner ? [sign(piece.owner, w - g - 11, g + 11, 8)] : []),
    ...plantBadge(kind, g + 11, g + 11, tint),
  ];
}

function grey(frame: Frame, { piece, bonus }: Drawn): Ink[] {
  const { w, h, g, bw, bh, r, far } = frame;
  const district = bonus?.district ?? "residential";
  const gain = bonus?.gain ?? {};
  if (far)
    return [
      ...ground(frame, "#737d84", null),
      ...districtPlate(district, w * 0.32, h * 0.42, h * 0.17),
      moved(gains(gain, h * 0.38).ink, w * 0.52, h * 0.42),
    ];
  const k = Math.min(bw / 100, (bh - 26) / 38);
  const y = g + bh - 11.5;
  return [
    ...ground(frame, "#737d84", null),
    moved(quarter(piece.cell.x >= 0), w / 2 - 50 * k, g + bh - 23, k),
    slab(g, g + bh - 23, bw, 23, r, PLATE, 0.9),
    symbol(district, w / 2 - 19, y, 13, tones(district).light),
    arrow(w / 2, y, 10, CREAM),
    letters("+", w / 2 + 12, y + 5, 13, CREAM),
    moved(gains(gain, 17).ink, w / 2 + 17, y),
  ];
}

function tile(frame: Frame, distance: Distance, { piece, supplied, points }: Drawn, info: TileInfo): Ink[] {
  const { w, h, g, bw, bh, r } = frame;
  const { ground: fill, ink } = tones(info.district);
  const seat = piece.owner;
  const on = ground(frame, fill, seat);
  if (distance === "far") {
    if (points !== undefined) {
      return [
        ...on,
        ...(points ? [] : [slab(g, g, bw, bh, r, "#081a21", 0.45)]),
        symbol(info.district, w * 0.27, g + bh * 0.3, h * 0.3, ink),
        ...(seat ? [sign(seat, w - g - w * 0.15, g + h * 0.17, h * 0.13)] : []),
        ...(points ? shield(w * 0.5, g + bh * 0.62, h * 0.56, points) : []),
      ];
    }
    const first = info.demands[(supplied ?? 1) - 1] ?? info.demands[0];
    const y = g + bh - h * 0.15;
    return [
      ...on,
      slab(g, g + bh - h * 0.3, bw, h * 0.3, r, PLATE, supplied ? 0.25 : 0.72),
      part("houses", [symbol(info.district, w * 0.31, g + (bh - h * 0.3) * 0.54, h * 0.34, ink)]),
      ...(seat ? [sign(seat, w - g - w * 0.17, g + h * 0.19, h * 0.145)] : []),
      ...(supplied
        ? [part("met", check(w / 2, y, h * 0.125))]
        : first
          ? [centred(flow(first.asks, first.brings, h * 0.235), w / 2, y, bw - 3)]
          : []),
    ];
  }
  const near = distance === "near";
  const rowH = near ? 24 : 18.5;
  const head = near ? 17 : 0;
  const strip = info.demands.length * rowH + 2 + head;
  const room = bh - strip - 1;
  const k = Math.min((bw - 2) / 100, (room - 1) / 50);
  const rows = info.demands.map((demand, at): Ink => {
    const u = near ? 19.5 : 15.5;
    const y = g + bh - strip + head + 1 + rowH * (at + 0.5);
    if (supplied === at + 1) {
      const gained = gains(demand.brings, u, 22);
      return part("met", [
        centred({ ink: [...check(8, 0, 7.8, "#ffe9ac", "#4a3300"), ...gained.ink], w: gained.w }, w / 2, y, bw - 4),
      ]);
    }
    const row = centred(flow(demand.asks, demand.brings, u), w / 2, y, bw - 4);
    return supplied ? moved([row], 0, 0, 1, 0.35) : row;
  });
  return [
    ...on,
    ...(supplied ? [slab(g, g, bw, room + 1, r, "var(--ct-glow)", 0.22)] : []),
    part("houses", [moved(houses(info.number, info.district, supplied !== null), w / 2 - 50 * k, g + room + 1, k)]),
    ...(points === undefined || points > 0 ? [] : [slab(g, g, bw, bh, r, "#081a21", 0.45)]),
    slab(g, g + bh - strip, bw, strip, r, PLATE, 0.9),
    ...(near ? [letters(info.name, w / 2, g + bh - strip + 13.5, 12.5, CREAM, { face: "narrow", most: bw - 8 })] : []),
    ...rows,
    ...districtPlate(info.district, g + 11.5, g + 11.5, 8.5),
    ...(seat ? [sign(seat, w - g - 11, g + 11, 8.5)] : []),
    ...(points ? shield(w / 2, g + room * 0.55, Math.min(34, room * 0.8), points) : []),
  ];
}

/** Draw a cell with its upper left corner at the origin. */
export function cell(drawn: Drawn, distance: Distance, info: TileInfo | null): Ink[] {
  const frame = frameOf(distance);
  const kind = kindOf(drawn.piece);
  if (info) return tile(frame, distance, drawn, info);
  if (kind === "water" && drawn.piece.plant === null) return water(frame, drawn);
  if (kind === "land") return land(frame, drawn);
  return kind === "grey" ? grey(frame, drawn) : plant(frame, drawn);
}

const TURN: Readonly<Record<string, number>> = { "1,0": 0, "0,-1": 90, "-1,0": 180, "0,1": 270 };

/** An arrow over the edge to a neighbour that gains something, from the upper left corner of a cell of the map; `k` keeps it as large as it is read. */
export function edgeArrow(dx: number, dy: number, gain: Amounts, k = 1, fill = "#fff4dc"): Ink[] {
  const [x, y] = [(UNIT.w * (1 + dx)) / 2, (UNIT.h * (1 - dy)) / 2];
  const shape: Ink = { d: "M-9-8.5H2L11 0 2 8.5H-9z", fill, stroke: "#0b1418", width: 1.2 };
  const { euro = 0, points = 0, yellow = 0 } = gain;
  const brings =
    euro > 0
      ? coin(-dx * 1.5, dy * 1.5, 7, euro)
      : points > 0
        ? shield(-dx * 1.5, dy * 1.5, 14.5, points)
        : yellow > 0
          ? [cube("yellow", -dx * 1.5, dy * 1.5, 11)]
          : [];
  return [moved([turned([shape], 0, 0, TURN[`${dx},${dy}`] ?? 0), ...brings], x, y, k)];
}
