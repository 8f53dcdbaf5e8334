/** Lines of the log as turns: what one seat did in a row, or what the order of play brought. */
import type { LogLine } from "../wire/types";
import type { Act } from "./acts";

/** What is played at once: its lines, and what lies on the table after them. */
export interface Turn<S> {
  /** Whose turn it is; null for what the order of play brings. */
  seat: number | null;
  lines: LogLine[];
  /** What is shown when it is played; null until it is there. */
  after: S | null;
  /** It is part of a film that someone wants to see, and never left out. */
  film: boolean;
}

/** Group lines into turns. What chance decides belongs to whose turn it is, unless it is the table's own doing. */
export function turnsOf<S>(
  lines: readonly LogLine[],
  acts: (line: LogLine) => readonly Act[],
  film = false,
): Turn<S>[] {
  const turns: Turn<S>[] = [];
  for (const line of lines) {
    const last = turns.at(-1);
    const own = line.seat !== null || acts(line).some((act) => act.table);
    if (last && (line.seat === last.seat || !own)) last.lines.push(line);
    else turns.push({ seat: line.seat, lines: [line], after: null, film });
  }
  return turns;
}
