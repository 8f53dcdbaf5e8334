/** What somebody has, as it is told: guilders, workers, cards, threats, canal, points. */
import { listed } from "../../words/listed";
import type { BrugesView } from "../../wire/types";
import { t, words } from "../../words/words.svelte";
import { COLOURS, SIDES } from "./components";
import { canalLabel, threatLabel } from "./places/labels";

export function having(view: BrugesView, seat: number): readonly string[] {
  const player = view.players.find((each) => each.seat === seat);
  if (!player) return [];
  const workers = COLOURS.filter((colour) => player.workers[colour]).map((colour) =>
    t("bruges-told-some", { count: player.workers[colour] ?? 0, colour }),
  );
  const cards = [...player.hand, ...(player.held ? [player.held] : [])].map(({ colour }) => colour);
  const colours = [...cards, ...player.drawn].map((colour) => words.format("br-colour-name", { colour }));
  return [
    t("bruges-guilders", { count: player.guilders }),
    t("bruges-workers-all", { list: listed(workers) || t("bruges-none") }),
    t("bruges-hand-of", { count: colours.length, colours: colours.join(", ") }),
    ...COLOURS.filter((colour) => player.threats[colour]).map((colour) => threatLabel(player, colour)),
    ...SIDES.map((side) => canalLabel(player, side, view)),
    `${t("bruges-stairs")}: ${player.reputation}`,
    ...player.majorities.map((majority) =>
      t("bruges-majority-active", { majority: words.format("br-majority-name", { majority }) }),
    ),
    player.statues.length > 0 ? t("bruges-statues-won", { points: player.statues.join(", ") }) : "",
    t("bruges-points", { count: player.points }),
    t("bruges-total", { total: player.total }),
  ];
}
