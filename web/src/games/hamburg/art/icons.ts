/** The shapes of the icons on cards that are not pieces of the game already drawn elsewhere. */
import type { ComponentProps } from "svelte";

import type Piece from "./Piece.svelte";

type PieceName = ComponentProps<typeof Piece>["piece"];

export const PIECES: Readonly<Record<string, PieceName>> = {
  worker: "worker",
  mark: "coin",
  point: "points",
  card: "card",
  wall: "tower",
  statue: "statue",
  square: "pawn",
  cleric: "cleric",
  token: "token",
};

/** The standard actions, each by the piece it is about. */
export const ACTION_PIECES: Readonly<Record<string, PieceName>> = {
  workers: "worker",
  money: "coin",
  wall: "tower",
};

interface Path {
  /** A surface in the icon's colour, a dark one, a line, or a bold line. */
  readonly kind: "tint" | "ink" | "line" | "bold";
  readonly d: string;
}

const HOUSE = "M4 21V10l8-7 8 7v11z";
const SITE = "M3 21h18M6 21V9M18 21V9M6 9h12M6 15h12M6 15l12-6M12 9V3h7v3";

export const SIGNS: Readonly<Record<string, readonly Path[]>> = {
  hand: [
    { kind: "tint", d: "M4 6.500 12 3l5 12-8 3.500z" },
    { kind: "tint", d: "M10 5h9v14h-9z" },
  ],
  discards: [
    { kind: "tint", d: "M5 9h14v13H5z" },
    { kind: "line", d: "M12 2v13M8 11.500l4 4 4-4" },
  ],
  search: [
    { kind: "tint", d: "M3 3h10v14H3z" },
    { kind: "tint", d: "M14 9a5 5 0 1 1 0 10 5 5 0 0 1 0-10z" },
    { kind: "bold", d: "M18 18l4 4" },
  ],
  building: [
    { kind: "tint", d: HOUSE },
    { kind: "ink", d: "M10 21v-6h4v6zM7 11h3v2.500H7zM14 11h3v2.500h-3z" },
  ],
  category: [
    { kind: "tint", d: HOUSE },
    { kind: "line", d: "M12 9v9M8 11l8 5M16 11l-8 5" },
  ],
  ship: [
    { kind: "tint", d: "M3 15h18l-3 6H6z" },
    { kind: "line", d: "M12 15V3l7 9h-7" },
  ],
  site: [
    { kind: "tint", d: "M6 9h12v12H6z" },
    { kind: "line", d: SITE },
  ],
  level: [
    { kind: "tint", d: "M12 3 22.500 21h-21z" },
    { kind: "bold", d: "M12 9.500v5M12 18v.100" },
  ],
  majority: [
    { kind: "tint", d: "M7 5h10a7 7 0 0 1 0 14H7A7 7 0 0 1 7 5z" },
    {
      kind: "ink",
      d: "M12 7.500l1.400 3.100 3.300.3-2.500 2.200.8 3.300-3-1.800-3 1.800.8-3.300-2.500-2.200 3.300-.3z",
    },
  ],
  die: [
    {
      kind: "tint",
      d: "M6 2.500h12A3.500 3.500 0 0 1 21.500 6v12a3.500 3.500 0 0 1-3.500 3.500H6A3.500 3.500 0 0 1 2.500 18V6A3.500 3.500 0 0 1 6 2.500z",
    },
  ],
  others: [
    {
      kind: "ink",
      d: "M7.500 4a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7zM1 20c0-5 2.500-8 6.500-8 2 0 3.500.7 4.600 2-1.500 1.500-2.300 3.500-2.400 6z",
    },
    {
      kind: "ink",
      d: "M17 5a3.300 3.300 0 1 1 0 6.600A3.300 3.300 0 0 1 17 5zM11 20.500c0-4.800 2.300-7.500 6-7.500s6 2.700 6 7.500z",
    },
  ],
  action: [{ kind: "ink", d: "M6 3.500 20 12 6 20.500z" }],
  again: [{ kind: "bold", d: "M19 7a8.500 8.500 0 1 0 1.500 6M20 2.500V8h-5.500" }],
  decrease: [{ kind: "bold", d: "M12 3v17M5.500 13.500 12 20l6.500-6.500" }],
  build: [{ kind: "tint", d: HOUSE }],
  arrow: [{ kind: "bold", d: "M2 12h18M13 5l7 7-7 7" }],
  per: [{ kind: "bold", d: "M16 2 8 22" }],
  when: [{ kind: "bold", d: "M4 5l7 7-7 7M13 5l7 7-7 7" }],
  is: [{ kind: "ink", d: "M12 5.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM12 14.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4z" }],
  exchange: [{ kind: "bold", d: "M3 8h17M15 3l5 5-5 5M21 17H4M9 12.500 4 17l5 5" }],
  no: [{ kind: "bold", d: "M4 4l16 16M20 4 4 20" }],
};
