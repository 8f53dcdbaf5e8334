/** The story in fewer words: what belongs together is told together. */
import type { LogLine, Said } from "../wire/types";
import type { Part } from "../words/words.svelte";

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

/** In whose turn something happened to someone else; null for what one does oneself, and for chance. */
function turnOf(telling: Telling): number | null {
  return telling.line.seat === whoseOf(telling) ? null : telling.line.seat;
}

/** The lines of a log as paragraphs: one for each who did something; a game may tell several things as one before. */
export function paragraphs(
  log: readonly LogLine[],
  condense: Condense | undefined,
  name: (seat: number) => string,
): Paragraph[] {
  const all = log.flatMap((line) => line.says.map((said): Telling => ({ said, line })));
  const found: { -readonly [key in keyof Paragraph]: Paragraph[key] }[] = [];
  for (const telling of condense?.(all, name) ?? all) {
    const { line } = telling;
    const [seat, heads] = [whoseOf(telling), telling.heads ?? false];
    const last = found.at(-1);
    const before = last?.tellings.at(-1);
    const together =
      last &&
      before &&
      seat !== null &&
      last.seat === seat &&
      turnOf(before) === turnOf(telling) &&
      !last.heads &&
      !telling.apart &&
      !last.warning &&
      !line.warning;
    if (together) {
      last.tellings = [...last.tellings, telling];
      last.entry = line.entry;
    } else
      found.push({
        n: Math.max(line.n * 64, (last?.n ?? 0) + 1),
        entry: line.entry,
        seat,
        warning: line.warning,
        heads,
        tellings: [telling],
      });
  }
  return found;
}

/** Sentences one after the other: whoever does several things in a row is named once. */
export function inOneGo(sentences: readonly (readonly Part[])[]): Part[] {
  const found: Part[] = [];
  let who: Part | undefined;
  for (const sentence of sentences) {
    const [first, second, ...rest] = sentence;
    const last = found.at(-1);
    const again =
      first?.kind === "seat" &&
      who?.kind === "seat" &&
      who.number === first.number &&
      second?.kind === "text" &&
      second.text.startsWith(" ");
    if (again && last?.kind === "text" && last.text.endsWith("."))
      found.splice(-1, 1, { ...last, text: `${last.text.slice(0, -1)};` }, second, ...rest);
    else found.push(...(last ? [{ kind: "text", text: " " } as const] : []), ...sentence);
    who = first;
  }
  return found;
}

/** Where what somebody has not seen yet begins: after what they did last, with what it led to. */
export function firstUnseen(told: readonly Paragraph[], seat: number | null, lastOwn: number): number {
  if (lastOwn === 0) return 0;
  const own = told.findLastIndex((each) => each.seat === seat && each.entry <= lastOwn);
  return told.find((each, at) => each.entry > lastOwn || (own >= 0 && at > own && each.entry === lastOwn))?.n ?? 0;
}

/** Merge runs: of neighbours that belong together, `make` returns what is told instead. */
export function runs(
  tellings: readonly Telling[],
  together: (one: Telling, next: Telling) => boolean,
  make: (run: readonly Telling[]) => readonly Telling[],
): Telling[] {
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
