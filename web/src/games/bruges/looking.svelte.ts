/** The table that was drawn last, for what is asked or told of it elsewhere. */
import type { BrugesView, LogLine } from "../../wire/types";

/** What a player does in a round with guilders: after that, what was short of a step is past. */
const DONE: ReadonlySet<string> = new Set(["br-act", "br-advance", "br-pay-guilders"]);

/** Whether the viewer was not asked about a step for want of guilders, and has done nothing since. */
export function isShort(view: BrugesView, log: readonly LogLine[]): boolean {
  const me = view.players.find(({ seat }) => seat === view.viewer);
  if (!me || view.phase < 2 || me.advance_price === null || me.advance_price <= me.guilders) return false;
  const begun = log.findLastIndex(({ says }) => says.some(({ id }) => id === "br-round"));
  return !log
    .slice(begun + 1)
    .some(({ says }) => says.some(({ id, arguments: told }) => told["seat"] === me.seat && DONE.has(id)));
}

class Looking {
  view = $state.raw<BrugesView | null>(null);
  short = $state(false);

  at(view: BrugesView, log: readonly LogLine[]): void {
    this.view = view;
    this.short = isShort(view, log);
  }
}
export const looking = new Looking();
