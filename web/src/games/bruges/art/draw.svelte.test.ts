/** A list of drawings changes its length from turn to turn; what counts in it stays the same. */
import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";

import { disc, line } from "../../../art/pen";
import { act } from "../../../beats/acts";
import { Expected, EXPECTED } from "../../../beats/due";
import Draw from "./Draw.svelte";
import { write, type Ink } from "./ink";

it("keeps a figure on its way to its new value when a ring before it goes", () => {
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] });
  const figure = (value: number): Ink => write(0, 0, value, 12, { figure: "guilders:2" });
  const props = $state<{ ink: readonly Ink[] }>({ ink: [line(disc(0, 0, 5), "#fff", 1), figure(3)] });
  const expected = new Expected();
  const target = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const drawn = mount(Draw, { target, props, context: new Map([[EXPECTED, expected]]) });
  flushSync();
  expected.use(
    [
      {
        act: act("hop", { thing: "guilder", count: 4 }, { moves: [] }, 400, { from: ["bank"], to: ["guilders:2"] }),
        start: 0,
        ms: 400,
      },
    ],
    performance.now(),
  );
  props.ink = [figure(7)];
  flushSync();
  expect(target.textContent).toBe("3");
  vi.advanceTimersByTime(500);
  flushSync();
  expect(target.textContent).toBe("7");
  void unmount(drawn);
  vi.useRealTimers();
});
