import { describe, expect, it } from "vitest";

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
      const { total } = planned(all.filter((act) => !act.table), "other", 1);
      expect(total).toBeGreaterThanOrEqual(TURN.least);
      expect(total).toBeLessThanOrEqual(TURN.most);
      expect(planned(all, "other", 1).total).toBeLessThanOrEqual(TURN.most + 2600);
    }
  });

  it("shows what others build, and never what is only ours to know", () => {
    const banners = LOG.flatMap((line) => acts(line).flatMap((act) => (act.banner ? [[act.seat, act.banner.number]] : [])));
    expect(banners.length).toBeGreaterThan(0);
    for (const act of LOG.flatMap(acts)) if (act.from[0]?.startsWith("pile:") && act.seat > 1) expect(act.number).toBeLessThan(0);
  });
});
