/** The parts of a game, such as its seasons, by where they begin. */
import type { PointsAt } from "../wire/types";
import type { Room } from "./room";

export interface Chapter {
  /** Short enough for an axis: `3`. */
  readonly mark: string;
  /** With which entry it begins. */
  readonly entry: number;
  readonly points: readonly number[];
}

export function chaptersOf(line: readonly PointsAt[], room: Pick<Room, "chapterMark">): Chapter[] {
  const found: Chapter[] = [];
  for (const { entry, chapter, points } of line) {
    const mark = room.chapterMark(chapter);
    if (mark !== null && found.at(-1)?.mark !== mark) found.push({ mark, entry, points });
  }
  return found;
}
