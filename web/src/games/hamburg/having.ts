/** What somebody has, as it is told: marks, workers, cards, disasters, wall, points. */
import { listed } from "../../words/listed";
import type { HamburgView } from "../../wire/types";
import { t, words } from "../../words/words.svelte";
import { COLOURS, DISASTERS, SIDES } from "./components";

export function having(view: HamburgView, seat: number): readonly string[] {
  const player = view.players.find((each) => each.seat === seat);
  if (!player) return [];
  const workers = COLOURS.filter((colour) => player.workers[colour]).map((colour) =>
    t("hamburg-told-some", { count: player.workers[colour] ?? 0, colour }),
  );
  const cards = [...player.hand, ...(player.held ? [player.held] : [])].map(({ colour }) => colour);
  const colours = [...cards, ...player.drawn].map((colour) => words.format("hb-colour-name", { colour }));
  return [
    t("hamburg-marks", { count: player.marks }),
    `${t("hamburg-workers-mine")}: ${listed(workers) || t("hamburg-none")}`,
    t("hamburg-hand-of", { count: colours.length, colours: colours.join(", ") }),
    ...COLOURS.filter((colour) => player.levels[colour]).map((colour) =>
      t("hamburg-level", {
        disaster: words.format("hb-disaster-name", { disaster: DISASTERS[colour] ?? "" }),
        level: player.levels[colour] ?? 0,
      }),
    ),
    ...SIDES.map((side) =>
      t("hamburg-wall-half", { side, built: player.wall[side]?.built ?? 0, of: view.board.wall[side]?.length ?? 5 }),
    ),
    `${t("hamburg-square")}: ${player.square}`,
    ...player.majorities.map((majority) =>
      t("hamburg-majority-active", { majority: words.format("hb-majority-name", { majority }) }),
    ),
    player.statues.length > 0 ? t("hamburg-statues-won", { points: player.statues.join(", ") }) : "",
    t("hamburg-points", { count: player.points }),
    t("hamburg-total", { total: player.total }),
  ];
}
