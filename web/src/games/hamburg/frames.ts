/** Where the bands of the waterfront lie in each frame that shows all of it at once: what gives way where there is little room, and who gets what is to spare. */
import type { Frame } from "../../room/measure";
import type { Box } from "../../scene/stage.svelte";
import type { HamburgPlayer, HamburgView } from "../../wire/types";
import { churchAt, gardensAt, pilesEnd, squareAt, streetAt, type MineAt, type TownAt } from "./layout";

export interface SceneAt {
  /** How wide and high what is drawn is. */
  readonly wide: number;
  readonly high: number;
  /** The ground of the first bank, and of the second where there is one: what stands on it is told by its place. */
  readonly ground: number;
  readonly second: number;
  readonly town: TownAt;
  /** What stands on the second bank. */
  readonly beyond: readonly (keyof TownAt)[];
  readonly strips: readonly Box[];
  readonly mine: MineAt | null;
  readonly self: SelfAt;
  readonly question: { readonly x: number; readonly w: number; readonly bottom: number };
  readonly hand: Box;
  readonly harbour: Box;
}
/** Where I am shown: beside the hand, narrower where the hand is wide, or in a row above the question. */
export interface SelfAt {
  readonly form: "wide" | "narrow" | "row";
  readonly x: number;
  readonly y: number;
}
interface Room {
  readonly frame: Frame;
  readonly height: number;
}

/** From so many plots on, plates have three lines. */
const MANY_PLOTS = 9;
/** So many cards lie side by side; more of them need a wider hand. */
const FEW_CARDS = 5;
const plotsOf = (player: HamburgPlayer | undefined): number =>
  player?.sites.reduce((sum, site) => sum + Math.max(1, site.buildings.length), 0) ?? 0;
const within = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** The bands from the top: grounds, the end of the others' streets, the street's ground, quay and water. */
interface Bands {
  readonly ground: number;
  readonly second: number;
  readonly banks: number;
  readonly street: number;
  readonly quay: number;
  readonly hand: number;
}

const WALL = 33;
const QUESTION = 54;
/** What chips need above a house. */
const CHIPS = 24;

function deskBands(high: number, plate: number, rows: (low: boolean) => number): Bands & { low: boolean } {
  const sky = Math.min(20, Math.max(0, 757 - high));
  const ground = 188 - sky;
  const at = (low: boolean, hand: number): Bands & { low: boolean } => {
    const quay = high - hand - QUESTION - WALL;
    return { ground, second: ground, banks: ground + 21 + rows(low), street: quay - plate - 10, quay, hand, low };
  };
  const tall = ({ street, banks }: Bands): number => street - banks - CHIPS;
  const [plain, low] = [at(false, 154), at(true, 154)];
  if (tall(plain) >= 125 - plate + 26) return plain;
  return tall(low) >= 104 ? low : at(true, 144);
}

function squareBands(high: number, plate: number): Bands {
  const spare = high - 740;
  const ground = 176 + 0.25 * spare;
  const second = ground + 145 + 0.2 * spare;
  const quay = high - (plate > 26 ? 147 : 164) - 0.3 * spare - QUESTION - WALL;
  return {
    ground,
    second,
    banks: second + 19,
    street: quay - plate - 10,
    quay,
    hand: high - quay - WALL - QUESTION,
  };
}

function tallBands(high: number, plate: number, strips: number, band: number): Bands {
  const spare = high - 1024;
  const hand = within(150, 150 + 0.17 * spare, 196);
  const quay = high - hand - QUESTION - band - WALL;
  const street = quay - 115 - plate - 10;
  // Above 160 a house is no finer: the rest is sky.
  const above = street - 160 - CHIPS - strips - 173;
  const ground = Math.max(168 + 0.25 * spare, Math.min(above, 400));
  const second = ground + 150 + 0.08 * spare;
  return { ground, second, banks: second + 23 + strips, street, quay, hand };
}

/** The town on one bank, closer together where the stock exchange stands in it. */
function deskTown(view: HamburgView): TownAt {
  const jette = view.zitronenjettes !== undefined;
  const tight = view.exchange !== undefined;
  const gap = tight ? 16 : 20;
  const step = tight ? 26.5 : jette ? 29.5 : 31;
  const square = squareAt(tight ? 14 : 16, view.square.length, step, tight ? 112 : 132, jette);
  const church = tight ? churchAt(square.end + gap, 24, 31) : churchAt(square.end + gap, 25, 33);
  const alster = { x0: church.end + gap, w: tight ? 180 : 212 };
  const past = alster.x0 + alster.w;
  const exchange = tight ? { x0: past + 18 } : null;
  const piles = exchange ? { x0: exchange.x0 + 132, step: 34, w: 204 } : { x0: past + 22, step: 39, w: 232 };
  return { square, church, alster, exchange, piles, burning: { x0: pilesEnd(piles) + (tight ? 14 : 24) } };
}

/** On two banks: square, church, dice and intrigue on the first, exchange and piles on the second, right of the others. */
function squareTown(view: HamburgView): TownAt {
  const jette = view.zitronenjettes !== undefined;
  const square = squareAt(6, view.square.length, jette ? 25 : 26, 112, jette);
  const church = churchAt(square.end + 10, 24, 29);
  const alster = { x0: church.end + 14, w: jette ? 178 : 186 };
  return {
    square,
    church,
    alster,
    exchange: view.exchange ? { x0: 652 } : null,
    piles: view.exchange ? { x0: 786, step: 37, w: 222 } : { x0: 694, step: 46, w: 276 },
    burning: { x0: alster.x0 + alster.w + 10 },
  };
}

/** Upright: square and church on the first bank, all else on the second. */
function tallTown(view: HamburgView): TownAt {
  const jette = view.zitronenjettes !== undefined;
  const square = squareAt(4, view.square.length, jette ? 26.5 : 27.5, 116, jette);
  const church = churchAt(square.end + 16, 25, 33);
  return view.exchange
    ? {
        square,
        church,
        alster: { x0: 12, w: 190 },
        exchange: { x0: 216 },
        piles: { x0: 346, step: 39, w: 232 },
        burning: { x0: 624 },
      }
    : {
        square,
        church,
        alster: { x0: 16, w: 236 },
        exchange: null,
        piles: { x0: 296, step: 41, w: 244 },
        burning: { x0: 610 },
      };
}

/** Streets of the others, `per` in a row. */
function rowsOf(count: number, from: { x: number; y: number; w: number; h: number; per: number; gap: number }): Box[] {
  const each = (from.w - (from.per - 1) * 4) / from.per;
  return Array.from({ length: count }, (_, at) => ({
    x: from.x + (at % from.per) * (each + 4),
    y: from.y + Math.floor(at / from.per) * (from.h + from.gap),
    // Alone in its row, a street goes on to the edge.
    w: at % from.per === 0 && at === count - 1 ? from.w : each,
    h: from.h,
  }));
}

/** What of mine is where on a desk, and how large; other frames say what differs. */
interface Ground {
  readonly from: number;
  readonly to: number;
  readonly most: number;
  readonly scale: number;
  readonly workers: number;
  readonly step: number;
  readonly tower: number;
  readonly low: boolean;
  readonly left: readonly [number, number];
  readonly right: readonly [number, number];
}
const DESK: Ground = {
  from: 480,
  to: 1404,
  most: 150,
  scale: 1,
  workers: 32,
  step: 72,
  tower: 398,
  low: false,
  left: [392, 72],
  right: [470, 76],
};
const SQUARE: Ground = {
  from: 410,
  to: 1012,
  most: 150,
  scale: 0.9,
  workers: 14,
  step: 66,
  tower: 347,
  low: false,
  left: [346, 66],
  right: [412, 73],
};
const TALL: Ground = {
  from: 4,
  to: 765,
  most: 160,
  scale: 0.9,
  workers: 8,
  step: 69,
  tower: 358,
  low: true,
  left: [358, 71],
  right: [406, 71],
};

function mineIn(player: HamburgPlayer, at: Ground, bands: Bands, plate: number): MineAt {
  const { quay, banks, street } = bands;
  const hill = at.low
    ? { x: 404, y: street + plate + 16, w: 364, h: quay - street - plate - 16 }
    : { x: 6, y: banks + 4, w: at.tower - 6, h: quay - 129 - banks - 4 };
  return {
    street: streetAt(player.sites, at.from, at.to),
    tallest: within(60, street - banks - CHIPS, at.most),
    ground: street,
    quay,
    plate,
    top: banks,
    workers: { x: (place) => at.workers + at.step * place, scale: at.scale },
    tower: { x: at.tower, scale: Math.min(at.scale, (quay + WALL - banks) / 232), low: at.low },
    walls: {
      left: { side: "left", x0: at.left[0], w: at.left[1], y: quay },
      right: { side: "right", x0: at.right[0], w: at.right[1], y: quay },
    },
    hill,
    gardens: gardensAt(player.garden.length, hill),
  };
}

/** The usual street, looked at closely. */
export function streetOf(player: HamburgPlayer): MineAt {
  const bands = { ground: 188, second: 188, banks: 300, street: 480, quay: 516, hand: 154 };
  return mineIn(player, DESK, bands, 26);
}

interface Company {
  readonly view: HamburgView;
  readonly me: HamburgPlayer | undefined;
  readonly others: readonly HamburgPlayer[];
}

const cardsOf = (me: HamburgPlayer | undefined): number =>
  (me?.hand.length ?? 0) + (me?.drawn.length ?? 0) + (me?.held ? 1 : 0);

function deskAt(height: number, { view, me, others }: Company, plate: number): SceneAt {
  const high = Math.min(757, height);
  const many = others.length > 2;
  const bands = deskBands(high, plate, (low) => (low ? 57 : many ? 112 : 90));
  const wide = cardsOf(me) > FEW_CARDS;
  const foot = high - bands.hand;
  const y = bands.ground + (many || bands.low ? 21 : 23);
  const per = bands.low && others.length > 2 ? others.length : 2;
  return {
    wide: 1440,
    high,
    ground: bands.ground,
    second: bands.ground,
    town: deskTown(view),
    beyond: [],
    strips: rowsOf(others.length, { x: 0, y, w: 1440, h: many || bands.low ? 55 : 88, per, gap: 2 }),
    mine: me ? mineIn(me, DESK, bands, plate) : null,
    self: { form: wide ? "narrow" : "wide", x: 0, y: high - (wide ? 157 : 163) },
    question: wide ? { x: 250, w: 928, bottom: bands.hand + 11 } : { x: 356, w: 728, bottom: bands.hand + 11 },
    hand: wide ? { x: 252, y: foot, w: 924, h: bands.hand } : { x: 366, y: foot, w: 708, h: bands.hand },
    harbour: wide
      ? { x: 1184, y: bands.quay + 40, w: 250, h: high - bands.quay - 44 }
      : { x: 1094, y: bands.quay + 44, w: 336, h: high - bands.quay - 44 },
  };
}

function squareFrame(height: number, { view, me, others }: Company, plate: number): SceneAt {
  const bands = squareBands(height, plate);
  const ships = view.ships !== undefined;
  const foot = height - bands.hand;
  const y = bands.ground + 21;
  const room = bands.banks - y;
  const per = others.length > 2 ? 2 : 1;
  const rows = Math.ceil(others.length / per);
  const h = rows === 1 ? Math.min(room - 4, 96) : (room - 6) / 2;
  return {
    wide: 1024,
    high: height,
    ground: bands.ground,
    second: bands.second,
    town: squareTown(view),
    beyond: ["exchange", "piles"],
    strips: rowsOf(others.length, { x: 0, y, w: 640, h, per, gap: 2 }),
    mine: me ? mineIn(me, SQUARE, bands, plate) : null,
    self: { form: "narrow", x: 0, y: height - 157 },
    question: { x: 12, w: ships ? 758 : 1000, bottom: bands.hand + 8 },
    hand: { x: 248, y: foot, w: 770, h: bands.hand },
    harbour: { x: 782, y: bands.quay + 2, w: 238, h: 90 },
  };
}

function tallFrame(height: number, { view, me, others }: Company, plate: number): SceneAt {
  const per = others.length > 2 ? 2 : 1;
  const h = height < 1090 || others.length > 2 ? 56 : 84;
  const strips = Math.ceil(others.length / per) * (h + 2);
  const band = view.ships !== undefined || me?.mayor ? 66 : 52;
  const bands = tallBands(height, plate, strips, band);
  return {
    wide: 768,
    high: height,
    ground: bands.ground,
    second: bands.second,
    town: tallTown(view),
    beyond: ["alster", "exchange", "piles", "burning"],
    strips: rowsOf(others.length, { x: 0, y: bands.second + 22, w: 768, h, per, gap: 2 }),
    mine: me ? mineIn(me, TALL, bands, plate) : null,
    self: { form: "row", x: 0, y: bands.quay + WALL },
    question: { x: 10, w: 748, bottom: bands.hand + 8 },
    hand: { x: 8, y: height - bands.hand, w: 752, h: bands.hand },
    harbour: { x: 492, y: bands.quay + WALL + 2, w: 270, h: 64 },
  };
}

/** Lay out the whole waterfront in a frame. */
export function sceneAt({ frame, height }: Room, company: Company): SceneAt {
  const plate = plotsOf(company.me) >= MANY_PLOTS ? 37 : 26;
  if (frame === "square") return squareFrame(height, company, plate);
  return frame === "tall" ? tallFrame(height, company, plate) : deskAt(height, company, plate);
}

/** What is mine in a low window, `w` by `h` units beside the rail. */
export function sideAt(
  player: HamburgPlayer,
  w: number,
  h: number,
): { readonly mine: MineAt; readonly majority: (place: number) => Box; readonly mayor: Box } {
  const plate = plotsOf(player) >= MANY_PLOTS ? 37 : 26;
  const quay = h - 44;
  const scale = within(0.6, (w - 146) / 360, 0.9);
  const past = 8 + 72 * scale * COLOUR_COUNT;
  const room = w - past - 4;
  const street = quay - 95 * scale - CHIPS - plate - 8;
  const half = w / 2 - 21;
  const ground: Ground = {
    from: 3,
    to: w - 3,
    most: 150,
    scale,
    workers: 6,
    step: 72 * scale,
    tower: half - 1,
    low: true,
    left: [half, half / 5],
    right: [w / 2 + 21, half / 5],
  };
  const mine = mineIn(player, ground, { ground: 0, second: 0, banks: 2, street, quay, hand: 0 }, plate);
  const hill = { x: past, y: quay - 36, w: room, h: 36 };
  const step = Math.min(29, room / 5);
  return {
    mine: { ...mine, hill, gardens: gardensAt(player.garden.length, hill) },
    majority: (place) => ({ x: past + place * step, y: quay - 64, w: Math.min(28, step), h: 26 }),
    mayor: { x: past, y: quay - 108, w: room, h: 40 },
  };
}
const COLOUR_COUNT = 5;
