/** Where everything lies on the stage, in units: the drawing and the places over it read the same numbers. */
import type { Box } from "../../scene/stage.svelte";
import type { BrugesPlayer } from "../../wire/types";
import type { Side } from "./components";
import { highOf } from "./art/house";

/** The ground of the town, of my street, the top of my bridge, and the water before it. */
export const GROUND = 188;
export const STREET = 470;
export const BRIDGE = 509;
export const WATER = 550;
/** How high a house of my street is, and how wide at most. */
export const HOUSE = { high: 146, widest: 98 } as const;

export interface StairsAt {
  readonly x: number;
  /** How wide a step is, and the hall behind them. */
  readonly step: number;
  readonly hall: number;
}
const FIRST_STEP = 10;
const RISE = 5.2;

/** A step of the stairs: a field of the reputation track. */
export function stepBox(at: StairsAt, field: number): Box {
  const h = FIRST_STEP + field * RISE;
  return { x: at.x + field * at.step, y: GROUND - h, w: at.step, h };
}

/** What the town hall stands on. */
export function hallAt(at: StairsAt, fields: number): Box {
  const h = 10 + fields * RISE;
  return { x: at.x + fields * at.step, y: GROUND - h, w: at.hall + 16, h };
}
/** Where a pawn would go to. */
export function climbBox(at: StairsAt, field: number): Box {
  const step = stepBox(at, field);
  return { x: step.x - 2, y: step.y - 26, w: step.w + 4, h: step.h + 28 };
}
export const stairsBox = (at: StairsAt, fields: number): Box => ({
  x: at.x,
  y: GROUND - 92,
  w: fields * at.step - 2,
  h: 92,
});
export const statuesBox = (at: StairsAt, fields: number): Box => {
  const hall = hallAt(at, fields);
  return { x: hall.x + 10, y: GROUND - 42, w: hall.w - 16, h: 42 };
};

export interface MarketAt {
  readonly x: number;
  readonly w: number;
}
/** The place of a die. */
export function marketAt(at: MarketAt, place: number): Box {
  const mid = at.x + 26 + (place * (at.w - 52)) / 4;
  return { x: mid - 21, y: GROUND - 45, w: 42, h: 43 };
}

export interface QuayAt {
  /** Where the crane stands, and the first pile. */
  readonly crane: number | null;
  readonly x: number;
  /** Whether there is room for its arm. */
  readonly arm?: boolean;
  /** Whether piles stand close together. */
  readonly tight?: boolean;
}
export function quayAt({ x, tight }: QuayAt): Readonly<Record<Side | "extra" | "discards", Box>> {
  const [right, extra, discards] = tight ? [58, 123, 177] : [63, 143, 206];
  return {
    left: { x: x - 5, y: GROUND - 84, w: tight ? 62 : 64, h: 84 },
    right: { x: x + right, y: GROUND - 84, w: tight ? 62 : 64, h: 84 },
    extra: { x: x + extra, y: GROUND - 68, w: 52, h: 68 },
    discards: { x: x + discards, y: GROUND - 66, w: 46, h: 66 },
  };
}

/** The town on a desk. */
export const STAIRS: StairsAt = { x: 16, step: 30.5, hall: 134 };
export const MARKET: MarketAt = { x: 526, w: 260 };
export const QUAY: QuayAt = { crane: 812, x: 916 };
export const RAMPART = 1196;

/** The parts of another player's street. */
export interface StripAt {
  readonly wide: boolean;
  readonly plate: Box;
  /** The ground of the houses. */
  readonly foot: number;
  readonly portrait: { readonly x: number; readonly y: number; readonly size: number };
  readonly name: { readonly x: number; readonly y: number; readonly size: number; readonly w: number };
  readonly guilders: { readonly x: number; readonly y: number };
  readonly points: { readonly x: number; readonly y: number };
  readonly hand: Box;
  readonly card: (place: number) => Box;
  readonly worker: (place: number) => Box;
  readonly threat: (place: number) => Box;
  readonly majority: (place: number) => Box;
  readonly arch: (side: Side, place: number) => Box;
  readonly gate: Box;
  readonly statue: (side: Side) => { readonly x: number; readonly y: number };
  readonly canal: (side: Side) => Box;
  readonly houses: readonly Box[];
}

/** So high a street of another is at most a line: who, what there is, and houses beside it. */
const LOW_STRIP = 80;

/** A street of another in a low window. */
function lowStrip(player: BrugesPlayer, { x, y, w, h }: Box): StripAt {
  const [foot, plate, text] = [y + h - 8, 190, x + 53];
  const boats = x + plate + 6;
  const [canal, sill, arch, gate] = [boats + 70, y + 52, 6, 9];
  const from = boats + 146;
  const each = Math.min(34, (x + w - from - 4) / Math.max(1, player.houses.length));
  const left = (side: Side): number => (side === "left" ? canal : canal + 5 * arch + gate);
  return {
    wide: false,
    plate: { x, y: y + 2, w: plate, h: h - 8 },
    foot,
    portrait: { x: x + 29, y: y + 26, size: 36 },
    name: { x: text, y: y + 18, size: 14, w: 100 },
    guilders: { x: text, y: y + 36 },
    points: { x: text + 40, y: y + 36 },
    hand: { x: x + 158, y: y + 3, w: 28, h: h - 10 },
    card: (place) => ({ x: x + 159 + (place % 2) * 13, y: y + 4 + Math.floor(place / 2) * 15, w: 11, h: 13 }),
    worker: (place) => ({ x: boats + place * 27 - 1, y: y + 3, w: 24, h: 18 }),
    threat: (place) => ({ x: boats + place * 27 - 1, y: y + 21, w: 24, h: 11 }),
    majority: (place) => ({ x: boats + place * 19 - 1, y: y + 34, w: 18, h: 18 }),
    arch: (side, place) => ({
      x: left(side) + (side === "left" ? 4 - place : place) * arch,
      y: sill - 9,
      w: arch,
      h: 9,
    }),
    gate: { x: canal + 5 * arch, y: sill - 15, w: gate, h: 15 },
    statue: (side) => ({ x: side === "left" ? canal - 5 : canal + 10 * arch + gate + 5, y: sill - 8 }),
    canal: (side) => ({ x: left(side), y: sill - 18, w: 5 * arch, h: 18 }),
    houses: player.houses.map((_, at) => ({
      x: from + at * each,
      y: foot - (h - 14),
      w: each - 2,
      h: Math.min(h - 14, each * 1.9 + 6),
    })),
  };
}

export function stripAt(player: BrugesPlayer, { x, y, w, h }: Box, folded = false): StripAt {
  if (h < LOW_STRIP) return lowStrip(player, { x, y, w, h });
  const wide = w > 600;
  const row = folded ? STRIP_ROW : h;
  const foot = y + h - 8;
  const plate = wide ? 186 : folded ? 132 : 146;
  const size = wide ? 56 : 42;
  const text = x + 20 + size;
  const money = y + (wide ? 41 : 42);
  const boats = x + plate + (wide || folded ? 8 : 6);
  const step = wide || folded ? 42 : w < 350 ? 25 : 27;
  const top = y + (wide ? 9 : 4);
  const low = wide || folded;
  const majorities = low ? boats : boats + 5 * step + 6;
  const middle = low ? y + (folded ? 52 : 64) : top + 13;
  // Where there is no room beside the majorities, the canal lies below them.
  const below = !low && x + w - majorities < 180;
  const gate = low ? 17 : 12;
  const arch = low ? 11 : below ? Math.min(8.6, (x + w - majorities - gate - 16) / 10) : 8.6;
  const canal = low ? boats + 84 : below ? majorities + 8 : majorities + 72;
  const sill = low ? middle + 12 : below ? top + 39 : top + 24;
  const high = low ? 13 : below ? 8 : 10;
  const from = folded ? x + 6 : wide ? boats + 228 : boats - 2;
  const room = x + w - from - 4;
  const each = Math.min(w > 1000 ? 54 : wide ? 38 : folded ? 44 : 30, room / Math.max(1, player.houses.length));
  const tall = folded ? h - row - 14 : wide ? h - 22 : h - 46;
  const hand = wide
    ? { x: text - 1, y: money + 11, w: 100, h: 19 }
    : { x: text + (folded ? 40 : 52), y: y + 28, w: 30, h: 48 };
  return {
    wide,
    plate: { x, y: y + 3, w: plate, h: row - 11 },
    foot,
    portrait: { x: x + 11 + size / 2, y: wide ? y + 3 + (row - 11) / 2 : y + 52, size },
    name: {
      x: wide ? text : x + 11,
      y: y + (wide ? 24 : 21),
      size: wide ? 16 : 15,
      w: wide ? plate - size - 28 : plate - 20,
    },
    guilders: { x: text, y: money },
    points: wide ? { x: text + 46, y: money } : { x: text, y: money + 20 },
    hand,
    card: (place) =>
      wide
        ? { x: text + place * 16, y: money + 12, w: 13, h: 17 }
        : { x: text + (folded ? 42 : 54) + (place % 2) * 13, y: y + 29 + Math.floor(place / 2) * 16, w: 11, h: 14 },
    worker: (place) => ({ x: boats + place * step - 1, y: top, w: step - 3, h: 18 }),
    threat: (place) => ({ x: boats + place * step - 1, y: top + 18, w: step - 3, h: 11 }),
    majority: (place) => ({ x: majorities + place * (low ? 22 : 18) - 1, y: middle - 10, w: low ? 20 : 18, h: 20 }),
    arch: (side, place) => ({
      x: side === "left" ? canal + (4 - place) * arch : canal + 5 * arch + gate + place * arch,
      y: sill - high,
      w: arch,
      h: high,
    }),
    gate: { x: canal + 5 * arch, y: sill - high - 10, w: gate, h: high + 10 },
    statue: (side) => ({ x: side === "left" ? canal - 9 : canal + 10 * arch + gate + 8, y: sill - 9 }),
    canal: (side) => ({
      x: side === "left" ? canal - 1 : canal + 5 * arch + gate,
      y: sill - high - 7,
      w: 5 * arch,
      h: high + 8,
    }),
    houses: player.houses.map((_, at) => {
      const width = each - 3;
      return { x: from + at * each, y: foot - tall, w: width, h: Math.min(tall, width * 1.9 + 6) };
    }),
  };
}
/** How high the first row of a folded strip is. */
export const STRIP_ROW = 92;

/** One house of my street. */
export interface PlotAt {
  readonly x: number;
  readonly w: number;
  readonly ground: number;
}

/** A street in one row: where it begins at both sides of the gatehouse, and how far it may go. */
export interface RowAt {
  readonly left: number;
  readonly right: number;
  readonly from: number;
  readonly to: number;
  /** How wide a plot is where there are no more than so many at a side. */
  readonly each: number;
  readonly side: number;
  readonly gate: number;
  readonly canal: Readonly<Record<Side, { readonly x: number; readonly w: number }>>;
  readonly niche: Readonly<Record<Side, number>>;
}
export const DESK_STREET: RowAt = {
  left: 668,
  right: 774,
  from: 18,
  to: 1408,
  each: 109,
  side: 6,
  gate: 670,
  canal: { left: { x: 676, w: 119 }, right: { x: 764, w: 119 } },
  niche: { left: 57, right: 1383 },
};

/** Lay out a street of so many houses, and one more: from the gatehouse outwards, the first to the right, the second to the left. */
export function streetAt(houses: number, at: RowAt = DESK_STREET): readonly PlotAt[] {
  const side = Math.max(at.side, Math.ceil((houses + 1) / 2));
  const [left, right] = [Math.min(at.each, (at.left - at.from) / side), Math.min(at.each, (at.to - at.right) / side)];
  return Array.from({ length: houses + 1 }, (_, nth) =>
    nth % 2 === 1
      ? { x: at.left - (Math.floor(nth / 2) + 1) * left, w: left, ground: STREET }
      : { x: at.right + (nth / 2) * right, w: right, ground: STREET },
  );
}

/** From so many plots on, rows are longer. */
const LONG_ROWS = 16;

/** Lay out a street of so many houses, and one more, in rows over a whole width: from the middle outwards, the first ones in front. */
export function rowsAt(
  houses: number,
  wide: number,
): {
  readonly plots: readonly (Omit<PlotAt, "ground"> & { readonly row: number })[];
  readonly count: number;
  readonly each: number;
} {
  const per = houses + 1 > LONG_ROWS ? 10 : 8;
  const each = wide / per;
  const plots = Array.from({ length: houses + 1 }, (_, at) => {
    const nth = at % per;
    const column = nth % 2 === 0 ? per / 2 + nth / 2 : per / 2 - 1 - Math.floor(nth / 2);
    return { x: column * each + 1.5, w: each, row: Math.floor(at / per) };
  });
  return { plots, count: Math.ceil((houses + 1) / per), each };
}

export function houseBox(plot: PlotAt, place: number, high: number): Box {
  const h = highOf(place, high) + 8;
  return { x: plot.x - 2, y: plot.ground - h, w: plot.w + 1, h: h + 40 };
}
export const newHouseBox = (plot: PlotAt, high = 70): Box => ({
  x: plot.x,
  y: plot.ground - high,
  w: plot.w - 4,
  h: high + 37,
});

/** A section of the canal: where it begins at the gatehouse, and how wide an arch is. */
export interface SectionAt {
  readonly side: Side;
  readonly x: number;
  readonly w: number;
  readonly y: number;
  readonly foot: number;
}
export const CANAL: Readonly<Record<Side, SectionAt>> = {
  left: { side: "left", ...DESK_STREET.canal.left, y: BRIDGE, foot: WATER },
  right: { side: "right", ...DESK_STREET.canal.right, y: BRIDGE, foot: WATER },
};
export const GATEHOUSE: Box = { x: 670, y: WATER - 204, w: 100, h: 204 };

export const archX = ({ side, x, w }: SectionAt, field: number): number =>
  side === "left" ? x - (field + 1) * w : x + field * w;
export function archBox(at: SectionAt, field: number): Box {
  const inset = at.w < 50 ? 2 : 6;
  return { x: archX(at, field) + inset, y: at.y + 7, w: at.w - 2 * inset, h: at.foot - at.y - 7 };
}
export function sectionBox(at: SectionAt, fields: number): Box {
  return { x: at.side === "left" ? at.x - fields * at.w : at.x, y: at.y, w: fields * at.w, h: at.foot - at.y };
}

/** A boat with my workers of a colour, and the threat below it. */
export interface BoatAt {
  readonly x: number;
  readonly hull: number;
  readonly w: number;
  /** Without a mast, on a plate with its threat. */
  readonly low?: boolean;
}
export const deskBoat = (place: number): BoatAt => ({ x: 1088 + 69 * place, hull: 642, w: 60 });
export const boatBox = ({ x, hull, w, low }: BoatAt): Box =>
  low ? { x: x - 1, y: hull - 39, w: w + 2, h: 39 } : { x: x - 4, y: hull - 47, w: w + 8, h: 73 };
export const threatBox = ({ x, hull, w, low }: BoatAt): Box =>
  low ? { x: x - 1, y: hull + 1, w: w + 2, h: 26 } : { x: x - 2, y: hull + 27, w: w + 4, h: 27 };

/** A boat with the threat below it: what a damage is chosen by. */
export const columnBox = ({ x, hull, w, low }: BoatAt): Box =>
  low ? { x: x - 1, y: hull - 39, w: w + 2, h: 66 } : { x: x - 4, y: hull - 47, w: w + 8, h: 101 };

/** What is left between the slots of a threat. */
export const SLOT_GAP = 2.2;
/** The slot of a threat marker below a boat, where there are so many. */
export function slotBox({ x, hull, w, low }: BoatAt, at: number, markers: number): Box {
  const wide = (w - 33) / Math.max(3, markers);
  return { x: x + 25 + at * (wide + SLOT_GAP), y: hull + (low ? 7 : 34), w: wide, h: 13 };
}

/** Everything of mine on a phone, from the top of its part of the screen: rows of plots, boats and threats, the canal. */
export interface PhoneAt {
  readonly plots: readonly PlotAt[];
  readonly grounds: readonly number[];
  readonly widest: number;
  readonly boat: (place: number) => BoatAt;
  readonly canal: Readonly<Record<Side, SectionAt>>;
  readonly height: number;
}
const PHONE_ROW = 140;

export function phoneAt(houses: number): PhoneAt {
  const per = houses + 1 > 10 ? 6 : 5;
  const each = 350 / per;
  const rows = Math.max(2, Math.ceil((houses + 1) / per));
  const grounds = Array.from({ length: rows }, (_, row) => 108 + row * PHONE_ROW);
  const hull = 108 + (rows - 1) * PHONE_ROW + 86;
  const canal = { y: hull + 80, foot: hull + 124, w: 31.4 };
  return {
    plots: Array.from({ length: houses + 1 }, (_, at) => ({
      x: 5 + (at % per) * each,
      w: each,
      ground: grounds[Math.floor(at / per)] ?? 108,
    })),
    grounds,
    widest: each - 6,
    boat: (place) => ({ x: 10 + 70 * place, hull, w: 60 }),
    canal: { left: { side: "left", x: 163, ...canal }, right: { side: "right", x: 197, ...canal } },
    height: hull + 128,
  };
}
