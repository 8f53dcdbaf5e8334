/** What a choice would bring, made small: pieces that come and go as chips, everything else as sentences. */
import { t } from "../../words/words.svelte";
import type { Said } from "../../wire/types";
import type { Chip } from "../../room/room";

function signed(count: number): string {
  return count < 0 ? `−${-count}` : `+${count}`;
}

/** Turn what would be heard into chips for this seat; `rest` is what needs a sentence. */
export function brings(heard: readonly Said[], seat: number): { chips: Chip[]; rest: Said[] } {
  const sums = new Map<string, { count: number; icon: string; colour?: string }>();
  const rest: Said[] = [];
  const add = (icon: string, count: number, colour?: string): void => {
    const key = `${icon} ${colour ?? ""}`;
    const sum = sums.get(key) ?? { count: 0, icon, ...(colour ? { colour } : {}) };
    sum.count += count;
    sums.set(key, sum);
  };
  for (const said of heard) {
    const count = Number(said.arguments["count"] ?? 1);
    const colour = typeof said.arguments["colour"] === "string" ? said.arguments["colour"] : undefined;
    if (said.arguments["victim"] === seat) {
      // What another player gets from this one.
      if (said.id === "hb-take-marks") add("mark", -count);
      else if (said.id === "hb-take-points") add("point", -count);
      else if (said.id === "hb-take-worker") add("worker", -1, colour);
      else rest.push(said);
      continue;
    }
    if (said.arguments["seat"] !== seat) {
      rest.push(said);
      continue;
    }
    switch (said.id) {
      case "hb-gain-marks":
      case "hb-take-marks":
        add("mark", count);
        break;
      case "hb-pay-marks":
      case "hb-lose-marks":
        add("mark", -count);
        break;
      case "hb-gain-points":
      case "hb-take-points":
        add("point", count);
        break;
      case "hb-gain-workers":
      case "hb-take-worker":
        add("worker", count, colour);
        break;
      case "hb-return-workers":
      case "hb-lose-workers":
      case "hb-place-worker":
      case "hb-prevent":
        add("worker", -count, colour);
        break;
      case "hb-announce":
        add("worker", -1, "gray");
        break;
      case "hb-decrease":
        add("level", -1, colour);
        break;
      case "hb-increase":
        add("level", 1, colour);
        break;
      case "hb-draw":
        add("card", 1, colour);
        break;
      case "hb-take-statue":
        add("statue", count);
        break;
      case "hb-build-segment":
        add("wall", 1, colour);
        break;
      case "hb-advance":
        add("square", 1);
        break;
      // The choice itself says so already.
      case "hb-act":
      case "hb-discard":
      case "hb-construct":
      case "hb-lay":
      case "hb-lay-site":
      case "hb-use":
        break;
      default:
        rest.push(said);
    }
  }
  const chips: Chip[] = [];
  for (const { count, icon, colour } of sums.values()) {
    if (count === 0) continue;
    chips.push({
      text: signed(count),
      icon,
      ...(colour ? { colour } : {}),
      label: t(`hamburg-chip-${icon}`, { count: signed(count), amount: Math.abs(count), colour: colour ?? "" }),
    });
  }
  return { chips, rest };
}
