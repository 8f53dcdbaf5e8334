/** A table's address leads to a moment of its game, and a moment has an address. */
import { untrack } from "svelte";
import { place } from "../browser/route.svelte";
import type { Replay } from "./replay.svelte";

interface Table {
  readonly table: string;
  readonly replay: Replay;
  /** The moment that the address names, if it is not the present. */
  wanted(): number | null;
  /** How many moments there are; null before there is something to look at. */
  moments(): number | null;
  start(at: number): void;
}

/** Follow the address while the component lives, and write it. */
export function followAddress({ table, replay, wanted, moments, start }: Table): void {
  /** The arrival whose address was followed last. */
  let followed = $state(-1);
  const seen = $derived(moments() !== null);
  $effect(() => {
    const [at, arrival] = [wanted(), place.arrivals];
    if (!seen) return;
    untrack(() => {
      if (arrival === followed) return;
      followed = arrival;
      if (at === null) replay.stop();
      else start(Math.min(at, moments() ?? 0));
    });
  });
  // It is written once the moment is kept: a slider passes many.
  $effect(() => {
    const where = replay.on ? replay.at : null;
    if (followed < 0) return;
    const timer = setTimeout(
      () => place.rename(where === null ? `#/table/${table}` : `#/table/${table}/at/${where}`),
      200,
    );
    return () => clearTimeout(timer);
  });
}
