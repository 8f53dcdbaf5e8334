/** The pieces of the box, centred on their place: cubes are always cubes, owners always round with a sign. */
import { CREAM, CUBE, INK, owner, tones } from "./palette";
import { disc, dot, edged, filled, letters, line, moved, p, part, rect, rounded, slab, turned, type Ink } from "./ink";

/** The paths of the districts' symbols, 16 high. */
const SYMBOLS: Readonly<Record<string, (ink: string) => Ink[]>> = {
  residential: (ink) => [filled("M0-7.5L8-.8H5.6V7H1.8V2.4H-1.8V7H-5.6V-.8H-8z", ink)],
  industry: (ink) => [filled("M-7.5 7V-1.5L-3-4.6V-1.5L1.5-4.6V-1.5L3-2.6 3.6-7.5H6.4L7.5 7z", ink)],
  // The eyes and the mouth are drawn the other way round, so that they stay open.
  entertainment: (ink) => [
    filled(
      "M-7-6.5C-3-5 3-5 7-6.5 7.6 2 4.5 6.5 0 8-4.5 6.5-7.6 2-7-6.5zM-5-1.8C-3.9-1.2-2.6-1.2-1.5-1.8-2.4-3.4-4.2-3.4-5-1.8zM1.5-1.8C2.6-1.2 3.9-1.2 5-1.8 4.2-3.4 2.4-3.4 1.5-1.8zM-3.6 2.2C-3 6.2 3 6.2 3.6 2.2 1.5 4-1.5 4-3.6 2.2z",
      ink,
    ),
  ],
  shopping: (ink) => [
    filled("M-6.5-3H6.5L7.5 7.5H-7.5z", ink),
    line("M-3.2-3V-4.5A3.2 3.2 0 0 1 3.2-4.5V-3", ink, 1.9),
  ],
  landmark: (ink) => [filled("M-2.2-5.2L0-8 2.2-5.2 3 3.2H-3zM-5 4H5V5.6H-5zM-6.8 6H6.8V8H-6.8z", ink)],
};

export function symbol(district: string, x: number, y: number, size: number, ink: string): Ink {
  const drawn = SYMBOLS[district];
  return moved(drawn?.(ink) ?? [], x, y, size / 16);
}

/** A district's symbol on a plate of its colour. */
export function districtPlate(district: string, x: number, y: number, r: number): Ink[] {
  const { colour, ink } = tones(district);
  return [edged(rounded(x - r, y - r, 2 * r, 2 * r, r * 0.42), colour, INK, 1), symbol(district, x, y, r * 1.42, ink)];
}

/** Whose it is. */
export function sign(seat: number, x: number, y: number, r: number): Ink {
  const { colour, ink, edge } = owner(seat);
  const signs: Readonly<Record<number, Ink>> = {
    1: filled("M0-6.4L1.8-2.1 6.3-1.9 2.8 1 4 5.5 0 3-4 5.5-2.8 1-6.3-1.9-1.8-2.1z", ink),
    2: line(disc(0, 0, 4.1), ink, 2.7),
    3: filled("M-4.8-4.7H4.8V-2H-4.8zM-4.8-1.3H4.8V1.4H-4.8zM-4.8 2.1H4.8V4.8H-4.8z", ink),
    4: line("M-5 .4L0-4.4 5 .4M-5 5L0 .2 5 5", ink, 2.5),
    5: line("M-4-4L4 4M4-4L-4 4", ink, 3),
  };
  const own = signs[seat];
  return moved([edged(disc(0, 0, 9), colour, edge, 1.5), ...(own ? [own] : [])], x, y, r / 9);
}

export function cube(colour: string, x: number, y: number, size: number): Ink {
  const [front, top, side] = CUBE[colour] ?? CUBE["yellow"] ?? ["#fff", "#fff", "#fff"];
  const h = size / 2;
  const e = size * 0.26;
  return moved(
    [
      edged(p`M${-h} ${-h + e}L${-h + e} ${-h}H${h}V${h - e}L${h - e} ${h}H${-h}z`, side, "#0a1216", 1),
      filled(p`M${-h} ${-h + e}L${-h + e} ${-h}H${h}L${h - e} ${-h + e}z`, top),
      rect(-h, -h + e, size - e, size - e, front),
    ],
    x,
    y,
  );
}

export function coin(x: number, y: number, r: number, text: string | number = "", ink = "#2c1c04"): Ink[] {
  const found: Ink[] = [edged(disc(x, y, r), "#e9b93f", "#7d5710", 1.3)];
  if (r > 6) found.push(line(disc(x, y, r - 2.3), "#b98a24", 0.8));
  if (text !== "")
    found.push(letters(text, x, y + r * 0.5, r * (String(text).length > 2 ? 1.15 : 1.44), ink, { most: r * 1.72 }));
  return found;
}

export function shield(x: number, y: number, size: number, text: string | number = ""): Ink[] {
  const found: Ink[] = [
    moved(
      [
        edged(
          "M-7-7.4C-4.5-7 -2-7.6 0-8.6 2-7.6 4.5-7 7-7.4V-.5C7 4 3.8 6.6 0 8.6-3.8 6.6-7 4-7-.5z",
          "#fff6df",
          "#8c342a",
          1.5,
        ),
      ],
      x,
      y,
      size / 16,
    ),
  ];
  if (text !== "") found.push(letters(text, x, y + size * 0.27, size * 0.74, "#2a1408", { most: size * 0.76 }));
  return found;
}

export const landSign = (x: number, y: number, s: number): Ink[] => [
  edged(rounded(x - s / 2, y - s / 2, s, s, s * 0.18), "#5f9450", INK, 1),
  dot(x - s * 0.08, y - s * 0.08, s * 0.22, "#2f5b34"),
  rect(x - s * 0.11, y + s * 0.1, s * 0.07, s * 0.2, "#3b2a1a"),
  dot(x + s * 0.22, y + s * 0.1, s * 0.13, "#3d6f3e"),
];

export function waterSign(x: number, y: number, s: number): Ink[] {
  const wave = (dy: number): string =>
    p`M${x - s * 0.36} ${y + s * dy}q${s * 0.12} ${-s * 0.14} ${s * 0.24} 0t${s * 0.24} 0t${s * 0.24} 0`;
  return [
    edged(rounded(x - s / 2, y - s / 2, s, s, s * 0.18), "#3c87b0", INK, 1),
    line(wave(-0.12) + wave(0.18), "#cfeaf5", Math.max(1, s * 0.08)),
  ];
}

export const refill = (x: number, y: number, size: number, ink: string): Ink =>
  moved(
    [part("refill", [line("M5.2-3.8A6.4 6.4 0 1 0 6.4 1", ink, 2.3), filled("M7.4-8V-1.8H1.2z", ink)])],
    x,
    y,
    size / 16,
  );

/** A pack of tiles, face down, as wide as high. */
export const pack = (x: number, y: number): Ink[] =>
  [2, 1, 0]
    .flatMap((at): Ink[] => [
      edged(rounded(x - 6 + at * 1.2, y - 7.5 - at * 1.5, 11, 14, 1.8), at === 0 ? "#2f5660" : "#f3ead6", INK, 0.8),
    ])
    .concat(line(p`M${x - 4} ${y + 3}l7-7M${x - 4} ${y - 2}l4-4M${x - 1} ${y + 4}l5-5`, "#7fb0b4", 1));

export const arrow = (x: number, y: number, s: number, ink: string): Ink =>
  filled(
    p`M${x - s / 2} ${y - s * 0.14}H${x + s * 0.05}V${y - s * 0.42}L${x + s / 2} ${y}L${x + s * 0.05} ${y + s * 0.42}V${y + s * 0.14}H${x - s / 2}z`,
    ink,
  );

export const check = (x: number, y: number, r: number, ground = "#e8f0e4", ink = "#24402a"): Ink[] => [
  edged(disc(x, y, r), ground, INK, 1),
  line(p`M${x - r * 0.48} ${y}l${r * 0.34} ${r * 0.38}l${r * 0.62} ${-r * 0.78}`, ink, r * 0.3),
];

/** What drives a plant: sun, steam, wind, water. */
export function plantSign(kind: string, x: number, y: number, size: number, ink: string): Ink {
  const blade = filled("M0 0C-1.6-2.5-1-6-.2-7.5 1-6 1.3-2.5 0 0z", ink);
  const drawn: Readonly<Record<string, readonly Ink[]>> = {
    solar: [
      dot(0, 0, 3.8, ink),
      line("M0-8V-5.6M0 8V5.6M-8 0H-5.6M8 0H5.6M-5.6-5.6L-4-4M5.6 5.6L4 4M5.6-5.6L4-4M-5.6 5.6L-4 4", ink, 1.7),
    ],
    steam: [
      filled("M-5 8C-3 3.5-3 1-4.5-2H4.5C3 1 3 3.5 5 8z", ink),
      line("M-2.5-3.5c-1.5-2 1.5-2.5 0-4.5M2.5-3.5c-1.5-2 1.5-2.5 0-4.5", ink, 1.5),
    ],
    wind: [
      filled("M-.8 1L-1.5 8H1.5L.8 1z", ink),
      ...[12, 132, 252].map((turn) => turned([blade], 0, -1, turn)),
      dot(0, -1, 1.3, ink),
    ],
    hydro: [filled("M0-8C3-3.5 5.2-1 5.2 2.6A5.2 5.2 0 0 1-5.2 2.6C-5.2-1-3-3.5 0-8z", ink)],
  };
  return moved(drawn[kind === "water" ? "hydro" : kind] ?? [], x, y, size / 16);
}

export const plantBadge = (kind: string, x: number, y: number, tint: string): Ink[] => [
  dot(x, y, 8.5, "#0c161b", 0.85),
  plantSign(kind, x, y, 12, tint),
];

/** What is asked for or gained, by name. */
export type Amounts = Readonly<Partial<Record<"red" | "blue" | "yellow" | "euro" | "points", number>>>;

interface Row {
  readonly ink: Ink[];
  readonly w: number;
}

/** What is gained, one after another from x on; `u` is how high symbols are. */
export function gains(of: Amounts, u: number, x = 0, y = 0): Row {
  const ink: Ink[] = [];
  const c = u * 0.78;
  if (of.euro) {
    ink.push(...coin(x + u * 0.5, y, u * 0.5, of.euro));
    x += u * 1.08;
  }
  if (of.points) {
    ink.push(...shield(x + u * 0.48, y, u * 1.02, of.points));
    x += u * 1.08;
  }
  for (let at = 0; at < (of.yellow ?? 0); at++) {
    ink.push(cube("yellow", x + c / 2, y, c));
    x += c + 1.5;
  }
  return { ink, w: x };
}

/** A demand and its income, with an arrow between. */
export function flow(asks: Amounts, brings: Amounts, u: number, ink = CREAM): Row {
  const found: Ink[] = [];
  const c = u * 0.78;
  const cubes = [
    ...Array<string>(asks.red ?? 0).fill("red"),
    ...Array<string>(asks.blue ?? 0).fill("blue"),
    ...Array<string>(asks.yellow ?? 0).fill("yellow"),
  ];
  const many = cubes.length > 2;
  let x = 0;
  for (const each of cubes) {
    found.push(cube(each, x + c / 2, 0, c));
    x += many ? c * 0.74 : c + 1.5;
  }
  if (asks.euro) {
    if (many) x += c * 0.26;
    found.push(...coin(x + u * 0.5, 0, u * 0.5, asks.euro));
    x += u * 1.08;
  } else if (many) x += c * 0.3;
  x += u * 0.1;
  found.push(arrow(x + u * 0.3, 0, u * 0.62, ink));
  const income = gains(brings, u, x + u * 0.72);
  return { ink: [...found, ...income.ink], w: income.w - 1 };
}

/** A row set in the middle of a width, smaller if it must be. */
export function centred(row: Row, x: number, y: number, most: number): Ink {
  const k = Math.min(1, most / row.w);
  return moved(row.ink, x - (row.w * k) / 2, y, k);
}

/** A small dark plate with a few symbols on it. */
export const pill = (w: number, h: number, fill = "#0c161b", opacity = 0.85): Ink =>
  slab(-w / 2, -h / 2, w, h, h / 2, fill, opacity);
