/** Bruges explained: when each thing first happens, and the pages of its rules. */
import type { Moment, Step, Teaching } from "../../../room/teaching";
import type { BrugesPlayer, BrugesView } from "../../../wire/types";
import { t } from "../../../words/words.svelte";
import { colourOf, COLOURS, SIDES, STATUES } from "../components";
import type { BrugesState } from "../state.svelte";
import Picture from "./Picture.svelte";

const USES = ["workers", "money", "threat", "canal", "house", "person"];
const SIGNS = ["flash", "worker", "always", "laurel"];
const COUNTED = ["persons", "majorities", "canal", "stairs"];
/** When persons work that one uses in a turn. */
const IN_TURN = ["worker", "always round"];

type Now = Moment<BrugesView, BrugesState>;

const mine = ({ view, seat }: Now): BrugesPlayer | undefined => view.players.find((player) => player.seat === seat);
const other = ({ view, seat }: Now): BrugesPlayer | undefined => view.players.find((player) => player.seat !== seat);
const turn = ({ ask }: Now): boolean => ask?.startsWith("br-ask-turn") ?? false;

/** The color of the threat marker that I took last. */
const taken = ({ told, seat }: Now): string => String(told("br-take-threat", { seat })?.["colour"] ?? "");
/** The color of the card that was used last for workers, or against a threat. */
function usedFor({ told, seat }: Now, action: string): string {
  const card = told("br-act", { seat, action })?.["card"];
  return card === undefined ? "" : colourOf(Number(card));
}
/** A threat that does damage with its next marker, and a card against it. */
function averted(moment: Now): { colour: string; card: number } | null {
  const me = mine(moment);
  const cards =
    me?.hand.flatMap(({ card, colour }) => (card !== null && me.threats[colour] === 2 ? [{ colour, card }] : [])) ?? [];
  return cards[0] ?? null;
}
const laid = ({ told, seat }: Now): number => Number(told("br-lay-person", { seat })?.["card"] ?? 0);
/** My persons that can be used in a turn: those not used yet, whose worker I have. */
function useful(moment: Now): readonly string[] {
  const me = mine(moment);
  const persons =
    me?.houses
      .flatMap((house) => house.persons)
      .filter((card) => !me.used.includes(card))
      .map((card) => moment.state.book.person(card)) ?? [];
  const ready = persons.filter(
    ({ activation, worker }) => IN_TURN.includes(activation) && (worker === null || (me?.workers[worker] ?? 0) > 0),
  );
  return ready.map(({ number }) => `person:${number}`);
}
/** What someone has the majority in, in the words below the markers. */
const majorities = (player: BrugesPlayer | undefined): string =>
  (player?.majorities ?? []).map((majority) => t("bruges-majority-short", { majority })).join(", ");

const LESSON: readonly Step<BrugesView, BrugesState>[] = [
  { key: "welcome", when: ({ ask }) => ask !== null, about: ["card:"] },
  {
    key: "draw",
    when: ({ ask }) => ask === "br-ask-draw",
    about: SIDES.map((side) => `pile:${side}:large`),
    asked: true,
  },
  { key: "dice", when: ({ heard }) => heard("br-roll"), about: ["die:"] },
  {
    key: "danger",
    when: ({ heard, seat }) => heard("br-take-threat", { seat }),
    about: (moment) => [`threat:${taken(moment)}`],
    says: (moment) => ({ colour: taken(moment), count: mine(moment)?.threats[taken(moment)] ?? 0 }),
    shows: { key: "threats", items: COLOURS },
  },
  {
    key: "stairs",
    when: ({ ask }) => ask === "br-ask-may-advance",
    about: ["stairs"],
    says: (moment) => ({ price: mine(moment)?.advance_price ?? 2 }),
    asked: true,
  },
  { key: "turn", when: turn, about: ["card:"], asked: true, shows: { key: "card", items: USES } },
  {
    key: "house",
    when: ({ heard, seat }) => heard("br-build-house", { seat }),
    about: (moment) =>
      mine(moment)
        ?.houses.slice(-1)
        .map(({ place }) => `house:${place}`) ?? [],
  },
  {
    key: "person",
    when: ({ heard, seat }) => heard("br-lay-person", { seat }),
    about: (moment) => [`person:${laid(moment)}`],
    says: (moment) => ({ sign: moment.state.book.person(laid(moment)).activation.replace(" ", "-") }),
    shows: { key: "persons", items: SIGNS },
  },
  {
    key: "workers",
    when: ({ heard, seat }) => heard("br-act", { seat, action: "workers" }),
    about: (moment) => [`worker:${usedFor(moment, "workers")}`],
  },
  {
    key: "money",
    when: ({ heard, seat }) => heard("br-act", { seat, action: "money" }),
    about: ({ seat }) => [`guilders:${seat}`],
  },
  {
    key: "threat",
    when: ({ heard, seat }) => heard("br-act", { seat, action: "threat" }),
    about: (moment) => [`threat:${usedFor(moment, "threat")}`],
  },
  {
    key: "canal",
    when: (moment) => moment.heard("br-build-tile", { seat: moment.seat }) || (moment.view.lap > 1 && turn(moment)),
    about: SIDES.map((side) => `canal:${side}`),
    says: ({ view }) => ({ points: view.statues[0] ?? STATUES[0] }),
  },
  {
    key: "points",
    when: (moment) => moment.view.lap > 2 && turn(moment),
    about: ({ seat }) => [`points:${seat}`],
    says: (moment) => ({ points: mine(moment)?.points ?? 0, total: mine(moment)?.total ?? 0 }),
    shows: { key: "points", items: COUNTED },
  },
  { key: "end", when: ({ ask }) => ask?.startsWith("br-ask-end-turn") ?? false, about: [], asked: true },
  {
    key: "use",
    when: ({ ask }) => ask === "br-ask-turn-or-use" || ask === "br-ask-end-turn-or-use",
    about: useful,
    asked: true,
  },
  {
    key: "majority",
    when: ({ heard }) => heard("br-majority"),
    about: (moment) => [
      ...(mine(moment)?.majorities ?? []).map((majority) => `majority:${majority}`),
      ...(other(moment)?.majorities ?? []).map((majority) => `majority:${other(moment)?.seat ?? 0}:${majority}`),
    ],
    says: (moment) => ({ mine: majorities(mine(moment)) || "none", theirs: majorities(other(moment)) || "none" }),
  },
  {
    key: "round",
    when: ({ view }) => view.round > 1,
    about: ({ view }) => [`seat:${view.first}`],
    says: ({ view, seat }) => ({ first: view.first === seat ? "me" : "other" }),
  },
  {
    key: "warning",
    when: (moment) => turn(moment) && averted(moment) !== null,
    about: (moment) => [`threat:${averted(moment)?.colour ?? ""}`, `card:${averted(moment)?.card ?? 0}`],
    says: (moment) => ({ colour: averted(moment)?.colour ?? "none" }),
    asked: true,
  },
  {
    key: "ending",
    when: (moment) => moment.view.round > 1 && turn(moment),
    about: ["pile:extra"],
    says: ({ view }) => ({ cards: view.piles["extra"]?.cards ?? 0 }),
  },
  { key: "free", when: (moment) => moment.view.round > 1 && turn(moment), about: [], last: true },
];

export const teaching: Teaching<BrugesView, BrugesState> = {
  lesson: LESSON,
  pages: [
    { key: "goal", items: [] },
    { key: "round", items: ["draw", "dice", "play", "end"] },
    { key: "card", items: USES },
    { key: "threats", items: COLOURS },
    { key: "persons", items: SIGNS },
    { key: "points", items: COUNTED },
  ],
  Picture,
};
