/** What the front door shows of a game; a sentence about it, `GAME-lead`, lies beside it. */
import type { Component } from "svelte";
import type { LotInfo } from "../wire/types";

/** A street or a city as a small picture, drawn from public facts, in a box of `w` by `h`. */
export interface SmallOf {
  readonly street: readonly LotInfo[];
  /** The season or round. */
  readonly step: number;
  readonly seat: number;
  readonly w: number;
  readonly h: number;
  /** How much water lies before it. */
  readonly water?: number;
  /** How wide a house is at most. */
  readonly most?: number;
  /** Whether it is night there, whatever the theme. */
  readonly night?: boolean;
}

export interface CoverOf {
  /** One's own street, in pictures of tables; standing for the game, with `EXAMPLE`. */
  readonly Small: Component<SmallOf>;
  /** A street that stands for the game. */
  readonly example: readonly LotInfo[];
  /** The game's part of the shore, in parts of an SVG: its origin is the ground at the left. */
  readonly Stretch: Component;
  /** How wide that is. */
  readonly wide: number;
  /** Of an option with several members: those that are easy to add after a first game. */
  readonly easy: Readonly<Record<string, readonly string[]>>;
}
