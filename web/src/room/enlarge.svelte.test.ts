import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { enlarged, enlarges } from "./enlarge.svelte";

describe("looking closely", () => {
  const THING = { kind: "card", number: 7 };
  let element: HTMLElement;
  let end: () => void;

  function fire(name: string, x: number, y: number, pointerType = "mouse"): void {
    const on = name === "pointerenter" ? element : element.isConnected ? element : document.body;
    on.dispatchEvent(new PointerEvent(name, { bubbles: name !== "pointerenter", pointerType, clientX: x, clientY: y }));
  }
  /** The mouse goes somewhere else on the page. */
  const away = (x: number, y: number): boolean =>
    document.body.dispatchEvent(
      new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse", clientX: x, clientY: y }),
    );

  beforeEach(() => {
    vi.useFakeTimers();
    enlarged.hide();
    element = document.body.appendChild(document.createElement("button"));
    end = enlarges(THING)(element) ?? ((): void => undefined);
  });
  afterEach(() => {
    end();
    element.remove();
    vi.useRealTimers();
  });

  it("shows what the mouse goes to, and puts it away when it leaves", async () => {
    away(5, 5);
    fire("pointerenter", 100, 100);
    fire("pointermove", 100, 100);
    await vi.advanceTimersByTimeAsync(400);
    expect(enlarged.now?.thing).toEqual(THING);
    element.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse" }));
    await vi.advanceTimersByTimeAsync(0);
    expect(enlarged.now).toBeNull();
  });

  it("shows nothing that came to lie under a mouse at rest, until the mouse moves over it", async () => {
    away(100, 100);
    fire("pointerenter", 100, 100);
    fire("pointermove", 100, 100);
    fire("pointermove", 102, 101);
    await vi.advanceTimersByTimeAsync(2000);
    expect(enlarged.now).toBeNull();
    fire("pointermove", 120, 100);
    await vi.advanceTimersByTimeAsync(400);
    expect(enlarged.now?.thing).toEqual(THING);
  });

  it("puts away what is picked, by mouse or by key, and what the next question finds in sight or on its way", async () => {
    const shown = async (): Promise<boolean> => {
      away(5, 5);
      fire("pointerenter", 100, 100);
      await vi.advanceTimersByTimeAsync(400);
      return enlarged.now !== null;
    };
    for (const done of [
      () => fire("pointerdown", 100, 100),
      () => element.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" })),
      () => enlarged.turn(),
    ]) {
      expect(await shown()).toBe(true);
      done();
      fire("pointermove", 101, 100);
      await vi.advanceTimersByTimeAsync(2000);
      expect(enlarged.now).toBeNull();
    }
    away(5, 5);
    fire("pointerenter", 100, 100);
    enlarged.turn();
    await vi.advanceTimersByTimeAsync(2000);
    expect(enlarged.now).toBeNull();
  });

  it("keeps what a long press shows when the question changes", async () => {
    fire("pointerdown", 10, 10, "touch");
    await vi.advanceTimersByTimeAsync(500);
    enlarged.turn();
    expect(enlarged.now?.held).toBe(true);
  });
});
