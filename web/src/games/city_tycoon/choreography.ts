/** How things of the city move: what each part of a cell's drawing does while an act lasts. */
import type { Part } from "../../beats/acts";

const moves = (at: readonly string[], frames: Keyframe[], begin = 0, end = 1): Part => ({ at, frames, begin, end });
/** A part of a cell's drawing; nothing where the cell is not on the map, so that only the tab to it is known. */
const of = (cell: string, part: string): string[] => (cell.startsWith("cell:") ? [`[data-drawn="${cell}"] [data-part="${part}"]`] : []);

const SINK: Keyframe[] = [{ translate: "0 -7px", opacity: 0.55 }, { translate: "0 1.5px", opacity: 1, offset: 0.7 }, { translate: "0 0", opacity: 1 }];
/** From the left, out of the ground. */
const RISE: Keyframe[] = [{ clipPath: "inset(60% 100% 0 0)", translate: "0 9px" }, { clipPath: "inset(0 30% 0 0)", translate: "0 2px", offset: 0.6 }, { clipPath: "inset(-30% -10% -10% -10%)", translate: "0 0" }];
const RUN: Keyframe[] = [{ clipPath: "inset(0 100% 0 0)" }, { clipPath: "inset(0 0 0 0)" }];
const LIGHT: Keyframe[] = [{ filter: "brightness(0.45)" }, { filter: "brightness(0.5)", offset: 0.25 }, { filter: "brightness(1.5)", offset: 0.7 }, { filter: "brightness(1)" }];
const TURN: Keyframe[] = [{ rotate: "0deg" }, { rotate: "360deg" }];

/** What is laid sinks onto its cell, houses rise from the left, the kerb runs out in the owner's colour. */
export const laying = (cell: string): Part[] => [moves([cell], SINK, 0, 0.3), moves(of(cell, "houses"), RISE, 0.24, 0.8), moves(of(cell, "kerb"), RUN, 0.7, 1)];

/** The windows of what is supplied light up. */
export const lighting = (cell: string): Part[] => [moves(of(cell, "houses"), LIGHT)];

/** The arrow of a plant that is refilled turns once. */
export const refilling = (cell: string): Part[] => [moves(of(cell, "refill"), TURN)];
