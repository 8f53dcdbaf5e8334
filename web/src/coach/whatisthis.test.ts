/** `?` on anything: by a click, by a long press and by its key. */
import { describe, expect, it, vi } from "vitest";

import { WhatIsThis, placeOf } from "./whatisthis.svelte";

describe("? on anything", () => {
  it("finds the place that an element lies in, by what it is or what it is about", () => {
    document.body.innerHTML =
      '<div data-target="die:gray"><i id="a"></i></div><p data-about="marks" id="b"></p><p id="c"></p><u data-target="cell:1,0" data-about="plant:3" id="d"></u>';
    const of = (id: string): string | undefined => placeOf(document.getElementById(id))?.target;
    expect([of("a"), of("b"), of("c"), of("d")]).toEqual(["die:gray", "marks", undefined, "plant:3"]);
  });

  it("answers a click while it is on, which chooses nothing then, and Escape ends it", async () => {
    document.body.innerHTML =
      '<button data-target="die:gray"></button><button data-target="riddle:1"></button><button>Plan</button><button role="tab">Town</button>';
    const [die, riddle, plan, tab] = [...document.querySelectorAll("button")];
    let chosen = 0;
    for (const button of [die, riddle, plan, tab]) button?.addEventListener("click", () => (chosen += 1));
    const asking = new WhatIsThis((target) => target.startsWith("die"));
    const end = asking.listen(document);
    die?.click();
    expect([chosen, asking.now]).toEqual([1, null]);
    await asking.key();
    expect(asking.on).toBe(true);
    die?.click();
    expect([chosen, asking.now?.target]).toEqual([1, "die:gray"]);
    // What nothing is known of does nothing either; only what leads to other places does.
    riddle?.click();
    plan?.click();
    expect([chosen, asking.now]).toEqual([1, null]);
    tab?.click();
    expect([chosen, asking.on]).toEqual([2, true]);
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    expect([asking.on, asking.now]).toEqual([false, null]);
    end();
  });

  it("answers a long press, but neither a slow pan, nor two fingers, nor what shows itself large", async () => {
    vi.useFakeTimers();
    document.body.innerHTML = '<i data-target="die:gray"></i><b data-enlarges><u data-target="person:7"></u></b>';
    const asking = new WhatIsThis(() => true);
    const end = asking.listen(document);
    const fire = (name: string, on: string, at: number, pointerId = 1): unknown =>
      document.querySelector(on)?.dispatchEvent(
        new PointerEvent(name, {
          bubbles: true,
          pointerType: "touch",
          pointerId,
          isPrimary: pointerId === 1,
          clientX: at,
          clientY: 0,
        }),
      );
    const asked = async (): Promise<string | undefined> => {
      await vi.advanceTimersByTimeAsync(600);
      fire("pointerup", "i", 0, 1);
      fire("pointerup", "i", 0, 2);
      return asking.now?.target;
    };
    fire("pointerdown", "i", 0);
    for (let at = 1; at < 10; at += 1) fire("pointermove", "i", at);
    expect(await asked()).toBeUndefined();
    fire("pointerdown", "i", 0, 1);
    fire("pointerdown", "i", 90, 2);
    expect(await asked()).toBeUndefined();
    fire("pointerdown", "u", 0);
    expect(await asked()).toBeUndefined();
    fire("pointerdown", "i", 0);
    fire("pointermove", "i", 4);
    expect(await asked()).toBe("die:gray");
    end();
    vi.useRealTimers();
  });

  it("is about what has the focus, by key", async () => {
    document.body.innerHTML = '<button data-target="die:gray"></button>';
    document.querySelector("button")?.focus();
    const asking = new WhatIsThis(() => true);
    await asking.key();
    expect([asking.on, asking.now?.target]).toEqual([false, "die:gray"]);
  });
});
