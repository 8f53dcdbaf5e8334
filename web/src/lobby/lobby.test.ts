import { readFileSync } from "node:fs";
import { join } from "node:path";

import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";

import type { TableSummary } from "../wire/types";
import { words } from "../words/words.svelte";
import { http } from "../wire/http";
import { GUESTS } from "../words/names";
import Lobby from "./Lobby.svelte";
import { partingOf } from "./parting";
import TableCard from "./TableCard.svelte";

const ROOT = join(import.meta.dirname, "../../..");
beforeAll(() => {
  words.use(
    "en",
    readFileSync(join(ROOT, "web/src/words/en.ftl"), "utf8"),
    readFileSync(join(ROOT, "src/burgomaster/words/en/core.ftl"), "utf8"),
    "why = It was begun under version 1.",
  );
});

const SEAT = {
  seat: 1,
  who: "person",
  name: "Anna",
  bot: null,
  ready: true,
  connected: false,
  stands_for: null,
  away: null,
  agreed: [],
};
function table(changes: object): TableSummary {
  const usual = {
    table: "t1",
    game: "hamburg",
    options: {},
    phase: "running",
    seats: [SEAT],
    asked: [],
    mine: [1],
    returns: [],
    owner: false,
    listed: false,
    created: "",
    updated: "",
  };
  return { ...usual, why: null, rows: 0, ...changes } as unknown as TableSummary;
}

describe("a table in the lobby", () => {
  it("of earlier rules says so, tells who played and how far, gives its record and can be deleted", () => {
    const { unmount } = render(TableCard, {
      table: table({ phase: "earlier", why: { id: "why", arguments: {} }, rows: 211, owner: true }),
      turn: false,
      onremove: () => undefined,
    });
    for (const text of ["Begun under earlier rules", "It was begun under version 1.", "211 steps were played."])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText("Anna")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Download the record" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Delete" })).toBeTruthy();
    expect(screen.queryByRole("link")).toBeNull();
    unmount();
  });
  it("that is damaged is not opened, either", () => {
    const { unmount } = render(TableCard, { table: table({ phase: "broken" }), turn: false });
    expect(screen.getByText("Damaged")).toBeTruthy();
    expect(screen.queryByRole("link")).toBeNull();
    unmount();
  });
  it("that is soon removed says when, and offers its record", () => {
    const { unmount } = render(TableCard, {
      table: table({ phase: "over", goes: "2026-11-25T12:00:00.000+00:00" }),
      turn: false,
    });
    expect(screen.getByText(/will be removed on November 25, 2026/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Download the record" })).toBeTruthy();
    unmount();
  });
  it("where a computer player goes on leads to one's seat", () => {
    const { unmount } = render(TableCard, { table: table({ mine: [], returns: [1] }), turn: false });
    expect(screen.getByRole("link", { name: "Take my seat back" }).getAttribute("href")).toBe("#/table/t1");
    unmount();
  });
});

describe("parting from a table", () => {
  it.each([
    [{ owner: true }, "delete"],
    [{}, "leave"],
    [{ phase: "waiting" }, "leave"],
    [{ phase: "over" }, "forget"],
    [{ mine: [], returns: [1] }, "forget"],
    [{ phase: "earlier" }, "forget"],
  ])("%j: %s", (changes, parting) => {
    expect(partingOf(table(changes))).toBe(parting);
  });
});

it("begins a first game under the name that was given, or a burgher's", async () => {
  const games = [{ id: "toy", lesson: true, bots: ["clerk"], usual: "clerk", options: [] }];
  vi.spyOn(http, "lobby").mockResolvedValue({ games, tables: [], build: "" } as never);
  const make = vi.spyOn(http, "make").mockRejectedValue(new Error("full"));
  const { unmount } = render(Lobby);
  const begin = await screen.findByRole("button", { name: /^First game/ });
  await fireEvent.click(begin);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Your name" });
  const called = () => make.mock.lastCall?.[0].sitters?.[0];
  expect(GUESTS).toContain(field.placeholder);
  expect(called()).toMatchObject({ type: "me", name: field.placeholder });
  await fireEvent.change(field, { target: { value: " Anna " } });
  await vi.waitFor(() => expect(begin).toHaveProperty("disabled", false));
  await fireEvent.click(begin);
  expect(called()).toMatchObject({ type: "me", name: "Anna" });
  expect(JSON.parse(localStorage.getItem("burgomaster.settings") ?? "{}")).toMatchObject({ name: "Anna" });
  unmount();
  vi.restoreAllMocks();
});
