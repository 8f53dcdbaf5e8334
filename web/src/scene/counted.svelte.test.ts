/** Figures change with what comes to them, and at once for whoever does not watch it to the end. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { act, type Act } from "../beats/acts";
import { Expected } from "../beats/due";
import { counted } from "./counted.svelte";

const hop = (count: number, from: string, to: string): Act =>
  act("hop", { thing: "euro", count }, { moves: [] }, 400, { from: [from, "seat:1"], to: [to, "seat:2"] });

describe("a figure", () => {
  let money = $state(20);
  let seat = $state(1);
  const expected = new Expected();
  let end = (): void => undefined;
  let shown = (): number => 0;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] });
    money = 20;
    seat = 1;
    end = $effect.root(() => {
      const now = counted(
        () => money,
        () => `money:${seat}`,
        expected,
      );
      shown = () => now.current;
    });
    flushSync();
  });
  afterEach(() => {
    end();
    expected.use([], 0);
    vi.useRealTimers();
  });
  const change = (to: number): void => {
    money = to;
    flushSync();
  };

  it("falls when coins leave and rises when they are there, however the turn ends", () => {
    expected.use(
      [
        { act: hop(2, "money:1", "bank"), start: 0, ms: 400 },
        { act: hop(12, "cell:1", "money:1"), start: 400, ms: 400 },
      ],
      performance.now(),
    );
    change(30);
    expect(shown()).toBe(20);
    vi.advanceTimersByTime(380);
    expect(shown()).toBe(18);
    vi.advanceTimersByTime(180);
    // They set out, and none of them is there yet.
    expect(shown()).toBe(18);
    vi.advanceTimersByTime(400);
    expect(shown()).toBe(30);
  });

  it("leaves alone what flies elsewhere, and counts by itself then", () => {
    expected.use([{ act: hop(5, "bank", "money:2"), start: 0, ms: 5000 }], performance.now());
    change(25);
    vi.advanceTimersByTime(1000);
    expect(shown()).toBe(25);
  });

  it("counts nothing when it becomes somebody else's", () => {
    seat = 2;
    change(7);
    flushSync();
    expect(shown()).toBe(7);
  });

  it("is right at once when nobody wants to see the rest", () => {
    expected.use([{ act: hop(5, "bank", "money:1"), start: 0, ms: 5000 }], performance.now());
    change(25);
    vi.advanceTimersByTime(100);
    expect(shown()).toBe(20);
    expected.use([], 0);
    vi.advanceTimersByTime(100);
    expect(shown()).toBe(25);
  });
});
