/** Where everything lies on the stage, in units. What stands where inside a place is the drawing's (`art/places/geometry.ts`); here it is moved to where the place stands. */
import type { HamburgPlayer } from "../../wire/types";
import type { Box } from "../../scene/stage.svelte";
import { lotWidths } from "./art/houses/lots";
import * as drawn from "./art/places/geometry";
import { DICE, type Side } from "./components";

/** The ground that places of the town are laid out on; a frame moves them to its banks. */
export const GROUND = 188;

export interface SquareAt {
  readonly x0: number;
  /** How wide a step is, and the hall behind them. */
  readonly step: number;
  readonly hall: number;
  readonly jette: boolean;
  /** Where the steps begin. */
  readonly x1: number;
  readonly end: number;
}
/** Something of a drawing on the stage: moved there, with a margin for rings and fingers (left, top, right, bottom). */
function moved(
  box: Box,
  x: number,
  y: number,
  [left, top, right, bottom]: readonly [number, number, number, number] = [0, 0, 0, 0],
): Box {
  return { x: x + box.x - left, y: y + box.y - top, w: box.w + left + right, h: box.h + top + bottom };
}

const squareOf = (
  spaces: number,
  { step, hall, jette }: Pick<SquareAt, "step" | "hall" | "jette">,
): ReturnType<typeof drawn.squareAt> => drawn.squareAt(spaces, { stepWidth: step, hallWidth: hall, jette });

export function squareAt(x0: number, spaces: number, step: number, hall: number, jette: boolean): SquareAt {
  const own = squareOf(spaces, { step, hall, jette });
  return { x0, step, hall, jette, x1: x0 + (own.steps[0]?.x ?? 0), end: x0 + own.width };
}

export interface ChurchAt {
  readonly x0: number;
  readonly pane: number;
  readonly gap: number;
  readonly end: number;
}
export const churchAt = (x0: number, pane: number, gap: number): ChurchAt => ({
  x0,
  pane,
  gap,
  end: x0 + churchOf({ gap, pane }).width,
});
const churchOf = ({ gap, pane }: Pick<ChurchAt, "gap" | "pane">): ReturnType<typeof drawn.churchAt> =>
  drawn.churchAt(6, { gap, windowWidth: pane });

export interface TownAt {
  readonly square: SquareAt;
  readonly church: ChurchAt;
  readonly alster: { readonly x0: number; readonly w: number };
  readonly exchange: { readonly x0: number } | null;
  readonly piles: { readonly x0: number; readonly step: number; readonly w: number };
  readonly burning: { readonly x0: number };
}

export const pilesEnd = (at: TownAt["piles"]): number => at.x0 + drawn.pilesAt(at).width;

export const squareBox = (at: SquareAt): Box => ({ x: at.x1 - 2, y: 20, w: at.end - at.x1 + 2, h: GROUND - 20 });

/** The step that a pawn would go to. */
export function stepBox(at: SquareAt, space: number): Box {
  const step = squareOf(space + 1, at).steps[space];
  return moved(step ?? squareBox(at), at.x0, GROUND, [2, 30, 2, 2]);
}
export function statueBox(at: SquareAt, which: "hummel" | "jette"): Box {
  const own = squareOf(1, at);
  const { x, y } = which === "jette" ? own.jette : own.statue;
  return moved({ x, y, w: 0, h: 0 }, at.x0, GROUND, [14, 18, 14, 30]);
}
export function windowBox(at: ChurchAt, window: number): Box {
  const own = churchOf(at);
  // Down to the floor, where its clerics stand.
  return moved(own.windows[window - 1] ?? own.nave, at.x0, GROUND, [2, 4, 2, 26]);
}
export function clockBox(at: ChurchAt): Box {
  const { x, y } = churchOf(at).clock;
  return moved({ x, y, w: 0, h: 0 }, at.x0, GROUND, [23, 19, 23, 79]);
}

export function dieBox(at: TownAt["alster"], colour: string): Box {
  const { x = 0, y = 0 } = drawn.alsterAt(at.w).dice[DICE.findIndex((each) => each === colour)] ?? {};
  // With the sign of its colour beside it, and the warning at its corner.
  return moved({ x, y, w: 0, h: 0 }, at.x0, GROUND, [24, 18, 31, 18]);
}
export function pileBox(at: TownAt["piles"], place: number): Box {
  const own = drawn.pilesAt(at);
  return moved(own.piles[place] ?? own.discards, at.x0, GROUND, [2, 3, 2, 3]);
}
export const discardsBox = (at: TownAt["piles"]): Box => moved(drawn.pilesAt(at).discards, at.x0, GROUND, [3, 4, 3, 3]);
/** With the flames above the house. */
export const tokensBox = (at: TownAt["burning"]): Box => ({
  x: at.x0,
  y: GROUND - 108,
  w: drawn.burningAt().width,
  h: 106,
});
export const exchangeBox = (x0: number): Box => ({ x: x0 - 3, y: GROUND - 92, w: drawn.exchangeAt().width + 3, h: 92 });

/** The parts of another player's street, from the left: plate, workers, wall, and what is built. */
export interface StripAt {
  /** Whether there is no street, only who it is and the workers. */
  readonly tight: boolean;
  /** Where the workers' houses begin. */
  readonly top: number;
  readonly plate: Box;
  /** The ground of wall and houses. */
  readonly foot: number;
  readonly hand: Box;
  readonly worker: (place: number) => Box;
  readonly level: (place: number) => Box;
  readonly majority: (place: number) => Box;
  readonly wall: (side: Side) => Box;
  /** What lies in the street, gardens first. */
  readonly lots: readonly Box[];
}

/** Lay out a strip; folded, as on a phone, wall and houses stand in a second row under the plate. */
export function stripAt(player: HamburgPlayer, { x, y, w, h }: Box, folded = false): StripAt {
  const big = folded || h >= 80;
  const row = folded ? STRIP_ROW : 0;
  const foot = y + h - 9;
  /** Where there is no room for a street: plate and workers, all else on a tap. */
  const tight = !folded && w < 480;
  const plate = big && !tight ? 186 : tight ? w - 8 - 5 * 25 - (w >= 340 ? 18 : 1) : 230;
  const portrait = big && !tight ? 52 : 38;
  const text = x + 20 + portrait;
  const marks = y + (big ? 45 : 36);
  const houses = x + plate + 8;
  const step = big && !tight ? 28 : 25;
  const top = y + (big ? 17 : 9);
  const high = big && !tight ? 40 : 26;
  const wall = folded ? x + 8 : houses + 5 * step + 8;
  const lots = lotsOf(player);
  if (tight) return tightAt({ x, y, w, h }, { plate, portrait, houses, step, top, high, lots, foot });
  const from = wall + 117 + player.statues.length * 20;
  const each = Math.min(big ? 47 : 40, (x + w - from - 6) / Math.max(1, lots));
  return {
    tight: false,
    top,
    plate: { x, y: y + 4, w: plate, h: h - row - 13 },
    foot,
    hand: big ? { x: text - 1, y: marks + 11, w: 96, h: 19 } : { x: text + 105, y: marks - 10, w: 66, h: 18 },
    worker: (place) => ({ x: houses + place * step - 1, y: top - 2, w: step - 1, h: high + 2 }),
    level: (place) => ({ x: houses + place * step - 1, y: top + high + 1, w: step - 1, h: big ? 14 : 11 }),
    majority: (place) => ({
      x: wall + place * (big ? 20 : 19),
      y: y + row + (big ? 11 : 6) - (folded ? 6 : 0),
      w: 18,
      h: 18,
    }),
    wall: (side) => ({ x: side === "left" ? wall : wall + 60, y: foot - (big ? 22 : 17), w: 45, h: big ? 23 : 18 }),
    lots: Array.from({ length: lots }, (_, at) => ({
      x: from + at * each,
      y: y + row + (big ? 4 : 2),
      w: each - 1,
      h: h - row - (big ? 12 : 10),
    })),
  };
}
/** A strip without a street: what is not drawn lies behind the plate, where things fly to. */
function tightAt(
  box: Box,
  at: Record<"plate" | "portrait" | "houses" | "step" | "top" | "high" | "lots" | "foot", number>,
): StripAt {
  const top = box.y + (box.h - at.high - 22) / 2;
  const all = { x: box.x + 2, y: box.y + 4, w: at.plate - 4, h: box.h - 14 };
  return {
    tight: true,
    top,
    plate: { x: box.x, y: box.y + 4, w: at.plate, h: box.h - 13 },
    foot: at.foot,
    hand: { x: box.x + 20 + at.portrait, y: box.y + box.h - 28, w: 96, h: 19 },
    worker: (place) => ({ x: at.houses + place * at.step - 1, y: top - 2, w: at.step - 1, h: at.high + 2 }),
    level: (place) => ({ x: at.houses + place * at.step - 1, y: top + at.high + 1, w: at.step - 1, h: 12 }),
    majority: () => all,
    wall: () => all,
    lots: Array.from({ length: at.lots }, () => all),
  };
}

/** How high the first row of a folded strip is. */
export const STRIP_ROW = 78;

/** How many plots a street has: a garden each, and a house each where two stand on one site. */
function lotsOf(player: HamburgPlayer): number {
  return player.garden.length + player.sites.reduce((sum, site) => sum + Math.max(1, site.buildings.length), 0);
}

/** One house of my street, or the empty site it may stand on. */
export interface PlotAt {
  readonly place: number;
  readonly colour: string;
  readonly card: number | null;
  /** What is on the other side of an empty site, where its owner knows it. */
  readonly face: number | null;
  readonly x: number;
  readonly w: number;
}

export interface StreetAt {
  readonly plots: readonly PlotAt[];
  readonly fresh: { readonly x: number; readonly w: number };
}

/** Lay out a street: even plots as long as they are wide enough, then empty sites grow narrow first; the last is for a new site. */
export function streetAt(sites: HamburgPlayer["sites"], from: number, to: number): StreetAt {
  const all = sites.flatMap((site) =>
    (site.buildings.length > 0 ? site.buildings : [null]).map((card) => ({
      place: site.place,
      colour: site.face.colour,
      card,
      face: card === null ? site.face.card : null,
    })),
  );
  const widths = lotWidths([...all.map(({ card }) => card !== null), false], to - from);
  let x = from;
  const plots = all.map((plot, at) => {
    const w = widths[at] ?? 0;
    x += w;
    return { ...plot, x: x - w, w };
  });
  return { plots, fresh: { x, w: widths.at(-1) ?? 0 } };
}

export interface GardenAt {
  readonly x: number;
  readonly y: number;
  /** How large what lives there is drawn, and how wide its plate is. */
  readonly scale: number;
  readonly plate: number;
}

/** Zoo and park on the hill, in as few rows as they fit in. */
export function gardensAt(count: number, box: Box): readonly GardenAt[] {
  const wanted = count <= 3 ? 1 : count <= 8 ? 2 : 3;
  const rows = Math.max(1, Math.min(wanted, Math.floor(box.h / 34)));
  const per = Math.ceil(count / rows);
  const step = Math.min(150, box.w / Math.max(1, per));
  // As large as there is room above the plates.
  const scale = Math.min([1.75, 1.15, 0.85][rows - 1] ?? 1, Math.max(0.6, (box.h / rows - 22) / 26));
  return Array.from({ length: count }, (_, at) => ({
    x: box.x + step * ((at % per) + 0.5),
    y: box.y + (box.h / rows) * (Math.floor(at / per) + 1) - 22,
    scale,
    plate: Math.min(112, step - 6),
  }));
}
export const gardenBox = (at: GardenAt): Box => ({
  x: at.x - at.plate / 2,
  y: at.y - 26 * at.scale,
  w: at.plate,
  h: 26 * at.scale + 22,
});

/** Everything of mine: where it stands, and how large its parts are. */
export interface MineAt {
  readonly street: StreetAt;
  readonly tallest: number;
  /** The ground of the houses, the top of the quay, how high a plate is, and where the others' streets end. */
  readonly ground: number;
  readonly quay: number;
  readonly plate: number;
  readonly top: number;
  readonly workers: { readonly x: (place: number) => number; readonly scale: number };
  readonly tower: { readonly x: number; readonly scale: number; readonly low: boolean };
  readonly walls: Readonly<Record<Side, WallAt>>;
  readonly gardens: readonly GardenAt[];
  readonly hill: Box;
}
const scaled = ({ x, y, w, h }: Box, by: number): Box => ({ x: x * by, y: y * by, w: w * by, h: h * by });
export const workerBox = (x: number, quay: number, scale = 1): Box =>
  moved(scaled(drawn.workersAt.people, scale), x, quay);
export const levelBox = (x: number, quay: number, scale = 1): Box =>
  moved(scaled(drawn.workersAt.threat, scale), x, quay, [0, 0, 0, 26 - 26 * scale]);

/** A half of the wall: where it begins at the tower, and how wide a segment is. */
export interface WallAt {
  readonly side: Side;
  readonly x0: number;
  readonly w: number;
  readonly y: number;
}
export function segmentBox({ side, x0, w, y }: WallAt, at: number): Box {
  const segment = drawn.wallAt(side, at + 1, w)[at];
  return moved(segment ?? { x: 0, y: 0, w, h: 0 }, x0, y, [0, -2, -1, 0]);
}
export function halfBox(at: WallAt, segments: number): Box {
  const [first, last] = [segmentBox(at, 0), segmentBox(at, segments - 1)];
  const x = Math.min(first.x, last.x);
  return { x, y: at.y, w: segments * at.w, h: first.h + 2 };
}
export function plotBox(
  plot: { readonly x: number; readonly w: number },
  ground: number,
  high: number,
  plate = 26,
): Box {
  return { x: plot.x - 1, y: ground - high, w: plot.w - 1, h: high + plate + 11 };
}

/** Everything of mine on a phone, from the top of its part of the screen: quays of five plots, hill, workers, wall. */
export interface PhoneAt {
  readonly rows: readonly { readonly ground: number; readonly plots: readonly PlotAt[] }[];
  readonly fresh: { readonly x: number; readonly w: number; readonly ground: number };
  readonly hill: Box;
  readonly gardens: readonly GardenAt[];
  readonly quay: number;
  readonly height: number;
  readonly walls: Readonly<Record<Side, WallAt>>;
}
const PER_ROW = 5;
const PHONE_PLOT = 70.4;
const PHONE_ROW = 136;
/** Where the first quay of a phone lies, and how far below the gardens mine does. */
const PHONE_GROUND = 92;
const PHONE_HOUSES = 96;

export function phoneAt(player: HamburgPlayer): PhoneAt {
  const { plots } = streetAt(player.sites, 0, 10_000);
  const count = Math.max(2, Math.ceil((plots.length + 1) / PER_ROW));
  const spot = (at: number): { x: number; w: number; ground: number } => ({
    x: 4 + (at % PER_ROW) * PHONE_PLOT,
    w: PHONE_PLOT,
    ground: PHONE_GROUND + Math.floor(at / PER_ROW) * PHONE_ROW,
  });
  const placed = plots.map((plot, at) => ({ ...plot, ...spot(at) }));
  const rows = Array.from({ length: count }, (_, row) => ({
    ground: PHONE_GROUND + row * PHONE_ROW,
    plots: placed.slice(row * PER_ROW, (row + 1) * PER_ROW),
  }));
  const hillTop = PHONE_GROUND + (count - 1) * PHONE_ROW + 40;
  const gardenRows = Math.max(1, Math.ceil(player.garden.length / 3));
  const hill = { x: 2, y: hillTop, w: 256, h: 54 * gardenRows };
  const quay = hillTop + 54 * gardenRows + PHONE_HOUSES;
  return {
    rows,
    fresh: spot(plots.length),
    hill,
    gardens: player.garden.map((_, at) => ({
      x: hill.x + 43 + (at % 3) * 86,
      y: hill.y + 54 * Math.floor(at / 3) + 33,
      scale: 1,
      plate: 82,
    })),
    quay,
    height: quay + 34,
    walls: { left: { side: "left", x0: 160, w: 31.5, y: quay }, right: { side: "right", x0: 201, w: 31.5, y: quay } },
  };
}
export const phoneWorkersX = (place: number): number => 4 + 71.5 * place;

export function shipBox(at: Box, colour: string, docked: boolean): Box {
  const own = drawn.harbourAt(at.w, DICE.length, at.h);
  const place = DICE.findIndex((each) => each === colour);
  return moved(docked ? own.berth(place) : own.roads(place), at.x, at.y);
}
