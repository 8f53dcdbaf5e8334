/** What a person does, as a line of icons; the text says the same, so nobody needs to hear this. */
import { disc, filled, line, p, rounded } from "../../../art/pen";
import type { IconInfo } from "../../../wire/types";
import { COLOURS, GROUPS } from "../components";
import { glyph, group, moved, shape, spot, write, type Ink } from "./ink";
import { BODY, GOLD, INK } from "./palette";
import { coin, groupSign, points, symbol } from "./pieces";
import { ARCH, BOLT, HOUSE, MAJORITY, STATUE, THREAT, WORKER, WREATH } from "./signs";

const DARK = "#241a12";
const PAPER = "#fffaf0";
/** How wide a sign and a letter are, and what is left between icons. */
const SIGN = 18;
const LETTER = 9.2;
const GAP = 3;

interface Drawn {
  readonly w: number;
  /** Where the middle of its sign lies. */
  readonly mid: number;
  readonly ink: readonly Ink[];
}

const OTHERS =
  "M7.5 4a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM1 20c0-5 2.5-8 6.5-8 2 0 3.5.7 4.6 2-1.5 1.5-2.3 3.5-2.4 6zM17 5a3.3 3.3 0 1 1 0 6.6A3.3 3.3 0 0 1 17 5zM11 20.5c0-4.8 2.3-7.5 6-7.5s6 2.7 6 7.5z";
const AGAIN = "M19 7a8.5 8.5 0 1 0 1.5 6M20 2.5V8h-5.5";
/** What stands between icons, as lines on the grid of 24. */
const BETWEEN: Readonly<Record<string, string>> = {
  arrow: "M2 12h18M13 5l7 7-7 7",
  per: "M16 2 8 22",
  when: "M4 5l7 7-7 7M13 5l7 7-7 7",
  is: "M12 7v.1M12 17v.1",
  exchange: "M3 8h17M15 3l5 5-5 5M21 17H4M9 12.5 4 17l5 5",
};
/** The standard actions, each by what it is about. */
const ACTION: Readonly<Record<string, string>> = {
  workers: WORKER,
  canal: ARCH,
  house: HOUSE,
  person: MAJORITY.persons,
};
/** What stands for a colour that is not printed. */
const OF: Readonly<Record<string, string>> = { any: "*", same: "=", each: "≠", sum: "Σ" };

/** How wide the sign of an icon is: several numbers of a die stand on a longer one, as letters of a small line stay large. */
const signWidth = ({ icon, text }: IconInfo): number => (icon === "die" && text.length > 2 ? 28 : SIGN);

/** The sign of an icon, its middle at 0, 0; `tint` is the colour it is of. */
function signOf(info: IconInfo, tint: string): Ink[] {
  const { icon, of, text } = info;
  const wide = signWidth(info);
  const edge = { stroke: DARK, width: 1.2 };
  const which = GROUPS.find((each) => each === of);
  const colour = COLOURS.find((each) => each === of);
  switch (icon) {
    case "worker":
      return [glyph(WORKER, 0, 0, 19, tint, edge)];
    case "guilder":
      return coin(0, 0, 8.5, inside(icon, text) ? shown(text) : undefined, 11);
    case "point":
      return points(0, 0, 19, inside(icon, text) ? shown(text) : undefined, 11);
    case "die":
      return [
        shape(rounded(1 - wide / 2, -8, wide - 2, 16, 3), tint, edge),
        ...(text ? [write(0, 4, shown(text), 11, { fill: colour ? INK[colour] : DARK })] : [spot(0, 0, 2.2, DARK)]),
      ];
    case "card":
      return [shape(rounded(-6, -8.5, 12, 17, 2), tint, edge)];
    case "hand":
      return [
        { ...shape(rounded(-8, -7, 10, 15, 2), tint, edge), at: "rotate(-14)" },
        shape(rounded(-3, -7.5, 10, 15, 2), tint, edge),
      ];
    case "discards":
      return [shape(rounded(-7, -2, 14, 11, 2), tint, edge), line("M0 -9v8M-3 -4l3 3.5 3 -3.5", DARK, 1.8)];
    case "person":
      return [glyph(MAJORITY.persons, 0, 0, 18, tint === PAPER ? "#7d6a4c" : tint, edge)];
    case "house":
      return [glyph(HOUSE, 0, 0, 19, tint === PAPER ? "#b08a64" : tint, edge)];
    case "canal":
      return [glyph(ARCH, 0, 0, 20, "#4f9a80", edge)];
    case "statue":
      return [glyph(STATUE, 0, 0, 19, "#b98a3c", edge)];
    case "reputation":
      return [glyph(MAJORITY.reputation, 0, 0, 18, "#a58f68", edge)];
    case "majority":
      return [
        spot(0, 0, 9, GOLD, edge),
        filled("M0 -5.5l1.5 3.4 3.6 .3 -2.7 2.4 .8 3.6 -3.2 -1.9 -3.2 1.9 .8 -3.6 -2.7 -2.4 3.6 -.3z", DARK),
      ];
    case "threat":
      return [
        filled(rounded(-9, -9, 18, 18, 3), colour ? BODY[colour] : "#7a2018"),
        ...(colour
          ? [{ d: THREAT[colour], stroke: INK[colour], width: 2.4, at: moved(-7, -7, 14 / 24) }]
          : [write(0, 5, "!", 13, { fill: "#ffffff" })]),
      ];
    case "group":
      return [
        spot(0, 0, 9.5, "#2a1c14"),
        ...(which ? [groupSign(which, 0, 0, 13, "#f8ecd0")] : [write(0, 5, OF[of] ?? "", 14, { fill: "#f8ecd0" })]),
      ];
    case "flash":
      return [glyph(BOLT, 0, 0, 17, "#a3541a")];
    case "laurel":
      return [glyph(WREATH, 0, 0, 19, "#4d6b2a")];
    case "phase":
      return [spot(0, 0, 9.5, "#33485a"), write(0, 4.2, text, 12, { fill: "#ffffff" })];
    case "others":
      return [glyph(OTHERS, 0, 0, 20, DARK)];
    case "action":
      return [
        shape(rounded(-9.5, -9.5, 19, 19, 4), "#efe3c8", { stroke: DARK, width: 1.4 }),
        ...(of === "money"
          ? coin(0, 0, 6)
          : of === "threat"
            ? [write(0, 5, "!", 13, { fill: "#7a2018" })]
            : of === "again"
              ? [{ d: AGAIN, stroke: DARK, width: 3, at: moved(-7, -7, 14 / 24) }]
              : [glyph(ACTION[of] ?? "M6 3.5 20 12 6 20.5z", 0, 0, 14, DARK)]),
      ];
    default:
      return [line(disc(0, 0, 8), DARK, 1.2)];
  }
}

/** Coins, shields, dice and phases have room for their number. */
const inside = (icon: string, text: string): boolean =>
  ["guilder", "point", "die", "phase"].includes(icon) && text.length < 4;
const shown = (text: string): string => text.replace("-", "−").replace("x", "×");

function drawn(info: IconInfo): Drawn {
  const between = BETWEEN[info.icon];
  if (between) {
    const w = info.icon === "per" || info.icon === "is" ? 7 : 14;
    return {
      w,
      mid: w / 2,
      ink: [{ d: between, stroke: DARK, width: info.icon === "is" ? 5 : 3.2, at: moved(-7, -7, 14 / 24) }],
    };
  }
  const colour = COLOURS.find((each) => each === info.of);
  const sign = signOf(info, colour ? BODY[colour] : PAPER);
  const mark = info.icon === "group" || info.icon === "action" ? "" : (OF[info.of] ?? "");
  const beside = info.text && !inside(info.icon, info.text) ? shown(info.text) : "";
  const ink: Ink[] = [...sign];
  let w = signWidth(info);
  const half = w / 2;
  if (colour && info.icon !== "threat") {
    ink.push(symbol(colour, half + 3, -6, 8, BODY[colour]));
    w += 6;
  } else if (mark) {
    ink.push(write(half + 0.5, -2, mark, 11, { fill: DARK, anchor: "start" }));
    w += 8;
  }
  if (beside) {
    ink.push(write(w - half + 1, 5, beside, 13, { fill: DARK, anchor: "start" }));
    w += beside.length * LETTER + 1;
  }
  return { w, mid: half, ink };
}

/** Smaller than this no icon is drawn: longer lines are broken, or end early. */
const SMALLEST = 0.72;
const widthOf = (all: readonly Drawn[]): number => all.reduce((sum, { w }) => sum + w + GAP, -GAP);

/** Icons in as many lines as they need, where no line may be longer than `room`. */
export function iconLines(icons: readonly IconInfo[], room: number): IconInfo[][] {
  const most = room / SMALLEST;
  const rows: IconInfo[][] = [[]];
  for (const icon of icons) {
    const row = rows.at(-1) ?? [];
    if (row.length > 0 && widthOf([...row, icon].map(drawn)) > most) rows.push([icon]);
    else row.push(icon);
  }
  return rows;
}

/** A line of icons in the middle of a width; a long one is drawn smaller, with letters as large as ever. */
export function iconLine(icons: readonly IconInfo[], mid: number, y: number, room: number, most = 1): Ink[] {
  const all = icons.map(drawn);
  const wide = widthOf(all);
  // As it is written, so that letters are measured by the same.
  const scale = Math.floor(100 * Math.min(most, room / Math.max(1, wide))) / 100;
  let x = 0;
  const placed = all.map(({ w, mid: middle, ink }) => {
    const at = x + middle;
    x += w + GAP;
    return group(ink, { at: p`translate(${at} 0)` });
  });
  return [group(placed, { at: moved(mid - (wide * scale) / 2, y, scale), small: scale })];
}
