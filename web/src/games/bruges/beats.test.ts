/** Bruges' beats: what is seen of every kind of event, and that everything that is told to move is drawn under that name. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { render } from "@testing-library/svelte";
import { SvelteMap } from "svelte/reactivity";
import { beforeAll, describe, expect, it } from "vitest";

import type { Act } from "../../beats/acts";
import { planned, TURN } from "../../beats/timing";
import { turnsOf } from "../../beats/turns";
import type { BrugesView, LogLine, MoveInfo } from "../../wire/types";
import { words } from "../../words/words.svelte";
import Strike from "./art/Strike.svelte";
import { TABLE } from "../../room/table";
import { stagingOf } from "./beats";
import Board from "./Board.svelte";
import { drawings } from "./drawings";
import { captions } from "./captions";
import log from "./fixtures/log.json";
import middle from "./fixtures/middle.json";
import { BrugesState, isShort } from "./state.svelte";

const VIEW = middle as unknown as BrugesView;
const LOG = log as unknown as LogLine[];
/** What is drawn of the table. */
const table = new SvelteMap<"now", { view: BrugesView; log: readonly LogLine[] }>([["now", { view: VIEW, log: [] }]]);
const state = new BrugesState({
  asked: [],
  get view() {
    return table.get("now")?.view ?? null;
  },
  get log() {
    return table.get("now")?.log ?? [];
  },
});
const acts = (line: LogLine): Act[] => line.beats.flatMap((beat) => stagingOf(state)(beat, line, 1));

type Told = readonly [cause: string, ...moves: MoveInfo[]];
/** A line of a story of our own: beats with their causes, `threat fire` or `card 53`. */
function line(...beats: readonly Told[]): LogLine {
  const made = beats.map(([cause, ...moves]) => {
    const [kind = "", what = ""] = cause.split(" ");
    return { moves, cause: kind === "card" ? { kind, number: Number(what) } : { kind, name: what } };
  });
  return { n: 1, entry: 1, seat: 1, text: "x", says: [], warning: false, beats: made };
}
const drawn = (found: readonly Act[]): string[] =>
  found.flatMap((act) => (act.parts ?? []).flatMap(({ draws }) => (draws === undefined ? [] : [draws])));
const moved = (found: readonly Act[]): string[] =>
  found.flatMap((act) => (act.parts ?? []).flatMap(({ at, draws }) => (draws === undefined ? [at[0] ?? ""] : [])));

beforeAll(async () => {
  await drawings.fetch("desk");
  await drawings.fetch("phone");
  const engine = join(import.meta.dirname, "../../../../src/burgomaster/words/en");
  const own = [join(import.meta.dirname, "words/en.ftl"), join(import.meta.dirname, "../../words/en.ftl")].map((path) =>
    readFileSync(path, "utf8"),
  );
  words.use(
    "en",
    own.join("\n"),
    readdirSync(engine)
      .map((name) => readFileSync(join(engine, name), "utf8"))
      .join("\n"),
  );
});

describe("what is seen of a game", () => {
  const turns = turnsOf<null>(LOG, acts);
  it("loses no line, and has a place for everything that moves", () => {
    expect(turns.flatMap((turn) => turn.lines)).toEqual(LOG);
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
    }
  });
  it("never shows a face that is only the drawer's to know", () => {
    for (const act of LOG.flatMap(acts))
      if (act.thing === "card" && act.to[0] === "hand:2") expect(act.number ?? 0).toBeLessThanOrEqual(0);
  });
});

describe("how things move", () => {
  it("a person: the card flies to the arch, doors open, the head rises, the sign drops", () => {
    const found = acts(line(["action person", { thing: "card", number: 53, from: "hand 1", to: "persons 1 1" }]));
    expect(found.map(({ motion }) => motion)).toEqual(["fly", "parts"]);
    expect([found[0]?.to[0], found[0]?.banner?.number]).toEqual(["arch:53", 53]);
    expect([drawn(found), moved(found)]).toEqual([
      ["leaf-left", "leaf-right"],
      ["sitter:53", "sign:53"],
    ]);
  });
  it("a flash that finds nothing dies away, while that is told", () => {
    const laid = {
      ...line(["action person", { thing: "card", number: 53, from: "hand 1", to: "persons 1 1" }]),
      says: [
        { id: "br-lay-person", arguments: { seat: 1, card: 53 } },
        { id: "br-flash-in-vain", arguments: { seat: 1, card: 53 } },
      ],
    };
    const last = acts(laid).at(-1);
    expect([last?.parts?.[0]?.at, last?.said]).toEqual([["works:53"], 1]);
    expect(acts({ ...laid, says: laid.says.slice(0, 1) })).toHaveLength(2);
  });
  it("a house: a scaffold, the front behind it, the doors shut", () => {
    const found = acts(line(["action house", { thing: "card", number: 63, from: "hand 1", to: "houses 1 5" }]));
    expect([drawn(found), moved(found)]).toEqual([["scaffold", "gap"], ["house:5"]]);
    expect(found.at(-1)?.ms).toBe(620);
  });
  it("a canal field: stones fall out, water comes from the gatehouse, the keystone drops; the statue goes to its end", () => {
    const found = acts(
      line(
        ["action canal", { thing: "tile", to: "canal 1 left" }],
        ["action canal", { thing: "statue", number: 7, from: "statues 0", to: "statues 1" }],
      ),
    );
    expect([drawn(found), moved(found)]).toEqual([["stones"], ["tile:1:left", "key:1:left"]]);
    expect(found.at(-1)?.to[0]).toBe("niche:1:left");
    const clips = (side: string): unknown =>
      acts(line(["action canal", { thing: "tile", to: `canal 2 ${side}` }]))[0]?.parts?.[1]?.frames[0]?.["clipPath"];
    expect(clips("left")).not.toBe(clips("right"));
  });
  it("dice tumble one after the other; markers fall from them together", () => {
    const found = acts(
      line(
        ["step roll", { thing: "die", from: "dice 0 violet 1", to: "dice 0 violet 5" }],
        ["die violet", { thing: "threat", to: "threats 2 violet" }],
        ["die violet", { thing: "threat", to: "threats 1 violet" }],
      ),
    );
    expect(found.map(({ motion, from, along }) => [motion, from[0], along])).toEqual([
      ["parts", "die:violet", false],
      ["fly", "die:violet", false],
      ["fly", "die:violet", true],
    ]);
  });
  it.each([
    ["flood", "blue", "boats:2", { thing: "worker", count: 2, from: "workers 2 red" }],
    ["raid", "yellow", "self:2", { thing: "guilder", count: 4, from: "guilders 2" }],
    ["intrigue", "violet", "self:2", { thing: "point", count: 3, from: "points 2" }],
  ])("%s goes over what it takes, once, whether or not there is something", (name, colour, over, taken) => {
    const marker = { thing: "threat", count: 3, from: `threats 2 ${colour}` };
    for (const told of [
      line([`threat ${name}`, taken], [`threat ${name}`, taken], [`threat ${name}`, marker]),
      line([`threat ${name}`, marker]),
    ]) {
      const strikes = acts(told).filter((act) => drawn([act]).includes(colour));
      expect(strikes.map((act) => [act.parts?.[0]?.at[0], act.table, act.sound])).toEqual([[over, true, "thunder"]]);
    }
  });
  it("fire burns the house or the arch that is lost, where it stood; the street closes up", () => {
    const house = acts(
      line([
        "threat fire",
        { thing: "card", number: 44, from: "houses 1 3", to: "houses 1 2" },
        { thing: "card", number: 62, from: "persons 1 3", to: "persons 1 2" },
        { thing: "card", number: 72, from: "houses 1 4", to: "houses 1 3" },
        { thing: "card", number: 136, from: "houses 1 2", to: "discards 0" },
      ]),
    );
    expect(house.map(({ motion, to }) => `${motion} ${to[0]}`)).toEqual([
      "step person:62",
      "step house:3",
      "parts discard:136",
      "fly discard:136",
    ]);
    const arch = acts(line(["threat fire", { thing: "tile", from: "canal 2 right" }]));
    for (const [found, at] of [
      [house, "house:2"],
      [arch, "tile:2:right"],
    ] as const) {
      const [fire] = found.flatMap((act) => act.parts ?? []);
      expect([fire?.draws, fire?.at[0], fire?.was]).toEqual(["red", at, true]);
    }
  });
  it("plague takes a person and shuts the door", () => {
    const found = acts(line(["threat plague", { thing: "card", number: 53, from: "persons 1 1", to: "discards 0" }]));
    expect(drawn(found)).toEqual(["brown", "gap"]);
  });
  it("a person who is used: the worker walks to the door, gains come from there, the room darkens, and in a new round the curtain opens", () => {
    const found = acts(
      line(
        ["card 53", { thing: "worker", from: "workers 1 blue" }],
        ["card 53", { thing: "point", count: 2, to: "points 1" }],
        ["step turn", { thing: "turned", number: 53, to: "used 1" }],
        ["step turn-persons-back", { thing: "turned", number: 53, from: "used 1" }],
      ),
    );
    expect([found[0]?.to[0], found[1]?.from[0]]).toEqual(["person:53", "works:53"]);
    expect(moved(found)).toEqual(["works:53", "veil:53", "works:53", "curtain:53"]);
  });
  it("workers come by boat, guilders from the die of the card's color", () => {
    const boat = acts(
      line(
        ["action workers", { thing: "card", number: 118, from: "hand 1", to: "discards 0" }],
        ["action workers", { thing: "worker", count: 2, to: "workers 1 violet" }],
      ),
    );
    expect(moved(boat)).toEqual(["boat:1:violet"]);
    const money = acts(
      line(
        ["action money", { thing: "card", number: 118, from: "hand 1", to: "discards 0" }],
        ["action money", { thing: "guilder", count: 4, to: "guilders 1" }],
      ),
    );
    expect(money.at(-1)?.from[0]).toBe("die:violet");
  });
  it("the extra pile swings on the crane, the flag goes up, markers turn over, pawns land", () => {
    const found = acts(
      line(
        [
          "step draw",
          { thing: "back", from: "piles 0 extra", to: "piles 0 right" },
          { thing: "card", number: -5, from: "piles 0 extra", to: "piles 0 right" },
        ],
        ["step draw", { thing: "last", from: "last 0 0", to: "last 0 7" }],
        ["step majorities", { thing: "majority", to: "majorities 2 canal" }],
        ["step may-advance", { thing: "figure", from: "reputation 1 3", to: "reputation 1 4" }],
      ),
    );
    expect(moved(found)).toEqual(["crane", "flag", "medal:2:canal", "pawn:1"]);
  });
});

it("draws under its name all that moves", () => {
  const last = {
    ...VIEW,
    last: VIEW.round,
    players: VIEW.players.map((player) => ({
      ...player,
      sections: ["left"],
      statues: [7],
      used: player.houses.flatMap((house) => house.persons),
    })),
  };
  const { container } = render(Board, { view: last, asked: [1] });
  const names = new Set([...container.querySelectorAll("[data-drawn]")].map((each) => each.getAttribute("data-drawn")));
  for (const player of VIEW.players) {
    const { seat } = player;
    const persons = player.houses.flatMap((house) => house.persons.slice(0, 1));
    const empty = player.houses.filter((house) => house.persons.length === 0);
    const built = ["left", "right"].filter((side) => (player.canal[side]?.built ?? 0) > 0);
    const wanted = [
      ...persons.flatMap((card) => [
        `arch:${card}`,
        `sitter:${card}`,
        `curtain:${card}`,
        `veil:${card}`,
        ...(seat === 1 ? [`sign:${card}`, `works:${card}`] : []),
      ]),
      ...empty.map((house) => `arch:${seat}:${house.place}`),
      ...built.map((side) => `tile:${seat}:${side}`),
      ...["boats", "pawn"].map((kind) => `${kind}:${seat}`),
      ...["boat:violet", "medal:canal", "niche:left"].map((each) => each.replace(":", `:${seat}:`)),
    ];
    expect(persons.length + empty.length + built.length).toBeGreaterThan(2);
    for (const name of wanted) expect(names).toContain(name);
  }
  for (const name of ["crane", "flag", "die:red", "pile:left"]) expect(names).toContain(name);
});

it.each(["leaf-left", "leaf-right", "gap", "scaffold", "stones", "blue", "brown", "yellow", "red", "violet"])(
  "draws %s over a place",
  (what) => {
    const { container } = render(Strike, { colour: what, width: 60, height: 80 });
    expect(container.querySelectorAll("path").length).toBeGreaterThan(0);
    expect(container.innerHTML).not.toMatch(/NaN|undefined/);
  },
);

describe("a round", () => {
  const END = LOG.find(({ says }) => says.some(({ id }) => id === "br-majority")) as LogLine;
  const text = (colour: string): string =>
    render(Strike, {
      props: { colour, width: 600, height: 42 },
      context: new Map([[TABLE, { room: { state } }]]),
    }).container.textContent.trim();

  it("ends with the marker turning large over whoever has the majority, and begins with a ribbon that says who is first", () => {
    const found = acts(END);
    const large = found.flatMap((act) =>
      (act.parts ?? []).flatMap(({ draws, at }) =>
        /^(medal|round)/.test(draws ?? "") ? [[draws, at[0], act.table]] : [],
      ),
    );
    expect(large).toEqual([
      ["medal persons 1", "self:1", true],
      ["round 2 2", "ribbon", true],
    ]);
    expect(text("round 2 2")).toBe("Round 2, Player 2 begins");
    expect(
      render(Strike, { colour: "medal persons 1", width: 90, height: 90 }).container.querySelectorAll("path").length,
    ).toBeGreaterThan(2);
  });
  it("tells the total and warns only when the dice lie", () => {
    const rolled = ["blue", "brown", "yellow", "red", "violet"].map(
      (colour) => ["step roll", { thing: "die", from: `dice 0 ${colour} 1`, to: `dice 0 ${colour} 5` }] as const,
    );
    const found = acts(line(...rolled));
    expect(moved(found)).toEqual([
      "die:blue",
      "warns:blue",
      "total",
      "die:brown",
      "warns:brown",
      "die:yellow",
      "warns:yellow",
      "die:red",
      "warns:red",
      "die:violet",
      "warns:violet",
    ]);
    const all = found.reduce((sum, { ms }) => sum + ms, 0);
    const total = found[0]?.parts?.find(({ at }) => at[0] === "total");
    expect((total?.end ?? 0) * (found[0]?.ms ?? 0)).toBe(all);
  });
  it("says that a step is too dear, until something else was done", () => {
    const poor: BrugesView = {
      ...VIEW,
      phase: 3,
      players: VIEW.players.map((player) => ({ ...player, guilders: 3, advance_price: 4 })),
    };
    const begun = { ...line(), says: [{ id: "br-round", arguments: { round: 2, seat: 2 } }] };
    const done = (id: string, seat = 1): LogLine => ({ ...line(), says: [{ id, arguments: { seat } }] });
    expect([
      isShort(poor, [done("br-act"), begun]),
      isShort(poor, [begun, done("br-act", 2)]),
      isShort(poor, [begun, done("br-act")]),
      isShort(poor, [begun, done("br-advance")]),
    ]).toEqual([true, true, false, false]);
    table.set("now", { view: poor, log: [begun] });
    expect([captions(poor, poor.players[0], state.short).climb, text("short")]).toEqual([
      "4 a step: you have 3",
      "4 a step: you have 3",
    ]);
    const dear = acts(
      line(
        ["step roll", { thing: "die", from: "dice 0 violet 1", to: "dice 0 violet 2" }],
        ["step roll", { thing: "die", from: "dice 0 red 3", to: "dice 0 red 2" }],
      ),
    );
    expect(drawn(dear)).toEqual(["short"]);
    table.set("now", { view: VIEW, log: [] });
    expect([captions(VIEW, VIEW.players[0], state.short).climb, text("short")]).not.toContain("4 a step: you have 3");
  });
});
