/** Hamburg explained: when each thing first happens, and the pages of its rules. */
import type { Moment, Step, Teaching } from "../../../room/teaching";
import type { HamburgPlayer, HamburgView } from "../../../wire/types";
import { COLOURS, colourOf } from "../components";
import type { HamburgState } from "../state.svelte";
import Picture from "./Picture.svelte";

type Now = Moment<HamburgView, HamburgState>;

const mine = ({ view, seat }: Now): HamburgPlayer | undefined => view.players.find((player) => player.seat === seat);
const turn = ({ ask }: Now): boolean => ask?.startsWith("hb-ask-turn") ?? false;
const done = ({ ask }: Now): boolean => ask?.startsWith("hb-ask-end-turn") ?? false;

/** Two cards of the first game's hand: the one becomes a site, the other a building on it that works in phase III. */
const SITE = 162;
const HOUSE = 98;
const holds = (moment: Now, card: number): boolean => mine(moment)?.hand.some((each) => each.card === card) ?? false;
const picked = ({ picks }: Now): string | undefined => picks.find((target) => target.startsWith("card:"));
const called = ({ state: { book } }: Now, card: number): string => (card > 0 ? book.card(card).name : "none");
const empty = (moment: Now): number | undefined =>
  mine(moment)?.sites.find((site) => site.buildings.length === 0)?.place;
/** Whether the building can be put on an empty site of mine now. */
const buildable = (moment: Now): boolean =>
  holds(moment, HOUSE) &&
  (mine(moment)?.marks ?? 0) >= moment.state.book.card(HOUSE).cost &&
  empty(moment) !== undefined;
/** The disaster of mine that rose last. */
const risen = ({ told, seat }: Now): string => String(told("hb-increase", { seat })?.["colour"] ?? "");
/** The color of the card that was used last for workers, money or against a disaster. */
function usedFor({ told, seat }: Now, action: string): string {
  const card = told("hb-act", { seat, action })?.["card"];
  return card === undefined ? "" : colourOf(Number(card));
}
/** A disaster of mine that strikes with its next rise, and a card against it if I hold one: one that I can do something about first. */
function threat(moment: Now): { colour: string; card: number | null } | null {
  const me = mine(moment);
  const threats = COLOURS.filter((colour) => me?.levels[colour] === 2).map((colour) => ({
    colour,
    card: me?.hand.find((each) => each.colour === colour)?.card ?? null,
  }));
  return threats.find(({ card }) => card !== null) ?? threats[0] ?? null;
}
const built = ({ told, seat }: Now): number => Number(told("hb-construct", { seat })?.["card"] ?? 0);
const sign = ({ state: { book } }: Now, card: number): string => book.card(card).activation.replace(" ", "-");
/** My buildings that work in phase III, and have not been used. */
function usable(moment: Now): readonly number[] {
  const me = mine(moment);
  return (
    me?.sites
      .flatMap((site) => site.buildings)
      .filter((card) => moment.state.book.card(card).activation === "III" && !me.used.includes(card)) ?? []
  );
}
/** Whom one plays against: someone, or TOM. */
const rival = ({ ruled }: Now): string => (ruled === null ? "other" : "tom");
/** Whether TOM, if he plays here, was told to have done something. */
const tom = ({ ruled, heard }: Now, id: string): boolean => ruled !== null && heard(id, { seat: ruled });
/** The majorities, and who has flipped the token of each. */
const MAJORITIES = ["square", "buildings", "wall", "points", "zoo"] as const;
function holders(moment: Now): Record<string, string> {
  const of = (majority: string): string =>
    mine(moment)?.majorities.includes(majority)
      ? "me"
      : other(moment)?.majorities.includes(majority)
        ? rival(moment)
        : "none";
  return Object.fromEntries(MAJORITIES.map((majority) => [majority, of(majority)]));
}
const other = ({ view, seat }: Now): HamburgPlayer | undefined => view.players.find((player) => player.seat !== seat);

const LESSON: readonly Step<HamburgView, HamburgState>[] = [
  { key: "welcome", when: ({ ask, ruled }) => ask !== null && ruled === null, about: ["card:"] },
  { key: "tom-welcome", when: ({ ask, ruled }) => ask !== null && ruled !== null, about: ["card:"] },
  { key: "draw", when: ({ ask }) => ask === "hb-ask-replenish", about: ["pile:"], asked: true },
  { key: "dice", when: ({ heard }) => heard("hb-roll"), about: ["die:"] },
  {
    key: "tom-money",
    when: (moment) => tom(moment, "hb-tom-income"),
    about: ({ ruled }) => ["die:black", `marks:${ruled ?? 0}`],
    says: ({ view }) => ({ pips: view.dice?.["black"] ?? 0 }),
  },
  {
    key: "danger",
    when: ({ heard, seat }) => heard("hb-increase", { seat }),
    about: (moment) => [`level:${risen(moment)}`],
    says: (moment) => ({ colour: risen(moment), level: mine(moment)?.levels[risen(moment)] ?? 0 }),
    shows: { key: "disasters", items: COLOURS },
  },
  {
    key: "intrigue",
    when: ({ heard, view }) => heard("hb-draw-token") || (view.season > 1 && view.phase === 2),
    about: ["tokens"],
    says: ({ told, seat }) => ({ token: told("hb-draw-token", { seat })?.["token"] ?? "none" }),
  },
  {
    key: "square",
    when: ({ ask }) => ask === "hb-ask-city-hall",
    about: ["square"],
    says: (moment) => ({ price: mine(moment)?.advance_price ?? 2 }),
    asked: true,
  },
  {
    key: "cleric",
    when: (moment) => moment.heard("hb-cleric") && turn(moment),
    about: ({ view }) => [`window:${view.cleric ?? 0}`],
    says: ({ view }) => ({ window: view.cleric ?? 0 }),
  },
  {
    key: "tom-dice",
    when: (moment) => tom(moment, "hb-tom-die") && turn(moment),
    about: ["die:"],
    shows: { key: "tom", items: ["one", "two", "three", "four", "five", "six"] },
  },
  {
    key: "tom-square",
    when: (moment) => tom(moment, "hb-advance") && turn(moment),
    about: ["square"],
  },
  {
    key: "tom-builds",
    when: (moment) => tom(moment, "hb-construct") && turn(moment),
    about: ({ ruled }) => [`seat:${ruled ?? 0}`],
  },
  {
    key: "turn",
    when: (moment) => turn(moment) && picked(moment) === undefined,
    about: (moment) => [holds(moment, SITE) ? `card:${SITE}` : "card:"],
    says: (moment) => ({ card: called(moment, holds(moment, SITE) ? SITE : 0) }),
    asked: true,
    shows: { key: "card", items: ["workers", "money", "decrease", "wall", "site", "build"] },
  },
  {
    key: "places",
    when: (moment) => turn(moment) && picked(moment) !== undefined,
    about: (moment) => (mine(moment)?.sites.length === 0 ? ["site:new"] : []),
    says: (moment) => ({
      card: called(moment, Number(picked(moment)?.split(":")[1] ?? 0)),
      sites: mine(moment)?.sites.length ?? 0,
    }),
    asked: true,
  },
  {
    key: "site",
    when: ({ heard, seat }) => heard("hb-lay-known-site", { seat }) || heard("hb-lay-site", { seat }),
    about: (moment) =>
      mine(moment)
        ?.sites.slice(-1)
        .map((site) => `site:${site.place}`) ?? [],
  },
  {
    key: "build",
    when: ({ heard, seat }) => heard("hb-construct", { seat }),
    about: (moment) => [`building:${built(moment)}`],
    says: (moment) => ({ sign: sign(moment, built(moment)) }),
    shows: { key: "buildings", items: ["flash", "phase", "always", "laurel"] },
  },
  {
    key: "workers",
    when: ({ heard, seat }) => heard("hb-act", { seat, action: "workers" }),
    about: (moment) => [`worker:${usedFor(moment, "workers")}`],
  },
  {
    key: "money",
    when: ({ heard, seat }) => heard("hb-act", { seat, action: "money" }),
    about: ({ seat }) => [`marks:${seat}`],
  },
  {
    key: "decrease",
    when: ({ heard, seat }) => heard("hb-act", { seat, action: "decrease" }),
    about: (moment) => [`level:${usedFor(moment, "decrease")}`],
  },
  {
    key: "wall",
    when: (moment) =>
      moment.heard("hb-build-segment", { seat: moment.seat }) || (moment.view.round > 2 && turn(moment)),
    about: ["wall:left", "wall:right", "statue:hummel"],
    says: ({ view }) => ({ points: view.statues[0] ?? 9 }),
  },
  {
    // After the first site and the first building, which it would distract from.
    key: "warning",
    when: (moment) => turn(moment) && threat(moment) !== null && (moment.view.round > 2 || moment.view.season > 1),
    about: (moment) => {
      const { colour = "", card = null } = threat(moment) ?? {};
      return [card === null || picked(moment) === `card:${card}` ? `level:${colour}` : `card:${card}`];
    },
    says: (moment) => ({ colour: threat(moment)?.colour ?? "none", card: called(moment, threat(moment)?.card ?? 0) }),
    asked: true,
  },
  {
    key: "garden",
    when: ({ heard, seat }) => heard("hb-lay", { seat }),
    about: (moment) =>
      mine(moment)
        ?.garden.slice(-1)
        .map(({ card }) => `garden:${card}`) ?? [],
  },
  {
    key: "points",
    when: (moment) => moment.view.round > 3 && turn(moment),
    about: ({ seat }) => [`points:${seat}`],
    says: (moment) => ({ points: mine(moment)?.points ?? 0, total: mine(moment)?.total ?? 0 }),
  },
  {
    key: "house",
    when: (moment) => turn(moment) && buildable(moment),
    about: (moment) => [picked(moment) === `card:${HOUSE}` ? `site:${empty(moment) ?? 0}` : `card:${HOUSE}`],
    says: (moment) => ({ card: called(moment, HOUSE), price: moment.state.book.card(HOUSE).cost }),
    asked: true,
  },
  { key: "end", when: done, about: [], says: (moment) => ({ rival: rival(moment) }), asked: true },
  {
    key: "use",
    when: (moment) =>
      (moment.ask === "hb-ask-turn-or-use" || moment.ask === "hb-ask-end-turn-or-use") && usable(moment).length > 0,
    about: (moment) => usable(moment).map((card) => `building:${card}`),
    says: (moment) => ({
      cards:
        usable(moment)
          .map((card) => `${moment.state.book.card(card).name}: ${moment.state.book.card(card).text}`)
          .join(" ") || "none",
    }),
    asked: true,
  },
  {
    key: "used",
    when: ({ heard, seat }) => heard("hb-use", { seat }),
    about: ({ told, seat }) => [`building:${told("hb-use", { seat })?.["card"] ?? 0}`],
  },
  {
    key: "majority",
    when: ({ heard }) => heard("hb-majority"),
    about: MAJORITIES.map((majority) => `majority:${majority}`),
    says: holders,
    shows: { key: "majorities", items: MAJORITIES },
  },
  {
    key: "season",
    when: ({ view }) => view.season > 1,
    about: ({ view }) => [`seat:${view.first}`],
    says: (moment) => ({ first: moment.view.first === moment.seat ? "me" : rival(moment) }),
  },
  { key: "free", when: ({ view }) => view.season > 1 && view.phase === 3, about: [], last: true },
];

export const teaching: Teaching<HamburgView, HamburgState> = {
  lesson: LESSON,
  pages: [
    { key: "goal", items: [] },
    { key: "season", items: ["draw", "dice", "play", "end"] },
    { key: "card", items: ["workers", "money", "decrease", "wall", "site", "build"] },
    { key: "disasters", items: ["purple", "orange", "gray", "pink", "brown", "black"] },
    { key: "buildings", items: ["flash", "phase", "always", "laurel", "icons"] },
    { key: "points", items: ["cards", "majorities", "wall", "church", "square"] },
    { key: "mayors", items: ["side", "start", "gift"], chapter: true },
    { key: "statues", items: ["two", "hummel", "jette"], chapter: true },
    { key: "intrigue", items: ["mix", "double", "gift"], chapter: true },
    { key: "ships", items: ["wake", "use", "back"], chapter: true },
    { key: "exchange", items: ["action", "green", "red"], chapter: true },
    { key: "clerics", items: ["windows", "cleric", "flip"], chapter: true },
    {
      key: "tom",
      items: ["start", "black", "square", "one", "two", "three", "four", "five", "six", "uses", "you"],
      chapter: true,
    },
  ],
  Picture,
};
