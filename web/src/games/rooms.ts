/** The rooms of the games, found by their ids: a game without a room of its own gets the plain one. */
import type { Room } from "../room/room";
import { folder, words } from "../words/words.svelte";

/** A room as the shared table holds it: it is only ever given views of its own game. */
type Loaded = Promise<{ readonly room: unknown }>;

const OWN: Readonly<Record<string, () => Loaded>> = {
  hamburg: () => import("./hamburg/room"),
};

const WORDS = import.meta.glob<string>("./*/words/*.ftl", { query: "?raw", import: "default" });

/** Let the words of a game count: the engine's, and those of its folder here (`GAME/words/LANGUAGE.ftl`) if it has some. */
export async function joinWords(game: string): Promise<void> {
  const own = Object.entries(WORDS).filter(([path]) => path.startsWith(`./${game}/`));
  await Promise.all([words.joinGame(game), words.join(game, folder(Object.fromEntries(own)))]);
}

/** Fetch a game's room, and its words; games are only loaded where they are played. */
export async function roomOf(game: string): Promise<Room> {
  const own = OWN[game];
  const room = own ? own().then((loaded) => loaded.room as Room) : import("./plain/room").then((plain) => plain.plainRoom(game));
  await joinWords(game);
  return room;
}
