import { describe, expect, it } from "vitest";

import type { Tab } from "../scene/stage.svelte";
import type { ChoiceInfo } from "../wire/types";
import { TabGuide } from "./tabguide.svelte";

const ROOM = {
  hand: "card",
  tabOf: (target: string) => (target.startsWith("pile") ? "city" : target.startsWith("card") ? null : "mine"),
} as const;

/** On a phone, with choices whose places are these; what they begin with is lit. */
function made(tab: Tab, places: string[][], kind: "desk" | "phone" = "phone") {
  const choices = places.map(
    (each) => ({ text: each.join(" "), data: {}, brings: [], final: false }) satisfies ChoiceInfo,
  );
  const targets = (choice: ChoiceInfo): string[] => choice.text.split(" ");
  const stage = { kind, tab };
  const play = {
    choices,
    targets,
    picks: [],
    isLit: (target: string) => places.some(([first]) => first === target),
    isNear: () => false,
  };
  return { stage, guide: new TabGuide(play, stage, () => ROOM) };
}

describe("the way to where something can be chosen", () => {
  it("counts what is lit behind each tab, each place once", () => {
    expect(made("mine", [["pile:gray"], ["pile:pink"], ["pile:pink", "worker:pink"]]).guide.lit).toEqual({
      mine: 0,
      city: 2,
      others: 0,
      story: 0,
    });
  });

  it.each([
    ["mine", [["pile:gray"]], "city"],
    ["city", [["pile:gray"], ["worker:gray"]], "city"],
    ["city", [["card:1", "worker:gray"]], "city"],
    ["story", [["card:1", "worker:gray"]], "mine"],
    ["story", [["end"]], "mine"],
  ] as const)("leads from %s with %j to %s", (from, places, to) => {
    const { stage, guide } = made(
      from,
      places.map((each) => [...each]),
    );
    guide.lead();
    expect(stage.tab).toBe(to);
  });

  it("leads nowhere on a desk", () => {
    const { stage, guide } = made("mine", [["pile:gray"]], "desk");
    guide.lead();
    expect(stage.tab).toBe("mine");
  });
});
