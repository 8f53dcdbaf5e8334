/** The coach of a first game: says each thing once, when it first happens, and never stands in the way. */
import type { Moment, Step, Teaching } from "../room/teaching";
import type { LogLine, Said, View } from "../wire/types";

/** What the coach is shown: the table as it is drawn. */
export interface Seen {
  readonly view: View;
  /** What its room knows of the table. */
  readonly state: unknown;
  readonly seat: number;
  /** The seat that the rules play, if they play one. */
  readonly ruled?: number | null;
  readonly ask: string | null;
  readonly ticket: string | null;
  readonly picks: readonly string[];
  readonly log: readonly LogLine[];
}

function matches(said: Said, id: string, args: Said["arguments"]): boolean {
  return said.id === id && Object.entries(args).every(([name, value]) => said.arguments[name] === value);
}

export function momentOf(seen: Seen): Moment {
  return {
    view: seen.view,
    state: seen.state,
    seat: seen.seat,
    ruled: seen.ruled ?? null,
    ask: seen.ask,
    picks: seen.picks,
    heard: (id, args = {}) => seen.log.some((line) => line.says.some((said) => matches(said, id, args))),
    told: (id, args = {}) =>
      seen.log.flatMap((line) => line.says).findLast((said) => matches(said, id, args))?.arguments ?? null,
  };
}

const PLACE = "burgomaster.coach.";

/** What is kept of a coach. */
interface Kept {
  readonly told?: readonly string[];
  readonly said?: Readonly<Record<string, Said["arguments"]>>;
  readonly off?: boolean;
}

/** What the coach speaks of is what one has seen: while others act and things move, it is what lay there before. */
export function settled(seen: () => Seen | null, moving: () => boolean): () => Seen | null {
  let last: Seen | null = null;
  return () => {
    const now = seen();
    if (now && last && now.ask === null && moving()) return last;
    return (last = now);
  };
}

export class Coach {
  /** What was said already; it stays so when the page is loaded anew. */
  #told = $state.raw<readonly string[]>([]);
  /** What was named in saying it. */
  #said: Readonly<Record<string, Said["arguments"]>> = {};
  /** Whether someone has sent the coach away. */
  off = $state(false);
  #shownAt: { readonly key: string; readonly ticket: string | null } | null = null;

  constructor(
    private readonly table: string,
    readonly teaching: Teaching,
    private readonly seen: () => Seen | null,
  ) {
    try {
      const kept = JSON.parse(localStorage.getItem(PLACE + table) ?? "{}") as Kept;
      this.#told = kept.told ?? [];
      this.#said = kept.said ?? {};
      this.off = kept.off ?? false;
    } catch {
      // What cannot be read is forgotten.
    }
  }

  /** Everything there is to be said now, in order. */
  #due = $derived.by((): readonly Step[] => {
    const seen = this.seen();
    if (seen === null) return [];
    const moment = momentOf(seen);
    return this.teaching.lesson.filter((step) => !this.#told.includes(step.key) && step.when(moment));
  });

  /** What is being said, if anything is. */
  get now(): Step | null {
    return this.off ? null : (this.#due[0] ?? null);
  }
  /** The places that are spoken of now. */
  #about = $derived.by((): readonly string[] => {
    const seen = this.seen();
    const about = this.now?.about ?? [];
    return typeof about === "function" ? (seen ? about(momentOf(seen)) : []) : about;
  });
  get about(): readonly string[] {
    return this.#about;
  }
  /** Whether this comes before what is asked: the question can wait. */
  get first(): boolean {
    return this.now !== null && !this.now.asked && this.seen()?.ask !== null;
  }
  /** What a sentence names: what it named when it was said, or would name now. */
  names(key: string): Said["arguments"] {
    const seen = this.seen();
    return (
      this.#said[key] ??
      (seen ? this.teaching.lesson.find((step) => step.key === key)?.says?.(momentOf(seen)) : undefined) ??
      {}
    );
  }
  get waiting(): number {
    return Math.max(0, this.#due.length - 1);
  }
  /** What was said so far, to be read again. */
  get told(): readonly string[] {
    return this.#told;
  }
  get done(): boolean {
    return this.teaching.lesson.some((step) => step.last && this.#told.includes(step.key));
  }

  /** Someone has understood what is being said. */
  understood(): void {
    const step = this.now;
    if (!step) return;
    this.#remember(step.key);
    // With the last word everything else is said, too: from here on the coach comes when called.
    this.#keep(step.last ? this.teaching.lesson.map((each) => each.key) : [...this.#told, step.key]);
  }

  /** Whoever has answered a question, or done what was said of it, needs no word on it any more. */
  follow(): void {
    const ticket = this.seen()?.ticket ?? null;
    const shown = this.#shownAt;
    const step = this.now;
    if (
      shown &&
      shown.ticket !== null &&
      (shown.ticket !== ticket || !this.#due.some(({ key }) => key === shown.key))
    ) {
      const asked = this.teaching.lesson.find((each) => each.key === shown.key)?.asked ?? false;
      if (asked && !this.#told.includes(shown.key)) this.#keep([...this.#told, shown.key]);
    }
    this.#shownAt = step ? { key: step.key, ticket } : null;
  }

  send(off: boolean): void {
    this.off = off;
    this.#keep(this.#told);
  }

  #remember(key: string): void {
    const names = this.names(key);
    if (Object.keys(names).length > 0) this.#said = { ...this.#said, [key]: names };
  }

  #keep(told: readonly string[]): void {
    this.#told = told;
    localStorage.setItem(PLACE + this.table, JSON.stringify({ told, said: this.#said, off: this.off } satisfies Kept));
  }
}
