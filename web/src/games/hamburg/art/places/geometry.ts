/** Where things stand inside each place, for buttons, rings and beats; every origin is on the ground line, at the left. */
import type { Box, Point } from "../../../../art/pen";

const RISE = 4.9;

/** City Hall Square: plinths, steps, hall. */
export function squareAt(
  steps: number,
  o: { stepWidth?: number; hallWidth?: number; jette?: boolean; statues?: number } = {},
) {
  const wide = o.stepWidth ?? 31;
  const x1 = o.jette ? 58 : 44;
  const hallWidth = (o.hallWidth ?? 132) + 14;
  const hallX = x1 + steps * wide - 6;
  const rest = Math.max(0, (o.statues ?? 1) - 1);
  const niche = (hallWidth - 8) / Math.max(6, rest);
  return {
    width: hallX + hallWidth,
    steps: Array.from({ length: steps }, (_, at): Box => ({
      x: x1 + at * wide,
      y: -12 - at * RISE,
      w: wide,
      h: 12 + at * RISE,
    })),
    hall: { x: hallX - 2, y: -12 - steps * RISE + 8, w: hallWidth, h: 12 + steps * RISE - 8 } satisfies Box,
    hallScale: (o.hallWidth ?? 132) / 132,
    statue: { x: o.jette ? 12 : 20, y: -28 } satisfies Point,
    jette: { x: 39, y: -28 } satisfies Point,
    niches: Array.from({ length: rest }, (_, at): Box => ({ x: hallX + 4 + at * niche, y: -40, w: niche, h: 39 })),
  };
}

/** Where a pawn stands on its step, among `count` on the same one. */
export function pawnAt(step: Box, at: number, count: number): Point {
  return {
    x: step.x + step.w / 2 + (at - (count - 1) / 2) * Math.min(17, 26 / Math.max(1, count - 0.5)),
    y: step.y - 13 - (count > 2 ? (at % 2) * 5 : 0),
  };
}

/** St. Michael's: the tower, and a window for each number with the floor under it. */
export function churchAt(windows: number, o: { gap?: number; windowWidth?: number } = {}) {
  const gap = o.gap ?? 33;
  const wide = o.windowWidth ?? 25;
  const nave = { x: 46, y: -84, w: gap * windows + 12, h: 84 } satisfies Box;
  return {
    width: nave.x + nave.w,
    nave,
    clock: { x: 25, y: -79 } satisfies Point,
    windows: Array.from({ length: windows }, (_, at): Box => ({ x: 56 + at * gap, y: -78, w: wide, h: 52 })),
    cleric: (at: number): Point => ({ x: 56 + at * gap + wide - 1, y: -35 }),
    floor: (at: number): Box => ({ x: 56 + at * gap - 4, y: -20, w: wide + 8, h: 20 }),
  };
}

/** Binnenalster: the middles of the six dice. */
export function alsterAt(width: number): { readonly width: number; readonly dice: readonly Point[] } {
  return { width, dice: [-56, -20].flatMap((y) => [0.19, 0.5, 0.81].map((x) => ({ x: width * x, y }))) };
}

/** Planten un Blomen: five backs, the discards, the palm house behind them. */
export function pilesAt(o: { step?: number } = {}) {
  const step = o.step ?? 39;
  return {
    width: 5 * step + 46,
    piles: [0, 1, 2, 3, 4].map((at): Box => ({ x: at * step, y: -49, w: step - 5, h: 46 })),
    discards: { x: 5 * step + 6, y: -51, w: 36, h: 48 } satisfies Box,
  };
}

/** The burning house, the stack of tokens, the tokens shown. */
export function burningAt() {
  return {
    width: 130,
    house: { x: 0, y: -88, w: 64, h: 88 } satisfies Box,
    stack: { x: 84, y: -20 } satisfies Point,
    token: (at: number): Point => ({ x: 80 + (at % 3) * 17, y: -48 - Math.floor(at / 3) * 17 }),
  };
}

/** The exchange: the tile, and the six spaces of the tracker, 1 to 3 up on the left, 4 to 6 down on the right. */
export function exchangeAt() {
  const tile = { x: 27, y: -55, w: 58, h: 50 } satisfies Box;
  return {
    width: 116,
    tile,
    space: (n: number): Point =>
      n <= 3
        ? { x: tile.x - 10, y: tile.y + tile.h - 8 - (n - 1) * 17 }
        : { x: tile.x + tile.w + 10, y: tile.y + 8 + (n - 4) * 17 },
  };
}

/** The harbour, from its upper left corner: berths at the quay above, the roadstead below. */
export function harbourAt(width = 336, ships = 6, height = 197) {
  const each = width / ships;
  /** Where there is little height, ships of the roadstead lie small, right below those at the quay. */
  const low = height < 150;
  const [quay, roads] = low ? [height * 0.56, height - 8] : [86, 172];
  return {
    width,
    height,
    low,
    quay,
    roadstead: roads,
    berth: (at: number): Box => ({ x: at * each + 1, y: low ? 2 : 36, w: each - 2, h: low ? quay + 4 : 58 }),
    roads: (at: number): Box => ({ x: at * each + 1, y: roads - (low ? 38 : 50), w: each - 2, h: low ? 44 : 58 }),
    sign: (at: number): Point => ({ x: at * each + each / 2, y: low ? 11 : 22.5 }),
    each,
  };
}

/** A workers' house, 66 wide and 95 high: where workers stand, and the disaster's plate. */
export const workersAt: {
  readonly width: number;
  readonly height: number;
  readonly people: Box;
  readonly threat: Box;
} = {
  width: 66,
  height: 95,
  people: { x: -4, y: -98, w: 74, h: 69 },
  threat: { x: 2, y: -29, w: 62, h: 26 },
};

/** Half of a wall: its segments from the tower outwards; origin at the tower's foot and the wall's top. */
export function wallAt(side: "left" | "right", segments: number, each: number): Box[] {
  return Array.from({ length: segments }, (_, at) => ({
    x: side === "left" ? -(at + 1) * each : at * each,
    y: 0,
    w: each,
    h: 33,
  }));
}
