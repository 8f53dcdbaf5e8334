/** The ways that cubes went, as the story tells them, cell by cell from the plant to the tile. */
import type { CityTycoonView, LogLine, MoveInfo } from "../../wire/types";
import { cellOf, spotOf, type Spot } from "./cells";

export interface Went {
  readonly colour: string;
  readonly cells: readonly Spot[];
}

/** A cell of a way, and whose it was: seat 0 is nobody's. */
export interface Passed {
  readonly target: string;
  readonly seat: number;
}
/** The cells that something cellsPassed on its way, the first and the last included. */
export const cellsPassed = (move: MoveInfo): Passed[] =>
  (move.via ?? []).map((place) => {
    const [, seat = "0", ...name] = place.split(" ");
    return { target: cellOf(name.join(" ")), seat: Number(seat) };
  });

function waysOf(line: LogLine): Went[] {
  const moves = line.beats.flatMap((beat) => beat.moves).filter((move) => move.thing === "cube" && move.via?.length);
  return moves.flatMap((move) => {
    const went = {
      colour: move.to?.split(" ").at(-1) ?? "red",
      cells: cellsPassed(move).map(({ target }) => spotOf(target)),
    };
    return Array.from({ length: move.count ?? 1 }, () => went);
  });
}

/** The ways to what shines now: of this round, until its cubes are put back. */
export function litWays(log: readonly LogLine[], view: CityTycoonView): Went[] {
  const shines = new Set(
    view.city.filter(({ supplied }) => supplied !== null).map(({ cell }) => `${cell.x},${cell.y}`),
  );
  const round = log.slice(log.findLastIndex((line) => /^pick\b/.test(line.text)) + 1);
  return round.flatMap(waysOf).filter(({ cells }) => {
    const last = cells.at(-1);
    return last !== undefined && shines.has(`${last.x},${last.y}`);
  });
}

/** The ways of what was done last, if it was a supply. */
export const lastWays = (log: readonly LogLine[]): Went[] => {
  const last = log.findLast((line) => line.beats.length > 0);
  return last ? waysOf(last) : [];
};
