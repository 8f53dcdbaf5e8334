import type { Clocked, OverDays } from "../wire/types";
import { t } from "../words/words.svelte";

/** How long one may take; without one people are there and take their time. */
export type Pace = Clocked | OverDays;

/** A pace in a few words. */
export function paceName(pace: Pace | null | undefined): string {
  if (!pace) return "";
  return pace.kind === "clock"
    ? t("app-pace", { kind: "clock", minutes: pace.minutes, seconds: pace.seconds, days: 0 })
    : t("app-pace", { kind: "days", minutes: 0, seconds: 0, days: pace.days });
}
