/** Who lives in a house, as a plot of a street shows them. */
import type { Play } from "../../room/play.svelte";
import type { BrugesPlayer, BrugesView } from "../../wire/types";
import type { Tenant } from "./art/house";
import type { SectionOf } from "./art/water";
import type { BrugesBook } from "./book.svelte";
import { breakable } from "./breaks";
import { colourNamed, statueWon, type Side } from "./components";

export function tenant(book: BrugesBook, card: number, player: BrugesPlayer, play: Play | null): Tenant {
  const { name, points, activation, worker } = book.person(card);
  return {
    card,
    name: breakable(name),
    points,
    activation,
    worker,
    used: player.used.includes(card),
    can: play?.isLit(`person:${card}`) ?? false,
  };
}

/** A section of a player's canal, as it is drawn. */
export function sectionOf(player: BrugesPlayer, side: Side, view: BrugesView): SectionOf {
  const section = player.canal[side];
  return {
    seat: player.seat,
    colours: (section?.colours ?? []).map(colourNamed),
    built: section?.built ?? 0,
    prices: view.canal_prices,
    third: view.third_points,
  };
}

/** The worth of the statue at the end of a section: of the one that stands there, or of the next; none where they had all gone. */
export function statueOf(
  player: BrugesPlayer,
  side: Side,
  view: BrugesView,
): { readonly worth: number | null; readonly won: boolean } {
  const won = statueWon(player, side);
  return { worth: player.sections.includes(side) ? won : (view.statues[0] ?? null), won: won !== null };
}
