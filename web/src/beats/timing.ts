/** When each act begins and how long it takes, so that a turn keeps to its time. */
import type { Speed } from "../browser/settings.svelte";
import type { Act } from "./acts";

export const FACTOR: Readonly<Record<Exclude<Speed, "off">, number>> = { fast: 0.5, usual: 1, slow: 1.6 };

/** Whose acts they are: another's turn, our own, or the order of play. */
export type Whose = "other" | "own" | "table";

/** A turn of somebody else takes at least and at most so long at the usual speed; what comes in first leaves time for the rest. */
export const TURN = { least: 600, first: 740, most: 900 } as const;
const OWN_MOST = 700;
const TABLE_MOST = 2600;
/** Nothing is shorter than this, lest it not be seen. */
const SEEN = 160;
const ALONG = 45;

export interface Timed {
  readonly act: Act;
  readonly start: number;
  readonly ms: number;
}

export interface Plan {
  readonly acts: readonly Timed[];
  readonly total: number;
}

/** How long acts take one after the other. */
function natural(acts: readonly Act[]): number {
  return acts.reduce((sum, act, at) => sum + (act.along && at > 0 ? ALONG : act.ms), 0);
}

/**
 * Lay out the acts of a turn. `spent` is how much of the turn's time is gone already, when more of it comes in later.
 */
export function planned(acts: readonly Act[], whose: Whose, factor: number, spent = 0): Plan {
  const own = acts.filter((act) => !act.table);
  const table = acts.filter((act) => act.table);
  const ownNatural = natural(own);
  const tableNatural = natural(table);
  const left = Math.max(0, TURN.most - spent / factor);
  const most = whose === "other" ? (spent > 0 ? left : TURN.first) : OWN_MOST;
  const scale = {
    own: Math.min(1, most / Math.max(1, ownNatural)),
    table: Math.min(1, TABLE_MOST / Math.max(1, tableNatural)),
  };
  // What all do at once is nobody's turn.
  const least =
    whose === "other" && (own.length > 0 || table.length === 0) ? Math.max(0, TURN.least - spent / factor) : 0;
  const total = Math.max(least, Math.min(most, ownNatural)) + Math.min(TABLE_MOST, tableNatural);
  const timed: Timed[] = [];
  let [at, last] = [0, 0];
  for (const [index, act] of acts.entries()) {
    const by = act.table ? scale.table : scale.own;
    const along = act.along && index > 0;
    const ms = Math.min(total, Math.max(act.ms * by, Math.min(act.ms, SEEN)));
    const begin = along ? last + ALONG * by : at;
    const start = Math.max(0, Math.min(begin, total - ms));
    timed.push({ act, start: start * factor, ms: ms * factor });
    last = begin;
    at = along ? Math.max(at, at + ALONG * by) : begin + act.ms * by;
  }
  return { acts: timed, total: total * factor };
}
