/** What Hamburg shows when a game is over. */
import type { Finale } from "../../room/room";
import type { HamburgView } from "../../wire/types";
import type { HamburgBook } from "./book.svelte";
import { highlights } from "./highlights";
import Street from "./Street.svelte";

export const finaleOf = (book: HamburgBook): Finale<HamburgView> => ({
  highlights: (view, log, name) => highlights(book, view, log, name),
  Street,
});
