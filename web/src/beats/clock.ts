/** Time as the queue knows it; tests bring their own. */
export interface Clock {
  now(): number;
  /** Do something later; what comes back keeps it from being done. */
  after(ms: number, then: () => void): () => void;
  /** Do something just before the next picture is drawn. */
  frame(then: () => void): () => void;
}

export const pageClock: Clock = {
  now: () => performance.now(),
  after: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
  frame: (then) => {
    const frame = requestAnimationFrame(then);
    return () => cancelAnimationFrame(frame);
  },
};
