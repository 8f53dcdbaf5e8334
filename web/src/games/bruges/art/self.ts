/** Who I am, drawn on the water: portrait, guilders and points with what a choice would make of them, majorities. */
import { cutTo, widthOf } from "../../../art/letters";
import { line, p } from "../../../art/pen";
import type { BrugesPlayer } from "../../../wire/types";
import { MAJORITIES, MAJORITY_POINTS, type Majority } from "../components";
import type { SelfAt } from "../self";
import { group, moved, write, type Ink } from "./ink";
import { seatColour } from "./palette";
import { medal } from "./people/person";
import { coin, firstMark, majority, points } from "./pieces";

export interface SelfOf {
  readonly player: BrugesPlayer;
  readonly name: string;
  readonly face: number;
  readonly first: boolean;
  /** By how much guilders and points would change. */
  readonly guilders: number;
  readonly points: number;
  /** What would be had at the end; nothing while it is counted. */
  readonly total: string;
  readonly label: (which: Majority) => string;
}

const ACT = "var(--act)";

/** A figure, and what a choice would make of it. */
function figure(x: number, y: number, size: number, now: number, change: number, place: string): Ink[] {
  const past = x + widthOf(now, "serif", size) + 6;
  const foot = y + size * 0.35;
  return [
    write(x, foot, now, size, { face: "serif", anchor: "start", fill: "#fff8e6", figure: place }),
    ...(change === 0
      ? []
      : [
          line(p`M${past} ${y + 0.5}h13m-5 -4.5l5 4.5l-5 4.5`, ACT, 2),
          write(past + 20, foot, now + change, size, { face: "serif", anchor: "start", fill: ACT }),
        ]),
  ];
}

function medals({ player, label }: SelfOf, { x, y, step }: SelfAt["medal"]): Ink[] {
  return MAJORITIES.flatMap((which, place) => {
    const [mid, held] = [x + place * step, player.majorities.includes(which)];
    return [
      ...majority(which, held, player, mid, y, 15),
      ...(held ? points(mid + 13, y + 11, 17, MAJORITY_POINTS, 11) : []),
      write(mid, y + 32, label(which), 11.5, { face: "narrow", weight: 400, fill: "#c9d6cc" }),
    ];
  });
}

/** What guilders and points come to at the end: beside them where there is room, else below. */
function total(of: SelfOf, at: SelfAt, end: number): Ink[] {
  if (of.points !== 0 || !of.total) return [];
  const [x, y] = at.total ? [at.total.x, at.total.y] : [end, at.figures.y + 8];
  const size = Math.max(10, Math.min(12.5, (at.end - x) / widthOf(of.total, "narrow", 1, 400)));
  return [write(x, y, of.total, size, { face: "narrow", weight: 400, anchor: "start", fill: "#cfdcd0" })];
}

export function self(of: SelfOf, at: SelfAt): Ink[] {
  const { player } = of;
  const { portrait, name, figures } = at;
  const wide = (each: number): number => widthOf(each, "serif", figures.size);
  const first = figures.x + figures.size * 1.27;
  const shield = Math.max(
    figures.points,
    first + wide(player.guilders) + (of.guilders === 0 ? 0 : 26 + wide(player.guilders + of.guilders)) + 22,
  );
  const ink = [
    medal(of.face, seatColour(player.gatehouse), portrait.x, portrait.y, portrait.size),
    ...(of.first ? firstMark(portrait.x + portrait.size * 0.36, portrait.y + portrait.size * 0.34, 20) : []),
    write(name.x, name.y, cutTo(of.name, name.room, "serif", name.size), name.size, {
      face: "serif",
      anchor: "start",
      fill: "#fff8e6",
    }),
    ...coin(figures.x + figures.size / 2, figures.y, figures.size / 2),
    ...figure(first, figures.y, figures.size, player.guilders, of.guilders, `guilders:${player.seat}`),
    ...points(shield, figures.y, figures.size * 1.15),
    ...figure(shield + 21, figures.y, figures.size, player.points, of.points, `points:${player.seat}`),
    ...total(of, at, shield + 28 + wide(player.points)),
    ...medals(of, at.medal),
  ];
  return [group(ink, { drawn: `self:${player.seat}`, at: moved(0, at.y) })];
}
