/** What people at a table are called. */
import type { SeatInfo } from "../wire/types";
import { t } from "./words.svelte";

/** The name of who sits here; a bot that was given none is called by its level, in the language in use. */
export function seatName(seat: Pick<SeatInfo, "seat" | "name" | "bot">): string {
  if (seat.bot !== null) {
    const [level, number, ...more] = seat.name.split(" ");
    if (level === seat.bot && more.length === 0 && /^\d*$/.test(number ?? "")) {
      return [t("app-bot-name", { bot: seat.bot }), number].filter(Boolean).join(" ");
    }
  }
  return seat.name || t("app-player", { seat: seat.seat });
}
