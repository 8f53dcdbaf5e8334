/** Whether a table can go elsewhere, and what it needs for that, which is fetched when it is wanted. */
import { arrived } from "../browser/arrived";
import { ALONE } from "../wire/carrier";
import type { SeatInfo, TableSummary } from "../wire/types";
import { words } from "../words/words.svelte";

/** A finished game can; a running one only with who plays it alone, as all that is hidden goes along. */
export function goes(phase: TableSummary["phase"], seats: readonly SeatInfo[], mine: readonly number[]): boolean {
  if (phase === "over" || (ALONE && phase === "running")) return true;
  const alone = seats.every(({ seat, who, stands_for }) => mine.includes(seat) || (who !== "person" && !stands_for));
  return phase === "running" && mine.length > 0 && alone && seats.every(({ who }) => who !== "free");
}

export async function fetchCarry(): Promise<typeof import("./Carry.svelte").default> {
  const [{ WORDS }, { default: Carry }] = await arrived(Promise.all([import("./carry"), import("./Carry.svelte")]));
  await words.join("carry", WORDS);
  return Carry;
}
