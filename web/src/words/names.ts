/** What people at a table are called, and who the computer players are. */
import { settings } from "../browser/settings.svelte";
import type { SeatInfo } from "../wire/types";
import { t } from "./words.svelte";

/** The burghers who sit down with us, by their faces. */
export const BURGHERS = [
  "Hinrich Terbeck",
  "Geesche Harms",
  "Cornelius Voss",
  "Jasper Brandt",
  "Lisette Moreau",
  "Tjark Petersen",
  "Amalia Jansen",
  "Gottlieb Reimers",
] as const;

/** Names for whoever has not given one yet: everybody at the table reads them. */
export const GUESTS = [
  "Elsbeth Krohn",
  "Matthias Sievers",
  "Wiebke Rehder",
  "Anton Brook",
  "Johanna Speckter",
  "Klaas Detlefsen",
] as const;

/** What one is called until one says so: one's own name where it is known, else a burgher's. */
export function ownName(): string {
  return settings.name || (GUESTS[Math.floor(Math.random() * GUESTS.length)] ?? GUESTS[0]);
}

type Named = Pick<SeatInfo, "seat" | "name" | "bot"> & { readonly face?: number };

/** The number after a bot's level, `` if it is the first of its level; null if it was given a name of its own. */
function numbered(name: string, bot: string): string | null {
  const [level, number = "", ...more] = name.split(" ");
  return level !== bot || more.length > 0 || !/^\d*$/.test(number) ? null : number;
}

/** What a bot that was given no name is called by its level, in the language in use. */
export function botName(name: string, bot: string): string {
  const number = numbered(name, bot);
  return number === null ? name : [t("app-bot-name", { bot }), number].filter(Boolean).join(" ");
}

/** The name of who sits here. */
export function seatName(seat: Named): string {
  if (seat.bot !== null && seat.name) {
    const burgher = seat.face === undefined || numbered(seat.name, seat.bot) === null ? undefined : BURGHERS[seat.face];
    return burgher ?? botName(seat.name, seat.bot);
  }
  return seat.name || t("app-player", { seat: seat.seat });
}

/** A line on the character of a computer player; nothing of people. */
export function characterOf(seat: Named): string {
  if (seat.bot === null || seat.face === undefined || BURGHERS[seat.face] === undefined) return "";
  return t("app-character", { face: seat.face });
}

/** How well a computer player plays, in a word; nothing of people. */
export function levelOf(seat: Named): string {
  return seat.bot === null ? "" : t("app-bot-name", { bot: seat.bot });
}
