/** What Hamburg shows when a game is over. */
import type { Finale } from "../../room/room";
import type { HamburgView, LotInfo } from "../../wire/types";
import type { HamburgBook } from "./book.svelte";
import { highlights } from "./highlights";
import Street from "./Street.svelte";

export const finaleOf = (book: HamburgBook): Finale<HamburgView> => ({
  highlights: (view, log, name) => highlights(book, view, log, name),
  Street,
  lots: (view, seat) => {
    const player = view.players.find((each) => each.seat === seat);
    return [
      ...(player?.garden ?? []).map(({ card }): LotInfo => ({ card, kind: "garden" })),
      ...(player?.sites ?? []).flatMap(({ face: { colour }, buildings }): LotInfo[] =>
        buildings.length > 0
          ? buildings.map((card) => ({ card, kind: "house", colour }))
          : [{ card: 0, kind: "site", colour }],
      ),
    ];
  },
});
