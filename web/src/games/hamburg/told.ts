/** Hamburg's story in fewer words: six dice in a line, a hand drawn in a sentence, disasters as a small table. */
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
import type { HamburgBook } from "./book.svelte";
import { COLOURS } from "./components";

const DICE = [...COLOURS, "black"];

function colourName(colour: string): string {
  return words.format("hb-colour-name", { colour });
}

const dice = (run: readonly Telling[]): Telling[] => diceTold(run, DICE, "hamburg-told-die", "hamburg-told-dice");

/** What someone drew: of one's own cards their names, of others' the colors. */
function drawn(run: readonly Telling[]): Telling[] {
  const [seat, cards] = [of<number>(run[0] as Telling, "seat"), run.filter((each) => is(each, "hb-look-at-card"))];
  const backs = run.filter((each) => is(each, "hb-draw"));
  const parts = backsTold(backs, COLOURS, "hamburg-told-some");
  const told = instead(run, "hamburg-told-draws", { seat, count: backs.length, cards: parts });
  if (cards.length === 0) return told;
  // Whose own cards they are knows the colors by them; those drawn and not looked at yet are still to come.
  return backs.length > cards.length ? [...told, ...cards] : cards;
}

/** Disasters that rise for several at once: in a sentence if they are the same for all, and as a table. */
function rises(run: readonly Telling[], name: (seat: number) => string): Telling[] {
  const title = (colour: string): string => words.format("hb-colour-disaster", { colour });
  const { grid, colours, each, alike } = several(run, { colours: COLOURS, value: "level", title, name });
  if (alike)
    return instead(
      run,
      "hamburg-told-rise-all",
      {
        ...who(
          each.map(({ seat }) => seat),
          name,
        ),
        disasters: listed(colours.map(title)),
      },
      grid,
    );
  const told = each.map(({ seat, colours: risen }) =>
    t("hamburg-told-rise-one", { name: name(seat), disasters: listed(risen.map(title)) }),
  );
  return instead(run, "hamburg-told-rise", { disasters: told.join("; ") }, grid);
}

/** Who advanced on City Hall Square, each for the same price. */
function advances(tellings: readonly Telling[], name: (seat: number) => string): Telling[] {
  const steps = runs(
    tellings,
    (one, next) => is(one, "hb-pay-marks") && is(next, "hb-advance") && of(one, "seat") === of(next, "seat"),
    (run) =>
      instead(run, "hamburg-told-step", {
        seat: of<number>(run[1] as Telling, "seat"),
        count: of<number>(run[0] as Telling, "count"),
        space: of<number>(run[1] as Telling, "space"),
      }),
  );
  return stepsTold(steps, "hamburg-told-step", "hamburg-told-steps", name);
}

/** A turn's action with what came of it, in a sentence. */
const TURNS: readonly Turn[] = [
  {
    follow: ["hb-act", "hb-gain-marks"],
    when: ([act]) => act !== undefined && of(act, "action") === "money",
    make: ([act, gain, ...rest]) =>
      act && gain
        ? instead([act, gain, ...rest], "hamburg-told-money", {
            ...act.said.arguments,
            count: of<number>(gain, "count"),
          })
        : [],
  },
  {
    follow: ["hb-act", "hb-gain-workers"],
    when: ([act]) => act !== undefined && of(act, "action") === "workers",
    make: ([act, gain]) =>
      act && gain
        ? instead([act, gain], "hamburg-told-workers", {
            ...act.said.arguments,
            count: of<number>(gain, "count"),
            colour: of<string>(gain, "colour"),
          })
        : [],
  },
  {
    follow: ["hb-act", "hb-decrease", "hb-gain-points"],
    when: ([act]) => act !== undefined && of(act, "action") === "decrease",
    make: ([act, fall, gain]) =>
      act && fall && gain
        ? instead([act, fall, gain], "hamburg-told-lower", {
            ...act.said.arguments,
            disaster: words.format("hb-colour-disaster", { colour: of<string>(fall, "colour") }),
            level: of<number>(fall, "level"),
            points: of<number>(gain, "count"),
          })
        : [],
  },
  {
    follow: ["hb-act", "hb-pay-marks", "hb-build-segment"],
    make: ([act, pay, built]) =>
      act && pay && built
        ? instead([act, pay, built], "hamburg-told-wall", {
            ...built.said.arguments,
            card: of<number>(act, "card"),
            count: of<number>(pay, "count"),
          })
        : [],
  },
  {
    follow: ["hb-act", "hb-build-segment"],
    make: ([act, built]) =>
      act && built
        ? instead([act, built], "hamburg-told-wall", {
            ...built.said.arguments,
            card: of<number>(act, "card"),
            count: 0,
          })
        : [],
  },
  {
    follow: ["hb-pay-marks", "hb-build-segment"],
    make: ([pay, built]) =>
      pay && built
        ? instead([pay, built], "hamburg-told-segment", { ...built.said.arguments, count: of<number>(pay, "count") })
        : [],
  },
  {
    follow: ["hb-decrease", "hb-gain-points"],
    make: ([fall, gain]) =>
      fall && gain
        ? instead([fall, gain], "hamburg-told-decrease", {
            ...fall.said.arguments,
            disaster: words.format("hb-colour-disaster", { colour: of<string>(fall, "colour") }),
            points: of<number>(gain, "count"),
          })
        : [],
  },
  {
    follow: ["hb-tom-income", "hb-gain-marks"],
    make: ([die, gain]) =>
      die && gain
        ? instead([die, gain], "hamburg-told-income", { ...die.said.arguments, count: of<number>(gain, "count") })
        : [],
  },
  {
    follow: ["hb-pay-marks", "hb-construct"],
    make: ([pay, built]) =>
      pay && built
        ? instead([pay, built], "hamburg-told-build", { ...built.said.arguments, count: of<number>(pay, "count") })
        : [],
  },
  {
    follow: ["hb-pay-marks", "hb-lay"],
    make: ([pay, laid]) =>
      pay && laid
        ? instead([pay, laid], "hamburg-told-lay", { ...laid.said.arguments, count: of<number>(pay, "count") })
        : [],
  },
  // Every site costs a worker of its color: that need not be said.
  ...["hb-lay-site", "hb-lay-known-site"].map((laid): Turn => ({
    follow: ["hb-return-workers", laid],
    when: ([back, site]) =>
      back !== undefined &&
      site !== undefined &&
      of(back, "count") === 1 &&
      of(back, "colour") === of(site, "colour") &&
      !sumOf(back),
    make: ([, site]) => (site ? [site] : []),
  })),
];

/** What TOM always does for the same reason is explained once. */
function onceExplained(tellings: readonly Telling[]): Telling[] {
  const ALWAYS = "advances";
  const isAlways = (each: Telling): boolean => is(each, "hb-tom-why") && of(each, "why") === ALWAYS;
  const first = tellings.find(isAlways);
  return tellings.filter((each) => each === first || !isAlways(each));
}

function marked(telling: Telling): Telling {
  if (is(telling, "hb-season", "hb-season-solo")) return { ...telling, heads: true };
  return is(telling, "hb-majority", "hb-tom-die") ? { ...telling, apart: true } : telling;
}

export function condense(book: HamburgBook, tellings: readonly Telling[], name: (seat: number) => string): Telling[] {
  const both =
    (...ids: string[]) =>
    (one: Telling, next: Telling) =>
      is(one, ...ids) && is(next, ...ids);
  const rolled = runs(turned(onceExplained(tellings).map(marked), TURNS), both("hb-roll"), dice);
  const hands = runs(
    rolled,
    (one, next) => both("hb-draw", "hb-look-at-card")(one, next) && of(one, "seat") === of(next, "seat"),
    drawn,
  );
  const cards = looked(hands, "hb-look-at-card", "hamburg-told-cards", (card) =>
    words.format("hb-card-quoted", { name: book.card(card).name, card }),
  );
  const risen = runs(cards, both("hb-increase"), (run) => rises(run, name));
  const ships = runs(risen, both("hb-ship-at-quay"), (run) =>
    instead(run, "hamburg-told-ships", { colours: listed(run.map((each) => colourName(of<string>(each, "colour")))) }),
  );
  return advances(ships, name);
}
