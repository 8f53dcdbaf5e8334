/** What Hamburg's room knows of its table: what is printed on its cards, and what is drawn of it now. */
import { seated } from "../../room/company";
import { setOf } from "../../room/fixed";
import { NO_TABLE, type Watched } from "../../room/room";
import { roomState } from "../../room/table";
import type { HamburgView } from "../../wire/types";
import { HamburgBook } from "./book.svelte";

export class HamburgState {
  readonly book = new HamburgBook(() => this.table.view?.changed ?? []);

  constructor(private readonly table: Watched<HamburgView>) {}

  /** The buildings that are mine: a building's place does not say whose it is. */
  readonly own: ReadonlySet<number> = $derived.by(() => {
    const me = this.table.view ? seated(this.table.view).me : undefined;
    const under = me?.garden.flatMap((each) => (each.under === null ? [] : [each.under])) ?? [];
    return setOf([...(me?.sites.flatMap((site) => site.buildings) ?? []), ...under]);
  });
}

/** The state of the room around; what is drawn without a table knows only numbers. */
export const useHamburg = (): HamburgState => roomState(HamburgState) ?? new HamburgState(NO_TABLE);
