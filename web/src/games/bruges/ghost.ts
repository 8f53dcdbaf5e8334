/** What the choice that is pointed at would do, as far as it can be shown on the table. */
import type { Play } from "../../room/play.svelte";

/** The person who would move in, and where. */
export interface GhostPerson {
  readonly card: number;
  readonly place: number;
}

export function ghostPerson(play: Play | null): GhostPerson | null {
  const choice = play?.ghost;
  if (!choice || !/^(person|select) /.test(choice.text) || !("place" in choice.data)) return null;
  return { card: Number(choice.data["card"]), place: Number(choice.data["place"]) };
}

/** By how much guilders or points would change. */
export function changeOf(play: Play | null, icon: "guilder" | "point"): number {
  if (play?.counting) return 0;
  return (play?.ghostChips ?? []).filter((chip) => chip.icon === icon).reduce((sum, chip) => sum + Number(chip.text.replace("−", "-")), 0);
}
