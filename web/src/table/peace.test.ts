import { readFileSync } from "node:fs";
import { join } from "node:path";

import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { TABLE } from "../room/table";
import { tokens } from "../wire/tokens";
import { words } from "../words/words.svelte";
import Aftermath from "./Aftermath.svelte";
import Device from "./Device.svelte";
import Seats from "./Seats.svelte";
import Waiting from "./Waiting.svelte";

const newKey = vi.fn((_table: string, token: string) => Promise.resolve({ token: `${token}-new` }));
vi.mock("../wire/http", () => ({
  http: {
    lobby: () => Promise.resolve({ games: [] }),
    newKey: (table: string, token: string) => newKey(table, token),
  },
}));

beforeAll(() => {
  words.use("en", readFileSync(join(import.meta.dirname, "../words/en.ftl"), "utf8"));
});

const seat = (number: number, name: string, more: object = {}): object => ({
  ...{
    seat: number,
    who: "person",
    name,
    bot: null,
    face: number,
    ready: true,
    connected: true,
    stands_for: null,
    away: null,
    agreed: [],
    muted: false,
  },
  ...more,
});

/** A table as its owner has it, on seat 1. */
function session(owner: boolean, ...seats: object[]): object {
  const welcome = { game: "hamburg", options: {}, owner, commitment: "", goes: null };
  return {
    welcome,
    seats,
    mine: [1],
    code: null,
    refusal: null,
    table: "t1",
    handOverIn: () => null,
    sendAway: vi.fn(),
    mute: vi.fn(),
  };
}

const at = (session: object, now: object): { context: Map<symbol, object> } => ({
  context: new Map([[TABLE, { session, now }]]),
});

describe("peace at a table", () => {
  it("whoever opened it sends someone away before the game", async () => {
    const seats = [seat(1, "Anna"), seat(2, "Stranger")];
    const ours = session(true, ...seats) as { sendAway: ReturnType<typeof vi.fn> };
    const { unmount } = render(Waiting, at(ours, { seats }));
    await fireEvent.click(screen.getByRole("button", { name: "Send away: Stranger" }));
    expect(ours.sendAway).toHaveBeenCalledWith(2);
    expect(screen.queryByRole("button", { name: "Send away: Anna" })).toBeNull();
    unmount();
  });
  it("others do not", () => {
    const seats = [seat(1, "Anna"), seat(2, "Stranger")];
    const { unmount } = render(Waiting, at(session(false, ...seats), { seats }));
    expect(screen.queryByRole("button", { name: /Send away/ })).toBeNull();
    unmount();
  });
  it("and mutes someone, or lets them speak again", async () => {
    const seats = [seat(1, "Anna"), seat(2, "Ben"), seat(3, "Clara", { muted: true })];
    const ours = session(true, ...seats) as { mute: ReturnType<typeof vi.fn> };
    const { unmount } = render(Seats, at(ours, { phase: "running" }));
    await fireEvent.click(screen.getByRole("button", { name: "Mute: Ben" }));
    await fireEvent.click(screen.getByRole("button", { name: "Let speak again: Clara" }));
    expect(ours.mute.mock.calls).toEqual([
      [2, true],
      [3, false],
    ]);
    unmount();
  });
  it("whose seat is handed over is said by name, in the middle of a sentence", () => {
    const seats = [seat(1, "Anna"), seat(2, "Ben")];
    for (const [language, name] of [
      ["nl", "Overdragen: Ben"],
      ["en", "Hand over: Ben"],
    ] as const) {
      words.use(language, readFileSync(join(import.meta.dirname, `../words/${language}.ftl`), "utf8"));
      const ours = { ...session(true, ...seats), handOverIn: () => 0 };
      const { unmount } = render(Seats, at(ours, { phase: "running" }));
      screen.getByRole("button", { name });
      unmount();
    }
  });
  it("links to one's own seat are withdrawn, the new one is shown, and the table is loaded anew with it", async () => {
    const reload = vi.fn();
    vi.stubGlobal("location", { origin: "http://here", reload });
    tokens.keep({ table: "t1", token: "old", code: "c", owner: true });
    const { unmount } = render(Device, { table: "t1", token: "old" });
    const link = (): string => screen.getByRole<HTMLInputElement>("textbox").value;
    expect(link()).toBe("http://here/#/seat/t1/old");
    await fireEvent.click(screen.getByRole("button", { name: "Withdraw every link given so far" }));
    await vi.waitFor(() => expect(link()).toBe("http://here/#/seat/t1/old-new"));
    expect(screen.getByText(/only let people watch/).getAttribute("role")).toBe("status");
    expect(tokens.of("t1")).toEqual({ table: "t1", token: "old-new", code: "c", owner: true });
    expect(newKey).toHaveBeenCalledWith("t1", "old");
    expect(reload).not.toHaveBeenCalled();
    unmount();
    expect(reload).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
  it("a page that only showed the link stays as it is", () => {
    const reload = vi.fn();
    vi.stubGlobal("location", { origin: "http://here", reload });
    render(Device, { table: "t1", token: "old" }).unmount();
    expect(reload).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
  it("a table that was to go says so to whoever opens it, before its game and after", () => {
    const seats = [seat(1, "Anna")];
    const goes = "2026-11-20T10:00:00.000+00:00";
    for (const Page of [Waiting, Aftermath]) {
      const ours = session(true, ...seats) as { welcome: object };
      const room = { score: () => [], chapterMark: () => null };
      const table = {
        session: { ...ours, welcome: { ...ours.welcome, goes }, log: [], points: () => Promise.resolve([]) },
        now: { seats, winners: [] },
        ...{ room, view: {}, seats: [1], play: {}, name: () => "Anna" },
      };
      const { unmount } = render(Page as typeof Aftermath, {
        context: new Map([[TABLE, table]]),
      });
      screen.getByText(/This table was to be removed on November 20, 2026/);
      unmount();
    }
  });
});
