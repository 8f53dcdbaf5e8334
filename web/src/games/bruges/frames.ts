/** Where the bands of the canal town lie in each frame: what gives way where there is little room, and who gets what is to spare. */
import type { Frame } from "../../room/measure";
import type { Box } from "../../scene/stage.svelte";
import type { BrugesPlayer } from "../../wire/types";
import {
  BRIDGE,
  CANAL,
  DESK_STREET,
  deskBoat,
  GATEHOUSE,
  HOUSE,
  MARKET,
  QUAY,
  RAMPART,
  rowsAt,
  STAIRS,
  streetAt,
  WATER,
  type BoatAt,
  type MarketAt,
  type PlotAt,
  type QuayAt,
  type RowAt,
  type SectionAt,
  type StairsAt,
} from "./layout";
import type { Side } from "./components";
import { SELF, type SelfAt } from "./self";

/** My street on its bridge, and what floats before it. */
export interface MineAt {
  readonly plots: readonly PlotAt[];
  /** The grounds of its rows, the one in front last. */
  readonly grounds: readonly number[];
  readonly high: number;
  readonly widest: number;
  /** Where what lies behind the houses begins, and the bridge and the water before it. */
  readonly top: number;
  readonly bridge: number;
  readonly water: number;
  /** Between which houses stand: beyond are trees. */
  readonly bank: { readonly left: number; readonly right: number } | null;
  readonly canal: Readonly<Record<Side, SectionAt>>;
  /** The gatehouse; a low one stands before the houses. */
  readonly gate: Box & { readonly low: boolean };
  readonly niche: Readonly<Record<Side, number>> | null;
  readonly boat: (place: number) => BoatAt;
}
export interface SceneAt {
  readonly wide: number;
  readonly ground: number;
  /** The ground of crane and piles. */
  readonly second: number;
  readonly stairs: StairsAt;
  readonly market: MarketAt;
  readonly quay: QuayAt;
  /** Where the town ends in green hills, if there is room for them. */
  readonly rampart: number | null;
  readonly strips: readonly Box[];
  readonly mine: MineAt;
  readonly self: SelfAt;
  readonly question: { readonly x: number; readonly w: number; readonly bottom: number };
  readonly hand: Box;
  /** Where a card of it would lie alone. */
  readonly step: number;
  /** The large piles beside a hand that is filled, and the hand between them. */
  readonly piles: Readonly<Record<Side, Box>>;
  readonly between: Box;
}

/** What chips need above a house, and a plate and kerb below it. */
const CHIPS = 12;
const PLATE = BRIDGE - 470;
const ARCHES = WATER - BRIDGE;
const KERB = 21;
const QUESTION = 53;
/** How much a house of a street may be higher than they are on the whole. */
const HIGHEST = 1.03;
const within = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** The large piles left and right of a hand. */
function pilesAt(hand: Box): Pick<SceneAt, "piles" | "between"> {
  const [y, h, w] = [hand.y + 8, hand.h - 10, 104];
  return {
    piles: { left: { x: hand.x, y, w, h }, right: { x: hand.x + hand.w - w, y, w, h } },
    between: { x: hand.x + w + 12, y: hand.y, w: hand.w - 2 * w - 24, h: hand.h },
  };
}

/** Streets of the others side by side. */
function besides(count: number, wide: number, y: number, h: number): Box[] {
  const gap = count > 1 ? 8 : 0;
  const w = (wide - gap * (count - 1)) / Math.max(1, count);
  return Array.from({ length: count }, (_, at) => ({ x: at * (w + gap), y, w, h }));
}

interface Bridge {
  readonly street: number;
  readonly top: number;
  readonly houses: number;
}

/** A street in one row, with its gatehouse in the middle of it. */
function oneRow({ street, top, houses }: Bridge, at: RowAt, most: number): MineAt {
  const [bridge, water] = [street + PLATE, street + PLATE + ARCHES];
  const section = (side: Side): SectionAt => ({ ...CANAL[side], ...at.canal[side], y: bridge, foot: water });
  const plots = streetAt(houses, at).map((plot) => ({ ...plot, ground: street }));
  const built = plots.slice(0, houses);
  return {
    plots,
    grounds: [street],
    high: within(60, (street - top - CHIPS) / HIGHEST, most),
    widest: Math.min(HOUSE.widest, (plots[0]?.w ?? HOUSE.widest) - 5),
    top,
    bridge,
    water,
    bank: {
      left: Math.min(at.left, ...built.map(({ x }) => x)),
      right: Math.max(at.right, ...built.map(({ x, w }) => x + w)),
    },
    canal: { left: section("left"), right: section("right") },
    gate: { ...GATEHOUSE, x: at.gate, y: water - GATEHOUSE.h, low: false },
    niche: at.niche,
    boat: deskBoat,
  };
}

/** A street in rows over the whole width, the low gatehouse in the bridge before it. */
function inRows({ street, top, houses }: Bridge, wide: number, gate: number, most: number): MineAt {
  const [bridge, water] = [street + PLATE, street + PLATE + ARCHES];
  const rows = rowsAt(houses, wide);
  const free = (street - top - CHIPS - (rows.count - 1) * (PLATE + CHIPS)) / rows.count;
  const high = within(56, free / HIGHEST, most);
  const grounds = Array.from(
    { length: rows.count },
    (_, row) => street - (rows.count - 1 - row) * (high * HIGHEST + PLATE + CHIPS),
  );
  const arch = (wide - gate) / 10;
  const section = { y: bridge, foot: water, w: arch };
  return {
    plots: rows.plots.map(({ x, w, row }) => ({ x, w, ground: grounds[rows.count - 1 - row] ?? street })),
    grounds,
    high,
    widest: Math.min(HOUSE.widest, rows.each - 6),
    top,
    bridge,
    water,
    bank: null,
    canal: {
      left: { side: "left", x: (wide - gate) / 2, ...section },
      right: { side: "right", x: (wide + gate) / 2, ...section },
    },
    gate: { x: (wide - gate) / 2, y: bridge + 2, w: gate, h: water - bridge - 2, low: true },
    niche: null,
    boat: deskBoat,
  };
}

/** So many cards lie side by side; more of them need a wider hand. */
const FEW_CARDS = 5;

function deskAt(height: number, houses: number, others: number, cards: number): SceneAt {
  const high = Math.min(757, height);
  const ground = 188 - Math.min(20, 757 - high);
  const room = (strip: number, hand: number): number => high - hand - QUESTION - ARCHES - PLATE - ground - KERB - strip;
  const low = room(94, 154) < HOUSE.high + CHIPS;
  const strip = low ? 55 : 94;
  const hand = room(strip, 154) < 104 * HIGHEST + CHIPS ? 144 : 154;
  const street = high - hand - QUESTION - ARCHES - PLATE;
  const top = ground + KERB + strip;
  const many = cards > FEW_CARDS;
  const lies = many ? { x: 252, y: high - hand, w: 826, h: hand } : { x: 366, y: high - hand, w: 708, h: hand };
  return {
    wide: 1440,
    ground,
    second: ground,
    stairs: STAIRS,
    market: MARKET,
    quay: QUAY,
    rampart: RAMPART,
    strips: besides(others, 1440, ground + KERB, strip),
    mine: {
      ...oneRow({ street, top, houses }, DESK_STREET, HOUSE.high),
      boat: (place) => ({ ...deskBoat(place), hull: high - 115 }),
    },
    self: many ? { ...SELF.narrow, y: high - 157 } : { ...SELF.wide, y: high - 757 },
    question: many ? { x: 250, w: 830, bottom: hand + 11 } : { x: 356, w: 728, bottom: hand + 11 },
    hand: lies,
    step: 130,
    ...pilesAt({ ...lies, x: lies.x + 8, w: lies.w - 16 }),
  };
}

const SQUARE_STREET: RowAt = {
  left: 460,
  right: 564,
  each: 91,
  side: 5,
  from: 2,
  to: 1022,
  gate: 462,
  canal: { left: { x: 468, w: 84 }, right: { x: 556, w: 84 } },
  niche: { left: 24, right: 1000 },
};

function squareFrame(height: number, houses: number, others: number): SceneAt {
  const spare = height - 740;
  const hand = Math.min(200, 156 + 0.3 * spare);
  const strip = Math.min(150, 87 + 0.2 * spare);
  const street = height - hand - 106 - ARCHES - PLATE;
  const top = street - Math.min(176, 132 + 0.25 * spare);
  const ground = top - strip - KERB;
  const water = street + PLATE + ARCHES;
  const lies = { x: 248, y: height - hand, w: 768, h: hand };
  return {
    wide: 1024,
    ground,
    second: ground,
    stairs: { x: 12, step: 25, hall: 106 },
    market: { x: 421, w: 236 },
    quay: { crane: 665, x: 766 },
    rampart: null,
    strips: besides(others, 1024, ground + KERB, strip),
    mine: {
      ...oneRow({ street, top, houses }, SQUARE_STREET, 160),
      boat: (place) => ({ x: 672 + 69.5 * place, hull: water + 50, w: 60 }),
    },
    self: { ...SELF.narrow, y: height - hand },
    question: { x: 12, w: 646, bottom: hand + 58 },
    hand: lies,
    step: 150,
    ...pilesAt(lies),
  };
}

/** Two of the others side by side, then crane and piles: at the right where a street is left alone in its row. */
function tallBanks(others: number): { readonly rows: readonly number[]; readonly quay: QuayAt } {
  const beside = others % 2 === 1;
  const quay = beside ? { crane: 394, x: 502, arm: false } : { crane: 190, x: 322, arm: false };
  return { rows: [...Array.from({ length: Math.floor(others / 2) }, () => 94), 106], quay };
}

function tallFrame(height: number, houses: number, others: number): SceneAt {
  const spare = height - 1024;
  const hand = within(150, 150 + 0.17 * spare, 196);
  const street = height - hand - QUESTION - 106 - ARCHES - PLATE;
  const { rows, quay } = tallBanks(others);
  const banks = rows.reduce((sum, each) => sum + each + 3, 0);
  const most = houses + 1 > 8 ? 2 * 140 * HIGHEST + PLATE + 2 * CHIPS : 176 * HIGHEST + CHIPS;
  const ground = Math.max(164 + 0.25 * spare, Math.min(street - most - banks - KERB, 0.25 * height + 80));
  const y = (row: number): number => ground + KERB + rows.slice(0, row).reduce((sum, each) => sum + each + 3, 0);
  const water = street + PLATE + ARCHES;
  const lies = { x: 8, y: height - hand, w: 752, h: hand };
  return {
    wide: 768,
    ground,
    second: y(rows.length) - 3 - 20,
    stairs: { x: 8, step: 27, hall: 116 },
    market: { x: 452, w: 300 },
    quay,
    rampart: null,
    strips: Array.from({ length: others }, (_, at) => ({
      x: (at % 2) * 386,
      y: y(Math.floor(at / 2)),
      w: 382,
      h: rows[Math.floor(at / 2)] ?? 94,
    })),
    mine: {
      ...inRows({ street, top: ground + KERB + banks, houses }, 768, 100, houses + 1 > 8 ? 140 : 176),
      boat: (place) => ({ x: 12 + 76 * place, hull: water + 50, w: 60 }),
    },
    self: { ...SELF.row, y: water },
    question: { x: 10, w: 748, bottom: hand + 8 },
    hand: lies,
    step: 152,
    ...pilesAt(lies),
  };
}

/** How many cards are in a hand. */
export const cardsOf = (me: BrugesPlayer | undefined): number =>
  (me?.hand.length ?? 0) + (me?.drawn.length ?? 0) + (me?.held ? 1 : 0);

/** Lay out the whole town in a frame that shows all of it at once. */
export function sceneAt(
  { frame, height }: { readonly frame: Frame; readonly height: number },
  me: BrugesPlayer | undefined,
  others: number,
): SceneAt {
  const houses = me?.houses.length ?? 0;
  if (frame === "square") return squareFrame(height, houses, others);
  return frame === "tall" ? tallFrame(height, houses, others) : deskAt(height, houses, others, cardsOf(me));
}

/** The usual street, looked at closely. */
export const streetOf = (houses: number): MineAt => oneRow({ street: 470, top: 303, houses }, DESK_STREET, HOUSE.high);

/** How high the plate of a boat is in a low window. */
const BOATS = 64;

/** What is mine in a low window, `w` by `h` units beside the rail: the street, its bridge, and a row of boats. */
export function sideAt(
  houses: number,
  w: number,
  h: number,
): { readonly mine: MineAt; readonly majority: (place: number) => Box; readonly boats: Box } {
  const boats = h - BOATS - 4;
  const street = boats - 4 - ARCHES - PLATE;
  const each = Math.min(72, (w - 108) / 5);
  const step = Math.min(34, (w - 8 - 5 * each) / 3);
  return {
    mine: {
      ...inRows({ street, top: 2, houses }, w, 52, 146),
      boat: (place) => ({ x: 4 + each * place, hull: boats + 38, w: each - 4, low: true }),
    },
    majority: (place) => ({ x: 8 + 5 * each + place * step, y: boats + 16, w: Math.min(32, step), h: 32 }),
    boats: { x: 0, y: boats, w, h: BOATS + 4 },
  };
}
