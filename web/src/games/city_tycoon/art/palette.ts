/** The colours of the city, each with its meaning; districts and owners never go without their sign. */

export const DISTRICTS = ["residential", "industry", "entertainment", "shopping", "landmark"] as const;
export type District = (typeof DISTRICTS)[number];

export interface Tones {
  /** On cards and symbols. */
  readonly colour: string;
  /** The ground of a tile in the city. */
  readonly ground: string;
  readonly dark: string;
  readonly light: string;
  readonly wall: string;
  readonly roof: string;
  /** What is written on it. */
  readonly ink: string;
}

const TONES: Readonly<Record<District, Tones>> = {
  residential: {
    colour: "#3f8043",
    ground: "#3c7a45",
    dark: "#234d2d",
    light: "#a9dd9f",
    wall: "#efe6cc",
    roof: "#c4623f",
    ink: "#f7fbef",
  },
  industry: {
    colour: "#8d5b36",
    ground: "#7a4f31",
    dark: "#4a2e1b",
    light: "#e2b488",
    wall: "#d9b795",
    roof: "#5b3a28",
    ink: "#fff4e6",
  },
  entertainment: {
    colour: "#dba92c",
    ground: "#c8982a",
    dark: "#6f4f0d",
    light: "#ffdf7c",
    wall: "#fff0c4",
    roof: "#b8412f",
    ink: "#2c1d00",
  },
  shopping: {
    colour: "#7d56b2",
    ground: "#6a479c",
    dark: "#3c2662",
    light: "#cdb2f3",
    wall: "#e8dcf4",
    roof: "#4c2f80",
    ink: "#fbf5ff",
  },
  landmark: {
    colour: "#68737c",
    ground: "#6e7a84",
    dark: "#3b444c",
    light: "#d5dee4",
    wall: "#e9e4d6",
    roof: "#5f9a88",
    ink: "#fbfdff",
  },
};

export function isDistrict(name: string): name is District {
  return (DISTRICTS as readonly string[]).includes(name);
}

export const tones = (district: string): Tones => TONES[isDistrict(district) ? district : "landmark"];

/** Cubes: front, top, side. */
export const CUBE: Readonly<Record<string, readonly [string, string, string]>> = {
  red: ["#d9382c", "#ff8171", "#8f1b14"],
  blue: ["#2f78dd", "#83b9ff", "#184588"],
  yellow: ["#f0bd2a", "#ffe690", "#a1730a"],
};

export interface Owner {
  readonly colour: string;
  readonly ink: string;
  /** The line round the sign, and what is seen of a dark owner on a dark ground. */
  readonly edge: string;
}
const OWNERS: readonly Owner[] = [
  { colour: "#ee7b2f", ink: "#2b1200", edge: "#0b1418" },
  { colour: "#f5f0e4", ink: "#20262b", edge: "#0b1418" },
  { colour: "#1c242a", ink: "#f5f0e4", edge: "#f5f0e4" },
  { colour: "#3d6fdc", ink: "#ffffff", edge: "#0b1418" },
  { colour: "#e4699f", ink: "#36031b", edge: "#0b1418" },
];
const NOBODY: Owner = { colour: "#59636a", ink: "#f5f0e4", edge: "#0b1418" };
export const owner = (seat: number | null): Owner => (seat === null ? NOBODY : (OWNERS[seat - 1] ?? NOBODY));
/** The colour of an owner on a dark plate. */
export const ownerLine = (seat: number): string => (seat === 3 ? "#f5f0e4" : owner(seat).colour);

export const INK = "#0b1418";
export const PLATE = "#0c161b";
export const CREAM = "#fff4dc";
export const PLANT_GROUND: Readonly<Record<string, string>> = { red: "#8c3a31", blue: "#2c5c94" };
export const PLANT_TINT: Readonly<Record<string, string>> = { red: "#ffb0a4", blue: "#b4d6ff" };

export const PLANT_COLOUR: Readonly<Record<string, "red" | "blue">> = {
  solar: "red",
  steam: "red",
  wind: "blue",
  water: "blue",
  hydro: "blue",
};

/** What supplying somewhere costs, as a colour: nothing is best, no way is grey. */
export function heat(euro: number | null): string {
  if (euro === null) return "#7b8a90";
  return euro <= 0 ? "#2fe0a8" : euro <= 2 ? "#8fdc5a" : euro <= 4 ? "#ffd24a" : euro <= 6 ? "#ff9b3d" : "#f0553c";
}
