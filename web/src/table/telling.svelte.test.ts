import { flushSync } from "svelte";
import { afterEach, expect, it } from "vitest";

import { Telling } from "./telling.svelte";

afterEach(() => document.body.replaceChildren());

it("closes the story where it lies over something that can be chosen, and only there", () => {
  const clear = $effect.root(() => {
    const told = { log: [], chat: [], mine: [1], state: null };
    const telling = new Telling(told, { kind: "desk", tab: "mine", beside: false }, () => true);
    document.body.innerHTML = '<div id="story"></div><button data-offers="lit"></button>';
    const box = (element: Element | null, x: number): void =>
      void Object.assign(element as Element, { getBoundingClientRect: () => new DOMRect(x, 100, 320, 200) });
    box(document.getElementById("story"), 1100);
    box(document.querySelector("button"), 400);
    telling.open = true;
    flushSync();
    telling.giveWay();
    expect(telling.open).toBe(true);
    box(document.querySelector("button"), 1000);
    telling.giveWay();
    expect(telling.open).toBe(false);
  });
  clear();
});
