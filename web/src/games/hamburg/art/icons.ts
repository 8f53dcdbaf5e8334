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
    { kind: "tint", d: "M4 6.5 12 3l5 12-8 3.5z" },
    { kind: "tint", d: "M10 5h9v14h-9z" },
  ],
  discards: [
    { kind: "tint", d: "M5 9h14v13H5z" },
    { kind: "line", d: "M12 2v13M8 11.5l4 4 4-4" },
  ],
  search: [
    { kind: "tint", d: "M3 3h10v14H3z" },
    { kind: "tint", d: "M14 9a5 5 0 1 1 0 10 5 5 0 0 1 0-10z" },
    { kind: "bold", d: "M18 18l4 4" },
  ],
  building: [
    { kind: "tint", d: HOUSE },
    { kind: "ink", d: "M10 21v-6h4v6zM7 11h3v2.5H7zM14 11h3v2.5h-3z" },
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
    { kind: "tint", d: "M12 3 22.5 21h-21z" },
    { kind: "bold", d: "M12 9.5v5M12 18v.1" },
  ],
  majority: [
    { kind: "tint", d: "M7 5h10a7 7 0 0 1 0 14H7A7 7 0 0 1 7 5z" },
    {
      kind: "ink",
      d: "M12 7.5l1.4 3.1 3.3.3-2.5 2.2.8 3.3-3-1.8-3 1.8.8-3.3-2.5-2.2 3.3-.3z",
    },
  ],
  die: [
    {
      kind: "tint",
      d: "M6 2.5h12A3.5 3.5 0 0 1 21.5 6v12a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 18V6A3.5 3.5 0 0 1 6 2.5z",
    },
  ],
  others: [
    {
      kind: "ink",
      d: "M7.5 4a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM1 20c0-5 2.5-8 6.5-8 2 0 3.5.7 4.6 2-1.5 1.5-2.3 3.5-2.4 6z",
    },
    {
      kind: "ink",
      d: "M17 5a3.3 3.3 0 1 1 0 6.6A3.3 3.3 0 0 1 17 5zM11 20.5c0-4.8 2.3-7.5 6-7.5s6 2.7 6 7.5z",
    },
  ],
  action: [{ kind: "ink", d: "M6 3.5 20 12 6 20.5z" }],
  again: [{ kind: "bold", d: "M19 7a8.5 8.5 0 1 0 1.5 6M20 2.5V8h-5.5" }],
  decrease: [{ kind: "bold", d: "M12 3v17M5.5 13.5 12 20l6.5-6.5" }],
  build: [{ kind: "tint", d: HOUSE }],
  arrow: [{ kind: "bold", d: "M2 12h18M13 5l7 7-7 7" }],
  per: [{ kind: "bold", d: "M16 2 8 22" }],
  when: [{ kind: "bold", d: "M4 5l7 7-7 7M13 5l7 7-7 7" }],
  is: [{ kind: "ink", d: "M12 5.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM12 14.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4z" }],
  exchange: [{ kind: "bold", d: "M3 8h17M15 3l5 5-5 5M21 17H4M9 12.5 4 17l5 5" }],
  no: [{ kind: "bold", d: "M4 4l16 16M20 4 4 20" }],
};
