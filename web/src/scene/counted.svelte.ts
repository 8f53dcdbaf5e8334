/** A figure that counts to its new value instead of jumping there. */
import { untrack } from "svelte";

import { settings } from "../browser/settings.svelte";

/** How long a figure counts, whatever lies between. */
const TIME = 450;

/** To be called where a component begins. */
export function counted(value: () => number): { readonly current: number } {
  let shown = $state(untrack(value));
  $effect(() => {
    const [from, to] = [untrack(() => shown), value()];
    if (from === to) return undefined;
    const begin = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, (now - begin) / TIME);
      shown = Math.round(from + (to - from) * part);
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  });
  return {
    get current() {
      return settings.speed === "off" ? value() : shown;
    },
  };
}
