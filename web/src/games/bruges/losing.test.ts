/** What fire, plague and other damage take, as it is seen and heard before it is chosen. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { render } from "@testing-library/svelte";
import { createRawSnippet, tick, type Component } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { offerPlay, Play } from "../../room/play.svelte";
import { TABLE } from "../../room/table";
import Discards from "../../scene/streets/Discards.svelte";
import type { BrugesPlayer, BrugesView, ChoiceInfo, Said } from "../../wire/types";
import { words } from "../../words/words.svelte";
import { narrowCard } from "./art/card";
import { inAWord, usesFor } from "./does";
import middle from "./fixtures/middle.json";
import { CANAL, columnBox, deskBoat, HOUSE, phoneAt, streetAt } from "./layout";
import { losses } from "./losses";
import MinePlaces from "./places/MinePlaces.svelte";
import { roomAt } from "./room";
import type { BrugesState } from "./state.svelte";

const VIEW = middle as unknown as BrugesView;
const ME = VIEW.players[0] as BrugesPlayer;
const room = roomAt({ view: VIEW, asked: [1], log: [] });
const { book } = room.state as BrugesState;
const choice = (text: string, data: ChoiceInfo["data"], brings: readonly Said[] = []): ChoiceInfo =>
  ({ text, data, brings, final: false, warning: null }) as unknown as ChoiceInfo;

beforeAll(() => {
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

/** A question that is asked of the first player. */
const playOf = (ask: string, choices: readonly ChoiceInfo[], args: Said["arguments"] = {}): Play =>
  new Play(
    () => ({ room: room as never, ask: { id: ask, arguments: args }, seat: 1, choices, ticket: "t", busy: false }),
    () => undefined,
    (seat) => `P${seat}`,
  );
/** A part of the table while something is asked. */
function under<P extends Record<string, unknown>>(play: Play, Part: Component<P>, props: P): HTMLElement {
  const Asked = ((anchor: never, given: never) => {
    offerPlay(play);
    return (Part as unknown as (...all: never[]) => never)(anchor, given);
  }) as unknown as Component<Record<string, unknown>>;
  return render(Asked, { props, context: new Map([[TABLE, { room }]]) }).container;
}
/** What is mine while a question is asked of the first player. */
const asked = (ask: string, choices: readonly ChoiceInfo[], args: Said["arguments"] = {}): HTMLElement =>
  under(
    playOf(ask, choices, args),
    MinePlaces as never,
    {
      player: ME,
      view: VIEW,
      plots: streetAt(ME.houses.length),
      high: HOUSE.high,
      boat: deskBoat,
      canal: CANAL,
    } as never,
  );
const place = (board: HTMLElement, target: string): HTMLButtonElement | null =>
  board.querySelector(`button.can[data-target="${target}"]`);

const living = ME.houses.find((house) => house.persons.length > 0);
const [tenant = 0] = living?.persons ?? [];
const houses = ME.houses.map((house) => choice(`lose house ${house.place}`, { place: house.place }));
const persons = ME.houses.flatMap((house) => house.persons).map((card) => choice(`lose person ${card}`, { card }));

describe("fire", () => {
  it("lights whole houses with flames on them, and says who lives there, what is lost and who comes back", () => {
    const board = asked("br-ask-burn", houses);
    const burning = place(board, `house:${living?.place}`);
    // As high as a house, not as its name.
    expect(parseFloat(burning?.style.height ?? "0")).toBeGreaterThan(120);
    expect(board.querySelectorAll("[data-strike=red]")).toHaveLength(ME.houses.length);
    const { name } = book.person(tenant);
    expect(burning?.querySelector(".unseen")?.textContent).toBe(
      `House ${living?.place}, ${living?.face.colour}, with ${name}. −1 point at the end, ${name} returns to your hand`,
    );
    expect(burning?.querySelector(".chips")?.textContent).toMatch(/^−1.*↩/);
    // Nobody is told twice.
    expect(board.querySelector(`[data-target="person:${tenant}"][aria-pressed]`)).toBeNull();
  });
  it("leaves statues where they are, and takes the points of a third field", () => {
    const lost = (built: number, sections: readonly string[]): string[] =>
      losses(
        book,
        choice("lose tile left", { side: "left" }),
        { ...ME, sections, canal: { ...ME.canal, left: { ...ME.canal["left"], built } as never } },
        VIEW,
      ).map(({ text, icon }) => `${text} ${icon}`);
    expect([lost(3, []), lost(2, []), lost(5, ["left"])]).toEqual([["−3 worth"], ["0 worth"], ["0 worth", "✓ statue"]]);
  });
  it("is told under every choice of the list", () => {
    expect(room.note?.(houses[0] as ChoiceInfo, { id: "br-ask-burn", arguments: {} })).toMatch(/^−1 point at the end/);
    expect(room.note?.(choice("end turn", {}), { id: "br-ask-turn", arguments: {} })).toBe("");
  });
});

it("plague runs over the houses of all who may be taken, but not where another player takes someone", () => {
  expect(asked("br-ask-lose-person", persons, { what: 0 }).querySelectorAll("[data-strike=brown]")).toHaveLength(
    persons.length,
  );
  const taken = asked("br-ask-lose-person", persons, { what: 2 });
  expect(taken.querySelectorAll("[data-strike=brown]")).toHaveLength(0);
  expect(place(taken, `person:${tenant}`)?.querySelector(".unseen")?.textContent).toMatch(/points? (at the end|lost)$/);
});

it("chips of several damages lie over the boats, inside the screen and beside each other, and hide no marker", () => {
  const board = asked("br-ask-strike", [
    choice("suffer blue", { colour: "blue" }, [{ id: "br-lose-guilders", arguments: { seat: 1, count: 10 } }]),
    choice("suffer red", { colour: "red" }),
  ]);
  expect([...(place(board, "threat:blue")?.classList ?? [])]).toContain("above");
  for (const at of [deskBoat, phoneAt(4).boat]) {
    const columns = [0, 1, 2, 3, 4].map((nth) => columnBox(at(nth)));
    expect(columns[0]?.x).toBeGreaterThanOrEqual(0);
    columns
      .slice(1)
      .forEach(({ x }, nth) => expect(x).toBeGreaterThanOrEqual((columns[nth]?.x ?? 0) + (columns[nth]?.w ?? 0)));
  }
});

it("says in a word what a person does on a card that is picked on a phone, and all of it of one that is looked at", () => {
  const icon = (name: string, text = ""): never => ({ icon: name, of: "any", text }) as never;
  expect([
    inAWord([icon("worker"), icon("exchange"), icon("worker")]),
    inAWord([icon("phase", "2"), icon("when"), icon("guilder")]),
    inAWord([icon("laurel"), icon("point")]),
    inAWord([]),
  ]).toEqual(["swap", "dice", "at the end", ""]);
  const known = vi.spyOn(book, "person").mockReturnValue({ ...book.person(7), name: "Banker", text: "Draw a card." });
  const written = (word: string): string => JSON.stringify(narrowCard(book.person(7), "Banker", word));
  expect([written("dice").includes('"dice"'), written("").includes('"dice"')]).toEqual([true, false]);
  expect([room.tells?.("person:7"), room.tells?.("stairs")]).toEqual([
    expect.stringMatching(/^When it works: .*Draw a card\.$/),
    "",
  ]);
  known.mockRestore();
});

describe("the discard pile", () => {
  it("asks in its head, has what can be chosen first, and the rest to be looked at", async () => {
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    const play = playOf("br-ask-select", [choice("select 88 at 1", { card: 88, place: 1 })], { group: "church" });
    const board = under(play, Discards, {
      box: { x: 0, y: 0, w: 9, h: 9 },
      label: "Discard pile",
      heaps: [{ title: "From the top", cards: [3, 64, 88] }],
      none: "",
      card: createRawSnippet<[number]>((card) => ({ render: () => `<i>${card()}</i>` })),
    });
    board.querySelector<HTMLButtonElement>("button.discards")?.click();
    await tick();
    expect(board.querySelector("h2")?.textContent).toMatch(/^Choose the .*from the discard pile/);
    expect([...board.querySelectorAll("li")].map((each) => each.textContent)).toEqual(["88", "3", "64"]);
    expect([board.querySelectorAll("ul.rest li").length, board.querySelectorAll("dialog.deep").length]).toEqual([2, 1]);
  });
});

it("a person who can be used shows what it brings behind its price, unless that is foreseen already", () => {
  const icons = [
    { icon: "worker", of: "any", text: "-1" },
    { icon: "arrow", of: "", text: "" },
    { icon: "card", of: "any", text: "+1" },
  ];
  const known = vi
    .spyOn(book, "person")
    .mockReturnValue({ ...book.person(1), icons, activation: "worker", text: "Draw a card." });
  const price = { text: "−1", icon: "worker", label: "−1 worker" };
  expect(usesFor(book, 1, [price])).toEqual([{ text: "→", icon: "does:1", label: "Draw a card." }]);
  expect(usesFor(book, 1, [price, { text: "+2", icon: "guilder", label: "" }])).toEqual([]);
  known.mockRestore();
});
