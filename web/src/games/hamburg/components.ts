/** What is in the box, as the browser needs it: the words of Hamburg's view, and what can be told from a number. */
import { printedOn } from "../../room/printed";
import type { HamburgView } from "../../wire/types";
import { CARD_CATEGORY, CARD_COLOUR } from "./printed";

export const COLOURS = ["purple", "orange", "gray", "pink", "brown"] as const;
export type Colour = (typeof COLOURS)[number] | "black";
export const DICE = [...COLOURS, "black"] as const;

export const DISASTERS: Readonly<Record<string, string>> = {
  purple: "flood",
  orange: "fire",
  gray: "decay",
  pink: "unrest",
  brown: "disease",
};

/** The intrigue tokens by their kinds: a color each, two, or one with a little gift. */
export const TOKENS = [
  ...COLOURS,
  ...["orange-pink", "pink-purple", "purple-gray", "gray-brown", "brown-orange"],
  ...["orange-gift", "pink-gift", "purple-gift", "gray-gift", "brown-gift"],
] as const;

export const MAJORITIES = ["square", "buildings", "wall", "points", "zoo"] as const;
export const SOURCES = ["cards", "laurels", "majorities", "thirds", "statues", "clerics", "square"] as const;
export const SIDES = ["left", "right"] as const;
export type Side = (typeof SIDES)[number];

const firstOf = (category: string): number => CARD_CATEGORY.find(([each]) => each === category)?.[1] ?? Infinity;
/** Cards with this number and above are zoo and park cards, laid to the left; all others are buildings. */
export const FIRST_GARDEN = firstOf("zoo");
export const FIRST_PARK = firstOf("park");

/** The categories in the order of the card numbers. */
export const CATEGORIES = CARD_CATEGORY.map(([category]) => category);
export const categoryOf = (card: number): string => printedOn(CARD_CATEGORY, card) ?? "";
export const colourOf = (card: number): Colour => printedOn(CARD_COLOUR, card) ?? "black";

/** The categories that a window of the church counts: those of its colour, or zoo and park, which come in all. */
export const countedBy = (colour: Colour): readonly string[] =>
  CARD_CATEGORY.filter(([, first]) => (first < FIRST_GARDEN ? colourOf(first) === colour : colour === "black")).map(
    ([category]) => category,
  );

/** The segment of each half of the wall that scores, as the rules count. */
export const THIRD = 3;

/** The cleric tiles in the windows of the church, by window; none where they are not played with. */
export function tilesOf(view: HamburgView): ReadonlyMap<number, number> {
  const lying = (view.parts ?? []).find(({ expansion }) => expansion === "clerics")?.lying ?? [];
  return new Map(lying.flatMap((each) => (each.number === null ? [] : [[Number(each.name), each.number] as const])));
}

export interface ShipAt {
  readonly colour: string;
  /** Whether it lies at the quay; else it is in the roadstead. */
  readonly docked: boolean;
  /** What the book calls it. */
  readonly number: number;
}

/** The tile of the first ship; the others follow in the order of the dice. */
const FIRST_SHIP = 318;

/** The ships of the harbour; none where they are not played with. */
export function shipsOf(view: HamburgView): readonly ShipAt[] {
  const { ships } = view;
  return ships ? DICE.map((colour, at) => ({ colour, docked: ships.includes(colour), number: FIRST_SHIP + at })) : [];
}

/** Whether the dice are still those of the season before: they are rolled once all hands are full. */
export function diceArePast(view: Pick<HamburgView, "phase">): boolean {
  return view.phase < 2;
}
