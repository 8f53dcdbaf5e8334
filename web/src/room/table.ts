/** The table around: what everything that is drawn at it may ask for, handed down once. */
import { getContext, setContext } from "svelte";

import type { Naming } from "../words/words.svelte";
import type { Room } from "./room";

export interface AtTable {
  /** The game's room; what is drawn in it is drawn when it is here. */
  readonly room: Room;
  /** What a seat's player is called. */
  readonly name: (seat: number) => string;
  /** What the arguments of messages are called. */
  readonly naming: Naming;
}

export const TABLE = Symbol("table");

export function offerTable(table: AtTable): void {
  setContext(TABLE, table);
}

export function useTable(): AtTable {
  return getContext<AtTable>(TABLE);
}

/** What the room around knows of its table, if it is of this kind; nothing without a table. */
export function roomState<S>(kind: abstract new (...made: never[]) => S): S | null {
  const state = (getContext<AtTable | undefined>(TABLE)?.room as Room | undefined)?.state;
  return state instanceof kind ? state : null;
}
