/** What tiles of a pack would mean for whoever chooses one: what it leaves, what it lacks, and where it would be cheapest. */
import { mapOf } from "../../room/fixed";
import type { Play } from "../../room/play.svelte";
import type { CityTycoonPlayer, CityTycoonView } from "../../wire/types";
import type { CityTycoonBook } from "./book.svelte";

export const COLOURS = ["red", "blue", "yellow"] as const;
export type Colour = (typeof COLOURS)[number];

/** The tile that is pointed at, else the one that is kept. */
export function thoughtOf(play: Play | null, view: CityTycoonView, me: CityTycoonPlayer): number | null {
  const over = play?.over?.startsWith("tile:") ? Number(play.over.slice(5)) : null;
  return over !== null && view.pack.includes(over) ? over : me.pick;
}

/** What one's tiles ask for in a round without the one that is kept now, what a tile would add, and what is there. */
export function needOf(
  book: CityTycoonBook,
  view: CityTycoonView,
  me: CityTycoonPlayer,
  tile: number | null,
  colour: Colour,
): {
  readonly have: number;
  readonly asked: number;
  readonly more: number;
  readonly short: number;
  readonly lacks: number;
} {
  const asks = (of: number | null): number => (of === null ? 0 : (book.tile(of).demands[0]?.asks[colour] ?? 0));
  const have = view.needs?.have[colour] ?? 0;
  const asked = (view.needs?.asked[colour] ?? 0) - asks(me.pick);
  const [before, after] = [Math.max(0, asked - have), Math.max(0, asked + asks(tile) - have)];
  return { have, asked, more: asks(tile), short: after, lacks: after - before };
}

/** What is left of the money once the whole hand is laid, with this tile. */
export const leftAfter = (book: CityTycoonBook, view: CityTycoonView, me: CityTycoonPlayer, tile: number): number =>
  me.money - (view.needs?.hand_cost ?? 0) - (tile === me.pick ? 0 : book.tile(tile).cost);

/** What supplying each tile of a pack would cost where it is cheapest; asked one after another, once for every pack. */
export class Scout {
  /** By tile: null where nothing leads there, undefined as long as nobody knows. */
  found = $state.raw<ReadonlyMap<number, number | null>>(mapOf([]));

  /** To be called in an effect. */
  look(pack: readonly number[], imagine: Play["imagine"]): () => void {
    let wanted = true;
    const ask = async (): Promise<void> => {
      for (const tile of pack) {
        if (!wanted || !imagine) return;
        const answer = await imagine({ kind: "tile", tile });
        if (!wanted || answer.kind !== "tile") return;
        const prices = answer.places.flatMap(({ price }) => (price === null ? [] : [price]));
        this.found = mapOf([...this.found, [tile, prices.length > 0 ? Math.min(...prices) : null]]);
      }
    };
    // Whoever asks too much, or no longer may, does without.
    ask().catch(() => undefined);
    return () => (wanted = false);
  }
}
