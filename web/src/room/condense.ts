/** What games tell together, in a sentence or as a small table. */
import type { Said } from "../wire/types";
import { listed } from "../words/listed";
import { t } from "../words/words.svelte";
import { runs, type Grid, type Telling } from "./told";

export function is(telling: Telling, ...ids: string[]): boolean {
  return ids.includes(telling.said.id);
}

/** What a telling says of something. */
export function of<T extends number | string>(telling: Telling, name: string): T {
  return telling.said.arguments[name] as T;
}

/** What made the amount that a telling names, where anything changed it. */
export function sumOf(telling: Telling): string {
  return String(telling.said.arguments["sum"] ?? "");
}

/** What is told instead of a run stands where its last one stood, with what made the amount in it. */
export function instead(run: readonly Telling[], id: string, args: Said["arguments"], grid?: Grid): Telling[] {
  const last = run.at(-1);
  const sum = run.map(sumOf).find(Boolean);
  return last
    ? [{ said: { id, arguments: sum ? { ...args, sum } : args }, line: last.line, ...(grid ? { grid } : {}) }]
    : [];
}

/** What has the same key stands together, in the order the keys are met. */
export function grouped<T, K>(all: readonly T[], key: (each: T) => K): [K, T[]][] {
  const found = new Map<K, T[]>();
  for (const each of all) found.set(key(each), [...(found.get(key(each)) ?? []), each]);
  return [...found];
}

/** What one player does in a row and is told in a sentence: what follows what, and what is told instead. */
export interface Turn {
  readonly follow: readonly string[];
  readonly when?: (all: readonly Telling[]) => boolean;
  readonly make: (all: readonly Telling[]) => Telling[];
}

/** Tell by the first rule that fits what follows, wherever one does. */
export function turned(tellings: readonly Telling[], rules: readonly Turn[]): Telling[] {
  const found: Telling[] = [];
  for (let at = 0; at < tellings.length;) {
    const rule = rules.find(({ follow, when }) => {
      const all = tellings.slice(at, at + follow.length);
      const [first] = all;
      // A sentence explains one amount: what made two of them is told apart.
      if (all.filter(sumOf).length > 1) return false;
      return (
        first !== undefined &&
        all.length === follow.length &&
        all.every((each, n) => is(each, follow[n] ?? "") && of(each, "seat") === of(first, "seat")) &&
        (when?.(all) ?? true)
      );
    });
    const all = tellings.slice(at, at + (rule?.follow.length ?? 1));
    found.push(...(rule ? rule.make(all) : all));
    at += all.length;
  }
  return found;
}

/** Things that one sentence names, each to be looked at: `card`, `card2` and so on, and `cards` as a list in words. */
export function named(kind: string, numbers: readonly number[], quoted: (number: number) => string): Said["arguments"] {
  const each = numbers.map((number, at) => [at === 0 ? kind : `${kind}${at + 1}`, number] as const);
  return { ...Object.fromEntries(each), [`${kind}s`]: listed(numbers.map(quoted)) };
}

/** Cards that one player looked at, told as one by a message with `cards`. */
export function looked(
  tellings: readonly Telling[],
  id: string,
  told: string,
  quoted: (card: number) => string,
): Telling[] {
  return runs(
    tellings,
    (one, next) => is(one, id) && is(next, id) && of(one, "seat") === of(next, "seat"),
    (run) =>
      instead(run, told, {
        seat: of<number>(run[0] as Telling, "seat"),
        ...named(
          "card",
          run.map((each) => of<number>(each, "card")),
          quoted,
        ),
      }),
  );
}

/** Who is meant, in words and how many. */
export function who(seats: readonly number[], name: (seat: number) => string): Said["arguments"] {
  return { names: listed(seats.map(name)), players: seats.length };
}

/** Something of several colours that several players got at once, as a table: who stands above, what at the side. */
export function several(
  run: readonly Telling[],
  {
    colours,
    value,
    title,
    name,
  }: { colours: readonly string[]; value: string; title: (colour: string) => string; name: (seat: number) => string },
): {
  readonly grid: Grid;
  readonly colours: readonly string[];
  readonly each: readonly { readonly seat: number; readonly colours: readonly string[] }[];
  readonly alike: boolean;
} {
  const seats = [...new Set(run.map((each) => of<number>(each, "seat")))].sort((a, b) => a - b);
  const met = colours.filter((colour) => run.some((each) => of(each, "colour") === colour));
  const most = (seat: number, colour: string): string => {
    const found = run
      .filter((each) => of(each, "seat") === seat && of(each, "colour") === colour)
      .map((each) => of<number>(each, value));
    return found.length > 0 ? String(Math.max(...found)) : "";
  };
  const grid = {
    head: ["", ...seats.map(name)],
    rows: met.map((colour) => [title(colour), ...seats.map((seat) => most(seat, colour))]),
  };
  const each = seats.map((seat) => ({ seat, colours: met.filter((colour) => most(seat, colour) !== "") }));
  return { grid, colours: met, each, alike: each.every(({ colours: got }) => got.length === met.length) };
}

/** Dice that were rolled together, in a line: `die` says one, `dice` all. */
export function diceTold(run: readonly Telling[], colours: readonly string[], die: string, dice: string): Telling[] {
  const pips = new Map(run.map((each) => [of<string>(each, "die"), of<number>(each, "pips")]));
  const parts = colours.flatMap((colour) =>
    pips.has(colour) ? [t(die, { colour, pips: pips.get(colour) ?? 0 })] : [],
  );
  return instead(run, dice, { dice: parts.join(", ") });
}

/** How many cards of each color were drawn, in words: `some` says those of one. */
export function backsTold(backs: readonly Telling[], colours: readonly string[], some: string): string {
  const counts = colours.map((colour) => ({
    colour,
    count: backs.filter((each) => of(each, "colour") === colour).length,
  }));
  return listed(counts.filter(({ count }) => count > 0).map((each) => t(some, each)));
}

/** Steps for the same price, one player after the other, told as one by a message with `names`. */
export function stepsTold(
  tellings: readonly Telling[],
  id: string,
  told: string,
  name: (seat: number) => string,
): Telling[] {
  return runs(
    tellings,
    (one, next) => is(one, id) && is(next, id) && of(one, "count") === of(next, "count") && !sumOf(one) && !sumOf(next),
    (run) => {
      const seats = run.map((each) => of<number>(each, "seat"));
      return instead(run, told, { ...who(seats, name), count: of<number>(run[0] as Telling, "count") });
    },
  );
}
