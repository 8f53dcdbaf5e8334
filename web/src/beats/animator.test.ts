/** What flies somewhere is not seen there before it lands; what lies there already is. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { act } from "./acts";
import { Animator } from "./animator.svelte";

let faded: string[] = [];
beforeEach(() => {
  faded = [];
  document.body.innerHTML =
    '<div data-target="hand"></div><div data-target="hand:2"></div><div data-target="card:7"></div><div data-drawn="drawn:last"></div>';
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 10, 10));
  Element.prototype.animate = function (frames): Animation {
    if (Array.isArray(frames) && frames[0]?.["opacity"] === 0)
      faded.push(this.getAttribute("data-target") ?? this.getAttribute("data-drawn") ?? "");
    return { cancel: () => undefined } as Animation;
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, "animate");
  document.body.innerHTML = "";
});

it.each([
  ["a card of one's own, until it is there", 7, ["card:7", "hand"], ["card:7"]],
  ["a back that was just drawn", -2, ["drawn:last", "hand"], ["drawn:last"]],
  ["no hand that gets a card face down", -2, ["hand", "hand:1"], []],
  ["nobody else's hand", -2, ["hand:2", "seat:2"], []],
  ["no hand that gets a whole pack", 5, ["hand"], []],
])("hides %s", (_, number, to, hidden) => {
  const stage = new Animator();
  const flies = {
    act: act("fly", { thing: "card", number }, { moves: [] }, 300, { from: ["pile:1"], to }),
    start: 100,
    ms: 300,
  };
  stage.remember([flies]);
  stage.play([flies]);
  expect(faded).toEqual(hidden);
});
