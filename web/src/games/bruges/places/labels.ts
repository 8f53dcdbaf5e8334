/** What places are called that are met in more than one of them. */
import type { BrugesPlayer, BrugesView } from "../../../wire/types";
import { t, words } from "../../../words/words.svelte";
import { begun } from "../breaks";
import { THIRD, type Side } from "../components";
import { statueOf } from "../tenants";

/** A threat and how many of its markers lie there. */
export const threatLabel = (player: BrugesPlayer, colour: string): string =>
  begun(
    t("bruges-threat", {
      threat: words.format("br-colour-threat", { colour }),
      colour,
      count: player.threats[colour] ?? 0,
    }),
  );

/** A section of a canal: how far it is built, and what comes next. */
export function canalLabel(player: BrugesPlayer, side: Side, view: BrugesView): string {
  const section = player.canal[side];
  const [built, fields] = [section?.built ?? 0, section?.colours.length ?? 5];
  const { worth, won } = statueOf(player, side, view);
  const next = section?.colours[built];
  return [
    t("bruges-canal-section", { side, built, of: fields }),
    next === undefined ? "" : t("bruges-canal-next", { colour: next, price: section?.next_price ?? 0 }),
    built >= THIRD ? t("bruges-canal-third", { points: view.third_points }) : "",
    won && worth !== null ? t("bruges-canal-statue", { points: worth }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}
