/** The light over the city: every colour of the town is written once, for the day, and graded. */
import { mix } from "../../../art/pen";

export type Hour = "day" | "gold" | "dusk";
type Three = readonly [string, string, string];
type Many = readonly string[];

export interface Light {
  readonly hour: Hour;
  /** What every colour is multiplied with, and what it is tinted to, by how much; the same for what is supplied. */
  readonly mul: readonly [number, number, number];
  readonly tint: string;
  readonly much: number;
  readonly lit: readonly [number, number, number];
  readonly litMuch: number;
  readonly sky: readonly [string, string, string, string];
  readonly sun: string;
  readonly hill: Three;
  readonly plain: Three;
  readonly field: Many;
  readonly earth: string;
  readonly road: string;
  readonly land: string;
  readonly land2: string;
  readonly path: string;
  readonly tree: Three;
  readonly water: readonly [string, string];
  readonly ripple: string;
  readonly street: string;
  readonly lane: string;
  readonly pave: string;
  readonly quay: string;
  readonly shadow: number;
  readonly glass: Three;
  /** The share of windows where someone is in, though nothing is supplied. */
  readonly bulb: number;
  readonly haze: string;
}

const DAY: Light = {
  hour: "day",
  mul: [1, 1, 1],
  tint: "#fff6e0",
  much: 0.03,
  lit: [1.04, 1.01, 0.96],
  litMuch: 0.05,
  sky: ["#6fb0dd", "#a9d3ea", "#dfeef0", "#f4efdc"],
  sun: "#fff3c8",
  hill: ["#9fc0c4", "#86aba6", "#6d9684"],
  plain: ["#a9bd7c", "#8fab68", "#7d9c5c"],
  field: ["#b9c27a", "#93b06a", "#c9c184", "#a3b872", "#84a763", "#cdbf7c"],
  earth: "#b9ad86",
  road: "#d8cfb2",
  land: "#86b364",
  land2: "#79a75b",
  path: "#dccf9e",
  tree: ["#3f7d45", "#4f9150", "#6aa657"],
  water: ["#63b3d6", "#3f8fc0"],
  ripple: "#d8f2fb",
  street: "#727c82",
  lane: "#e9e6d8",
  pave: "#c9c4b4",
  quay: "#d9cfb4",
  shadow: 0.2,
  glass: ["#5f7f96", "#7fa0b4", "#48657c"],
  bulb: 0,
  haze: "#e6f1ec",
};
const GOLD: Light = {
  hour: "gold",
  mul: [1.03, 0.95, 0.86],
  tint: "#ff9a4d",
  much: 0.055,
  lit: [1.05, 0.95, 0.8],
  litMuch: 0.08,
  sky: ["#4f6fa8", "#9c8fb4", "#e9a98c", "#ffd28a"],
  sun: "#ffe3a0",
  hill: ["#a98a9c", "#8a7586", "#6f6a6c"],
  plain: ["#a6a463", "#88945a", "#6c8450"],
  field: ["#b8a85e", "#8f9a56", "#c6ad62", "#9ba056", "#7a8f50", "#c9a558"],
  earth: "#a68c62",
  road: "#dcc49a",
  land: "#84a655",
  land2: "#769a50",
  path: "#dcb67c",
  tree: ["#3f6c38", "#528043", "#78964a"],
  water: ["#e0a888", "#4f86b8"],
  ripple: "#ffe3b4",
  street: "#646066",
  lane: "#f2e3c0",
  pave: "#c0b096",
  quay: "#d2b183",
  shadow: 0.3,
  glass: ["#5d6a7c", "#ffc878", "#43546a"],
  bulb: 0.1,
  haze: "#ffd9a8",
};
const DUSK: Light = {
  hour: "dusk",
  mul: [0.74, 0.74, 0.95],
  tint: "#37447e",
  much: 0.21,
  lit: [0.86, 0.69, 0.55],
  litMuch: 0.05,
  sky: ["#131c46", "#46397a", "#c05c6e", "#ffa45c"],
  sun: "#ffcf8a",
  hill: ["#4a3f6b", "#372f58", "#282748"],
  plain: ["#33445f", "#2b3e58", "#213049"],
  field: ["#34465f", "#2e425a", "#3b4a62", "#30435a", "#2a3e56", "#3f4a62"],
  earth: "#343b58",
  road: "#565874",
  land: "#2b5a50",
  land2: "#265048",
  path: "#6f7684",
  tree: ["#1a4038", "#225041", "#306248"],
  water: ["#6a76b4", "#26407a"],
  ripple: "#b9c6f4",
  street: "#1c2340",
  lane: "#9aa0c4",
  pave: "#454d6e",
  quay: "#7d7f9c",
  shadow: 0.36,
  glass: ["#1b2340", "#2a3560", "#141a34"],
  bulb: 0.11,
  haze: "#7a5a86",
};
export const LIGHTS: Readonly<Record<Hour, Light>> = { day: DAY, gold: GOLD, dusk: DUSK };

/** A round is a day: one builds while colours can be told, then dusk falls and whoever is supplied shines. */
export function hourOf(round: number, phase: number, over: boolean, dark: boolean): Hour {
  if (dark || over || phase > 3) return "dusk";
  return round > 2 ? "gold" : "day";
}

const WARM = "#ffb45c";
const graded = new Map<string, string>();

/** A colour of the town in a light; what is supplied is warm. */
export function grade(colour: string, light: Light, lit = false): string {
  const key = `${light.hour}${lit ? "+" : "-"}${colour}`;
  const known = graded.get(key);
  if (known !== undefined) return known;
  const by = lit ? light.lit : light.mul;
  const shaded = [1, 3, 5].map((at, n) =>
    Math.min(255, Math.round(parseInt(colour.slice(at, at + 2), 16) * (by[n] ?? 1)))
      .toString(16)
      .padStart(2, "0"),
  );
  const made = mix(`#${shaded.join("")}`, lit ? WARM : light.tint, lit ? light.litMuch : light.much);
  graded.set(key, made);
  return made;
}
