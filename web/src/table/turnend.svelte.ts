/** A turn that ends by itself when nothing else can be done, after a moment in which any key or press holds it. */
import type { ChoiceInfo, LogLine } from "../wire/types";

/** How long that is; the ring on the button fills as long. */
export const WAIT = 800;

/** Whether someone did something last: nothing ends before it has begun. */
export function acted(log: readonly LogLine[], seat: number, lastOwn: number): boolean {
  const last = log.at(-1);
  return lastOwn > 0 && last?.seat === seat && last.entry >= lastOwn;
}

/** What may be done by itself: the only choice there is, if it is about no place, as ending is, and nobody is warned of it. */
export function ending(
  choices: readonly ChoiceInfo[],
  places: (choice: ChoiceInfo) => readonly string[],
): ChoiceInfo | null {
  const [only, more] = choices;
  return only && !more && !only.warning && places(only).length === 0 ? only : null;
}

/** A key or a press so long before a click belongs to it. */
const BELONGS = 1000;
/** When a key or a pointer was last pressed or, after a long drag, let go, and whether the last click came without either, as from what reads the screen. */
let pressed = -BELONGS;
let unseen = false;
if (typeof window !== "undefined") {
  for (const name of ["pointerdown", "pointerup", "keydown"] as const)
    window.addEventListener(name, () => (pressed = performance.now()), { capture: true, passive: true });
  window.addEventListener("click", () => (unseen = performance.now() - pressed > BELONGS), {
    capture: true,
    passive: true,
  });
}

/** Whether someone reads or walks through the choices, so that nothing should vanish under them. */
export function reading(): boolean {
  const focused = document.activeElement;
  return unseen || Boolean(focused?.closest("#question") && focused.matches(":focus-visible"));
}

export class TurnEnd {
  /** The question that nobody wanted to be answered by itself. */
  #stopped = $state("");

  constructor(
    /** The question that has no other answer than to end the turn; null if there is none, or nobody wishes it. */
    private readonly ticket: () => string | null,
    private readonly end: () => void,
  ) {}

  get running(): boolean {
    const ticket = this.ticket();
    return ticket !== null && ticket !== this.#stopped;
  }

  /** Let this turn wait until its player ends it. */
  stop(): void {
    this.#stopped = this.ticket() ?? "";
  }

  /** Start the clock of the present question; to be called whenever that changes. */
  watch(): (() => void) | undefined {
    if (!this.running) return undefined;
    if (reading()) {
      this.stop();
      return undefined;
    }
    const timer = setTimeout(() => this.running && this.end(), WAIT);
    const stop = (): void => this.stop();
    const presses = ["keydown", "pointerdown"] as const;
    for (const press of presses) window.addEventListener(press, stop, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const press of presses) window.removeEventListener(press, stop, { capture: true });
    };
  }
}
