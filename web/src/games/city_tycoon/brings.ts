/** What a choice would bring, made small: euros, points and yellow cubes as chips, the rest as sentences. */
import { signed } from "../../room/brings";
import type { Chip } from "../../room/room";
import type { Said } from "../../wire/types";
import { t } from "../../words/words.svelte";

export function brings(heard: readonly Said[], seat: number): { chips: Chip[]; rest: Said[] } {
  const sums: Record<"euro" | "points" | "yellow", number> = { euro: 0, points: 0, yellow: 0 };
  const rest: Said[] = [];
  for (const said of heard) {
    const count = Number(said.arguments["count"] ?? said.arguments["price"] ?? 0);
    const mine = said.arguments["seat"] === seat;
    if (mine && said.id === "ct-gain-money") sums.euro += count;
    else if (mine && said.id === "ct-gain-points") sums.points += count;
    else if (mine && said.id === "ct-gain-yellow") sums.yellow += count;
    else if (mine && (said.id === "ct-pay-bank" || said.id === "ct-pay-seat")) sums.euro -= count;
    // The choice itself says so already.
    else if (!/^ct-(laid|picked|sold|built|supplied|passed|landscape)/.test(said.id)) rest.push(said);
  }
  const chips = (Object.entries(sums) as [keyof typeof sums, number][])
    .filter(([, count]) => count !== 0)
    .map(([icon, count]): Chip => ({
      text: signed(count),
      icon,
      label: t("tycoon-chip", { what: icon, count: signed(count), amount: Math.abs(count) }),
    }));
  return { chips, rest };
}
