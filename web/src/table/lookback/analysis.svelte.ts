/** What a finished game was about, as it is found: asked for again and again until all of it is known. */
import { request } from "../../wire/http";
import type { AnalysisInfo, AnotherInfo, WishAnalysis, WishAnother } from "../../wire/types";
import { folder, words } from "../../words/words.svelte";

const WORDS = folder(import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" }));

/** Let what is said here count. */
export const joinLookback = (): Promise<void> => words.join("lookback", WORDS);

/** So many milliseconds pass between two questions. */
const PAUSE = 1200;

/** What could have been chosen at an entry; with a choice, what it would have brought. */
export async function another(table: string, token: string | null, wish: WishAnother): Promise<AnotherInfo> {
  const path = `/api/tables/${encodeURIComponent(table)}/analysis/another`;
  return (await (await request("POST", path, wish, token ?? undefined)).json()) as AnotherInfo;
}

export class Analysed {
  found = $state.raw<AnalysisInfo | null>(null);
  failure = $state.raw<unknown>(null);
  #asking = 0;

  constructor(
    readonly table: string,
    readonly token: string | null,
  ) {}

  /** The entry that is looked at: what is there is found out first. */
  look: number | null = null;

  /** Ask, and go on asking until all is known or nobody wants to know any more. */
  async ask(hindsight: boolean, again = false): Promise<void> {
    const asking = ++this.#asking;
    this.failure = null;
    if (this.found?.hindsight !== hindsight) this.found = null;
    let anew = again;
    while (asking === this.#asking) {
      try {
        const wish: WishAnalysis = { hindsight, again: anew, look: this.look };
        const path = `/api/tables/${encodeURIComponent(this.table)}/analysis`;
        const answer = await request("POST", path, wish, this.token ?? undefined);
        const found = (await answer.json()) as AnalysisInfo;
        if (asking !== this.#asking) return;
        anew = false;
        this.found = found;
        if (found.state === "done") return;
      } catch (reason) {
        if (asking === this.#asking) this.failure = reason;
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }

  stop(): void {
    this.#asking += 1;
  }
}
