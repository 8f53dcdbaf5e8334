/** A whole game's story in fewer words: phases have headings, a tile is told in one sentence, and nothing is told that one may not know. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { settings } from "../../browser/settings.svelte";
import { namingFor } from "../../room/naming";
import { paragraphs, type Paragraph } from "../../room/told";
import type { CityTycoonView, LogLine } from "../../wire/types";
import { words } from "../../words/words.svelte";
import { aloud } from "./aloud";
import { CityTycoonBook } from "./book.svelte";
import { roomAt } from "./room";
import * as Fixture from "./fixtures/story.json";

const ROOT = join(import.meta.dirname, "../../../..");
const LOG = (
  Fixture as unknown as { default: (Omit<LogLine, "text" | "beats" | "warning"> & Partial<LogLine>)[] }
).default.map((line): LogLine => ({ text: "", beats: [], warning: false, ...line }));
const NAMES = ["", "Anna", "Ben", "Clara"];
const name = (seat: number): string => NAMES[seat] ?? "";

function use(language: "en" | "de" | "nl"): void {
  settings.change({ language });
  const engine = ["core", "city_tycoon"].map((file) =>
    readFileSync(join(ROOT, `src/burgomaster/words/${language}/${file}.ftl`), "utf8"),
  );
  words.use(language, ...engine, readFileSync(join(ROOT, `web/src/games/city_tycoon/words/${language}.ftl`), "utf8"));
}
function sentences(told: readonly Paragraph[]): string[] {
  const naming = namingFor(room as never, name);
  return told.map((each) => each.tellings.map((telling) => words.plain(telling.said, naming)).join(" "));
}
const free = [{ x: 1, y: -1, name: "e2 s1" }];
const room = roomAt({ view: { free, city: [] } as unknown as CityTycoonView, asked: [], log: [] });
const of = (log: readonly LogLine[]): Paragraph[] => paragraphs(log, room.condense, name);
const line = (n: number, seat: number, ...says: LogLine["says"]): LogLine => ({
  n,
  entry: n,
  seat,
  text: "",
  says,
  beats: [],
  warning: false,
});

it.each([
  ["en", "e2 s1", "e3 s1"],
  ["de", "o2 s1", "o3 s1"],
  ["nl", "o2 z1", "o3 z1"],
] as const)("names cells with the letters of %s, in the story, aloud and in choices", (language, cell, next) => {
  use(language);
  const log = [
    line(
      1,
      1,
      { id: "ct-laid", arguments: { seat: 1, tile: 7, cell: "e2 s1" } },
      { id: "ct-landscape", arguments: { seat: 1, kind: "land", cell: "e3 s1" } },
    ),
  ];
  expect(sentences(of(log)).join(" ")).toContain(cell);
  expect(sentences(of(log)).join(" ")).toContain(next);
  expect(room.short({ text: "at e2 s1", data: { x: 1, y: -1 } })).toContain(cell);
  expect(room.targetName("cell:1,-1")).toContain(cell);
  expect(
    aloud(new CityTycoonBook(), { x: 1, y: -1, name: "e2 s1" }, null, { city: [] } as unknown as CityTycoonView, name),
  ).toContain(cell);
});

describe("the story of a whole game", () => {
  it.each(["en", "de", "nl"] as const)("is said in words alone in %s", (language) => {
    use(language);
    const told = sentences(of(LOG));
    if (process.env["BURGOMASTER_STORIES"])
      writeFileSync(join(process.env["BURGOMASTER_STORIES"], `city_tycoon.${language}.txt`), told.join("\n"));
    expect(told.filter((text) => /tycoon-|ct-|\{|undefined|none/.test(text))).toEqual([]);
  });

  it("has a heading for each phase of each round, and for the end", () => {
    use("en");
    const heads = sentences(of(LOG).filter((each) => each.heads));
    const phases = [
      "Phase I: order of play",
      "Phase II: choosing tiles",
      "Phase III: building the city",
      "Phase IV: supplying tiles",
      "Phase V: tidying up",
    ];
    const all = [1, 2, 3, 4].flatMap((round) => phases.map((phase) => `Round ${round} · ${phase}.`));
    // The order of the first round is part of the set-up, and nothing is tidied up after the last.
    expect(heads).toEqual([
      ...all.filter(
        (each) => each !== "Round 1 · Phase I: order of play." && each !== "Round 4 · Phase V: tidying up.",
      ),
      "The end: money is worth points.",
    ]);
  });

  it("leads to every moment in its order, and needs one line for each that did something", () => {
    use("en");
    const told = of(LOG);
    expect(told.length).toBeLessThan(LOG.length * 0.75);
    const entries = told.map((each) => each.entry);
    expect(entries).toEqual(entries.toSorted((a, b) => a - b));
    expect(new Set(told.map((each) => each.n)).size).toBe(told.length);
    // What follows from a deed is told with it.
    const ids = told.flatMap((each) => each.tellings.map((telling) => telling.said.id));
    expect(ids.filter((id) => /^ct-(pay|gain|landscape|laid|built|supplied|dealt|round)/.test(id))).toEqual([]);
  });

  it("tells a draft in few sentences: one's own tiles by their names, of others how many", () => {
    use("en");
    const told = sentences(of(LOG));
    const from = told.indexOf("Round 2 · Phase II: choosing tiles.");
    const draft = told.slice(from + 1, told.indexOf("Round 2 · Phase III: building the city."));
    expect(draft[0]).toBe("Everyone is dealt 6 tiles.");
    expect(draft[1]).toMatch(/^Anna is dealt “[^”]+” \(\d+\)(, (and )?“[^”]+” \(\d+\)){5}\.$/);
    expect(draft[2]).toMatch(/^Anna keeps “[^”]+” \(\d+\)(, (and )?“[^”]+” \(\d+\)){5}\.$/);
    expect(draft.slice(3)).toEqual(["Ben and Clara each keep 6 tiles."]);
  });

  it("lets every tile it names be looked at", () => {
    use("en");
    const kept = of(LOG)
      .flatMap((each) => each.tellings)
      .find((each) => each.said.id === "tycoon-told-kept");
    const things = words
      .parts(kept?.said ?? { id: "", arguments: {} }, namingFor(room as never, name))
      .filter((part) => part.kind === "thing");
    expect(things).toHaveLength(6);
  });

  it("tells while a draft is under way how far everyone is", () => {
    use("en");
    const pick = (n: number, seat: number): LogLine => line(n, seat, { id: "ct-picked", arguments: { seat } });
    expect(sentences(of([pick(1, 2), pick(2, 3), pick(3, 2)]))).toEqual(["Ben keeps 2 tiles.", "Clara keeps 1 tile."]);
  });

  it("tells a supplied tile with what it costs, whom that pays, and what it brings, in one sentence", () => {
    use("en");
    const deed = {
      ...line(
        1,
        1,
        { id: "ct-supplied", arguments: { seat: 1, tile: 97, demand: 2, price: 9 } },
        { id: "ct-pay-seat", arguments: { seat: 1, victim: 2, count: 5 } },
        { id: "ct-pay-bank", arguments: { seat: 1, count: 4 } },
        { id: "ct-gain-points", arguments: { seat: 1, count: 4, source: "supplied" } },
        { id: "ct-gain-money", arguments: { seat: 1, count: 1, source: "neighbours" } },
      ),
      beats: [{ moves: [{ thing: "cube", count: 2, from: "yellow 1", to: "delivered 1 97 yellow" }] }],
    };
    expect(sentences(of([deed]))).toEqual([
      "Anna supplies “Science Park” (97), demand 2, for 9 euros and 2 yellow cubes (5 euros to Ben and 4 euros to the bank): 4 points; from neighboring tiles 1 euro.",
    ]);
    expect(
      sentences(
        of([
          line(1, 2, { id: "ct-supplied", arguments: { seat: 2, tile: 7, demand: 0, price: 0 } }),
          line(2, 2, { id: "ct-passed", arguments: { seat: 2 } }),
          line(3, 3, { id: "ct-passed", arguments: { seat: 3 } }),
        ]),
      ),
    ).toEqual(["Ben supplies “Sawmill” (7) at no cost.", "Ben and Clara pass."]);
  });

  it("tells a laid tile with its price, its landscape and its points, in one sentence", () => {
    use("en");
    const says: LogLine["says"] = [
      { id: "ct-laid", arguments: { seat: 3, tile: 89, cell: "e6 s2" } },
      { id: "ct-pay-bank", arguments: { seat: 3, count: 4 } },
      { id: "ct-landscape", arguments: { seat: 3, kind: "land", cell: "e7 s2" } },
      { id: "ct-landscape", arguments: { seat: 3, kind: "land", cell: "e6 s3" } },
      { id: "ct-landscape", arguments: { seat: 3, kind: "water", cell: "e5 s2" } },
      { id: "ct-gain-yellow", arguments: { seat: 3, count: 1, source: "laid" } },
      { id: "ct-pay-bank", arguments: { seat: 3, count: 8 } },
      { id: "ct-gain-points", arguments: { seat: 3, count: 5, source: "bought" } },
    ];
    expect(sentences(of([line(1, 3, ...says)]))).toEqual([
      "Clara lays “Guildhall” (89) at e6 s2 for 4 euros, with land at e7 s2 and e6 s3 and water at e5 s2: 1 yellow cube. Clara buys 5 points for 8 euros.",
    ]);
  });
});
