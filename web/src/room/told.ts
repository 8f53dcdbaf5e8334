/** The story in fewer words: what belongs together is told together. */
import type { LogLine, Said } from "../wire/types";
import { words } from "../words/words.svelte";

/** Something that was said, with the line of the log it stands in. */
export interface Telling {
  readonly said: Said;
  readonly line: LogLine;
  /** The same as a small table, for those who see it. */
  readonly grid?: Grid;
  /** Whether something new begins with it, such as a season. */
  readonly heads?: boolean;
  /** Whether it is no part of what someone did before. */
  readonly apart?: boolean;
}

/** A small table: what stands above its columns, and its rows, each beginning with its name. */
export interface Grid {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What one player did, or what happened to all, in one go. */
export interface Paragraph {
  readonly n: number;
  /** How many entries there were after it: the moment it leads to. */
  readonly entry: number;
  readonly seat: number | null;
  readonly warning: boolean;
  readonly heads: boolean;
  readonly tellings: readonly Telling[];
}

export type Condense = (tellings: readonly Telling[], name: (seat: number) => string) => readonly Telling[];

function whoseOf(telling: Telling): number | null {
  const seat = telling.said.arguments["seat"];
  return typeof seat === "number" && !telling.heads ? seat : null;
}

/** The lines of a log as paragraphs: one for each who did something; a game may tell several things as one before. */
export function paragraphs(log: readonly LogLine[], condense: Condense | undefined, name: (seat: number) => string): Paragraph[] {
  const all = log.flatMap((line) => line.says.map((said): Telling => ({ said, line })));
  const found: { -readonly [key in keyof Paragraph]: Paragraph[key] }[] = [];
  for (const telling of condense?.(all, name) ?? all) {
    const { line } = telling;
    const [seat, heads] = [whoseOf(telling), telling.heads ?? false];
    const last = found.at(-1);
    const together = last && seat !== null && last.seat === seat && !last.heads && !telling.apart && !last.warning && !line.warning;
    if (together) {
      last.tellings = [...last.tellings, telling];
      last.entry = line.entry;
    } else found.push({ n: line.n * 64 + found.filter((each) => Math.floor(each.n / 64) === line.n).length, entry: line.entry, seat, warning: line.warning, heads, tellings: [telling] });
  }
  return found;
}

/** Merge runs: of neighbours that belong together, `make` returns what is told instead. */
export function runs(tellings: readonly Telling[], together: (one: Telling, next: Telling) => boolean, make: (run: readonly Telling[]) => readonly Telling[]): Telling[] {
  const found: Telling[] = [];
  let run: Telling[] = [];
  const end = (): void => {
    found.push(...(run.length > 1 ? make(run) : run));
    run = [];
  };
  for (const telling of tellings) {
    const last = run.at(-1);
    if (last && !together(last, telling)) end();
    run.push(telling);
  }
  end();
  return found;
}

export function is(telling: Telling, ...ids: string[]): boolean {
  return ids.includes(telling.said.id);
}

/** What a telling says of something. */
export function of<T extends number | string>(telling: Telling, name: string): T {
  return telling.said.arguments[name] as T;
}

/** What is told instead of a run stands where its last one stood. */
export function instead(run: readonly Telling[], id: string, args: Said["arguments"], grid?: Grid): Telling[] {
  const last = run.at(-1);
  return last ? [{ said: { id, arguments: args }, line: last.line, ...(grid ? { grid } : {}) }] : [];
}

export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(parts);
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
  for (let at = 0; at < tellings.length; ) {
    const rule = rules.find(({ follow, when }) => {
      const all = tellings.slice(at, at + follow.length);
      const [first] = all;
      return first !== undefined && all.length === follow.length && all.every((each, n) => is(each, follow[n] ?? "") && of(each, "seat") === of(first, "seat")) && (when?.(all) ?? true);
    });
    const all = tellings.slice(at, at + (rule?.follow.length ?? 1));
    found.push(...(rule ? rule.make(all) : all));
    at += all.length;
  }
  return found;
}

/** How many cards one sentence names. */
const NAMED = 5;

/** Cards that one player looked at: those that a sentence holds as one, told by a message with `card`, `card2` and so on. */
export function looked(tellings: readonly Telling[], id: string, told: string): Telling[] {
  return runs(
    tellings,
    (one, next) => is(one, id) && is(next, id) && of(one, "seat") === of(next, "seat"),
    (run) => {
      const named = run.slice(0, NAMED);
      const cards = named.map((each, at) => [at === 0 ? "card" : `card${at + 1}`, of<number>(each, "card")] as const);
      return [...instead(named, told, { seat: of<number>(run[0] as Telling, "seat"), count: named.length, ...Object.fromEntries(cards) }), ...run.slice(NAMED)];
    },
  );
}

/** Something of several colours that several players got at once, as a table: who stands above, what at the side. */
export function several(
  run: readonly Telling[],
  { colours, value, title, name }: { colours: readonly string[]; value: string; title: (colour: string) => string; name: (seat: number) => string },
): { readonly grid: Grid; readonly colours: readonly string[]; readonly each: readonly { readonly seat: number; readonly colours: readonly string[] }[]; readonly alike: boolean } {
  const seats = [...new Set(run.map((each) => of<number>(each, "seat")))].sort((a, b) => a - b);
  const met = colours.filter((colour) => run.some((each) => of(each, "colour") === colour));
  const most = (seat: number, colour: string): string => {
    const found = run.filter((each) => of(each, "seat") === seat && of(each, "colour") === colour).map((each) => of<number>(each, value));
    return found.length > 0 ? String(Math.max(...found)) : "";
  };
  const grid = { head: ["", ...seats.map(name)], rows: met.map((colour) => [title(colour), ...seats.map((seat) => most(seat, colour))]) };
  const each = seats.map((seat) => ({ seat, colours: met.filter((colour) => most(seat, colour) !== "") }));
  return { grid, colours: met, each, alike: seats.length > 1 && each.every(({ colours: got }) => got.length === met.length) };
}
