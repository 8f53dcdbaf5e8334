/** Final scoring as a walk: source by source, and for each source from street to street. */
import type { ScoreRow } from "../room/room";

/** One stop of the walk: what one player has of one source. */
export interface Stop {
  readonly row: number;
  /** Which of the seats, in their order. */
  readonly at: number;
  readonly points: number;
}

/** All stops; where somebody has nothing, nobody stops for long. */
export function stops(rows: readonly ScoreRow[], seats: number): Stop[] {
  return rows.flatMap((row, number) =>
    Array.from({ length: seats }, (_, at) => ({ row: number, at, points: row.points[at] ?? 0 })),
  );
}

/** A source takes so long at the usual speed, whoever many share it. */
const ROW = 2500;
const EMPTY = 140;

/** How long a stop takes at the usual speed. */
export function stay(stop: Stop, seats: number): number {
  return stop.points === 0 ? EMPTY : Math.min(900, Math.max(420, ROW / seats));
}

/** What everyone has after so many stops. */
export function totals(all: readonly Stop[], done: number, seats: number): number[] {
  const found = Array.from({ length: seats }, () => 0);
  for (const stop of all.slice(0, done)) found[stop.at] = (found[stop.at] ?? 0) + stop.points;
  return found;
}

/** Where the scale ends: it tells nothing of who comes how far. */
export function scaleOf(all: readonly Stop[], seats: number): number {
  return Math.max(20, Math.ceil((Math.max(...totals(all, all.length, seats)) + 6) / 20) * 20);
}
