/** Hamburg, as the shared table knows it. */
import { t, words, type Naming } from "../../words/words.svelte";
import type { HamburgView } from "../../wire/types";
import type { Room, ScoreRow } from "../../room/room";
import Board from "./Board.svelte";
import { staging } from "./beats";
import { book } from "./book.svelte";
import { brings } from "./brings";
import { long, short, tabOf, targets, tries } from "./choices";
import ChipIcon from "./ChipIcon.svelte";
import { SOURCES } from "./components";
import Enlarged from "./Enlarged.svelte";
import { highlights } from "./highlights";
import Strike from "./art/places/Strike.svelte";
import Street from "./Street.svelte";
import { condense } from "./told";
import Token from "./Token.svelte";

function naming(argument: string, value: number | string): ReturnType<Naming> {
  if (!/^(card\d?|zoo)$/.test(argument)) return undefined;
  const card = Number(value);
  const named = { name: book.card(card).name, card };
  return { kind: "thing", thing: { kind: "card", number: card }, text: words.format("hb-card-quoted", named), bare: words.format("hb-card-named", named) };
}

function targetName(target: string): string {
  const [kind, what = ""] = target.split(":");
  switch (kind) {
    case "card":
    case "building":
    case "discard":
    case "found":
    case "garden":
      if (what === "new") return t("hamburg-garden-new");
      return words.format("hb-card-named", { name: book.card(Number(what)).name, card: Number(what) });
    case "site":
      return what === "new" ? t("hamburg-site-new") : t("hamburg-site-place", { place: what });
    case "pile":
      return t("hamburg-pile-name", { colour: what });
    case "worker":
    case "into":
      return t("hamburg-workers-name", { colour: what });
    case "level":
      return t("hamburg-level-name", { colour: what });
    case "die":
      return t("hamburg-die-name", { colour: what });
    case "wall":
      return t("hamburg-wall-name", { side: what });
    case "square":
      return t("hamburg-square");
    case "ship":
      return t("hamburg-ship-name", { colour: what });
    case "statue":
      return words.format("hb-statue-name", { statue: what });
    case "mayor":
      return t("hamburg-mayor");
    case "discards":
      return t("hamburg-discards-name");
    case "window":
      return t("hamburg-church");
    case "exchange":
      return t("hamburg-exchange");
    case "majority":
      return words.format("hb-majority-name", { majority: what });
    default:
      return "";
  }
}

function score(view: HamburgView): ScoreRow[] {
  return [
    { key: "played", title: t("hamburg-source-played"), points: view.players.map((player) => player.points) },
    ...SOURCES.map((source) => ({
      key: source,
      title: words.format("hb-source-name", { source }),
      points: view.players.map((player) => player.score[source] ?? 0),
    })),
  ];
}

function chapter(view: HamburgView): string {
  const phase = words.format("hb-phase-name", { phase: view.phase });
  if (view.season === 0) return phase;
  return [t("hamburg-season", { season: view.season, seasons: view.seasons }), t("hamburg-phase-short", { phase: view.phase })].join(" · ");
}

export const room: Room<HamburgView> = {
  id: "hamburg",
  hand: "card",
  load: (language, options) => book.load(language, String(options["data"] ?? "")),
  Board,
  scene: true,
  tabOf,
  progress: (view) => [view.season, view.seasons],
  ChipIcon,
  Enlarged,
  reference: () => import("./Reference.svelte"),
  draws: (ask) => ask.id === "hb-ask-replenish" || ask.id === "hb-ask-draw",
  targets,
  targetName,
  short: (choice) => short(choice, naming),
  long,
  note: (choice, ask) => {
    // The side of a tile says what it does.
    const { face } = choice.data;
    return face === undefined ? "" : (book.tileCalled(String(ask.arguments["tile"] ?? ""), String(face))?.text ?? "");
  },
  tries,
  brings,
  naming,
  condense,
  chapter,
  chapterMark: (at) => (at[1] === 1 ? String(at[0]) : null),
  score,
  staging,
  Token,
  Street,
  Strike,
  highlights,
};
