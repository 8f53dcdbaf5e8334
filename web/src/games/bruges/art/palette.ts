/** The colours of the game's things: the same by day and in the evening, always with their symbol. */
import type { Colour } from "../components";

export const BODY: Readonly<Record<Colour, string>> = {
  blue: "#34699f",
  brown: "#83552f",
  yellow: "#d9a92b",
  red: "#b33a2b",
  violet: "#6d4a9c",
};

/** What reads on a ground of the colour. */
export const INK: Readonly<Record<Colour, string>> = {
  blue: "#ffffff",
  brown: "#ffffff",
  yellow: "#2b1d00",
  red: "#ffffff",
  violet: "#ffffff",
};

/** The symbol alone, on deep ground. */
export const MARK: Readonly<Record<Colour, string>> = {
  blue: "#8cc4f2",
  brown: "#d8a679",
  yellow: "#f5cf5a",
  red: "#f58a72",
  violet: "#b89df0",
};

const SEAT = ["#8a8f8d", "#c23a2e", "#37803f", "#e5b820", "#3a74c4"] as const;
const SEAT_INK = ["#ffffff", "#ffffff", "#ffffff", "#221a00", "#ffffff"] as const;

export const seatColour = (seat: number): string => SEAT[seat] ?? SEAT[0];
export const seatInk = (seat: number): string => SEAT_INK[seat] ?? SEAT_INK[0];

export const GOLD = "#e9b93f";
export const CREAM = "#f4e7cb";
/** Under plates and captions. */
export const DEEP = "#0c161b";
