/** Points by the tile they came from. */
import type { EarnedInfo } from "../../wire/types";

/** What each tile brought, from one source or from all. */
export function byTile(earned: readonly EarnedInfo[], source: string | null = null): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const { cause, count, source: from } of earned) {
    if (cause.kind !== "tile" || cause.number === undefined || (source !== null && from !== source)) continue;
    found.set(cause.number, (found.get(cause.number) ?? 0) + count);
  }
  return found;
}
