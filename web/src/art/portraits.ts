/** Eight burghers, drawn in a circle of radius 12: clothes, hair, face, and what makes each of them themselves. */
import { box, disc, filled, line, mix, oval, p, rounded, type Shape } from "./pen";

interface Burgher {
  readonly skin: string;
  readonly hair: string;
  readonly coat: string;
  readonly collar: "tie" | "bow" | "pearls" | "ruff" | "scarf" | "clerical";
  /** Behind the face, and before it. */
  readonly behind?: (hair: string) => Shape[];
  readonly before: (hair: string, skin: string) => Shape[];
  readonly brows?: number;
  readonly smile?: number;
}

const INK = "#20160f";
const WHITE = "#f6efdf";

function collar(kind: Burgher["collar"], accent: string): Shape[] {
  if (kind === "tie")
    return [filled("M-3.8 3.6h7.6L0 10z", WHITE), filled("M-1 5.2h2l.9 4.2L0 11.5l-1.9-2.1z", accent)];
  if (kind === "bow")
    return [
      filled("M-3.8 3.6h7.6L0 10.5z", WHITE),
      filled("M-3.4 4.2l3 1.4-3 1.6zM3.4 4.2l-3 1.4 3 1.6z", accent),
      filled(disc(0, 5.6, 0.9), mix(accent, "#000000", 0.3)),
    ];
  if (kind === "pearls")
    return [
      filled("M-4.5 3.8c1 2.8 8 2.8 9 0l1.2 2.4c-2 3.2-9.4 3.2-11.4 0z", WHITE),
      filled([-3, -1.5, 0, 1.5, 3].map((x) => disc(x, 6.6 - Math.abs(x) * 0.28, 0.75)).join(""), "#fffdf4"),
      filled(disc(0, 8.3, 1.3), "#e9b93f"),
    ];
  if (kind === "ruff")
    return [filled(oval(0, 5, 6.4, 2.5), WHITE), line("M-6 5q1.2-2 2.4 0t2.4 0 2.4 0 2.4 0 2.4 0", "#b9ad94", 0.6)];
  if (kind === "scarf")
    return [
      filled("M-5 3.6c2 2.4 8 2.4 10 0l1 3c-3 2.6-9 2.6-12 0z", accent),
      filled("M1.5 6.5l3.6 6h-4.2z", mix(accent, "#000000", 0.15)),
    ];
  return [filled("M-3.6 3.6h7.2v2.6h-7.2z", "#1b1d20"), filled("M-1.6 3.7h3.2v2.4h-3.2z", WHITE)];
}

const BURGHERS: readonly Burgher[] = [
  {
    // The shipowner: full beard, side parting.
    skin: "#e3b891",
    hair: "#4a3020",
    coat: "#22304a",
    collar: "tie",
    before: (hair) => [
      filled("M-5.3-2.5c-.6-6 2.3-8 5.3-8s6 1.8 5.4 8l-1-2.7c-2.6.2-5.3-.8-6.8-2.2-.5 1.6-1.5 2.6-2 2.6z", hair),
      filled(
        "M-5.2-1.6c0 2-.2 4.5.7 6 1 1.8 2.6 2.7 4.5 2.7s3.5-.9 4.5-2.7c.9-1.5.7-4 .7-6L4 1.2C3 .2 1.6-.2 0 .6-1.6-.2-3 .2-4 1.2z",
        hair,
      ),
      line("M-1.5 1.9q1.5 1 3 0", "#8a3a2a", 0.8),
    ],
    brows: 0.8,
  },
  {
    // The merchant's widow: grey hair parted, pearls.
    skin: "#ecc9a8",
    hair: "#8d8884",
    coat: "#4a2340",
    collar: "pearls",
    behind: (hair) => [
      filled(oval(0, -9.2, 3.4, 2.8), hair),
      filled("M-6-3c-1 4-.4 6.5.8 8h10.4c1.2-1.5 1.8-4 .8-8z", hair),
    ],
    before: (hair) => [
      filled("M-5.5-1.5C-6.5-8-3-10 0-10s6.5 2 5.5 8.5C5-4.6 3-6.7 0-7.6c-3 .9-5 3-5.5 6.1z", hair),
      filled(disc(-5.2, 1, 0.7) + disc(5.2, 1, 0.7), "#e9b93f"),
    ],
    smile: 1,
  },
  {
    // The senator: top hat, dark beard.
    skin: "#dcb08a",
    hair: "#2a221d",
    coat: "#1d2326",
    collar: "bow",
    before: (hair) => [
      filled(rounded(-5.6, -13.5, 11.2, 8.2, 1), "#1b1d20"),
      filled(box(-5.6, -7.4, 11.2, 1.8), "#5a2430"),
      filled(rounded(-8.4, -6.1, 16.8, 2, 1), "#1b1d20"),
      filled("M-4.9-1.5c0 6.4 2 8 4.9 8s4.9-1.6 4.9-8C3.6 1.4 2 1 0 1s-3.6.4-4.9-2.5z", hair),
      line("M-1.5 2.6q1.5 .9 3 0", "#c98a72", 0.8),
    ],
    brows: 1,
  },
  {
    // The young engineer: moustache, side whiskers, hair brushed back.
    skin: "#e9c4a0",
    hair: "#8a4a22",
    coat: "#3a4a34",
    collar: "tie",
    before: (hair) => [
      filled("M-5.2-2.4c-.6-6 1.6-8.4 5.4-8.4 4.2 0 5.8 2.8 5 8.4-.8-2.8-2-4.2-4.2-4.6-2.4-.4-5.2.6-6.2 4.6z", hair),
      filled("M-4.4.5C-2.4-.8-1.2-.4 0 .4 1.2-.4 2.4-.8 4.4.5 3.6 2 1.6 2.3 0 1.2-1.6 2.3-3.6 2-4.4.5z", hair),
    ],
    brows: 0.7,
  },
  {
    // The actress: red curls, a green ribbon.
    skin: "#f2d6bb",
    hair: "#b3552a",
    coat: "#2f4d55",
    collar: "ruff",
    behind: (hair) => [
      filled(
        disc(-5.4, -3, 3.2) +
          disc(5.4, -3, 3.2) +
          disc(-6, 1.2, 2.8) +
          disc(6, 1.2, 2.8) +
          disc(-5.2, 4.6, 2.3) +
          disc(5.2, 4.6, 2.3),
        hair,
      ),
    ],
    before: (hair) => [
      filled("M-5.2-1.6C-6.4-8.6-2.4-10.8.4-10.8s6.4 2 4.8 9.2c-.8-3.4-2-4.6-3.4-5.2C.4-5-3-4.4-5.2-1.6z", hair),
      filled("M-4.2-8.6c2.6-1.6 5.8-1.6 8.4 0l-.6 1.3c-2.3-1.3-4.9-1.3-7.2 0z", "#3c8a6a"),
      filled(disc(2.9, 0.8, 0.35), INK),
    ],
    smile: 1.2,
  },
  {
    // The captain: peaked cap, white whiskers, pipe.
    skin: "#d29c76",
    hair: "#e9e3d6",
    coat: "#1c2b3d",
    collar: "scarf",
    before: (hair) => [
      filled("M-6.2-5.4c-.6-3.6 2-5.6 6.2-5.6s6.8 2 6.2 5.6z", "#22324a"),
      filled("M-6-6.6h12v2.2h-12z", "#10161f"),
      filled("M-5.5-4.5c3-1.3 8-1.3 11 0-2 1.3-9 1.3-11 0z", "#0b0f15"),
      filled(disc(0, -7.8, 1.1), "#e9b93f"),
      filled(
        "M-5-2c-.6 3-.4 5.8 1.2 7.4C-2.6 6.6-1.2 7 0 7s2.6-.4 3.8-1.6C5.4 3.8 5.6 1 5-2 4.4.8 3.6 2 2.6 2.6 1.6 1 .8.8 0 .8S-1.6 1-2.6 2.6C-3.6 2-4.4.8-5-2z",
        hair,
      ),
      line("M1.2 2.3L6 4.4", "#5a3a22", 1.1),
      filled("M5.3 3h2v2.8a1 1 0 0 1-2 0z", "#5a3a22"),
    ],
    brows: 1,
  },
  {
    // The teacher: dark skin, spectacles, hair up.
    skin: "#a8714c",
    hair: "#1d1715",
    coat: "#6a3b24",
    collar: "bow",
    behind: (hair) => [filled(oval(0, -9.6, 4, 3.1), hair)],
    before: (hair) => [
      filled("M-5.3-1.2c-1-7 2-9 5.3-9s6.3 2 5.3 9C5-4 4-6.6 0-6.6S-5-4-5.3-1.2z", hair),
      line(`${disc(-2, -2.6, 1.7)}${disc(2, -2.6, 1.7)}M-.3-2.8h.6M-3.7-2.9l-1.2-.4M3.7-2.9l1.2-.4`, "#e9b93f", 0.6),
      filled(disc(-5, 0.8, 0.7) + disc(5, 0.8, 0.7), "#e9b93f"),
    ],
    smile: 1,
  },
  {
    // The pastor: bald, a ruff, kind eyes.
    skin: "#edc7a6",
    hair: "#c9c2b6",
    coat: "#15171a",
    collar: "ruff",
    before: (hair) => [
      filled("M-5.2-3.6c-1.3 1.2-1 3.6-.2 4.8l1-1.2zM5.2-3.6c1.3 1.2 1 3.6.2 4.8l-1-1.2z", hair),
      filled(p`M-2.4-8.6q2.4-1.4 4.8 0`, "#ffffff", 0.25),
      filled("M-2.6 2.6c.6 2 1.4 3 2.6 3s2-1 2.6-3c-1.6.6-3.6.6-5.2 0z", hair),
      line("M-3.6-.9q.8 .6 1.6 .1M2-.8q.8 .5 1.6-.1", "#b58565", 0.4),
    ],
    brows: 0.5,
    smile: 1.1,
  },
];

export const FACES = BURGHERS.length;

/** A burgher's picture; the tie or ribbon is in the colour of the seat. */
export function burgher(face: number, accent: string): Shape[] {
  const of = BURGHERS[((face % FACES) + FACES) % FACES] ?? (BURGHERS[0] as Burgher);
  const { skin, hair, coat } = of;
  const shade = mix(skin, "#7a3a20", 0.35);
  return [
    ...(of.behind?.(hair) ?? []),
    filled("M-11.5 14c.6-7.6 5.2-9.6 11.5-9.6s10.9 2 11.5 9.6z", coat),
    filled("M0 4.4c6.3 0 10.9 2 11.5 9.6H0z", "#000000", 0.14),
    filled("M-2.3 0h4.6v4.8c-1.3 1.3-3.3 1.3-4.6 0z", shade),
    ...collar(of.collar, accent),
    filled(oval(-4.9, -2, 0.9, 1.4) + oval(4.9, -2, 0.9, 1.4), shade),
    filled("M-4.8-3.6c0-4 2-5.9 4.8-5.9s4.8 1.9 4.8 5.9c0 4.2-2 7.4-4.8 7.4s-4.8-3.2-4.8-7.4z", skin),
    filled("M1-9.4c2.4.4 3.8 2.4 3.8 5.8C4.8.4 3 3.5.6 3.8 3 1.5 3.4-1.5 2.8-5z", shade, 0.35),
    filled(oval(-1.9, -2.5, 1.05, 0.75) + oval(1.9, -2.5, 1.05, 0.75), "#fbf5ea"),
    filled(disc(-1.8, -2.5, 0.68) + disc(2, -2.5, 0.68), INK),
    line("M.1-2q-.9 1.7 .5 2", mix(shade, "#3a1408", 0.2), 0.55),
    line(`M-2.9-3.9q1-.8 1.9-.2M1-4.1q.9-.6 1.9 .2`, mix(hair, INK, 0.45), of.brows ?? 0.55),
    filled(disc(-3.1, -0.3, 1) + disc(3.1, -0.3, 1), "#d9604a", 0.22),
    ...(of.smile ? [line(p`M-1.6 1.1q1.6 ${of.smile * 1.3} 3.2 0`, "#9a3a2a", 0.8)] : []),
    ...of.before(hair, skin),
  ];
}
