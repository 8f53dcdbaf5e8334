/** What stands on a tile: one silhouette out of several for its district; a box of 100 by 56, ground at 0, upwards is negative. */
import { dice, mix } from "../../../art/pen";
import { tones } from "./palette";
import { symbol } from "./pieces";
import { box, dot, edged, egg, filled, joined, line, moved, p, rect, turned, type Ink, type Shape } from "./ink";

/** Windows: lit, lit in the evening, dark; and what is only there by day or night. */
const LIT = "var(--ct-lit)";
const DUSK = "var(--ct-dusk)";
const DARK = "var(--ct-dark)";
const TREE = "var(--ct-tree)";
const LEAF = "var(--ct-leaf)";
const SMOKE = "var(--ct-smoke)";
const SHADE = "#000000";
const GILT = "#e9b93f";

type Chance = () => number;

function windows(
  x: number,
  y: number,
  w: number,
  h: number,
  across: number,
  down: number,
  chance: Chance,
  lit: boolean,
): Shape[] {
  const panes: Record<string, string> = {};
  const [cw, ch] = [w / across, h / down];
  for (let i = 0; i < across; i++)
    for (let j = 0; j < down; j++) {
      const q = chance();
      const fill = lit || q < 0.14 ? LIT : q < 0.5 ? DUSK : DARK;
      panes[fill] = (panes[fill] ?? "") + box(x + cw * (i + 0.24), y + ch * (j + 0.22), cw * 0.52, ch * 0.56);
    }
  return Object.entries(panes).map(([fill, d]) => filled(d, fill));
}

const shade = (x: number, y: number, w: number, h: number): Shape => rect(x + w * 0.6, y, w * 0.4, h, SHADE, 0.13);
const cast = (x: number, w: number, h: number): Shape =>
  filled(p`M${x + w} 0L${x + w} ${-h * 0.72}L${x + w + h * 0.26} ${-h * 0.5}L${x + w + h * 0.26} 0z`, SHADE, 0.2);

/** A house with a flat roof. */
export function block(
  x: number,
  w: number,
  h: number,
  d: number,
  wall: string,
  roof: string,
  chance: Chance,
  lit: boolean,
  across = 0,
  down = 0,
): Ink[] {
  return [
    cast(x, w, h),
    rect(x, -h, w, h, wall),
    shade(x, -h, w, h),
    rect(x, -h - d, w, d, roof),
    filled(box(x, -h - d, w, 1.3) + box(x, -h, 1.4, h), "#ffffff", 0.32),
    ...(across ? windows(x + 1.5, -h + 1.5, w - 3, h - 3, across, down, chance, lit) : []),
  ];
}

/** A house with a gable. */
function gable(
  x: number,
  w: number,
  h: number,
  g: number,
  wall: string,
  roof: string,
  chance: Chance,
  lit: boolean,
  across = 2,
  down = 1,
): Ink[] {
  return [
    cast(x, w, h),
    rect(x, -h, w, h, wall),
    shade(x, -h, w, h),
    filled(p`M${x - 1.5} ${-h}L${x + w / 2} ${-h - g}L${x + w + 1.5} ${-h}z`, roof),
    filled(p`M${x + w / 2} ${-h - g}L${x + w + 1.5} ${-h}H${x + w / 2}z`, SHADE, 0.16),
    ...windows(x + 1, -h + 1.5, w - 2, h - 4, across, down, chance, lit),
  ];
}

export function tree(x: number, s: number, fill = TREE): Ink[] {
  return [
    egg(x + s * 0.35, -0.5, s * 0.75, s * 0.22, SHADE, 0.2),
    rect(x - 0.8, -s * 0.6, 1.6, s * 0.6, "#3f2d1c"),
    dot(x, -s * 1.05, s * 0.62, fill),
    dot(x - s * 0.2, -s * 1.2, s * 0.3, "#ffffff", 0.12),
  ];
}

/** A striped awning. */
function awning(x: number, y: number, w: number, h: number, one: string, other: string, stripes = 5): Shape[] {
  const part = (rest: number): string =>
    Array.from({ length: stripes }, (_, at) =>
      at % 2 === rest ? p`M${x + (w * at) / stripes} ${y}h${w / stripes}l.6 ${h}h${-w / stripes - 1.2}z` : "",
    ).join("");
  return [filled(part(0), other), filled(part(1), one)];
}

interface Site {
  readonly chance: Chance;
  readonly lit: boolean;
  readonly wall: string;
  readonly roof: string;
  readonly dark: string;
  readonly colour: string;
}
type Draw = (site: Site) => Ink[];

const glass = (lit: boolean, dark: string): string => (lit ? LIT : dark);

const residential: readonly Draw[] = [
  ({ chance, lit, wall, roof }) => {
    const found: Ink[] = [];
    let x = 10;
    [15, 18, 14, 17].forEach((h, at) => {
      const w = 15 + Math.floor(chance() * 5);
      found.push(
        ...gable(
          x,
          w,
          h + chance() * 4,
          10,
          at % 2 ? wall : mix(wall, "#c98c62", 0.35),
          at % 2 ? roof : mix(roof, "#6b2f22", 0.4),
          chance,
          lit,
          2,
          1,
        ),
      );
      x += w + 4;
    });
    return [...found, ...tree(6, 7), ...tree(96, 8, LEAF)];
  },
  ({ chance, lit, wall, roof }) => [
    ...block(10, 24, 26, 7, wall, roof, chance, lit, 3, 3),
    ...block(38, 26, 33, 8, mix(wall, "#d89f74", 0.4), mix(roof, "#444422", 0.3), chance, lit, 3, 4),
    ...block(68, 22, 24, 7, wall, roof, chance, lit, 3, 3),
    ...tree(36, 7),
    ...tree(95, 7, LEAF),
  ],
  ({ chance, lit, wall, roof, colour }) => [
    ...block(14, 18, 36, 6, wall, mix(colour, "#ffffff", 0.25), chance, lit, 2, 5),
    ...block(36, 22, 47, 6, mix(wall, "#9fc0c8", 0.35), mix(colour, "#ffffff", 0.4), chance, lit, 3, 6),
    ...block(63, 18, 30, 6, wall, roof, chance, lit, 2, 4),
    ...tree(8, 8),
    ...tree(88, 9, LEAF),
    ...tree(95, 6),
  ],
  ({ chance, lit }) => {
    const found: Ink[] = [];
    const houses: readonly (readonly [number, string])[] = [
      [24, "#d98a63"],
      [29, "#efe2c3"],
      [22, "#b5674e"],
      [27, "#e8c98e"],
      [25, "#cfd8c4"],
    ];
    houses.forEach(([h, wall], at) => {
      const x = 12 + at * 15.6;
      found.push(
        cast(x, 13.5, h),
        rect(x, -h, 13.5, h, wall),
        shade(x, -h, 13.5, h),
        filled(p`M${x} ${-h}v-3h3v-4h3v-3h1.5v0h1.5v3h3v4h3v3z`, mix(wall, "#3a2018", 0.35)),
        ...windows(x + 1, -h + 1, 11.5, h - 5, 2, 3, chance, lit),
      );
    });
    return [...found, ...tree(6, 7), ...tree(96, 7, LEAF)];
  },
];

function hall(x: number, w: number, h: number, teeth: number, { wall, roof, chance, lit }: Site): Ink[] {
  const each = (draw: (a: number, b: number) => string): string =>
    Array.from({ length: teeth }, (_, at) => draw(x + (w * at) / teeth, w / teeth)).join("");
  return [
    cast(x, w, h),
    rect(x, -h, w, h, wall),
    shade(x, -h, w, h),
    filled(
      each((a, b) => p`M${a} ${-h}V${-h - 11}L${a + b} ${-h}z`),
      roof,
    ),
    filled(
      each((a, b) => p`M${a} ${-h}V${-h - 11}L${a + b * 0.3} ${-h - 7}V${-h}z`),
      glass(lit, "#a9c4c6"),
    ),
    ...windows(x + 2, -h + 2, w - 4, h - 6, teeth * 2, 1, chance, lit),
  ];
}
const chimney = (x: number, h: number): Ink[] => [
  cast(x, 5, h),
  filled(p`M${x} 0L${x + 1} ${-h}H${x + 5}L${x + 6} 0z`, "#9c4a36"),
  rect(x + 0.6, -h, 5, 3, "#f0e2c4"),
  dot(x + 6, -h - 5, 3.6, SMOKE),
  dot(x + 11, -h - 9, 5, SMOKE),
];
const tank = (x: number, w: number, h: number, band: string): Ink[] => [
  cast(x, w, h),
  rect(x, -h, w, h, "#c9cfca"),
  shade(x, -h, w, h),
  egg(x + w / 2, -h, w / 2, 3.5, "#e9ece4"),
  rect(x, -h * 0.55, w, 3, band),
];

const industry: readonly Draw[] = [
  (site) => [
    ...chimney(74, 46),
    ...chimney(84, 38),
    ...hall(10, 60, 20, 4, site),
    ...block(72, 20, 15, 5, mix(site.wall, site.colour, 0.35), site.roof, site.chance, site.lit, 3, 1),
  ],
  ({ chance, lit, wall, roof, colour }) => [
    ...chimney(50, 46),
    ...tank(10, 17, 27, colour),
    ...tank(30, 15, 21, colour),
    ...block(48, 26, 22, 6, wall, roof, chance, lit, 3, 2),
    ...tank(78, 14, 17, colour),
  ],
  ({ chance, lit, wall, roof }) => [
    ...block(8, 36, 18, 7, wall, roof, chance, lit, 4, 1),
    line("M62 0V-44M62-40H88M62-44L50-38M66-44L84-40", "#e8c35a", 2.4),
    line("M84-40V-26", "#2a2320", 1.2),
    rect(79, -26, 10, 7, "#c8553d"),
    rect(48, -9, 12, 9, "#3f7fa5"),
    rect(66, -8, 13, 8, "#d9a13a"),
    rect(81, -8, 12, 8, "#a8442f"),
    rect(70, -15, 12, 7, "#4f8f6a"),
  ],
  ({ chance, lit, wall, roof, colour }) => [
    ...chimney(80, 42),
    ...gable(8, 28, 18, 11, mix("#b5674e", colour, 0.2), roof, chance, lit, 4, 1),
    ...gable(40, 32, 22, 12, mix("#a85a44", colour, 0.2), roof, chance, lit, 4, 2),
    ...block(75, 16, 12, 4, wall, roof, chance, lit, 2, 1),
  ],
];

const times = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join("");

const entertainment: readonly Draw[] = [
  ({ roof, dark }) => [
    egg(48, 0, 40, 3, SHADE, 0.18),
    filled("M16 0V-18L48-44 80-18V0z", "#fff4d6"),
    filled(
      times(3, (at) => p`M${16 + at * 25.6} 0V-18L48 -44L${28.8 + at * 25.6} -18V0z`),
      roof,
    ),
    filled("M48-44L80-18V0H60z", SHADE, 0.14),
    filled("M42 0L48-16 54 0z", "#3a1a16"),
    line("M48-44V-52", dark, 1.6),
    filled("M48-52l10 3-10 3z", "#e4699f"),
    ...tree(7, 8),
    ...tree(92, 7, LEAF),
  ],
  ({ chance, lit, roof, dark }) => {
    const cabin = (at: number): string => {
      const a = (at * Math.PI) / 4;
      return p`M${48 + 21 * Math.cos(a) - 3.4} ${-27 + 21 * Math.sin(a)}a3.4 3.4 0 1 1 6.8 0a3.4 3.4 0 1 1 -6.8 0z`;
    };
    return [
      line("M36 0L48-26 60 0", dark, 2.6),
      line("M27-27a21 21 0 1 1 42 0a21 21 0 1 1-42 0", "#fff4d6", 2.6),
      line(
        times(
          4,
          (at) =>
            p`M${48 - 21 * Math.cos((at * Math.PI) / 4)} ${-27 - 21 * Math.sin((at * Math.PI) / 4)}L${48 + 21 * Math.cos((at * Math.PI) / 4)} ${-27 + 21 * Math.sin((at * Math.PI) / 4)}`,
        ),
        "#fff4d6",
        1.2,
      ),
      filled(
        times(8, (at) => (at % 2 ? cabin(at) : "")),
        roof,
      ),
      filled(
        times(8, (at) => (at % 2 ? "" : cabin(at))),
        "#5b3fa0",
      ),
      ...block(8, 18, 12, 4, "#fff0c4", roof, chance, lit, 2, 1),
      ...awning(72, -16, 20, 6, "#fff4d6", roof),
      rect(73, -10, 18, 10, "#fff0c4"),
      rect(77, -8, 10, 8, glass(lit, DARK)),
    ];
  },
  ({ chance, lit, wall, roof }) => [
    ...block(12, 76, 25, 7, wall, roof, chance, lit),
    filled("M24-25L50-41 76-25z", mix(wall, "#ffffff", 0.3)),
    filled("M50-41L76-25H50z", SHADE, 0.12),
    filled(
      times(5, (at) => box(26 + at * 11, -24, 4, 24)),
      "#fffaf0",
    ),
    ...windows(13, -22, 12, 18, 2, 2, chance, lit),
    ...windows(76, -22, 12, 18, 2, 2, chance, lit),
    rect(44, -13, 12, 13, glass(lit, "#4a2a18")),
    symbol("entertainment", 50, -31, 9, roof),
    ...tree(6, 7),
    ...tree(94, 7, LEAF),
  ],
  ({ lit, wall, roof, dark }) => [
    egg(50, -13, 43, 16, SHADE, 0.18),
    filled("M8-20V-8C10 4 90 4 92-8V-20z", wall),
    filled("M60-1C80-2 91-4 92-8V-20H60z", SHADE, 0.12),
    filled(
      times(7, (at) => box(15 + at * 11, -11 - Math.abs(3 - at), 6, 7)),
      glass(lit, DARK),
    ),
    egg(50, -20, 42, 13, mix(wall, roof, 0.55)),
    egg(50, -19, 32, 9, "#5fa04f"),
    line("M50-28V-10M33-19H67", "#e9f5dc", 1),
    line("M10-24V-42M90-24V-42", dark, 1.8),
    filled(box(5, -46, 10, 5) + box(85, -46, 10, 5), glass(lit, "#fff4d6")),
  ],
  ({ chance, lit, wall, roof, dark }) => [
    egg(56, -7, 38, 8, "#4aa3cc"),
    egg(56, -8, 34, 6, "#6fc0e0"),
    line("M34-8q4-3 8 0t8 0M58-6q4-3 8 0t8 0", "#dff3fa", 1.2),
    ...block(8, 26, 18, 6, wall, roof, chance, lit, 3, 1),
    line("M64-8V-38", dark, 1.8),
    filled("M65-36L82-12H65z", "#fff4d6"),
    filled("M63-32L52-12H63z", roof),
    filled("M50-9H82L77-3H56z", "#7a3b22"),
    ...tree(95, 8, LEAF),
  ],
];

const shopping: readonly Draw[] = [
  ({ lit, wall }) => {
    const found: Ink[] = [];
    ["#c8553d", "#3f7fa5", "#d9a13a"].forEach((cloth, at) => {
      const x = 8 + at * 30;
      found.push(
        cast(x, 24, 20),
        rect(x + 1, -14, 22, 14, wall),
        rect(x + 3, -9, 18, 9, glass(lit, "#3a2d52")),
        ...awning(x - 1, -22, 26, 9, "#fbf3ff", cloth),
        ...[0, 1, 2].map((j) =>
          dot(x + 6 + j * 6, -3, 2.2, ["#e3a23a", "#7fb34f", "#d0583f"][(at + j) % 3] ?? "#e3a23a"),
        ),
      );
    });
    return [
      ...found,
      line("M4-33Q50-24 96-33", "#e8dcf4", 1.1),
      ...[16, 34, 50, 66, 84].map((x, at) =>
        filled(p`M${x - 3} -30h6l-3 6z`, ["#e4699f", "#f0bd2a", "#7fd0e0"][at % 3] ?? "#e4699f"),
      ),
    ];
  },
  ({ chance, lit, wall, roof, colour, dark }) => [
    ...block(14, 72, 34, 8, wall, roof, chance, lit),
    ...windows(16, -32, 68, 18, 7, 2, chance, lit),
    filled(
      times(4, (at) => box(17 + at * 17.2, -12, 14, 12)),
      glass(lit, "#3a2d52"),
    ),
    ...awning(14, -16, 72, 5, "#fbf3ff", colour, 12),
    rect(36, -50, 28, 11, dark),
    symbol("shopping", 50, -44.5, 8, "#f6d777"),
    ...tree(7, 7),
    ...tree(94, 7, LEAF),
  ],
  ({ chance, lit, wall, roof }) => [
    ...block(12, 76, 20, 4, wall, roof, chance, lit),
    filled("M22-23C22-46 78-46 78-23z", glass(lit, "#b9d3dd")),
    filled("M50-40C70-40 78-34 78-23H50z", SHADE, 0.12),
    line("M36-23C36-34 42-40 50-40M64-23C64-34 58-40 50-40M50-40V-23M25-31H75", "#fbf3ff", 1.3),
    filled(
      times(5, (at) => p`M${17 + at * 14} 0V-9a5 5 0 0 1 10 0V0z`),
      glass(lit, "#3a2d52"),
    ),
    line("M50-40V-47", "#fbf3ff", 1.3),
    filled("M50-47l8 2.5-8 2.5z", "#e4699f"),
  ],
  ({ chance, lit, roof }) => {
    const houses: readonly (readonly [string, number, string, string])[] = [
      ["#e8dcf4", 28, roof, "#c8553d"],
      ["#d9bfe8", 22, "#8a5ab0", "#3f7fa5"],
      ["#f3e7d2", 31, "#5b3a7a", "#d9a13a"],
      ["#c8b3e6", 25, "#6d4ba3", "#4f8f6a"],
    ];
    return houses.flatMap(([wall, h, top, cloth], at): Ink[] => {
      const x = 9 + at * 21;
      return [
        ...block(x, 19, h, 5, wall, top, chance, lit),
        ...windows(x + 1, -h + 1, 17, h - 14, 2, at % 2 ? 1 : 2, chance, lit),
        rect(x + 3, -9, 13, 9, glass(lit, "#3a2d52")),
        ...awning(x, -13, 19, 5, "#fbf3ff", cloth, 4),
      ];
    });
  },
];

const STONE = "#e6dfce";
const COPPER = "#5f9a88";

const landmark: readonly Draw[] = [
  () => [
    egg(50, -2, 36, 6, "#9aa5a9"),
    egg(50, -3, 30, 4.5, "#c4cbc9"),
    rect(40, -8, 20, 6, STONE),
    filled("M45-8L47-42 50-47 53-42 55-8z", STONE),
    filled("M50-47L53-42 55-8H50z", SHADE, 0.16),
    dot(50, -48, 3, GILT),
    ...tree(12, 9),
    ...tree(24, 7, LEAF),
    ...tree(80, 8, LEAF),
    ...tree(91, 9),
  ],
  ({ chance, lit }) => [
    ...block(14, 72, 20, 5, STONE, "#b9b29f", chance, lit),
    ...windows(16, -18, 18, 15, 3, 1, chance, lit),
    ...windows(66, -18, 18, 15, 3, 1, chance, lit),
    filled(
      times(4, (at) => box(38 + at * 7, -20, 3, 20)),
      "#fffaf0",
    ),
    rect(36, -29, 28, 6, STONE),
    filled("M37-29C37-47 63-47 63-29z", COPPER),
    filled("M50-42.5C58-42.5 63-38 63-29H50z", SHADE, 0.16),
    line("M50-42V-50", GILT, 1.8),
    ...tree(7, 7),
    ...tree(94, 7),
  ],
  ({ chance, lit }) => [
    ...block(18, 24, 18, 6, STONE, COPPER, chance, lit, 3, 1),
    ...block(58, 24, 18, 6, STONE, COPPER, chance, lit, 3, 1),
    cast(42, 16, 36),
    rect(42, -36, 16, 36, mix(STONE, "#c98c62", 0.25)),
    shade(42, -36, 16, 36),
    filled("M40-36L50-54 60-36z", COPPER),
    filled("M50-54L60-36H50z", SHADE, 0.16),
    edged("M45-28a5 5 0 1 1 10 0a5 5 0 1 1-10 0z", "#fffaf0", "#3b444c", 1),
    line("M50-28V-31.5M50-28L52.5-27", "#20262b", 1.1),
    filled("M46 0V-8a4 4 0 0 1 8 0V0z", "#3b2a20"),
    ...tree(9, 8),
    ...tree(92, 8, LEAF),
  ],
  () => [
    cast(26, 48, 36),
    filled("M26 0V-36H74V0H60V-14a10 10 0 0 0-20 0V0z", STONE),
    filled("M60 0H74V-36H58V-22L60-14z", SHADE, 0.13),
    rect(23, -42, 54, 7, "#cfc7b4"),
    rect(34, -47, 32, 5, COPPER),
    dot(33, -26, 3, "#b9b29f"),
    dot(67, -26, 3, "#b9b29f"),
    ...tree(12, 9),
    ...tree(88, 9, LEAF),
  ],
  ({ chance, lit }) => [
    ...gable(34, 34, 24, 14, STONE, COPPER, chance, lit, 3, 1),
    cast(24, 12, 38),
    rect(24, -36, 12, 36, STONE),
    filled("M23-36L30-53 37-36z", COPPER),
    rect(64, -36, 12, 36, mix(STONE, "#000000", 0.1)),
    filled("M63-36L70-53 77-36z", mix(COPPER, "#000000", 0.15)),
    dot(51, -21, 4.5, glass(lit, "#4b6b86")),
    filled("M46 0V-9a5 5 0 0 1 10 0V0z", "#3b2a20"),
    ...windows(27, -32, 6, 20, 1, 2, chance, lit),
    ...windows(67, -32, 6, 20, 1, 2, chance, lit),
    ...tree(12, 8),
    ...tree(89, 8, LEAF),
  ],
  () => [
    filled("M4 0C4-14 30-20 50-20S96-14 96 0z", "#6b9a57"),
    egg(50, -8, 18, 5, "#cfd6d2"),
    egg(50, -9, 14, 3.5, "#69b3d2"),
    line("M50-9V-22M50-22c-5 0-7 5-8 11M50-22c5 0 7 5 8 11", "#e4f5fb", 1.5),
    ...tree(14, 11),
    ...tree(27, 8, LEAF),
    ...tree(74, 8),
    ...tree(87, 11, LEAF),
  ],
  () => [
    rect(6, -8, 88, 8, "#4aa3cc"),
    line("M10-3q5-3 10 0t10 0M58-3q5-3 10 0t10 0", "#cfeaf5", 1.1),
    rect(4, -16, 92, 5, STONE),
    filled(box(28, -44, 5, 44) + box(68, -44, 5, 44), mix(STONE, "#b5674e", 0.5)),
    line("M4-16Q18-20 30-43Q50-4 70-43Q82-20 96-16", "#f3ead6", 1.7),
    line(
      times(6, (at) => p`M${38 + at * 6} -15V${-15 - ((at * 6 - 12) / 20) ** 2 * 20}`),
      "#f3ead6",
      0.8,
    ),
  ],
  ({ lit }) => [
    filled("M20 0C22-8 34-11 50-11S78-8 80 0z", "#8a8f86"),
    filled("M43-8L45-38H55L57-8z", "#fffaf0"),
    filled("M44.3-18L45-26H55L55.7-18zM43.3-8L43.8-13H56.2L56.7-8z", "#b8412f"),
    rect(44, -44, 12, 6, glass(lit, "#ffe49c")),
    filled("M43-44L50-51 57-44z", "#b8412f"),
    filled("M56-43L92-50V-34L56-40zM44-43L8-50V-34L44-40z", "#ffe9a8", 0.35),
  ],
  ({ chance, lit }) => [
    ...block(20, 18, 24, 5, STONE, "#b9b29f", chance, lit, 2, 3),
    ...block(42, 18, 46, 3, "#a9c4cf", COPPER, chance, lit, 2, 7),
    line("M51-49V-56", GILT, 1.6),
    ...block(64, 16, 32, 5, mix(STONE, "#9fb7c0", 0.5), "#8a99a0", chance, lit, 2, 4),
    ...tree(11, 8),
    ...tree(88, 8, LEAF),
  ],
];

const SILHOUETTES: Readonly<Record<string, readonly Draw[]>> = {
  residential,
  industry,
  entertainment,
  shopping,
  landmark,
};

/** Which silhouette each of the 120 tiles has, six of a district and round after another. */
const VARIANTS =
  "000330033013042240020323523625130301010022241323133013405175132121021021241230132013103611201132102102043214211032113882";

/** The houses of a tile; all windows are lit once it is supplied. */
export function houses(tile: number, district: string, lit: boolean): Ink[] {
  const drawings = SILHOUETTES[district] ?? landmark;
  const draw = drawings[Number(VARIANTS[tile - 1] ?? 0) % drawings.length];
  const { wall, roof, dark, colour } = tones(district);
  return joined(draw?.({ chance: dice(tile * 7 + 3), lit, wall: mix(wall, colour, 0.1), roof, dark, colour }) ?? []);
}

/** What stands on a plant, dark without cubes. */
export function works(kind: string, lit: boolean): Ink[] {
  const chance = dice(5);
  switch (kind) {
    case "solar": {
      const panel = (draw: (x: number, y: number) => string): string =>
        times(6, (at) => draw(10 + Math.floor(at / 2) * 28 + (at % 2) * 5, -8 - (at % 2) * 19));
      return [
        edged(
          panel((x, y) => p`M${x} ${y}l6 -13h20l-5 13z`),
          "#24567f",
          "#cfe3ee",
          1.3,
        ),
        line(
          panel((x, y) => p`M${x + 3} ${y - 6.5}h20M${x + 8} ${y}l5.5 -13M${x + 15} ${y}l5 -13`),
          "#7fb3d6",
          0.9,
        ),
        filled(
          panel((x, y) => p`M${x} ${y}l6 -13h6l-6 13z`),
          "#ffffff",
          0.18,
        ),
      ];
    }
    case "steam":
      return [
        filled("M14 0C20-16 20-26 16-38H42C38-26 38-16 44 0z", "#d9d2c2"),
        filled("M29 0V-38H42C38-26 38-16 44 0z", SHADE, 0.14),
        egg(29, -38, 13, 3, "#b9b0a0"),
        dot(30, -45, 6, SMOKE),
        dot(39, -50, 7, SMOKE),
        ...block(50, 38, 20, 6, "#d8a48c", "#7a2a24", chance, lit, 4, 1),
        rect(76, -40, 6, 14, "#9c4a36"),
        rect(75, -42, 8, 3, "#f0e2c4"),
      ];
    case "wind": {
      const mills: readonly (readonly [number, number, number])[] = [
        [24, -30, 1],
        [56, -36, 1.15],
        [84, -26, 0.9],
      ];
      return mills.flatMap(([x, y, k], at): Ink[] => {
        const blade = filled(p`M0 0C-2.5 -5 -1.5 -12 0 ${-17 * k}C2 -12 2.5 -5 0 0z`, "#f8fbfa");
        return [
          filled(p`M${x - 1.4} ${y}L${x - 2.4} 0H${x + 2.4}L${x + 1.4} ${y}z`, "#f2f5f4"),
          ...[0, 120, 240].map((turn) => turned([blade], x, y, turn + at * 25 + 10)),
          dot(x, y, 2.3, "#c9d4d8"),
        ];
      });
    }
    default:
      return [
        filled("M6-30H94L86 0H14z", "#cfd3cc"),
        filled("M60-30H94L86 0H60z", SHADE, 0.12),
        filled([22, 44, 66].map((x) => p`M${x} -22h12l2 22h-16z`).join(""), "#3b8fc4"),
        line([22, 44, 66].map((x) => p`M${x + 3} -18v16M${x + 8} -20v18`).join(""), "#d7effa", 1.3),
        rect(4, -36, 92, 7, "#e6e8e0"),
        moved(block(40, 20, 10, 5, "#dfe5e2", "#2a5f9c", chance, lit, 3, 1), 0, -35),
      ];
  }
}

/** The two grey quarters of the start tile. */
export function quarter(east: boolean): Ink[] {
  return joined(
    east
      ? [
          ...block(8, 24, 20, 6, "#cfd2cc", "#98a3a8", dice(3), true, 3, 2),
          ...block(36, 30, 30, 6, "#e0ddd2", "#8a959b", dice(4), true, 4, 3),
          ...block(70, 20, 23, 6, "#c6cac7", "#a3adb1", dice(6), true, 2, 2),
          ...tree(95, 7),
        ]
      : [
          ...block(8, 30, 26, 6, "#d8d5ca", "#929da3", dice(8), true, 4, 3),
          ...block(42, 20, 19, 6, "#c6cac7", "#a3adb1", dice(9), true, 2, 2),
          cast(66, 14, 30),
          rect(66, -26, 14, 26, STONE),
          shade(66, -26, 14, 26),
          filled("M64-26L73-37 82-26z", COPPER),
          ...tree(90, 8, LEAF),
        ],
  );
}
