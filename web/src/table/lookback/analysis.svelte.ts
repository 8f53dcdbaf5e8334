/** What a finished game was about, as it is found: asked for again and again until all of it is known. */
import { request } from "../../wire/http";
import type { AnalysisInfo, WishAnalysis } from "../../wire/types";
import { folder, words } from "../../words/words.svelte";

const WORDS = folder(import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" }));

/** Let what is said here count. */
export const joinLookback = (): Promise<void> => words.join("lookback", WORDS);

/** So many milliseconds pass between two questions. */
const PAUSE = 1200;

export class Analysed {
  found = $state.raw<AnalysisInfo | null>(null);
  failure = $state.raw<unknown>(null);
  #asking = 0;

  constructor(
    readonly table: string,
    readonly token: string | null,
  ) {}

  /** Ask, and go on asking until all is known or nobody wants to know any more. */
  async ask(hindsight: boolean, again = false): Promise<void> {
    const asking = ++this.#asking;
    this.failure = null;
    if (this.found?.hindsight !== hindsight) this.found = null;
    let anew = again;
    while (asking === this.#asking) {
      try {
        const wish: WishAnalysis = { hindsight, again: anew };
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
