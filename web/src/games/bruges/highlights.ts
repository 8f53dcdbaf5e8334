/** What was remarkable about a game that is over, as its events tell: the best person, and what struck whom. */
import { bestOf, type Best } from "../../room/best";
import { placeOf } from "../../beats/acts";
import type { BrugesView, LogLine } from "../../wire/types";
import { t } from "../../words/words.svelte";
import type { BrugesBook } from "./book.svelte";

interface Tally {
  /** Points that each person of a player brought during the game, by card. */
  readonly earned: Record<number, number>;
  damages: number;
}

/** Count what each seat got because of what. */
export function tallies(seats: readonly number[], log: readonly LogLine[]): Record<number, Tally> {
  const found: Record<number, Tally> = Object.fromEntries(seats.map((seat) => [seat, { earned: {}, damages: 0 }]));
  for (const { beats, says } of log) {
    for (const { moves, cause } of beats) {
      for (const move of moves) {
        const gains = found[placeOf(move.to)?.seat ?? 0];
        const card = cause?.kind === "card" ? (cause.number ?? 0) : 0;
        if (gains && move.thing === "point" && card > 0)
          gains.earned[card] = (gains.earned[card] ?? 0) + (move.count ?? 1);
      }
    }
    for (const { id, arguments: told } of says) {
      const struck = id === "br-strike" ? found[Number(told["seat"])] : undefined;
      if (struck) struck.damages += 1;
    }
  }
  return found;
}

/** The person who is worth most: what is printed on the card, and what it brought. */
export const bestPerson = (book: BrugesBook, view: BrugesView, all: Record<number, Tally>): Best | null =>
  bestOf(
    view.players,
    ({ houses }) => houses.flatMap(({ persons }) => persons),
    (card, seat) => book.person(card).points + (all[seat]?.earned[card] ?? 0),
  );

export function highlights(
  book: BrugesBook,
  view: BrugesView,
  log: readonly LogLine[],
  name: (seat: number) => string,
): string[] {
  const seats = view.players.map((player) => player.seat);
  const all = tallies(seats, log);
  const best = bestPerson(book, view, all);
  const told = best
    ? [t("bruges-best-person", { name: name(best.seat), person: book.person(best.card).name, points: best.points })]
    : [];
  return [...told, ...seats.map((seat) => t("bruges-struck", { name: name(seat), count: all[seat]?.damages ?? 0 }))];
}
