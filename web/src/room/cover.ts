/** What the lobby shows of a game; a sentence about it, `GAME-lead`, lies beside it. */
import type { Component } from "svelte";

export interface CoverOf {
  /** A picture of 16 to 9, without words. */
  readonly Cover: Component;
  /** Of an option with several members: those that are easy to add after a first game. */
  readonly easy: Readonly<Record<string, readonly string[]>>;
}
