import { describe, expect, it } from "vitest";

import { Expected } from "../../beats/due";
import { planned, TURN } from "../../beats/timing";
import { turnsOf } from "../../beats/turns";
import type { LogLine } from "../../wire/types";
import { staging } from "./beats";
import log from "./fixtures/log.json";

const LOG = log as unknown as LogLine[];
const acts = (line: LogLine): ReturnType<typeof staging> => line.beats.flatMap((beat) => staging(beat, line, 1));

describe("what is seen of a game", () => {
  const turns = turnsOf<null>(LOG, acts);

  it("loses no line and keeps their order", () => {
    expect(turns.flatMap((turn) => turn.lines)).toEqual(LOG);
    expect(turns.length).toBeGreaterThan(20);
  });

  it("has a place on the screen for everything that moves", () => {
    for (const act of LOG.flatMap(acts)) expect([...act.from, ...act.to], JSON.stringify(act)).not.toEqual([]);
  });

  it("keeps every turn of another player to its time, but for what the order of play brings", () => {
    for (const turn of turns.filter((each) => each.seat !== null && each.seat !== 1)) {
      const all = turn.lines.flatMap(acts);
      const { total } = planned(
        all.filter((act) => !act.table),
        "other",
        1,
      );
      expect(total).toBeGreaterThanOrEqual(TURN.least);
      expect(total).toBeLessThanOrEqual(TURN.most);
      expect(planned(all, "other", 1).total).toBeLessThanOrEqual(TURN.most + 2600);
    }
  });

  it("shows what others build, and never what is only ours to know", () => {
    const banners = LOG.flatMap((line) =>
      acts(line).flatMap((act) => (act.banner ? [[act.seat, act.banner.number]] : [])),
    );
    expect(banners.length).toBeGreaterThan(0);
    for (const act of LOG.flatMap(acts))
      if (act.from[0]?.startsWith("pile:") && act.seat > 1) expect(act.number).toBeLessThan(0);
  });

  it("raises a disaster when it is seen to rise, and lowers it when it is seen to fall, not before", () => {
    const found = LOG.flatMap(acts).filter((act) => act.thing === "level");
    const ups = found.filter((act) => act.motion === "shake");
    expect(ups.length).toBeGreaterThan(3);
    for (const act of found) {
      const place = [...act.from, ...act.to].find((each) => /^level:\d:/.test(each)) ?? "";
      const { acts: timed } = planned([ups[0] as (typeof found)[0], act], "other", 1);
      const expected = new Expected();
      expected.use(timed, 1000);
      const due = expected.at(place).at(-1);
      expect(due?.by, JSON.stringify(act)).toBe(act.motion === "shake" ? act.count : -act.count);
      expect(due?.begin).toBeGreaterThan(1000 + (timed.at(-1)?.start ?? 0));
    }
  });

  it("lets the cleric come to its window, and the window stay", () => {
    const rises = LOG.flatMap(acts).filter((act) => act.thing === "cleric" && act.motion === "rise");
    expect(rises.length).toBeGreaterThan(0);
    for (const act of rises) expect(act.to[0]).toMatch(/\[data-cleric\]$/);
  });
});
