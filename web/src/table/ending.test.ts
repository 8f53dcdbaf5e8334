import { readFileSync } from "node:fs";
import { join } from "node:path";

import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { Finale, Room } from "../room/room";
import { TABLE } from "../room/table";
import { words } from "../words/words.svelte";
import Ending from "./Ending.svelte";

const ROOT = join(import.meta.dirname, "../../..");
beforeAll(() => {
  words.use(
    "en",
    readFileSync(join(ROOT, "web/src/words/en.ftl"), "utf8"),
    readFileSync(join(ROOT, "src/burgomaster/words/en/core.ftl"), "utf8"),
  );
});
beforeEach(() => localStorage.clear());
// The test's own page has no sizes.
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);

/** A game of two with three sources; nobody but its room knows what the view looks like. */
const room = {
  score: () => [
    { key: "played", title: "In play", points: [10, 12] },
    { key: "cards", title: "Cards", points: [20, 0] },
    { key: "square", title: "City Hall", points: [1, 22] },
  ],
  chapterMark: () => null,
} as unknown as Room;
const finale: Finale = { highlights: () => ["It rained."] };

function shown(): ReturnType<typeof render> {
  const line = [
    { entry: 0, chapter: [1], points: [0, 0] },
    { entry: 9, chapter: [1], points: [31, 34] },
  ];
  const session = {
    table: "t1",
    token: null,
    mine: [1],
    returns: [],
    rematch: null,
    seats: [],
    log: [],
    points: () => Promise.resolve(line),
  };
  const table = {
    session,
    play: {},
    room,
    view: {},
    now: { winners: [2] },
    seats: [1, 2],
    name: (seat: number) => ["", "Anna", "Ben"][seat] ?? "",
  };
  return render(Ending, { props: { finale }, context: new Map([[TABLE, table]]) });
}

describe("the ending", () => {
  it("counts source by source, from street to street, and tells who won only at the end", async () => {
    vi.useFakeTimers();
    const { container, unmount } = shown();
    const sums = (): string[] => [...container.querySelectorAll(".sum")].map((each) => each.textContent);
    expect(sums()).toEqual(["0", "0"]);
    for (const expected of [
      ["10", "0"],
      ["10", "12"],
      ["30", "12"],
      ["30", "12"],
      ["31", "12"],
    ]) {
      expect(container.textContent).not.toMatch(/wins|34|It rained/);
      await vi.advanceTimersToNextTimerAsync();
      expect(sums()).toEqual(expected);
    }
    expect(screen.queryByText("Ben wins!")).toBeNull();
    await vi.advanceTimersToNextTimerAsync();
    expect(screen.getByText("Ben wins!")).toBeTruthy();
    expect(container.querySelector(".told")?.textContent.replaceAll(/\s+/g, " ")).toContain("34 points · Anna 31");
    vi.useRealTimers();
    await vi.waitFor(() => expect(container.querySelector("figure")).toBeTruthy(), { timeout: 60_000 });
    expect(screen.getByText("It rained.")).toBeTruthy();
    unmount();
  });

  it("is not left by the second click of a double click on what ended the counting", async () => {
    const { unmount } = shown();
    await fireEvent.click(screen.getByRole("button", { name: "Count everything" }));
    location.hash = "#/table/t1";
    const door = screen.getByRole("button", { name: "Front door" });
    await fireEvent.click(door, { detail: 2 });
    expect(location.hash).toBe("#/table/t1");
    await fireEvent.click(door, { detail: 1 });
    expect(location.hash).toBe("#/");
    unmount();
  });

  it("draws the curve with its last marks and numbers inside", async () => {
    const { container, unmount } = shown();
    await fireEvent.click(screen.getByRole("button", { name: "Count everything" }));
    await vi.waitFor(() => expect(container.querySelector("figure > svg")).toBeTruthy(), { timeout: 60_000 });
    const plot = container.querySelector("figure > svg");
    const wide = Number(plot?.getAttribute("viewBox")?.split(" ")[2]);
    const marks = [...(plot?.querySelectorAll("path.mark") ?? [])].map((mark) =>
      Number(/translate\(([\d.]+)/.exec(mark.getAttribute("transform") ?? "")?.[1]),
    );
    expect(marks.length).toBeGreaterThan(1);
    // A mark reaches 5.5 to both sides, a number of a chapter that begins at the very end 3 and its width.
    for (const x of marks) expect(x + 3 + 12).toBeLessThanOrEqual(wide);
    unmount();
  });

  it("can be ended, is not counted anew for whoever comes back, and can be seen again", async () => {
    const first = shown();
    await fireEvent.click(screen.getByRole("button", { name: "Count everything" }));
    expect(screen.getByText("Ben wins!")).toBeTruthy();
    first.unmount();
    const { unmount } = shown();
    expect(screen.getByText("Ben wins!")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Count again" }));
    expect(screen.queryByText("Ben wins!")).toBeNull();
    unmount();
  });
});
