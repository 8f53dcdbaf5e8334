import { describe, expect, it } from "vitest";

import { FirstDrawing } from "./firstdrawing.svelte";

const ended = (firstDrawing: FirstDrawing): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => void (firstDrawing.done ? resolve() : setTimeout(look, 1));
    look();
  });

describe("the first drawing", () => {
  it("gives everyone a turn in the order of asking, those last who ask on the way, and is done then", async () => {
    const firstDrawing = new FirstDrawing();
    const drawn: string[] = [];
    firstDrawing.begin();
    firstDrawing.wait(() => {
      drawn.push("sky");
      firstDrawing.wait(() => drawn.push("cloud"));
    });
    firstDrawing.wait(() => drawn.push("town"));
    const gone = firstDrawing.wait(() => drawn.push("nobody"));
    gone();
    // What one looks for first comes first, though it asks last.
    firstDrawing.wait(() => {
      drawn.push("hand");
      firstDrawing.wait(() => drawn.push("card"), true);
    }, true);
    expect([drawn, firstDrawing.done]).toEqual([[], false]);
    await ended(firstDrawing);
    expect(drawn).toEqual(["hand", "card", "sky", "town", "cloud"]);
  });

  it("goes on when something cannot be drawn", async () => {
    const refused: unknown[] = [];
    const hear = (error: unknown): void => void refused.push(error);
    process.on("uncaughtException", hear);
    const firstDrawing = new FirstDrawing();
    const drawn: string[] = [];
    firstDrawing.begin();
    firstDrawing.wait(() => {
      throw new Error("no ink");
    });
    firstDrawing.wait(() => drawn.push("town"));
    await ended(firstDrawing);
    process.off("uncaughtException", hear);
    expect(drawn).toEqual(["town"]);
    expect(refused).toHaveLength(1);
  });

  it("is made once: what comes later is drawn at once", async () => {
    const firstDrawing = new FirstDrawing();
    expect(firstDrawing.done).toBe(true);
    firstDrawing.begin();
    await ended(firstDrawing);
    firstDrawing.begin();
    expect(firstDrawing.done).toBe(true);
  });
});
