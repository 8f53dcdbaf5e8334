import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { ChoiceInfo, LogLine } from "../wire/types";
import { acted, ending, reading, TurnEnd } from "./turnend.svelte";

describe("a turn that ends by itself", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    document.body.replaceChildren();
  });

  it("ends after a moment, once", () => {
    const ended = vi.fn();
    new TurnEnd(() => "1", ended).watch();
    vi.advanceTimersByTime(799);
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

  it.each(["keydown", "pointerdown"])("is held by any %s, anywhere", (press) => {
    const ended = vi.fn();
    const turn = new TurnEnd(() => "1", ended);
    turn.watch();
    document.body.dispatchEvent(new Event(press, { bubbles: true }));
    vi.advanceTimersByTime(5000);
    expect(ended).not.toHaveBeenCalled();
  });

  it("does not begin where someone walks through the choices by keyboard, or something clicks that has neither keys nor a pointer", () => {
    document.body.innerHTML = '<section id="question"><button>one</button></section><button>two</button>';
    const [listed, other] = document.querySelectorAll("button");
    const runs = (): boolean => {
      const turn = new TurnEnd(
        () => "1",
        () => undefined,
      );
      turn.watch()?.();
      return turn.running;
    };
    other?.focus();
    expect(runs()).toBe(true);
    listed?.focus();
    vi.spyOn(listed as Element, "matches").mockImplementation((selector) => selector === ":focus-visible");
    expect(runs()).toBe(false);
    listed?.blur();
    vi.advanceTimersByTime(5000);
    other?.click();
    expect(runs()).toBe(false);
    other?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    other?.click();
    expect(runs()).toBe(true);
  });

  it("does nothing where there is more to do, or nobody wishes it", () => {
    const ended = vi.fn();
    expect(new TurnEnd(() => null, ended).watch()).toBeUndefined();
    vi.advanceTimersByTime(5000);
    expect(ended).not.toHaveBeenCalled();
  });
});

it("ends only what is about no place and nobody is warned of", () => {
  const choice = (text: string, warning = false): ChoiceInfo =>
    ({ text, brings: [], final: true, warning: warning ? { id: "w", arguments: {} } : null }) as unknown as ChoiceInfo;
  const places = ({ text }: ChoiceInfo): readonly string[] => (text === "end" ? [] : ["pile:gray"]);
  expect(ending([choice("end")], places)?.text).toBe("end");
  expect(ending([choice("end", true)], places)).toBeNull();
  expect(ending([choice("draw")], places)).toBeNull();
  expect(ending([choice("end"), choice("draw")], places)).toBeNull();
});

it("ends only a turn in which something was done", () => {
  const line = (entry: number, seat: number | null): LogLine =>
    ({ n: entry, entry, seat, says: [], warning: false }) as unknown as LogLine;
  expect(acted([line(4, 1)], 1, 4)).toBe(true);
  expect(acted([line(4, 1), line(5, 2)], 1, 4)).toBe(false);
  expect(acted([line(4, 1), line(4, null)], 1, 4)).toBe(false);
  expect(acted([line(1, 1)], 1, 0)).toBe(false);
  expect(acted([], 1, 3)).toBe(false);
});

it("takes a click after a long drag for a person's, and one without any press for a screen reader's", () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(10_000);
  window.dispatchEvent(new Event("pointerdown"));
  now.mockReturnValue(12_500);
  window.dispatchEvent(new Event("pointerup"));
  window.dispatchEvent(new Event("click"));
  expect(reading()).toBe(false);
  now.mockReturnValue(20_000);
  window.dispatchEvent(new Event("click"));
  expect(reading()).toBe(true);
  window.dispatchEvent(new Event("pointerdown"));
  window.dispatchEvent(new Event("click"));
  expect(reading()).toBe(false);
  now.mockRestore();
});
