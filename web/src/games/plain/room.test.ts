import { readFileSync } from "node:fs";
import { join } from "node:path";

import { cleanup, render, within } from "@testing-library/svelte";
import { SvelteMap } from "svelte/reactivity";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { namingFor } from "../../room/naming";
import type { Spoken } from "../../room/room";
import type { BookEntry, Said, View } from "../../wire/types";
import { words } from "../../words/words.svelte";
import Board from "./Board.svelte";
import { placeOf, sorted, type Data, type Json } from "./data";
import type { PlainGame } from "./game.svelte";
import { TABLE } from "../../room/table";
import { chapter, plainRoom, score } from "./room";
import book from "./fixtures/book.json";
import over from "./fixtures/over.json";
import pick from "./fixtures/pick.json";
import place from "./fixtures/place-tile.json";
import supply from "./fixtures/supply.json";

const ROOT = join(import.meta.dirname, "../../../..");
const LANGUAGES = ["en", "de", "nl"] as const;
const MOMENTS = { pick, place, supply, over } as unknown as Record<
  string,
  { view: Data; question: { ask: Said; choices: Spoken[] } | null }
>;
const ENTRIES = book as unknown as BookEntry[];
/** What is drawn of the table. */
const table = new SvelteMap<"view", Data>();
const room = plainRoom("some_game", {
  asked: [],
  log: [],
  get view() {
    return (table.get("view") ?? {}) as unknown as View;
  },
});
const game = room.state as PlainGame;

function speak(language: (typeof LANGUAGES)[number]): void {
  const engine = ["core", "city_tycoon"].map((name) =>
    readFileSync(join(ROOT, `src/burgomaster/words/${language}/${name}.ftl`), "utf8"),
  );
  const own = ["words", "games/plain/words"].map((folder) =>
    readFileSync(join(ROOT, `web/src/${folder}/${language}.ftl`), "utf8"),
  );
  words.use(language, ...own, ...engine);
}
function view(name: string): View {
  return MOMENTS[name]?.view as unknown as View;
}
function drawn(view: View, asked: readonly number[] = []): HTMLElement {
  table.set("view", view as unknown as Data);
  return render(Board, { props: { view, asked }, context: new Map([[TABLE, { room }]]) }).container;
}
function show(name: string): HTMLElement {
  return drawn(view(name), [1]);
}

beforeAll(() => {
  speak("en");
  // What jsdom does not have: nothing changes its size there.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = (): void => undefined;
      unobserve = (): void => undefined;
      disconnect = (): void => undefined;
    },
  );
});
afterEach(cleanup);
beforeEach(() => {
  speak("en");
  game.use("some_game", "ct-", ENTRIES);
  table.set("view", MOMENTS["supply"]?.view ?? {});
});

describe("a view that nobody explains", () => {
  it("is sorted by its shape: single values, players, what lies on a grid, the rest", () => {
    const found = sorted(MOMENTS["supply"]?.view ?? {});
    expect(found.facts.map(([name]) => name)).toEqual(expect.arrayContaining(["round", "phase", "landscapes"]));
    expect(found.players).toHaveLength(3);
    expect(found.grid.length).toBeGreaterThan(20);
    expect(found.rest.map(([name]) => name)).toEqual(expect.arrayContaining(["order", "stacks", "supply"]));
    expect(found.facts.map(([name]) => name)).not.toContain("viewer");
  });
  it("has places where there are columns and rows", () => {
    expect(placeOf({ x: 1, y: -2, name: "e2 s2" })).toEqual({ x: 1, y: -2, name: "e2 s2" });
    expect(placeOf({ what: 3, cell: { x: 0, y: 0 } })).toEqual({ x: 0, y: 0, name: "0, 0" });
    expect(placeOf({ x: "e2", y: 1 })).toBeNull();
  });
  it("is drawn even where nothing is known of the game", () => {
    game.use("unknown", "", []);
    const container = drawn({
      packs: [
        [1, 2],
        [null, null],
      ],
      turn: 3,
      mood: { calm: true },
    } as unknown as View);
    expect(container.textContent).toContain("2 face down");
    expect(container.textContent).toMatch(/turn\s*3/);
    expect(container.textContent).toContain("calm");
  });
});

describe("the table as it is drawn", () => {
  /** Every number and word of a view, but for what is told elsewhere or goes without saying. */
  function said(value: Json, name = ""): string[] {
    if (value === null || typeof value === "boolean" || value === 0) return [];
    if (typeof value === "object")
      return Object.entries(value).flatMap(([key, each]) =>
        ["kinds", "game", "viewer", "x", "y"].includes(key)
          ? []
          : said(each as Json, Array.isArray(value) ? name : key),
      );
    const thing = game.thing(value, name);
    return [thing ? game.name(thing) : game.kind(name) === "seat" ? String(value) : game.word(value, name)];
  }

  it.each(["pick", "place", "supply", "over"])("shows everything of the view: %s", (name) => {
    const text = show(name).textContent ?? "";
    // What a piece is goes without saying where its name stands.
    const missing = said({ ...MOMENTS[name]?.view, winners: [] }).filter(
      (each) => !text.includes(each) && each !== "city tile" && each !== "tile",
    );
    expect(missing).toEqual([]);
  });
  it("shows one's own things as cards, and others' hidden ones as a number", () => {
    const container = show("place");
    const seen = MOMENTS["place"]?.view ?? {};
    for (const player of sorted(seen).players) {
      const area = within(container).getByRole("region", { name: `What Player ${String(player["seat"])} has` });
      const hand = player["hand"] as readonly (number | null)[];
      if (player["seat"] === seen["viewer"])
        for (const tile of hand) expect(area.querySelector(`[data-target="tile:${String(tile)}"] .thing`)).toBeTruthy();
      else if (hand.length > 0) expect(area.textContent).toContain(`${hand.length} face down`);
    }
  });
  it("puts what lies on the grid where it lies: columns to the right, rows upwards", () => {
    const cells = [...show("supply").querySelectorAll<HTMLElement>(".grid > li")];
    const at = (name: string): [number, number] => {
      const cell = cells.find((each) => each.querySelector(".where")?.textContent?.startsWith(name));
      return [Number(cell?.style.gridColumn), Number(cell?.style.gridRow)];
    };
    const [west, north] = at("w1 n1");
    expect(at("e1 n1")).toEqual([west + 1, north]);
    expect(at("w1 s1")).toEqual([west, north + 1]);
  });
  it("has landmarks and headings for everything", () => {
    const container = show("supply");
    const regions = within(container).getAllByRole("region");
    expect(regions.length).toBeGreaterThan(4);
    for (const region of regions) expect(region.getAttribute("aria-label")).toBeTruthy();
    expect(within(container).getAllByRole("heading").length).toBeGreaterThan(6);
  });
});

describe("choices", () => {
  it("lie on things, on cells and on named words", () => {
    const targets = (text: string, data: Spoken["data"]): string[] =>
      room.targets({ text, data }, { id: "", arguments: {} });
    expect(targets("pick 12", { verb: "pick", tile: 12 })).toEqual(["tile:12"]);
    expect(targets("at e2 s1", { verb: "at", x: 1, y: -1 })).toEqual(["cell:1,-1"]);
    expect(room.targetName("cell:1,-1")).toBe("e2 s1");
    expect(targets("build solar", { verb: "build", kind: "solar" })).toEqual(["kind:solar"]);
    expect(room.targetName("kind:solar")).toBe("solar plant");
    expect(targets("pass", { verb: "pass" })).toEqual([]);
    expect(room.targetName("tile:7")).toBe("Sawmill");
  });
  it.each(LANGUAGES)("are said in words, all of them, in %s", (language) => {
    speak(language);
    const naming = namingFor(room, (seat) => `N${seat}`);
    for (const { question } of Object.values(MOMENTS)) {
      for (const choice of question?.choices ?? []) {
        const text = room.long(choice, naming, question?.ask.id);
        expect(text).not.toBe(choice.text);
        expect(text).not.toMatch(/ct-|\{|undefined/);
      }
    }
    const pay = { text: "pay 2 0 3 0 0", data: { verb: "pay", one: 2, two: 0, three: 3, four: 0, five: 0 } };
    expect(room.long(pay, naming)).toContain("N1");
    expect(room.long(pay, naming)).toContain("N3");
  });
  it("find a place on the table for everything that has one", () => {
    for (const name of ["pick", "place", "supply"]) {
      const { question } = MOMENTS[name] ?? {};
      const container = show(name);
      for (const choice of question?.choices ?? []) {
        for (const target of room.targets(choice, question?.ask ?? { id: "", arguments: {} })) {
          expect(container.querySelector(`[data-target="${target}"]`), `${name}: ${target}`).toBeTruthy();
        }
      }
    }
  });
});

describe("the story and the end", () => {
  it("makes the name of a thing in a sentence something to look at", () => {
    const parts = words.parts(
      { id: "ct-laid", arguments: { seat: 2, tile: 7, cell: "e2 n1" } },
      namingFor(room, () => "Ben"),
    );
    expect(parts).toContainEqual({
      kind: "thing",
      thing: { kind: "tile", number: 7 },
      text: "“Sawmill” (7)",
      bare: "Sawmill",
    });
    expect(parts.map((part) => part.text).join("")).toBe("Ben lays “Sawmill” (7) at e2 n1.");
  });
  it("counts points by source, with names, and they add up to everyone's total", () => {
    const rows = score(game, MOMENTS["over"]?.view ?? {});
    expect(rows.map((row) => row.title)).toContain("tiles supplied");
    const players = sorted(MOMENTS["over"]?.view ?? {}).players;
    players.forEach((player, at) =>
      expect(rows.reduce((sum, row) => sum + (row.points[at] ?? 0), 0)).toBe(player["total"]),
    );
    const now = score(game, MOMENTS["supply"]?.view ?? {});
    sorted(MOMENTS["supply"]?.view ?? {}).players.forEach((player, at) =>
      expect(now.reduce((sum, row) => sum + (row.points[at] ?? 0), 0)).toBe(player["total"]),
    );
    expect(
      score(game, {
        players: [
          { seat: 1, points: 4 },
          { seat: 2, points: 5 },
        ],
      }),
    ).toEqual([{ key: "more", title: "points", points: [4, 5] }]);
  });
  it.each([
    ["en", "Round 2 of 4 · Phase IV: supplying tiles"],
    ["de", "Runde 2 von 4 · Phase IV: Stadtplättchen versorgen"],
    ["nl", "Ronde 2 van 4 · Fase IV: stadstegels bevoorraden"],
  ] as const)("says where in the game we are in %s", (language, line) => {
    speak(language);
    expect(chapter(game, MOMENTS["supply"]?.view ?? {})).toBe(line);
  });
});

describe("the words of the view", () => {
  function names(value: Json): string[] {
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([name, each]) => [
      ...(Array.isArray(value) ? [] : [name]),
      ...names(each as Json),
    ]);
  }
  it.each(LANGUAGES)("name every part of it in %s", (language) => {
    speak(language);
    const told = new Set(["kinds", "game", "viewer", "over", "winners", "players", "x", "y", "name"]);
    const source = readFileSync(join(ROOT, `src/burgomaster/words/${language}/city_tycoon.ftl`), "utf8");
    const known = new Set(
      [...(source.slice(source.indexOf("ct-view-name")).split("\n}")[0] ?? "").matchAll(/\[([\w-]+)\]/g)].map(
        (found) => found[1],
      ),
    );
    const sources = Object.keys((sorted(MOMENTS["over"]?.view ?? {}).players[0]?.["points"] ?? {}) as object);
    for (const { view: each } of Object.values(MOMENTS)) {
      for (const name of names({ ...each, kinds: {} }))
        if (!told.has(name) && !sources.includes(name)) expect(known, name).toContain(name);
    }
  });
});
