import { describe, expect, it, vi } from "vitest";

import { act } from "../beats/acts";
import { Hand } from "../beats/hand";
import type { LogLine, Moment, State } from "../wire/types";
import { Playback } from "./playback.svelte";

function line(n: number, seat: number | null): LogLine {
  return {
    n,
    entry: n,
    seat,
    text: "do",
    says: [{ id: "said", arguments: { n } }],
    beats: [{ moves: [{ thing: "mark", to: `marks ${seat ?? 0}` }] }],
    warning: false,
  };
}

/** How things stand after so many entries; the view only tells that number. */
function state(at: number, log: LogLine[], more: Partial<State> = {}): State {
  const question = { seat: 1, ticket: `t${at}`, step: "", ask: { id: "ask", arguments: {} }, choices: [] };
  return {
    type: "state",
    version: at,
    phase: "running",
    seat: 1,
    seats: [1, 2, 3].map((seat) => ({ seat }) as State["seats"][number]),
    asked: [1],
    winners: [],
    question,
    undo: { possible: true, count: 1, why_not: null },
    entries: at,
    last_own: 0,
    view: { at } as unknown as State["view"],
    log_keep: log[0] ? log[0].n - 1 : at,
    log,
    ...more,
  };
}

function made(): { clock: Hand; playback: Playback; shown: () => unknown } {
  const clock = new Hand();
  const replay = (at: number): Promise<Moment> => Promise.resolve({ view: { at }, asked: [2] } as unknown as Moment);
  const playback = new Playback({ mine: () => [1], speed: () => "usual", replay }, clock);
  const shown = (): unknown => [
    (playback.state?.view as unknown as { at: number } | null)?.at,
    playback.state?.question?.ticket ?? null,
    playback.log.at(-1)?.n ?? 0,
  ];
  return { clock, playback, shown };
}

describe("what is drawn", () => {
  it("is there at once when one comes, and follows turn by turn afterwards", () => {
    const { clock, playback, shown } = made();
    playback.hear(state(5, [line(5, 1)]));
    expect(shown()).toEqual([5, "t5", 5]);
    playback.hear(state(6, [line(6, 2)], { question: null, asked: [3] }));
    playback.hear(state(7, [line(7, 3)]));
    expect(shown()).toEqual([6, null, 6]);
    expect(playback.latest?.entries).toBe(7);
    clock.pass(600);
    expect(shown()).toEqual([7, null, 7]);
    clock.pass(600);
    expect(shown()).toEqual([7, "t7", 7]);
  });

  it("sees a turn as things lie when it is shown, not when it came in", () => {
    const { clock, playback, shown } = made();
    const seen: unknown[] = [];
    playback.staging = (beat, { n }) => {
      if (n === 8) seen.push((shown() as unknown[])[0]);
      return [act("pulse", { thing: "mark" }, beat, 200, { table: n === 8 })];
    };
    playback.hear(state(5, [line(5, 1)]));
    for (const [n, seat] of [
      [6, 2],
      [7, 3],
      [8, null],
    ] as const)
      playback.hear(state(n, [line(n, seat)]));
    expect(new Set(seen)).toEqual(new Set([6]));
    clock.pass(5000);
    expect(seen.at(-1)).toBe(7);
  });

  it("moves when the picture of the turn is drawn, and not if it is over by then", () => {
    const { clock, playback } = made();
    const moves = vi.spyOn(playback.animator, "play");
    playback.hear(state(5, [line(5, 1)]));
    playback.hear(state(6, [line(6, 2)], { question: null, asked: [3] }));
    expect(moves).not.toHaveBeenCalled();
    clock.pass(0);
    expect(moves).toHaveBeenCalledOnce();
    playback.hear(state(7, [line(7, 3)]));
    playback.finish();
    clock.pass(1000);
    expect(moves).toHaveBeenCalledOnce();
  });

  it("asks how it was between turns that came with one state", async () => {
    const { clock, playback, shown } = made();
    playback.hear(state(5, [line(5, 1)]));
    playback.hear(state(7, [line(6, 2), line(7, 3)]));
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    expect(shown()).toEqual([6, null, 6]);
    clock.pass(600);
    expect(shown()).toEqual([7, null, 7]);
  });

  it("keeps an open question open while others answer theirs", () => {
    const { playback, shown } = made();
    const first = state(5, [line(5, 2)]);
    playback.hear(first);
    playback.hear(state(6, [line(6, 3)], { question: first.question }));
    expect(shown()).toEqual([6, "t5", 6]);
  });

  it("lets our own moves be drawn with the next question at once", () => {
    const { playback, shown } = made();
    playback.hear(state(5, [line(5, 2)]));
    playback.hear(state(6, [line(6, 1)]));
    expect(shown()).toEqual([6, "t6", 6]);
    playback.hear(state(7, [line(7, 1)]));
    expect(shown()).toEqual([7, "t7", 7]);
  });

  it("shows to the end what comes of our own move for all, and asks while others answer the same", () => {
    const { clock, playback, shown } = made();
    playback.staging = (beat, { n }) => [act(n === 6 ? "fly" : "pulse", { thing: "tile" }, beat, 400, { table: true })];
    playback.hear(state(5, [line(5, 2)]));
    playback.hear(state(6, [line(6, 1)]));
    playback.hear(state(7, [line(7, 2)]));
    expect(shown()).toEqual([6, null, 6]);
    clock.pass(400);
    expect(shown()).toEqual([7, "t7", 7]);
    expect(playback.playing).toBe(true);
    playback.hear(state(8, [line(8, 1)]));
    // Our next move waits for nothing.
    clock.pass(400);
    expect(shown()).toEqual([8, null, 8]);
  });

  it("does not tell that the game is over, nor who won, before the last turn was seen", () => {
    const { clock, playback } = made();
    playback.hear(state(5, [line(5, 1)]));
    playback.hear(state(6, [line(6, 2)], { phase: "over", winners: [2], question: null, asked: [] }));
    expect([playback.state?.phase, playback.state?.winners]).toEqual(["running", []]);
    clock.pass(600);
    expect([playback.state?.phase, playback.state?.winners]).toEqual(["over", [2]]);
  });

  it("shows to the end what the rules do for a seat of theirs in the wake of our own move", () => {
    const { clock, playback, shown } = made();
    const seats = [
      { seat: 1, who: "person" },
      { seat: 2, who: "rules" },
    ] as unknown as State["seats"];
    playback.hear(state(5, [line(5, 1)], { seats }));
    const ours = line(6, 1);
    playback.hear(state(6, [{ ...ours, beats: [...ours.beats, ...line(6, 2).beats] }], { seats }));
    expect(shown()).toEqual([6, null, 6]);
    clock.pass(2000);
    expect(shown()).toEqual([6, "t6", 6]);
  });

  it("jumps where the line breaks: a choice was taken back, or someone else looks", () => {
    const { playback, shown } = made();
    playback.hear(state(5, [line(5, 1)]));
    playback.hear(state(6, [line(6, 2)], { question: null }));
    playback.hear(state(5, [line(8, null)], { log_keep: 5, entries: 5 }));
    expect(shown()).toEqual([5, "t5", 8]);
    playback.hear(state(6, [line(9, 2)], { seat: 2, log_keep: 0 }));
    expect(shown()).toEqual([6, "t6", 9]);
  });

  it("shows again what happened since an entry, and ends where things stand", async () => {
    const { clock, playback, shown } = made();
    playback.hear(state(7, [line(5, 1), line(6, 2), line(7, 3)]));
    const film = playback.film(5);
    for (let i = 0; i < 6; i++) await Promise.resolve();
    await film;
    for (let i = 0; i < 6; i++) await Promise.resolve();
    expect(shown()).toEqual([6, null, 6]);
    clock.pass(600);
    expect(shown()).toEqual([7, null, 7]);
    clock.pass(600);
    expect(shown()).toEqual([7, "t7", 7]);
  });
});
