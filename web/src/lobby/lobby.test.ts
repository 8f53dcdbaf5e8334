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
import { doorOf } from "./door";
import { ordered, sinceWhen, standing } from "./standing";
import TableCard from "./TableCard.svelte";

const ROOT = join(import.meta.dirname, "../../..");
beforeAll(() => {
  // The test's own page knows no pages over the page.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  words.use(
    "en",
    readFileSync(join(ROOT, "web/src/words/en.ftl"), "utf8"),
    readFileSync(join(ROOT, "src/burgomaster/words/en/core.ftl"), "utf8"),
    "why = It was begun under version 1.\nhamburg-step = season { $step } of { $steps }",
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

async function opened(changes: object): Promise<() => void> {
  const { unmount } = render(TableCard, { table: table(changes), onremove: () => undefined });
  await fireEvent.click(screen.getByRole("button", { name: /^Menu of this table/ }));
  return unmount;
}

describe("a table at the front door", () => {
  it("of earlier rules says so, tells how far it came, gives its record and can be deleted", async () => {
    const unmount = await opened({ phase: "earlier", why: { id: "why", arguments: {} }, rows: 211, owner: true });
    expect(screen.getAllByText(/Begun under earlier rules/).length).toBeGreaterThan(0);
    for (const text of ["It was begun under version 1.", "211 steps were played."])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Download the record", hidden: true })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Delete", hidden: true })).toBeTruthy();
    expect(screen.queryByRole("link", { hidden: true })).toBeNull();
    unmount();
  });
  it("that is damaged is not opened, either", () => {
    const { unmount } = render(TableCard, { table: table({ phase: "broken" }) });
    expect(screen.getByText("Damaged")).toBeTruthy();
    expect(screen.queryByRole("link")).toBeNull();
    unmount();
  });
  it("that is soon removed says when, and offers its record", async () => {
    const unmount = await opened({ phase: "over", goes: "2026-11-25T12:00:00.000+00:00" });
    expect(screen.getByText(/will be removed on November 25, 2026/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Download the record", hidden: true })).toBeTruthy();
    unmount();
  });
  it("where a computer player goes on leads to one's seat", () => {
    const { unmount } = render(TableCard, { table: table({ mine: [], returns: [1] }) });
    expect(screen.getByRole("link", { name: /Take my seat back/ }).getAttribute("href")).toBe("#/table/t1");
    unmount();
  });
  it("is one link that says everything its picture shows", () => {
    const glimpse = { step: 6, steps: 8, since: new Date().toISOString(), points: [], winners: [], street: [] };
    const seats = [SEAT, { ...SEAT, seat: 2, name: "Ben" }];
    const { unmount } = render(TableCard, { table: table({ asked: [1], glimpse, seats }) });
    expect(screen.getByRole("link").querySelector(".unseen")?.textContent).toMatch(
      /^Hamburg, season 6 of 8, Your turn, since .*, with Ben$/,
    );
    unmount();
  });
});

describe("how a table stands", () => {
  const seats = [SEAT, { ...SEAT, seat: 2, name: "Ben" }, { ...SEAT, seat: 3, name: "", who: "free" }];
  const over = { phase: "over", glimpse: { step: 8, steps: 8, since: "", points: [83, 98], winners: [2], street: [] } };
  it.each([
    [{ asked: [1] }, "Your turn"],
    [{ asked: [2], seats }, "Ben is on turn"],
    [{ asked: [2], seats: [SEAT, { ...SEAT, seat: 2, name: "Ben", bot: "clerk" }] }, "Ben thinks"],
    [{ phase: "waiting", seats }, "Waiting for 1 player"],
    [{ phase: "waiting", seats: [SEAT] }, "Waiting for players"],
    [{ ...over, seats }, "Ben won, 98 : 83"],
    [{ ...over, seats, mine: [2] }, "You won, 98 : 83"],
    [{ ...over, seats, mine: [] }, "Ben won with 98"],
  ])("%j: %s", (changes, told) => {
    expect(standing(table(changes))).toBe(told);
  });
  it.each([
    ["2026-11-18T09:40:00", /^since 0?9:40/],
    ["2026-11-17T21:40:00", /^since yesterday$/],
    ["2026-11-14T21:40:00", /^since Saturday$/],
    ["2026-10-02T21:40:00", /^since October 2$/],
  ])("since %s", (time, told) => {
    expect(sinceWhen(table({ updated: time }), Date.parse("2026-11-18T12:00:00"))).toMatch(told);
  });
  it("lets the one that waits longest for me come first, and what cannot be opened last", () => {
    const at = (id: string, changes: object, hour: number): TableSummary =>
      table({ table: id, updated: `2026-11-18T0${hour}:00:00`, ...changes });
    const all = [
      at("broken", { phase: "broken" }, 9),
      at("over", { phase: "over" }, 8),
      at("late", { asked: [1] }, 7),
      at("early", { asked: [1] }, 3),
      at("others", { asked: [2] }, 6),
    ];
    expect(ordered(all).map((each) => each.table)).toEqual(["early", "late", "others", "over", "broken"]);
  });
});

describe("the front door in a window", () => {
  it.each([
    [1440, 900, false, { phone: false, narrow: false, ground: 347 }],
    [1024, 768, false, { phone: false, narrow: false, ground: 296 }],
    [900, 700, false, { phone: false, narrow: true }],
    [390, 844, false, { phone: true, ground: 126 }],
    [1440, 900, true, { phone: false, ground: 540 }],
    [1440, 250, false, { ground: 118 }],
  ])("%d by %d, empty %s", (w, h, empty, expected) => {
    expect(doorOf(w, h, empty)).toMatchObject(expected);
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

it("asks for a name and a face once, keeps them, and begins a first game under that name", async () => {
  localStorage.removeItem("burgomaster.settings");
  const games = [{ id: "toy", lesson: true, bots: ["clerk"], usual: "clerk", options: [] }];
  vi.spyOn(http, "lobby").mockResolvedValue({ games, tables: [], build: "" } as never);
  const make = vi.spyOn(http, "make").mockRejectedValue(new Error("full"));
  const { unmount } = render(Lobby);
  const begin = await screen.findByRole("button", { name: /^Learn it/ });
  await fireEvent.click(begin);
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Your name", hidden: true });
  expect(GUESTS).toContain(field.placeholder);
  await fireEvent.input(field, { target: { value: " Anna " } });
  await fireEvent.click(screen.getByRole("radio", { name: "Face 4", hidden: true }));
  await fireEvent.submit(field.form as HTMLFormElement);
  const called = () => make.mock.lastCall?.[0].sitters?.[0];
  await vi.waitFor(() => expect(called()).toMatchObject({ type: "me", name: "Anna", face: 3 }));
  expect(JSON.parse(localStorage.getItem("burgomaster.settings") ?? "{}")).toMatchObject({ name: "Anna", face: 3 });
  make.mockClear();
  await vi.waitFor(() => expect(begin).toHaveProperty("disabled", false));
  await fireEvent.click(begin);
  await vi.waitFor(() => expect(called()).toMatchObject({ type: "me", name: "Anna", face: 3 }));
  unmount();
  vi.restoreAllMocks();
});
