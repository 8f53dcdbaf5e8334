/** The story in fewer words: what belongs together is told together. */
import type { LogLine, Said } from "../wire/types";

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
    } else found.push({ n: Math.max(line.n * 64, (last?.n ?? 0) + 1), entry: line.entry, seat, warning: line.warning, heads, tellings: [telling] });
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
