/** The town on the far bank: sky, town hall with its stairs, belfry and market, crane and piles, the rampart. */
import { box, dice, disc, filled, line, mix, p, rounded, type Shape } from "../../../art/pen";
import { COLOURS, HIGH, STATUES, colourOf } from "../components";
import { GROUND, hallAt, marketAt, quayAt, stepBox, type MarketAt, type QuayAt, type StairsAt } from "../layout";
import { skyline } from "./house";
import { group, moved, shape, spot, write, type Ink } from "./ink";
import { BODY, DEEP, GOLD, INK, type Owner } from "./palette";
import { person } from "./people/person";
import { back, countTag, die, pawn, ripple, statue, symbol } from "./pieces";

const STONE = "var(--stone)";
const BRICK = "var(--brick)";
const SLATE = "var(--slate)";
const shade = (d: string, opacity: number): Shape => filled(d, "#000000", opacity);

/** Everything behind the town, from one edge of the stage to the other; `above` is what is left over of the sky. */
export function sky(from: number, to: number, above: number): Ink[] {
  const chance = dice(9);
  const stars = Array.from({ length: 70 }, () =>
    disc(from + chance() * (to - from), -above + chance() * (above + 90), 0.5 + chance() * 0.8),
  ).join("");
  const clouds = (
    [
      [80, 64, 150],
      [430, 48, 110],
      [700, 66, 170],
      [1090, 58, 190],
      [1290, 92, 140],
      [210, 98, 120],
    ] as const
  ).map(
    ([x, y, w]) =>
      p`M${x} ${y}q${w * 0.1} -10 ${w * 0.26} -6q${w * 0.14} -12 ${w * 0.32} -2q${w * 0.2} -6 ${w * 0.42} 8z`,
  );
  const tower = "M838 188V104h6V62l11 -56l11 56v42h6V188zM1196 188v-84h5v-16l6 -5v-10h20v10l6 5v16h5v84z";
  return [
    filled(box(from, -above, to - from, above + 190), "url(#br-sky)"),
    filled(stars, "var(--star)"),
    filled(disc(566, 104, 230), "url(#br-halo)"),
    spot(566, 92, 26, "var(--sunc)", { opacity: 0.95 }),
    filled(clouds.join(""), "var(--cloud)", 0.42),
    line("M396 76q5 -5 9 0q4 -5 9 0M424 62q4 -4 7 0q3 -4 7 0M1224 70q5 -5 9 0q4 -5 9 0", "var(--gull)", 1.6),
    filled(tower, "var(--far1)"),
    shade("M855 6l11 56v42h6V188h-17z", 0.07),
    ...skyline(from, to, GROUND, 4, 24, 56, "var(--far1)", false),
    filled(box(from, 100, to - from, 88), "url(#br-haze)"),
    ...skyline(360, to, GROUND, 21, 14, 40, "var(--far2)", true),
  ];
}

/** The town hall of 1421: tall windows, three turrets. */
function townHall(x: number, y: number, w: number, h: number): Ink[] {
  const bay = w / 6;
  const mids = [0, 1, 2, 3, 4, 5].map((at) => x + bay * (at + 0.5));
  const upper = (at: number): string =>
    p`M${at - 4} ${y - h * 0.52}V${y - h + 23}Q${at - 4} ${y - h + 15} ${at} ${y - h + 12}Q${at + 4} ${y - h + 15} ${at + 4} ${y - h + 23}V${y - h * 0.52}z`;
  const lower = (at: number): string => p`M${at - 4} ${y - 7}V${y - h * 0.42}q4 -6 8 0V${y - 7}z`;
  const some = (of: (at: number) => string, want: (at: number) => boolean): string =>
    mids
      .filter((_, at) => want(at))
      .map(of)
      .join("");
  const door = mids[2] ?? x;
  return [
    filled(p`M${x + 4} ${y - h}L${x + 14} ${y - h - 24}H${x + w - 14}L${x + w - 4} ${y - h}z`, SLATE),
    shade(p`M${x + w / 2} ${y - h}V${y - h - 24}H${x + w - 14}L${x + w - 4} ${y - h}z`, 0.14),
    filled([0, 1, 2, 3].map((at) => p`M${x + 26 + (at * (w - 60)) / 3} ${y - h - 8}l4 -8l4 8z`).join(""), BRICK),
    filled(
      box(x, y - h, w, h) +
        Array.from({ length: 12 }, (_, at) => box(x + 1 + (at * (w - 2)) / 12, y - h - 4, (w - 2) / 24, 5)).join(""),
      STONE,
    ),
    shade(box(x + w * 0.6, y - h, w * 0.4, h), 0.09),
    filled(box(x, y - h, 2.2, h), "#ffffff", 0.3),
    filled(
      mids
        .map(
          (at) =>
            p`M${at - 6} ${y - 6}V${y - h + 22}Q${at - 6} ${y - h + 12} ${at} ${y - h + 8}Q${at + 6} ${y - h + 12} ${at + 6} ${y - h + 22}V${y - 6}z`,
        )
        .join(""),
      "#efe2c0",
      0.55,
    ),
    filled(some(upper, (at) => at % 3 !== 1) + some(lower, (at) => at !== 2 && at % 2 === 1), "var(--wlit)"),
    filled(some(upper, (at) => at % 3 === 1) + some(lower, (at) => at !== 2 && at % 2 === 0), "var(--wdark)"),
    line(
      mids
        .map((at) => p`M${at} ${y - h + 13}V${y - h * 0.52}M${at} ${y - h * 0.44}V${y - 7}M${at - 4} ${y - h * 0.24}h8`)
        .join(""),
      "var(--stone3)",
      1,
    ),
    filled(box(x - 2, y - h * 0.49, w + 4, 2.5) + box(x - 2, y - 5, w + 4, 5), "var(--stone2)"),
    shape(
      p`M${door - 7} ${y}V${y - 19}Q${door - 7} ${y - 27} ${door} ${y - 30}Q${door + 7} ${y - 27} ${door + 7} ${y - 19}V${y}z`,
      "#2a1c14",
      { stroke: GOLD, width: 1.3 },
    ),
    ...[0, 0.5, 1].flatMap((at) => {
      const [mid, tall] = [x + w * at, at === 0.5 ? 12 : 8];
      const top = y - h - tall;
      return [
        filled(box(mid - 5, top, 10, h * 0.5 + tall), STONE),
        shade(box(mid, top, 5, h * 0.5 + tall), 0.14),
        filled(p`M${mid - 6.5} ${top}L${mid} ${top - 26}L${mid + 6.5} ${top}z`, SLATE),
        line(p`M${mid} ${top - 26}v-6`, GOLD, 1.4),
        spot(mid, top - 33, 1.6, GOLD),
        filled(p`M${mid - 5} ${y - h * 0.5}h10l-5 8z`, "var(--stone2)"),
      ];
    }),
  ];
}

export interface StairsOf {
  /** The points of every field of the reputation track. */
  readonly track: readonly number[];
  readonly pawns: readonly (Owner & { readonly field: number })[];
  /** The statues that are left. */
  readonly statues: readonly number[];
}

/** The stairs of the town hall, which are the reputation track, and the statues below the hall. */
export function stairs(at: StairsAt, { track, pawns, statues }: StairsOf): Ink[] {
  const hall = hallAt(at, track.length);
  const treads = track.map((_, field) => stepBox(at, field));
  const left = [...statues];
  return [
    filled(
      treads.map(({ x, y, w, h }) => box(x, y, w + 0.5, h)).join("") + box(hall.x, hall.y, hall.w, hall.h),
      "var(--stone2)",
    ),
    filled(
      treads.map(({ x, y, w, h }) => box(x, y, w + 0.5, h)).join("") + box(hall.x, hall.y, hall.w, hall.h),
      "url(#br-ashlar)",
      0.55,
    ),
    filled(treads.map(({ x, y, w }) => box(x, y, w + 0.5, 2.6)).join("") + box(hall.x, hall.y, hall.w, 3), STONE),
    ...track.flatMap((worth, field) => {
      const tread = treads[field];
      return tread && field > 0
        ? [
            write(tread.x + tread.w / 2, Math.min(tread.y + 16.5, GROUND - 2.5), worth, 12.5, {
              face: "serif",
              fill: "#fff6df",
              edge: "#2a2018",
            }),
          ]
        : [];
    }),
    ...townHall(hall.x + 10, hall.y + 1, hall.w - 16, 64),
    ...STATUES.flatMap((worth, niche) => {
      const x = hall.x + 21 + (niche * (hall.w - 20)) / 6;
      // Two statues of the same worth fill two niches, so each is taken off the list.
      const there = left.indexOf(worth);
      if (there >= 0) left.splice(there, 1);
      return [
        shape(p`M${x - 9} ${GROUND - 3}v-26a9 9 0 0 1 18 0v26z`, "#1a1510", { opacity: 0.72 }),
        ...(there >= 0 ? [statue(x, GROUND - 25, 20), write(x, GROUND - 5, worth, 12, { fill: "#ffe3a0" })] : []),
      ];
    }),
    ...pawns.map((owner) => {
      const { seat, field } = owner;
      const tread = treads[field];
      const here = pawns
        .filter((each) => each.field === field)
        .map((each) => each.seat)
        .sort((a, b) => a - b);
      const order = here.indexOf(seat);
      const many = here.length > 2;
      const x = (tread?.x ?? at.x) + at.step / 2 + (order - (here.length - 1) / 2) * (many ? 9 : 14);
      return group(pawn(owner, x, (tread?.y ?? GROUND) - 9 - (many && order % 2 ? 5 : 0), 22), {
        drawn: `pawn:${seat}`,
        kind: "stands",
      });
    }),
  ];
}

/** The belfry over the cloth hall. */
function belfry(x: number, w: number): Ink[] {
  const [y, c] = [GROUND, x + w / 2];
  const windows = Array.from({ length: 10 }, (_, at) => x + (w / 10) * (at + 0.5));
  const cut = (want: boolean): string =>
    windows
      .filter((_, at) => (at * 7) % 3 > 0 === want)
      .map((mid) => p`M${mid - 4.5} ${y - 36}v-14q4.5 -8 9 0v14z`)
      .join("");
  return [
    filled(p`M${x - 2} ${y - 62}l10 -16h${w - 20}l14 16z`, SLATE),
    filled(
      box(x, y - 62, w, 62) + Array.from({ length: 22 }, (_, at) => box(x + (at * w) / 22, y - 67, w / 44, 6)).join(""),
      BRICK,
    ),
    filled(box(x, y - 62, w, 62), "url(#br-brick)", 0.6),
    filled(cut(true), "var(--wlit)"),
    filled(cut(false), "var(--wdark)"),
    filled(windows.map((mid) => box(mid - 5.5, y - 36, 11, 2)).join(""), STONE),
    filled(box(c - 25, y - 112, 50, 112), BRICK),
    filled(box(c - 25, y - 112, 50, 112), "url(#br-brick)", 0.6),
    shade(box(c + 5, y - 112, 20, 112), 0.16),
    filled(box(c - 25, y - 112, 2.4, 112), "#ffe2b8", 0.35),
    filled(box(c - 28, y - 114, 56, 4), STONE),
    ...[-27, 21].flatMap((side) => [
      filled(box(c + side, y - 124, 6, 12), BRICK),
      filled(p`M${c + side - 1.5} ${y - 124}l4.5 -9l4.5 9z`, SLATE),
    ]),
    filled(box(c - 18, y - 144, 36, 32), "var(--brick2)"),
    shade(box(c + 4, y - 144, 14, 32), 0.18),
    filled([-11, 0, 11].map((side) => p`M${c + side - 3.5} ${y - 117}v-16q3.5 -6 7 0v16z`).join(""), "#1a1512"),
    filled(
      [-20, 16].map((side) => box(c + side, y - 152, 5, 10) + p`M${c + side - 1} ${y - 152}l3.5 -7l3.5 7z`).join("") +
        box(c - 20, y - 146, 40, 3),
      STONE,
    ),
    filled(p`M${c - 13} ${y - 146}v-22l5 -5h16l5 5v22z`, BRICK),
    shade(p`M${c + 2} ${y - 173}h6l5 5v22h-11z`, 0.18),
    filled([-8, -1.5, 5].map((side) => box(c + side, y - 165, 3.6, 15)).join(""), "#241813"),
    filled([0, 1, 2, 3, 4].map((at) => box(c - 12.5 + at * 5.5, y - 177, 3, 5)).join(""), STONE),
    line(p`M${c} ${y - 174}v-10`, "#3a2a20", 1.5),
    filled([-14, 6].map((side) => p`M${c + side} ${y - 72}v-22q4 -7 8 0v22z`).join(""), "var(--wlit)"),
    spot(c, y - 103, 7, "#fbf3dd", { stroke: "#6b4a22", width: 1.4 }),
    line(p`M${c} ${y - 103}v-4.5m0 4.5l3 2`, "#3a2a18", 1.3),
  ];
}

export interface MarketOf {
  readonly dice: Readonly<Record<string, number>>;
  /** Whether they are still to be rolled. */
  readonly old: boolean;
  readonly last: boolean;
}

/** The five dice on the market, before the belfry; in the last round its flag is red. */
export function market(at: MarketAt, { dice: rolled, old, last }: MarketOf): Ink[] {
  const c = at.x + at.w / 2;
  return [
    ...belfry(at.x, at.w),
    ...(last
      ? [
          group([filled(p`M${c} ${GROUND - 184}q12 -4 28 1l-5 5l5 5q-14 -4 -28 -1z`, "#c23a2e")], {
            drawn: "flag",
            kind: "stands",
          }),
        ]
      : []),
    shade(box(at.x - 4, GROUND - 6, at.w + 8, 6), 0.18),
    ...COLOURS.flatMap((colour, place) => {
      const { x, y, w } = marketAt(at, place);
      const mid = x + w / 2;
      const pips = rolled[colour] ?? 0;
      return [
        filled(rounded(mid - 20, GROUND - 43, 40, 41, 8), DEEP, 0.78),
        group(die(colour, pips, mid, y + 17, 28), {
          drawn: `die:${colour}`,
          kind: "turns",
          ...(old ? { opacity: 0.42 } : {}),
        }),
        filled(rounded(mid - 8, GROUND - 8.5, 16, 14, 5), DEEP),
        symbol(colour, mid, GROUND - 1.5, 11),
        ...(pips >= HIGH && !old
          ? [
              group(
                [
                  spot(mid + 17, y + 3, 7.5, "#b3271b", { stroke: "#ff8a6a", width: 1.2 }),
                  write(mid + 17, y + 7, "!", 11.5, { fill: "#ffffff" }),
                ],
                { drawn: `warns:${colour}` },
              ),
            ]
          : []),
      ];
    }),
  ];
}

/** The great crane on its quay. */
export function crane(x: number, y: number, arm = true): Ink[] {
  return [
    filled(p`M${x} ${y}l8 -58h44l8 58z`, "#6b4a2e"),
    shade(p`M${x + 30} ${y}v-58h22l8 58z`, 0.16),
    line(
      [0, 1, 2, 3, 4].map((at) => p`M${x + 8 - at * 1.5} ${y - 52 + at * 11}h${44 + at * 3}`).join(""),
      "#3f2a18",
      1.1,
    ),
    filled(p`M${x + 2} ${y - 56}L${x + 30} ${y - 96}L${x + 58} ${y - 56}z`, "#7d3d2b"),
    shade(p`M${x + 30} ${y - 96}L${x + 58} ${y - 56}H${x + 30}z`, 0.18),
    ...(arm
      ? [
          group(
            [
              line(p`M${x + 34} ${y - 80}L${x + 78} ${y - 132}M${x + 44} ${y - 66}L${x + 62} ${y - 113}`, "#3f2a18", 4),
              line(p`M${x + 78} ${y - 131}V${y - 78}`, "#2a1c12", 1.5),
              filled(rounded(x + 70, y - 78, 16, 13, 2), "#b98a50"),
              line(p`M${x + 70} ${y - 72}h16M${x + 78} ${y - 78}v13`, "#6b4a26", 1.2),
            ],
            { drawn: "crane", kind: "swings" },
          ),
        ]
      : []),
    spot(x + 26, y - 26, 19, "#2a1c12"),
    line(disc(x + 26, y - 26, 16), "#a9753f", 4),
    line(
      [0, 30, 60, 90, 120, 150]
        .map(
          (turn) =>
            p`M${x + 26 - 16 * Math.cos((turn * Math.PI) / 180)} ${y - 26 - 16 * Math.sin((turn * Math.PI) / 180)}L${x + 26 + 16 * Math.cos((turn * Math.PI) / 180)} ${y - 26 + 16 * Math.sin((turn * Math.PI) / 180)}`,
        )
        .join(""),
      "#a9753f",
      1.6,
    ),
  ];
}

/** A card of the discard pile, face up. */
function discarded(card: number): Ink[] {
  const colour = colourOf(card);
  return [
    filled(rounded(-3, 3, 40, 54, 4), "#b9a98a"),
    shape(rounded(0, 0, 40, 55, 4), "#f7efdc", { stroke: "#3a2a1e", width: 0.8 }),
    filled(p`M4 0h32a4 4 0 0 1 4 4v8h-40v-8a4 4 0 0 1 4 -4z`, BODY[colour]),
    symbol(colour, 20, 6, 9, INK[colour]),
    group(
      [
        filled(box(2, 12, 36, 42), mix(BODY[colour], "#17120f", 0.4)),
        group(person(card), { at: moved(20, 34, 0.52), always: true }),
      ],
      { clip: box(2, 11, 36, 42) },
    ),
  ];
}

export interface QuayOf {
  readonly piles: Readonly<Record<string, { readonly cards: number; readonly top: string | null }>>;
  readonly discards: readonly number[];
}

/** The two draw piles, the extra pile tied with cord, and the discards. */
export function quay(at: QuayAt, { piles, discards }: QuayOf): Ink[] {
  const boxes = quayAt(at);
  const empty = (x: number, y: number, w: number, h: number): Ink => ({
    d: rounded(x, y, w, h, 4),
    stroke: "#f4e7cb",
    width: 1.2,
    dash: "4 3",
    opacity: 0.55,
  });
  const pile = (name: "left" | "right" | "extra", w: number, h: number): Ink[] => {
    const where = boxes[name];
    const found = piles[name];
    const [x, y] = [where.x + 5, where.y + 6];
    if (!found || found.cards === 0) return [empty(x, y, w, h)];
    const cord =
      name === "extra"
        ? [line(p`M${x - 1} ${y + h * 0.46}h${w + 4}M${x + w / 2} ${y}v${h + 2}`, "#efe2c4", 2, 0.85)]
        : [];
    const top = COLOURS.find((each) => each === found.top);
    return [
      group(
        [group(back(top ?? "brown", w, h, Math.min(4, Math.ceil(found.cards / 8))), { at: moved(x, y) }), ...cord],
        { drawn: `pile:${name}`, kind: "turns" },
      ),
      ...countTag(x + w / 2 + 2, GROUND - 9, found.cards),
    ];
  };
  const top = discards.at(-1);
  const { x } = boxes.discards;
  return [
    ...(at.crane === null ? [] : crane(at.crane, GROUND - 2, at.arm)),
    ...pile("left", 52, 70),
    ...pile("right", 52, 70),
    ...pile("extra", 40, 54),
    ...(top === undefined
      ? [empty(x + 2, GROUND - 60, 40, 54)]
      : [
          group(discarded(top), { at: `${moved(x + 2, GROUND - 62)} rotate(4 20 30)` }),
          ...countTag(x + 22, GROUND - 8, discards.length),
        ]),
  ];
}

export function swan(x: number, y: number, size: number, facing = 1): Ink[] {
  return [
    group(
      [
        filled(
          "M0 0C2 6 26 7 32 0C34 -4 30 -10 24 -9C16 -8 12 -6 9 -4C6 -9 12 -14 10 -20C8 -25 2 -24 1 -20L-3 -18L1 -17C4 -20 6 -17 4 -13C1 -8 -2 -5 0 0z",
          "#f8f4e6",
        ),
        filled("M12 -2C18 -8 26 -8 30 -5C26 0 18 2 12 -2z", "#d9d3c0"),
        filled("M-3 -18L1 -20V-17z", "#e08a1e"),
        spot(3, -20.5, 0.9, "#1c120b"),
      ],
      { at: `translate(${x} ${y}) scale(${size * facing} ${size})` },
    ),
    ripple(x + 16 * facing * size, y + 5 * size, 50 * size, 0.35),
  ];
}
