import { flushSync, tick } from "svelte";
import { afterEach, expect, it, vi } from "vitest";

import { http } from "../wire/http";
import { tokens } from "../wire/tokens";
import type { TableSummary } from "../wire/types";
import { longestWaiting } from "../wire/waiting";
import { Next } from "./next.svelte";

const summary = (table: string, since: string, changes: object = {}): TableSummary =>
  ({ table, game: "hamburg", phase: "running", asked: [1], mine: [1], updated: since, ...changes }) as never;
const TABLES = [
  summary("here", "2026-01-01"),
  summary("late", "2026-03-03"),
  null,
  summary("early", "2026-02-02"),
  summary("theirs", "2026-01-02", { asked: [2] }),
  summary("over", "2026-01-03", { phase: "over" }),
];
afterEach(() => vi.restoreAllMocks());

it("is the table that waits for me longest, but not this one, another's turn or one that is over", () => {
  expect(longestWaiting(TABLES, "here")?.table).toBe("early");
  expect(longestWaiting(TABLES.slice(0, 1), "here")).toBeNull();
});

it("is offered while I do not choose here, and only then", async () => {
  vi.spyOn(tokens, "all").mockReturnValue(["here", "early"].map((table) => ({ table, token: table })) as never);
  const asked = vi.spyOn(http, "mine").mockResolvedValue({ tables: TABLES } as never);
  let busy = $state(true);
  let next: Next | undefined;
  const stop = $effect.root(() => {
    next = new Next("here", () => busy);
  });
  flushSync();
  expect(asked).not.toHaveBeenCalled();
  busy = false;
  flushSync();
  await tick();
  await vi.waitFor(() => expect(next?.table?.table).toBe("early"));
  busy = true;
  flushSync();
  expect(next?.table).toBeNull();
  stop();
});
