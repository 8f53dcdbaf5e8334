/** What is printed on a game's things, in the language in use, as the server tells it. */
import { http } from "../wire/http";
import type { BookEntry } from "../wire/types";

/** What a position on the table has changed of a thing. */
export type Changed<T> = { readonly card: number } & Partial<T>;

export class Book<T> {
  #printed = $state.raw<readonly T[]>([]);
  #loaded = "";
  /** What was asked for last: another language may have been wished for meanwhile. */
  #wanted = "";

  #now = $derived.by(() => {
    const changed = this.changed();
    if (changed.length === 0) return this.#printed;
    const things = [...this.#printed];
    for (const { card, ...values } of changed) {
      const printed = things[card - 1];
      if (printed) things[card - 1] = { ...printed, ...values };
    }
    return things;
  });

  constructor(
    private readonly game: string,
    private readonly kind: string,
    private readonly read: (entry: BookEntry) => T,
    /** The values that the position on the table has changed. */
    private readonly changed: () => readonly Changed<T>[] = () => [],
  ) {}

  /** All things by their number, from 1 on. */
  get things(): readonly T[] {
    return this.#now;
  }

  /** Fetch what is printed in a data set. */
  async load(language: string, data: string): Promise<void> {
    const wanted = `${language} ${data}`;
    this.#wanted = wanted;
    if (wanted === this.#loaded) return;
    const { entries } = await http.book(this.game, language, data);
    if (this.#wanted !== wanted) return;
    this.#loaded = wanted;
    this.use(entries);
  }

  use(entries: readonly BookEntry[]): void {
    this.#printed = entries.filter(({ kind }) => kind === this.kind).map(this.read);
  }
}
