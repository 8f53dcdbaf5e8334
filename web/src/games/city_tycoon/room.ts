/** City Tycoon, as the shared table knows it. */
import type { Room, ScoreRow, Watched } from "../../room/room";
import type { CityTycoonView } from "../../wire/types";
import { t, words } from "../../words/words.svelte";
import { stagingOf } from "./beats";
import Board from "./Board.svelte";
import { brings } from "./brings";
import ChipIcon from "./ChipIcon.svelte";
import { long, naming, tabOf, targetName, targets } from "./choices";
import Enlarged from "./Enlarged.svelte";
import Payees from "./Payees.svelte";
import Portrait from "./Portrait.svelte";
import { CityState } from "./state.svelte";
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

export function roomAt(table: Watched<CityTycoonView>): Room<CityTycoonView> {
  const city = new CityState(table);
  const named: Room["naming"] = (argument, value) => naming(city, argument, value);
  return {
    state: city,
    id: "city_tycoon",
    hand: "tile",
    load: (language, options) => city.book.load(language, String(options["data"] ?? "")),
    Board,
    scene: true,
    tabOf,
    progress: (view) => [view.round, view.rounds],
    ChipIcon,
    Enlarged,
    reference: () => import("./Reference.svelte"),
    targets: (choice) => targets(city, choice),
    targetName: (target) => targetName(city, target),
    where: (target) =>
      target.startsWith("tile:")
        ? t("tycoon-where", { name: city.book.tile(Number(target.slice(5))).name })
        : undefined,
    // Whoever keeps a tile last keeps it by one click, as all others do.
    atOnce: (ask) => ask.id === "ct-ask-pick",
    short: (choice) => long(choice, named),
    long,
    brief: (choice) => (choice.text.startsWith("pay ") ? Payees : null),
    // Where a turn was ended the next click may fall, too.
    aside: (choice) => choice.text === "pass",
    brings,
    naming: named,
    chapter,
    chapterMark: (at) => (at[0] ? String(at[0]) : null),
    chapterName: (round) => t("tycoon-round-name", { round }),
    score,
    staging: stagingOf(city),
    condense,
    Portrait,
    Token,
    Strike,
    having: () => import("./having"),
    finale: async () => (await import("./finale")).finale,
  };
}
