/** What the shared table asks of a game; each game answers in a folder of its own (`games/`), or the plain room does. */
import type { Component, Snippet } from "svelte";

import type { Act, Staging } from "../beats/acts";
import type { ChoiceInfo, EarnedInfo, LotInfo, LogLine, Said, View, Welcome } from "../wire/types";
import type { Naming, Thing } from "../words/words.svelte";
import type { Condense } from "./told";

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

/** What a game shows when it is over. */
export interface Finale<V = View> {
  /** Draws a player's street while it is counted; `row` is the source that is counted there now. */
  readonly Street?: Component<{
    view: V;
    seat: number;
    row: string | null;
    earned?: readonly EarnedInfo[];
    done?: boolean;
  }>;
  /** What stands in a player's street, for pictures of it: what anyone who watches may see. */
  lots?(view: V, seat: number): LotInfo[];
  /** Draws the whole table once more when all is counted, with where each point came from. */
  readonly Afterwards?: Component<{ view: V; earned: readonly EarnedInfo[] }>;
  /** What was remarkable about a game that is over, a sentence each. */
  highlights?(view: V, log: readonly LogLine[], name: (seat: number) => string): string[];
  /** Draws, 70 wide and 44 high, what runs with someone's points while they are counted, in `--seat` with `--on` on it; without it a ship does. */
  readonly Runner?: Component<{ seat: number }>;
}

/** What a room is told of its table: what is drawn of it now, or at the moment that is looked back at. */
export interface Watched<V = View> {
  readonly view: V | null;
  /** The seats that are to choose. */
  readonly asked: readonly number[];
  readonly log: readonly LogLine[];
}
/** Where there is no table: a book, a page of the rules. */
export const NO_TABLE: Watched<never> = { view: null, asked: [], log: [] };

/** A game's room at one table; `V` is what its view looks like, which nobody else knows. */
export interface Room<V = View> {
  readonly id: string;
  /** What it knows of its table, for its own parts. */
  readonly state: unknown;
  /** What the targets of one's own hand begin with: `card` if its first is `card:12`. */
  readonly hand: string;
  /** Fetch what the game needs to be drawn in a language, for a table with these options; its words are there already. */
  load(language: string, options: Welcome["options"]): Promise<void>;
  /** Draws the whole table; `asked` are the seats that are to choose, `log` is the story up to now, `children` is the question in its place. */
  readonly Board: Component<{ view: V; asked: readonly number[]; log?: readonly LogLine[]; children?: Snippet }>;
  /** Whether the board is a scene that fills the stage; else it is a page that scrolls. */
  readonly scene?: boolean;
  /** On a phone: behind which tab a place lies; nothing for what is in sight everywhere, such as the hand. */
  tabOf?(target: string): "mine" | "city" | "others" | null;
  /** Draws the chip's icon. */
  readonly ChipIcon: Component<{ chip: Chip }>;
  /** Draws a thing large, for looking at it. */
  readonly Enlarged: Component<{ thing: Thing }>;
  /** Fetch what shows all things of the game that can be looked at, to be searched. */
  reference(): Promise<{ readonly default: Component }>;
  /** Whether a question is one of a row of cards to be drawn: the last of them is no surprise. */
  draws?(ask: Said): boolean;
  /** Whether what is chosen here is done at once, though it cannot be taken back: a card drawn from a pile that everybody sees, a tile kept as all keep theirs. */
  atOnce?(ask: Said): boolean;
  /** The places on the table that a choice is about, the most important first; `ask` is what is asked. */
  targets(choice: Spoken, ask: Said): string[];
  /** The name of a place, to say what is picked. */
  targetName(target: string): string;
  /** What is asked about something that was picked and can go to several places, in the game's words. */
  where?(target: string): string | undefined;
  /** What there is to say of a place that is looked at, besides its name. */
  tells?(target: string): string;
  /** A choice in a few words, when its thing is named elsewhere. */
  short(choice: Spoken): string;
  /** A choice in a sentence. */
  long(choice: Spoken, naming: Naming, ask?: string): string;
  /** What draws a choice in signs, where its words would not fit the bar; nothing for those whose words do. */
  brief?(choice: Spoken): Component<{ choice: Spoken }> | null;
  /** Whether a choice about no place lies at the other end of the bar, away from what is pressed again and again. */
  aside?(choice: Spoken): boolean;
  /** What there is to say of a choice besides, under it; nothing where it goes without saying. */
  note?(choice: Spoken, ask: Said): string;
  /** What a choice would bring, as chips; `rest` is what needs a sentence. */
  brings(said: readonly Said[], seat: number): { chips: Chip[]; rest: Said[] };
  /** What arguments of messages are called. */
  naming(argument: string, value: number | string): ReturnType<Naming>;
  /** Tells several things as one, where they belong together. */
  readonly condense?: Condense;
  /** Where in the game we are, as a line. */
  chapter(view: V): string;
  /** The part of the game we are in, and of how many. */
  progress?(view: V): readonly [number, number];
  /** The title of a chapter of the points' line, if it begins a new mark on the axis. */
  chapterMark(chapter: readonly number[]): string | null;
  /** Such a mark in full, for whoever jumps there. */
  chapterName(mark: string): string;
  /** Points by source; the first row is what was earned during the game. */
  score(view: V): ScoreRow[];
  /** The place below which is told what somebody did, as far as that is shown large; without it, below the head of the page. */
  toldBelow?(seat: number): string;
  /** What is seen of an event; without it, things fly between places. */
  readonly staging?: Staging;
  /** Fetch how is told what somebody has, a few words each. */
  having?(): Promise<{ readonly having: (view: V, seat: number) => readonly string[] }>;
  /** Fetch what is only seen once a game is over. */
  finale?(): Promise<Finale<V>>;
  /** Draws something bad that goes over a place. */
  readonly Strike?: Component<{ colour: string; width: number; height: number }>;
  /** Draws who sits somewhere, in a round frame of its seat's colour; without it, as everywhere. */
  readonly Portrait?: Component<{ face: number; seat: number; size?: string }>;
  /** Draws what flies. */
  readonly Token?: Component<{ act: Act }>;
}
