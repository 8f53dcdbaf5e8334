/** What Bruges shows when a game is over. */
import type { Finale } from "../../room/room";
import type { BrugesView, LotInfo } from "../../wire/types";
import type { BrugesBook } from "./book.svelte";
import { highlights } from "./highlights";
import Runner from "./Runner.svelte";
import Street from "./Street.svelte";

export const finaleOf = (book: BrugesBook): Finale<BrugesView> => ({
  highlights: (view, log, name) => highlights(book, view, log, name),
  Runner,
  Street,
  lots: (view, seat) =>
    (view.players.find((each) => each.seat === seat)?.houses ?? []).map(({ face, persons }): LotInfo => ({
      card: persons[0] ?? 0,
      kind: "house",
      colour: face.colour,
    })),
});
