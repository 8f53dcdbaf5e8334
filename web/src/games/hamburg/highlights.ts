/** What was remarkable about a game that is over, as its events tell: the best building, the luck of the dice, disasters. */
import { bestOf, type Best } from "../../room/best";
import { placeOf } from "../../beats/acts";
import type { HamburgView, LogLine } from "../../wire/types";
import { t } from "../../words/words.svelte";
import type { HamburgBook } from "./book.svelte";

interface Tally {
  /** Points that each card of a player brought during the game, by card. */
  readonly earned: Record<number, number>;
  /** How often the money action was taken, and what it brought. */
  times: number;
  marks: number;
  disasters: number;
}

/** Count what each seat got because of what. */
export function tallies(seats: readonly number[], log: readonly LogLine[]): Record<number, Tally> {
  const found: Record<number, Tally> = Object.fromEntries(
    seats.map((seat) => [seat, { earned: {}, times: 0, marks: 0, disasters: 0 }]),
  );
  for (const { beats } of log) {
    for (const { moves, cause } of beats) {
      for (const move of moves) {
        const [from, to, count] = [placeOf(move.from), placeOf(move.to), move.count ?? 1];
        const gains = to ? found[to.seat] : undefined;
        const card = cause?.kind === "card" ? (cause.number ?? 0) : 0;
        if (gains && move.thing === "point" && card > 0) gains.earned[card] = (gains.earned[card] ?? 0) + count;
        if (gains && move.thing === "mark" && cause?.kind === "action" && cause.name === "money") {
          gains.times += 1;
          gains.marks += count;
        }
        const struck = from ? found[from.seat] : undefined;
        if (struck && move.thing === "level" && cause?.kind === "disaster") struck.disasters += 1;
      }
    }
  }
  return found;
}

/** How many marks the dice gave a seat beyond what they gave on average at this table. */
export function luckOf(seat: number, all: Record<number, Tally>): number {
  const tallies = Object.values(all);
  const times = tallies.reduce((sum, each) => sum + each.times, 0);
  const marks = tallies.reduce((sum, each) => sum + each.marks, 0);
  const own = all[seat];
  return own && times > 0 ? Math.round(own.marks - (own.times * marks) / times) : 0;
}

/** The card that is worth most to its owner: what is printed on it, and what it brought. */
export const bestCard = (book: HamburgBook, view: HamburgView, all: Record<number, Tally>): Best | null =>
  bestOf(
    view.players,
    ({ sites, garden }) => [...sites.flatMap(({ buildings }) => buildings), ...garden.map(({ card }) => card)],
    (card, seat) => book.card(card).points + (all[seat]?.earned[card] ?? 0),
  );

export function highlights(
  book: HamburgBook,
  view: HamburgView,
  log: readonly LogLine[],
  name: (seat: number) => string,
): string[] {
  const seats = view.players.map((player) => player.seat);
  const all = tallies(seats, log);
  const told: string[] = [];
  const best = bestCard(book, view, all);
  if (best)
    told.push(t("hamburg-best-card", { name: name(best.seat), card: book.card(best.card).name, points: best.points }));
  for (const seat of seats) {
    const luck = luckOf(seat, all);
    if (luck !== 0)
      told.push(t(luck > 0 ? "hamburg-lucky" : "hamburg-unlucky", { name: name(seat), count: Math.abs(luck) }));
  }
  for (const seat of seats) {
    const count = all[seat]?.disasters ?? 0;
    told.push(t("hamburg-struck", { name: name(seat), count }));
  }
  return told;
}
