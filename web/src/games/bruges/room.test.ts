/** Bruges' room: where choices lie, what they bring, how they are said, and what is drawn of a view. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { paint, setInto } from "../../art/pen";
import { TABLE } from "../../room/table";
import { paragraphs } from "../../room/told";
import { http } from "../../wire/http";
import type { BrugesView, LogLine, Said } from "../../wire/types";
import { words } from "../../words/words.svelte";
import { seatColour } from "./art/palette";
import Board from "./Board.svelte";
import { drawings } from "./drawings";
import { BrugesBook } from "./book.svelte";
import { breakable } from "./breaks";
import { brings } from "./brings";
import { tabOf, targets } from "./choices";
import { MAJORITIES } from "./components";
import { roomAt } from "./room";
import middle from "./fixtures/middle.json";
import log from "./fixtures/log.json";

const VIEW = middle as unknown as BrugesView;
const room = roomAt({ view: VIEW, asked: [1], log: [] });
const LOG = log as unknown as LogLine[];
const ENGINE = join(import.meta.dirname, "../../../../src/burgomaster");
const NAMES = readFileSync(join(ENGINE, "games/bruges/box/data/names.csv"), "utf8")
  .split("\n")
  .slice(1)
  .filter(Boolean)
  .flatMap((row) => row.split(",").slice(1, 4));
const said = (id: string, args: Said["arguments"]): Said => ({ id, arguments: args });
const ask = said("br-ask-turn", {});

beforeAll(async () => {
  await drawings.fetch("desk");
  await drawings.fetch("phone");
  const engine = readdirSync(join(ENGINE, "words/en")).map((name) =>
    readFileSync(join(ENGINE, "words/en", name), "utf8"),
  );
  const own = [join(import.meta.dirname, "words/en.ftl"), join(import.meta.dirname, "../../words/en.ftl")].map((path) =>
    readFileSync(path, "utf8"),
  );
  words.use("en", own.join("\n"), engine.join("\n"));
});
it("fetches persons in the language wished for last, whichever comes last", async () => {
  const answers = new Map<string, (entries: never[]) => void>();
  const fetched = vi
    .spyOn(http, "book")
    .mockImplementation(
      (_game, language) => new Promise((done) => answers.set(language, (entries) => done({ entries } as never))),
    );
  const book = new BrugesBook();
  const used = vi.spyOn(book, "use").mockImplementation(() => undefined);
  const loads = [book.load("de", ""), book.load("nl", "")];
  answers.get("nl")?.([]);
  answers.get("de")?.([]);
  await Promise.all(loads);
  expect(used).toHaveBeenCalledTimes(1);
  // What is here already is not fetched again.
  await book.load("nl", "");
  expect(fetched).toHaveBeenCalledTimes(2);
  vi.restoreAllMocks();
});

it("names places as sentences begin", () => {
  expect(["threat:brown", "house:new", "pile:left", "die:red"].map((target) => room.targetName(target))).toEqual([
    "Plague",
    "A new house",
    "Left draw pile",
    "Red die",
  ]);
  expect(room.targetName("sky")).toBe("");
});

it("draws at once from piles that everybody sees, and nothing else", () => {
  expect([room.atOnce?.(said("br-ask-draw", {})), room.atOnce?.(ask)]).toEqual([true, false]);
});

describe("choices", () => {
  it.each([
    ["workers 118", { card: 118 }, ["card:118", "worker:violet"]],
    ["money 118", { card: 118 }, ["card:118", "die:violet"]],
    ["threat 97", { card: 97 }, ["card:97", "threat:yellow"]],
    ["canal 63 left", { card: 63, side: "left" }, ["card:63", "canal:left"]],
    ["house 63", { card: 63 }, ["card:63", "house:new"]],
    ["person 63 at 4", { card: 63, place: 4 }, ["card:63", "house:4"]],
    ["draw right", { side: "right" }, ["pile:right"]],
    ["use 53", { card: 53 }, ["person:53"]],
    ["lose person 53", { card: 53 }, ["person:53"]],
    ["lose house 2", { place: 2 }, ["house:2"]],
    ["lose tile left", { side: "left" }, ["canal:left"]],
    ["exchange blue red", { colour: "blue", into: "red" }, ["worker:blue", "into:red"]],
    ["turn back canal", { majority: "canal" }, ["majority:canal"]],
    ["advance", {}, ["stairs"]],
    ["end turn", {}, []],
  ])("%s lies where it belongs", (text, data, places) => {
    expect(room.targets({ text, data }, ask)).toEqual(places);
  });
  it("follow a card that counts as another color", () => {
    expect(targets({ forged: "red" }, { text: "money 118", data: { card: 118 } })).toEqual(["card:118", "die:red"]);
  });
  it("are behind the tab where their place is drawn", () => {
    const mine = { own: new Set([53]), filling: true };
    expect(
      ["card:1", "die:red", "pile:left", "stairs", "house:new", "person:53", "person:7", "person:", "worker:2:red"].map(
        (target) => tabOf(mine, target),
      ),
    ).toEqual([null, "city", "mine", "city", "mine", "mine", "others", "mine", "others"]);
  });
  it("have words, short and long", () => {
    for (const [text, data] of [
      ["workers 118", { card: 118 }],
      ["person 63 at 4", { card: 63, place: 4 }],
      ["draw left", { side: "left" }],
    ] as const) {
      const choice = { text, data };
      for (const told of [room.short(choice), room.long(choice, room.naming)])
        expect(told).not.toMatch(/^br|undefined/);
    }
  });
});

describe("what a choice brings", () => {
  it("is a chip for each kind of piece, and a sentence for what else happens", () => {
    const found = brings(
      [
        said("br-act", { seat: 1, card: 118, action: "money" }),
        said("br-gain-guilders", { seat: 1, count: 3 }),
        said("br-pay-guilders", { seat: 1, count: 1 }),
        said("br-give-back", { seat: 1, colour: "red" }),
        said("br-work", { seat: 2, card: 5 }),
      ],
      1,
    );
    expect(found.chips.map(({ text, icon }) => `${icon} ${text}`)).toEqual(["guilder +2", "threat −1"]);
    expect(found.rest.map(({ id }) => id)).toEqual(["br-work"]);
  });
  it("counts what another player takes as lost", () => {
    expect(
      brings([said("br-take-guilders", { seat: 2, victim: 1, count: 2 })], 1).chips.map(({ text }) => text),
    ).toEqual(["−2"]);
  });
  it("counts workers of many colors that go together, and says each aloud", () => {
    const lost = (colours: readonly string[]): Said[] =>
      colours.map((colour, at) => said("br-lose-workers", { seat: 1, count: at + 1, colour }));
    const [flood] = brings([...lost(["blue", "brown", "red"]), said("br-gain-points", { seat: 1, count: 1 })], 1).chips;
    expect([flood?.text, flood?.colour, flood?.label]).toEqual([
      "−6",
      undefined,
      "−1 blue worker, −2 brown workers, −3 red workers",
    ]);
    expect(brings(lost(["blue", "red"]), 1).chips.map(({ text, colour }) => [text, colour])).toEqual([
      ["−1", "blue"],
      ["−2", "red"],
    ]);
  });
});

describe("what is seen and told of a game", () => {
  it("begins anew with the first turn after the dice", () => {
    const line = (n: number, seat: number | null, text: string, id: string): LogLine => ({
      n,
      entry: n,
      seat,
      text,
      says: [{ id, arguments: { seat: 3, count: 1 } }],
      beats: [],
      warning: false,
    });
    const told = (...log: LogLine[]): number[] =>
      paragraphs(log, room.condense, String).map(({ tellings }) => tellings.length);
    const [gain, turn, then] = [
      line(2, null, "roll violet 3", "br-gain-guilders"),
      line(4, 3, "house 8", "br-build-house"),
      line(5, 3, "use 4", "br-gain-points"),
    ];
    expect(told(gain, turn, then)).toEqual([1, 2]);
    expect(told(gain, line(3, 3, "advance", "br-advance"), turn, then)).toEqual([2, 2]);
    expect(told(line(3, 3, "advance", "br-advance"), then, turn)).toEqual([1, 2]);
  });

  it("is told in fewer sentences, none of them without words", () => {
    const tellings = LOG.flatMap((line) => line.says.map((each) => ({ said: each, line })));
    const told = room.condense?.(tellings, (seat) => `P${seat}`);
    expect(told?.length).toBeLessThan(tellings.length * 0.8);
    expect(told?.filter(({ said: { id } }) => !words.has(id))).toEqual([]);
  });
  it("counts points by their sources", () => {
    const rows = room.score(VIEW);
    VIEW.players.forEach((player, at) =>
      expect(rows.reduce((sum, row) => sum + (row.points[at] ?? 0), 0)).toBe(player.total),
    );
  });
});

it("draws a view: a place for every house and person, every worker and threat, every die and pile", () => {
  const { container } = render(Board, { props: { view: VIEW, asked: [1] }, context: new Map([[TABLE, { room }]]) });
  const places = new Set(
    [...container.querySelectorAll("[data-target]")].map((each) => each.getAttribute("data-target")),
  );
  for (const player of VIEW.players) {
    const own = player.seat === VIEW.viewer;
    for (const house of player.houses)
      for (const target of house.persons.length > 0
        ? house.persons.map((card) => `person:${card}`)
        : [own ? `house:${house.place}` : `house:${player.seat}:${house.place}`])
        expect(places).toContain(target);
    expect(places).toContain(own ? "worker:violet" : `worker:${player.seat}:violet`);
    expect(places).toContain(own ? "canal:left" : `canal:${player.seat}:left`);
  }
  for (const target of ["stairs", "statue", "die:red", "pile:left", "pile:extra", "discards", "majority:canal"])
    expect(places).toContain(target);
  expect(container.textContent).not.toMatch(/NaN|undefined|\bbr-/);
});

it("lays the piles beside a hand that is filled, for whoever looks back or only watches too, and not while others draw", () => {
  const drawn = (now: Partial<BrugesView>, asked: number[]): number => {
    const { container, unmount } = render(Board, { view: { ...VIEW, phase: 1, ...now }, asked });
    const found = container.querySelectorAll("[data-pile]").length;
    // Nothing is asked of who is not at the table.
    expect(container.querySelectorAll("button[data-pile]")).toHaveLength(0);
    unmount();
    return found;
  };
  expect([drawn({}, [1]), drawn({ viewer: 0 }, [1]), drawn({}, [2]), drawn({ phase: 3 }, [1])]).toEqual([2, 2, 0, 0]);
});

it("has the same figures on every plate: points, and what they come to at the end", () => {
  const { container, unmount } = render(Board, { view: VIEW, asked: [1] });
  const drawn = [...container.querySelectorAll("text")].map((text) => text.textContent);
  for (const player of VIEW.players.filter(({ seat }) => seat !== VIEW.viewer)) {
    expect(drawn).toContain(`Σ${player.total}`);
    expect(container.querySelector(`[data-target="seat:${player.seat}"]`)?.textContent).toContain(
      `${player.total} with final scoring`,
    );
  }
  unmount();
});

it("shows everyone in the colour of their gatehouse, on the table and in everything around it", () => {
  const gates = ["yellow", "blue", "red"];
  const view = {
    ...VIEW,
    players: VIEW.players.map((player, at) => ({
      ...player,
      gatehouse: gates[at] ?? "green",
      majorities: [...MAJORITIES],
    })),
  };
  const { container, rerender, unmount } = render(Board, { view, asked: [1] });
  const around = (seat: number): string => document.documentElement.style.getPropertyValue(`--seat-${seat}`);
  const fills = (drawn: string): (string | null)[] =>
    [...container.querySelectorAll(`[data-drawn="${drawn}"] path`)].map((path) => path.getAttribute("fill"));
  for (const { seat, gatehouse } of view.players) {
    expect(around(seat)).toBe(seatColour(gatehouse));
    expect(fills(`pawn:${seat}`)).toContain(paint(seatColour(gatehouse)));
    expect(fills(`medal:${seat}:canal`)).toContain(paint(seatColour(gatehouse)));
  }
  void rerender({ view: VIEW });
  flushSync();
  expect(around(1)).toBe(seatColour("red"));
  unmount();
  expect(around(1)).toBe("");
});

it("has headings to jump by, and calls no hand that of whoever only watches", () => {
  const heads = (viewer: number): string[] => {
    const { container, unmount } = render(Board, { view: { ...VIEW, viewer }, asked: [1] });
    const found = [...container.querySelectorAll("h2")].map((each) => each.textContent ?? "");
    expect(/You have not looked at/.test(container.textContent ?? "")).toBe(false);
    unmount();
    return found;
  };
  const parts = [
    ...["Stairs of the town hall", "Market, total", "Crane quay", "Player 2 at a glance", "Player 3 at a glance"],
    ...["Houses and persons", "Canal", "Workers and threats", "Display of Player 1"],
  ];
  for (const [viewer, hand] of [
    [1, "Your hand (3)"],
    [0, "The hand of Player 1 (3)"],
  ] as const)
    expect(heads(viewer).map((head) => head.replace(/(?<=total) \d+$/, ""))).toEqual([...parts, hand]);
});

it("has no hand any more when the game is over", () => {
  const { container } = render(Board, { view: { ...VIEW, over: true }, asked: [] });
  expect(container.querySelector('[data-target="hand"]')).toBeNull();
});

describe("names in three languages", () => {
  it("fit on plates and cards without being cut, but for one in fifty on the narrowest", () => {
    expect(NAMES).toHaveLength(3 * 165);
    const cut = (w: number, h: number, most: number, least: number): string[] =>
      NAMES.filter((name) => setInto(breakable(name), w, h, { most, least, rows: 2 }).rows.at(-1)?.endsWith("…"));
    expect(cut(84, 28, 13, 10.6)).toEqual([]);
    expect(cut(128 / 1.22, 30, 15.5, 10)).toEqual([]);
    expect(cut(58.5, 28, 12, 10).length).toBeLessThanOrEqual(9);
    expect(cut(45, 28, 13, 10.2).length).toBeLessThanOrEqual(24);
    // A name with a hyphen of its own gets no second one.
    expect(
      NAMES.flatMap((name) => setInto(breakable(name), 45, 28, { most: 13, least: 10.2, rows: 2 }).rows).filter((row) =>
        row.includes("--"),
      ),
    ).toEqual([]);
  });
});
