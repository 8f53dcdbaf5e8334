/** What is on its way to a figure or leaves it: a figure changes with it, not before. */
import { getContext, setContext } from "svelte";

import { MOST, type Motion } from "./acts";
import type { Timed } from "./timing";

/** A change of a figure, from when to when. */
export interface Due {
  readonly begin: number;
  readonly end: number;
  readonly by: number;
}

/** One by one: the second sets out when the first has gone a quarter of its way. */
export const APART = 0.25;
/** How long each of several takes, and all of them together `ms`. */
export function eachOf(count: number, ms: number): number {
  return ms / (1 + (count - 1) * APART);
}

/** Motions by which a figure changes at once, in their middle. */
const AT_ONCE: readonly Motion[] = ["shake", "strike", "pulse"];

/** What is to be seen at a table now. */
export class Expected {
  #acts: readonly Timed[] = [];
  #since = 0;
  /** A number that changes whenever something else is to be seen, or nothing any more. */
  number = 0;

  /** From now on this is to be seen. */
  use(acts: readonly Timed[], now: number): void {
    [this.#acts, this.#since] = [acts, now];
    this.number += 1;
  }

  /** How the figure at a place changes by what hops there and away, or happens there, in times of the clock. */
  at(place: string): Due[] {
    const since = this.#since;
    return this.#acts.flatMap(({ act, start, ms }): Due[] => {
      const sign =
        (act.motion === "shake" ? Number(act.to.includes(place)) : 0) -
        Number(act.motion !== "shake" && act.from.includes(place));
      if (AT_ONCE.includes(act.motion))
        return sign === 0 ? [] : [{ begin: since + start + ms / 2, end: since + start + ms / 2, by: sign * act.count }];
      if (act.motion !== "hop") return [];
      const part = eachOf(Math.min(act.count, MOST), ms);
      const [first, last] = [since + start + part, since + start + ms];
      return [
        ...(act.from.includes(place) ? [{ begin: first - part, end: last - part, by: -act.count }] : []),
        ...(act.to.includes(place) ? [{ begin: first, end: last, by: act.count }] : []),
      ];
    });
  }
}

export const EXPECTED = Symbol("expected");

export function offerExpected(expected: Expected): void {
  setContext(EXPECTED, expected);
}

/** What is to be seen at the table around; nothing without one. */
export function useExpected(): Expected {
  return getContext<Expected | undefined>(EXPECTED) ?? new Expected();
}

/** What a figure shows at a moment: what it was, and what has come to it or left it since. */
export function shownAt(from: number, dues: readonly Due[], now: number): number {
  const part = ({ begin, end }: Due): number => (now >= end ? 1 : now <= begin ? 0 : (now - begin) / (end - begin));
  return dues.reduce((sum, due) => sum + Math.round(due.by * part(due)), from);
}
