import { readFileSync } from "node:fs";
import { join } from "node:path";

import { render, screen } from "@testing-library/svelte";
import { SvelteMap } from "svelte/reactivity";
import { beforeAll, describe, expect, it } from "vitest";

import type { Said, HamburgView } from "../../wire/types";
import { words } from "../../words/words.svelte";
import type { Spoken } from "../../room/room";
import { TABLE } from "../../room/table";
import Icon from "./art/Icon.svelte";
import Board from "./Board.svelte";
import { drawings } from "./drawings";
import { brings } from "./brings";
import { short, targets } from "./choices";
import { categoryOf, colourOf, COLOURS, TOKENS } from "./components";
import { roomAt } from "./room";
import type { HamburgState } from "./state.svelte";
import end from "./fixtures/end.json";
import late from "./fixtures/late.json";
import middle from "./fixtures/middle.json";
import questions from "./fixtures/questions.json";
import start from "./fixtures/start.json";
import tiles from "./fixtures/tiles.json";

const ROOT = join(import.meta.dirname, "../../../..");
const ASK: Said = { id: "hb-ask-turn", arguments: {} };
const QUESTIONS = questions as unknown as Record<string, { ask: Said; choices: Spoken[] }>;
const VIEWS = { start, middle, late, end, tiles } as unknown as Record<string, HamburgView>;

/** The table that is drawn; it can be another one each time. */
const table = new SvelteMap<"view", HamburgView>();
const room = roomAt({
  asked: [],
  log: [],
  get view() {
    return table.get("view") ?? null;
  },
});
const { book } = room.state as HamburgState;
function drawn(props: { view: HamburgView; asked: readonly number[] }): ReturnType<typeof render> {
  table.set("view", props.view);
  return render(Board, { props, context: new Map([[TABLE, { room }]]) });
}

beforeAll(async () => {
  await drawings.fetch("desk");
  await drawings.fetch("phone");
  const engine = ["core", "hamburg", "hamburg_expansions"].map((name) =>
    readFileSync(join(ROOT, `src/burgomaster/words/en/${name}.ftl`), "utf8"),
  );
  const own = ["words", "games/hamburg/words"].map((folder) =>
    readFileSync(join(ROOT, `web/src/${folder}/en.ftl`), "utf8"),
  );
  words.use("en", ...own, ...engine);
});

describe("what a number tells of a card", () => {
  it("is what the data file says of all 280", () => {
    const rows = readFileSync(join(ROOT, "src/burgomaster/games/hamburg/box/data/house-1/cards.csv"), "utf8")
      .trim()
      .split("\n")
      .slice(1);
    expect(rows).toHaveLength(280);
    for (const row of rows) {
      const [number, category, colour] = row.split(",");
      expect([categoryOf(Number(number)), colourOf(Number(number))]).toEqual([category, colour]);
    }
  });
});

it("knows the kinds of intrigue tokens as the engine does", () => {
  const source = readFileSync(join(ROOT, "src/burgomaster/games/hamburg/box/components.py"), "utf8");
  const listed = ["DOUBLE_TOKENS", "GIFT_TOKENS"].flatMap(
    (name) => new RegExp(`^${name}: Final = \\((.*)\\)$`, "m").exec(source)?.[1]?.split(", ") ?? [],
  );
  expect(TOKENS).toEqual([...COLOURS, ...listed.map((each) => each.replaceAll('"', ""))]);
});

describe("the icons on cards", () => {
  const source = readFileSync(join(ROOT, "src/burgomaster/games/hamburg/cards/icons.py"), "utf8");
  const signs = [...(/^SIGNS: Final = \(\n([\s\S]*?)^\)/m.exec(source)?.[1] ?? "").matchAll(/"(\w+)"/g)].map(
    (found) => found[1] ?? "",
  );

  it("are drawn, every one of them", () => {
    expect(signs.length).toBeGreaterThan(25);
    for (const icon of signs) {
      const { container, unmount } = render(Icon, {
        icon,
        of: icon === "category" ? "zoo" : "",
        text: icon === "phase" ? "III" : "",
      });
      expect(container.querySelector("svg path, svg circle, svg rect, svg text"), icon).toBeTruthy();
      unmount();
    }
  });
  it("tell standard actions apart", () => {
    const drawn = ["workers", "money", "decrease", "wall", "site", "build", "again", ""].map((of) => {
      const { container, unmount } = render(Icon, { icon: "action", of, text: "" });
      const svg = container.querySelector("svg")?.innerHTML;
      unmount();
      return svg;
    });
    expect(new Set(drawn).size).toBe(drawn.length);
  });
  it("show a colour with its symbol, and numbers as they are printed", () => {
    const { container, unmount } = render(Icon, { icon: "worker", of: "pink", text: "-1" });
    expect(container.querySelectorAll("svg")).toHaveLength(2);
    expect(container.textContent).toContain("−1");
    unmount();
  });
});

describe("the places of a choice", () => {
  it.each([
    ["build 182 at 3", { card: 182, place: 3 }, ["card:182", "site:3"]],
    ["build 5 under 245", { card: 5, zoo: 245 }, ["card:5", "garden:245"]],
    ["wall 88 left", { card: 88, side: "left" }, ["card:88", "wall:left"]],
    ["workers 31", { card: 31 }, ["card:31", "worker:brown"]],
    ["draw gray", { colour: "gray" }, ["pile:gray"]],
    ["use 54", { card: 54 }, ["building:54"]],
    ["lose building 54", { card: 54 }, ["building:54"]],
    ["lose site 2", { place: 2 }, ["site:2"]],
    ["lose wall left", { side: "left" }, ["wall:left"]],
    ["site 31", { card: 31 }, ["card:31", "site:new"]],
    ["lay 245", { card: 245 }, ["card:245", "garden:new"]],
    ["discard 31", { card: 31 }, ["card:31", "discards"]],
    ["exchange pink gray", { colour: "pink", into: "gray" }, ["worker:pink", "into:gray"]],
    ["announce pink", { colour: "pink" }, ["worker:gray", "die:pink"]],
    ["ship black", { colour: "black" }, ["ship:black"]],
    ["statue hummel", { statue: "hummel" }, ["statue:hummel"]],
    ["side b", { face: "b" }, ["mayor:b"]],
    ["cleric left", { side: "left" }, ["cleric:left"]],
    ["select 54 at 1", { card: 54, place: 1 }, ["discard:54", "site:1"]],
    ["give 2", { seat: 2 }, ["seat:2"]],
    ["advance", {}, ["square"]],
    ["end turn", {}, []],
  ])("%s", (text, data, expected) => {
    expect(targets({ text, data }, ASK)).toEqual(expected);
  });

  it("of every choice on offer is one that can be drawn", () => {
    for (const { ask, choices } of Object.values(QUESTIONS)) {
      expect(choices.length).toBeGreaterThan(0);
      for (const choice of choices) {
        for (const target of targets(choice, ask)) expect(target).toMatch(/^[a-z]+(:\w+)?$/);
      }
    }
  });
  it("is the level an increase of which can be prevented", () => {
    const asked = { id: "hb-ask-prevent", arguments: { colour: "pink" } };
    expect(targets({ text: "prevent", data: {} }, asked)).toEqual(["level:pink"]);
    expect(targets({ text: "prevent", data: {} }, ASK)).toEqual([]);
  });
});

describe("a choice in a few words", () => {
  it("names the side or the place", () => {
    expect(short(book, { text: "wall 88 left", data: { verb: "wall", card: 88, side: "left" } }, room.naming)).toBe(
      "Wall, left half",
    );
    expect(short(book, { text: "build 8 at 3", data: { verb: "build", card: 8, place: 3 } }, room.naming)).toBe(
      "Construct on site 3",
    );
  });
  it("is a sentence where there are no short words for it", () => {
    expect(short(book, { text: "draw gray", data: { verb: "draw", colour: "gray" } }, room.naming)).toBe(
      "Draw from the gray pile",
    );
  });
});

describe("what a choice brings", () => {
  it("is summed up in chips, what others get is told", () => {
    const { chips, rest } = brings(
      [
        { id: "hb-act", arguments: { seat: 1, card: 5, action: "money" } },
        { id: "hb-pay-marks", arguments: { seat: 1, count: 3 } },
        { id: "hb-gain-marks", arguments: { seat: 1, count: 1 } },
        { id: "hb-gain-workers", arguments: { seat: 1, count: 2, colour: "pink" } },
        { id: "hb-gain-points", arguments: { seat: 2, count: 1 } },
      ],
      1,
    );
    expect(chips.map((chip) => `${chip.text} ${chip.icon} ${chip.colour ?? ""}`.trim())).toEqual([
      "−2 mark",
      "+2 worker pink",
    ]);
    expect(rest.map((said) => said.id)).toEqual(["hb-gain-points"]);
  });
});

describe("the board", () => {
  it.each(Object.keys(VIEWS))("shows everything that lies on the table: %s", (name) => {
    const view = VIEWS[name] as HamburgView;
    drawn({ view, asked: [] });
    for (const name of ["City Hall Square", "St. Michael's Church", "Binnenalster", "Sites and buildings", "Wall"])
      expect(screen.getByRole("region", { name })).toBeTruthy();
    expect(screen.getAllByLabelText(/draw pile: \d+ cards/)).toHaveLength(5);
    expect(screen.getAllByLabelText(/die (shows|is not rolled)/)).toHaveLength(6);
    const me = view.players.find((player) => player.seat === view.viewer);
    for (const building of me?.sites.flatMap((site) => site.buildings) ?? []) {
      expect(document.querySelector(`[data-target='building:${building}']`)).toBeTruthy();
    }
    expect(document.querySelectorAll("[data-target^='card:']")).toHaveLength(
      me?.hand.filter((card) => card.card !== null).length ?? 0,
    );
    document.body.innerHTML = "";
  });
});

describe("expansions", () => {
  const view = VIEWS["tiles"] as HamburgView;
  const lying = (view.parts ?? []).flatMap((part) => part.lying);
  const entry = { kind: "tile", icons: [{ icon: "mark", of: "", text: "1" }], sources: {} };

  it("show the mayors with their players, the tile in force in the church, Zitronenjettes and ships where they lie", () => {
    book.use([
      { ...entry, number: 318, name: "Purple ship", values: {}, text: "" },
      { ...entry, number: 319, name: "Orange ship", values: {}, text: "" },
      {
        ...entry,
        number: 282,
        name: "Petersen, side b",
        values: { tile: "petersen", face: "b" },
        text: "You may do this.",
      },
      { ...entry, number: 288, name: "Versmann, side b", values: { tile: "versmann", face: "b" }, text: "" },
      { ...entry, number: 290, name: "Mönckeberg, side b", values: { tile: "moenckeberg", face: "b" }, text: "" },
      ...lying.flatMap(({ number, zone, name }) =>
        number && zone === "cleric_tiles"
          ? [{ ...entry, number, name: `Tile of window ${name}`, values: {}, text: `Rule of window ${name}.` }]
          : [],
      ),
    ]);
    const { unmount } = drawn({ view, asked: [] });
    const me = view.players.find((player) => player.seat === view.viewer);
    expect(document.querySelectorAll("[data-portrait]").length).toBeGreaterThanOrEqual(view.players.length);
    expect(screen.getByLabelText(/^Mayor\. Mönckeberg, side b/)).toBeTruthy();
    for (const name of ["Petersen, side b: You may do this.", "Versmann, side b"])
      expect(screen.getByRole("button", { name: new RegExp(name) })).toBeTruthy();
    expect(me?.mayor?.face).toBe("b");
    expect(screen.getAllByLabelText(/Tile of window \d: Rule of window \d\./)).toHaveLength(6);
    expect(screen.getAllByLabelText(/In force/)).toHaveLength(1);
    expect(screen.getByLabelText(/^Zitronenjettes: /)).toBeTruthy();
    const ships = view.ships ?? [];
    expect(screen.getAllByLabelText(/ship is at the dock\./)).toHaveLength(ships.length);
    expect(screen.getAllByLabelText(/ship is in the roadstead\./)).toHaveLength(6 - ships.length);
    unmount();
  });

  it("say of each side of a mayor what it does", () => {
    book.use([
      {
        ...entry,
        number: 281,
        name: "Petersen, side a",
        values: { tile: "petersen", face: "a" },
        text: "Your hand limit is 7.",
      },
    ]);
    const { ask, choices } = questions.side;
    expect(choices.map((choice) => room.long(choice, () => undefined, ask.id))).toEqual(["Side A", "Side B"]);
    expect(choices.map((choice) => room.note?.(choice, ask))).toEqual(["Your hand limit is 7.", ""]);
    expect(words.plain(ask)).toBe("Your mayor is “Petersen”. Which side do you play with?");
    book.use([]);
  });
});

describe("what everybody reads and hears", () => {
  const view = VIEWS["middle"] as HamburgView;
  const shown = (changes: object): (() => void) => drawn({ view: { ...view, ...changes }, asked: [] }).unmount;

  it("has the same figures on every plate: points, and what they come to at the end", () => {
    const unmount = shown({});
    for (const player of view.players.filter(({ seat }) => seat !== view.viewer)) {
      expect(document.querySelector(`[data-target="seat:${player.seat}"]`)?.textContent).toContain(
        `${player.total} with final scoring`,
      );
      expect([...document.querySelectorAll("text")].map((text) => text.textContent)).toContain(`Σ ${player.total}`);
    }
    unmount();
  });
  it("has a heading for every part of the table, and houses of others are no buttons too small to hit", () => {
    const unmount = shown({});
    for (const region of screen.getAllByRole("region"))
      expect(region.querySelector("h2")?.textContent, region.getAttribute("aria-label") ?? "").toBe(
        region.getAttribute("aria-label"),
      );
    expect(screen.getByRole("heading", { name: "Planten un Blomen: draw piles" })).toBeTruthy();
    const theirs = view.players
      .filter(({ seat }) => seat !== view.viewer)
      .flatMap(({ sites }) => sites.flatMap(({ buildings }) => buildings));
    expect(theirs.length).toBeGreaterThan(0);
    for (const card of theirs) expect(document.querySelector(`button[data-target="building:${card}"]`)).toBeNull();
    unmount();
  });
  it("dims dice of the season before until the next are rolled", () => {
    const dice = { ...view.dice, gray: 6 };
    const high = (): number =>
      [...document.querySelectorAll('[data-die="gray"] text')].filter((text) => text.textContent === "!").length;
    let unmount = shown({ dice, phase: 2 });
    expect([high(), screen.queryAllByLabelText(/gray die shows 6/).length]).toEqual([1, 1]);
    unmount();
    unmount = shown({ dice, phase: 1 });
    expect([high(), screen.queryAllByLabelText(/gray die shows 6/).length]).toEqual([0, 0]);
    unmount();
  });
  it("is not said to be yours if you only watch", () => {
    const unmount = shown({ viewer: 0 });
    expect(screen.queryByText(/^Your hand|You have not looked/)).toBeNull();
    expect(screen.getByRole("heading", { name: /^The hand of / })).toBeTruthy();
    unmount();
  });
});

describe("the church", () => {
  it("shows every worker at a window: a flash used twice places two", () => {
    const view: HamburgView = { ...(VIEWS["middle"] as HamburgView), guests: ["gray", "gray", "pink"] };
    const { unmount } = drawn({ view, asked: [] });
    expect(document.querySelectorAll("[data-window] [data-worker]")).toHaveLength(3);
    expect(screen.getByLabelText(/gray.*Workers at it this season: 2\./)).toBeTruthy();
    unmount();
  });
});

describe("an edited data set", () => {
  const view = structuredClone(VIEWS["middle"]) as HamburgView;
  const edited: HamburgView = {
    ...view,
    board: {
      wall: { left: ["pink", "gray", "brown"], right: ["brown", "pink", "purple"] },
      wall_prices: [7, 8, 9],
      third_points: 6,
    },
    changed: [{ card: 182, cost: 11, points: 4 }],
    players: view.players.map((player) => ({
      ...player,
      wall: {
        left: { built: 1, next_colour: "gray", next_price: 8 },
        right: { built: 0, next_colour: "brown", next_price: 7 },
      },
    })),
  };

  it("has its own wall: colours, prices and bonus", () => {
    drawn({ view: edited, asked: [] });
    const count = (text: string): number =>
      [...document.querySelectorAll("svg text")].filter((each) => each.textContent === text).length;
    expect([count("7"), count("8"), count("9")].every((found) => found > 0)).toBe(true);
    expect(screen.getByLabelText("The left half of the wall: 1 of 3 built. Next: gray for 8 marks.")).toBeTruthy();
    expect(screen.getByLabelText("The right half of the wall: 0 of 3 built. Next: brown for 7 marks.")).toBeTruthy();
    document.body.innerHTML = "";
  });

  it("has the cards' values that a position changed", () => {
    const values = (number: number) => ({
      category: categoryOf(number),
      colour: colourOf(number),
      activation: "none",
      cost: 1,
      points: 1,
    });
    const rest = { kind: "card", name: "", text: "", icons: [], sources: {} };
    book.use(Array.from({ length: 280 }, (_, at) => ({ ...rest, number: at + 1, values: values(at + 1) })));
    const { unmount } = drawn({ view: edited, asked: [] });
    expect([book.card(182).cost, book.card(182).points, book.card(181).cost]).toEqual([11, 4, 1]);
    unmount();
    table.set("view", view);
    expect(book.card(182).cost).toBe(1);
    book.use([]);
  });
});

describe("points", () => {
  it("by source sum up to the total of the view", () => {
    for (const view of Object.values(VIEWS)) {
      const rows = room.score(view);
      view.players.forEach((player, at) => {
        expect(rows.reduce((sum, row) => sum + (row.points[at] ?? 0), 0)).toBe(player.total);
      });
    }
  });
});
