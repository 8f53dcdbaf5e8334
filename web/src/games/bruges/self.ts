/** Where I am shown: beside the hand, narrower where the hand is wide, or beside the boats. */
import type { Box } from "../../scene/stage.svelte";

export interface SelfAt {
  /** How far down all of it lies. */
  readonly y: number;
  readonly portrait: { readonly x: number; readonly y: number; readonly size: number };
  readonly name: { readonly x: number; readonly y: number; readonly size: number; readonly room: number };
  /** Guilders and points, how large their figures are, and where the points begin at the earliest. */
  readonly figures: { readonly x: number; readonly y: number; readonly size: number; readonly points: number };
  /** Where it stands what they come to, if not beside them; and where that must end. */
  readonly total: { readonly x: number; readonly y: number } | null;
  readonly end: number;
  /** The first of the majorities by its middle, and how far apart they are. */
  readonly medal: { readonly x: number; readonly y: number; readonly step: number };
}

export const SELF: Readonly<Record<"wide" | "narrow" | "row", SelfAt>> = {
  wide: {
    y: 0,
    portrait: { x: 56, y: 646, size: 88 },
    name: { x: 112, y: 616, size: 25, room: 236 },
    figures: { x: 112, y: 643, size: 26, points: 223 },
    total: null,
    end: 352,
    medal: { x: 125, y: 687, step: 52 },
  },
  narrow: {
    y: 0,
    portrait: { x: 44, y: 40, size: 70 },
    name: { x: 88, y: 22, size: 21, room: 152 },
    figures: { x: 88, y: 46, size: 22, points: 168 },
    total: { x: 88, y: 74 },
    end: 244,
    medal: { x: 40, y: 104, step: 62 },
  },
  row: {
    y: 0,
    portrait: { x: 432, y: 54, size: 68 },
    name: { x: 476, y: 34, size: 21, room: 150 },
    figures: { x: 476, y: 58, size: 22, points: 556 },
    total: { x: 476, y: 86 },
    end: 636,
    medal: { x: 652, y: 50, step: 46 },
  },
};

/** The places of my plate on the stage. */
export function selfPlaces(at: SelfAt): {
  readonly seat: Box;
  readonly guilders: Box;
  readonly points: Box;
  readonly majority: (place: number) => Box;
} {
  const { portrait, figures, medal, end, y } = at;
  const half = portrait.size / 2;
  const row = { y: y + figures.y - 17, h: 34 };
  return {
    seat: { x: portrait.x - half, y: y + portrait.y - half, w: portrait.size, h: portrait.size },
    guilders: { ...row, x: figures.x - 2, w: figures.points - figures.x - 9 },
    points: { ...row, x: figures.points - 11, w: end - figures.points + 11 },
    majority: (place) => ({ x: medal.x + place * medal.step - 16, y: y + medal.y - 16, w: 32, h: 32 }),
  };
}
