/** What the choice that is pointed at would do, as far as it can be shown on the table. */
import { rounded } from "../../art/pen";
import type { Play } from "../../room/play.svelte";
import type { BrugesPlayer } from "../../wire/types";
import { plot } from "./art/house";
import { group, moved, shape, write, type Ink } from "./art/ink";
import { pawn } from "./art/pieces";
import { told } from "./brings";
import { COLOURS, colourOf } from "./components";
import type { MineAt, SceneAt } from "./frames";
import { GROUND, slotBox, stepBox } from "./layout";

/** The person who would move in, and where. */
export interface GhostPerson {
  readonly card: number;
  readonly place: number;
}

export function ghostPerson(play: Play | null): GhostPerson | null {
  const choice = play?.ghost;
  if (!choice || !/^(person|select) /.test(choice.text) || !("place" in choice.data)) return null;
  return { card: Number(choice.data["card"]), place: Number(choice.data["place"]) };
}

/** By how much guilders or points would change. */
export function changeOf(play: Play | null, icon: "guilder" | "point"): number {
  if (play?.counting) return 0;
  return (play?.ghostChips ?? [])
    .filter((chip) => chip.icon === icon)
    .reduce((sum, chip) => sum + Number(chip.text.replace("−", "-")), 0);
}

const ACT = "var(--act)";

/** A house that would be built, on its plot. */
function ghostHouse(play: Play | null, { seat, houses }: BrugesPlayer, mine: MineAt): Ink[] {
  const choice = play?.ghost;
  const where = mine.plots[houses.length];
  if (!choice || !where || !/^house \d+$/.test(choice.text)) return [];
  const front = plot({
    seat,
    place: houses.length + 1,
    colour: colourOf(Number(choice.data["card"])),
    w: where.w,
    high: mine.high,
    widest: mine.widest,
    empty: "",
    tenants: [],
    ghost: null,
  });
  return [group(front, { at: moved(where.x, where.ground), opacity: 0.66, drawn: "ghost:house" })];
}

/** What would change on a desk: a house that stands, workers in their boats, a marker that goes, a pawn on its next step. */
export function ghosts(play: Play | null, me: BrugesPlayer, fields: number, scene: SceneAt): Ink[] {
  if (!play?.ghost || play.counting) return [];
  const { chips } = told(play.ghost.brings, me.seat);
  const changed = (icon: string, colour?: string): number =>
    chips
      .filter((chip) => chip.icon === icon && (colour === undefined || chip.colour === colour))
      .reduce((sum, { text }) => sum + Number(text.replace("−", "-")), 0);
  const step = me.reputation + changed("reputation");
  const tread = step !== me.reputation && step < fields ? stepBox(scene.stairs, step) : null;
  return [
    ...ghostHouse(play, me, scene.mine),
    ...COLOURS.flatMap((colour, place): Ink[] => {
      const boat = scene.mine.boat(place);
      const { x, hull, w } = boat;
      const [workers, threats] = [me.workers[colour] ?? 0, me.threats[colour] ?? 0];
      const [more, less] = [changed("worker", colour), changed("threat", colour)];
      const slots = Array.from({ length: Math.min(threats, Math.max(0, -less)) }, (_, nth) =>
        slotBox(boat, threats - 1 - nth, threats),
      );
      return [
        ...(more === 0
          ? []
          : [
              group(
                [
                  write(x + w / 2 + 4 + String(workers).length * 5, hull + 17, `→${workers + more}`, 16, {
                    face: "serif",
                    anchor: "start",
                    fill: ACT,
                    edge: "#0a1e27",
                  }),
                ],
                { drawn: "ghost:workers" },
              ),
            ]),
        ...slots.map((slot) =>
          group(
            [
              shape(rounded(slot.x - 1, slot.y - 1, slot.w + 2, slot.h + 2, 2), "#0d1418", {
                stroke: ACT,
                width: 1.6,
                dash: "3 2",
              }),
            ],
            { drawn: "ghost:threat" },
          ),
        ),
      ];
    }),
    ...(tread
      ? [
          group(pawn(me, tread.x + scene.stairs.step / 2, tread.y - 9 + scene.ground - GROUND, 22), {
            opacity: 0.66,
            drawn: "ghost:pawn",
          }),
        ]
      : []),
  ];
}
