/** The story as everyone may read it. */
import type { LogLine } from "../wire/types";

/** What one seat alone was told is left out: at a shared device the next one reads, too. */
export function openly(log: readonly LogLine[]): readonly LogLine[] {
  return log.map((line) => (line.openly ? { ...line, says: line.openly } : line));
}
