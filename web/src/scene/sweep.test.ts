import { describe, expect, it } from "vitest";

import type { Play } from "../room/play.svelte";
import { sweeps } from "./sweep";

const press = (): PointerEvent => new PointerEvent("pointerdown", { pointerId: 1, button: 0 });

describe("a sweep", () => {
  it("that is torn off leaves no places, and a new one begins with none", () => {
    const play = { swept: ["old"], isSwept: () => true } as unknown as Play;
    const element = document.createElement("button");
    const end = sweeps(play, "pile:red")(element);
    element.dispatchEvent(press());
    expect(play.swept).toEqual([]);
    play.swept = ["pile:red", "pile:blue"];
    if (end) end();
    expect(play.swept).toEqual([]);
  });

  it("counts a place twice only when it was well away from it, and slips over an edge unnoticed", () => {
    const passed: string[] = [];
    const play = {
      swept: [],
      isSwept: () => true,
      sweepOver: (place: string) => passed.push(place),
    } as unknown as Play;
    const pile = document.createElement("button");
    pile.dataset["sweep"] = "pile:red";
    let under: Element | null = pile;
    document.elementFromPoint = () => under;
    const end = sweeps(play, "pile:red")(pile);
    const to = (clientY: number, over: Element | null): void => {
      under = over;
      window.dispatchEvent(new PointerEvent("pointermove", { pointerId: 1, clientY }));
    };
    pile.dispatchEvent(press());
    to(10, null);
    to(8, pile);
    expect([passed, play.swept]).toEqual([[], []]);
    to(60, null);
    to(8, pile);
    expect([passed, play.swept]).toEqual([["pile:red"], ["pile:red"]]);
    if (end) end();
  });

  it("of another place is left alone", () => {
    const play = { swept: ["pile:red"], isSwept: () => true } as unknown as Play;
    const end = sweeps(play, "pile:blue")(document.createElement("button"));
    if (end) end();
    expect(play.swept).toEqual(["pile:red"]);
  });
});
