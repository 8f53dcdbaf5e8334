/** What is seen of a game's events, as a table: a row for each thing that moves, and where places are on the screen. */
import type { Beat, LogLine, MoveInfo } from "../wire/types";
import { placeOf, plainStaging, type Act, type Place, type Staging } from "./acts";

export type Where = Pick<Act, "from" | "to">;
export type Row = (move: MoveInfo, beat: Beat, where: Where, line: LogLine, viewer: number) => Act | null;

/** A wave of the same, such as markers that everyone takes, is seen as one. */
function waves(one: Act, before: Act | undefined): Act {
  const same = before !== undefined && before.motion === one.motion && before.table && one.table;
  return same && (one.motion === "shake" || one.motion === "pulse") ? { ...one, along: true } : one;
}

/** See events by rows; what has no row is seen as `rest` says, without it as in any game. */
export function stagingBy(
  rows: Readonly<Record<string, Row>>,
  targets: (place: Place | null, viewer: number, number: number) => string[],
  rest: Staging = plainStaging,
): Staging {
  return (beat, line, viewer) => {
    const acts: Act[] = [];
    for (const move of beat.moves) {
      const number = move.number ?? 0;
      const where = {
        from: targets(placeOf(move.from), viewer, number),
        to: targets(placeOf(move.to), viewer, number),
      };
      const row = rows[move.thing];
      const found = row
        ? row(move, beat, where, line, viewer)
        : (rest({ ...beat, moves: [move] }, line, viewer)[0] ?? null);
      if (found) acts.push(waves(found, acts.at(-1)));
    }
    return acts;
  };
}
