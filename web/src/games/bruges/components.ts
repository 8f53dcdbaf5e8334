/** What is in the box, as the browser needs it: the words of Bruges' view, and what can be told from a number. */
import { printedOn } from "../../room/printed";
import type { BrugesPlayer, BrugesView } from "../../wire/types";
import { CARD_GROUP } from "./printed";

export const COLOURS = ["blue", "brown", "yellow", "red", "violet"] as const;
export type Colour = (typeof COLOURS)[number];

/** The groups in the order of the card numbers. */
export const GROUPS = CARD_GROUP.map(([group]) => group);
export type Group = (typeof GROUPS)[number];

export const MAJORITIES = ["reputation", "persons", "canal"] as const;
export type Majority = (typeof MAJORITIES)[number];
export const SOURCES = ["persons", "houses", "laurels", "majorities", "canal", "statues", "reputation"] as const;
export const SIDES = ["left", "right"] as const;
export type Side = (typeof SIDES)[number];
export const ACTIVATIONS = ["flash", "worker", "always round", "always action", "always situation", "laurel"] as const;

export const PERSONS = 165;
/** How many persons a group has, and how many of them are of a colour. */
export const OF_GROUP = 15;
const OF_COLOUR = 3;
/** The field of each section that scores, as the rules count. */
export const THIRD = 3;
/** From this result on a die deals threat markers. */
export const HIGH = 5;
/** How much a majority marker is worth. */
export const MAJORITY_POINTS = 4;
/** The values of the statues, in the order in which they are taken. */
export const STATUES = [7, 6, 5, 4, 3, 2] as const;

export const colourOf = (card: number): Colour => COLOURS[Math.floor(((card - 1) % OF_GROUP) / OF_COLOUR)] ?? "blue";
export const groupOf = (card: number): Group => printedOn(CARD_GROUP, card) ?? "nobility";

/**
 * The worth of the statue that a player won with a section; none where it is not complete, or the statues had all gone.
 * Which of two came first the view does not tell: the more valuable one stands at the left.
 */
export const statueWon = (
  { statues, sections }: Pick<BrugesPlayer, "statues" | "sections">,
  side: Side,
): number | null => (sections.includes(side) ? (statues[sections.indexOf(side)] ?? null) : null);

/** Whether a player is filling the hand now: the piles lie beside it then. */
export const fills = (
  { phase }: Pick<BrugesView, "phase">,
  asked: readonly number[],
  player: Pick<BrugesPlayer, "seat"> | undefined,
): boolean => phase === 1 && player !== undefined && asked.includes(player.seat);

/** What a word of the view names. */
export const colourNamed = (name: string): Colour => COLOURS.find((each) => each === name) ?? "blue";
