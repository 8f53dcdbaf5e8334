/** What the shared table asks of a game; each game answers in a folder of its own. */
import type { Component } from "svelte";

import type { ChoiceInfo, Said, TableView, Welcome } from "../wire/types";
import type { Naming } from "../words/words.svelte";

/** What a choice costs or brings, small enough for a button. */
export interface Chip {
  /** `+3`, `-2`, or nothing. */
  readonly text: string;
  /** The game knows how to draw it; the label says it aloud. */
  readonly icon: string;
  readonly colour?: string;
  readonly label: string;
}

/** One source of points, with what everyone has of it. */
export interface ScoreRow {
  readonly key: string;
  readonly title: string;
  readonly points: readonly number[];
}

/** A choice as far as it can be said: its text and its parts. */
export type Spoken = Pick<ChoiceInfo, "text" | "data">;

export interface Room {
  readonly id: string;
  /** Fetch what the game needs to be drawn in a language, for a table with these options. */
  load(language: string, options: Welcome["options"]): Promise<void>;
  /** Draws the whole table. */
  readonly Board: Component<{ view: TableView }>;
  /** Draws the chip's icon. */
  readonly ChipIcon: Component<{ chip: Chip }>;
  /** Draws a card large, for looking at it. */
  readonly Enlarged: Component<{ card: number }>;
  /** All cards, to be searched. */
  readonly Reference: Component;
  /** The places on the table that a choice is about, the most important first; a place may light up. */
  targets(choice: Spoken, view: TableView): string[];
  /** The name of a place, to say what is picked. */
  targetName(target: string): string;
  /** A choice in a few words, when its card is named elsewhere. */
  short(choice: Spoken): string;
  /** A choice in a sentence. */
  long(choice: Spoken, naming: Naming, ask?: string): string;
  /** Choices that can be tried with a place, on offer or not. */
  tries(target: string, view: TableView): Spoken[];
  /** What a choice would bring, as chips; `rest` is what needs a sentence. */
  brings(said: readonly Said[], seat: number): { chips: Chip[]; rest: Said[] };
  /** What arguments of messages are called. */
  naming(argument: string, value: number | string): ReturnType<Naming>;
  /** Where in the game we are, as a line. */
  chapter(view: TableView): string;
  /** The title of a chapter of the points' line, if it begins a new mark on the axis. */
  chapterMark(chapter: readonly number[]): string | null;
  /** Points by source; the first row is what was earned during the game. */
  score(view: TableView): ScoreRow[];
  winners(view: TableView): readonly number[];
}

const ROOMS: Record<string, () => Promise<{ room: Room }>> = {
  hamburg: () => import("./hamburg/room"),
};

/** Whether this app can draw a game. */
export function hasRoom(game: string): boolean {
  return game in ROOMS;
}

/** Fetch a game's room; games are only loaded where they are played. */
export async function roomOf(game: string): Promise<Room | null> {
  const load = ROOMS[game];
  return load ? (await load()).room : null;
}
