/** Bruges, as the shared table knows it. */
import type { Room, ScoreRow } from "../../room/room";
import type { BrugesView } from "../../wire/types";
import { t, words, type Naming } from "../../words/words.svelte";
import Strike from "./art/Strike.svelte";
import { staging } from "./beats";
import Board from "./Board.svelte";
import { book } from "./book.svelte";
import { brings } from "./brings";
import ChipIcon from "./ChipIcon.svelte";
import { long, short, tabOf, targets, tries } from "./choices";
import { SOURCES } from "./components";
import Enlarged from "./Enlarged.svelte";
import { highlights } from "./highlights";
import Portrait from "./Portrait.svelte";
import Street from "./Street.svelte";
import { condense } from "./told";
import Token from "./Token.svelte";

const PHASES = 4;

function naming(argument: string, value: number | string): ReturnType<Naming> {
  if (!/^card\d?$/.test(argument)) return undefined;
  const card = Number(value);
  const { name } = book.person(card);
  return { kind: "thing", thing: { kind: "card", number: card }, text: words.format("br-card-quoted", { name, card }), bare: name };
}

function targetName(target: string): string {
  const [kind, ...rest] = target.split(":");
  const what = rest.at(-1) ?? "";
  switch (kind) {
    case "card":
    case "person":
    case "discard":
      return book.person(Number(what)).name;
    case "house":
      return what === "new" ? t("bruges-house-new") : t("bruges-house-place", { place: what });
    case "pile":
      return words.format("br-pile-name", { pile: what });
    case "worker":
    case "into":
      return t("bruges-workers-name", { colour: what });
    case "threat":
      return words.format("br-colour-threat", { colour: what });
    case "die":
      return t("bruges-die-name", { colour: what });
    case "canal":
      return t("bruges-canal-name", { side: what });
    case "stairs":
      return t("bruges-stairs");
    case "statue":
      return t("bruges-statue-name");
    case "discards":
      return t("bruges-discards-name");
    case "majority":
      return words.format("br-majority-name", { majority: what });
    default:
      return "";
  }
}

function score(view: BrugesView): ScoreRow[] {
  return [
    { key: "played", title: t("bruges-source-played"), points: view.players.map((player) => player.points) },
    ...SOURCES.map((source) => ({ key: source, title: words.format("br-source-name", { source }), points: view.players.map((player) => player.score[source] ?? 0) })),
  ];
}

function chapter(view: BrugesView): string {
  if (view.round === 0) return words.format("br-phase-name", { phase: view.phase });
  const last = view.last !== null && view.round >= view.last;
  const phase = view.phase === 3 && view.lap > 0 ? t("bruges-lap", { lap: view.lap, laps: view.laps }) : t("bruges-phase-short", { phase: view.phase });
  return [last ? t("bruges-last-round") : t("bruges-round", { round: view.round }), phase].join(" · ");
}

export const room: Room<BrugesView> = {
  id: "bruges",
  hand: "card",
  load: (language, options) => book.load(language, String(options["data"] ?? "")),
  Board,
  scene: true,
  tabOf,
  progress: (view) => [view.phase, PHASES],
  ChipIcon,
  Enlarged,
  reference: () => import("./Reference.svelte"),
  draws: (ask) => ask.id === "br-ask-draw",
  targets,
  targetName,
  short: (choice) => short(choice, naming),
  long,
  tries,
  brings,
  naming,
  condense,
  chapter,
  chapterMark: (at) => (at[1] === 1 ? String(at[0]) : null),
  score,
  staging,
  Portrait,
  Token,
  Street,
  Strike,
  highlights,
};
