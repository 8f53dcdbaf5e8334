/** The plain room: any game as lists, for games that have no room of their own. */
import type { Room } from "../../room/room";
import { words } from "../../words/words.svelte";
import Board from "./Board.svelte";
import ChipIcon from "./ChipIcon.svelte";
import Enlarged from "./Enlarged.svelte";
import Reference from "./Reference.svelte";

/** Make the plain room of a game. */
export function plainRoom(game: string): Room {
  return {
    id: game,
    hand: "hand",
    load: () => words.joinGame(game),
    Board,
    ChipIcon,
    Enlarged,
    Reference,
    targets: () => [],
    targetName: (target) => target,
    short: (choice) => choice.text,
    long: (choice) => choice.text,
    tries: () => [],
    brings: (said) => ({ chips: [], rest: [...said] }),
    naming: () => undefined,
    chapter: () => words.format("game-name", { game }),
    chapterMark: (at) => (at.slice(1).every((part) => part <= 1) ? String(at[0] ?? "") : null),
    score: () => [],
  };
}
