/** What the choice that is pointed at would do, as far as it can be shown on the table. */
import type { Play } from "../../room/play.svelte";

/** The house that would stand, and where. */
export interface GhostHouse {
  readonly card: number;
  readonly place: number;
}

export function ghostHouse(play: Play | null): GhostHouse | null {
  const choice = play?.ghost;
  if (!choice) return null;
  const [verb] = choice.text.split(" ");
  if ((verb !== "build" && verb !== "select") || !("place" in choice.data)) return null;
  return { card: Number(choice.data["card"]), place: Number(choice.data["place"]) };
}

/** By how much marks or points would change. */
export function changeOf(play: Play | null, icon: "mark" | "point"): number {
  if (play?.counting) return 0;
  return (play?.ghostChips ?? [])
    .filter((chip) => chip.icon === icon)
    .reduce((sum, chip) => sum + Number(chip.text.replace("−", "-")), 0);
}
