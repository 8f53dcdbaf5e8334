import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { request } from "../../wire/http";
import { Analysed } from "./analysis.svelte";

vi.mock("../../wire/http", () => ({ request: vi.fn(), http: {} }));
const asked = vi.mocked(request);
const answer = (state: string): Response => new Response(JSON.stringify({ state, hindsight: false }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  asked.mockReset();
});

describe("an analysis", () => {
  it("is asked for until it is done, with pauses, and no more", async () => {
    asked.mockResolvedValueOnce(answer("waiting")).mockResolvedValueOnce(answer("done"));
    const analysed = new Analysed("t", null);
    const done = analysed.ask(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10_000);
    await done;
    expect(asked).toHaveBeenCalledTimes(2);
    expect(analysed.found?.state).toBe("done");
  });
  it("is not asked for again after a failure or once nobody looks", async () => {
    asked.mockRejectedValueOnce(new Error("busy"));
    const analysed = new Analysed("t", null);
    await analysed.ask(false);
    expect(analysed.failure).not.toBeNull();
    asked.mockImplementation(() => Promise.resolve(answer("working")));
    void analysed.ask(false);
    await vi.advanceTimersByTimeAsync(10);
    analysed.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
