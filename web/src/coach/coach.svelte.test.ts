import { readFileSync } from "node:fs";
import { join } from "node:path";

import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { teaching as ofBruges } from "../games/bruges/teaching/teaching";
import { teaching as ofCities } from "../games/city_tycoon/teaching/teaching";
import { HamburgState } from "../games/hamburg/state.svelte";
import Picture from "../games/hamburg/teaching/Picture.svelte";
import { teaching } from "../games/hamburg/teaching/teaching";
import { NO_TABLE } from "../room/room";
import type { Teaching } from "../room/teaching";
import type { LogLine, View } from "../wire/types";
import { Words } from "../words/words.svelte";
import { WhatIsThis, placeOf } from "./whatisthis.svelte";
import { Coach, momentOf, settled, type Seen } from "./coach.svelte";
import { gathered, marked, Marks, placesOf } from "./mark.svelte";
import { freest } from "./place";

const ROOT = join(import.meta.dirname, "../../..");
const LANGUAGES = ["en", "de", "nl"] as const;

const textOf = (game: string, language: string): string =>
  readFileSync(join(ROOT, `web/src/games/${game}/teaching/${language}.ftl`), "utf8");
function taught(game: string, language: string): Words {
  const words = new Words();
  words.use(language as "en", textOf(game, language));
  return words;
}

/** The expansions that the rules know, as their source lists them. */
function expansions(root: string): string[] {
  const source = readFileSync(join(root, "web/src/games/hamburg/words/en.ftl"), "utf8");
  const listed = /^hamburg-expansions = \{[^}]*?\n((?: +\[\w+\].*\n)+)/m.exec(source)?.[1] ?? "";
  return [...listed.matchAll(/\[(\w+)\]/g)].map(([, name = ""]) => name);
}

const line = (id: string, args: Record<string, number | string> = {}): LogLine => ({
  n: 1,
  entry: 1,
  seat: 1,
  text: "",
  says: [{ id, arguments: args }],
  beats: [],
  warning: false,
});
const VIEW = { season: 1, phase: 1, round: 0, players: [], windows: [], statues: [9], cleric: null };
const START: Seen = {
  view: VIEW as unknown as View,
  seat: 1,
  ask: "hb-ask-replenish",
  ticket: "1-1",
  state: new HamburgState(NO_TABLE),
  picks: [],
  log: [],
};

describe("the coach of a first game", () => {
  beforeEach(() => localStorage.clear());
  let seen = $state.raw<Seen | null>(START);
  const made = (): Coach => new Coach("t1", teaching as unknown as Teaching, () => seen);

  it("says each thing once, in order, and remembers that when the page is loaded anew", () => {
    seen = START;
    const coach = made();
    expect(coach.now?.key).toBe("welcome");
    coach.understood();
    expect(coach.now?.key).toBe("draw");
    expect(made().now?.key).toBe("draw");
    coach.understood();
    expect(coach.now).toBeNull();
  });

  it("speaks of dice when they lie: while things move and nothing is asked, it stays with what was seen before", () => {
    let [now, moving] = [START, false];
    const look = settled(
      () => now,
      () => moving,
    );
    const rolled: Seen = { ...START, ask: null, log: [line("hb-roll")] };
    expect(look()).toBe(START);
    [now, moving] = [rolled, true];
    expect(look()).toBe(START);
    moving = false;
    expect(look()).toBe(rolled);
    [now, moving] = [{ ...rolled, ask: "hb-ask-city-hall" }, true];
    expect(look()).toBe(now);
  });

  it("says nothing more of a question that was answered without it", () => {
    seen = START;
    const coach = made();
    coach.understood();
    coach.follow();
    seen = { ...START, ask: "hb-ask-city-hall", ticket: "2-1", log: [line("hb-roll", { die: "gray", pips: 3 })] };
    flushSync();
    coach.follow();
    expect(coach.now?.key).toBe("dice");
    expect(coach.told).toEqual(["welcome", "draw"]);
    coach.understood();
    expect(coach.now?.key).toBe("square");
  });

  it("speaks of what happens to its player, not to others", () => {
    seen = { ...START, log: [line("hb-increase", { seat: 2, colour: "gray", level: 1 })] };
    expect(momentOf(seen).heard("hb-increase", { seat: 1 })).toBe(false);
    expect(momentOf(seen).heard("hb-increase", { seat: 2 })).toBe(true);
  });

  it("goes when sent away, and comes back when called", () => {
    seen = START;
    const coach = made();
    coach.send(true);
    expect(coach.now).toBeNull();
    expect(made().now).toBeNull();
    coach.send(false);
    expect(coach.now?.key).toBe("welcome");
  });

  it("names the disaster that rose and its level, points at that one alone, and says the same when it is read again", () => {
    const player = { seat: 1, levels: { orange: 1 }, hand: [], majorities: [] };
    seen = {
      ...START,
      view: { ...VIEW, players: [player, { ...player, seat: 2 }] } as unknown as View,
      ask: "hb-ask-city-hall",
      log: [
        line("hb-increase", { seat: 2, colour: "gray", level: 1 }),
        line("hb-increase", { seat: 1, colour: "orange", level: 1 }),
      ],
    };
    const coach = made();
    while (coach.now && coach.now.key !== "danger") coach.understood();
    expect([coach.about, coach.names("danger")]).toEqual([["level:orange"], { colour: "orange", level: 1 }]);
    // It comes before what is asked.
    expect(coach.first).toBe(true);
    coach.understood();
    expect([coach.now?.key, coach.first]).toEqual(["square", false]);
    seen = START;
    expect(made().names("danger")).toEqual({ colour: "orange", level: 1 });
  });

  it("warns of a disaster that strikes next, once a site and a building had their turns, whether or not a card against it is held", () => {
    const player = {
      seat: 1,
      levels: { orange: 2, gray: 2 },
      hand: [
        { card: 130, colour: "pink" },
        { card: 100, colour: "orange" },
      ],
      majorities: [],
      sites: [],
    };
    const at = (round: number, of: object = {}): Seen => ({
      ...START,
      view: { ...VIEW, phase: 3, round, players: [{ ...player, ...of }] } as unknown as View,
      ask: "hb-ask-turn",
    });
    seen = at(2);
    const coach = made();
    const listen = (): string | undefined => {
      for (let step = coach.now; step && step.key !== "warning"; step = coach.now) coach.understood();
      return coach.now?.key;
    };
    expect(listen()).toBeUndefined();
    seen = at(3);
    listen();
    expect([coach.about, coach.names("warning")["colour"]]).toEqual([["card:100"], "orange"]);
    seen = { ...seen, picks: ["card:100"] };
    listen();
    expect(coach.about).toEqual(["level:orange"]);
    seen = at(3, { levels: { gray: 2 } });
    expect([listen(), coach.about, coach.names("warning")]).toEqual([
      "warning",
      ["level:gray"],
      { colour: "gray", card: "none" },
    ]);
    seen = at(3, { levels: { gray: 1 } });
    expect(coach.now).toBeNull();
  });

  it("leads from the card to its places, and to a building that is used", () => {
    const player = {
      seat: 1,
      marks: 3,
      levels: {},
      hand: [
        { card: 162, colour: "gray" },
        { card: 98, colour: "orange" },
      ],
      majorities: [],
      sites: [] as object[],
      used: [],
    };
    const at = (of: object, more: Partial<Seen>): Seen => ({
      ...START,
      view: { ...VIEW, phase: 3, round: 1, players: [{ ...player, ...of }] } as unknown as View,
      ask: "hb-ask-turn",
      ...more,
    });
    const next = (now: Seen): [string | undefined, readonly string[]] => {
      seen = now;
      flushSync();
      coach.follow();
      return [coach.now?.key, coach.about];
    };
    seen = at({}, {});
    const coach = made();
    while (coach.now && coach.now.key !== "turn") coach.understood();
    expect(next(at({}, {}))).toEqual(["turn", ["card:162"]]);
    expect(next(at({}, { picks: ["card:162"] }))).toEqual(["places", ["site:new"]]);
    // Whoever lets go of the card has read what comes before.
    expect(next(at({}, {}))[0]).toBeUndefined();
    const site = { sites: [{ place: 1, buildings: [] }], hand: player.hand.slice(1) };
    expect(next(at(site, { ticket: "2-1" }))).toEqual(["house", ["card:98"]]);
    expect(next(at(site, { ticket: "2-1", picks: ["card:98"] }))).toEqual(["house", ["site:1"]]);
  });

  it("says of each majority who has flipped its token", () => {
    const player = { seat: 1, levels: {}, hand: [], majorities: ["square"], sites: [] };
    seen = {
      ...START,
      view: { ...VIEW, players: [player, { ...player, seat: 2, majorities: ["points"] }] } as unknown as View,
      log: [line("hb-majority", { seat: 1 })],
    };
    const coach = made();
    expect(coach.names("majority")).toEqual({
      square: "me",
      buildings: "none",
      wall: "none",
      points: "other",
      zoo: "none",
    });
    const en = taught("hamburg", "en");
    expect(en.format("hamburg-lesson-majority.wall", { of: "none" })).toContain("nobody");
  });

  it("is done with its last word, whatever never happened", () => {
    seen = { ...START, view: { ...VIEW, season: 2, phase: 3 } as unknown as View, ask: null };
    const coach = made();
    while (coach.now) coach.understood();
    expect(coach.done).toBe(true);
    seen = { ...START, log: [line("hb-lay", { seat: 1, card: 250 })] };
    expect(coach.now).toBeNull();
  });
});

/** The games that explain themselves: their files of questions, and which of these are asked of chance alone. */
const TAUGHT = [
  {
    game: "hamburg",
    teaching: teaching as unknown as Teaching,
    files: ["hamburg", "hamburg_expansions", "hamburg_solo"],
    prefix: "hb",
    chance:
      /-(roll|deal|expose|open-discard|turn-face|steal|token|deal-mayor|draw-cleric-tile|turn-cleric-tile|draw-stock-tile|turn-up)$/,
  },
  {
    game: "bruges",
    teaching: ofBruges as unknown as Teaching,
    files: ["bruges", "bruges_persons"],
    prefix: "br",
    chance: /-(roll|show-top|deal|turn-face|steal)$/,
  },
  {
    game: "city_tycoon",
    teaching: ofCities as unknown as Teaching,
    files: ["city_tycoon"],
    prefix: "ct",
    chance: /-(order|deal)$/,
  },
];

describe.each(TAUGHT.flatMap((each) => LANGUAGES.map((language) => ({ ...each, language }))))(
  "what is explained of $game in $language",
  ({ game, language, files, prefix, chance, ...of }) => {
    const words = taught(game, language);

    it("covers every question that someone may hear", () => {
      const engine = files
        .map((file) => readFileSync(join(ROOT, `src/burgomaster/words/en/${file}.ftl`), "utf8"))
        .join("\n");
      const questions = [...engine.matchAll(new RegExp(`^(${prefix}-ask-[\\w-]+) =`, "gm"))].map(([, id = ""]) => id);
      expect(questions.length).toBeGreaterThan(10);
      expect(questions.filter((id) => !chance.test(id) && !words.has(`asked-${id}`))).toEqual([]);
    });
    it("waits only for what the game asks and tells", () => {
      const source = readFileSync(join(ROOT, `web/src/games/${game}/teaching/teaching.ts`), "utf8");
      const engine = files
        .map((file) => readFileSync(join(ROOT, `src/burgomaster/words/en/${file}.ftl`), "utf8"))
        .join("\n");
      const ids = [...source.matchAll(new RegExp(`"(${prefix}-[\\w-]+)"`, "g"))].map(([, id = ""]) => id);
      expect(ids.length).toBeGreaterThan(10);
      expect(ids.filter((id) => !new RegExp(`^${id}(-[\\w-]+)? =`, "m").test(engine))).toEqual([]);
    });
    it("covers every step and every page", () => {
      const wanted = [
        ...of.teaching.lesson.flatMap(({ key, shows }) => [
          `${game}-lesson-${key}`,
          `${game}-lesson-${key}.title`,
          ...(shows?.items ?? []).map((item) => `${game}-lesson-${key}.${item}`),
        ]),
        ...of.teaching.pages.flatMap(({ key, items, chapter }) => [
          `${game}-rules-${key}`,
          `${game}-rules-${key}.title`,
          ...items.map((item) => `${game}-rules-${key}.${item}`),
          ...(chapter ? [`${game}-rules-${key}.chapter`] : []),
        ]),
      ];
      expect(wanted.filter((id) => !words.has(id))).toEqual([]);
    });
    it("says of every thing what it is, what it gives and when it counts", () => {
      const things = [...textOf(game, language).matchAll(new RegExp(`^(${game}-about-[\\w-]+) =`, "gm"))].map(
        ([, id = ""]) => id,
      );
      // The line above every table can be asked about.
      expect(things).toContain(`${game}-about-chapter`);
      expect(things.filter((id) => !words.has(`${id}.gives`) || !words.has(`${id}.counts`))).toEqual([]);
    });
  },
);

describe("Hamburg's rules", () => {
  const offered = expansions(ROOT);
  it("have a page of each expansion that can be chosen, and of TOM", () => {
    expect(offered.length).toBe(6);
    expect(teaching.pages.filter(({ chapter }) => chapter).map(({ key }) => key)).toEqual([...offered, "tom"]);
  });
  it("have a picture of everything they and the coach show", () => {
    const shown = [...teaching.pages, ...teaching.lesson.flatMap(({ shows }) => shows ?? [])].flatMap(
      ({ key, items }) => items.map((item) => ({ page: key, item })),
    );
    expect(shown.length).toBeGreaterThan(60);
    const empty = shown.filter(
      (props) => render(Picture, { props }).container.querySelectorAll("path, rect, circle, text").length < 2,
    );
    expect(empty).toEqual([]);
  });
});

describe("a first game alone", () => {
  beforeEach(() => localStorage.clear());
  const said = (now: Partial<Seen>): string[] =>
    teaching.lesson.filter((step) => step.when(momentOf({ ...START, ...now }) as never)).map(({ key }) => key);

  it("tells of TOM instead of a computer player, and what he does once he has done it", () => {
    expect(said({})).toEqual(["welcome", "draw"]);
    expect(said({ ruled: 2 })).toEqual(["tom-welcome", "draw"]);
    const log = ["hb-tom-income", "hb-tom-die", "hb-advance", "hb-construct"].map((id) => line(id, { seat: 2 }));
    const turn = { ask: "hb-ask-turn", log };
    expect(said({ ...turn, ruled: 2 })).toEqual(
      expect.arrayContaining(["tom-money", "tom-dice", "tom-square", "tom-builds"]),
    );
    expect(said(turn).filter((key) => key.startsWith("tom"))).toEqual([]);
  });

  it.each(LANGUAGES)("names TOM in %s where it names whom one plays against", (language) => {
    const words = taught("hamburg", language);
    expect(words.format("hamburg-lesson-end", { rival: "tom" })).toContain("TOM");
    expect(words.format("hamburg-lesson-end", { rival: "other" })).not.toContain("TOM");
    expect(words.format("hamburg-lesson-season", { first: "tom" })).toContain("TOM");
    expect(words.format("hamburg-lesson-majority.wall", { of: "tom" })).toContain("TOM");
  });
});

describe("? on anything", () => {
  it("finds the place that an element lies in, by what it is or what it is about", () => {
    document.body.innerHTML =
      '<div data-target="die:gray"><i id="a"></i></div><p data-about="marks" id="b"></p><p id="c"></p><u data-target="cell:1,0" data-about="plant:3" id="d"></u>';
    const of = (id: string): string | undefined => placeOf(document.getElementById(id))?.target;
    expect([of("a"), of("b"), of("c"), of("d")]).toEqual(["die:gray", "marks", undefined, "plant:3"]);
  });

  it("answers a click while it is on, which chooses nothing then, and Escape ends it", async () => {
    document.body.innerHTML =
      '<button data-target="die:gray"></button><button data-target="riddle:1"></button><button>Plan</button><button role="tab">Town</button>';
    const [die, riddle, plan, tab] = [...document.querySelectorAll("button")];
    let chosen = 0;
    for (const button of [die, riddle, plan, tab]) button?.addEventListener("click", () => (chosen += 1));
    const asking = new WhatIsThis((target) => target.startsWith("die"));
    const end = asking.listen(document);
    die?.click();
    expect([chosen, asking.now]).toEqual([1, null]);
    await asking.key();
    expect(asking.on).toBe(true);
    die?.click();
    expect([chosen, asking.now?.target]).toEqual([1, "die:gray"]);
    // What nothing is known of does nothing either; only what leads to other places does.
    riddle?.click();
    plan?.click();
    expect([chosen, asking.now]).toEqual([1, null]);
    tab?.click();
    expect([chosen, asking.on]).toEqual([2, true]);
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    expect([asking.on, asking.now]).toEqual([false, null]);
    end();
  });

  it("answers a long press, but neither a slow pan, nor two fingers, nor what shows itself large", async () => {
    vi.useFakeTimers();
    document.body.innerHTML = '<i data-target="die:gray"></i><b data-enlarges><u data-target="person:7"></u></b>';
    const asking = new WhatIsThis(() => true);
    const end = asking.listen(document);
    const fire = (name: string, on: string, at: number, pointerId = 1): unknown =>
      document.querySelector(on)?.dispatchEvent(
        new PointerEvent(name, {
          bubbles: true,
          pointerType: "touch",
          pointerId,
          isPrimary: pointerId === 1,
          clientX: at,
          clientY: 0,
        }),
      );
    const asked = async (): Promise<string | undefined> => {
      await vi.advanceTimersByTimeAsync(600);
      fire("pointerup", "i", 0, 1);
      fire("pointerup", "i", 0, 2);
      return asking.now?.target;
    };
    fire("pointerdown", "i", 0);
    for (let at = 1; at < 10; at += 1) fire("pointermove", "i", at);
    expect(await asked()).toBeUndefined();
    fire("pointerdown", "i", 0, 1);
    fire("pointerdown", "i", 90, 2);
    expect(await asked()).toBeUndefined();
    fire("pointerdown", "u", 0);
    expect(await asked()).toBeUndefined();
    fire("pointerdown", "i", 0);
    fire("pointermove", "i", 4);
    expect(await asked()).toBe("die:gray");
    end();
    vi.useRealTimers();
  });

  it("is about what has the focus, by key", async () => {
    document.body.innerHTML = '<button data-target="die:gray"></button>';
    document.querySelector("button")?.focus();
    const asking = new WhatIsThis(() => true);
    await asking.key();
    expect([asking.on, asking.now?.target]).toEqual([false, "die:gray"]);
  });
});

describe("what is spoken of", () => {
  it("is found by its place, or by how its places begin; a section stands for what it gathers", () => {
    document.body.innerHTML =
      '<i data-target="level:orange"></i><i data-target="level:2:orange"></i><i data-target="card:5"></i><i data-target="card:57"></i><section data-about="dice"><i data-target="die:gray"></i></section><section data-about="square"><i data-target="statue"></i><i data-target="square"></i></section>';
    const of = (target: string): string[] =>
      placesOf(target).map((element) => element.getAttribute("data-target") ?? "");
    expect([of("level:orange"), of("level:"), of("card:5"), of("dice"), of("square")]).toEqual([
      ["level:orange"],
      ["level:orange", "level:2:orange"],
      ["card:5"],
      ["die:gray"],
      ["square"],
    ]);
    // Of several names the first that is on the screen.
    expect([of("seat:2|card:5"), of("level:orange|card:5"), of("seat:2|seat:3")]).toEqual([
      ["card:5"],
      ["level:orange"],
      [],
    ]);
  });

  it("has one mark where it lies together, and none where it is not to be seen", () => {
    const box = (left: number, top: number, lit = false): Parameters<typeof gathered>[0][number] => ({
      left,
      top,
      right: left + 10,
      bottom: top + 10,
      lit,
    });
    expect(gathered([box(0, 0), box(60, 0), box(30, 0)])).toEqual([{ x: 0, y: 0, w: 70, h: 10, lit: false }]);
    // Cells of a map lie close: what can be chosen is not rung with what cannot.
    expect(gathered([box(0, 0), box(12, 0, true), box(24, 0), box(36, 0, true)])).toEqual([
      { x: 0, y: 0, w: 34, h: 10, lit: false },
      { x: 12, y: 0, w: 34, h: 10, lit: true },
    ]);
    expect(gathered([box(0, 0), box(0, 200, true)]).map(({ lit }) => lit)).toEqual([false, true]);
    document.body.innerHTML = '<i data-target="die:gray"></i>';
    expect(marked(["die:"])).toEqual([]);
  });

  it("is marked down to the question, never through it", () => {
    document.body.innerHTML = '<i data-target="pack"></i><p data-over="bar"></p>';
    const place = (selector: string, box: DOMRect): unknown =>
      Object.assign(document.querySelector(selector) ?? {}, { getBoundingClientRect: () => box });
    place("i", new DOMRect(100, 100, 200, 300));
    place("[data-over=bar]", new DOMRect(0, 380, 500, 40));
    expect(marked(["pack"])).toEqual([{ x: 100, y: 100, w: 200, h: 272, lit: false }]);
    place("[data-over=bar]", new DOMRect(0, 420, 500, 40));
    expect(marked(["pack"])[0]?.h).toBe(300);
  });

  it("is marked as long as someone speaks of it", () => {
    const marks = new Marks();
    const end = [marks.add(["die:"]), marks.add(["dice"])];
    expect(marks.targets).toEqual(["die:", "dice"]);
    end[0]?.();
    expect(marks.targets).toEqual(["dice"]);
    end[1]?.();
    expect(marks.targets).toEqual([]);
  });

  it("is not covered by the coach's page, if anywhere there is room", () => {
    const at = (left: number, style: string): Parameters<typeof freest>[0][number] => ({
      left,
      top: 0,
      right: left + 10,
      bottom: 10,
      style,
    });
    const kept = [{ left: 0, top: 0, right: 15, bottom: 10 }];
    expect(freest([at(0, "a"), at(20, "b")], kept)).toBe("b");
    expect(freest([at(0, "a"), at(8, "b")], kept)).toBe("b");
    expect(freest([at(30, "a"), at(20, "b")], kept)).toBe("a");
  });
});
