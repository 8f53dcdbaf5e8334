/** A figure that counts to its new value instead of jumping there, with what comes to it or leaves it. */
import { untrack } from "svelte";

import { shownAt, useExpected, type Expected } from "../beats/due";
import { settings } from "../browser/settings.svelte";

/** How long a figure counts that nothing comes to, whatever lies between. */
const TIME = 450;

/** To be called where a component begins; `place` is where coins and the like fly to. */
export function counted(
  value: () => number,
  place: () => string = () => "",
  expected: Expected = useExpected(),
): { readonly current: number } {
  let shown = $state(untrack(value));
  let at = untrack(place);
  $effect(() => {
    const [last, to, where] = [untrack(() => shown), value(), place()];
    if (where !== at) {
      // Somebody else's figure, as when a shared device is passed on: nothing came to it or left it.
      [at, shown] = [where, to];
      return undefined;
    }
    if (last === to) return undefined;
    const [begin, plan] = [performance.now(), expected.number];
    const coming = expected.at(where);
    const dues = coming.length > 0 ? coming : [{ begin, end: begin + TIME, by: to - last }];
    // Where it began: what is shown may still be on its way there, as when a film begins.
    const from = dues.reduce((sum, due) => sum - due.by, to);
    const end = Math.max(...dues.map((due) => due.end));
    let frame = requestAnimationFrame(function step() {
      const now = performance.now();
      // What was to come is there at once for whoever does not watch it to the end.
      const over = now >= end || (coming.length > 0 && expected.number !== plan);
      shown = over ? to : shownAt(from, dues, now);
      if (!over) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  });
  return {
    get current() {
      return settings.speed === "off" ? value() : shown;
    },
  };
}
