import { describe, expect, it } from "vitest";

import type { Beat, LogLine } from "../../wire/types";
import { staging } from "./beats";
import { luckOf, tallies } from "./highlights";

let n = 0;
function line(...beats: Beat[]): LogLine {
  n += 1;
  return { n, entry: n, seat: 1, text: "do", says: [], beats, warning: false };
}

describe("what was remarkable", () => {
  it("counts what a card brought, the luck of the dice and disasters, each with whose it is", () => {
    const found = tallies(
      [1, 2],
      [
        line({ moves: [{ thing: "point", count: 3, to: "points 1" }], cause: { kind: "card", number: 69 } }),
        line({ moves: [{ thing: "point", to: "points 1" }], cause: { kind: "card", number: 69 } }),
        line({ moves: [{ thing: "point", to: "points 2" }], cause: { kind: "action", name: "decrease" } }),
        line({ moves: [{ thing: "mark", count: 6, to: "marks 2" }], cause: { kind: "action", name: "money" } }),
        line({ moves: [{ thing: "mark", count: 1, to: "marks 1" }], cause: { kind: "action", name: "money" } }),
        line({
          moves: [{ thing: "level", count: 3, from: "levels 2 orange" }],
          cause: { kind: "disaster", name: "fire" },
        }),
      ],
    );
    expect(found[1]).toEqual({ earned: { 69: 4 }, times: 1, marks: 1, disasters: 0 });
    expect(found[2]).toEqual({ earned: {}, times: 1, marks: 6, disasters: 1 });
    expect([luckOf(1, found), luckOf(2, found)]).toEqual([-2, 3]);
  });
});

describe("Hamburg's beats", () => {
  const named = (targets: readonly string[]): string => targets.find((target) => !target.startsWith("[")) ?? "-";
  const acts = (beat: Beat, viewer = 1): string[] =>
    staging(beat, line(beat), viewer).map(
      (act) => `${act.motion} ${named(act.from)} > ${named(act.to)}${act.table ? " table" : ""}`,
    );

  it("let another's house rise, with a banner, and our own card leave the hand", () => {
    const beat = {
      moves: [{ thing: "card", number: 83, from: "hand 2", to: "buildings 2 1" }],
      cause: { kind: "action", name: "build" },
    };
    expect(acts(beat)).toEqual(["rise hand:2 > building:83"]);
    expect(staging(beat, line(beat), 1)[0]?.banner).toEqual({ kind: "card", number: 83 });
    expect(acts({ moves: [{ thing: "card", number: 53, from: "hand 1", to: "discards 0" }] })).toEqual([
      "fly card:53 > discard:53",
    ]);
  });

  it("show backs of what may not be known", () => {
    const [act] = staging({ moves: [{ thing: "card", number: -3, from: "piles 0 gray", to: "drawn 2" }] }, line(), 1);
    expect([act?.from[0], act?.to[0], act?.which, act?.banner]).toEqual(["pile:gray", "hand:2", "gray", null]);
  });

  it("let dice tumble, levels shake together, disasters strike and the sky change, all apart from any turn", () => {
    expect(acts({ moves: [{ thing: "die", from: "dice 0 gray 6", to: "dice 0 gray 1" }] })).toEqual([
      "tumble die:gray > die:gray table",
    ]);
    const wave = {
      moves: [
        { thing: "level", to: "levels 1 gray" },
        { thing: "level", to: "levels 2 gray" },
      ],
      cause: { kind: "dice" },
    };
    expect(acts(wave)).toEqual(["shake - > level:gray table", "shake - > level:2:gray table"]);
    expect(staging(wave, line(), 1).map((act) => act.along)).toEqual([false, true]);
    expect(
      acts({
        moves: [{ thing: "level", count: 3, from: "levels 3 orange" }],
        cause: { kind: "disaster", name: "fire" },
      }),
    ).toEqual(["strike level:3:orange > street:3 table"]);
    expect(acts({ moves: [{ thing: "season", from: "season 0 1", to: "season 0 2" }] })).toEqual([
      "blend - > sky table",
    ]);
  });

  it("let pawns step and coins hop", () => {
    expect(
      acts({
        moves: [
          { thing: "mark", count: 3, from: "marks 2" },
          { thing: "pawn", from: "square 2 0", to: "square 2 1" },
        ],
      }),
    ).toEqual(["hop marks:2 > -", "step pawn:2 > pawn:2"]);
  });
});
