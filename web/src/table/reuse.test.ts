import { describe, expect, it } from "vitest";

import { reuse } from "./reuse";

describe("what did not change", () => {
  const last = {
    players: [
      { seat: 1, hand: [3, 4] },
      { seat: 2, hand: [] },
    ],
    dice: { gray: 2 },
    over: false,
  };

  it("is the very same, down to the whole", () => {
    expect(reuse(last, structuredClone(last))).toBe(last);
  });

  it("keeps its identity beside what changed", () => {
    const next = structuredClone(last);
    next.players[0]?.hand.push(5);
    const wanted = structuredClone(next);
    const shared = reuse(last, next);
    expect(shared).toEqual(wanted);
    expect(shared).not.toBe(last);
    expect(shared.players[1]).toBe(last.players[1]);
    expect(shared.dice).toBe(last.dice);
    expect(last.players[0]?.hand).toEqual([3, 4]);
  });

  it("is not mixed up with what is gone, new, or of another kind", () => {
    expect(reuse({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(reuse({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
    expect(Object.keys(reuse({ a: 1, c: 2 }, { a: 1, b: undefined }))).toEqual(["a", "b"]);
    expect(reuse([1, 2], [1])).toEqual([1]);
    expect(reuse({ 0: 1 }, [1])).toEqual([1]);
    expect(reuse(null, { a: null })).toEqual({ a: null });
    expect(reuse({ a: {} }, { a: null })).toEqual({ a: null });
  });
});
