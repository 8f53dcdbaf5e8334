/** What is new in the city since one acted last; for whoever watches, since the moment before. */
import { mapOf } from "../../room/fixed";
import type { PieceView } from "../../wire/types";
import { cellTarget } from "./cells";

const looks = ({ tile, plant, kind, owner, supplied }: PieceView): string =>
  [tile, plant, kind, owner, supplied].join();
const all = (city: readonly PieceView[]): ReadonlyMap<string, string> =>
  mapOf(city.map((piece) => [cellTarget(piece.cell), looks(piece)] as const));

/** As many cells as one move changes at most: a tile with its landscape. */
const MOST = 6;

export class Fresh {
  /** The city as one knows it; nothing before it was seen. */
  #known: ReadonlyMap<string, string> | null = null;
  #before: ReadonlyMap<string, string> | null = null;
  /** The cells where something is new. */
  cells = $state.raw<readonly string[]>([]);

  /** See the city: `acts` says whether one has just done something oneself, `watches` that one only watches. */
  see(city: readonly PieceView[], acts: boolean, watches: boolean): void {
    const now = all(city);
    if (acts || this.#known === null) this.#known = now;
    else if (watches && this.#before !== null) this.#known = this.#before;
    // A round that is over takes the light of what was supplied with it: that is nothing new.
    const known = this.#known;
    const fresh = [...now].filter(([cell, look]) => known.get(cell) !== look && !isDimmed(known.get(cell), look));
    // Whoever looks back may have jumped: what many moves did marks nothing.
    this.cells = watches && fresh.length > MOST ? [] : fresh.map(([cell]) => cell);
    this.#before = now;
  }
}

const isDimmed = (was: string | undefined, now: string): boolean =>
  was !== undefined && now.endsWith(",") && was.startsWith(now);
