/** The coach of a first game: when it says what, and that it stands in nobody's way. */
import { flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";

import { HamburgState } from "../games/hamburg/state.svelte";
import { teaching } from "../games/hamburg/teaching/teaching";
import { NO_TABLE } from "../room/room";
import type { Teaching } from "../room/teaching";
import type { LogLine, View } from "../wire/types";
import { Coach, momentOf, settled, type Seen } from "./coach.svelte";
import { LANGUAGES, taught } from "./testing";

const line = (id: string, args: Record<string, number | string> = {}): LogLine => ({
  n: 1,
  entry: 1,
  seat: 1,
  text: "",
  says: [{ id, arguments: args }],
  beats: [],
  warning: false,
});
const VIEW = { season: 1, phase: 1, round: 0, players: [], windows: [], statues: [9], cleric: null };
const START: Seen = {
  view: VIEW as unknown as View,
  seat: 1,
  ask: "hb-ask-replenish",
  ticket: "1-1",
  state: new HamburgState(NO_TABLE),
  picks: [],
  log: [],
};

describe("the coach of a first game", () => {
  beforeEach(() => localStorage.clear());
  let seen = $state.raw<Seen | null>(START);
  const made = (): Coach => new Coach("t1", teaching as unknown as Teaching, () => seen);

  it("says each thing once, in order, and remembers that when the page is loaded anew", () => {
    seen = START;
    const coach = made();
    expect(coach.now?.key).toBe("welcome");
    coach.understood();
    expect(coach.now?.key).toBe("draw");
    expect(made().now?.key).toBe("draw");
    coach.understood();
    expect(coach.now).toBeNull();
  });

  it("speaks of dice when they lie: while things move and nothing is asked, it stays with what was seen before", () => {
    let [now, moving] = [START, false];
    const look = settled(
      () => now,
      () => moving,
    );
    const rolled: Seen = { ...START, ask: null, log: [line("hb-roll")] };
    expect(look()).toBe(START);
    [now, moving] = [rolled, true];
    expect(look()).toBe(START);
    moving = false;
    expect(look()).toBe(rolled);
    [now, moving] = [{ ...rolled, ask: "hb-ask-city-hall" }, true];
    expect(look()).toBe(now);
  });

  it("says nothing more of a question that was answered without it", () => {
    seen = START;
    const coach = made();
    coach.understood();
    coach.follow();
    seen = { ...START, ask: "hb-ask-city-hall", ticket: "2-1", log: [line("hb-roll", { die: "gray", pips: 3 })] };
    flushSync();
    coach.follow();
    expect(coach.now?.key).toBe("dice");
    expect(coach.told).toEqual(["welcome", "draw"]);
    coach.understood();
    expect(coach.now?.key).toBe("square");
  });

  it("speaks of what happens to its player, not to others", () => {
    seen = { ...START, log: [line("hb-increase", { seat: 2, colour: "gray", level: 1 })] };
    expect(momentOf(seen).heard("hb-increase", { seat: 1 })).toBe(false);
    expect(momentOf(seen).heard("hb-increase", { seat: 2 })).toBe(true);
  });

  it("goes when sent away, and comes back when called", () => {
    seen = START;
    const coach = made();
    coach.send(true);
    expect(coach.now).toBeNull();
    expect(made().now).toBeNull();
    coach.send(false);
    expect(coach.now?.key).toBe("welcome");
  });

  it("names the disaster that rose and its level, points at that one alone, and says the same when it is read again", () => {
    const player = { seat: 1, levels: { orange: 1 }, hand: [], majorities: [] };
    seen = {
      ...START,
      view: { ...VIEW, players: [player, { ...player, seat: 2 }] } as unknown as View,
      ask: "hb-ask-city-hall",
      log: [
        line("hb-increase", { seat: 2, colour: "gray", level: 1 }),
        line("hb-increase", { seat: 1, colour: "orange", level: 1 }),
      ],
    };
    const coach = made();
    while (coach.now && coach.now.key !== "danger") coach.understood();
    expect([coach.about, coach.names("danger")]).toEqual([["level:orange"], { colour: "orange", level: 1 }]);
    // It comes before what is asked.
    expect(coach.first).toBe(true);
    coach.understood();
    expect([coach.now?.key, coach.first]).toEqual(["square", false]);
    seen = START;
    expect(made().names("danger")).toEqual({ colour: "orange", level: 1 });
  });

  it("warns of a disaster that strikes next, once a site and a building had their turns, whether or not a card against it is held", () => {
    const player = {
      seat: 1,
      levels: { orange: 2, gray: 2 },
      hand: [
        { card: 130, colour: "pink" },
        { card: 100, colour: "orange" },
      ],
      majorities: [],
      sites: [],
    };
    const at = (round: number, of: object = {}): Seen => ({
      ...START,
      view: { ...VIEW, phase: 3, round, players: [{ ...player, ...of }] } as unknown as View,
      ask: "hb-ask-turn",
    });
    seen = at(2);
    const coach = made();
    const listen = (): string | undefined => {
      for (let step = coach.now; step && step.key !== "warning"; step = coach.now) coach.understood();
      return coach.now?.key;
    };
    expect(listen()).toBeUndefined();
    seen = at(3);
    listen();
    expect([coach.about, coach.names("warning")["colour"]]).toEqual([["card:100"], "orange"]);
    seen = { ...seen, picks: ["card:100"] };
    listen();
    expect(coach.about).toEqual(["level:orange"]);
    seen = at(3, { levels: { gray: 2 } });
    expect([listen(), coach.about, coach.names("warning")]).toEqual([
      "warning",
      ["level:gray"],
      { colour: "gray", card: "none" },
    ]);
    seen = at(3, { levels: { gray: 1 } });
    expect(coach.now).toBeNull();
  });

  it("leads from the card to its places, and to a building that is used", () => {
    const player = {
      seat: 1,
      marks: 3,
      levels: {},
      hand: [
        { card: 162, colour: "gray" },
        { card: 98, colour: "orange" },
      ],
      majorities: [],
      sites: [] as object[],
      used: [],
    };
    const at = (of: object, more: Partial<Seen>): Seen => ({
      ...START,
      view: { ...VIEW, phase: 3, round: 1, players: [{ ...player, ...of }] } as unknown as View,
      ask: "hb-ask-turn",
      ...more,
    });
    const next = (now: Seen): [string | undefined, readonly string[]] => {
      seen = now;
      flushSync();
      coach.follow();
      return [coach.now?.key, coach.about];
    };
    seen = at({}, {});
    const coach = made();
    while (coach.now && coach.now.key !== "turn") coach.understood();
    expect(next(at({}, {}))).toEqual(["turn", ["card:162"]]);
    expect(next(at({}, { picks: ["card:162"] }))).toEqual(["places", ["site:new"]]);
    // Whoever lets go of the card has read what comes before.
    expect(next(at({}, {}))[0]).toBeUndefined();
    const site = { sites: [{ place: 1, buildings: [] }], hand: player.hand.slice(1) };
    expect(next(at(site, { ticket: "2-1" }))).toEqual(["house", ["card:98"]]);
    expect(next(at(site, { ticket: "2-1", picks: ["card:98"] }))).toEqual(["house", ["site:1"]]);
  });

  it("says of each majority who has flipped its token", () => {
    const player = { seat: 1, levels: {}, hand: [], majorities: ["square"], sites: [] };
    seen = {
      ...START,
      view: { ...VIEW, players: [player, { ...player, seat: 2, majorities: ["points"] }] } as unknown as View,
      log: [line("hb-majority", { seat: 1 })],
    };
    const coach = made();
    expect(coach.names("majority")).toEqual({
      square: "me",
      buildings: "none",
      wall: "none",
      points: "other",
      zoo: "none",
    });
    const en = taught("hamburg", "en");
    expect(en.format("hamburg-lesson-majority.wall", { of: "none" })).toContain("nobody");
  });

  it("is done with its last word, whatever never happened", () => {
    seen = { ...START, view: { ...VIEW, season: 2, phase: 3 } as unknown as View, ask: null };
    const coach = made();
    while (coach.now) coach.understood();
    expect(coach.done).toBe(true);
    seen = { ...START, log: [line("hb-lay", { seat: 1, card: 250 })] };
    expect(coach.now).toBeNull();
  });
});

describe("a first game alone", () => {
  beforeEach(() => localStorage.clear());
  const said = (now: Partial<Seen>): string[] =>
    teaching.lesson.filter((step) => step.when(momentOf({ ...START, ...now }) as never)).map(({ key }) => key);

  it("tells of TOM instead of a computer player, and what he does once he has done it", () => {
    expect(said({})).toEqual(["welcome", "draw"]);
    expect(said({ ruled: 2 })).toEqual(["tom-welcome", "draw"]);
    const log = ["hb-tom-income", "hb-tom-die", "hb-advance", "hb-construct"].map((id) => line(id, { seat: 2 }));
    const turn = { ask: "hb-ask-turn", log };
    expect(said({ ...turn, ruled: 2 })).toEqual(
      expect.arrayContaining(["tom-money", "tom-dice", "tom-square", "tom-builds"]),
    );
    expect(said(turn).filter((key) => key.startsWith("tom"))).toEqual([]);
  });

  it.each(LANGUAGES)("names TOM in %s where it names whom one plays against", (language) => {
    const words = taught("hamburg", language);
    expect(words.format("hamburg-lesson-end", { rival: "tom" })).toContain("TOM");
    expect(words.format("hamburg-lesson-end", { rival: "other" })).not.toContain("TOM");
    expect(words.format("hamburg-lesson-season", { first: "tom" })).toContain("TOM");
    expect(words.format("hamburg-lesson-majority.wall", { of: "tom" })).toContain("TOM");
  });
});
