/** The face of a person's card: name, portrait, cost, points, the band of its group, and what it does in icons. */
import { box, dice, filled, line, measure, mix, oval, setInto, disc } from "../../../art/pen";
import type { PersonInfo } from "../book.svelte";
import { begun } from "../breaks";
import { groupOf } from "../components";
import { group, moved, write, type Ink } from "./ink";
import { iconLine, iconLines } from "./icons";
import { BODY, INK } from "./palette";
import { person } from "./people/person";
import { coin, groupSign, points, steps, symbol, works } from "./pieces";

export const WIDE = { w: 136, h: 190 } as const;
export const NARROW = { w: 66.5, h: 134 } as const;

/** The name on the band of its colour. */
function title(
  info: PersonInfo,
  name: string,
  w: number,
  h: number,
  most: number,
  face: "serif" | "narrow",
  rows: number,
): Ink[] {
  const wider = face === "serif" ? 1.22 : 1;
  const set = setInto(name, w - 8, h, { most, least: 10, rows, wider });
  return [
    filled(box(0, 0, w, h), BODY[info.colour]),
    filled(box(0, 0, w, h), "url(#br-sheen)"),
    ...set.rows.map((row, at) =>
      write(w / 2, h / 2 + set.size * 0.35 + (at - (set.rows.length - 1) / 2) * set.size * 1.02, row, set.size, {
        face,
        fill: INK[info.colour],
        fit: Math.min(w - 8, measure(row) * set.size * wider),
      }),
    ),
  ];
}

/** The person before the roofs of the town. */
function picture(info: PersonInfo, y: number, w: number, h: number, scale: number): Ink[] {
  const body = BODY[info.colour];
  const chance = dice(info.number + 3);
  const roof = mix(mix("#9a7a66", body, 0.35), "#f3e3c4", 0.3);
  const roofs: Ink[] = [];
  for (let x = -6; x < w + 4;) {
    const [wide, high] = [14 + chance() * 14, 18 + chance() * 24];
    roofs.push(
      group([filled(box(0, -high, wide, high), roof), filled(steps(wide, high * 0.4, 3, -high), roof)], {
        at: moved(x, y + h + 4),
      }),
    );
    x += wide + 1;
  }
  return [
    group(
      [
        filled(box(0, y, w, h + 4), mix("#c9d3bd", body, 0.3)),
        filled(box(0, y + h / 2, w, h / 2 + 4), mix("#e9d6a4", body, 0.2), 0.8),
        ...roofs,
        filled(w > 100 ? oval(w / 2, y + 38, 46, 46) : disc(w / 2, y + 32, 30), mix(body, "#1a120e", 0.35), 0.55),
        group(person(info.number), { at: moved(w / 2, y + h - 32 * scale, scale) }),
      ],
      { clip: box(0, y, w, h) },
    ),
  ];
}

interface Round {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}
/** What a person costs, and what it is worth. */
const figures = (info: PersonInfo, cost: Round, worth: Round): Ink[] => [
  group(coin(cost.x, cost.y, cost.r, info.cost, cost.r * 1.185), { kind: "cost" }),
  group(points(worth.x, worth.y, 2 * worth.r, info.points, worth.r * 1.06), { kind: "points" }),
];

/** The band with group and colour: in a word where there is room for one, else with when it works. */
function band(info: PersonInfo, label: string, y: number, seen: number): Ink[] {
  const text = begun(label);
  const room = seen - 52;
  const size = Math.min(12.5, room / Math.max(0.1, measure(text) * 1.12));
  return [
    filled(box(0, y, WIDE.w, 19), mix(BODY[info.colour], "#140e0c", 0.38)),
    groupSign(groupOf(info.number), 15, y + 9.5, 14, "#fff8e6"),
    ...(seen < WIDE.w - 8
      ? works(info, seen / 2, y + 9.5, 8.5)
      : [write(69, y + 13.8, text, size, { fill: "#fff8e6", fit: Math.min(room + 2, measure(text) * size * 1.08) })]),
    symbol(info.colour, seen - 13, y + 9.5, 13, "#fff8e6"),
  ];
}

/** A card on a desk, 136 x 190; `label` is the group in a word. Of its width only so much may be seen beside the next one. */
export function wideCard(info: PersonInfo, name: string, label: string, seen: number = WIDE.w): Ink[] {
  const beside = seen > WIDE.w - 8;
  const rows = beside ? [info.icons] : iconLines(info.icons, seen - 8);
  // What needs a second line gets it from the picture.
  const foot = rows.length > 1 ? 86 : 104;
  const doing = beside
    ? [...works(info, 17, 133, 9), ...iconLine(info.icons, 80, 133, 98)]
    : rows.flatMap((row, at) => iconLine(row, seen / 2, foot + 32 + at * 18 - (rows.length - 1) * 2, seen - 8));
  return [
    filled(box(0, 0, WIDE.w, 30), BODY[info.colour]),
    group(title(info, name, seen, 30, 15.5, "serif", 2), { kind: "name" }),
    ...picture(info, 30, 136, foot - 30, rows.length > 1 ? 0.78 : 1),
    ...figures(info, { x: 18, y: 47, r: 13.5 }, beside ? { x: 118, y: 47, r: 15 } : { x: seen - 18, y: 47, r: 15 }),
    ...band(info, label, foot, seen),
    group(doing, { kind: "does" }),
    line("M14 151h108", "#c9b88f", 1),
  ];
}

/** The face on a ticket. */
export function ticketPicture(info: PersonInfo, w: number, h: number): Ink[] {
  return picture(info, 0, w, Math.max(h, 44), 0.62);
}
/** The band of a ticket: group where there is room for it, when it works, and what it does. */
export function ticketBand(info: PersonInfo, w: number): Ink[] {
  const grouped = iconLines(info.icons, w - 40).length === 1;
  const from = grouped ? 38 : 20;
  return [
    ...(grouped ? [groupSign(groupOf(info.number), 8, 10, 14, "#241a12")] : []),
    ...works(info, from - 11, 10, 8),
    ...iconLine(info.icons, (w + from) / 2, 10, w - from - 2),
  ];
}

/** What a person does, in icons and a word, over the lower half of a small picture. */
function doing(info: PersonInfo, word: string): Ink[] {
  const size = Math.min(11.5, 62 / Math.max(0.1, measure(word)));
  return [
    filled(box(0, 55, 66.5, 29), "#fffaf0", 0.95),
    ...iconLine(info.icons, 33.2, 64, 62, 0.8),
    write(33.2, 81, word, size, { face: "narrow", fill: "#241a12", fit: Math.min(62, measure(word) * size) }),
  ];
}

/** A card on a phone, 66.5 x 134; with a word for what it does while it is picked. */
export function narrowCard(info: PersonInfo, name: string, word = "", seen: number = NARROW.w): Ink[] {
  const beside = seen > 61;
  return [
    filled(box(0, 0, NARROW.w, 28), BODY[info.colour]),
    group(title(info, name, seen, 28, 12, "narrow", 2), { kind: "name" }),
    ...picture(info, 28, 66.5, 56, 0.76),
    ...(word ? doing(info, word) : []),
    filled(box(0, 84, 66.5, 20), mix(BODY[info.colour], "#140e0c", 0.38)),
    group(works(info, 12, 94, 8), { kind: "does" }),
    groupSign(groupOf(info.number), seen / 2, 94, 14, "#fff8e6"),
    symbol(info.colour, seen - 11, 94, 12, "#fff8e6"),
    ...figures(
      info,
      { x: beside ? 18 : 13, y: 119, r: 11 },
      beside ? { x: 48, y: 119, r: 12 } : { x: seen - 12, y: 119, r: 10.5 },
    ),
  ];
}
