/** A turn that ends by itself when nothing else can be done, after a while in which one may still take something back. */
const WAIT = 2000;

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
    const timer = setTimeout(() => this.running && this.end(), WAIT);
    return () => clearTimeout(timer);
  }
}
