import { flushSync } from "svelte";
import { afterEach, expect, it } from "vitest";

import { Story } from "./story.svelte";

afterEach(() => document.body.replaceChildren());

it("closes the story where it lies over something that can be chosen, and only there", () => {
  const clear = $effect.root(() => {
    const told = { log: [], chat: [], mine: [1], state: null };
    const story = new Story(told, { kind: "desk", tab: "mine", beside: false }, () => true);
    document.body.innerHTML = '<div id="story"></div><button data-offers="lit"></button>';
    const box = (element: Element | null, x: number): void =>
      void Object.assign(element as Element, { getBoundingClientRect: () => new DOMRect(x, 100, 320, 200) });
    box(document.getElementById("story"), 1100);
    box(document.querySelector("button"), 400);
    story.open = true;
    flushSync();
    story.giveWay("t1 0");
    expect(story.open).toBe(true);
    box(document.querySelector("button"), 1000);
    story.giveWay("t1 1");
    expect(story.open).toBe(false);
    // Opened again it stays, though the same is asked once more after a line was cut; not so for what is asked next.
    story.open = true;
    flushSync();
    story.giveWay("t1 1");
    expect(story.open).toBe(true);
    story.giveWay("t2 0");
    expect(story.open).toBe(false);
  });
  clear();
});
