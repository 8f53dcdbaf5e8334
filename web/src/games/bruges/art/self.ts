/** Who I am, drawn on the water: portrait, guilders and points with what a choice would make of them, majorities. */
import { cutTo, widthOf } from "../../../art/letters";
import { line, p } from "../../../art/pen";
import type { BrugesPlayer } from "../../../wire/types";
import { MAJORITIES, MAJORITY_POINTS, type Majority } from "../components";
import { majorityBox } from "../layout";
import { group, write, type Ink } from "./ink";
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
const wide = (figure: number): number => widthOf(figure, "serif", 26);

function figure(x: number, now: number, change: number, place: string): Ink[] {
  const past = x + wide(now) + 6;
  return [
    write(x, 652, now, 26, { face: "serif", anchor: "start", fill: "#fff8e6", figure: place }),
    ...(change === 0
      ? []
      : [
          line(p`M${past} 643.5h13m-5 -4.5l5 4.5l-5 4.5`, ACT, 2),
          write(past + 20, 652, now + change, 26, { face: "serif", anchor: "start", fill: ACT }),
        ]),
  ];
}

export function self(of: SelfOf): Ink[] {
  const { player } = of;
  const shield = Math.max(
    223,
    145 + wide(player.guilders) + (of.guilders === 0 ? 0 : 26 + wide(player.guilders + of.guilders)) + 22,
  );
  const end = shield + 28 + wide(player.points);
  const small = Math.max(10, Math.min(12.5, (352 - end) / widthOf(of.total, "narrow", 1, 400)));
  const ink = [
    medal(of.face, seatColour(player.gatehouse), 56, 646, 88),
    ...(of.first ? firstMark(88, 676, 20) : []),
    write(112, 616, cutTo(of.name, 236, "serif", 25), 25, { face: "serif", anchor: "start", fill: "#fff8e6" }),
    ...coin(125, 643, 13),
    ...figure(145, player.guilders, of.guilders, `guilders:${player.seat}`),
    ...points(shield, 643, 30),
    ...figure(shield + 21, player.points, of.points, `points:${player.seat}`),
    ...(of.points === 0 && of.total
      ? [write(end, 651, of.total, small, { face: "narrow", weight: 400, anchor: "start", fill: "#cfdcd0" })]
      : []),
    ...MAJORITIES.flatMap((which, place) => {
      const { x, w } = majorityBox(place);
      const [mid, held] = [x + w / 2, player.majorities.includes(which)];
      return [
        ...majority(which, held, player, mid, 687, 15),
        ...(held ? points(mid + 13, 698, 17, MAJORITY_POINTS, 11) : []),
        write(mid, 719, of.label(which), 11.5, { face: "narrow", weight: 400, fill: "#c9d6cc" }),
      ];
    }),
  ];
  return [group(ink, { drawn: `self:${player.seat}` })];
}
