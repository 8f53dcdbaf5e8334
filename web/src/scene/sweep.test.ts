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

  it("of another place is left alone", () => {
    const play = { swept: ["pile:red"], isSwept: () => true } as unknown as Play;
    const end = sweeps(play, "pile:blue")(document.createElement("button"));
    if (end) end();
    expect(play.swept).toEqual(["pile:red"]);
  });
});
