import { readFileSync } from "node:fs";
import { join } from "node:path";

import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { TABLE } from "../room/table";
import { words } from "../words/words.svelte";
import Seats from "./Seats.svelte";
import Waiting from "./Waiting.svelte";

vi.mock("../wire/http", () => ({ http: { lobby: () => Promise.resolve({ games: [] }) } }));

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
});
