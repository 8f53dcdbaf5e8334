/** What somebody has, as it is told: euros, cubes, plants, tiles, points. */
import type { CityTycoonView } from "../../wire/types";
import { t, words } from "../../words/words.svelte";

export function having(view: CityTycoonView, seat: number): readonly string[] {
  const player = view.players.find((each) => each.seat === seat);
  if (!player) return [];
  const { money, yellow, plants, hand, tiles, points, total } = player;
  const sum = Object.values(points).reduce((all, each) => all + each, 0);
  return [
    `${money} ${t("tycoon-euro-word", { count: money })}`,
    `${yellow} ${t("tycoon-yellow-word", { count: yellow })}`,
    t("tycoon-plants-own", {
      count: plants.length,
      list: plants.map((plant) => words.format("ct-plant-plain", { plant })).join(", "),
    }),
    `${hand.length} ${t("tycoon-hand-word", { count: hand.length })}`,
    t("tycoon-tiles-own", { count: tiles.length, supplied: tiles.filter(({ supplied }) => supplied).length }),
    `${sum} ${t("tycoon-points-word", { count: sum, more: total - sum })}`,
  ];
}
