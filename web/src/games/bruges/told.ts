/** The story of Bruges in fewer words: dice in a line, cards drawn together, an action with what came of it. */
import {
  backsTold,
  diceTold,
  instead,
  is,
  looked,
  of,
  several,
  stepsTold,
  sumOf,
  turned,
  who,
  type Turn,
} from "../../room/condense";
import { listed } from "../../words/listed";
import { runs, type Telling } from "../../room/told";
import { t, words } from "../../words/words.svelte";
import type { BrugesBook } from "./book.svelte";
import { COLOURS } from "./components";

const dice = (run: readonly Telling[]): Telling[] => diceTold(run, COLOURS, "bruges-told-die", "bruges-told-dice");

/** What someone drew: of one's own cards their names, of others' the colors. */
function drawn(run: readonly Telling[]): Telling[] {
  const seen = run.filter((each) => is(each, "br-look-at-card"));
  const backs = run.filter((each) => is(each, "br-draw"));
  const [first] = backs;
  const parts = backsTold(backs, COLOURS, "bruges-told-some");
  const told = first
    ? instead(backs, "bruges-told-draws", {
        seat: of<number>(first, "seat"),
        count: backs.length,
        cards: parts,
      })
    : [];
  return seen.length >= backs.length ? seen : [...told, ...seen];
}

/** Threat markers that several take at once: in a sentence if all take the same, and as a table. */
function threats(run: readonly Telling[], name: (seat: number) => string): Telling[] {
  const title = (colour: string): string => words.format("br-colour-threat", { colour });
  const { grid, colours, each, alike } = several(run, { colours: COLOURS, value: "count", title, name });
  if (alike)
    return instead(
      run,
      "bruges-told-threats-all",
      {
        ...who(
          each.map(({ seat }) => seat),
          name,
        ),
        threats: listed(colours.map(title)),
      },
      grid,
    );
  const told = each.map(({ seat, colours: taken }) =>
    t("bruges-told-threats-one", { name: name(seat), threats: listed(taken.map(title)) }),
  );
  return instead(run, "bruges-told-threats", { threats: told.join("; ") }, grid);
}

/** A turn's action with what came of it, in a sentence. */
const TURNS: readonly Turn[] = [
  {
    follow: ["br-act", "br-gain-guilders"],
    when: ([act]) => act !== undefined && of(act, "action") === "money",
    make: (all) => merged(all, "bruges-told-money", 0, 1),
  },
  {
    follow: ["br-act", "br-gain-workers"],
    when: ([act]) => act !== undefined && of(act, "action") === "workers",
    make: (all) => merged(all, "bruges-told-workers", 0, 1),
  },
  {
    follow: ["br-act", "br-pay-guilders", "br-build-tile"],
    make: ([act, pay, built]) =>
      act && pay && built
        ? instead([act, pay, built], "bruges-told-canal", {
            ...built.said.arguments,
            card: of<number>(act, "card"),
            count: of<number>(pay, "count"),
          })
        : [],
  },
  {
    follow: ["br-act", "br-give-back", "br-gain-points"],
    make: ([act, back, gain]) =>
      act && back && gain
        ? instead([act, back, gain], "bruges-told-threat", {
            ...back.said.arguments,
            card: of<number>(act, "card"),
            count: of<number>(gain, "count"),
          })
        : [],
  },
  {
    follow: ["br-give-back", "br-gain-points"],
    make: ([back, gain]) =>
      back && gain
        ? instead([back, gain], "bruges-told-give-back", { ...back.said.arguments, count: of<number>(gain, "count") })
        : [],
  },
  // Every house costs a worker of its color: that need not be said.
  {
    follow: ["br-return-workers", "br-build-house"],
    when: ([back, house]) =>
      back !== undefined &&
      house !== undefined &&
      of(back, "count") === 1 &&
      of(back, "colour") === of(house, "colour") &&
      !sumOf(back),
    make: ([, house]) => (house ? [house] : []),
  },
  { follow: ["br-pay-guilders", "br-lay-person"], make: (all) => merged(all, "bruges-told-lay", 1, 0) },
  { follow: ["br-pay-guilders", "br-advance"], make: (all) => merged(all, "bruges-told-step", 1, 0) },
];

/** Tell one with the count, and the colour if it has none, of another. */
function merged(all: readonly Telling[], id: string, main: number, counted: number): Telling[] {
  const [told, more] = [all[main], all[counted]];
  if (!told || !more) return [...all];
  return instead(all, id, { ...more.said.arguments, ...told.said.arguments, count: of<number>(more, "count") });
}

const DICE = new Set(["roll", "advance"]);
const TURN = new Set(["workers", "money", "threat", "canal", "house", "person", "use"]);

/** The first turn of phase 3 is no part of what the dice brought someone, nor of the step that was paid for. */
function begun(tellings: readonly Telling[]): Telling[] {
  let dice = false;
  return tellings.map((telling) => {
    const verb = telling.line.text.split(" ")[0] ?? "";
    const begins = dice && TURN.has(verb);
    dice = DICE.has(verb) || (dice && !begins);
    return begins ? { ...telling, apart: true } : telling;
  });
}

export function condense(book: BrugesBook, tellings: readonly Telling[], name: (seat: number) => string): Telling[] {
  const marked = tellings.map((each) =>
    is(each, "br-round")
      ? { ...each, heads: true }
      : is(each, "br-majority", "br-last-round")
        ? { ...each, apart: true }
        : each,
  );
  const rolled = runs(turned(marked, TURNS), (one, next) => is(one, "br-roll") && is(next, "br-roll"), dice);
  const hands = runs(
    rolled,
    (one, next) =>
      is(one, "br-draw", "br-look-at-card") &&
      is(next, "br-draw", "br-look-at-card") &&
      of(one, "seat") === of(next, "seat"),
    drawn,
  );
  const cards = looked(hands, "br-look-at-card", "bruges-told-cards", (card) =>
    words.format("br-card-quoted", { name: book.person(card).name, card }),
  );
  const steps = stepsTold(cards, "bruges-told-step", "bruges-told-steps", name);
  return begun(
    runs(
      steps,
      (one, next) => is(one, "br-take-threat") && is(next, "br-take-threat"),
      (run) => threats(run, name),
    ),
  );
}
