/** City Tycoon, as the shared table knows it. */
import type { Room, ScoreRow } from "../../room/room";
import type { CityTycoonView } from "../../wire/types";
import { t, words } from "../../words/words.svelte";
import { staging } from "./beats";
import Board from "./Board.svelte";
import { book } from "./book.svelte";
import { brings } from "./brings";
import ChipIcon from "./ChipIcon.svelte";
import { long, naming, short, tabOf, targetName, targets, tries } from "./choices";
import Enlarged from "./Enlarged.svelte";
import Payees from "./Payees.svelte";
import Portrait from "./Portrait.svelte";
import Strike from "./Strike.svelte";
import { condense } from "./told";
import Token from "./Token.svelte";

function score(view: CityTycoonView): ScoreRow[] {
  const sources = Object.keys(view.players[0]?.points ?? {});
  // What money is worth is counted at the end; until then it is what the total has beside the rest.
  const more = view.players.map(
    (player) => player.total - Object.values(player.points).reduce((sum, each) => sum + each, 0),
  );
  return sources.map((source) => ({
    key: source,
    title: words.format("ct-source-name", { source }),
    points: view.players.map((player, at) => (player.points[source] ?? 0) + (source === "money" ? (more[at] ?? 0) : 0)),
  }));
}

function chapter(view: CityTycoonView): string {
  if (view.round === 0) return t("tycoon-set-up");
  const phase = t("tycoon-phase", { phase: view.phase });
  const step = view.over
    ? ""
    : view.phase === 3
      ? t("tycoon-action", { action: Math.min(view.turn + 1, view.turns), actions: view.turns })
      : view.phase === 2
        ? t("tycoon-pick", { pick: Math.min(view.turn + 1, view.turns), picks: view.turns })
        : "";
  return [t("tycoon-round", { round: view.round, rounds: view.rounds }), phase, step].filter(Boolean).join(" · ");
}

export const room: Room<CityTycoonView> = {
  id: "city_tycoon",
  hand: "tile",
  load: (language, options) => book.load(language, String(options["data"] ?? "")),
  Board,
  scene: true,
  tabOf,
  progress: (view) => [view.round, view.rounds],
  ChipIcon,
  Enlarged,
  reference: () => import("./Reference.svelte"),
  targets,
  targetName,
  short,
  long,
  brief: (choice) => (choice.text.startsWith("pay ") ? Payees : null),
  // Where a turn was ended the next click may fall, too.
  aside: (choice) => choice.text === "pass",
  tries,
  brings,
  naming,
  chapter,
  chapterMark: (at) => (at[0] === undefined ? null : String(at[0])),
  score,
  staging,
  condense,
  Portrait,
  Token,
  Strike,
  finale: () => import("./finale"),
};
