import { describe, expect, it, vi } from "vitest";

import type { Room } from "./room";
import type { ChoiceInfo, Said } from "../wire/types";
import { Play } from "./play.svelte";

// What ends with a mark cannot be taken back.
const choice = (text: string): ChoiceInfo => ({ text, data: {}, brings: [], final: text.endsWith("!") });
const CHOICES = ["take a", "take b", "put a left", "put a right", "roll c !", "roll c d !", "end"].map(choice);
// A game where a choice's places are its words but the verb.
const room = { targets: (each: ChoiceInfo) => each.text.split(" ").slice(1) } as unknown as Room;

function made(waits = false): { play: Play; sent: string[]; situation: { busy: boolean; ticket: string; ask: Said } } {
  const sent: string[] = [];
  const situation = {
    room,
    ask: { id: "what", arguments: {} } as Said,
    seat: 1,
    choices: CHOICES,
    ticket: "1",
    busy: false,
  };
  const play = new Play(
    () => situation,
    (each) => {
      sent.push(each.text);
      situation.busy = waits;
    },
    String,
  );
  return { play, sent, situation };
}

describe("choosing on the table", () => {
  it("shows what is on its way, and no ghost of anything else until it is answered", () => {
    const { play, situation } = made(true);
    play.pick("a");
    play.pick("left");
    expect(situation.busy).toBe(true);
    expect(["a", "left", "right"].map((target) => play.isSent(target))).toEqual([true, true, false]);
    play.over = "b";
    expect(play.ghost?.text).toBe("put a left");
    Object.assign(situation, { busy: false, ticket: "2" });
    expect([play.isSent("left"), play.sent]).toEqual([false, null]);
    // What is taken back is no choice.
    situation.busy = true;
    expect([play.sent, play.ghost]).toEqual([null, null]);
  });

  it("has one thing of the hand picked at a time: another takes its place and builds nothing", () => {
    const { play, sent, situation } = made();
    const choices = [
      "lay tile:7 cell",
      "sell tile:7 bank",
      "lay tile:3 cell",
      "sell tile:3 bank",
      "build side tile:7 tile:3",
    ].map(choice);
    Object.assign(situation, { choices, room: { ...room, hand: "tile" } });
    play.consider("tile:7");
    expect(play.isMeant("tile:3")).toBe(false);
    play.pick("tile:7");
    expect([play.isNear("tile:3"), play.isNear("side")]).toEqual([false, true]);
    play.pick("tile:3");
    expect([play.picks, sent]).toEqual([["tile:3"], []]);
    play.hold("tile:7");
    play.drop("tile:3");
    expect([play.picks, sent]).toEqual([[], []]);
    play.pick("tile:3");
    play.pick("side");
    expect([play.led, sent]).toEqual([["tile:3", "side"], ["build side tile:7 tile:3"]]);
  });

  it("looks at a place first where the room wants it, with what is picked still picked", () => {
    const { play, sent } = made();
    const seen: string[] = [];
    play.ponders = (_, target) => seen.push(target) === 1;
    play.consider("a");
    play.pick("left");
    expect([play.picks, sent]).toEqual([["a"], []]);
    play.pick("left");
    expect([seen, sent]).toEqual([["left", "left"], ["put a left"]]);
  });

  it("is not led by what was only pointed at", () => {
    const { play, sent } = made();
    play.consider("a");
    play.pick("left");
    expect([play.led, sent]).toEqual([["left"], ["put a left"]]);
  });

  it("counts how often everything was let go of", () => {
    const { play } = made();
    play.pick("a");
    play.settle();
    expect(play.cancelled).toBe(0);
    play.cancel();
    expect(play.cancelled).toBe(1);
  });

  it("lights what a choice begins with, and what narrows it once something is picked", () => {
    const { play } = made();
    expect([play.isLit("a"), play.isLit("b"), play.isLit("left")]).toEqual([true, true, false]);
    play.pick("a");
    expect([play.isNear("left"), play.isNear("b")]).toEqual([true, false]);
    expect(play.narrowed.map((each) => each.text)).toEqual(["take a", "put a left", "put a right"]);
  });

  it("does at once what can be taken back, on the table as in the list", () => {
    const { play, sent } = made();
    play.pick("b");
    play.pick("a");
    expect(sent).toEqual(["take b"]);
    play.pick("left");
    expect(sent).toEqual(["take b", "put a left"]);
    play.take(CHOICES[0] as ChoiceInfo);
    expect(sent).toEqual(["take b", "put a left", "take a"]);
  });

  it("leaves what cannot be taken back to be confirmed, by picking again or by confirming", () => {
    const { play, sent } = made();
    play.pick("d");
    expect(play.selected?.text).toBe("roll c d !");
    expect(sent).toEqual([]);
    play.pick("d");
    expect(sent).toEqual(["roll c d !"]);
    play.cancel();
    play.take(CHOICES[4] as ChoiceInfo);
    expect(sent).toHaveLength(1);
    play.confirm();
    expect(sent).toEqual(["roll c d !", "roll c !"]);
  });

  it("draws a card at once where everybody sees the piles, once for a double click", () => {
    vi.useFakeTimers();
    const { play, sent, situation } = made();
    const choices = ["draw left !", "draw right !"].map(choice);
    const ask = (ticket: string): void =>
      void Object.assign(situation, { ticket, room: { ...room, atOnce: () => true }, choices });
    ask("1");
    play.pick("left");
    ask("2");
    vi.advanceTimersByTime(150);
    play.pick("left");
    expect(sent).toEqual(["draw left !"]);
    // Another pile is no second press, and later the same one is not either.
    play.pick("right");
    ask("3");
    vi.advanceTimersByTime(150);
    play.take(choices[1] as ChoiceInfo);
    expect(sent).toHaveLength(2);
    // Whoever presses again and again is heard.
    vi.advanceTimersByTime(160);
    play.take(choices[1] as ChoiceInfo);
    expect(sent).toEqual(["draw left !", "draw right !", "draw right !"]);
    vi.useRealTimers();
  });

  it("draws as a stroke goes, what is on its way first, the same pile as often as it is passed", () => {
    const { play, sent, situation } = made(true);
    Object.assign(situation, {
      room: { ...room, atOnce: () => true },
      choices: ["draw left !", "draw right !"].map(choice),
    });
    const ask = (ticket: string, id = "draw"): void => {
      Object.assign(situation, { ticket, busy: false, ask: { id, arguments: {} } });
      play.goOn();
    };
    ask("1");
    play.swept = ["left"];
    play.sweepOver("left");
    play.sweepOver("right");
    expect([sent, play.swept]).toEqual([["draw left !"], []]);
    ask("2");
    ask("3");
    ask("4");
    expect(sent).toEqual(["draw left !", "draw left !", "draw right !"]);
    play.sweepOver("left");
    play.sweepOver("left");
    // What comes next is another question: the rest of the stroke means nothing.
    ask("5", "another");
    expect(sent).toEqual(["draw left !", "draw left !", "draw right !", "draw left !"]);
  });

  it("chooses nothing more while an answer is on its way, and leaves everything as it is", () => {
    const { play, sent, situation } = made();
    play.pick("a");
    situation.busy = true;
    play.pick("left");
    play.take(CHOICES[1] as ChoiceInfo);
    expect(sent).toEqual([]);
    expect([play.isLit("a"), play.isPicked("a"), play.isNear("left")]).toEqual([true, true, true]);
  });

  it("lets go of what is picked", () => {
    const { play } = made();
    play.pick("a");
    play.pick("a");
    expect(play.picks).toEqual([]);
    play.pick("a");
    play.pick("c");
    expect(play.picks).toEqual(["c"]);
    play.cancel();
    expect(play.selected).toBeNull();
  });

  it("asks about nothing before every place is there", () => {
    const { play } = made();
    let drawn = false;
    play.ready = () => drawn;
    play.inspect("nowhere");
    expect(play.inspected).toBeNull();
    drawn = true;
    play.inspect("nowhere");
    expect(play.inspected).toBe("nowhere");
  });

  it("asks about a place that offers nothing", () => {
    const { play } = made();
    play.pick("nowhere");
    expect(play.inspected).toBe("nowhere");
    expect(play.picks).toEqual([]);
  });

  it("knows where that can go which the mouse points at: one click does it, and nothing is picked", () => {
    const { play, sent } = made();
    play.consider("left");
    expect(play.mind).toBeNull();
    play.consider("a");
    expect([play.mind, play.isMeant("left"), play.isMeant("b"), play.isNear("left")]).toEqual([
      "a",
      true,
      false,
      false,
    ]);
    expect(play.leads("left").map((each) => each.text)).toEqual(["put a left"]);
    expect(play.picks).toEqual([]);
    play.pick("left");
    expect(sent).toEqual(["put a left"]);
  });

  it("forgets what was pointed at with its question, or when something is picked", () => {
    const { play, situation } = made();
    play.consider("a");
    play.pick("c");
    expect([play.mind, play.isMeant("left")]).toEqual([null, false]);
    play.cancel();
    play.consider("a");
    situation.ticket = "2";
    expect(play.mind).toBeNull();
  });

  it("chooses what a sweep passed over one after another, as long as the same is asked", () => {
    const { play, sent, situation } = made();
    expect([play.isSwept("b"), play.isSwept("a"), play.isSwept("left")]).toEqual([true, false, false]);
    play.swept = ["b", "b", "b", "b"];
    play.finishSweep();
    play.goOn();
    expect(sent).toEqual(["take b"]);
    situation.ticket = "2";
    play.goOn();
    play.goOn();
    expect(sent).toHaveLength(2);
    Object.assign(situation, { ticket: "3", ask: { id: "else", arguments: {} } });
    play.goOn();
    Object.assign(situation, { ticket: "4", ask: { id: "what", arguments: {} } });
    play.goOn();
    expect(sent).toEqual(["take b", "take b"]);
  });

  it("gives a sweep up when something else is wished", () => {
    const { play, sent, situation } = made();
    play.swept = ["b", "b"];
    play.finishSweep();
    play.cancel();
    situation.ticket = "2";
    play.goOn();
    expect(sent).toEqual(["take b"]);
  });

  it("knows a row of equal questions by the one that was answered before", () => {
    const { play, situation } = made();
    expect(play.inRow).toBe(false);
    play.pick("b");
    expect(play.inRow).toBe(false);
    situation.ticket = "2";
    expect(play.inRow).toBe(true);
    situation.ask = { id: "else", arguments: {} };
    expect(play.inRow).toBe(false);
  });

  it("lets what is warned of be confirmed, too", () => {
    const { play, sent } = made();
    const warned: ChoiceInfo = { ...(CHOICES[6] as ChoiceInfo), warning: { id: "careful", arguments: {} } };
    play.take(warned);
    expect(sent).toEqual([]);
    play.take(CHOICES[6] as ChoiceInfo);
    expect(sent).toEqual(["end"]);
  });

  it("remembers the places that led to what was chosen", () => {
    const { play } = made();
    play.pick("a");
    play.pick("left");
    expect(play.led).toEqual(["a", "left"]);
  });
});
