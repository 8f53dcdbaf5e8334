/** Where the parts of my own plate stand, in each of its forms: beside the hand, narrower, or in a row above the question. */
import type { Box } from "../../scene/stage.svelte";
import type { SelfAt } from "./frames";

interface Spot {
  readonly x: number;
  readonly y: number;
}
interface SelfForm {
  readonly portrait: Spot & { readonly size: number };
  readonly name: Spot & { readonly size: number; readonly room: number };
  /** Marks, and points at the earliest; how large their figures are, and where they must end. */
  readonly marks: Spot & { readonly size: number };
  readonly points: number;
  readonly end: number;
  /** Where it stands what they come to, if not beside them. */
  readonly total: Spot | null;
  readonly medal: Spot & { readonly step: number };
  readonly words: number | null;
  readonly mayor: Box;
}

export const SELF: Readonly<Record<SelfAt["form"], SelfForm>> = {
  wide: {
    portrait: { x: 54, y: 42, size: 84 },
    name: { x: 106, y: 14, size: 25, room: 236 },
    marks: { x: 119, y: 40, size: 26 },
    points: 208,
    end: 348,
    total: null,
    medal: { x: 119, y: 82, step: 51 },
    words: 113,
    mayor: { x: 14, y: 123, w: 330, h: 34 },
  },
  narrow: {
    portrait: { x: 38, y: 38, size: 62 },
    name: { x: 78, y: 20, size: 20, room: 160 },
    marks: { x: 89, y: 39, size: 22 },
    points: 160,
    end: 244,
    total: { x: 78, y: 64 },
    medal: { x: 26, y: 86, step: 46 },
    words: null,
    mayor: { x: 4, y: 108, w: 238, h: 46 },
  },
  row: {
    portrait: { x: 32, y: 31, size: 50 },
    name: { x: 66, y: 38, size: 20, room: 200 },
    marks: { x: 290, y: 0, size: 23 },
    points: 360,
    end: 490,
    total: null,
    medal: { x: 296, y: 30, step: 42 },
    words: null,
    mayor: { x: 8, y: 5, w: 262, h: 52 },
  },
};

/** Figures of the row stand in the head of the stage. */
const HEAD = 22;
export const marksY = ({ form, y }: SelfAt): number => (form === "row" ? HEAD - y : SELF[form].marks.y);

const moved = (box: Box, { x, y }: SelfAt): Box => ({ ...box, x: box.x + x, y: box.y + y });

export function majoritySpot({ form }: SelfAt, place: number): Spot {
  const { x, y, step } = SELF[form].medal;
  return { x: x + place * step, y };
}
/** The places of my plate on the stage. */
export function selfPlaces(at: SelfAt): {
  readonly seat: Box;
  readonly marks: Box;
  readonly points: Box;
  readonly majority: (place: number) => Box;
  readonly mayor: Box;
} {
  const { portrait, marks, points, end, mayor } = SELF[at.form];
  const [half, y] = [portrait.size / 2, marksY(at) - 16];
  return {
    seat: moved({ x: portrait.x - half, y: portrait.y - half, w: portrait.size, h: portrait.size }, at),
    marks: moved({ x: marks.x - 14, y, w: points - marks.x, h: 32 }, at),
    points: moved({ x: points - 10, y, w: end - points + 10, h: 32 }, at),
    majority: (place) => {
      const spot = majoritySpot(at, place);
      return moved({ x: spot.x - 16, y: spot.y - 16, w: 32, h: 32 }, at);
    },
    mayor: moved(mayor, at),
  };
}
