/** What a page keeps, from Chromium's own account of it. */
import type { Page } from "@playwright/test";

export interface Kept {
  /** MiB of the page's heap, and how many nodes its documents have. */
  readonly heap: number;
  readonly nodes: number;
}

interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] };
  };
  readonly nodes: readonly number[];
}

/** What the page keeps, after everything was forgotten that can be. */
export async function kept(page: Page): Promise<Kept> {
  const inner = await page.context().newCDPSession(page);
  // What is held by something forgotten only now is forgotten the next time.
  for (let times = 0; times < 2; times++) await inner.send("HeapProfiler.collectGarbage");
  const { usedSize } = await inner.send("Runtime.getHeapUsage");
  const { nodes } = await inner.send("Memory.getDOMCounters");
  await inner.detach();
  return { heap: usedSize / 2 ** 20, nodes };
}

/** What the page keeps, in MiB by kind: what V8 made of the program while it ran is `code`, what the program itself holds is the rest. */
export async function keptByKind(page: Page): Promise<ReadonlyMap<string, number>> {
  const inner = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  inner.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => chunks.push(chunk));
  await inner.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  await inner.detach();
  const { snapshot, nodes } = JSON.parse(chunks.join("")) as Snapshot;
  const {
    node_fields: fields,
    node_types: [types],
  } = snapshot.meta;
  const [type, size] = [fields.indexOf("type"), fields.indexOf("self_size")];
  const sums = new Map<string, number>();
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = types[nodes[at + type] ?? -1] ?? "";
    sums.set(kind, (sums.get(kind) ?? 0) + (nodes[at + size] ?? 0) / 2 ** 20);
  }
  return sums;
}

/** How much more one keeps than the other, by kind, the most first. */
export function more(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): string {
  return [...one]
    .map(([kind, size]) => ({ kind, by: size - (other.get(kind) ?? 0) }))
    .filter(({ by }) => Math.abs(by) >= 0.05)
    .toSorted((a, b) => b.by - a.by)
    .map(({ kind, by }) => `${kind} ${by.toFixed(1)}`)
    .join(", ");
}
