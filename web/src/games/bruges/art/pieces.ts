/** The pieces of the game: coins, points, workers, pawns, dice, backs of cards, and the signs on them. */
import { box, disc, filled, line, mix, oval, p, rounded, type Shape } from "../../../art/pen";
import type { Colour, Group, Majority } from "../components";
import { glyph, group, moved, shape, spot, write, type Ink } from "./ink";
import { BODY, GOLD, INK, MARK, seatColour, seatInk, type Owner } from "./palette";
import { BOLT, LION, MAJORITY, PAWN, SHIELD, SIGN, STATUE, SYMBOL, THREAT, WORKER, WREATH } from "./signs";

export const coin = (x: number, y: number, r: number, text?: number | string, size = r * 1.25): Ink[] => [
  spot(x, y, r, GOLD, { stroke: "#7d5710", width: 1.2 }),
  line(disc(x, y, r * 0.76), "#b88622", 0.9),
  ...(text === undefined ? [] : [write(x, y + size * 0.35, text, size, { fill: "#2b1d00", edge: GOLD })]),
];

const SHIELD_PAPER = "#fff6df";
export const points = (x: number, y: number, size: number, text?: number | string, letters = size * 0.55): Ink[] => [
  glyph(SHIELD, x, y, size, SHIELD_PAPER, { stroke: "#8c342a", width: 2 }),
  // In a line that is drawn small the figure reaches the shield's edge: it stands before it.
  ...(text === undefined ? [] : [write(x, y + letters * 0.36, text, letters, { fill: "#4a130c", edge: SHIELD_PAPER })]),
];

export const worker = (colour: Colour, x: number, y: number, size: number): Ink =>
  glyph(WORKER, x, y, size, BODY[colour], { stroke: "#e9dfca", width: 1.4 });

export const symbol = (colour: Colour, x: number, y: number, size: number, fill = MARK[colour]): Ink =>
  glyph(SYMBOL[colour], x, y, size, fill);

export function pawn({ seat, gatehouse }: Owner, x: number, y: number, size: number): Ink[] {
  return [
    filled(oval(x, y + size * 0.42, size * 0.34, size * 0.1), "#000000", 0.35),
    glyph(PAWN, x, y, size, seatColour(gatehouse), { stroke: "#10161a", width: 1.3 }),
    line(
      p`M${x - size * 0.09} ${y - size * 0.3}a${size * 0.1} ${size * 0.1} 0 0 1 ${size * 0.1} ${-size * 0.05}`,
      "#ffffff",
      1.2,
      0.7,
    ),
    write(x, y + size * 0.36, seat, Math.max(11, size * 0.43), { fill: seatInk(gatehouse) }),
  ];
}

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
    [0, 0],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die; one that was not rolled yet has no pips. */
export function die(colour: Colour, pips: number, x: number, y: number, size: number): Shape[] {
  const [half, body] = [size / 2, BODY[colour]];
  return [
    filled(rounded(x - half, y - half + 2, size, size, size * 0.2), mix(body, "#000000", 0.5)),
    filled(rounded(x - half, y - half, size, size, size * 0.2), body),
    line(rounded(x - half + 1.2, y - half + 1.2, size - 2.4, size - 2.4, size * 0.17), "#ffffff", 1.1, 0.35),
    filled(
      (PIPS[pips] ?? [])
        .map(([right, down]) => disc(x + right * size * 0.25, y + down * size * 0.25, size * 0.092))
        .join(""),
      colour === "yellow" ? "#2b1d00" : "#fff8ea",
    ),
  ];
}

/** The outline of a stepped gable of `count` steps, its lower left corner at 0 and `y`. */
export function steps(w: number, high: number, count: number, y: number): string {
  const [tread, rise, top] = [(w * 0.4) / count, high / (count + 0.6), (high * 0.6) / (count + 0.6)];
  const up = Array.from({ length: count }, () => p`v${-rise}h${tread}`).join("");
  const down = Array.from({ length: count }, () => p`h${tread}v${rise}`).join("");
  return p`M0 ${y}` + up + p`v${-top}h${w - 2 * tread * count}v${top}` + down + "z";
}

/** The back of a card: a house front in its colour; `deep` cards lie under it. */
export function back(colour: Colour, w: number, h: number, deep = 3): Ink[] {
  const body = BODY[colour];
  const dark = mix(body, "#0a0705", 0.28);
  const [wide, ground] = [w * 0.56, h * 0.82];
  return [
    ...Array.from({ length: deep + 1 }, (_, at) => deep - at).map((under) =>
      shape(rounded(under * 1.3, under * 1.3, w, h, w * 0.075), under > 0 ? mix(body, "#0a0705", 0.5) : body, {
        stroke: "#0b0e0c",
        width: 0.9,
      }),
    ),
    line(rounded(w * 0.06, w * 0.06, w * 0.88, h - w * 0.12, w * 0.045), "#fff4dc", Math.max(0.9, w * 0.014), 0.5),
    group(
      [
        filled(box(0, -h * 0.3, wide, h * 0.3), dark),
        filled(steps(wide, h * 0.26, 3, -h * 0.3), dark),
        filled(
          p`M${wide * 0.38} 0v${-h * 0.12}a${wide * 0.12} ${wide * 0.12} 0 0 1 ${wide * 0.24} 0v${h * 0.12}z`,
          body,
        ),
        filled(
          box(wide * 0.1, -h * 0.24, wide * 0.18, h * 0.1) + box(wide * 0.72, -h * 0.24, wide * 0.18, h * 0.1),
          "#ffdf9a",
          0.8,
        ),
      ],
      { at: moved((w - wide) / 2, ground) },
    ),
    filled(box(w * 0.13, ground, w * 0.74, h * 0.025), dark),
    symbol(colour, w / 2, h * 0.235, w * 0.36, INK[colour]),
  ];
}

export const countTag = (x: number, y: number, count: number): Ink[] => [
  filled(rounded(x - 15, y - 8.5, 30, 17, 8.5), "#0f171b", 0.92),
  write(x, y + 4.3, count, 12, { fill: "#ffffff" }),
];

/** The sign of a group. */
export function groupSign(which: Group, x: number, y: number, size: number, ink: string): Ink {
  const [drawn, solid] = SIGN[which];
  return group([...(solid ? [{ d: solid, fill: ink, even: true }] : []), ...(drawn ? [line(drawn, ink, 2)] : [])], {
    at: moved(x - size / 2, y - size / 2, size / 24),
  });
}

export interface Working {
  /** When the person works, as its book says. */
  readonly activation: string;
  /** The worker that it asks for; none if it asks for any, or for none. */
  readonly worker?: Colour | null;
  readonly used?: boolean;
  /** Whether it can be used now. */
  readonly can?: boolean;
}

/** When a person works: a flash, always, a laurel wreath, or a worker. */
export function works(
  { activation, worker: asked = null, used = false, can = false }: Working,
  x: number,
  y: number,
  r: number,
): Ink[] {
  const k = r / 9;
  if (used)
    return [
      spot(x, y, r, "#aeb6b8", { stroke: "#3a4246", width: 1.3 }),
      line(p`M${x - 4 * k} ${y}l${3 * k} ${3.5 * k} ${5 * k} ${-7 * k}`, "#263034", 2),
    ];
  const ground = spot(x, y, r, "#fff6df", can ? { stroke: "#5df2d6", width: 2.6 } : { stroke: "#6d3329", width: 1.3 });
  if (activation === "flash") return [ground, glyph(BOLT, x, y, r * 1.4, "#a3541a")];
  if (activation === "laurel") return [ground, glyph(WREATH, x, y, r * 1.55, "#4d6b2a")];
  if (activation === "worker")
    return [
      ground,
      asked
        ? glyph(WORKER, x, y, r * 1.6, BODY[asked], { stroke: "#2a1208", width: 0.9 })
        : glyph(WORKER, x, y, r * 1.6, "#ffffff", { stroke: "#3a130c", width: 1.6 }),
    ];
  return [ground, write(x, y + r * 0.5, "∞", r * 1.65, { face: "serif", fill: "#3a130c" })];
}

export const majority = (
  which: Majority,
  held: boolean,
  { seat, gatehouse }: Owner,
  x: number,
  y: number,
  r: number,
): Ink[] => [
  group(
    [
      held
        ? spot(x, y, r, seatColour(gatehouse), { stroke: "#f6e6bf", width: 1.6 })
        : spot(x, y, r, "#0f181d", { stroke: "#8a8f8d", width: 1, dash: "2.5 2" }),
      glyph(MAJORITY[which], x, y, r * 1.2, held ? seatInk(gatehouse) : "#8d9391"),
    ],
    { drawn: `medal:${seat}:${which}`, kind: "turns" },
  ),
];

export const threatSign = (colour: Colour, x: number, y: number, size: number, ink: string): Ink => ({
  d: THREAT[colour],
  stroke: ink,
  width: 2.2,
  at: moved(x - size / 2, y - size / 2, size / 24),
});

/** The slots of a threat, with the markers in them. */
export function slots(
  colour: Colour,
  markers: number,
  x: number,
  y: number,
  w: number,
  h: number,
  gap: number,
  count = 3,
): Shape[] {
  return Array.from({ length: Math.max(count, markers) }, (_, at) =>
    shape(
      rounded(x + at * (w + gap), y, w, h, 1.8),
      at < markers ? BODY[colour] : "#0b1418",
      at < markers ? { stroke: "#fff3d8", width: 1.2 } : { stroke: "#7d8a8c", width: 0.8 },
    ),
  );
}

/** The arms of the first player: a lion. */
export const firstMark = (x: number, y: number, r: number): Ink[] => [
  glyph(SHIELD, x, y, r * 1.45, "#a5382b", { stroke: "#f6e6bf", width: 2 }),
  glyph(LION, x, y, r * 1.05, "#fff6e9"),
];

export const statue = (x: number, y: number, size: number, fill = "#d7a544", opacity = 1): Ink =>
  glyph(STATUE, x, y, size, fill, { opacity });

export function ripple(x: number, y: number, w: number, opacity = 0.3): Shape {
  return line(
    p`M${x - w / 2} ${y}q${w / 8} -2.5 ${w / 4} 0t${w / 4} 0t${w / 4} 0t${w / 4} 0`,
    "var(--rip)",
    1,
    opacity,
  );
}
