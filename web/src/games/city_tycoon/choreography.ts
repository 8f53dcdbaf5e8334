/** How things of the city move: what each part of a cell's drawing does while an act lasts. */
import type { Part } from "../../beats/acts";
import { drawingOf } from "../../ui/places";

const moves = (at: readonly string[], frames: Keyframe[], begin = 0, end = 1): Part => ({ at, frames, begin, end });
const draws = (what: string, at: readonly string[], frames: Keyframe[], begin = 0, end = 1, was = false): Part => ({
  at,
  frames,
  begin,
  end,
  draws: what,
  was,
});
/** A part of a cell's drawing; nothing where the cell is not on the map, so that only the tab to it is known. */
const of = (cell: string, part: string): string[] =>
  cell.startsWith("cell:") ? [`${drawingOf(cell)} [data-part="${part}"]`] : [];

/** Not there at all before its time; one's own was there as a ghost. */
const sink = (own: boolean): Keyframe[] => [
  { translate: "0 -7px", opacity: own ? 0.8 : 0 },
  { translate: "0 -6px", opacity: 0.8, offset: 0.15 },
  { translate: "0 1.5px", opacity: 1, offset: 0.7 },
  { translate: "0 0", opacity: 1 },
];
const PUFF: Keyframe[] = [
  { opacity: 0, scale: "0.7 0.5" },
  { opacity: 0.95, scale: "1 1", offset: 0.3 },
  { opacity: 0, scale: "1.18 1.1" },
];
/** From the left, out of the ground. */
const RISE: Keyframe[] = [
  { clipPath: "inset(60% 100% 0 0)", translate: "0 9px" },
  { clipPath: "inset(0 30% 0 0)", translate: "0 2px", offset: 0.6 },
  { clipPath: "inset(-30% -10% -10% -10%)", translate: "0 0" },
];
const RUN: Keyframe[] = [{ clipPath: "inset(0 100% 0 0)" }, { clipPath: "inset(0 0 0 0)" }];
const LIGHT: Keyframe[] = [
  { filter: "brightness(0.45)" },
  { filter: "brightness(0.5)", offset: 0.25 },
  { filter: "brightness(1.5)", offset: 0.7 },
  { filter: "brightness(1)" },
];
const TURN: Keyframe[] = [{ rotate: "0deg" }, { rotate: "360deg" }];
const POP: Keyframe[] = [{ opacity: 0 }, { opacity: 0, offset: 0.5 }, { opacity: 1 }];
const FLASH: Keyframe[] = [
  { filter: "brightness(1)", opacity: 1 },
  { filter: "brightness(0.5) sepia(1) saturate(8) hue-rotate(60deg)", opacity: 1, offset: 0.3 },
  { filter: "brightness(1.3)", opacity: 1, offset: 0.7 },
  { filter: "brightness(1)", opacity: 1 },
];
const OUT: Keyframe[] = [
  { translate: "0 0", opacity: 1 },
  { translate: "-190px 0", opacity: 0 },
];
const IN: Keyframe[] = [
  { translate: "190px 0", opacity: 0 },
  { translate: "0 0", opacity: 1 },
];
const DROP: Keyframe[] = [
  { translate: "0 -60px", opacity: 0 },
  { translate: "0 2px", opacity: 1, offset: 0.8 },
  { translate: "0 0", opacity: 1 },
];

/** What is laid sinks onto its cell, dust goes up, houses rise from the left, the kerb runs out in the owner's colour. */
export const laying = (cell: string, own = false): Part[] => [
  moves([cell], sink(own), 0, 0.3),
  draws("dust", [cell], PUFF, 0.16, 0.75),
  moves(of(cell, "houses"), RISE, 0.24, 0.8),
  moves(of(cell, "kerb"), RUN, 0.7, 1),
];

/** The windows of what is supplied light up, then it is checked. */
export const lighting = (cell: string): Part[] => [moves(of(cell, "houses"), LIGHT), moves(of(cell, "met"), POP)];

/** The arrow flashes over the edge by which a neighbour gives something. */
export const flashing = (edge: string): Part[] => [moves([edge], FLASH)];

/** The tiles of a pack that is passed on go to the left, those of the next come from the right, one after another. */
export const giving = (tiles: readonly number[]): Part[] =>
  tiles.map((tile, at) => draws(`tile:${tile}`, [`tile:${tile}`], OUT, 0.05 * at, 0.5 + 0.05 * at, true));
export const receiving = (tiles: readonly number[]): Part[] =>
  tiles.map((tile, at) => moves([`tile:${tile}`], IN, 0.3 + 0.05 * at, 0.75 + 0.05 * at));
/** A tile is dealt into the pack. */
export const dealing = (tile: number): Part[] => [moves([`tile:${tile}`], DROP)];

/** The arrow of a plant that is refilled turns once. */
export const refilling = (cell: string): Part[] => [moves(of(cell, "refill"), TURN)];
