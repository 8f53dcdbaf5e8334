/** The cells that are asked about: where what is held can be laid, or what one could supply. */
import type { CityTycoonView } from "../../wire/types";
import type { Spot } from "./cells";
import type { Deeds } from "./deeds.svelte";
import { offers } from "./wishes";

export interface Asked {
  readonly cell: Spot;
  readonly price: number | null;
}

export function askedAbout(view: CityTycoonView, deeds: Pick<Deeds, "places" | "heat" | "supplying">): Asked[] {
  if (deeds.places && deeds.heat)
    return deeds.places.places.flatMap(({ cell, price }) => (price === null ? [] : [{ cell, price }]));
  const me = view.players.find((player) => player.seat === view.viewer);
  if (!deeds.supplying || !me) return [];
  const open = offers(me).flatMap(({ tile, supply }) => (supply?.possible ? [tile] : []));
  return view.city.flatMap(({ tile, cell }) => (tile !== null && open.includes(tile) ? [{ cell, price: null }] : []));
}
