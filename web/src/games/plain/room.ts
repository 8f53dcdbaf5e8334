/** The plain room: any game, from its view and its choices alone, for games that have no room of their own. */
import type { Room, ScoreRow, Watched } from "../../room/room";
import type { View } from "../../wire/types";
import { folder, t, words } from "../../words/words.svelte";
import Board from "./Board.svelte";
import ChipIcon from "./ChipIcon.svelte";
import { isCount, isData, sorted, type Data } from "./data";
import Enlarged from "./Enlarged.svelte";
import { PlainGame } from "./game.svelte";

const WORDS = folder(import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" }));

/** A view as anyone can read it. */
export function plain(view: View): Data {
  return view as unknown as Data;
}

/** Points by source, if the players have them; what their total has beside them is counted at the end. */
export function score(game: PlainGame, view: Data): ScoreRow[] {
  const { players } = sorted(view);
  const sources = players.map((player) =>
    isData(player["points"]) && isCount(player["points"]) ? player["points"] : {},
  );
  const names = [...new Set(sources.flatMap((each) => Object.keys(each)))];
  const points = (at: number, name: string): number => Number(sources[at]?.[name] ?? 0);
  const rows = names.map((name) => ({
    key: name,
    title: game.wordOf(name, game.kind("points")),
    points: players.map((_, at) => points(at, name)),
  }));
  const totals = players.map(
    (player) => player["total"] ?? player["score"] ?? (typeof player["points"] === "number" ? player["points"] : null),
  );
  if (!totals.every((total) => typeof total === "number")) return rows;
  const more = totals.map((total, at) => total - names.reduce((sum, name) => sum + points(at, name), 0));
  if (rows.length > 0 && more.every((each) => each === 0)) return rows;
  return [...rows, { key: "more", title: t(rows.length > 0 ? "plain-score-more" : "plain-score-all"), points: more }];
}

/** Where in the game we are: what counts up to something, and what has a name. */
export function chapter(game: PlainGame, view: Data): string {
  const { facts } = sorted(view);
  const parts: string[] = [];
  for (const [name, value] of facts) {
    const most = view[`${name}s`];
    if (typeof value !== "number") continue;
    if (typeof most === "number") parts.push(t("plain-of", { what: game.label(name), count: value, most }));
    else if (game.kind(name) && game.word(value, name) !== String(value)) parts.push(game.word(value, name));
  }
  return parts.map((part) => part.charAt(0).toLocaleUpperCase(words.language) + part.slice(1)).join(" · ");
}

/** Make the plain room of a game. */
export function plainRoom(id: string, table: Watched): Room {
  const game = new PlainGame(table);
  return {
    id,
    state: game,
    get hand() {
      return game.kind("hand") || "hand";
    },
    load: async (language, options) => {
      await Promise.all([
        words.joinGame(id),
        words.join("plain", WORDS),
        game.load(id, language, String(options["data"] ?? "")),
      ]);
    },
    Board,
    ChipIcon,
    Enlarged,
    reference: () => import("./Reference.svelte"),
    targets: (choice) => game.targets(choice),
    targetName: (target) => game.targetName(target),
    short: (choice) => game.say(choice, (argument, value) => game.naming(argument, value)),
    long: (choice, naming, ask) => game.say(choice, naming, ask),
    brings: (said) => ({ chips: [], rest: [...said] }),
    naming: (argument, value) => game.naming(argument, value),
    chapter: (view) => chapter(game, plain(view)),
    chapterMark: (at) => (at[0] === undefined ? null : String(at[0])),
    chapterName: (mark) => `${t("app-plot-chapter")} ${mark}`,
    score: (view) => score(game, plain(view)),
  };
}
