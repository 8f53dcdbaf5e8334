/** A house and who lives in it: stepped gable, an arched opening with the person behind a half-door, the sign of the group. */
import { box, dice, disc, filled, line, measure, mix, p, rounded, setInto, type Shape } from "../../../art/pen";
import { COLOURS, groupOf, colourOf, type Colour } from "../components";
import { group, moved, shape, spot, write, type Ink } from "./ink";
import { BODY, DEEP, INK } from "./palette";
import { person } from "./people/person";
import { groupSign, points, steps, symbol, works, type Working } from "./pieces";

export interface HouseOf {
  readonly w: number;
  readonly h: number;
  readonly colour: Colour;
  /** Its place in the street: what of its front is left to chance follows from it. */
  readonly place: number;
  /** Whose it is. */
  readonly seat: number;
  readonly persons: readonly number[];
  /** The person who would move in. */
  readonly ghost?: number | null;
  readonly used?: readonly number[];
  /** Far away: without side windows, sign and half-door. */
  readonly far?: boolean;
  /** How much of its height is wall, and how wide its opening is. */
  readonly wall?: number;
  readonly opening?: number;
}

/** The right half of a stepped gable, in the shade. */
function rightSteps(w: number, high: number, count: number, y: number): string {
  const [tread, rise, top] = [(w * 0.4) / count, high / (count + 0.6), (high * 0.6) / (count + 0.6)];
  return (
    p`M${w / 2} ${y}V${y - high}H${w - tread * count}v${top}` +
    Array.from({ length: count }, () => p`h${tread}v${rise}`).join("") +
    "z"
  );
}

/** An opening: upright, with a flat round top. */
function arched(x: number, w: number, h: number): string {
  const [mid, shoulder] = [x + w / 2, -h + w * 0.31];
  return p`M${x} 0V${shoulder}C${x} ${-h} ${x + w * 0.2} ${-h} ${mid} ${-h}S${x + w} ${-h} ${x + w} ${shoulder}V0z`;
}

/** The outline of an opening that fills a box, its upper left corner at 0, 0. */
export function archOf(w: number, h: number): string {
  return p`M0 ${h}V${w * 0.31}C0 0 ${w * 0.2} 0 ${w / 2} 0S${w} 0 ${w} ${w * 0.31}V${h}z`;
}

interface Front {
  readonly wall: string;
  readonly dark: string;
  readonly trim: string;
}

function gable(kind: number, w: number, eaves: number, rise: number, of: HouseOf, { wall, dark, trim }: Front): Ink[] {
  const [top, mid] = [eaves + rise, w / 2];
  if (kind === 2) {
    // A timbered point.
    return [
      filled(p`M-3 ${-eaves + 2}L${mid} ${-top + 2}L${w + 3} ${-eaves + 2}z`, mix("#5a3428", BODY[of.colour], 0.22)),
      filled(p`M3 ${-eaves + 2}L${mid} ${-top + 9}L${w - 3} ${-eaves + 2}z`, wall),
      line(
        p`M${w * 0.2} ${-eaves - rise * 0.28}h${w * 0.6}M${w * 0.34} ${-eaves - rise * 0.56}h${w * 0.32}`,
        dark,
        2,
        0.7,
      ),
      filled(p`M${mid} ${-eaves + 2}V${-top + 2}L${w + 3} ${-eaves + 2}z`, "#000000", 0.12),
    ];
  }
  const count = [4, 3, 0, 5][kind] ?? 4;
  const outline = steps(w, rise, count, -eaves + 1);
  return [
    filled(outline, wall),
    filled(rightSteps(w, rise, count, -eaves + 1), "#000000", 0.12),
    line(outline.slice(0, -1), trim, of.far ? 2.2 : 1.6),
    ...(kind === 3 && !of.far
      ? [filled(box(mid - 1.5, -top - 8, 3, 9), trim), spot(mid, -top - 9, 2.6, "#e9b93f")]
      : []),
    ...(kind === 1
      ? [
          filled(box(w * 0.86, -eaves - rise * 0.55, w * 0.09, rise * 0.6), dark),
          filled(box(w * 0.845, -eaves - rise * 0.6, w * 0.12, 3), trim),
        ]
      : []),
  ];
}

function sideWindows(x: number, w: number, eaves: number, chance: () => number, { dark, trim }: Front): Ink[] {
  const lit: string[] = [];
  const unlit: string[] = [];
  const bars: string[] = [];
  const sills: string[] = [];
  for (const left of [x / 2 - 5, w - x / 2 - 3]) {
    for (let row = 0; row < Math.floor((eaves - 18) / 23); row++) {
      const y = -eaves + 8 + row * 23;
      (chance() < 0.5 ? lit : unlit).push(box(left, y, 8, 15));
      bars.push(p`M${left + 4} ${y}v15M${left} ${y + 6}h8`);
      sills.push(box(left - 1, y + 15, 10, 1.5));
    }
  }
  return [
    filled(lit.join(""), "var(--wlit)"),
    filled(unlit.join(""), "var(--wdark)"),
    line(bars.join(""), dark, 0.9),
    filled(sills.join(""), trim, 0.85),
  ];
}

/** Somebody at home: the room in their colour, a curtain, the person, and the half-door. */
function inhabited(card: number, x: number, w: number, h: number, of: HouseOf, { dark, trim }: Front): Ink[] {
  const colour = BODY[colourOf(card)];
  const outline = arched(x, w, h);
  const scale = w / (of.far ? 56 : 58);
  const ghost = of.ghost === card;
  return [
    group(
      [
        filled(outline, mix(colour, "#130e0b", 0.5)),
        filled(box(x, -h, w * 0.22, h), "#ffdf9a", 0.13),
        group([filled(p`M${x} ${-h}h${w}v${h * 0.12}q${-w / 2} ${h * 0.1} ${-w} 0z`, mix(colour, "#fff1d4", 0.12))], {
          drawn: `curtain:${card}`,
          kind: "hangs",
        }),
        group(
          [
            group(person(card), {
              at: moved(x + w / 2, -(of.far ? h * 0.08 : 12) - 35 * scale + 2, scale),
              always: true,
              ...(ghost ? { kind: "ghost" } : {}),
            }),
          ],
          { drawn: `sitter:${card}` },
        ),
        ...(of.used?.includes(card)
          ? [group([filled(box(x, -h, w, h), "#0a0c0d", 0.34)], { drawn: `veil:${card}`, kind: "hangs" })]
          : []),
      ],
      { clip: outline },
    ),
    ...(of.far
      ? []
      : [
          filled(box(x - 3, -13, w + 6, 13), mix(dark, "#3a2416", 0.4)),
          filled(box(x - 3, -14.5, w + 6, 2.6), trim),
          line([0.2, 0.4, 0.6, 0.8].map((at) => p`M${x + w * at} -11.5V-1`).join(""), "#000000", 0.9, 0.35),
        ]),
  ];
}

/** Nobody at home: closed doors with iron bands. */
function closed(x: number, w: number, h: number, far: boolean, { dark }: Front): Ink[] {
  const band = w * 0.3;
  return [
    filled(arched(x, w, h), mix(dark, "#2a1a10", 0.5)),
    line([0.2, 0.4, 0.6, 0.8].map((at) => p`M${x + w * at} ${-h + 6}V0`).join(""), "#000000", 1, 0.4),
    ...(far
      ? []
      : [
          line(
            [0.66, 0.26].map((up) => p`M${x + 4} ${-h * up}h${band}M${x + w - 4} ${-h * up}h${-band}`).join(""),
            "#1a1512",
            2.6,
          ),
          spot(x + w / 2 + 5, -h * 0.42, 2.4, "#c9a24a"),
          line(p`M${x + w / 2} ${-h + 2}V0`, "#000000", 1.4, 0.6),
        ]),
  ];
}

/** A house, its lower left corner at 0, 0. */
export function house(of: HouseOf): Ink[] {
  const { w, h, far = false } = of;
  const chance = dice(of.place * 17 + COLOURS.indexOf(of.colour) * 7 + 3);
  const kind = Math.floor(chance() * 4);
  const wall = mix(BODY[of.colour], chance() < 0.5 ? "#8a4a35" : "#e9d3ac", 0.1 + 0.12 * chance());
  const front: Front = { wall, dark: mix(wall, "#0d0b0a", 0.46), trim: mix("#f2e4c4", BODY[of.colour], 0.06) };
  const eaves = Math.round(h * (of.wall ?? 0.66));
  const living = [...of.persons, ...(of.ghost ? [of.ghost] : [])].slice(0, 2);
  const wide = living.length > 1 ? Math.min(44, w * 0.45) : (of.opening ?? Math.min(60, w * 0.62));
  const high = eaves - (far ? 8 : 12);
  const openings = living.length > 1 ? [w / 2 - wide - 1.5, w / 2 + 1.5] : [(w - wide) / 2];
  const first = openings[0] ?? 0;
  const sign = -eaves - (h - eaves) * 0.36;
  const tenant = living[0];
  return [
    ...gable(kind, w, eaves, h - eaves, of, front),
    filled(box(0, -eaves, w, eaves), wall),
    ...(far ? [] : [filled(box(0, -eaves, w, eaves), "url(#br-brick)", 0.42)]),
    filled(box(w * 0.6, -eaves, w * 0.4, eaves), "#000000", 0.12),
    filled(box(0, -eaves, 2.2, eaves), mix(wall, "#fff1d4", 0.26), 0.8),
    filled(box(-1.5, -eaves - 1.2, w + 3, 2.6), front.trim),
    ...(!far && first > 11 ? sideWindows(first, w, eaves, chance, front) : []),
    ...openings.flatMap((x, at) => {
      const card = living[at];
      const arch = shape(arched(x, wide, high), front.trim, { stroke: front.trim, width: far ? 3 : 5 });
      return [
        group([arch], { drawn: card === undefined ? `arch:${of.seat}:${of.place}` : `arch:${card}` }),
        ...(card === undefined ? closed(x, wide, high, far, front) : inhabited(card, x, wide, high, of, front)),
      ];
    }),
    ...(far
      ? []
      : tenant === undefined
        ? [
            shape(disc(w / 2, sign, 7), "var(--wdark)", { stroke: front.trim, width: 1.5 }),
            line(p`M${w / 2} ${sign - 7}v14M${w / 2 - 7} ${sign}h14`, front.trim, 1.2),
          ]
        : [
            group(
              [
                spot(w / 2, sign, 11.5, "#1a1410", { stroke: front.trim, width: 1.5 }),
                groupSign(groupOf(tenant), w / 2, sign, 14.5, "#f8ecd0"),
              ],
              { drawn: `sign:${tenant}`, kind: "hangs" },
            ),
          ]),
  ];
}

/** A plate narrower than this shows its colour by an edge. */
const SLIM_PLATE = 64;

/** The plate under a house: the person's colour, symbol and name, never in letters under 10. */
export function plate(colour: Colour, name: string, x: number, y: number, w: number, h = 27): Ink[] {
  // Where there is little room, the colour is an edge.
  const edge = w < SLIM_PLATE ? 4 : 16;
  const room = w - edge - 5;
  const set = setInto(name, room, h + 1, { most: 13, least: w < 74 ? 10.2 : 10.6, rows: h < 20 ? 1 : 2 });
  return [
    filled(rounded(x, y, w, h, 3), DEEP),
    filled(p`M${x + 3} ${y}h${edge - 3}v${h}h${3 - edge}a3 3 0 0 1 -3 -3v${6 - h}a3 3 0 0 1 3 -3z`, BODY[colour]),
    ...(edge < 16 ? [] : [symbol(colour, x + 8, y + h / 2, Math.min(11, h - 3), INK[colour])]),
    ...set.rows.map((row, at) =>
      write(
        x + edge + 3,
        y + h / 2 + set.size * 0.36 + (at - (set.rows.length - 1) / 2) * set.size * 0.98,
        row,
        set.size,
        {
          face: "narrow",
          anchor: "start",
          fill: "#fff4dc",
          fit: Math.min(room, measure(row) * set.size),
        },
      ),
    ),
  ];
}

/** What a plot of a street says of who lives there. */
export interface Tenant extends Working {
  readonly card: number;
  readonly name: string;
  readonly points: number;
}

export interface PlotOf {
  readonly seat: number;
  readonly place: number;
  readonly colour: Colour;
  readonly tenants: readonly Tenant[];
  readonly ghost?: Tenant | null;
  /** What is said of a house in which nobody lives. */
  readonly empty: string;
  readonly w: number;
  /** How high a house is, before it varies. */
  readonly high: number;
  readonly widest: number;
  readonly opening?: number;
  readonly wall?: number;
}

/** How high the house of a place is. */
export const highOf = (place: number, high: number): number => high * (0.93 + ((place * 37) % 20) / 200);

/** What a person is worth, and when it works, at the sill. */
const worth = (tenant: Tenant, wide: number, y: number): Ink[] => [
  ...points(12, y - 7, 21, tenant.points, 12.5),
  group(works(tenant, wide - 12, y - 8, 9.5), { drawn: `works:${tenant.card}`, kind: "turns" }),
];

/** One plot of my street, its ground at 0: house, kerb, plate, points, and when the person works. */
export function plot(of: PlotOf): Ink[] {
  const w = Math.min(of.w - 8, of.widest);
  const wide = of.w - 3;
  const shown = [...of.tenants, ...(of.ghost ? [of.ghost] : [])];
  const high = shown.length > 1 ? 13.5 : 27;
  const last = of.tenants.at(-1) ?? of.ghost;
  return [
    group(
      house({
        ...{
          w,
          h: highOf(of.place, of.high),
          colour: of.colour,
          seat: of.seat,
          place: of.place,
          persons: of.tenants.map(({ card }) => card),
          ghost: of.ghost?.card ?? null,
        },
        used: of.tenants.filter(({ used }) => used).map(({ card }) => card),
        ...(of.opening === undefined ? {} : { opening: of.opening }),
        ...(of.wall === undefined ? {} : { wall: of.wall }),
      }),
      { at: moved((wide - w) / 2, 0) },
    ),
    filled(box(0, 0, wide, 10), BODY[of.colour]),
    filled(box(0, 0, wide, 1.2), "#ffffff", 0.4),
    symbol(of.colour, wide / 2, 5.2, 9, INK[of.colour]),
    ...(shown.length > 0
      ? shown
          .slice(0, 2)
          .map((tenant, at) =>
            group(
              plate(colourOf(tenant.card), tenant.name, 0, 11 + at * high, wide, high),
              tenant === of.ghost ? { opacity: 0.85 } : {},
            ),
          )
      : [
          filled(rounded(0, 11, wide, 27, 3), DEEP, 0.82),
          write(wide / 2, 28.5, of.empty, 12, {
            face: "narrow",
            weight: 400,
            fill: "#d5cbb4",
            fit: Math.min(wide - 6, measure(of.empty) * 12),
          }),
        ]),
    ...(last ? worth(last, wide, 0) : []),
    ...(of.tenants.length > 1 && of.tenants[0] ? worth(of.tenants[0], wide, -23) : []),
  ];
}

/** Where a new house would stand. */
export function newPlot(w: number, label: string): Ink[] {
  const wide = w * 0.54;
  const outline = `${steps(wide, 22, 3, -34).slice(0, -1)}V0H0z`;
  return [
    { d: outline, stroke: "#5df2d6", width: 1.6, dash: "4 3", opacity: 0.9, at: moved((w - 4 - wide) / 2, -2) },
    line(p`M${w / 2 - 2} -30v22M${w / 2 - 13} -19h22`, "#5df2d6", 3),
    write(w / 2 - 2, 28, label, 12.5, {
      face: "narrow",
      fill: "#eafff9",
      fit: Math.min(w - 10, measure(label) * 12.5),
    }),
  ];
}

/** A gabled skyline, far away; `lit` are its windows. */
export function skyline(
  from: number,
  to: number,
  y: number,
  seed: number,
  low: number,
  high: number,
  fill: string,
  lit: boolean,
): Shape[] {
  const chance = dice(seed);
  const walls: string[] = [];
  const windows: string[] = [];
  for (let x = from; x < to;) {
    const [w, h, pointed] = [18 + chance() * 18, low + chance() * (high - low), chance() >= 0.6];
    walls.push(box(x, y - h, w, h));
    walls.push(
      pointed
        ? p`M${x - 1} ${y - h}L${x + w / 2} ${y - h * 1.4}L${x + w + 1} ${y - h}z`
        : steps(w, h * 0.42, 3, 0).replace(/^M0 0/, p`M${x} ${y - h}`),
    );
    if (lit)
      for (let at = 0; at < 3; at++)
        if (chance() < 0.6) windows.push(box(x + w * (0.22 + 0.3 * at) - 1.5, y - h * (0.3 + 0.4 * chance()), 3, 5));
    x += w + 1;
  }
  return [filled(walls.join(""), fill), ...(windows.length > 0 ? [filled(windows.join(""), "var(--farwin)")] : [])];
}
