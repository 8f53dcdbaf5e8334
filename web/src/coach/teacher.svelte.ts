/** Everything that explains a table: `?` on anything, the rules, and the coach of a first game. */
import { joinTeaching, teachingOf } from "../games/rooms";
import type { Teaching } from "../room/teaching";
import { words } from "../words/words.svelte";
import { WhatIsThis } from "./whatisthis.svelte";
import { Marks } from "./mark.svelte";
import { Coach, type Seen } from "./coach.svelte";

/** The message about a place: what its target begins with decides. */
export function aboutId(game: string, target: string): string {
  return `${game}-about-${target.split(":")[0] ?? ""}`;
}

/** How a game explains itself; what did not arrive is told elsewhere, and asked for again next time. */
async function fetched(game: string): Promise<Teaching | null> {
  return teachingOf(game).catch(() => null);
}

export class Teacher {
  game = $state("");
  /** Whether the list of what can be asked is open, and whether the pages of rules are. */
  help = $state(false);
  rules = $state(false);
  coach = $state.raw<Coach | null>(null);
  teaching = $state.raw<Teaching | null>(null);
  readonly marks = new Marks();
  readonly whatIsThis = new WhatIsThis(
    (target) => words.has(aboutId(this.game, target)),
    () => joinTeaching(this.game),
  );

  constructor(private readonly seen: () => Seen | null) {}

  /** Begin at a table; in a first game the coach comes along. */
  async enter(game: string, table: string, coached: boolean): Promise<void> {
    this.game = game;
    // What explains is fetched when someone asks: a table does without it.
    if (!coached || this.coach) return;
    this.teaching = await fetched(game);
    if (this.teaching) this.coach = new Coach(table, this.teaching, this.seen);
  }

  async openRules(): Promise<void> {
    this.teaching ??= await fetched(this.game);
    this.help = false;
    this.rules = true;
  }
}
