/** What people wear: a garment for each group. */
import { box, filled, line, p, type Shape } from "../../../../art/pen";
import type { Group } from "../../components";
import { glyph, shape, spot, type Inked } from "../ink";
import { GOLD } from "../palette";
import { SHIELD } from "../signs";
import { MITRED, type Traits } from "./traits";

export const LINEN = "#f3ecda";
const one = (of: readonly string[], at: number): string => of[at] ?? "#000000";

/** The outline of head and shoulders below the neck. */
const trunk = ({ shoulders: w }: Traits): string =>
  p`M${-w - 4} 37C${-w - 3} 20 ${-w + 4} 13 -7 11H7C${w - 4} 13 ${w + 3} 20 ${w + 4} 37z`;
const rightHalf = ({ shoulders: w }: Traits, from: number, to: number): string =>
  p`M${from} 11H7C${w - 4} 13 ${w + 3} 20 ${w + 4} 37H${to}z`;

const GARMENTS: Readonly<Record<Group, (of: Traits) => Inked[]>> = {
  // An ermine collar with a jewel.
  nobility: ({ shoulders: w }) => [
    filled(p`M-8 10.5Q0 30 8 10.5L${w - 6} 15Q6 44 0 44T${-w + 6} 15z`, "#f1ead8"),
    filled(
      (
        [
          [-9, 18],
          [-5, 26],
          [9, 18],
          [5, 26],
          [-12, 24],
          [12, 24],
        ] as const
      )
        .map(([x, y]) => p`M${x} ${y}l1 3.5-2 0z`)
        .join(""),
      "#2a211c",
    ),
    line("M-9 14Q0 34 9 14", GOLD, 1.7),
    spot(0, 24.5, 3, "#b3271b", { stroke: GOLD, width: 1.3 }),
  ],
  // A dark gown with a chain.
  officials: () => [
    filled("M-7 11L0 24 7 11 4 10H-4z", LINEN),
    { d: "M-14 15Q0 44 14 15", stroke: GOLD, width: 2.2, dash: "3 1.5" },
    spot(0, 30.5, 3.5, GOLD, { stroke: "#7d5710", width: 0.8 }),
  ],
  // Two colours, with bells.
  entertainment: (of) => [
    filled(rightHalf(of, 0, 0), one(["#e3b84a", "#f0e2bd", "#b33a4a"], of.hat)),
    ...[-12, -4, 4, 12].flatMap((x, at) => [
      filled(p`M${x - 5} 12h10l-5 9z`, at % 2 ? of.cloth : GOLD),
      spot(x, 21.5, 1.7, GOLD, { stroke: "#7d5710", width: 0.6 }),
    ]),
  ],
  // A fur edge.
  commerce: ({ hat, light }) => [
    filled(
      "M-8 10C-12 18 -9 30 -6 37H-15C-18 28 -17 16 -11 12zM8 10C12 18 9 30 6 37H15C18 28 17 16 11 12z",
      one(["#a5713f", "#8c5a34", "#6d4a30"], hat),
    ),
    filled("M-5 11L0 20 5 11z", LINEN),
    line("M0 22v15", light, 1.2),
  ],
  // A leather apron.
  craft: ({ hat }) => [
    filled("M-6 11L0 18 6 11 4 9H-4z", LINEN),
    filled("M-11 20H11L14 37H-14z", one(["#a9753f", "#8a5c34", "#b98a58"], hat)),
    line("M-11 20L-8 11.5M11 20L8 11.5", "#6b4526", 2.6),
    line("M-11 20H11", "#6b4526", 1.2),
  ],
  // A striped livery with arms.
  court: ({ hat, dark, left }) => [
    filled(
      [-16, -8, 0, 8, 16].map((x) => box(x - 2, 12.5, 4, 25)).join(""),
      one(["#efe2c4", "#e3b84a", "#d9d2c0"], hat),
      0.9,
    ),
    filled("M-8 10.5Q0 18 8 10.5L7 14Q0 22 -7 14z", dark),
    glyph(SHIELD, left ? 10 : -10, 25, 9, GOLD),
  ],
  // A stole for those who say mass, a cowl for the others.
  church: ({ hat, card, dark }) =>
    hat === 2 || MITRED.has(card)
      ? [
          filled("M-9 10Q0 20 9 10L13 37H-13z", "#efe4c6"),
          filled(box(-3.5, 16, 7, 22), "#b3271b"),
          line("M0 20v12M-3 24h6", GOLD, 1.8),
        ]
      : [filled("M-12 12Q0 30 12 12L9 9Q0 20 -9 9z", dark), line("M0 22v8M-3 25h6", GOLD, 1.6)],
  // A smock, sometimes with paint on it.
  art: ({ hat, light }) => [
    filled("M-8 10L-1 22 1 22 8 10 4 9H-4z", LINEN),
    line("M0 22v15M-3 26h6M-3 31h6", light, 1.2),
    ...(hat === 1 ? [spot(-12, 26, 2.2, "#c23a2e"), spot(-8, 31, 1.6, GOLD), spot(11, 28, 1.8, "#3a74c4")] : []),
  ],
  // Mail or a breastplate, with pauldrons.
  protection: ({ hat, shoulders: w, dark }) => [
    ...(hat === 1
      ? [
          filled(p`M${-w + 2} 15Q0 9 ${w - 2} 15L12 37H-12z`, "#98a3a8"),
          line("M0 14V37M-11 24q11 5 22 0", "#6d777c", 1.3),
        ]
      : [line([-14, -7, 0, 7, 14].map((x) => p`M${x} 14V37`).join(""), dark, 1.3)]),
    spot(-w + 4, 18, 5, "#b9c3c7"),
    spot(w - 4, 18, 5, "#98a3a8"),
    filled("M-9 9Q0 20 9 9L7 6H-7z", "#7d888e"),
  ],
  // A ragged cloak.
  underworld: ({ shoulders: w, dark }) => [
    filled(p`M${-w - 2} 37L-9 12Q0 20 9 12L${w + 2} 37 10 30 4 37 -2 30 -8 37 -14 30z`, dark),
    line("M-6 15l5 4M6 15l-5 4", "#8a7a5a", 1.3),
  ],
  // A broad gown with lapels.
  knowledge: ({ hat, light }) => [
    filled("M-9 10L-16 37H-8L0 20 8 37H16L9 10z", light),
    filled("M-6 11L0 20 6 11z", LINEN),
    ...(hat === 0 ? [spot(-12, 24, 1.5, GOLD), spot(12, 24, 1.5, GOLD)] : []),
  ],
};

/** A person below the neck, darker on the right. */
export function garment(of: Traits): Inked[] {
  const shadow: Shape = shape(rightHalf(of, 2, 6), "#000000", { opacity: 0.16 });
  return [filled(trunk(of), of.cloth), ...GARMENTS[of.group](of), shadow];
}
