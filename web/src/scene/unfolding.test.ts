import { describe, expect, it } from "vitest";

import { Unfolding } from "./unfolding.svelte";

const ended = (unfolding: Unfolding): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => void (unfolding.done ? resolve() : setTimeout(look, 1));
    look();
  });

describe("the first drawing", () => {
  it("gives everyone a turn in the order of asking, those last who ask on the way, and is done then", async () => {
    const unfolding = new Unfolding();
    const drawn: string[] = [];
    unfolding.begin();
    unfolding.wait(() => {
      drawn.push("sky");
      unfolding.wait(() => drawn.push("cloud"));
    });
    unfolding.wait(() => drawn.push("town"));
    const gone = unfolding.wait(() => drawn.push("nobody"));
    gone();
    // What one looks for first comes first, though it asks last.
    unfolding.wait(() => {
      drawn.push("hand");
      unfolding.wait(() => drawn.push("card"), true);
    }, true);
    expect([drawn, unfolding.done]).toEqual([[], false]);
    await ended(unfolding);
    expect(drawn).toEqual(["hand", "card", "sky", "town", "cloud"]);
  });

  it("goes on when something cannot be drawn", async () => {
    const refused: unknown[] = [];
    const hear = (error: unknown): void => void refused.push(error);
    process.on("uncaughtException", hear);
    const unfolding = new Unfolding();
    const drawn: string[] = [];
    unfolding.begin();
    unfolding.wait(() => {
      throw new Error("no ink");
    });
    unfolding.wait(() => drawn.push("town"));
    await ended(unfolding);
    process.off("uncaughtException", hear);
    expect(drawn).toEqual(["town"]);
    expect(refused).toHaveLength(1);
  });

  it("is made once: what comes later is drawn at once", async () => {
    const unfolding = new Unfolding();
    expect(unfolding.done).toBe(true);
    unfolding.begin();
    await ended(unfolding);
    unfolding.begin();
    expect(unfolding.done).toBe(true);
  });
});
