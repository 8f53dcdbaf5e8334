/** A clock for what counts down on the screen; it only ticks while someone looks at it. */
import { createSubscriber } from "svelte/reactivity";

const subscribe = createSubscriber((tick) => {
  const timer = setInterval(tick, 500);
  return () => clearInterval(timer);
});

/** The page's clock in milliseconds, now and whenever it has ticked. */
export function ticking(): number {
  subscribe();
  return performance.now();
}

/** Seconds as a clock shows them: 1:35. */
export function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
