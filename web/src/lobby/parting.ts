/** How one parts from a table: whoever opened it deletes it, whoever plays there leaves it, anyone else forgets it. */
import type { TableSummary } from "../wire/types";

export type Parting = "delete" | "leave" | "forget";

export function partingOf(table: Pick<TableSummary, "owner" | "mine" | "phase">): Parting {
  if (table.owner) return "delete";
  // Whoever leaves in words keeps nobody waiting.
  return table.mine.length > 0 && (table.phase === "running" || table.phase === "waiting") ? "leave" : "forget";
}
