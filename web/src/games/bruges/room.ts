/** Bruges, as the shared table knows it. */
import { namedBy, scored } from "../../room/named";
import type { Room, Watched } from "../../room/room";
import type { BrugesView } from "../../wire/types";
import { t, words, type Naming } from "../../words/words.svelte";
import Strike from "./art/Strike.svelte";
import { stagingOf } from "./beats";
import Board from "./Board.svelte";
import { drawings } from "./drawings";
import type { BrugesBook } from "./book.svelte";
import { begun } from "./breaks";
import { brings } from "./brings";
import ChipIcon from "./ChipIcon.svelte";
import { long, short, tabOf, targets } from "./choices";
import { SOURCES } from "./components";
import Enlarged from "./Enlarged.svelte";
import { lossNote } from "./losses";
import Portrait from "./Portrait.svelte";
import { BrugesState } from "./state.svelte";
import { condense } from "./told";
import Token from "./Token.svelte";

const PHASES = 4;

const namingBy =
  (book: BrugesBook): Naming =>
  (argument, value) => {
    if (!/^card\d*$/.test(argument)) return undefined;
    const card = Number(value);
    const { name } = book.person(card);
    return {
      kind: "thing",
      thing: { kind: "card", number: card },
      text: words.format("br-card-quoted", { name, card }),
      bare: name,
    };
  };

const workers = (colour: string): string => t("bruges-workers-name", { colour });

function targetNameBy(book: BrugesBook): Room["targetName"] {
  const person = (what: string): string => book.person(Number(what)).name;
  const named = namedBy({
    card: person,
    person,
    discard: person,
    house: (what) => (what === "new" ? t("bruges-house-new") : t("bruges-house-place", { place: what })),
    pile: (pile) => words.format("br-pile-name", { pile }),
    worker: workers,
    into: workers,
    threat: (colour) => words.format("br-colour-threat", { colour }),
    die: (colour) => t("bruges-die-name", { colour }),
    canal: (side) => t("bruges-canal-name", { side }),
    stairs: () => t("bruges-stairs"),
    statue: () => t("bruges-statue-name"),
    discards: () => t("bruges-discards-name"),
    majority: (majority) => words.format("br-majority-name", { majority }),
  });
  // Wherever a place is named, its name stands first.
  return (target) => begun(named(target));
}

/** What a person does and when, for whoever looks at one: icons alone say little in another's street. */
function tells(book: BrugesBook, target: string): string {
  const [kind = "", what] = target.split(":");
  const info = ["card", "person", "discard"].includes(kind) && Number(what) > 0 ? book.person(Number(what)) : null;
  return info
    ? [t("bruges-card-when", { activation: info.activation.replace(" ", "-") }), info.text].filter(Boolean).join(" ")
    : "";
}

function chapter(view: BrugesView): string {
  if (view.round === 0) return words.format("br-phase-name", { phase: view.phase });
  const last = view.last !== null && view.round >= view.last;
  const phase =
    view.phase === 3 && view.lap > 0
      ? t("bruges-lap", { lap: view.lap, laps: view.laps })
      : t("bruges-phase-short", { phase: view.phase });
  return [last ? t("bruges-last-round") : t("bruges-round", { round: view.round }), phase].join(" · ");
}

export function roomAt(table: Watched<BrugesView>): Room<BrugesView> {
  const state = new BrugesState(table);
  const { book } = state;
  const naming = namingBy(book);
  return {
    state,
    id: "bruges",
    hand: "card",
    load: async (language, options) => {
      await Promise.all([book.load(language, String(options["data"] ?? "")), drawings.ready()]);
    },
    Board,
    scene: true,
    tabOf: (target) => tabOf(state, target),
    progress: (view) => [view.phase, PHASES],
    ChipIcon,
    Enlarged,
    reference: () => import("./Reference.svelte"),
    atOnce: (ask) => ask.id === "br-ask-draw",
    targets: (choice) => targets(state, choice),
    targetName: targetNameBy(book),
    tells: (target) => tells(book, target),
    short: (choice) => short(choice, naming),
    long,
    note: (choice) => lossNote(state, choice),
    brings,
    naming,
    condense: (tellings, name) => condense(book, tellings, name),
    chapter,
    chapterMark: (at) => (at[1] === 1 ? String(at[0]) : null),
    chapterName: (round) => t("bruges-round", { round }),
    score: ({ players }) =>
      scored(players, t("bruges-source-played"), SOURCES, (source) => words.format("br-source-name", { source })),
    staging: stagingOf(state),
    // Dice, tower, crane and piles stay in sight.
    toldBelow: (seat) => `seat:${seat}`,
    Portrait,
    Token,
    Strike,
    having: () => import("./having"),
    finale: async () => (await import("./finale")).finaleOf(book),
  };
}
