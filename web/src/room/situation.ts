/** What a question is about to whoever is asked, and what was picked of it. */
import type { ChoiceInfo, Said } from "../wire/types";
import type { Room } from "./room";

export interface Situation {
  room: Room;
  ask: Said;
  /** Who is asked: what a choice brings is told for this seat. */
  seat: number;
  choices: readonly ChoiceInfo[];
  /** Which question this is: picks of an earlier question mean nothing. */
  ticket: string;
  /** An answer is on its way: everything stays as it is, and nothing more can be chosen. */
  busy: boolean;
}

export interface Picks {
  readonly ticket: string;
  readonly targets: readonly string[];
  readonly choice: string | null;
}
