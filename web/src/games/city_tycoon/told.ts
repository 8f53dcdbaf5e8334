/** The story of City Tycoon in fewer words: a heading for each phase, a draft in two sentences, a tile with all it costs and brings in one. */
import { grouped, instead, is, named, of, who } from "../../room/condense";
import { listed } from "../../words/listed";
import { runs, type Telling } from "../../room/told";
import type { Said } from "../../wire/types";
import { t, words } from "../../words/words.svelte";
import { cellName } from "./winds";

type Name = (seat: number) => string;

/** The phase that what is told belongs to; the end comes after the five, the set-up before. */
const PHASES: Readonly<Record<string, number>> = {
  "ct-closed": 0,
  "ct-placed": 1,
  "ct-dealt": 2,
  "ct-dealt-tiles": 2,
  "ct-picked": 2,
  "ct-picked-tile": 2,
  "ct-laid": 3,
  "ct-built": 3,
  "ct-sold": 3,
  "ct-sold-tile": 3,
  "ct-supplied": 4,
  "ct-passed": 4,
  "ct-tidied": 5,
};
const END = 6;

const fromSource = (telling: Telling | undefined, source: string): boolean =>
  telling?.said.arguments["source"] === source;
const countOf = (telling: Telling): number => of<number>(telling, "count");
const seatOf = (telling: Telling): number => of<number>(telling, "seat");

function phaseOf(telling: Telling, next: Telling | undefined): number | undefined {
  if (is(telling, "ct-placed") && fromSource(next, "start")) return 0;
  if (is(telling, "ct-pay-bank") && fromSource(next, "money")) return END;
  return PHASES[telling.said.id];
}

/** Tell where a phase begins; what is heard of from its middle on needs no heading. */
function headed(tellings: readonly Telling[]): Telling[] {
  let round = 0;
  let last: number | undefined;
  return tellings.flatMap((telling, at): Telling[] => {
    const next = tellings[at + 1];
    if (is(telling, "ct-round")) {
      [round, last] = [of<number>(telling, "round"), END];
      // The heading of its first phase says it, too.
      return next && phaseOf(next, tellings[at + 2]) !== undefined ? [] : [{ ...telling, heads: true }];
    }
    const phase = phaseOf(telling, next) ?? last;
    const begins = phase !== last && last !== undefined && phase !== undefined && phase > 0;
    last = phase;
    if (!begins) return [telling];
    const said =
      phase === END
        ? { id: "tycoon-told-end", arguments: {} }
        : { id: "tycoon-told-phase", arguments: { round, phase } };
    return [{ said, line: telling.line, heads: true }, telling];
  });
}

function order(run: readonly Telling[], name: Name): Telling[] {
  const placed = run.filter((each) => is(each, "ct-placed"));
  if (!run.some((each) => fromSource(each, "start")))
    return instead(run, "tycoon-told-order", who(placed.map(seatOf), name));
  const money = new Map(run.filter((each) => fromSource(each, "start")).map((each) => [seatOf(each), countOf(each)]));
  const each = placed.map((one) =>
    t("tycoon-told-start", { name: name(seatOf(one)), count: money.get(seatOf(one)) ?? 0 }),
  );
  return instead(run, "tycoon-told-order-start", { names: listed(each) });
}

/** The tiles of one player, each to be looked at. */
function tiles(run: readonly Telling[], id: string, seat: number, numbers: readonly number[]): Telling[] {
  return instead(run, id, { seat, ...named("tile", numbers, (tile) => words.format("ct-tile-quoted", { tile })) });
}

const bySeat = (run: readonly Telling[]): [number, Telling[]][] => grouped(run, seatOf);

/** What was dealt: to all alike, and what we may see of it. */
function dealt(run: readonly Telling[]): Telling[] {
  const HANDFUL = 3;
  const all = bySeat(run);
  const most = Math.max(...all.map(([, each]) => HANDFUL * each.length));
  const seen = all.filter(([, each]) => each.some((one) => is(one, "ct-dealt-tiles")));
  return [
    ...(all.length > 1 ? instead(run, "tycoon-told-dealt-all", { count: most }) : []),
    ...seen.flatMap(([seat, each]) =>
      tiles(
        run,
        "tycoon-told-dealt",
        seat,
        each.flatMap((one) => ["tile1", "tile2", "tile3"].map((at) => of<number>(one, at))),
      ),
    ),
  ];
}

/** Who kept what, as far as we may know; of the others how many. */
function kept(run: readonly Telling[], name: Name): Telling[] {
  const all = bySeat(run);
  const seen = all.filter(([, each]) => is(each[0] as Telling, "ct-picked-tile"));
  const unseen = all.filter(([, each]) => is(each[0] as Telling, "ct-picked"));
  return [
    ...seen.flatMap(([seat, each]) =>
      tiles(
        run,
        "tycoon-told-kept",
        seat,
        each.map((one) => of<number>(one, "tile")),
      ),
    ),
    ...grouped(unseen, ([, each]) => each.length).flatMap(([count, some]) =>
      instead(run, "tycoon-told-kept-unseen", {
        count,
        ...who(
          some.map(([seat]) => seat),
          name,
        ),
      }),
    ),
  ];
}

/** Several amounts of the same as one. */
function summed(all: readonly Telling[], what: (telling: Telling) => string): [string, number][] {
  return grouped(all, what).map(([key, some]) => [key, some.reduce((sum, each) => sum + countOf(each), 0)]);
}

const GAINS: Readonly<Record<string, string>> = {
  "ct-gain-money": "euro",
  "ct-gain-points": "points",
  "ct-gain-yellow": "yellow",
};
const isGain = (telling: Telling): boolean => telling.said.id in GAINS;

/** What someone gets, in a list: from the tile, or from its neighbors; `none` if it is nothing. */
function gains(rest: readonly Telling[], neighbours: boolean): string {
  const each = summed(
    rest.filter((one) => isGain(one) && fromSource(one, "neighbours") === neighbours),
    (one) => GAINS[one.said.id] ?? "",
  );
  return listed(each.map(([what, count]) => t("tycoon-told-gain", { what, count }))) || "none";
}

/** What lies around a new tile. */
function around(rest: readonly Telling[]): string {
  const all = grouped(
    rest.filter((each) => is(each, "ct-landscape")),
    (each) => of<string>(each, "kind"),
  );
  return listed(
    all.map(([kind, some]) =>
      t("tycoon-told-around", { kind, cells: listed(some.map((each) => cellName(of<string>(each, "cell")))) }),
    ),
  );
}

/** How many yellow cubes go to a tile: no sentence tells, but they are seen to. */
function yellowOf(supplied: Telling): number {
  const moves = supplied.line.beats
    .flatMap((beat) => beat.moves)
    .filter(
      ({ thing, from, to }) => thing === "cube" && from === `yellow ${seatOf(supplied)}` && to?.startsWith("delivered"),
    );
  return moves.reduce((sum, { count }) => sum + (count ?? 1), 0);
}

/** What a deed costs; `none` if it is nothing. */
function cost(first: Telling, rest: readonly Telling[]): string {
  const price = rest
    .filter((each) => is(each, "ct-pay-bank", "ct-pay-seat"))
    .reduce((sum, each) => sum + countOf(each), 0);
  const yellow = is(first, "ct-supplied") ? yellowOf(first) : 0;
  return (
    listed([
      ...(price > 0 ? [words.format("ct-price", { price })] : []),
      ...(yellow > 0 ? [t("tycoon-told-yellow", { count: yellow })] : []),
    ]) || "none"
  );
}

/** Whom the money goes to, unless all of it is the bank's. */
function shares(first: Telling, rest: readonly Telling[], name: Name): string {
  const paid = rest.filter((each) => is(each, "ct-pay-bank", "ct-pay-seat"));
  const others = paid.filter((each) => is(each, "ct-pay-seat"));
  if (others.length === 0) return "none";
  const to = (each: Telling): string => name(of<number>(each, "victim"));
  if (paid.length === 1 && yellowOf(first) === 0) return t("tycoon-told-share-all", { name: to(others[0] as Telling) });
  return listed(
    paid.map((each) =>
      is(each, "ct-pay-bank")
        ? t("tycoon-told-share-bank", { count: countOf(each) })
        : t("tycoon-told-share", { count: countOf(each), name: to(each) }),
    ),
  );
}

/** A deed with everything that comes of it, in one sentence. */
function deed(run: readonly Telling[], name: Name): Telling[] {
  const [first, ...rest] = run as [Telling, ...Telling[]];
  const bought = rest.find((each) => fromSource(each, "bought"));
  const fee = bought && rest[rest.indexOf(bought) - 1];
  const others = rest.filter((each) => each !== bought && each !== fee);
  const told = (id: string, more: Said["arguments"] = {}): Telling[] =>
    instead(run, id, {
      ...first.said.arguments,
      for: t("tycoon-told-for", { cost: cost(first, others) }),
      brings: t("tycoon-told-brings", { gains: gains(others, false), bonus: gains(others, true) }),
      ...more,
    });
  const points =
    bought && fee
      ? instead(run, "tycoon-told-bought", { seat: seatOf(first), price: countOf(fee), count: countOf(bought) })
      : [];
  if (is(first, "ct-laid")) return [...told("tycoon-told-laid", { around: around(others) || "none" }), ...points];
  if (is(first, "ct-built")) return told("tycoon-told-built");
  if (is(first, "ct-sold")) return told("tycoon-told-sold");
  if (is(first, "ct-sold-tile")) return told("tycoon-told-sold-tile");
  return told("tycoon-told-supplied", { shares: shares(first, others, name) });
}

const DEEDS = ["ct-laid", "ct-built", "ct-sold", "ct-sold-tile", "ct-supplied"];
const FOLLOWS = ["ct-pay-bank", "ct-pay-seat", "ct-landscape", ...Object.keys(GAINS)];

/** What followed a deed and is told with it: the same player's, until the next one. */
function deeds(tellings: readonly Telling[], name: Name): Telling[] {
  const found: Telling[] = [];
  for (let at = 0; at < tellings.length;) {
    const first = tellings[at] as Telling;
    let end = at + 1;
    if (is(first, ...DEEDS)) {
      for (
        let next = tellings[end];
        next && is(next, ...FOLLOWS) && seatOf(next) === seatOf(first);
        next = tellings[end]
      )
        end += 1;
      found.push(...deed(tellings.slice(at, end), name));
    } else found.push(first);
    at = end;
  }
  return found;
}

/** Money that is worth points at the end. */
function cashed(run: readonly Telling[]): Telling[] {
  return bySeat(run).flatMap(([seat, each]) => {
    const [paid, points] = [each.find((one) => is(one, "ct-pay-bank")), each.find((one) => is(one, "ct-gain-points"))];
    return paid && points
      ? instead(each, "tycoon-told-money", { seat, price: countOf(paid), count: countOf(points) })
      : each;
  });
}

export function condense(tellings: readonly Telling[], name: Name): Telling[] {
  const both =
    (...ids: string[]) =>
    (one: Telling, next: Telling) =>
      is(one, ...ids) && is(next, ...ids);
  const start = (each: Telling): boolean => is(each, "ct-placed") || fromSource(each, "start");
  const ordered = runs(
    headed(tellings),
    (one, next) => start(one) && start(next),
    (run) => order(run, name),
  );
  const packs = runs(ordered, both("ct-dealt", "ct-dealt-tiles"), dealt);
  const picks = runs(packs, both("ct-picked", "ct-picked-tile"), (run) => kept(run, name));
  const passed = runs(deeds(picks, name), both("ct-passed"), (run) =>
    instead(run, "tycoon-told-passed", who(run.map(seatOf), name)),
  );
  const ended = runs(
    passed,
    (one, next) =>
      both("ct-pay-bank", "ct-gain-points")(one, next) && (fromSource(one, "money") || fromSource(next, "money")),
    cashed,
  );
  return ended.map((each) => {
    if (is(each, "tycoon-told-kept")) return { ...each, apart: true };
    if (is(each, "ct-tidied")) return { ...each, said: { id: "tycoon-told-tidied", arguments: {} } };
    // A closed side is nobody's.
    return is(each, "ct-closed")
      ? { ...each, said: { ...each.said, arguments: { side: of<string>(each, "side") } } }
      : each;
  });
}
