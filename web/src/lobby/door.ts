/** How the front door fills a window: where the ground lies, how large the shore is, how many of its parts are seen. */
export interface Door {
  readonly phone: boolean;
  /** Whether what stands at the right lies below instead. */
  readonly narrow: boolean;
  readonly ground: number;
  readonly k: number;
  /** How many games stand side by side on the shore. */
  readonly count: number;
}

/** The head, above which nothing stands. */
const HEAD = 118;

export function doorOf(w: number, h: number, empty: boolean): Door {
  if (w < 700) {
    const ground = empty ? Math.max(330, Math.min(h * 0.5, 420)) : 126;
    return { phone: true, narrow: true, ground, k: empty ? 0.86 : 0.54, count: 1 };
  }
  const mid = w < 1200;
  const wanted = empty ? Math.min(h * 0.6, w * 0.5) : mid ? Math.min(h * 0.385, w * 0.24 + 50) : h * 0.385;
  const ground = Math.round(Math.max(empty ? 400 : HEAD, wanted));
  return { phone: false, narrow: w < 1000, ground, k: empty ? (ground / 540) * 1.3 : (ground / 356) * 1.06, count: 3 };
}
