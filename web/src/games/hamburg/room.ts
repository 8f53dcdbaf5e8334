/** Hamburg, as the shared table knows it. */
import { t, words, type Naming } from "../../words/words.svelte";
import type { HamburgView } from "../../wire/types";
import { namedBy, scored } from "../../room/named";
import type { Room, Watched } from "../../room/room";
import Board from "./Board.svelte";
import { drawings } from "./drawings";
import { staging } from "./beats";
import { brings } from "./brings";
import { long, short, tabOf, targets } from "./choices";
import ChipIcon from "./ChipIcon.svelte";
import { SOURCES } from "./components";
import type { HamburgBook } from "./book.svelte";
import { HamburgState } from "./state.svelte";
import Enlarged from "./Enlarged.svelte";
import Strike from "./Struck.svelte";
import { condense } from "./told";
import Token from "./Token.svelte";

const namingBy =
  (book: HamburgBook): Naming =>
  (argument, value) => {
    if (!/^(card\d*|zoo)$/.test(argument)) return undefined;
    const card = Number(value);
    const named = { name: book.card(card).name, card };
    return {
      kind: "thing",
      thing: { kind: "card", number: card },
      text: words.format("hb-card-quoted", named),
      bare: words.format("hb-card-named", named),
    };
  };

const workers = (colour: string): string => t("hamburg-workers-name", { colour });

function targetNameBy(book: HamburgBook): Room["targetName"] {
  const cardNamed = (what: string): string =>
    words.format("hb-card-named", { name: book.card(Number(what)).name, card: Number(what) });
  return namedBy({
    card: cardNamed,
    building: cardNamed,
    discard: cardNamed,
    found: cardNamed,
    garden: (what) => (what === "new" ? t("hamburg-garden-new") : cardNamed(what)),
    site: (what) => (what === "new" ? t("hamburg-site-new") : t("hamburg-site-place", { place: what })),
    pile: (colour) => t("hamburg-pile-name", { colour }),
    worker: workers,
    into: workers,
    level: (colour) => t("hamburg-level-name", { colour }),
    die: (colour) => t("hamburg-die-name", { colour }),
    wall: (side) => t("hamburg-wall-name", { side }),
    square: () => t("hamburg-square"),
    ship: (colour) => t("hamburg-ship-name", { colour }),
    statue: (statue) => words.format("hb-statue-name", { statue }),
    mayor: () => t("hamburg-mayor"),
    discards: () => t("hamburg-discards-name"),
    window: () => t("hamburg-church"),
    exchange: () => t("hamburg-exchange"),
    majority: (majority) => words.format("hb-majority-name", { majority }),
  });
}

function chapter(view: HamburgView): string {
  const phase = words.format("hb-phase-name", { phase: view.phase });
  if (view.season === 0) return phase;
  return [
    t("hamburg-season", { season: view.season, seasons: view.seasons }),
    t("hamburg-phase-short", { phase: view.phase }),
  ].join(" · ");
}

export function roomAt(table: Watched<HamburgView>): Room<HamburgView> {
  const state = new HamburgState(table);
  const { book } = state;
  const naming = namingBy(book);
  return {
    state,
    id: "hamburg",
    hand: "card",
    load: async (language, options) => {
      await Promise.all([book.load(language, String(options["data"] ?? "")), drawings.ready()]);
    },
    Board,
    scene: true,
    tabOf: (target) => tabOf(state.own, target),
    progress: (view) => [view.season, view.seasons],
    ChipIcon,
    Enlarged,
    reference: () => import("./Reference.svelte"),
    draws: (ask) => ask.id === "hb-ask-replenish" || ask.id === "hb-ask-draw",
    targets,
    targetName: targetNameBy(book),
    short: (choice) => short(book, choice, naming),
    long,
    note: (choice, ask) => {
      // The side of a tile says what it does.
      const { face } = choice.data;
      return face === undefined ? "" : (book.tileCalled(String(ask.arguments["tile"] ?? ""), String(face))?.text ?? "");
    },
    brings,
    naming,
    condense: (tellings, name) => condense(book, tellings, name),
    chapter,
    chapterMark: (at) => (at[1] === 1 ? String(at[0]) : null),
    chapterName: (season) => t("hamburg-season-name", { season }),
    score: ({ players }) =>
      scored(players, t("hamburg-source-played"), SOURCES, (source) => words.format("hb-source-name", { source })),
    staging,
    Token,
    Strike,
    having: () => import("./having"),
    finale: async () => (await import("./finale")).finaleOf(book),
  };
}
