/** How a game explains itself: a first game in steps, and rules in pages. Its sentences lie in `GAME/teaching/LANGUAGE.ftl`. */
import type { Component } from "svelte";

import type { Said, View } from "../wire/types";

/** What a coach knows of a moment. */
export interface Moment<V = View, S = unknown> {
  readonly view: V;
  /** What the room knows of its table. */
  readonly state: S;
  /** Whom the coach stands behind. */
  readonly seat: number;
  /** The seat that the rules play, such as TOM's; null where there is none. */
  readonly ruled: number | null;
  /** The id of what is asked of that seat now. */
  readonly ask: string | null;
  /** The places picked for it so far. */
  readonly picks: readonly string[];
  /** Whether something was told with these arguments since the game began. */
  heard(id: string, args?: Said["arguments"]): boolean;
  /** With which arguments that was told last; null if it was not. */
  told(id: string, args?: Said["arguments"]): Said["arguments"] | null;
}

/** Something that is explained once, when it first happens: `GAME-lesson-KEY` says it. */
export interface Step<V = View, S = unknown> {
  readonly key: string;
  when(moment: Moment<V, S>): boolean;
  /** What it speaks of: these places, or with a colon at the end all whose targets begin so; `a|b` is b where a is not on the screen. */
  readonly about: readonly string[] | ((moment: Moment<V, S>) => readonly string[]);
  /** What its sentence has to name; it is asked again when the sentence is read again, so it always has an answer. */
  says?(moment: Moment<V, S>): Said["arguments"];
  /** Pictures beside it, as in the rules: `GAME-lesson-KEY.ITEM` says each in a few words; what `says` tells of the item is its `$of`. */
  readonly shows?: Page;
  /** Whether it belongs to the question: once that is answered, it needs no saying any more. */
  readonly asked?: boolean;
  /** Whether what it asks for is done elsewhere than in the question's bar: on a phone its page may lie there. */
  readonly elsewhere?: boolean;
  /** Whether the coach is done with it, and only comes when called. */
  readonly last?: boolean;
}

/** A page of the rules: `GAME-rules-KEY` says it, its forms are its items. */
export interface Page {
  readonly key: string;
  readonly items: readonly string[];
  /** Whether it is of a chapter apart from the game itself, such as an expansion: its `.chapter` names where the rulebook tells it. */
  readonly chapter?: boolean;
}

export interface Teaching<V = View, S = unknown> {
  readonly lesson: readonly Step<V, S>[];
  readonly pages: readonly Page[];
  /** Draws a page, or one of its items. */
  readonly Picture: Component<{ page: string; item?: string }>;
}
