/** A line of icons can be read however much it is made smaller. */
import { expect, it } from "vitest";

import { measure } from "../../../art/pen";
import type { IconInfo } from "../../../wire/types";
import { iconLine } from "./icons";
import type { Group, Ink, Written } from "./ink";

const icon = (name: string, of = "", text = ""): IconInfo => ({ icon: name, of, text });
const groups = (ink: readonly Ink[]): Group[] =>
  ink.flatMap((each) => ("of" in each ? [each, ...groups(each.of)] : []));

it("several numbers of a die stand on the die, with letters that stay large in a small line", () => {
  // The Tumbler's, on a card in the hand.
  const tumbler = [
    icon("phase", "", "2"),
    icon("when"),
    icon("worker", "blue", "+1"),
    icon("guilder", "", "2"),
    icon("per"),
    icon("die", "blue", "5/6"),
  ];
  const all = groups(iconLine(tumbler, 80, 133, 98));
  const scale = all[0]?.small ?? 1;
  expect(scale).toBeLessThan(0.75);
  const die = all.at(-1)?.of ?? [];
  const written = die.find((each): each is Written => "text" in each && each.text === "5/6");
  const outline = die.flatMap((each) => ("d" in each && each.d.includes("a3 3") ? [each.d] : []))[0] ?? "";
  // From the left corner's end to the right one's, and both corners.
  const wide = Number(/h([\d.]+)a3 3/.exec(outline)?.[1]) + 6;
  // Letters are 10 px at least, as a line of bold ones is a tenth wider than of those that are measured.
  expect(measure("5/6") * 1.1 * Math.max(written?.size ?? 0, 10 / scale)).toBeLessThan(wide);
});
