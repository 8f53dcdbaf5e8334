/** The first drawing of a stage, some of it at a time: thousands of shapes at once would keep the page from answering. */
import { flushSync } from "svelte";

/** How long one goes on before the browser may do something else, in milliseconds. */
const SLICE = 5;

export class FirstDrawing {
  #waiting: (() => void)[] = [];
  #ahead: (() => void)[] = [];
  #begun = false;
  /** Whether everything is there; what is drawn later is drawn at once. */
  done = $state(true);

  /** From now on everything waits for its turn, until nothing waits any more; only the first drawing is made so. */
  begin(): void {
    if (this.#begun) return;
    this.#begun = true;
    this.done = false;
    // Messages are as quick as it gets without keeping the browser from painting, and they go on in a hidden tab.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      try {
        this.#some();
      } finally {
        // What cannot be drawn keeps nothing else from its turn.
        if (this.done) port1.close();
        else port2.postMessage(null);
      }
    };
    port2.postMessage(null);
  }

  /** Be called when it is one's turn, in the order of asking, or ahead of the others; what is returned gives it up. */
  wait(turn: () => void, ahead = false): () => void {
    (ahead ? this.#ahead : this.#waiting).push(turn);
    return () => {
      this.#waiting = this.#waiting.filter((each) => each !== turn);
      this.#ahead = this.#ahead.filter((each) => each !== turn);
    };
  }

  #some(): void {
    const begun = performance.now();
    do {
      const turn = this.#ahead.shift() ?? this.#waiting.shift();
      flushSync(turn ?? (() => (this.done = true)));
    } while (!this.done && performance.now() - begun < SLICE);
  }
}
