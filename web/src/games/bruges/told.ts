/** The story of Bruges in fewer words: dice in a line, cards drawn together, an action with what came of it. */
import { runs, type Grid, type Telling } from "../../room/told";
import { t, words } from "../../words/words.svelte";
import { COLOURS } from "./components";

const is = (telling: Telling, ...ids: string[]): boolean => ids.includes(telling.said.id);
function of<T extends number | string>(telling: Telling, name: string): T {
  return telling.said.arguments[name] as T;
}

/** What is told instead of some: it takes the place of the last of them. */
function instead(run: readonly Telling[], id: string, args: Telling["said"]["arguments"], grid?: Grid): Telling[] {
  const last = run.at(-1);
  return last ? [{ ...last, said: { id, arguments: args }, ...(grid ? { grid } : {}) }] : [];
}

function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(parts);
}

function dice(run: readonly Telling[]): Telling[] {
  const pips = new Map(run.map((each) => [of<string>(each, "die"), of<number>(each, "pips")]));
  const parts = COLOURS.filter((colour) => pips.has(colour)).map((colour) => t("bruges-told-die", { colour, pips: pips.get(colour) ?? 0 }));
  return instead(run, "bruges-told-dice", { dice: parts.join(", ") });
}

/** What someone drew: of one's own cards their names, of others' the colors. */
function drawn(run: readonly Telling[]): Telling[] {
  const looked = run.filter((each) => is(each, "br-look-at-card"));
  const backs = run.filter((each) => is(each, "br-draw"));
  const [first] = backs;
  const parts = COLOURS.map((colour) => ({ colour, count: backs.filter((each) => of(each, "colour") === colour).length }))
    .filter(({ count }) => count > 0)
    .map((some) => t("bruges-told-some", some));
  const told = first ? instead(backs, "bruges-told-draws", { seat: of<number>(first, "seat"), count: backs.length, cards: listed(parts) }) : [];
  return looked.length >= backs.length ? looked : [...told, ...looked];
}

/** Threat markers that several take at once: in a sentence if all take the same, and as a table. */
function threats(run: readonly Telling[], name: (seat: number) => string): Telling[] {
  const seats = [...new Set(run.map((each) => of<number>(each, "seat")))].sort((a, b) => a - b);
  const colours = COLOURS.filter((colour) => run.some((each) => of(each, "colour") === colour));
  const count = (seat: number, colour: string): string => {
    const found = run.filter((each) => of(each, "seat") === seat && of(each, "colour") === colour).map((each) => of<number>(each, "count"));
    return found.length > 0 ? String(Math.max(...found)) : "";
  };
  const grid: Grid = { head: ["", ...seats.map(name)], rows: colours.map((colour) => [words.format("br-colour-threat", { colour }), ...seats.map((seat) => count(seat, colour))]) };
  const named = (some: readonly string[]): string => listed(some.map((colour) => words.format("br-colour-threat", { colour })));
  const alike = seats.length > 1 && seats.every((seat) => colours.every((colour) => count(seat, colour) !== ""));
  if (alike) return instead(run, "bruges-told-threats-all", { threats: named(colours) }, grid);
  const each = seats.map((seat) => t("bruges-told-threats-one", { name: name(seat), threats: named(colours.filter((colour) => count(seat, colour) !== "")) }));
  return instead(run, "bruges-told-threats", { threats: each.join("; ") }, grid);
}

/** A turn's action with what came of it, in a sentence: what follows what, and what is told instead. */
const TURNS: readonly { readonly follow: readonly string[]; readonly action?: string; readonly make: (all: readonly Telling[]) => Telling[] }[] = [
  { follow: ["br-act", "br-gain-guilders"], action: "money", make: (all) => merged(all, "bruges-told-money", 0, 1) },
  { follow: ["br-act", "br-gain-workers"], action: "workers", make: (all) => merged(all, "bruges-told-workers", 0, 1) },
  { follow: ["br-pay-guilders", "br-lay-person"], make: (all) => merged(all, "bruges-told-lay", 1, 0) },
  { follow: ["br-pay-guilders", "br-advance"], make: (all) => merged(all, "bruges-told-step", 1, 0) },
];

/** Tell one with the count, and the colour if it has none, of another. */
function merged(all: readonly Telling[], id: string, main: number, counted: number): Telling[] {
  const [told, more] = [all[main], all[counted]];
  if (!told || !more) return [...all];
  return instead(all, id, { ...more.said.arguments, ...told.said.arguments, count: of<number>(more, "count") });
}

function turns(tellings: readonly Telling[]): Telling[] {
  const found: Telling[] = [];
  for (let at = 0; at < tellings.length; ) {
    const rule = TURNS.find(({ follow, action }) => {
      const all = tellings.slice(at, at + follow.length);
      const [first] = all;
      return first !== undefined && all.length === follow.length && all.every((each, n) => is(each, follow[n] ?? "") && of(each, "seat") === of(first, "seat")) && (action === undefined || of(first, "action") === action);
    });
    const all = tellings.slice(at, at + (rule?.follow.length ?? 1));
    found.push(...(rule ? rule.make(all) : all));
    at += all.length;
  }
  return found;
}

export function condense(tellings: readonly Telling[], name: (seat: number) => string): Telling[] {
  const marked = tellings.map((each) => (is(each, "br-round") ? { ...each, heads: true } : is(each, "br-majority", "br-last-round") ? { ...each, apart: true } : each));
  const rolled = runs(turns(marked), (one, next) => is(one, "br-roll") && is(next, "br-roll"), dice);
  const hands = runs(rolled, (one, next) => is(one, "br-draw", "br-look-at-card") && is(next, "br-draw", "br-look-at-card") && of(one, "seat") === of(next, "seat"), drawn);
  const cards = runs(
    hands,
    (one, next) => is(one, "br-look-at-card") && is(next, "br-look-at-card") && of(one, "seat") === of(next, "seat"),
    (run) => {
      const told = run.slice(0, 5).map((each, at) => [at === 0 ? "card" : `card${at + 1}`, of<number>(each, "card")] as const);
      return [...instead(run.slice(0, 5), "bruges-told-cards", { seat: of<number>(run[0] as Telling, "seat"), count: told.length, ...Object.fromEntries(told) }), ...run.slice(5)];
    },
  );
  return runs(cards, (one, next) => is(one, "br-take-threat") && is(next, "br-take-threat"), (run) => threats(run, name));
}
