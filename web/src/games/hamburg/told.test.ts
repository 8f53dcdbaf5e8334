/** A whole game's story in fewer words: everything is still told, and a season's start is a few sentences. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { settings } from "../../browser/settings.svelte";
import { namingFor } from "../../room/naming";
import { NO_TABLE } from "../../room/room";
import { paragraphs, type Paragraph } from "../../room/told";
import type { LogLine } from "../../wire/types";
import { words } from "../../words/words.svelte";
import { roomAt } from "./room";
import * as Alone from "./fixtures/solo.json";
import * as Fixture from "./fixtures/story.json";

const ROOT = join(import.meta.dirname, "../../../..");
const told = (fixture: unknown): LogLine[] =>
  (fixture as { default: Omit<LogLine, "text" | "beats" | "warning">[] }).default.map((line): LogLine => ({
    ...line,
    text: "",
    beats: [],
    warning: false,
  }));
const LOG = told(Fixture);
const NAMES = ["", "Anna", "Ben", "Clara"];
const name = (seat: number): string => NAMES[seat] ?? "";

function use(language: "en" | "de" | "nl"): void {
  settings.change({ language });
  const engine = ["core", "hamburg", "hamburg_cards", "hamburg_expansions", "hamburg_solo"].map((file) =>
    readFileSync(join(ROOT, `src/burgomaster/words/${language}/${file}.ftl`), "utf8"),
  );
  words.use(language, ...engine, readFileSync(join(ROOT, `web/src/games/hamburg/words/${language}.ftl`), "utf8"));
}
function sentences(told: readonly Paragraph[]): string[] {
  const naming = namingFor(room as never, name);
  return told.map((each) => each.tellings.map((telling) => words.plain(telling.said, naming)).join(" "));
}
const room = roomAt(NO_TABLE);
const whole = (): Paragraph[] => paragraphs(LOG, room.condense, name);

describe("an amount that something changed", () => {
  const line = (n: number, id: string, args: Record<string, number | string>): LogLine =>
    ({
      n,
      entry: n,
      seat: 1,
      says: [{ id, arguments: args }],
      text: "",
      beats: [],
      warning: false,
    }) as unknown as LogLine;
  const sum = "4 hb-sum-die colour=gray, 2 hb-sum-tile tile=moenckeberg face=b";

  it("keeps what made it where several things are told as one", () => {
    use("en");
    const log = [
      line(1, "hb-act", { seat: 1, card: 146, action: "money" }),
      line(2, "hb-gain-marks", { seat: 1, count: 6, sum }),
    ];
    expect(sentences(paragraphs(log, room.condense, name)).join(" ")).toMatch(
      /^Anna takes 6 marks with .*: gray die 4, “Mönckeberg” \+2\.$/,
    );
  });

  it("is told apart from what others paid for the same", () => {
    use("en");
    const step = (n: number, seat: number, more: Record<string, string>): LogLine[] => [
      line(n, "hb-pay-marks", { seat, count: 2, ...more }),
      line(n + 1, "hb-advance", { seat, space: 1 }),
    ];
    const told = sentences(
      paragraphs(
        [
          ...step(1, 1, {}),
          ...step(3, 2, { sum: "4 hb-sum-dice, -2 hb-sum-tile tile=weber face=a" }),
          ...step(5, 3, {}),
        ],
        room.condense,
        name,
      ),
    );
    expect(told).toHaveLength(3);
    expect(told[1]).toContain(": dice 4, “Weber” −2.");
  });
});

describe("a site", () => {
  const line = (id: string, args: Record<string, number | string>): LogLine =>
    ({
      n: 1,
      entry: 1,
      seat: 1,
      says: [
        { id: "hb-return-workers", arguments: { seat: 1, count: 1, colour: "gray" } },
        { id, arguments: args },
      ],
      text: "",
      beats: [],
      warning: false,
    }) as unknown as LogLine;

  it("is told without its worker, to its owner with its card", () => {
    use("en");
    const told = (id: string, args: Record<string, number | string>): string =>
      sentences(paragraphs([line(id, { seat: 1, colour: "gray", ...args })], room.condense, name)).join(" ");
    expect(told("hb-lay-site", {})).toBe("Anna plays a gray site.");
    expect(told("hb-lay-known-site", { card: 146 })).toMatch(/^Anna plays .* as a gray site\.$/);
  });
});

describe("the story of a whole game", () => {
  it.each(["en", "de", "nl"] as const)("is said in words alone in %s", (language) => {
    use(language);
    const told = sentences(whole());
    if (process.env["BURGOMASTER_STORIES"])
      writeFileSync(join(process.env["BURGOMASTER_STORIES"], `${language}.txt`), told.join("\n"));
    expect(told.filter((text) => /hamburg-|hb-|\{|undefined/.test(text))).toEqual([]);
  });

  it("needs less than half the lines, and leads to every moment something happened at", () => {
    use("en");
    const told = whole();
    expect(told.length).toBeLessThan(LOG.length * 0.6);
    const entries = told.map((each) => each.entry);
    expect(entries).toEqual(entries.toSorted((a, b) => a - b));
    expect(new Set(told.map((each) => each.n)).size).toBe(told.length);
  });

  it("begins a season in a few sentences: who begins, what each drew, the dice, the disasters", () => {
    use("en");
    const told = sentences(whole());
    const from = told.findIndex((text) => text.startsWith("Season 2 begins."));
    const start = told.slice(from, from + 7);
    expect(start[0]).toBe("Season 2 begins. First player: Ben.");
    expect(start[1]).toMatch(/^Ben draws 4 cards: 1 gray, 2 pink, and 1 brown\./);
    expect(
      start.some((text) => text.startsWith("The dice: purple 2, orange 2, gray 1, pink 1, brown 2, black 4.")),
    ).toBe(true);
    expect(start.join(" ").length).toBeLessThan(700);
  });

  it("shows disasters that rise for several as a table, and says them in a sentence", () => {
    use("en");
    const telling = whole()
      .flatMap((each) => each.tellings)
      .find((each) => each.grid);
    expect(telling?.grid?.head).toEqual(["", "Anna", "Ben", "Clara"]);
    expect(telling?.grid?.rows[0]).toEqual(["Fire", "1", "1", "1"]);
    expect(words.plain(telling?.said ?? { id: "", arguments: {} })).toBe(
      "Disasters are increased for Anna, Ben, and Clara: Fire, Decay, Unrest, and Disease.",
    );
  });

  it("tells an action and what came of it in one sentence", () => {
    use("en");
    const told = sentences(whole());
    for (const text of [
      "Anna takes 5 marks with “261” (261).",
      "Clara decreases Fire to level 0 with “139” (139) and gains 1 point.",
      "Anna constructs “24” (24) for 6 marks.",
      "Anna plays a pink site.",
      "Ben adds “273” (273) to the zoo and park for 3 marks.",
    ]) {
      expect(told).toContain(text);
    }
  });

  it("names one's own cards, and only the colors of others'", () => {
    use("en");
    const drawn = sentences(whole())
      .filter((text) => / drew | draws \d/.test(text))
      .slice(0, 3);
    expect(drawn[0]).toMatch(/^Anna drew .*\(24\).*\(114\)\.$/);
    expect(drawn[1]).toBe("Ben draws 5 cards: 3 purple, 1 gray, and 1 pink.");
  });
});

describe("the story of a solo game", () => {
  const solo = (): Paragraph[] => paragraphs(told(Alone), room.condense, (seat) => ["", "Anna", "TOM"][seat] ?? "");

  it.each(["en", "de", "nl"] as const)("is said in words alone in %s", (language) => {
    use(language);
    expect(sentences(solo()).filter((text) => /hamburg-|hb-|\{|undefined/.test(text))).toEqual([]);
  });

  it("has a heading for each season, and a line for each die that TOM resolves", () => {
    use("en");
    const all = solo();
    expect(sentences(all.filter((each) => each.heads))).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((season) => `Season ${season} begins.`),
    );
    for (const each of all)
      expect(each.tellings.findLastIndex((telling) => telling.said.id === "hb-tom-die")).toBeLessThan(1);
    expect(
      all
        .flatMap((each) => each.tellings)
        .filter((telling) => telling.said.id === "hb-tom-why" && telling.said.arguments["why"] === "advances"),
    ).toHaveLength(1);
  });
});

it("says whose disasters rise: all of them only where all do", () => {
  use("en");
  const rise = (seat: number): LogLine => ({
    n: seat,
    entry: seat,
    seat: null,
    text: "",
    says: [{ id: "hb-increase", arguments: { seat, colour: "pink", level: 1 } }],
    beats: [],
    warning: false,
  });
  expect(sentences(paragraphs([rise(1), rise(3)], room.condense, name))).toEqual([
    "Disasters are increased for Anna and Clara: Unrest.",
  ]);
});

it("a game that condenses nothing is told line by line, joined for each player", () => {
  const told = paragraphs(LOG.slice(0, 12), undefined, name);
  expect(told.map((each) => each.seat)).toEqual([1, 2]);
  expect(told.flatMap((each) => each.tellings)).toHaveLength(12);
});
