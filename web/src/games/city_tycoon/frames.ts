/** Where everything around the city lies in each frame that shows it at once: the city takes the rest. */
import { FULL_DESK, type Frame } from "../../room/measure";
import type { Box } from "../../scene/stage.svelte";

export interface Around {
  /** Whether order and stock are strips below the head; else they stand at the sides. */
  readonly strips: boolean;
  /** Where they end: below that what is drawn lies over the city alone. */
  readonly top: number;
  /** Where the dock begins. */
  readonly dock: number;
  /** Where the city may be seen in full, with a dock and without. */
  readonly window: (docked: boolean) => Box;
  readonly self: { readonly x: number; readonly y: number; readonly form: "wide" | "narrow" | "row" };
  readonly hand: Box;
  /** The question: the left edge, how wide, and how far above the lower edge of the window. */
  readonly question: { readonly x: number; readonly w: number; readonly bottom: number };
  readonly tools: { readonly right: number; readonly y: number };
  /** The whole city in a corner. */
  readonly small: Box;
  readonly draft: { readonly x: number; readonly y: number };
}
interface Room {
  readonly frame: Frame;
  readonly width: number;
  readonly height: number;
}

const HEAD = 48;
const STRIP = 48;
const DOCK = 183;
const HAND = 724;

function deskAt({ width, height }: Room): Around {
  const dock = height - DOCK;
  return {
    strips: false,
    top: HEAD,
    dock,
    // Whoever only watches has faces at the left, and the city their room.
    window: (docked) =>
      docked ? { x: 214, y: 38, w: width - 432, h: dock - 58 } : { x: 124, y: 38, w: width - 342, h: height - 110 },
    self: { x: 14, y: dock + 16, form: "wide" },
    hand: { x: width / 2 - HAND / 2, y: dock + 32, w: HAND, h: 152 },
    question: { x: width / 2 - 364, w: 728, bottom: 165 },
    tools: { right: 40, y: height - 208 },
    // Where the window is low, the story's tab hangs beside it.
    small: { x: width - 206, y: height - 176, w: height < FULL_DESK ? 160 : 196, h: 166 },
    draft: { x: 218, y: 46 },
  };
}

function squareAt({ width, height }: Room): Around {
  const dock = height - DOCK;
  const top = HEAD + STRIP;
  // Narrower, the hand overlaps: it begins where oneself ends.
  const hand = { x: 228, y: dock + 32, w: Math.min(width - 238, 800), h: 152 };
  return {
    strips: true,
    top,
    dock,
    window: (docked) => ({ x: 8, y: top + 34, w: width - 16, h: (docked ? dock - 44 : height - 52) - top - 34 }),
    self: { x: 12, y: dock + 12, form: "narrow" },
    hand,
    question: { x: 228, w: width - 228 - 168, bottom: 165 },
    tools: { right: 10, y: top + 4 },
    small: { x: width - 160, y: dock - 100, w: 150, h: 122 },
    draft: { x: 12, y: top + 8 },
  };
}

function tallAt({ width, height }: Room): Around {
  const row = 62;
  const dock = height - DOCK - row;
  const top = HEAD + 2 * STRIP;
  return {
    strips: true,
    top,
    dock,
    window: (docked) => ({ x: 8, y: top + 34, w: width - 16, h: (docked ? dock - 44 : height - 52) - top - 34 }),
    self: { x: 10, y: dock + 10, form: "row" },
    hand: { x: width / 2 - 376, y: dock + row + 22, w: 752, h: 152 },
    question: { x: 8, w: width - 16, bottom: DOCK + row - 12 },
    tools: { right: 10, y: top + 4 },
    small: { x: width - 190, y: dock - 190, w: 180, h: 144 },
    draft: { x: 12, y: top + 8 },
  };
}

export function aroundAt(room: Room): Around {
  return room.frame === "square" ? squareAt(room) : room.frame === "tall" ? tallAt(room) : deskAt(room);
}

/** The corner over which the fewest of these lie; of equal ones the first. */
export function freest(corners: readonly Box[], over: readonly Box[]): Box | undefined {
  const meets = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
  const covered = (corner: Box): number => over.filter((each) => meets(corner, each)).length;
  return [...corners].sort((a, b) => covered(a) - covered(b))[0];
}
