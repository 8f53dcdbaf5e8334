import { readFileSync } from "node:fs";
import { join } from "node:path";

import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";

import { Coach, momentOf, type Seen } from "./coach.svelte";
import { beside } from "./place";
import type { Teaching } from "../room/teaching";
import type { CityTycoonPlayer, CityTycoonView, LogLine, PieceView, SupplyView, View } from "../wire/types";
import { Words } from "../words/words.svelte";
import { CityState, NOTHING } from "../games/city_tycoon/state.svelte";
import { NO_TABLE } from "../room/room";
import Picture from "../games/city_tycoon/teaching/Picture.svelte";
import { teaching } from "../games/city_tycoon/teaching/teaching";

const cell = (x: number, y: number): PieceView["cell"] => ({ x, y, name: `${x} ${y}` });
const piece = (x: number, y: number, more: Partial<PieceView>): PieceView => ({
  cell: cell(x, y),
  kind: "start",
  owner: null,
  tile: null,
  plant: null,
  cubes: null,
  full: null,
  refills: false,
  supplied: null,
  ...more,
});
const START = [
  piece(-1, 0, { plant: "start-solar", cubes: 2, full: 2, refills: true }),
  piece(0, 0, {}),
  piece(-1, -1, {}),
  piece(0, -1, { plant: "start-wind", cubes: 2, full: 2, refills: true }),
];
const player = (seat: number, more: Partial<CityTycoonPlayer> = {}): CityTycoonPlayer => ({
  gone: [],
  hand: [1, 2],
  land: 0,
  money: 18 + 2 * seat,
  passed: false,
  pick: null,
  picked: false,
  plants: [],
  points: {},
  seat,
  tiles: [],
  total: 0,
  yellow: 0,
  ...more,
});
const side = (kind: string, cost: number, cubes: number): Record<string, number | string> => ({ kind, cost, cubes });
const VIEW = {
  arrows: [],
  city: START,
  closed_cells: [],
  free: [cell(5, 5), cell(1, 0)],
  order: [2, 1],
  pack: [1, 2, 3],
  phase: 2,
  players: [player(1), player(2)],
  round: 1,
  stacks: [{ coming: [], left: 6, plant: "red-1", sides: [side("solar", 5, 1), side("steam", 2, 2)] }],
  start_bonus: { district: "residential", gain: { euro: 1, points: 0, yellow: 0 } },
  turn: 0,
} as unknown as CityTycoonView;
const said = (id: string, args: Record<string, number | string> = {}): LogLine => ({
  n: 1,
  entry: 1,
  seat: 1,
  text: "",
  says: [{ id, arguments: { seat: 1, ...args } }],
  beats: [],
  warning: false,
});
const city = new CityState(NO_TABLE);
const at = (ask: string | null, view: Partial<CityTycoonView>, more: Partial<Seen> = {}): Seen => ({
  view: { ...VIEW, ...view } as unknown as View,
  seat: 1,
  ask,
  ticket: "1",
  state: city,
  picks: [],
  log: [],
  ...more,
});
const offer = (cost: number): SupplyView => ({
  cost,
  demand: 1,
  income: { euro: 11, points: 0, yellow: 0 },
  neighbours: { euro: 0, points: 0, yellow: 0 },
  other_payees: false,
  payments: [],
  possible: true,
});
const build = (turn: number, more: Partial<Seen> = {}, view: Partial<CityTycoonView> = {}): Seen =>
  at("ct-ask-build", { phase: 3, turn, ...view }, more);

let seen = $state.raw<Seen>(at("ct-ask-pick", {}));
let coach: Coach;
/** All that the coach has to say now, one after another. */
function heard(now: Seen): string[] {
  seen = now;
  flushSync();
  const keys: string[] = [];
  while (coach.now && keys.length < 40) {
    keys.push(coach.now.key);
    coach.understood();
  }
  return keys;
}
/** What it has to say first. */
function first(now: Seen): string | undefined {
  seen = now;
  flushSync();
  return coach.now?.key;
}

beforeEach(() => {
  localStorage.clear();
  city.doing = NOTHING;
  coach = new Coach("t1", teaching as unknown as Teaching, () => seen);
});

describe("City Tycoon's first game", () => {
  it("teaches a whole round to whoever only sells and passes, too", () => {
    const steps = [
      at("ct-ask-pick", {}),
      at("ct-ask-pick", { turn: 1 }),
      at("ct-ask-pick", { turn: 2 }),
      ...[0, 1, 2, 3, 4, 5].map((turn) => build(turn)),
      at("ct-ask-supply", { phase: 4 }),
      at("ct-ask-pick", { round: 2 }, { log: [said("ct-passed")] }),
      at("ct-ask-build", { round: 2, phase: 3 }, { log: [said("ct-passed")] }),
    ];
    expect(steps.map(heard)).toEqual([
      ["welcome", "rounds", "pick"],
      ["passed"],
      ["purse"],
      ["build"],
      ["sides"],
      ["landscape"],
      ["arrows"],
      ["reserve"],
      ["points"],
      ["supply"],
      ["coins", "pass", "tidy", "round"],
      ["free"],
    ]);
    expect(coach.done).toBe(true);
  });

  it("leads to the cell where a gray quarter adds something, else beside what is mine", () => {
    heard(build(0));
    expect(first(build(0, { picks: ["tile:1"] }))).toBe("place");
    expect(coach.about).toEqual(["cell:1,0"]);
    city.doing = { ...NOTHING, put: "cell:1,0", moves: ["cell:2,0", "cell:1,1"] };
    expect([first(build(0, { picks: ["tile:1"] })), coach.about]).toEqual(["put", ["meaning", "cell:2,0"]]);
  });

  it("speaks of a route while a tile is taken up, of its price where it has one, and of other plants and payees", () => {
    expect(heard(at("ct-ask-end-turn", { phase: 3 })).slice(-1)).toEqual(["end"]);
    const me = player(1, { tiles: [{ cell: cell(1, 0), supplied: null, supplies: [offer(2)], tile: 7 }] });
    const now = at("ct-ask-supply", { phase: 4, players: [me, player(2)] });
    expect(heard(now).slice(-1)).toEqual(["supply"]);
    expect(coach.names("way")).toMatchObject({ pays: 11, cost: 2, left: 9 });
    city.doing = { ...NOTHING, supplies: 7 };
    expect(heard(now)).toEqual(["way", "coins"]);
    city.doing = { ...NOTHING, supplies: 7, instead: ["cell:-1,0", "cell:4,4"], payees: true };
    expect([first(now), coach.about]).toEqual(["from", ["cell:-1,0"]]);
    expect(heard(now)).toEqual(["from", "payee"]);
    const done = at(
      "ct-ask-end-turn",
      { phase: 4, players: [{ ...me, tiles: [{ cell: cell(1, 0), supplied: 1, supplies: [], tile: 7 }] }, player(2)] },
      { log: [said("ct-supplied", { tile: 7 })] },
    );
    expect([first(done), coach.about]).toEqual(["supplied", ["cell:1,0"]]);
    heard(done);
    expect(first({ ...now, ticket: "2", log: [said("ct-supplied", { tile: 1 })] })).toBeUndefined();
    city.doing = NOTHING;
    expect(first({ ...now, ticket: "2", log: [said("ct-supplied", { tile: 1 })] })).toBe("more");
  });

  it("waits with the price of routes until one has a price", () => {
    const me = player(1, { tiles: [{ cell: cell(1, 0), supplied: null, supplies: [offer(0)], tile: 7 }] });
    const now = at("ct-ask-supply", { phase: 4, players: [me, player(2)] });
    heard(now);
    city.doing = { ...NOTHING, supplies: 7 };
    expect(heard(now)).toEqual(["way"]);
  });

  it("advises a plant that is refilled to whoever can pay it, and tells what became of it", () => {
    const about = (key: string, now: Seen): readonly string[] =>
      (teaching.lesson.find((step) => step.key === key)?.about as (moment: unknown) => readonly string[])(
        momentOf(now),
      );
    expect(about("sides", build(1))).toEqual(["side:solar"]);
    expect(about("sides", build(1, {}, { players: [player(1, { money: 3 }), player(2)] }))).toEqual(["side:"]);
    const own = piece(3, 3, { kind: "solar", owner: 1, plant: "red-1", cubes: 1, full: 1, refills: true });
    const after = at("ct-ask-pick", {
      round: 2,
      city: [...START, own, piece(4, 3, { kind: "steam", owner: 2, plant: "red-2", cubes: 1, full: 2 })],
    });
    expect(about("tidy", after)).toEqual(["cell:-1,0", "cell:0,-1", "cell:3,3"]);
    expect(teaching.lesson.find(({ key }) => key === "tidy")?.says?.(momentOf(after) as never)).toEqual({
      plant: "refilled",
      left: 1,
    });
  });

  it("points at the arrow that lies there, else at the gray quarters", () => {
    const arrows = teaching.lesson.find(({ key }) => key === "arrows");
    const about = arrows?.about as (moment: unknown) => readonly string[];
    expect(about(momentOf(build(3)))).toEqual(["cell:0,0", "cell:-1,-1"]);
    expect(
      about(
        momentOf(
          build(3, {}, { arrows: [{ cell: cell(3, 1), to: cell(4, 1), gain: { euro: 0, points: 1, yellow: 0 } }] }),
        ),
      ),
    ).toEqual(["cell:3,1", "cell:4,1"]);
  });

  it.each(["en", "de", "nl"] as const)("has every sentence in %s, whatever it names", (language) => {
    const words = new Words();
    words.use(
      language,
      readFileSync(join(import.meta.dirname, `../games/city_tycoon/teaching/${language}.ftl`), "utf8"),
    );
    for (const { key, says } of teaching.lesson) {
      for (const now of [
        build(1),
        at("ct-ask-supply", { phase: 4 }),
        at("ct-ask-plant", { phase: 4 }),
        at("ct-ask-pick", { round: 2, order: [1, 2] }, { log: [said("ct-passed"), said("ct-supplied", { tile: 7 })] }),
      ]) {
        const text = words.format(`city_tycoon-lesson-${key}`, says?.(momentOf(now) as never) ?? {});
        expect(text, key).not.toMatch(/[{}$]|undefined|NaN/);
        expect(text.length, key).toBeGreaterThan(20);
      }
    }
  });
});

it("draws every thing that rules and coach show", () => {
  const shown = [...teaching.pages, ...teaching.lesson.flatMap(({ shows }) => shows ?? [])].flatMap(({ key, items }) =>
    items.map((item) => ({ page: key, item })),
  );
  expect(shown.length).toBeGreaterThan(40);
  const empty = shown.filter(
    (props) => render(Picture, { props }).container.querySelectorAll("path, rect, circle, text").length < 4,
  );
  expect(empty).toEqual([]);
});

describe("the coach's page", () => {
  it("makes way for what a room wants to be seen, if it can lie elsewhere", () => {
    document.body.innerHTML = "<section data-coach></section><div data-clear></div>";
    const [page, kept] = [document.querySelector("section"), document.querySelector("div")];
    if (!page || !kept) throw new Error("nothing to lay out");
    const box = (left: number, top: number, width: number, height: number): DOMRect =>
      new DOMRect(left, top, width, height);
    page.getBoundingClientRect = () => box(0, 0, 340, 200);
    kept.getBoundingClientRect = () => box(window.innerWidth - 400, 0, 400, window.innerHeight);
    expect(beside(page, "desk", [])).toMatch(/left:10px/);
    kept.getBoundingClientRect = () => box(0, 0, 400, window.innerHeight);
    expect(beside(page, "desk", [])).not.toMatch(/left:10px/);
  });

  it("lies over the question of a phone only where that can wait or is answered elsewhere", () => {
    document.body.innerHTML = '<section data-coach></section><p data-over="bar"></p><nav role="tablist"></nav>';
    const [page, bar, tabs] = [
      document.querySelector("section"),
      document.querySelector("p"),
      document.querySelector("nav"),
    ];
    if (!page || !bar || !tabs) throw new Error("nothing to lay out");
    const high = window.innerHeight;
    page.getBoundingClientRect = () => new DOMRect(6, 48, 348, 250);
    bar.getBoundingClientRect = () => new DOMRect(6, high - 300, 348, 40);
    tabs.getBoundingClientRect = () => new DOMRect(0, high - 50, 360, 50);
    const low = "top:auto;bottom:58px";
    // A mark from the head to the question leaves no room above it.
    const all = [{ x: 100, y: 60, w: 60, h: high - 380, lit: false }];
    expect(
      [beside(page, "phone", all), beside(page, "phone", all, "waits"), beside(page, "phone", all, "elsewhere")].map(
        (style) => style === low,
      ),
    ).toEqual([false, true, true]);
    expect(beside(page, "phone", [], "waits")).toBe("");
  });

  it("lies lower rather than over the question of a phone, where there is some room", () => {
    document.body.innerHTML = '<section data-coach></section><p data-over="bar"></p><nav role="tablist"></nav>';
    const [page, bar] = [document.querySelector("section"), document.querySelector("p")];
    if (!page || !bar) throw new Error("nothing to lay out");
    page.getBoundingClientRect = () => new DOMRect(6, 48, 348, 262);
    bar.getBoundingClientRect = () => new DOMRect(6, 440, 348, 40);
    // Between the head and the tokens that are spoken of there is less than it would take.
    const tokens = [{ x: 256, y: 270, w: 90, h: 60, lit: false }];
    for (const question of ["never", "waits"] as const)
      expect(beside(page, "phone", tokens, question)).toBe("top:48px;max-height:214px");
    // The next page finds the room that it needs, as if it had never been lower.
    expect([beside(page, "phone", [], "waits"), page.style.maxHeight]).toEqual(["", ""]);
  });

  it("takes the room of an empty hand rather than what it speaks of", () => {
    document.body.innerHTML =
      '<section data-coach></section><p data-over="bar"></p><nav role="tablist"></nav><i data-empty></i>';
    const [page, bar, tabs, hand] = ["section", "p", "nav", "i"].map((name) =>
      document.querySelector<HTMLElement>(name),
    );
    if (!page || !bar || !tabs || !hand) throw new Error("nothing to lay out");
    const high = window.innerHeight;
    page.getBoundingClientRect = () => new DOMRect(6, 48, 348, 140);
    bar.getBoundingClientRect = () => new DOMRect(6, high - 250, 348, 40);
    tabs.getBoundingClientRect = () => new DOMRect(0, high - 50, 360, 50);
    const pack = [{ x: 6, y: 60, w: 340, h: high - 330, lit: false }];
    expect(beside(page, "phone", pack)).toBe("top:auto;bottom:58px");
    hand.remove();
    expect(beside(page, "phone", pack)).not.toBe("top:auto;bottom:58px");
  });
});
