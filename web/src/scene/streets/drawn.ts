/** What the drawing of a table with streets is given, on a desk and on a phone. */
import type { Snippet } from "svelte";
import type { Box } from "../stage.svelte";

export interface Drawn<V, P> {
  view: V;
  /** The seats that are to choose. */
  asked: readonly number[];
  /** Whose street is in front. */
  me: P | undefined;
  others: readonly P[];
  /** Asks for the whole street of a seat. */
  onopen: (seat: number) => void;
  /** The question, in its place. */
  children?: Snippet | undefined;
}

/** What the places of another player's strip are given. */
export interface StripOf<V, P> {
  player: P;
  view: V;
  box: Box;
  asked: boolean;
  /** Where the name stands, one may ask for the whole street. */
  onopen?: () => void;
  folded?: boolean;
}
