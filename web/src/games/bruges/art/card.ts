/** The face of a person's card: name, portrait, cost, points, the band of its group, and what it does in icons. */
import { box, dice, filled, line, measure, mix, oval, setInto, disc } from "../../../art/pen";
import type { PersonInfo } from "../book.svelte";
import { begun } from "../breaks";
import { groupOf } from "../components";
import { group, moved, write, type Ink } from "./ink";
import { iconLine } from "./icons";
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

/** A card on a desk, 136 x 190; `label` is the group in a word. */
export function wideCard(info: PersonInfo, name: string, label: string): Ink[] {
  const dark = mix(BODY[info.colour], "#140e0c", 0.38);
  const band = begun(label);
  const size = Math.min(12.5, 84 / Math.max(0.1, measure(band) * 1.12));
  return [
    ...title(info, name, 136, 30, 15.5, "serif", 2),
    ...picture(info, 30, 136, 74, 1),
    ...coin(18, 47, 13.5, info.cost, 16),
    ...points(118, 47, 30, info.points, 15.5),
    filled(box(0, 104, 136, 19), dark),
    groupSign(groupOf(info.number), 15, 113.5, 14, "#fff8e6"),
    write(69, 117.8, band, size, { fill: "#fff8e6", fit: Math.min(86, measure(band) * size * 1.08) }),
    symbol(info.colour, 123, 113.5, 13, "#fff8e6"),
    ...works(info, 17, 136, 9.5),
    ...iconLine(info.icons, 80, 136, 98),
    line("M14 151h108", "#c9b88f", 1),
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
export function narrowCard(info: PersonInfo, name: string, word = ""): Ink[] {
  return [
    ...title(info, name, 66.5, 28, 12, "narrow", 2),
    ...picture(info, 28, 66.5, 56, 0.76),
    ...(word ? doing(info, word) : []),
    filled(box(0, 84, 66.5, 20), mix(BODY[info.colour], "#140e0c", 0.38)),
    ...works(info, 12, 94, 8),
    groupSign(groupOf(info.number), 33, 94, 14, "#fff8e6"),
    symbol(info.colour, 54, 94, 12, "#fff8e6"),
    ...coin(18, 119, 11, info.cost, 13),
    ...points(48, 119, 24, info.points, 13),
  ];
}
