/** Two tables of one game on one page: each has its own book, places, picks and figures. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { fireEvent, render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { beforeAll, describe, expect, it } from "vitest";

import { offerPlay, Play } from "../room/play.svelte";
import type { Room, Watched } from "../room/room";
import { offerTable } from "../room/table";
import type { BrugesView, ChoiceInfo, CityTycoonView, HamburgView } from "../wire/types";
import { words } from "../words/words.svelte";
import { roomAt as brugesAt } from "./bruges/room";
import brugesMiddle from "./bruges/fixtures/middle.json";
import { roomAt as cityAt } from "./city_tycoon/room";
import type { CityState } from "./city_tycoon/state.svelte";
import { drawings } from "./hamburg/drawings";
import { roomAt as hamburgAt } from "./hamburg/room";
import type { HamburgState } from "./hamburg/state.svelte";
import hamburgMiddle from "./hamburg/fixtures/middle.json";
import supply from "./plain/fixtures/supply.json";

const SRC = join(import.meta.dirname, "..");
beforeAll(async () => {
  await drawings.fetch("desk");
  const own = ["words", "games/hamburg/words", "games/bruges/words", "games/city_tycoon/words"];
  words.use("en", ...own.map((folder) => readFileSync(join(SRC, folder, "en.ftl"), "utf8")));
});

const choice = (text: string, data: ChoiceInfo["data"]): ChoiceInfo => ({ text, data, brings: [], final: true });

/** A table on the page: who looks sees this view and may choose among these. */
function open<V extends { readonly viewer: number }>(
  roomAt: (table: Watched<V>) => Room<V>,
  view: V,
  choices: readonly ChoiceInfo[] = [],
): { room: Room<V>; play: Play; page: HTMLElement; see: (view: V) => void; close: () => void } {
  const table = new SvelteMap([["view", view]]);
  const room = roomAt({
    asked: [view.viewer],
    log: [],
    get view() {
      return table.get("view") ?? null;
    },
  });
  const play = new Play(
    () => ({
      room: room as unknown as Room,
      ask: { id: "", arguments: {} },
      seat: view.viewer,
      choices,
      ticket: "1",
      busy: false,
    }),
    () => undefined,
    (seat) => `P${seat}`,
  );
  const Here = ((anchor: never, props: never) => {
    offerTable({ room: room as unknown as Room, name: (seat) => `P${seat}`, naming: () => undefined });
    offerPlay(play);
    return (room.Board as unknown as (...all: never[]) => never)(anchor, props);
  }) as unknown as Component<{ view: V; asked: readonly number[] }>;
  const { container, unmount } = render(Here, { props: { view, asked: [view.viewer] }, context: new Map() });
  return { room, play, page: container, see: (next) => void table.set("view", next), close: unmount };
}
const spot = (page: HTMLElement, target: string): Element | null => page.querySelector(`[data-target="${target}"]`);

describe("two tables of Hamburg", () => {
  const view = hamburgMiddle as unknown as HamburgView;
  const [two, one] = view.players;
  const site = one?.sites.find(({ buildings }) => buildings.length > 0)?.buildings[0] ?? 0;
  const other = two?.sites.find(({ buildings }) => buildings.length > 0)?.buildings[0] ?? 0;

  it("have their own streets, cards and picks", async () => {
    const card = one?.hand[0]?.card ?? 0;
    const a = open(hamburgAt, { ...view, changed: [{ card: site, cost: 11, points: 4 }] }, [
      choice(`site ${card}`, { card }),
      choice(`money ${card}`, { card }),
    ]);
    const b = open(hamburgAt, { ...view, viewer: 1 }, [choice("advance", {})]);
    const [booked, printed] = [a, b].map(({ room }) => (room.state as HamburgState).book);
    for (const book of [booked, printed])
      book?.use(
        Array.from({ length: 280 }, (_, at) => ({
          ...{ kind: "card", number: at + 1, name: "", text: "", icons: [], sources: {} },
          values: { cost: 1 },
        })),
      );
    expect([booked?.card(site).cost, printed?.card(site).cost]).toEqual([11, 1]);
    // What is mine here is another's there.
    expect([a, b].map(({ room }) => [room.tabOf?.(`building:${site}`), room.tabOf?.(`building:${other}`)])).toEqual([
      ["mine", "others"],
      ["others", "mine"],
    ]);
    await fireEvent.click(spot(a.page, `card:${card}`) as Element);
    expect([a.play.picks, b.play.picks]).toEqual([[`card:${card}`], []]);
    expect([spot(a.page, "site:new")?.className.includes("near"), b.page.querySelector(".near")]).toEqual([true, null]);
    b.see(view);
    expect([a, b].map(({ room }) => room.tabOf?.(`building:${site}`))).toEqual(["mine", "mine"]);
    a.close();
    expect([b.play.isLit("square"), b.room.tabOf?.(`building:${site}`)]).toEqual([true, "mine"]);
    b.close();
  });
});

describe("two tables of Bruges", () => {
  const view = brugesMiddle as unknown as BrugesView;
  it("have their own persons, forged colors and hands to be filled", () => {
    const forged = {
      ...view,
      players: view.players.map((each) => ({ ...each, forged: each.seat === 1 ? "red" : null })),
    };
    const a = open(brugesAt, { ...forged, phase: 1 });
    const b = open(brugesAt, { ...forged, viewer: 2 });
    const money = choice("money 118", { card: 118 });
    expect([a, b].map(({ room }) => room.targets(money, { id: "", arguments: {} })[1])).toEqual([
      "die:red",
      "die:violet",
    ]);
    const own = view.players[0]?.houses.flatMap(({ persons }) => persons)[0] ?? 0;
    expect([a, b].map(({ room }) => [room.tabOf?.(`person:${own}`), room.tabOf?.("pile:left")])).toEqual([
      ["mine", "mine"],
      ["others", "city"],
    ]);
    a.close();
    b.close();
  });
});

describe("two tables of City Tycoon", () => {
  const view = supply.view as unknown as CityTycoonView;
  it("have their own cities, and what is about to be done there", () => {
    const [here, there] = [view, { ...view, city: [], free: [] }].map(
      (each) => cityAt({ view: each, asked: [], log: [] }).state as CityState,
    );
    expect([(here?.tiles.size ?? 0) > 0, there?.tiles.size, there?.free]).toEqual([true, 0, []]);
    if (here) here.doing = { ...here.doing, supplies: 7 };
    expect([here?.doing.supplies, there?.doing.supplies]).toEqual([7, null]);
    here?.laid.tiles.set(999, "cell:9,9");
    expect([here?.tileAt(999), there?.tileAt(999)]).toEqual([["cell:9,9"], []]);
  });
});
