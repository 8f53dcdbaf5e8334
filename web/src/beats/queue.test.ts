import { describe, expect, it } from "vitest";

import type { Speed } from "../browser/settings.svelte";
import type { LogLine } from "../wire/types";
import { act, hopping, placeOf, plainStaging, type Act } from "./acts";
import { Hand } from "./hand";
import { Queue, type Screen } from "./queue";
import { planned, TURN, type Plan } from "./timing";
import type { Turn } from "./turns";

let numbers = 0;
/** A line in which a seat (or chance) does something that takes so long; `table`: the order of play does. */
function line(seat: number | null, ms: number, table = false): LogLine {
  numbers += 1;
  const moves = ms > 0 ? [{ thing: table ? "season" : "card", count: ms }] : [];
  return {
    n: numbers,
    entry: numbers,
    seat,
    text: "do",
    says: [],
    beats: moves.length > 0 ? [{ moves }] : [],
    warning: false,
  };
}

class Watched implements Screen<string> {
  pace: Speed = "usual";
  told: string[] = [];
  plans: Plan[] = [];
  passed: string[] = [];
  answers: ((state: string | null) => void)[] = [];
  constructor(
    readonly clock: Hand,
    readonly seats = 3,
  ) {}
  speed(): Speed {
    return this.pace;
  }
  whose(seat: number | null): "own" | "other" | "table" {
    return seat === null ? "table" : seat === 1 ? "own" : "other";
  }
  round(): number {
    return this.seats;
  }
  acts(each: LogLine): Act[] {
    return each.beats.flatMap((beat) =>
      beat.moves.map((move) => act("fly", move, beat, move.count ?? 0, { table: move.thing === "season" })),
    );
  }
  show(turn: Turn<string>, plan: Plan): void {
    this.told.push(`${this.clock.at} ${turn.seat ?? "-"} ${turn.after ?? "?"}`);
    this.plans.push(plan);
  }
  pass(turns: readonly Turn<string>[]): void {
    this.passed.push(...turns.map((turn) => String(turn.seat)));
  }
  still(): void {
    this.told.push(`${this.clock.at} still`);
  }
  rest(): void {
    this.told.push(`${this.clock.at} rest`);
  }
  fetch(): Promise<string | null> {
    return new Promise((resolve) => this.answers.push(resolve));
  }
}

function made(seats = 3): { clock: Hand; screen: Watched; queue: Queue<string> } {
  const clock = new Hand();
  const screen = new Watched(clock, seats);
  return { clock, screen, queue: new Queue(clock, screen) };
}

describe("the queue of what is to be seen", () => {
  it("shows turns one after the other in their order, however fast they come", () => {
    const { clock, screen, queue } = made();
    queue.push([line(2, 700)], "a");
    queue.push([line(3, 800)], "b");
    queue.push([line(1, 300)], "c");
    clock.pass(5000);
    expect(screen.told).toEqual(["0 2 a", "700 3 b", "1440 1 c", "1740 rest"]);
    expect(queue.playing).toBe(false);
  });

  it("gives a turn of somebody else 600 to 900 milliseconds, be there little or much to see", () => {
    for (const [acts, total] of [
      [[100], 600],
      [[400, 320], 720],
      [[900, 900, 900], 740],
      [[], 600],
    ] as const) {
      const { clock, screen, queue } = made();
      queue.push(acts.length > 0 ? acts.map((ms) => line(2, ms)) : [line(2, 0)], "a");
      clock.pass(5000);
      expect(screen.told.at(-1)).toBe(`${total} rest`);
    }
  });

  it("lets what all do at once take no turn of its own", () => {
    const { clock, screen, queue } = made();
    for (const seat of [2, 3]) queue.push([line(seat, 240, true)], String(seat));
    clock.pass(5000);
    expect(screen.told).toEqual(["0 2 2", "240 3 3", "480 rest"]);
  });

  it("counts a turn that comes in parts as one", () => {
    const { clock, screen, queue } = made();
    queue.push([line(2, 400)], "a");
    clock.pass(100);
    queue.push([line(2, 800)], "b");
    queue.push([line(2, 0)], "c");
    clock.pass(5000);
    // The first part takes its least; what is left of the most is for the second.
    expect(screen.told).toEqual(["0 2 a", "600 2 c", "900 rest"]);
  });

  it("takes no longer over a turn of many parts, however much there is to see", () => {
    const { clock, screen, queue } = made();
    queue.push([line(2, 900)], "a");
    clock.pass(100);
    queue.push([line(2, 900)], "b");
    clock.pass(700);
    queue.push([line(2, 900)], "c");
    clock.pass(5000);
    expect(screen.told).toEqual(["0 2 a", "740 2 b", "900 2 c", "900 rest"]);
  });

  it.each([
    ["fast", 300],
    ["usual", 600],
    ["slow", 960],
  ] as const)("goes as fast as one likes: %s", (pace, total) => {
    const { clock, screen, queue } = made();
    screen.pace = pace;
    queue.push([line(2, 100)], "a");
    clock.pass(5000);
    expect(screen.told.at(-1)).toBe(`${total} rest`);
  });

  it("shows everything at once when it is off", () => {
    const { screen, queue } = made();
    screen.pace = "off";
    queue.push([line(2, 700), line(3, 700)], "a");
    expect(screen.told.at(-2)).toBe("0 3 a");
    expect(screen.told.at(-1)).toBe("0 rest");
    expect(screen.plans.every((plan) => plan.total === 0)).toBe(true);
  });

  it("ends at once when asked to, and shows how things stand", () => {
    const { clock, screen, queue } = made();
    queue.push([line(2, 700)], "a");
    queue.push([line(3, 700)], "b");
    clock.pass(100);
    queue.finish();
    expect(screen.told).toEqual(["0 2 a", "100 still", "100 3 b", "100 rest"]);
    clock.pass(5000);
    expect(screen.told).toHaveLength(4);
  });

  it("is never more than a round behind: older turns are told in words", () => {
    const { clock, screen, queue } = made(2);
    for (const seat of [2, 3, 2, 3, 2]) queue.push([line(seat, 700)], `after ${seat}`);
    clock.pass(700);
    expect(screen.passed).toEqual(["3", "2"]);
    clock.pass(5000);
    expect(screen.told).toEqual(["0 2 after 2", "700 3 after 3", "1400 2 after 2", "2100 rest"]);
  });

  it("leaves nothing out of a film", () => {
    const { clock, screen, queue } = made(2);
    queue.push([line(2, 700)], "a", true);
    for (const seat of [3, 2, 3, 2, 3]) queue.push([line(seat, 700)], "b", true);
    clock.pass(10_000);
    expect(screen.passed).toEqual([]);
    expect(screen.told).toHaveLength(7);
  });

  it("leaves nothing out of a film either when much comes in meanwhile", () => {
    const { clock, screen, queue } = made(2);
    for (const seat of [2, 3, 2]) queue.push([line(seat, 700)], "film", true);
    for (const seat of [3, 2, 3, 2, 3]) queue.push([line(seat, 700)], "now");
    clock.pass(10_000);
    expect(screen.told.filter((each) => each.endsWith("film"))).toHaveLength(3);
    expect(screen.passed).toEqual(["3", "2", "3"]);
  });

  it("asks how things stood between turns that came together", async () => {
    const { clock, screen, queue } = made();
    queue.push([line(2, 700), line(3, 700)], "end");
    expect(screen.told).toEqual([]);
    screen.answers[0]?.("between");
    await Promise.resolve();
    await Promise.resolve();
    clock.pass(5000);
    expect(screen.told).toEqual(["0 2 between", "700 3 end", "1400 rest"]);
  });

  it("shows turns together when nobody tells how things stood between them", () => {
    const { clock, screen, queue } = made();
    queue.push([line(2, 300), line(3, 300)], "end");
    clock.pass(5000);
    expect(screen.told).toEqual(["500 3 end", "1100 rest"]);
    expect(screen.plans[0]?.acts).toHaveLength(2);
  });

  it("gives what chance decides to whose turn it is, and the order of play a turn of its own", () => {
    const { clock, screen, queue } = made();
    queue.push([line(2, 300)], "a");
    queue.push([line(null, 300)], "b");
    queue.push([line(null, 1000, true)], "c");
    clock.pass(5000);
    expect(screen.told).toEqual(["0 2 a", "600 2 b", "900 - c", "1900 rest"]);
  });

  it("forgets what is not true any more", () => {
    const { clock, screen, queue } = made();
    queue.push([line(2, 700)], "a");
    queue.push([line(3, 700)], "b");
    queue.clear();
    clock.pass(5000);
    expect(screen.told).toEqual(["0 2 a", "0 still", "0 rest"]);
  });
});

describe("the plan of a turn", () => {
  const of = (ms: number, more: Partial<Act> = {}): Act => act("fly", { thing: "card" }, { moves: [] }, ms, more);

  it("squeezes many acts into the turn, each long enough to be seen", () => {
    const plan = planned(
      Array.from({ length: 20 }, () => of(300)),
      "other",
      1,
    );
    expect(plan.total).toBe(TURN.first);
    expect(
      plan.acts.every((each) => each.ms >= 160 && each.start >= 0 && each.start + each.ms <= plan.total + 1e-6),
    ).toBe(true);
    expect(plan.acts.map((each) => each.start)).toEqual([...plan.acts.map((each) => each.start)].sort((a, b) => a - b));
  });

  it("lets acts go along with each other", () => {
    const plan = planned([of(300), of(300, { along: true }), of(300)], "table", 1);
    expect(plan.acts.map((each) => Math.round(each.start))).toEqual([0, 45, 345]);
  });

  it("adds what the order of play brings to the turn it ends", () => {
    expect(planned([of(300), of(1000, { table: true })], "other", 1).total).toBe(1600);
  });
});

describe("places", () => {
  it("are read as they are written", () => {
    expect(placeOf("sites 3 2")).toEqual({ zone: "sites", seat: 3, which: "2" });
    expect(placeOf("dice 0 black 5")).toEqual({ zone: "dice", seat: 0, which: "black 5" });
    expect(placeOf(null)).toBeNull();
  });

  it("of any game are where its names say, or with whose they are", () => {
    const [hop, fly] = plainStaging(
      {
        moves: [
          { thing: "mark", count: 3, to: "money 2" },
          { thing: "tile", number: 7, from: "hand 2", to: "city 0 e1n1" },
        ],
      },
      line(2, 0),
      1,
    );
    expect([hop?.motion, hop?.to, hop?.ms]).toEqual(["hop", ["money:2", "money:2", "seat:2"], hopping(3)]);
    expect([fly?.motion, fly?.from[0], fly?.to]).toEqual(["fly", "tile:7", ["tile:7", "city:e1n1", "city"]]);
  });
});
