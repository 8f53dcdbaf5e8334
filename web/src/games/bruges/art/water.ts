/** My side of the canal: the bridge with its arches, the gatehouse, boats with workers, threats, reflections. */
import { box, dice, filled, line, mix, p, rounded, type Shape } from "../../../art/pen";
import { THIRD, type Colour } from "../components";
import { archBox, archX, SLOT_GAP, slotBox, WATER, type BoatAt, type PlotAt, type SectionAt } from "../layout";
import type { Box } from "../../../scene/stage.svelte";
import { glyph, group, shape, spot, write, type Ink } from "./ink";
import { BODY, INK, MARK, seatColour } from "./palette";
import { coin, firstMark, points, ripple, slots, statue, symbol, threatSign, worker } from "./pieces";
import { LION, SHIELD } from "./signs";

const shade = (d: string, opacity: number): Shape => filled(d, "#000000", opacity);

export interface SectionOf {
  readonly seat: number;
  readonly colours: readonly Colour[];
  readonly built: number;
  readonly prices: readonly number[];
  /** What the third arch is worth. */
  readonly third: number;
}

/** The outline of an arch of the bridge. */
function archPath(at: SectionAt, field: number): string {
  const { x, w } = archBox(at, field);
  return p`M${x} ${at.foot}V${at.y + 22}C${x} ${at.y + 9} ${x + w * 0.25} ${at.y + 7} ${x + w / 2} ${at.y + 7}S${x + w} ${at.y + 9} ${x + w} ${at.y + 22}V${at.foot}z`;
}

/** A section of the canal: dry and dashed where nothing is built, with water and a keystone where it is. */
export function section(at: SectionAt, { seat, colours, built, prices, third }: SectionOf): Ink[] {
  const small = at.w < 50;
  return colours.flatMap((colour, field): Ink[] => {
    const left = archX(at, field);
    const { x, w } = archBox(at, field);
    const [mid, d, right] = [left + at.w / 2, archPath(at, field), x + w];
    const wall = [
      filled(box(left, at.y, at.w + 0.5, at.foot - at.y), "var(--quay)"),
      filled(box(left, at.y, at.w + 0.5, at.foot - at.y), "url(#br-ashlar)"),
      filled(box(left - 0.5, at.y, at.w + 1, 3.5), "var(--quayl)"),
    ];
    const worth =
      field + 1 === THIRD
        ? small
          ? points(right - 3, at.y + 3, 15, third, 11)
          : points(right - 5, at.foot - 9, 17, third, 11)
        : [];
    if (field < built) {
      const key = small ? 8 : 10;
      const outermost = field === built - 1;
      return [
        ...wall,
        group(
          [
            shape(d, "url(#br-wat)", { stroke: BODY[colour], width: small ? 3 : 5 }),
            line(
              p`M${x + 8} ${at.foot - 9}q${w * 0.12} -3 ${w * 0.24} 0t${w * 0.24} 0M${mid} ${at.foot - 16}q6 -2.5 12 0t12 0`,
              "#ffffff",
              1.4,
              0.55,
            ),
          ],
          outermost ? { drawn: `tile:${seat}:${at.side}` } : {},
        ),
        group(
          [
            shape(p`M${mid - key} ${at.y - 1}h${key * 2}l-3 17h${6 - key * 2}z`, BODY[colour], {
              stroke: "#1a120a",
              width: 0.8,
            }),
            symbol(colour, mid, at.y + 7.5, small ? 9.5 : 11, INK[colour]),
          ],
          outermost ? { drawn: `key:${seat}:${at.side}` } : {},
        ),
        ...worth,
      ];
    }
    const next = field === built;
    const price = prices[field] ?? field + 1;
    return [
      ...wall,
      shape(d, "#120e0a", { opacity: 0.8 }),
      { d, stroke: MARK[colour], width: 1.6, dash: "4 3", opacity: next ? 1 : 0.6 },
      group(
        small
          ? [symbol(colour, mid, at.y + 17, 11), write(mid, at.foot - 5, price, 12.5, { fill: "#ffe3a0" })]
          : [symbol(colour, mid - 13, at.y + 25, 14), ...coin(mid + 11, at.y + 25, 10, price, 13)],
        { opacity: next ? 1 : 0.82 },
      ),
      ...worth,
    ];
  });
}

/** The light of what is built, on the canal below. */
export function glints(at: SectionAt, built: number): Shape[] {
  return Array.from({ length: built }, (_, field) => archX(at, field)).flatMap((x) =>
    [0, 1, 2, 3].map((row) =>
      filled(
        rounded(x + at.w * (0.12 + row * 0.076), at.foot + 3 + row * 5, at.w * (0.76 - row * 0.15), 2.4, 1),
        "var(--wat1)",
        0.5 - row * 0.11,
      ),
    ),
  );
}

/** The niche at the end of a section: gray with the worth of the next statue, gold when it is won. */
export function niche(
  { x, bridge, water }: { readonly x: number; readonly bridge: number; readonly water: number },
  worth: number | null,
  won: boolean,
  name: string,
): Ink[] {
  return [
    filled(box(x - 21, bridge, 42, water - bridge), "var(--stone2)"),
    filled(box(x - 21, bridge, 42, water - bridge), "url(#br-ashlar)"),
    filled(box(x - 23, bridge, 46, 4), "var(--stone)"),
    shape(p`M${x - 17} ${water - 2}V${bridge + 20}a17 14 0 0 1 34 0V${water - 2}z`, "#17110c", { opacity: 0.85 }),
    group([statue(x - 7, bridge + 24, 26, won ? "#e9b44c" : "#8d8372", won ? 1 : 0.8)], {
      drawn: `niche:${name}`,
      kind: "stands",
    }),
    ...(worth === null
      ? []
      : won
        ? points(x + 10, bridge + 27, 17, worth, 11)
        : [write(x + 10, bridge + 31, worth, 12.5, { face: "serif", fill: "#efe2c4" })]),
  ];
}

/** The gatehouse in the player's colour, the canal flowing through it. */
export function gatehouse(of: string, first: boolean, x: number, w: number, y = WATER): Ink[] {
  const [tower, c] = [28, x + w / 2];
  const wall = mix(seatColour(of), "#6b3a28", 0.5);
  const arched = p`M${c - 19} ${y}v-40a19 21 0 0 1 38 0v40`;
  return [
    filled(box(x + tower - 6, y - 132, w - 2 * tower + 12, 132), mix(wall, "#000000", 0.14)),
    filled(box(x + tower - 6, y - 132, w - 2 * tower + 12, 132), "url(#br-brick)", 0.6),
    filled(p`M${x + tower - 8} ${y - 131}L${c} ${y - 168}L${x + w - tower + 8} ${y - 131}z`, "var(--slate)"),
    shade(p`M${c} ${y - 168}L${x + w - tower + 8} ${y - 131}H${c}z`, 0.2),
    line(p`M${c} ${y - 168}v-34`, "#1b1411", 1.8),
    filled(p`M${c} ${y - 202}c10 -4 16 4 30 0v16c-14 4 -20 -4 -30 0z`, seatColour(of)),
    ...[x, x + w - tower].flatMap((left) => {
      const mid = left + tower / 2;
      return [
        filled(box(left, y - 150, tower, 150), wall),
        filled(box(left, y - 150, tower, 150), "url(#br-brick)", 0.55),
        shade(box(left + tower * 0.6, y - 150, tower * 0.4, 150), 0.18),
        filled(box(left, y - 150, 2.5, 150), mix(wall, "#fff1d4", 0.2), 0.6),
        filled(box(left - 3, y - 156, tower + 6, 8), "var(--stone2)"),
        filled(box(left - 3, y - 156, tower + 6, 2.5), "var(--stone)"),
        filled([0, 1, 2, 3].map((at) => box(left - 3 + at * 9, y - 164, 6, 9)).join(""), wall),
        filled(p`M${left - 1} ${y - 163}L${mid} ${y - 204}L${left + tower + 1} ${y - 163}z`, "#4f6a5c"),
        shade(p`M${mid} ${y - 204}L${left + tower + 1} ${y - 163}H${mid}z`, 0.18),
        spot(mid, y - 205, 2.2, "#e9b93f"),
        filled(p`M${mid - 3.5} ${y - 118}v-12q3.5 -6 7 0v12z`, "var(--wlit)"),
        filled(p`M${mid - 2} ${y - 70}v-14h4v14z`, "#1a1512"),
      ];
    }),
    filled(`${arched}z`, "url(#br-wat)"),
    filled(p`M${c - 19} ${y - 19}v-21a19 21 0 0 1 38 0v21z`, "#120d0b"),
    line(arched, "var(--stone)", 3.5),
    line(
      [0, 1, 2, 3, 4]
        .map((at) => p`M${c - 14 + at * 7} ${y - 52 + Math.abs(at - 2) * 3}v${26 - Math.abs(at - 2) * 2}`)
        .join("") + p`M${c - 18} ${y - 40}h36`,
      "#6b5238",
      1.6,
    ),
    ripple(c, y - 8, 26, 0.6),
    glyph(SHIELD, c, y - 92, 38, seatColour(of), { stroke: "#f6e6bf", width: 1.6 }),
    glyph(LION, c, y - 93, 26, "#fff6e9"),
    ...(first ? firstMark(c, y - 122, 15) : []),
  ];
}

/** The same where houses stand behind it: a stretch of wall with its arms, hardly higher than the bridge. */
export function lowGate(of: string, first: boolean, { x, y, w, h }: Box): Ink[] {
  const wall = mix(seatColour(of), "#6b3a28", 0.5);
  const [arms, way] = w > 80 ? [x + w - 30, x + 30] : [x + w / 2, null];
  return [
    filled(
      box(x, y, w, h) + Array.from({ length: 7 }, (_, at) => box(x + (at * w) / 7, y - 4, w / 12, 5)).join(""),
      wall,
    ),
    filled(box(x, y, w, h), "url(#br-brick)", 0.55),
    ...(way === null
      ? []
      : [
          shape(p`M${way - 13} ${y + h}v-18a13 14 0 0 1 26 0v18z`, "#120d0b", { stroke: "#d3c3a0", width: 2.5 }),
          line([-6, 0, 6].map((at) => p`M${way + at} ${y + h - 28}v16`).join(""), "#6b5238", 1.4),
        ]),
    glyph(SHIELD, arms, y + h / 2, 30, seatColour(of), { stroke: "#f6e6bf", width: 1.6 }),
    glyph(LION, arms, y + h / 2 - 1, 20, "#fff6e9"),
    ...(first ? firstMark(arms + 14, y + 8, 13) : []),
  ];
}

export interface BoatOf {
  readonly colour: Colour;
  readonly workers: number;
  readonly threats: number;
  readonly seat: number;
}

/** My workers of a colour in their boat, their number on the hull; below it the threat of that colour. */
export function boat(at: BoatAt, of: BoatOf): Ink[] {
  return at.low ? boatPlate(at, of) : sailing(at, of);
}

/** On a plate with its threat, where there is little height. */
function boatPlate(at: BoatAt, { colour, workers, threats, seat }: BoatOf): Ink[] {
  const { x, hull: y, w } = at;
  const danger = threats >= 2;
  const slot = slotBox(at, 0, threats);
  return [
    shape(
      rounded(x, y - 38, w, 64, 6),
      danger ? "#4a0f0a" : "#0d1418",
      danger ? { stroke: "#ff8a6a", width: 1.3 } : { opacity: 0.92 },
    ),
    group(
      [
        filled(p`M${x + 3} ${y - 14}H${x + w - 3}L${x + w - 11} ${y}H${x + 11}z`, mix(BODY[colour], "#160d08", 0.16)),
        line(p`M${x + 3} ${y - 14}H${x + w - 3}`, "#f4e7cb", 1.6),
        symbol(colour, x + w / 2, y - 6.5, 10, INK[colour]),
        group([worker(colour, x + w * 0.28, y - 25, 21)], { drawn: `worker:${seat}:${colour}` }),
        write(x + w * 0.66, y - 18, workers, 19, { face: "serif", fill: "#fff8e6", opacity: workers > 0 ? 1 : 0.75 }),
      ],
      { drawn: `boat:${seat}:${colour}`, kind: "turns" },
    ),
    threatSign(colour, x + 13, y + 13, 15, danger ? "#ffd9cf" : "#e9e0cc"),
    group(slots(colour, threats, slot.x, slot.y, slot.w, slot.h, SLOT_GAP), { drawn: `threat:${seat}:${colour}` }),
  ];
}

function sailing({ x, hull: y, w }: BoatAt, { colour, workers, threats, seat }: BoatOf): Ink[] {
  const [mid, pole, under] = [x + w / 2, x + w - 7, y + 29];
  const danger = threats >= 2;
  const slot = slotBox({ x, hull: y, w }, 0, threats);
  const gunwale = p`M${x - 3} ${y - 3}Q${x + 8} ${y + 2} ${mid} ${y + 2}T${x + w + 3} ${y - 5}`;
  const afloat = [
    line(p`M${pole} ${y + 4}V${y - 42}`, "#3a2a1c", 2),
    shape(p`M${pole} ${y - 42}h-22l5 6.5l-5 6.5h22z`, BODY[colour], { stroke: "#0b1418", width: 0.8 }),
    symbol(colour, pole - 8, y - 35.5, 8.5, INK[colour]),
    group(
      Array.from({ length: Math.min(3, workers) }, (_, at) => worker(colour, x + 14 + at * 11, y - 9, 25)),
      { drawn: `worker:${seat}:${colour}` },
    ),
    filled(
      `${gunwale}${p`L${x + w - 5} ${y + 17}Q${mid} ${y + 22} ${x + 7} ${y + 17}`}z`,
      mix(BODY[colour], "#160d08", 0.16),
    ),
    shade(
      p`M${mid} ${y + 2}Q${x + w - 8} ${y + 2} ${x + w + 3} ${y - 5}L${x + w - 5} ${y + 17}Q${mid + 8} ${y + 20} ${mid} ${y + 20}z`,
      0.15,
    ),
    line(gunwale, "#f4e7cb", 1.8),
    write(mid, y + 17, workers, 19, {
      face: "serif",
      fill: colour === "yellow" ? "#2b1d00" : "#fff8e6",
      edge: BODY[colour],
      opacity: workers > 0 ? 1 : 0.75,
    }),
  ];
  return [
    group(afloat, { drawn: `boat:${seat}:${colour}`, kind: "turns" }),
    ripple(mid, y + 22, w, 0.45),
    shape(
      rounded(x, under, w, 23, 4),
      danger ? "#4a0f0a" : "#0d1418",
      danger ? { stroke: "#ff8a6a", width: 1.3 } : { opacity: 0.9 },
    ),
    threatSign(colour, x + 13, under + 11.5, 16, danger ? "#ffd9cf" : "#e9e0cc"),
    group(slots(colour, threats, slot.x, slot.y, slot.w, slot.h, SLOT_GAP), { drawn: `threat:${seat}:${colour}` }),
  ];
}

/** Colours of the houses, broken by the water. */
export function reflections(
  houses: readonly { readonly at: PlotAt; readonly colour: Colour; readonly place: number }[],
  water: number,
): Shape[] {
  return houses.flatMap(({ at: { x, w }, colour, place }) => {
    const chance = dice(place + 1);
    const wide = w - 18;
    const bars = Array.from({ length: 8 }, (_, row) => {
      const width = wide * (1 - row * 0.09) * (0.6 + chance() * 0.4);
      return filled(
        rounded(x + 8 + (wide - width) / 2 + (chance() - 0.5) * 8, water + 5 + row * 8, width, 4.4, 2),
        BODY[colour],
        0.28 - row * 0.033,
      );
    });
    const lights = Array.from({ length: 3 }, () => x + 8 + wide * (0.2 + chance() * 0.6)).map((from) =>
      filled(
        [0, 1, 2, 3]
          .map((row) => rounded(from + (chance() - 0.5) * 4 - 4, water + 8 + row * 9, 8 + chance() * 6, 1.8, 0.9))
          .join(""),
        "var(--wlit)",
        0.26,
      ),
    );
    return [...bars, ...lights];
  });
}
