import { readFileSync } from "node:fs";
import { join } from "node:path";

import { fireEvent, render, screen } from "@testing-library/svelte";
import { toStore } from "svelte/store";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "../browser/settings.svelte";
import type { Room } from "../room/room";
import { TABLE } from "../room/table";
import { words } from "../words/words.svelte";
import { Replay } from "./replay.svelte";
import ReplayBar from "./ReplayBar.svelte";

beforeAll(() => {
  words.use("en", readFileSync(join(import.meta.dirname, "../words/en.ftl"), "utf8"));
});
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  settings.change({ pace: 1 });
});

const room = {
  chapterMark: (chapter: readonly number[]) => (chapter[1] === 1 ? String(chapter[0]) : null),
  chapterName: (mark: string) => `Season ${mark}`,
} as unknown as Room;
const LINE = [
  { entry: 0, chapter: [0], points: [0, 0] },
  { entry: 3, chapter: [1, 1], points: [0, 0] },
  { entry: 5, chapter: [1, 1], points: [1, 0] },
  { entry: 9, chapter: [1, 3], points: [4, 0] },
  { entry: 12, chapter: [2, 1], points: [4, 0] },
];

/** The bar over a game of twenty entries; the server answers after so many milliseconds. */
async function shown(answers = 0): Promise<{ back: Replay; seen: number[]; unmount: () => void }> {
  const back = new Replay();
  back.start(4);
  const seen: number[] = [];
  const session = {
    table: "t1",
    points: () => Promise.resolve(LINE),
    replay: (at: number) => new Promise((resolve) => setTimeout(() => resolve({ at, view: {} }), answers)),
  };
  const table = {
    session,
    replay: back,
    room,
    log: [],
    view: {},
    now: { entries: 20, phase: "running", seat: 1, seats: [] },
    name: String,
  };
  const hush = toStore(() => back.moment).subscribe((moment) => moment && seen.push(moment.at));
  const { unmount } = render(ReplayBar, { context: new Map([[TABLE, table]]) });
  await vi.advanceTimersByTimeAsync(answers);
  return { back, seen, unmount: () => (hush(), unmount()) };
}

describe("looking back", () => {
  it("has the parts of the game to jump to, named aloud", async () => {
    const { back, unmount } = await shown();
    const slider = screen.getByRole("slider");
    expect(slider.getAttribute("aria-valuetext")).toBe("4 of 20, Season 1");
    expect(screen.getByRole("button", { name: "Season 1" }).getAttribute("aria-current")).toBe("step");
    await fireEvent.click(screen.getByRole("button", { name: "Season 2" }));
    expect(back.at).toBe(12);
    expect(slider.getAttribute("aria-valuetext")).toBe("12 of 20, Season 2");
    // By keyboard: to where this one began, to the one before, to the beginning, and on to the end.
    const went = ([-1, -1, 1, 1, 1] as const).map((by) => (back.jump(by, 20), back.at));
    expect(went).toEqual([3, 0, 3, 12, 20]);
    unmount();
  });

  it.each([
    [1, 4],
    [2, 7],
    [4, 13],
  ])("goes %s times as fast as it is set to, and remembers it", async (pace, steps) => {
    const { back, seen, unmount } = await shown();
    await fireEvent.change(screen.getByRole("combobox", { name: "Speed" }), { target: { value: String(pace) } });
    expect(JSON.parse(localStorage.getItem("burgomaster.settings") ?? "{}")).toMatchObject({ pace });
    back.playing = true;
    await vi.advanceTimersByTimeAsync(2200);
    expect(seen).toEqual(Array.from({ length: steps }, (_, at) => 4 + at));
    unmount();
  });

  it("shows every moment, however slowly the server answers", async () => {
    const { back, seen, unmount } = await shown(400);
    settings.change({ pace: 4 });
    back.playing = true;
    await vi.advanceTimersByTimeAsync(2200);
    expect(seen).toEqual([4, 5, 6, 7]);
    unmount();
  });
});
