/** The parks and gardens in the order of their cards, each by what it is known for; origin in the middle of the ground, about 60 wide. */
import { arch, box, disc, filled, line, oval, p, type Shape } from "../../../../art/pen";
import { FIRST_PARK } from "../../components";
import { GOLD } from "../palette";
import { tree } from "../places/trees";

const WATER = "var(--alster1)";
const EARTH = "#6b4f33";
const STONE = "#d9d2c0";
const LEAF = "var(--green1)";

const rows = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join("");
const flowers = (places: readonly (readonly [number, number])[], colour: string, r = 1.2): Shape =>
  filled(places.map(([x, y]) => disc(x, y, r)).join(""), colour);
const bench = (x: number): Shape[] => [
  line(p`M${x} -5.5h12M${x} -8.5h12`, "#7a4f2c", 1.7),
  line(p`M${x + 1.5} 0v-8M${x + 10.5} 0v-8`, "#2c2a28", 1.4),
];
const pond = (x: number, rx: number): Shape[] => [
  filled(oval(x, -2.4, rx, 3.6), WATER),
  line(p`M${x - rx * 0.5} -2.6q3 -1.3 6 0M${x + rx * 0.1} -1.4q3 -1.3 6 0`, "#ffffff", 0.9, 0.6),
];
const swan = (x: number, y: number): Shape[] => [
  filled(p`M${x - 7} ${y - 3}c1 3 10 4 12 -.5c.5 -2 -1 -3 -3 -3c-2.5 0 -5 2 -9 3.5z`, "#ffffff"),
  line(p`M${x + 4} ${y - 3}c2.6 -2 -.4 -4.5 1 -6.6c.8 -1.2 2.2 -1 2.8 0`, "#ffffff", 1.9),
  filled(p`M${x + 7.4} ${y - 10}l3 1.4 -3 .8z`, "#e08a1e"),
];

const PARKS: readonly (() => Shape[])[] = [
  // City Ramparts: a grassy rampart with a bastion.
  () => [
    filled("M-30 0l9 -13h34l9 13z", LEAF),
    filled("M4 0l9 -13 9 13z", "#000000", 0.14),
    filled(box(-12, -20, 16, 8) + rows(3, (at) => box(-13 + at * 6.5, -23.5, 4, 4)), "#9a6a52"),
    filled(arch(-7, -12, 6, 6), "#2a1c16"),
    ...tree(24, 0, 30, 1),
    ...tree(-27, -3, 22, 2, false),
  ],
  // Moorweide: a meadow in flower.
  () => [
    filled("M-32 0q10 -7 24 -6t24 -1 16 7z", LEAF),
    ...tree(-22, -3, 34, 0),
    ...tree(22, -3, 26, 1),
    line(
      rows(11, (at) => p`M${-16 + at * 3.4} -2l${at % 2 ? 1 : -1} -6`),
      "#5d7a3a",
      1,
    ),
    flowers(
      [
        [-12, -9],
        [-6, -7.5],
        [0, -9.5],
        [6, -8],
        [12, -9.5],
      ],
      "#f4d35e",
    ),
    flowers(
      [
        [-9, -6.5],
        [3, -6.5],
        [9, -6],
      ],
      "#e8acc0",
    ),
  ],
  // Stintfang: the lookout over the harbour, with its vines.
  () => [
    filled("M-32 0C-24 -14 -10 -20 2 -19C16 -18 24 -10 32 0z", LEAF),
    line(
      rows(4, (at) => p`M${-20 + at * 4} ${-3 - at * 3.4}q12 -5 ${26 - at * 4} 0`),
      "#3f5c2e",
      1.6,
    ),
    line("M2 -19v-17", "#2c2a28", 1.6),
    filled("M2 -36c5 -2 8 2 13 0v8c-5 2 -8 -2 -13 0z", "#c23a2e"),
    filled(box(6.5, -34, 3, 3), "#ffffff"),
    line("M-6 -19.5h16M-6 -19v-4M10 -18.5v-4M-6 -22.5h16", "#d9d2c0", 1.1),
  ],
  // Elbe Park: a bench under a tree, and the river below.
  () => [
    filled("M-32 0v-5q20 -5 34 0l30 5z", LEAF),
    filled("M2 -2q14 -4 30 -1v3z", WATER),
    ...tree(-16, -4, 44, 0),
    ...bench(0),
    filled("M20 -3.5l6 -8v8z", "#ffffff"),
    filled("M18 -3h10l-2 2.6h-6z", "#7a4f2c"),
  ],
  // Vierlande Market Gardens: beds of vegetables, a barrow.
  () => [
    filled("M-32 0l6 -12h52l6 12z", EARTH),
    filled(
      rows(5, (at) => disc(-22 + at * 4, -10.5, 1.9)) + rows(6, (at) => disc(-25 + at * 4.4, -5.5, 2.3)),
      "#6aa04e",
    ),
    flowers(
      [
        [2, -10.5],
        [6, -10.5],
        [10, -10.5],
        [14, -10.5],
        [18, -10.5],
      ],
      "#e0862e",
      1.9,
    ),
    flowers(
      [
        [4, -5.5],
        [9, -5.5],
        [14, -5.5],
      ],
      "#a83a5a",
      2.1,
    ),
    filled("M15 -13l12 0 -2 6h-8z", "#8a5a2c"),
    filled(disc(18, -3.5, 3.2), "#3a2c20"),
    line("M26 -12l6 -3", "#5a3a22", 1.4),
    filled("M15 -13c1 -4 10 -4 12 0z", "#6aa04e"),
    ...tree(-24, -11, 26, 1),
  ],
  // Citizens' Meadow: cows.
  () => [
    filled("M-32 0q16 -8 32 -5t32 5z", LEAF),
    ...tree(-25, -2, 28, 0),
    filled("M-8 -6c0 -5 3 -7 8 -7h9l3 -3 2 2h4c1 2 0 4 -2 5l-3 1v3c0 3 -2 4 -5 4h-11c-4 0 -5 -2 -5 -5z", "#f1ece0"),
    filled(box(-6, -4, 2.4, 5) + box(-1, -3, 2.2, 4) + box(7, -4, 2.4, 5), "#d9d2c0"),
    filled("M-4 -13c4 -.6 6 1 5 4s-5 3 -6 1zM6 -8c3 -1 5 1 4 3s-5 1 -4 -3z", "#4a352a"),
    filled(disc(15.6, -11.6, 0.8), "#1d1512"),
    filled(disc(18, -10.4, 1.2), "#e8a0a0"),
  ],
  // Flottbek Nursery: young trees in rows.
  () => [
    filled("M-32 0l7 -10h50l7 10z", EARTH),
    ...[-22, -8, 6, 20].flatMap((x, n) => tree(x, -8, 17, n, false)),
    ...[-15, 0, 15].flatMap((x, n) => tree(x, 0, 22, n + 1, false)),
    line("M-15 0v-10M0 0v-10M15 0v-10", "#c39a62", 1),
  ],
  // Hamm Park: an avenue.
  () => [
    filled("M-12 0l8 -16h8l8 16z", "#c9b48a"),
    ...tree(-9, -12, 18, 1),
    ...tree(9, -12, 18, 0),
    ...tree(-16, -5, 27, 0),
    ...tree(16, -5, 27, 1),
    ...tree(-25, 1, 38, 2),
    ...tree(25, 1, 38, 0),
  ],
  // Oak Park: the old oak.
  () => [
    filled("M-28 0q28 -8 56 0z", LEAF),
    filled("M-5 0c1 -8 1 -14 -5 -18l3 -2 5 5 1 -10h3l1 9 6 -5 2 2c-6 5 -6 11 -4 19z", "#4a3524"),
    filled(disc(-14, -25, 10) + disc(0, -33, 12) + disc(14, -26, 10.5) + disc(-3, -24, 9), "var(--green1)"),
    filled(disc(12, -22, 7) + disc(2, -24, 6), "#000000", 0.12),
    filled(disc(-7, -36, 5), "#ffffff", 0.12),
    ...bench(12),
  ],
  // Apothecary Garden: beds of herbs round a mortar.
  () => [
    filled("M-30 0l6 -9h48l6 9z", EARTH),
    filled("M-25 -2l3 -5h11l-1 5zM12 -2l-1 -5h11l3 5z", "#6aa04e"),
    flowers(
      [
        [-21, -6],
        [-17, -7],
        [-14, -6],
        [14, -6],
        [18, -7],
        [21, -6],
      ],
      "#b89df0",
    ),
    filled("M-7 -5h14l-1.5 -9h-11z", STONE),
    filled("M-9 -14h18v2.5h-18z", "#bdb49e"),
    line("M3 -14l5 -9", "#8a5a2c", 2.6),
    filled("M-5 0h10l-1.5 -5h-7z", STONE),
    ...tree(-25, -8, 26, 2),
    ...tree(26, -8, 20, 0, false),
  ],
  // Licentiatenberg: a mound with great trees.
  () => [
    filled("M-32 0C-20 -4 -14 -15 0 -15S20 -4 32 0z", LEAF),
    line("M-20 -1q12 -3 16 -8t10 -5", "#d8c79a", 1.8),
    ...tree(2, -13, 34, 1),
    ...tree(-12, -8, 24, 0),
    ...tree(17, -6, 22, 2),
  ],
  // Botanical Garden: a glasshouse with a palm.
  () => [
    filled("M-22 0v-13c0 -13 10 -20 22 -20s22 7 22 20v13z", "var(--glass)", 0.9),
    line("M0 -1q-4 -12 -12 -13M0 -1q0 -14 -2 -22M0 -1q4 -12 12 -12M0 -1q-2 -16 7 -20", "#2f5a3c", 2.2),
    line(
      "M-22 0v-13c0 -13 10 -20 22 -20s22 7 22 20v13zM-11 0v-29M11 0v-29M0 0v-33M-22 -13h44M-19 -22h38",
      "#f1ece0",
      1.1,
    ),
    filled(box(-2.5, -37, 5, 4.5), "#f1ece0"),
    filled("M-17 -16q3 -10 12 -14q-7 6 -8 15z", "#ffffff", 0.4),
    ...tree(-28, 0, 22, 0, false),
    ...tree(28, 0, 22, 0, false),
  ],
  // Kuhmühle Pond: a mill, ducks, reeds.
  () => [
    ...pond(4, 26),
    filled("M-26 -3v-15l8 -7 8 7v15z", "#9a6a52"),
    filled("M-28 -18l10 -9 10 9z", "#5a3a30"),
    line("M-18 -19L-29 -30M-18 -19L-7 -30M-18 -19L-29 -8M-18 -19L-7 -8", "#e9dfc8", 1.6),
    filled(p`M4 -4c0 2 7 2.5 8 -.5l1.5 -1 -2 -1c0 -1.4 -2 -1.6 -2.6 -.3z`, "#c9a04a"),
    filled(p`M16 -2c0 2 7 2.5 8 -.5l1.5 -1 -2 -1c0 -1.4 -2 -1.6 -2.6 -.3z`, "#3f6b4a"),
    line("M26 -1v-11M29 -1v-8M23.5 0v-7", "#5d7a3a", 1.3),
    filled(oval(26, -12, 1, 2.6) + oval(29, -9, 1, 2.3), "#5a3a22"),
  ],
  // Schwanenwik: swans on the Alster.
  () => [...pond(0, 31), ...tree(-23, -3, 30, 1), ...swan(-6, -1), ...swan(13, 1)],
  // Baur's Park: the Chinese tower.
  () => [
    filled("M-28 0q28 -6 56 0z", LEAF),
    filled(box(-8, -12, 16, 12) + box(-6, -23, 12, 8) + box(-4, -33, 8, 7), "#e9dfc8"),
    filled("M-13 -12q7 -1 9 -5h8q2 4 9 5zM-10 -23q6 -1 7 -4h6q1 3 7 4zM-7 -33l7 -7 7 7q-3 .6 -7 .6t-7 -.6z", "#a83a2e"),
    filled(arch(-3, 0, 6, 9) + box(-2, -21, 4, 4), "#3a2418"),
    filled(disc(0, -41, 1.6), GOLD),
    ...tree(-22, -1, 32, 0),
    ...tree(22, -1, 26, 2),
  ],
  // Ohlsdorf Park Cemetery: a chapel among cypresses.
  () => [
    filled("M-30 0q30 -6 60 0z", LEAF),
    filled("M-10 0v-15l10 -8 10 8v15z", STONE),
    filled("M-12 -15l12 -10 12 10z", "#6a5a54"),
    filled(arch(-3.5, 0, 7, 11), "#3a2a24"),
    line("M0 -25v-7m-2.6 2.6h5.2", GOLD, 1.3),
    ...tree(-18, 0, 34, 0, false),
    ...tree(18, 0, 34, 0, false),
    ...tree(-25, 0, 26, 2, false),
    filled("M23 0v-5a2.5 2.5 0 0 1 5 0v5z", "#bdb49e"),
  ],
  // Tivoli Garden: a pavilion under lamps.
  () => [
    filled("M-16 -16L0 -29 16 -16z", "#bd477d"),
    filled("M-5.5 -16L0 -29 5.5 -16z", "#f4e7cb"),
    filled("M-16 -16h32v2.5h-32z", "#f4e7cb"),
    line("M-13 -1v-13M13 -1v-13M-5 -1v-13M5 -1v-13", "#f4e7cb", 1.8),
    filled(box(-16, -2, 32, 2), "#8a6a4a"),
    filled(disc(0, -30, 1.8), GOLD),
    line("M-30 -18q7 7 15 0M15 -18q8 7 15 0", "#2c2a28", 0.8),
    filled([-27, -23, -19, 19, 23, 27].map((x) => disc(x, x === -23 || x === 23 ? -14 : -15, 1.7)).join(""), "#ffe08a"),
    ...tree(-29, 0, 27, 1),
    ...tree(29, 0, 27, 0),
  ],
  // Jungfernstieg: promenade, lamp, water.
  () => [
    filled(box(-32, -4, 64, 4), STONE),
    filled("M-32 -4h64v-3h-64z", WATER),
    line(rows(9, (at) => p`M${-28 + at * 7} -4v-5`) + "M-30 -9h60", "#2c2a28", 0.9),
    line("M-2 -4v-24", "#1d2225", 1.7),
    filled(disc(-2, -31, 8), "#ffd27a", 0.3),
    filled("M-5 -28h6l-1 -6h-4z", "#ffe6a8"),
    ...bench(8),
    ...tree(-21, -4, 30, 0),
    filled("M20 -7l5 -12v12z", "#ffffff"),
    filled("M26 -7v-9l4 9z", "#e9dfc8"),
  ],
  // Rose Garden: an arch of roses.
  () => [
    filled("M-30 0q30 -6 60 0z", LEAF),
    line("M-11 0v-17a11 11 0 0 1 22 0v17", "#4d6b3a", 5),
    flowers(
      [
        [-11, -4],
        [-10, -10],
        [-12, -15],
        [-9, -22],
        [-4, -27],
        [2, -28],
        [7, -25],
        [11, -20],
        [10, -13],
        [12, -7],
      ],
      "#d9486e",
      2,
    ),
    flowers(
      [
        [-12, -7],
        [-9, -18],
        [-1, -28.5],
        [10, -16],
        [11, -3],
      ],
      "#f5b8c6",
      1.6,
    ),
    filled("M-28 0q5 -7 11 0zM17 0q5 -7 11 0z", "#4d6b3a"),
    flowers(
      [
        [-24, -3.5],
        [-20, -3],
        [21, -3.5],
        [25, -3],
      ],
      "#d9486e",
      1.7,
    ),
    ...bench(-6),
  ],
  // Innocentia Park: a round lawn with its fountain.
  () => [
    filled(oval(0, -3, 30, 6), LEAF),
    filled(oval(0, -3, 17, 3.4), "#c9b48a"),
    filled("M-11 -2.5c0 -4 22 -4 22 0l-2 3h-18z", STONE),
    filled(oval(0, -3.6, 9, 1.6), WATER),
    line("M0 -4v-13q-7 1 -8 10m8 -10q7 1 8 10", "#e6f3f3", 1.5),
    ...tree(-24, -2, 34, 0),
    ...tree(24, -2, 30, 1),
  ],
];

/** The garden of a park card. */
export const park = (card: number): Shape[] => (PARKS[card - FIRST_PARK] ?? PARKS[0])?.() ?? [];
