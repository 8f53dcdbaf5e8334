/** What people at a table are called. */
import type { SeatInfo } from "../wire/types";
import { t } from "./words.svelte";

/** What a bot that was given no name is called: by its level, in the language in use. */
export function botName(name: string, bot: string): string {
  const [level, number, ...more] = name.split(" ");
  if (level !== bot || more.length > 0 || !/^\d*$/.test(number ?? "")) return name;
  return [t("app-bot-name", { bot }), number].filter(Boolean).join(" ");
}

/** The name of who sits here. */
export function seatName(seat: Pick<SeatInfo, "seat" | "name" | "bot">): string {
  if (seat.bot !== null && seat.name) return botName(seat.name, seat.bot);
  return seat.name || t("app-player", { seat: seat.seat });
}
