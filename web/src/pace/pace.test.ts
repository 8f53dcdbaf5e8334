import { beforeAll, describe, expect, it } from "vitest";
import type { SeatInfo, SeatTimeInfo } from "../wire/types";
import { joinPace } from "./join";
import { paceName } from "./name";
import { bank, clockOf, keepQuiet, keptQuiet, minutesOf, span, used } from "./pace";

const time: SeatTimeInfo = { used: 100, since: null, until: null, bank: 60, free: 10, late: false, pause: false };
const seat = (more: Partial<SeatTimeInfo>): SeatInfo => ({ time: { ...time, ...more } }) as SeatInfo;

describe("time at a table", () => {
  beforeAll(() => joinPace());
  it("goes on from where the server counted", () => {
    expect(used(seat({}), 5000)).toBe(100);
    expect(used(seat({ since: 1000 }), 5000)).toBe(104);
  });
  it("leaves the bank alone for the free seconds of a choice", () => {
    expect(bank(seat({ since: 0 }), 9000)).toBe(60);
    expect(bank(seat({ since: 0 }), 15_000)).toBe(55);
    expect(bank(seat({ since: 0 }), 80_000)).toBe(-10);
    expect(bank(seat({ bank: null }), 9000)).toBeNull();
  });
  it("is said as short as it can be", () => {
    expect([span(-3), span(45), span(723)]).toEqual(["0:00", "0:45", "12:03"]);
    expect(span(5 * 3600)).toContain("5");
    expect(span(3 * 86_400)).toContain("3");
    expect(paceName(null)).toBe("");
  });
  it("has quiet hours that this device keeps", () => {
    expect(keptQuiet()).toBeNull();
    keepQuiet({ begins: minutesOf("22:30"), ends: minutesOf("08:00") });
    expect(keptQuiet()).toMatchObject({ begins: 1350, ends: 480 });
    expect(clockOf(1350)).toBe("22:30");
    keepQuiet(null);
    expect(keptQuiet()).toBeNull();
  });
});
