/** Where I am awaited besides here: the table that waits longest, looked for now and then while I do not choose here. */
import { http } from "../wire/http";
import { tokens } from "../wire/tokens";
import type { TableSummary } from "../wire/types";
import { longestWaiting } from "../wire/waiting";

/** How often it is looked for, in milliseconds. */
const OFTEN = 20_000;

export class Next {
  /** The table to go to; null where nobody waits. */
  table = $state.raw<TableSummary | null>(null);

  constructor(
    private readonly here: string,
    /** Whether I am to choose here: then nothing else is offered. */
    private readonly busy: () => boolean,
  ) {
    $effect(() => {
      if (this.busy()) {
        this.table = null;
        return;
      }
      void this.look();
      const timer = setInterval(() => !document.hidden && void this.look(), OFTEN);
      return () => clearInterval(timer);
    });
  }

  async look(): Promise<void> {
    const held = tokens.all();
    if (!held.some(({ table }) => table !== this.here)) return;
    const found = await http.mine(held.map(({ token }) => token)).catch(() => null);
    if (found && !this.busy()) this.table = longestWaiting(found.tables, this.here);
  }
}
