/** What places are called that are met in more than one of them. */
import type { BrugesPlayer, BrugesView } from "../../../wire/types";
import { t } from "../../../words/words.svelte";
import type { Side } from "../components";
import { statueOf } from "../tenants";

/** A section of a canal: how far it is built, and what comes next. */
export function canalLabel(player: BrugesPlayer, side: Side, view: BrugesView): string {
  const section = player.canal[side];
  const [built, fields] = [section?.built ?? 0, section?.colours.length ?? 5];
  const { worth, won } = statueOf(player, side, view);
  const next = section?.colours[built];
  return [
    t("bruges-canal-section", { side, built, of: fields }),
    next === undefined ? "" : t("bruges-canal-next", { colour: next, price: section?.next_price ?? 0 }),
    won && worth !== null ? t("bruges-canal-statue", { points: worth }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}
