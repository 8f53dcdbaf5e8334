/** Which of my tables waits for me, and since when. */
import type { TableSummary } from "./types";

export const isTurn = (table: TableSummary): boolean =>
  table.phase === "running" && table.asked.some((seat) => table.mine.includes(seat));

export const since = (table: TableSummary): string => table.glimpse?.since ?? table.updated;

/** The table that waits for me longest, other than this one. */
export function longestWaiting(tables: readonly (TableSummary | null)[], here: string): TableSummary | null {
  const [first = null] = tables
    .filter((table): table is TableSummary => table !== null && table.table !== here && isTurn(table))
    .toSorted((one, other) => since(one).localeCompare(since(other)));
  return first;
}
