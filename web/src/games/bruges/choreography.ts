/** How things of Bruges move: what each part of the drawing does while an act lasts, and what is drawn only meanwhile. */
import type { Part } from "../../beats/acts";
import { tabCalled } from "../../ui/places";

type Frames = Keyframe[];
const moves = (at: readonly string[], frames: Frames, begin = 0, end = 1): Part => ({ at, frames, begin, end });
const draws = (what: string, at: readonly string[], frames: Frames, begin = 0, end = 1, was = false): Part => ({
  at,
  frames,
  begin,
  end,
  draws: what,
  was,
});

const FLIP: Frames = [{ scale: "0 1" }, { scale: "1 1" }];
const SINK: Frames = [
  { opacity: 1, translate: "0 0" },
  { opacity: 1, offset: 0.4 },
  { opacity: 0, translate: "0 18px" },
];
const PASS: Frames = [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }];
const LICK: Frames = [
  { opacity: 0, transformOrigin: "50% 100%", scale: "1 0.1" },
  { opacity: 1, transformOrigin: "50% 100%", scale: "1 1.1", offset: 0.3 },
  { opacity: 1, transformOrigin: "50% 100%", scale: "1.04 0.92", offset: 0.5 },
  { opacity: 1, transformOrigin: "50% 100%", scale: "0.98 1.08", offset: 0.75 },
  { opacity: 0, transformOrigin: "50% 100%", scale: "1 0.2" },
];

/** The doors of a house swing open, the head rises behind the half-door, the sign drops and swings. */
export const movingIn = (card: number): Part[] => [
  draws(
    "leaf-left",
    [`arch:${card}`],
    [
      { transformOrigin: "0 50%", scale: "1 1" },
      { transformOrigin: "0 50%", scale: "0 1" },
    ],
    0.02,
    0.3,
  ),
  draws(
    "leaf-right",
    [`arch:${card}`],
    [
      { transformOrigin: "100% 50%", scale: "1 1" },
      { transformOrigin: "100% 50%", scale: "0 1" },
    ],
    0.02,
    0.3,
  ),
  moves(
    [`sitter:${card}`],
    [{ translate: "0 56px" }, { translate: "0 -4px", offset: 0.8 }, { translate: "0 0" }],
    0.26,
    0.72,
  ),
  moves(
    [`sign:${card}`],
    [
      { translate: "0 -30px", rotate: "-18deg", opacity: 0 },
      { translate: "0 2px", rotate: "14deg", opacity: 1, offset: 0.45 },
      { rotate: "-7deg", offset: 0.75 },
      { translate: "0 0", rotate: "0deg" },
    ],
    0.68,
    1,
  ),
];

/** A scaffold stands, the front rises behind it, the doors shut. */
export const building = (house: readonly string[], arch: string): Part[] => [
  draws("scaffold", house, PASS, 0, 0.85),
  moves(house, [{ clipPath: "inset(100% -5% 0 -5%)" }, { clipPath: "inset(-8% -5% -30% -5%)" }], 0.2, 0.8),
  draws(
    "gap",
    [arch],
    [
      { clipPath: "inset(100% 0 0 0)" },
      { clipPath: "inset(100% 0 0 0)", offset: 0.3 },
      { clipPath: "inset(0 0 0 0)", offset: 0.62 },
      { clipPath: "inset(0 0 0 0)", offset: 0.8 },
      { clipPath: "inset(0 50% 0 50%)" },
    ],
  ),
];

/** The doors shut behind whom the plague took. */
export const shutting = (arch: string): Part[] => [
  draws("gap", [arch], [{ clipPath: "inset(0 0 0 0)" }, { clipPath: "inset(0 50% 0 50%)" }], 0.3, 1),
];

/** Stones fall out of an arch, water runs in from the gatehouse, the keystone drops. */
export function digging(seat: number, side: string): Part[] {
  const dry = side === "left" ? "inset(0 0 0 100%)" : "inset(0 100% 0 0)";
  return [
    draws("stones", [`tile:${seat}:${side}`], SINK, 0, 0.45),
    moves([`tile:${seat}:${side}`], [{ clipPath: dry }, { clipPath: "inset(-10% -10% -10% -10%)" }], 0.3, 0.85),
    moves(
      [`key:${seat}:${side}`],
      [{ translate: "0 -26px", opacity: 0 }, { translate: "0 2px", opacity: 1, offset: 0.7 }, { translate: "0 0" }],
      0.7,
      1,
    ),
  ];
}

/** Something burns down, or falls, where it stood. */
export const burning = (at: readonly string[]): Part[] => [draws("red", at, LICK, 0, 1, true)];
export const crumbling = (at: readonly string[]): Part[] => [draws("stones", at, SINK, 0, 1, true)];

/** The flood lifts the boats, and puts them down empty. */
export const flooding = (seat: number, colours: readonly string[]): Part[] => [
  draws(
    "blue",
    [`boats:${seat}`, `seat:${seat}`],
    [
      { opacity: 0, translate: "0 40%" },
      { opacity: 0.95, translate: "0 0", offset: 0.35 },
      { opacity: 0.9, translate: "0 4%", offset: 0.65 },
      { opacity: 0, translate: "0 60%" },
    ],
  ),
  ...colours.map((colour, at) =>
    moves(
      [`boat:${seat}:${colour}`],
      [
        { translate: "0 0", rotate: "0deg" },
        { translate: "0 -16px", rotate: `${at % 2 ? 7 : -7}deg`, offset: 0.4 },
        { translate: "0 -12px", rotate: `${at % 2 ? -5 : 5}deg`, offset: 0.65 },
        { translate: "0 0", rotate: "0deg" },
      ],
    ),
  ),
];
/** Blades sweep over a purse, rats over a house, a snake over shields. */
export const sweeping = (threat: string, at: readonly string[], was = false): Part[] => [
  draws(
    threat,
    at,
    [
      { opacity: 0, translate: "-35% 0" },
      { opacity: 1, translate: "-6% 0", offset: 0.3 },
      { opacity: 1, translate: "6% 0", offset: 0.7 },
      { opacity: 0, translate: "35% 0" },
    ],
    0,
    1,
    was,
  ),
];

/** A boat goes out and comes back with more workers. */
export const mooring = (seat: number, colour: string): Part[] => [
  moves(
    [`boat:${seat}:${colour}`],
    [
      { translate: "0 0", opacity: 1 },
      { translate: "40px 0", opacity: 0, offset: 0.3 },
      { translate: "64px 0", opacity: 0, offset: 0.35 },
      { translate: "-3px 0", rotate: "-3deg", opacity: 1, offset: 0.85 },
      { translate: "0 0", rotate: "0deg", opacity: 1 },
    ],
  ),
];

/** The sign of a person who works flares up. */
export const flaring = (card: number): Part[] => [
  moves(
    [`works:${card}`],
    [
      { scale: "1", filter: "brightness(1)" },
      { scale: "1.8", filter: "brightness(1.5)", offset: 0.4 },
      { scale: "1", filter: "brightness(1)" },
    ],
  ),
];
/** The flash of a person dies away: it does nothing. */
export const failing = (card: number): Part[] => [
  moves(
    [`works:${card}`],
    [
      { rotate: "0deg", filter: "none" },
      { rotate: "-16deg", filter: "grayscale(1)", offset: 0.25 },
      { rotate: "14deg", filter: "grayscale(1) brightness(0.6)", offset: 0.5 },
      { rotate: "-8deg", filter: "grayscale(1)", offset: 0.75 },
      { rotate: "0deg", filter: "none" },
    ],
  ),
];
/** The room of a person who was used darkens; in a new round the curtain opens again. */
export const resting = (card: number): Part[] => [
  moves([`veil:${card}`], [{ scale: "1 0" }, { scale: "1 1" }]),
  moves([`works:${card}`], FLIP, 0.4, 1),
];
export const waking = (card: number): Part[] => [
  moves([`curtain:${card}`], [{ scale: "1 4.5" }, { scale: "1 1" }], 0, 5),
];

/** A pawn lands on its step. */
export const landing = (seat: number): Part[] => [
  moves(
    [`pawn:${seat}`],
    [{ scale: "1 1" }, { scale: "1 1", offset: 0.78 }, { scale: "1.06 0.9", offset: 0.88 }, { scale: "1 1" }],
  ),
];
/** A marker turns over. */
export const turning = (seat: number, majority: string): Part[] => [
  moves([`medal:${seat}:${majority}`], [{ scale: "1 1" }, { scale: "0 1.08", offset: 0.45 }, { scale: "1 1" }]),
];
/** The marker of a majority turns over once more, large, where everyone looks whose it is. */
export const awarding = (seat: number, majority: string, held: boolean): Part[] => [
  draws(
    `${held ? "medal" : "blank"} ${majority} ${seat}`,
    [`self:${seat}`, `seat:${seat}`, `street:${seat}`, tabCalled("others")],
    [
      { opacity: 0, scale: "0.3 0.3" },
      { opacity: 1, scale: "1 1", offset: 0.25 },
      { scale: "0 1.06", offset: 0.42 },
      { opacity: 1, scale: "1 1", offset: 0.6 },
      { opacity: 1, scale: "1 1", offset: 0.85 },
      { opacity: 0, scale: "1.15 1.15" },
    ],
  ),
];
/** A ribbon is unrolled over the street, and rolled up again. */
export const unrolling = (says: string): Part[] => [
  draws(
    says,
    ["ribbon"],
    [
      { clipPath: "inset(0 50%)" },
      { clipPath: "inset(0 0)", offset: 0.2 },
      { clipPath: "inset(0 0)", offset: 0.85 },
      { clipPath: "inset(0 50%)" },
    ],
  ),
];
/** A die tumbles onto the market; `end` says how far beyond its own time. */
export const tumbling = (colour: string, end: number): Part[] => [
  moves(
    [`die:${colour}`],
    [
      { translate: "0 -74px", rotate: "-260deg", opacity: 0 },
      { translate: "0 3px", rotate: "14deg", opacity: 1, offset: 0.6 },
      { translate: "0 -5px", rotate: "-6deg", offset: 0.8 },
      { translate: "0 0", rotate: "0deg" },
    ],
    0,
    end,
  ),
];
/** What the dice come to is not told before they lie; `end` says how far beyond the die's own time. */
export const untold = (what: string, end: number): Part[] => [
  moves([what], [{ opacity: 0 }, { opacity: 0, offset: 0.96 }, { opacity: 1 }], 0, end),
];
/** The top of a pile turns up, a drawn card turns over in the hand. */
export const uncovering = (at: string, end: number): Part[] => [moves([at], FLIP, 0, end)];
/** The crane swings over to the pile that is put in its place. */
export const swinging = (): Part[] => [
  moves(
    ["crane"],
    [{ rotate: "0deg" }, { rotate: "16deg", offset: 0.4 }, { rotate: "9deg", offset: 0.75 }, { rotate: "0deg" }],
  ),
];
/** The flag of the last round goes up. */
export const hoisting = (): Part[] => [
  moves(
    ["flag"],
    [{ translate: "0 46px", opacity: 0 }, { translate: "0 30px", opacity: 1, offset: 0.2 }, { translate: "0 0" }],
  ),
];
