/** How a table stands, in words: who is awaited, since when, how it ended. */
import type { TableSummary } from "../wire/types";
import { isTurn, since } from "../wire/waiting";
import { listed } from "../words/listed";
import { seatName } from "../words/names";
import { t, words } from "../words/words.svelte";

export { isTurn };

// What cannot be opened comes last.
const ORDER: Readonly<Record<TableSummary["phase"], number>> = {
  running: 1,
  waiting: 2,
  over: 3,
  earlier: 4,
  broken: 5,
};
const place = (table: TableSummary): number => (isTurn(table) ? 0 : ORDER[table.phase]);

/** What awaits me first, the longest wait before the others; then what is played, waits, is over, cannot be opened. */
export function ordered(tables: readonly TableSummary[]): TableSummary[] {
  return tables.toSorted((one, other) => {
    const by = place(one) - place(other);
    if (by !== 0) return by;
    return isTurn(one) ? since(one).localeCompare(since(other)) : since(other).localeCompare(since(one));
  });
}

function result(table: TableSummary): string {
  const { points = [], winners = [] } = table.glimpse ?? {};
  const own = table.mine[0] ?? table.returns[0];
  if (points.length === 0) return t("app-phase-over");
  const best = points[(winners[0] ?? 1) - 1] ?? 0;
  const names = listed(table.seats.filter((seat) => winners.includes(seat.seat)).map(seatName));
  if (own === undefined) return t("app-result-of", { names, best });
  const mine = points[own - 1] ?? 0;
  const other = Math.max(0, ...points.filter((_, at) => at !== own - 1));
  if (points.length === 1) return t("app-result-alone", { points: mine });
  return winners.includes(own) ? t("app-result-won", { mine, other }) : t("app-result-lost", { names, best, mine });
}

/** Who is awaited, or how it ended. */
export function standing(table: TableSummary): string {
  if (isTurn(table)) return t("app-your-turn");
  if (table.phase === "over") return result(table);
  if (table.phase === "waiting") {
    const count = table.seats.filter((seat) => seat.who === "free").length;
    // Where every seat is taken, somebody has not come yet.
    return count > 0 ? t("app-free-seats", { count }) : t("app-phase-waiting");
  }
  const asked = table.seats.filter((seat) => table.asked.includes(seat.seat));
  const only = asked.length === 1 ? asked[0] : undefined;
  if (table.phase !== "running" || asked.length === 0) return t(`app-phase-${table.phase}`);
  return t(only && only.bot !== null ? "app-thinks" : "app-is-asked", {
    names: listed(asked.map(seatName)),
    count: asked.length,
  });
}

const DAY = 86_400_000;
const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/** Since when it is so: the hour of today, yesterday, a day of this week, or a date; of what is over, when that was. */
export function sinceWhen(table: TableSummary, now = Date.now()): string {
  const time = Date.parse(since(table));
  if (Number.isNaN(time)) return "";
  const days = Math.round((midnight(now) - midnight(time)) / DAY);
  const told = (how: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(words.language, how).format(time);
  const over = table.phase === "over" ? "over" : "since";
  if (days <= 0) return t(`app-${over}-today`, { time: told({ hour: "2-digit", minute: "2-digit" }) });
  if (days === 1) return t(`app-${over}-yesterday`);
  return t(`app-${over}-day`, { day: told(days < 7 ? { weekday: "long" } : { day: "numeric", month: "long" }) });
}

/** The season or round, in the words of its game. */
export function stepOf(table: TableSummary): string {
  const { step = 0, steps = 0 } = table.glimpse ?? {};
  const id = `${table.game}-step`;
  return step > 0 && words.has(id) ? words.format(id, { step, steps }) : "";
}

/** Everything a card says, for those who listen. */
export function aloud(table: TableSummary): string {
  const own = [...table.mine, ...table.returns];
  const others = table.seats.filter((seat) => !own.includes(seat.seat) && seat.who !== "free").map(seatName);
  return [
    words.format("game-name", { game: table.game }),
    stepOf(table),
    standing(table),
    sinceWhen(table),
    others.length > 0 ? t("app-with", { names: listed(others) }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}
