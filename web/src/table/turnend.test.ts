import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { TurnEnd } from "./turnend.svelte";

describe("a turn that ends by itself", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("ends after two seconds, once", () => {
    const ended = vi.fn();
    new TurnEnd(() => "1", ended).watch();
    vi.advanceTimersByTime(1999);
    expect(ended).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5000);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it("waits when it is told to, until the next question", () => {
    let ticket = "1";
    const ended = vi.fn();
    const turn = new TurnEnd(() => ticket, ended);
    turn.watch();
    turn.stop();
    expect(turn.running).toBe(false);
    vi.advanceTimersByTime(5000);
    expect(ended).not.toHaveBeenCalled();
    ticket = "2";
    expect(turn.running).toBe(true);
  });

  it("does nothing where there is more to do, or nobody wishes it", () => {
    const ended = vi.fn();
    expect(new TurnEnd(() => null, ended).watch()).toBeUndefined();
    vi.advanceTimersByTime(5000);
    expect(ended).not.toHaveBeenCalled();
  });
});
