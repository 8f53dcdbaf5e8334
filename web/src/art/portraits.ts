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
    return [filled("M-3.800 3.600h7.600L0 10z", WHITE), filled("M-1 5.200h2l.9 4.200L0 11.500l-1.900-2.100z", accent)];
  if (kind === "bow")
    return [
      filled("M-3.800 3.600h7.600L0 10.500z", WHITE),
      filled("M-3.400 4.200l3 1.400-3 1.600zM3.400 4.200l-3 1.400 3 1.600z", accent),
      filled(disc(0, 5.6, 0.9), mix(accent, "#000000", 0.3)),
    ];
  if (kind === "pearls")
    return [
      filled("M-4.500 3.800c1 2.800 8 2.800 9 0l1.200 2.400c-2 3.200-9.400 3.200-11.400 0z", WHITE),
      filled([-3, -1.5, 0, 1.5, 3].map((x) => disc(x, 6.6 - Math.abs(x) * 0.28, 0.75)).join(""), "#fffdf4"),
      filled(disc(0, 8.3, 1.3), "#e9b93f"),
    ];
  if (kind === "ruff")
    return [
      filled(oval(0, 5, 6.4, 2.5), WHITE),
      line("M-6 5q1.200-2 2.400 0t2.400 0 2.400 0 2.400 0 2.400 0", "#b9ad94", 0.6),
    ];
  if (kind === "scarf")
    return [
      filled("M-5 3.600c2 2.400 8 2.400 10 0l1 3c-3 2.600-9 2.600-12 0z", accent),
      filled("M1.500 6.500l3.600 6h-4.200z", mix(accent, "#000000", 0.15)),
    ];
  return [filled("M-3.600 3.600h7.200v2.600h-7.200z", "#1b1d20"), filled("M-1.600 3.700h3.200v2.400h-3.200z", WHITE)];
}

const BURGHERS: readonly Burgher[] = [
  {
    // The shipowner: full beard, side parting.
    skin: "#e3b891",
    hair: "#4a3020",
    coat: "#22304a",
    collar: "tie",
    before: (hair) => [
      filled(
        "M-5.300-2.500c-.6-6 2.300-8 5.300-8s6 1.800 5.400 8l-1-2.700c-2.600.2-5.300-.8-6.800-2.200-.5 1.600-1.500 2.600-2 2.600z",
        hair,
      ),
      filled(
        "M-5.200-1.600c0 2-.2 4.500.7 6 1 1.800 2.600 2.700 4.500 2.700s3.500-.9 4.500-2.700c.9-1.500.7-4 .7-6L4 1.200C3 .2 1.600-.2 0 .6-1.600-.2-3 .2-4 1.200z",
        hair,
      ),
      line("M-1.500 1.900q1.500 1 3 0", "#8a3a2a", 0.8),
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
      filled("M-6-3c-1 4-.4 6.500.8 8h10.400c1.200-1.500 1.800-4 .8-8z", hair),
    ],
    before: (hair) => [
      filled(
        "M-5.500-1.500C-6.500-8-3-10 0-10s6.500 2 5.500 8.500C5-4.600 3-6.700 0-7.600c-3 .9-5 3-5.500 6.100z",
        hair,
      ),
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
      filled("M-4.900-1.500c0 6.400 2 8 4.900 8s4.900-1.600 4.900-8C3.600 1.400 2 1 0 1s-3.600.4-4.900-2.500z", hair),
      line("M-1.500 2.600q1.500 .9 3 0", "#c98a72", 0.8),
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
      filled(
        "M-5.200-2.400c-.6-6 1.600-8.400 5.400-8.400 4.200 0 5.800 2.800 5 8.400-.8-2.800-2-4.200-4.200-4.600-2.400-.4-5.200.6-6.200 4.600z",
        hair,
      ),
      filled(
        "M-4.400.5C-2.400-.8-1.200-.4 0 .4 1.200-.4 2.400-.8 4.400.5 3.600 2 1.600 2.300 0 1.200-1.600 2.300-3.600 2-4.400.5z",
        hair,
      ),
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
      filled(
        "M-5.200-1.600C-6.400-8.600-2.400-10.800.4-10.800s6.400 2 4.800 9.200c-.8-3.400-2-4.600-3.400-5.200C.4-5-3-4.400-5.200-1.600z",
        hair,
      ),
      filled("M-4.200-8.600c2.600-1.600 5.800-1.600 8.400 0l-.6 1.300c-2.300-1.300-4.900-1.300-7.200 0z", "#3c8a6a"),
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
      filled("M-6.200-5.400c-.6-3.600 2-5.600 6.200-5.600s6.800 2 6.200 5.600z", "#22324a"),
      filled("M-6-6.600h12v2.200h-12z", "#10161f"),
      filled("M-5.500-4.500c3-1.300 8-1.300 11 0-2 1.300-9 1.300-11 0z", "#0b0f15"),
      filled(disc(0, -7.8, 1.1), "#e9b93f"),
      filled(
        "M-5-2c-.6 3-.4 5.800 1.200 7.400C-2.600 6.600-1.200 7 0 7s2.600-.4 3.800-1.600C5.400 3.800 5.600 1 5-2 4.400.8 3.600 2 2.600 2.600 1.600 1 .8.800 0 .8S-1.600 1-2.600 2.600C-3.600 2-4.400.8-5-2z",
        hair,
      ),
      line("M1.200 2.300L6 4.400", "#5a3a22", 1.1),
      filled("M5.300 3h2v2.800a1 1 0 0 1-2 0z", "#5a3a22"),
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
      filled("M-5.300-1.200c-1-7 2-9 5.300-9s6.300 2 5.300 9C5-4 4-6.600 0-6.600S-5-4-5.300-1.200z", hair),
      line(
        `${disc(-2, -2.6, 1.7)}${disc(2, -2.6, 1.7)}M-.3-2.800h.6M-3.700-2.900l-1.200-.4M3.700-2.900l1.200-.4`,
        "#e9b93f",
        0.6,
      ),
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
      filled(
        "M-5.200-3.600c-1.300 1.200-1 3.600-.2 4.800l1-1.200zM5.200-3.600c1.300 1.200 1 3.600.2 4.800l-1-1.200z",
        hair,
      ),
      filled(p`M-2.400-8.600q2.400-1.400 4.800 0`, "#ffffff", 0.25),
      filled("M-2.600 2.600c.6 2 1.400 3 2.600 3s2-1 2.600-3c-1.600.6-3.600.6-5.200 0z", hair),
      line("M-3.600-.9q.8 .6 1.600 .1M2-.8q.8 .5 1.600-.1", "#b58565", 0.4),
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
    filled("M-11.500 14c.6-7.600 5.200-9.600 11.500-9.600s10.900 2 11.500 9.600z", coat),
    filled("M0 4.400c6.300 0 10.900 2 11.500 9.600H0z", "#000000", 0.14),
    filled("M-2.300 0h4.600v4.800c-1.300 1.300-3.300 1.300-4.600 0z", shade),
    ...collar(of.collar, accent),
    filled(oval(-4.9, -2, 0.9, 1.4) + oval(4.9, -2, 0.9, 1.4), shade),
    filled(
      "M-4.800-3.600c0-4 2-5.900 4.800-5.900s4.800 1.900 4.800 5.900c0 4.200-2 7.400-4.800 7.400s-4.800-3.200-4.800-7.400z",
      skin,
    ),
    filled(
      "M1-9.400c2.400.4 3.800 2.400 3.800 5.800C4.800.4 3 3.500.6 3.800 3 1.500 3.400-1.500 2.800-5z",
      shade,
      0.35,
    ),
    filled(oval(-1.9, -2.5, 1.05, 0.75) + oval(1.9, -2.5, 1.05, 0.75), "#fbf5ea"),
    filled(disc(-1.8, -2.5, 0.68) + disc(2, -2.5, 0.68), INK),
    line("M.1-2q-.9 1.700 .5 2", mix(shade, "#3a1408", 0.2), 0.55),
    line(`M-2.900-3.900q1-.8 1.900-.2M1-4.100q.9-.6 1.900 .2`, mix(hair, INK, 0.45), of.brows ?? 0.55),
    filled(disc(-3.1, -0.3, 1) + disc(3.1, -0.3, 1), "#d9604a", 0.22),
    ...(of.smile ? [line(p`M-1.600 1.100q1.600 ${of.smile * 1.3} 3.200 0`, "#9a3a2a", 0.8)] : []),
    ...of.before(hair, skin),
  ];
}
