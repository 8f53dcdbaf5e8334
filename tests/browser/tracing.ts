/** What a page's thread did, from a trace of Chromium: tasks by the wall's clock and by the thread's own, which does not tick while other processes have the processor. */
import type { Browser, Page } from "@playwright/test";

interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly startTime?: number } };
}

export interface Task {
  /** When it began, in milliseconds by the page's clock, and how long it took by the wall's clock and by its own. */
  readonly at: number;
  readonly wall: number;
  readonly own: number;
  /** The mark that was set last before it. */
  readonly mark: string;
  /** How long it did what, itself, by the wall's clock; nothing unless the trace tells of the parts of tasks. */
  readonly parts: ReadonlyMap<string, number>;
}

const TASK = /RunTask$/;
/** What every trace tells: tasks, and the marks that the page sets. */
const TASKS = ["toplevel", "blink.user_timing", "__metadata"];

/** Trace what the page does until the answer is called; with `parts`, also what tasks are made of. */
export async function tracing(
  browser: Browser,
  page: Page,
  marks: readonly string[],
  parts = false,
): Promise<() => Promise<Task[]>> {
  await browser.startTracing(page, {
    categories: parts ? [...TASKS, "devtools.timeline", "disabled-by-default-devtools.timeline"] : TASKS,
  });
  return async () =>
    tasks((JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] }).traceEvents, marks);
}

/** The tasks of the page's thread: of the one that set the marks. */
function tasks(trace: readonly Traced[], wanted: readonly string[]): Task[] {
  const threads = trace.filter((each) => each.name === "thread_name" && each.args?.name === "CrRendererMain");
  const marks = trace.filter((each) => wanted.includes(each.name)).toSorted((a, b) => a.ts - b.ts);
  const page = threads.find((thread) => marks.some((mark) => mark.pid === thread.pid));
  const known = marks.find((mark) => mark.args?.data?.startTime !== undefined);
  const zero = (known?.ts ?? 0) / 1000 - (known?.args?.data?.startTime ?? 0);
  const own = trace
    .filter((each) => each.ph === "X" && each.pid === page?.pid && each.tid === page.tid)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const found: Task[] = [];
  for (let at = 0; at < own.length;) {
    const task = own[at];
    if (!task || !TASK.test(task.name)) {
      at += 1;
      continue;
    }
    const end = task.ts + (task.dur ?? 0);
    let next = at + 1;
    while (next < own.length && (own[next]?.ts ?? Infinity) < end) next += 1;
    found.push({
      at: task.ts / 1000 - zero,
      wall: (task.dur ?? 0) / 1000,
      own: (task.tdur ?? 0) / 1000,
      mark: marks.findLast((mark) => mark.ts <= task.ts)?.name ?? "",
      parts: selves(own.slice(at + 1, next)),
    });
    at = next;
  }
  return found;
}

/** How long each kind of event took itself, without those inside it. */
function selves(inside: readonly Traced[]): Map<string, number> {
  const sums = new Map<string, number>();
  const open: Traced[] = [];
  for (const each of inside) {
    while (open.length > 0 && (open.at(-1)?.ts ?? 0) + (open.at(-1)?.dur ?? 0) <= each.ts) open.pop();
    const outer = open.at(-1);
    if (outer) sums.set(outer.name, (sums.get(outer.name) ?? 0) - (each.dur ?? 0) / 1000);
    sums.set(each.name, (sums.get(each.name) ?? 0) + (each.dur ?? 0) / 1000);
    open.push(each);
  }
  return sums;
}

/** What a task did longest, as text. */
export function mostly({ parts }: Task): string {
  return [...parts]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 3)
    .map(([name, ms]) => `${name} ${ms.toFixed(0)}`)
    .join(", ");
}

/** The value below which a share of all lies, rounded. */
export function share(values: readonly number[], part: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN).toFixed(0);
}
