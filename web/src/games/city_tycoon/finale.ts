/** What City Tycoon shows when a game is over. */
import type { Finale } from "../../room/room";
import type { CityTycoonView, LotInfo } from "../../wire/types";
import Afterwards from "./Afterwards.svelte";
import Runner from "./Runner.svelte";
import Street from "./Street.svelte";

export const finale: Finale<CityTycoonView> = {
  Afterwards,
  Runner,
  Street,
  lots: (view, seat) =>
    view.city.flatMap(({ cell, owner, tile, supplied }): LotInfo[] =>
      owner === seat && tile !== null
        ? [{ card: tile, kind: "tile", x: cell.x, y: cell.y, lit: supplied !== null }]
        : [],
    ),
};
