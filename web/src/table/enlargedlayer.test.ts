import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, it } from "vitest";

import { enlarged } from "../room/enlarge.svelte";
import { TABLE } from "../room/table";
import { Stage } from "../scene/stage.svelte";
import Crest from "../ui/Crest.svelte";
import EnlargedLayer from "./EnlargedLayer.svelte";

afterEach(() => {
  enlarged.hide();
  document.body.replaceChildren();
});

it("shows a thing large beside what can be chosen, and over it only where there is no other room", () => {
  Object.assign(window, { innerWidth: 1440, innerHeight: 900 });
  const place = (x: number, y: number, w: number, h: number): HTMLElement => {
    const button = Object.assign(document.createElement("button"), {
      getBoundingClientRect: () => new DOMRect(x, y, w, h),
    });
    button.dataset["offers"] = "lit";
    document.body.append(button);
    return button;
  };
  const site = place(500, 480, 100, 60);
  const { container, unmount } = render(EnlargedLayer, {
    context: new Map([
      [TABLE, { stage: new Stage(), room: { scene: true, Enlarged: Crest }, session: { state: null } }],
    ]),
  });
  const where = (): string[] => {
    const { left = "", top = "", bottom = "" } = container.querySelector<HTMLElement>("[data-enlarged]")?.style ?? {};
    return [left, top, bottom];
  };
  enlarged.show({ kind: "card", number: 1 }, site);
  flushSync();
  expect(where()).toEqual(["402px", "", "428px"]);
  // What is lit above it, and to both sides of it, stays in sight.
  place(450, 100, 200, 60);
  place(620, 500, 60, 60);
  place(380, 500, 60, 60);
  enlarged.show({ kind: "card", number: 2 }, site);
  flushSync();
  expect(where()).toEqual(["1136px", "462px", ""]);
  unmount();
});
