import type { Clock } from "./clock";

/** A clock that only goes when it is told to: for tests. */
export class Hand implements Clock {
  at = 0;
  #later: { at: number; then: () => void }[] = [];
  now(): number {
    return this.at;
  }
  after(ms: number, then: () => void): () => void {
    const entry = { at: this.at + ms, then };
    this.#later.push(entry);
    return () => (this.#later = this.#later.filter((each) => each !== entry));
  }
  frame(then: () => void): () => void {
    return this.after(0, then);
  }
  pass(ms: number): void {
    const end = this.at + ms;
    for (;;) {
      const due = this.#later.filter((each) => each.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.#later = this.#later.filter((each) => each !== due);
      this.at = due.at;
      due.then();
    }
    this.at = end;
  }
}
