/** The rooms of the games, found by their ids: a game without a room of its own gets the plain one. */
import { arrived } from "../browser/arrived";
import type { CoverOf } from "../room/cover";
import type { Room, Watched } from "../room/room";
import type { Teaching } from "../room/teaching";
import { folder, words } from "../words/words.svelte";

/** Fetch a part of a game's folder; nothing where the game has none. */
async function partOf<Part>(parts: Readonly<Record<string, () => Promise<Part>>>, path: string): Promise<Part | null> {
  const fetched = parts[path]?.();
  return fetched ? arrived(fetched) : null;
}

/** A room as the shared table holds it: it is only ever given views of its own game. */
type Loaded = Promise<{ readonly roomAt: unknown }>;

const OWN: Readonly<Record<string, () => Loaded>> = {
  hamburg: () => import("./hamburg/room"),
  bruges: () => import("./bruges/room"),
  city_tycoon: () => import("./city_tycoon/room"),
};

/** The games that stand on the shore, in their order. */
export const SHOWN = Object.keys(OWN);

const WORDS = import.meta.glob<string>("./*/words/*.ftl", { query: "?raw", import: "default" });

/** Let the words of a game count: the engine's, and those of its folder here (`GAME/words/LANGUAGE.ftl`) if it has some. */
export async function joinWords(game: string): Promise<void> {
  const own = Object.entries(WORDS).filter(([path]) => path.startsWith(`./${game}/`));
  await Promise.all([words.joinGame(game), words.join(game, folder(Object.fromEntries(own)))]);
}

const COVERS = import.meta.glob<{ readonly cover: CoverOf }>("./*/cover/cover.ts");
const COVER_WORDS = import.meta.glob<string>("./*/cover/*.ftl", { query: "?raw", import: "default" });

/** Let the sentence of a game count with which the lobby introduces it. */
export async function joinCover(game: string): Promise<void> {
  const own = Object.entries(COVER_WORDS).filter(([path]) => path.startsWith(`./${game}/`));
  if (own.length > 0) await words.join(`cover ${game}`, folder(Object.fromEntries(own)));
}

/** Fetch a game's picture for the lobby; nothing if it has none. */
export async function coverOf(game: string): Promise<CoverOf | null> {
  return (await partOf(COVERS, `./${game}/cover/cover.ts`))?.cover ?? null;
}

const FINALE_WORDS = import.meta.glob<string>("./*/finale/*.ftl", { query: "?raw", import: "default" });

/** Let what a game says at its end count: the rule of each source, and what the winner is. */
export async function joinFinale(game: string): Promise<void> {
  const own = Object.entries(FINALE_WORDS).filter(([path]) => path.startsWith(`./${game}/`));
  if (own.length > 0) await words.join(`finale ${game}`, folder(Object.fromEntries(own)));
}

const TEACHINGS = import.meta.glob<{ readonly teaching: unknown }>("./*/teaching/teaching.ts");
const teachingAt = (game: string): string => `./${game}/teaching/teaching.ts`;

const TEACHING_WORDS = import.meta.glob<string>("./*/teaching/*.ftl", { query: "?raw", import: "default" });

/** Let what a game says about itself count: what things are, why one is asked. */
export async function joinTeaching(game: string): Promise<void> {
  const own = Object.entries(TEACHING_WORDS).filter(([path]) => path.startsWith(`./${game}/`));
  if (own.length > 0) await words.join(`teaching ${game}`, folder(Object.fromEntries(own)));
}

/** The games that have pages of rules. */
export const TAUGHT = Object.keys(OWN).filter((game) => teachingAt(game) in TEACHINGS);

/** Whether a game has pages of rules. */
export function teaches(game: string): boolean {
  return teachingAt(game) in TEACHINGS;
}

/** Fetch how a game explains itself, with its sentences; nothing if it does not. */
export async function teachingOf(game: string): Promise<Teaching | null> {
  const [loaded] = await Promise.all([partOf(TEACHINGS, teachingAt(game)), joinTeaching(game)]);
  return loaded ? (loaded.teaching as Teaching) : null;
}

/** Fetch a game's room for a table, and its words; games are only loaded where they are played. */
export async function roomOf(game: string, table: Watched): Promise<Room> {
  const [own] = await Promise.all([partOf(OWN, game), joinWords(game)]);
  return own
    ? (own.roomAt as (table: Watched) => Room)(table)
    : (await arrived(import("./plain/room"))).plainRoom(game, table);
}
