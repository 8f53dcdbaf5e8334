/** One's games: which are asked for, and what they come to. */
import type { OwnGame } from "../wire/types";
import { botName } from "../words/names";

/** Somebody one played with, in one word. */
export const whoOf = ({ name, bot }: { readonly name: string; readonly bot: string | null }): string =>
  bot === null ? name : botName(bot, bot);

export const finished = (games: readonly OwnGame[]): OwnGame[] => games.filter((each) => each.phase === "over");
export const running = (games: readonly OwnGame[]): OwnGame[] =>
  games.filter((each) => each.phase === "running" || each.phase === "waiting");

/** Games of a kind, with someone; nothing asks for all. */
export function sought(games: readonly OwnGame[], game: string, who: string): OwnGame[] {
  return games.filter(
    (each) => (!game || each.game === game) && (!who || each.others.some((other) => whoOf(other) === who)),
  );
}

/** Everybody one played with, who is met most often first. */
export function opponents(games: readonly OwnGame[]): string[] {
  const met: Record<string, number> = {};
  for (const game of games) for (const who of new Set(game.others.map(whoOf))) met[who] = (met[who] ?? 0) + 1;
  return Object.keys(met).toSorted((one, other) => (met[other] ?? 0) - (met[one] ?? 0) || one.localeCompare(other));
}

/** The best finished game of each kind: by points, the latest of equals. */
export function best(games: readonly OwnGame[]): OwnGame[] {
  const found: Record<string, OwnGame> = {};
  for (const each of finished(games)) {
    const other = found[each.game];
    const more = (each.points ?? 0) - (other?.points ?? -1);
    if (each.street.length > 0 && (more > 0 || (more === 0 && each.updated > (other?.updated ?? ""))))
      found[each.game] = each;
  }
  return Object.values(found);
}

/** The seconds that one took in all, where they were counted. */
export function seconds(games: readonly OwnGame[]): number {
  return games.reduce((sum, each) => sum + (each.seconds ?? 0), 0);
}
