/** The colours of the game's things: the same by day and in the evening, always with their symbol. */
import symbols from "../../../../../src/burgomaster/words/symbols.json";
import type { Colour } from "../components";

export const BODY: Readonly<Record<Colour, string>> = {
  purple: "#6d4a9c",
  orange: "#e08a1e",
  gray: "#66737c",
  pink: "#bd477d",
  brown: "#83552f",
  black: "#33302d",
};

/** What reads on a ground of the colour. */
export const INK: Readonly<Record<Colour, string>> = {
  purple: "#ffffff",
  orange: "#241300",
  gray: "#ffffff",
  pink: "#ffffff",
  brown: "#ffffff",
  black: "#ffffff",
};

/** The symbol alone, on deep ground. */
export const MARK: Readonly<Record<Colour, string>> = {
  purple: "#b89df0",
  orange: "#f5a742",
  gray: "#b6c4cd",
  pink: "#f294bf",
  brown: "#d8a679",
  black: "#e8e2d6",
};

export const SEAT = ["#8a8f8d", "#c23a2e", "#37803f", "#e5b820", "#3a74c4", "#f3eee3"] as const;
export const SEAT_INK = ["#ffffff", "#ffffff", "#ffffff", "#221a00", "#ffffff", "#2a2420"] as const;

export const seatColour = (seat: number): string => SEAT[seat] ?? SEAT[0];
export const seatInk = (seat: number): string => SEAT_INK[seat] ?? SEAT_INK[0];

/** What a word of the view names; anything else is black. */
export const colourNamed = (name: string): Colour => (name in BODY ? (name as Colour) : "black");

export const symbolOf = (colour: string): string => symbols[colourNamed(colour)].path;

export const GOLD = "#f0c75a";
export const CREAM = "#f4e7cb";
export const COPPER = "#5f9a88";
export const DARK = "#0d1117";
