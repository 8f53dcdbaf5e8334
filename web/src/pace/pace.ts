/** How long one may take at a table, and how long everyone took. */
import { arrived } from "../browser/arrived";
import type { Quiet, SeatInfo } from "../wire/types";
import { t, words } from "../words/words.svelte";
import { joinPace } from "./join";

export async function fetchChoice(): Promise<typeof import("./PaceChoice.svelte").default> {
  const [{ default: found }] = await arrived(Promise.all([import("./PaceChoice.svelte"), joinPace()]));
  return found;
}

const two = (count: number): string => String(count).padStart(2, "0");

/** Seconds as people say them: 0:45, 12:03, 5 h, 2 days. */
export function span(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole < 3600) return `${Math.floor(whole / 60)}:${two(whole % 60)}`;
  if (whole < 48 * 3600) return t("app-hours", { count: Math.floor(whole / 3600) });
  return t("app-days", { count: Math.floor(whole / 86_400) });
}

/** The seconds that a seat has used so far. */
export function used({ time }: SeatInfo, now = Date.now()): number {
  if (!time) return 0;
  return time.used + (time.since === null ? 0 : Math.max(0, (now - time.since) / 1000));
}

/** What is left of a seat's bank; below nothing where it was used up. */
export function bank({ time }: SeatInfo, now = Date.now()): number | null {
  if (!time || time.bank === null) return null;
  const running = time.since === null ? 0 : Math.max(0, (now - time.since) / 1000 - time.free);
  return time.bank - running;
}

/** A moment in the reader's own zone: the hour of today, or the day with it. */
export function moment(at: number, now = Date.now()): string {
  const today = new Date(at).toDateString() === new Date(now).toDateString();
  const how: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit" };
  return new Intl.DateTimeFormat(
    words.language,
    today ? how : { ...how, weekday: "short", day: "numeric", month: "short" },
  ).format(at);
}

// When one wants to hear nothing: this device knows, and tells each table over days.

const PLACE = "burgomaster.quiet";

export function keptQuiet(): Quiet | null {
  try {
    const { begins, ends } = JSON.parse(localStorage.getItem(PLACE) ?? "null") as Quiet;
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
    return Number.isInteger(begins) && Number.isInteger(ends) ? { zone, begins, ends } : null;
  } catch {
    return null;
  }
}

export function keepQuiet(quiet: { begins: number; ends: number } | null): void {
  if (quiet) localStorage.setItem(PLACE, JSON.stringify(quiet));
  else localStorage.removeItem(PLACE);
}

/** Minutes after midnight as a field for times has them, and back. */
export const clockOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
export const minutesOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
