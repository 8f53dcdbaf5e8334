import { describe, expect, it } from "vitest";

import type { Room } from "../games/room";
import type { ChoiceInfo, TableView } from "../wire/types";
import { Play } from "./play.svelte";

const choice = (text: string): ChoiceInfo => ({ text, data: {}, brings: [], changes: [], final: false });
const CHOICES = ["take a", "take b", "put a left", "put a right", "end"].map(choice);
// A game where a choice's places are its words but the verb.
const room = { targets: (each: ChoiceInfo) => each.text.split(" ").slice(1) } as unknown as Room;

function made(): { play: Play; sent: string[] } {
  const sent: string[] = [];
  const situation = { room, view: {} as TableView, choices: CHOICES, ticket: "1" };
  const play = new Play(
    () => situation,
    (each) => sent.push(each.text),
    String,
  );
  return { play, sent };
}

describe("choosing on the table", () => {
  it("lights what a choice begins with, and what narrows it once something is picked", () => {
    const { play } = made();
    expect([play.isLit("a"), play.isLit("b"), play.isLit("left")]).toEqual([true, true, false]);
    play.pick("a");
    expect([play.isNear("left"), play.isNear("b")]).toEqual([true, false]);
    expect(play.narrowed.map((each) => each.text)).toEqual(["take a", "put a left", "put a right"]);
  });

  it("leaves one choice to be confirmed, by picking again or by confirming", () => {
    const { play, sent } = made();
    play.pick("b");
    expect(play.selected?.text).toBe("take b");
    expect(sent).toEqual([]);
    play.pick("b");
    expect(sent).toEqual(["take b"]);
    play.pick("a");
    play.pick("left");
    play.confirm();
    expect(sent).toEqual(["take b", "put a left"]);
  });

  it("lets go of what is picked", () => {
    const { play } = made();
    play.pick("a");
    play.pick("a");
    expect(play.picks).toEqual([]);
    play.pick("a");
    play.pick("b");
    expect(play.picks).toEqual(["b"]);
    play.cancel();
    expect(play.selected).toBeNull();
  });

  it("asks about a place that offers nothing", () => {
    const { play } = made();
    play.pick("nowhere");
    expect(play.inspected).toBe("nowhere");
    expect(play.picks).toEqual([]);
  });
});
