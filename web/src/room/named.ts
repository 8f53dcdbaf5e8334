/** What rooms say of places and points as tables: a row for each kind. */
import type { Room, ScoreRow } from "./room";

/** Name places by what their targets begin with; a row gets what stands last, behind whose it is. */
export function namedBy(rows: Readonly<Record<string, (what: string) => string>>): Room["targetName"] {
  return (target) => {
    const [kind = "", ...rest] = target.split(":");
    return rows[kind]?.(rest.at(-1) ?? "") ?? "";
  };
}

interface Scored {
  readonly points: number;
  readonly score: Readonly<Record<string, number>>;
}

/** Points by source: first what was earned during the game, then what is counted at its end. */
export function scored(
  players: readonly Scored[],
  played: string,
  sources: readonly string[],
  title: (source: string) => string,
): ScoreRow[] {
  return [
    { key: "played", title: played, points: players.map(({ points }) => points) },
    ...sources.map((source) => ({
      key: source,
      title: title(source),
      points: players.map(({ score }) => score[source] ?? 0),
    })),
  ];
}
