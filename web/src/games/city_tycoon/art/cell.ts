/** What a cell of the map is, and the arrow over its edge. */
import type { PieceView } from "../../../wire/types";
import { coin, cube, shield, type Amounts } from "./pieces";
import { moved, turned, type Ink } from "./ink";

/** How large a cell is on the map. */
export const UNIT = { w: 100, h: 76 } as const;

export const kindOf = (piece: PieceView): string =>
  piece.kind === "start" ? (piece.plant?.replace("start-", "") ?? "grey") : piece.kind;

const TURN: Readonly<Record<string, number>> = { "1,0": 0, "0,-1": 90, "-1,0": 180, "0,1": 270 };

/** An arrow over the edge to a neighbour that gains something, from the upper left corner of a cell of the map; `k` keeps it as large as it is read. */
export function edgeArrow(dx: number, dy: number, gain: Amounts, k = 1, fill = "#fff4dc"): Ink[] {
  const [x, y] = [(UNIT.w * (1 + dx)) / 2, (UNIT.h * (1 - dy)) / 2];
  const shape: Ink = { d: "M-9-8.5H2L11 0 2 8.5H-9z", fill, stroke: "#0b1418", width: 1.2 };
  const { euro = 0, points = 0, yellow = 0 } = gain;
  const brings =
    euro > 0
      ? coin(-dx * 1.5, dy * 1.5, 7, euro)
      : points > 0
        ? shield(-dx * 1.5, dy * 1.5, 14.5, points)
        : yellow > 0
          ? [cube("yellow", -dx * 1.5, dy * 1.5, 11)]
          : [];
  return [moved([turned([shape], 0, 0, TURN[`${dx},${dy}`] ?? 0), ...brings], x, y, k)];
}
