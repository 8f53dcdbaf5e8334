/** The rooms of the games, found by their ids: a game without a room of its own gets the plain one. */
import type { Room } from "../room/room";

/** A room as the shared table holds it: it is only ever given views of its own game. */
type Loaded = Promise<{ readonly room: unknown }>;

const OWN: Readonly<Record<string, () => Loaded>> = {
  hamburg: () => import("./hamburg/room"),
};

/** Fetch a game's room; games are only loaded where they are played. */
export async function roomOf(game: string): Promise<Room> {
  const own = OWN[game];
  if (own) return (await own()).room as Room;
  return (await import("./plain/room")).plainRoom(game);
}
