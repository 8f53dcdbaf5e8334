/** The city as it is heard, and the keys that lead through it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, describe, expect, it, vi } from "vitest";

import type { CityTycoonView, PieceView, TilePlacesView } from "../../wire/types";
import { words } from "../../words/words.svelte";
import { aloud, cheapestAloud, pricedAloud } from "./aloud";
import type { Camera } from "./camera.svelte";
import { cellTarget } from "./cells";
import type { Deeds } from "./deeds.svelte";
import { city, piece } from "./fixtures/city";
import { walks } from "./walk";

const at = (x: number, y: number, name: string) => ({ x, y, name });
const land = piece({ cell: at(1, 0, "e2 n1"), kind: "land", owner: 2 });
const gate = piece({ cell: at(0, 0, "e1 n1"), kind: "start", owner: null });
const solar = piece({ cell: at(0, 1, "e1 n2"), kind: "solar", owner: 1, plant: "red-1", cubes: 2, full: 3 });
const view = {
  city: [land, gate, solar],
  arrows: [],
  start_bonus: { district: "industry", gain: { euro: 1, points: 0, yellow: 0 } },
} as unknown as CityTycoonView;
const name = (seat: number): string => ["", "Anna", "Ben"][seat] ?? "";
const free = at(1, 1, "e2 n2");
const pieces: ReadonlyMap<string, PieceView> = new Map(view.city.map((each) => [cellTarget(each.cell), each]));
const place = (cell: typeof free, price: number | null, got: object[] = []) => ({ cell, price, got });
const places = {
  kind: "tile",
  places: [
    place(at(5, 5, "e6 n6"), 8),
    place(free, 2, [{ cell: gate.cell, gain: { euro: 1, points: 0, yellow: 0 } }]),
    place(at(7, 7, "e8 n8"), null),
  ],
} as unknown as TilePlacesView;

describe("the city as it is heard", () => {
  beforeAll(() => {
    const root = join(import.meta.dirname, "../../../..");
    words.use(
      "en",
      ...["core", "city_tycoon"].map((file) =>
        readFileSync(join(root, `src/burgomaster/words/en/${file}.ftl`), "utf8"),
      ),
      readFileSync(join(root, "web/src/games/city_tycoon/words/en.ftl"), "utf8"),
    );
  });

  it("names what lies beside a free cell, and whose it is", () => {
    const said = aloud(city.book, free, null, view, name);
    expect(said).toContain("e2 n2");
    expect(said).toMatch(/beside .*Ben/);
    expect(said).toContain("Anna");
  });
  it("says what a free cell costs and what the tile gets there", () => {
    const said = pricedAloud(city.book, free, pieces, { places, plants: null });
    expect(said).toContain("2 €");
    expect(said).toMatch(/1 €|1 euro/);
    expect(pricedAloud(city.book, at(7, 7, "e8 n8"), pieces, { places, plants: null })).toMatch(/no route/);
    expect(pricedAloud(city.book, at(9, 9, "e10 n10"), pieces, { places, plants: null })).toBe("");
  });
  it("says where it is cheapest, first of all", () => {
    expect(cheapestAloud(places)).toMatch(/e2 n2.*2 €/);
    expect(cheapestAloud(null)).toBe("");
  });
  it("says on the tile that receives it who gives what", () => {
    const cell = at(1, -1, "e2 s1");
    const tile = piece({ cell, tile: 88, owner: 1 });
    vi.spyOn(city.book, "tile").mockReturnValue({
      name: "Bridge",
      district: "landmark",
      text: "Printed.",
    } as ReturnType<typeof city.book.tile>);
    const given = { ...view, arrows: [{ cell: land.cell, to: cell, gain: { euro: 0, points: 1, yellow: 0 } }] };
    expect(aloud(city.book, cell, tile, { ...given, city: [...view.city, tile] }, name)).toMatch(
      /1 point.*land|land.*1 point/i,
    );
    expect(aloud(city.book, cell, tile, view, name)).not.toMatch(/1 point/);
  });
});

describe("keys of the map", () => {
  function pressed(key: string, from: string | null): { to: string | undefined; figures: boolean; fitted: boolean } {
    document.body.innerHTML = ["0,0", "1,0", "3,0", "0,-2"]
      .map((each) => `<button data-cell="${each}">${each}</button>`)
      .join("");
    const [deeds, whole] = [{ figures: false } as unknown as Deeds, vi.fn()];
    const walk = walks({
      map: () => document.body,
      camera: { whole, nearer: vi.fn(), further: vi.fn() } as unknown as Camera,
      deeds,
      cheapest: () => ({ x: 3, y: 0 }),
      home: () => ({ x: 1, y: 0 }),
      plants: () => [
        { x: 0, y: -2 },
        { x: 1, y: 0 },
      ],
    });
    document.body.addEventListener("keydown", walk, { once: true });
    const start = from === null ? document.body : document.querySelector<HTMLElement>(`[data-cell="${from}"]`);
    start?.focus();
    start?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    const to = (document.activeElement as HTMLElement | null)?.dataset["cell"];
    return { to, figures: deeds.figures, fitted: whole.mock.calls.length > 0 };
  }

  it.each([
    ["c", "0,0", "3,0"],
    ["Home", "0,0", "1,0"],
    ["p", "0,0", "0,-2"],
    ["p", "0,-2", "1,0"],
    ["p", "1,0", "0,-2"],
    ["ArrowRight", "1,0", "3,0"],
    ["ArrowDown", "0,0", "0,-2"],
    ["ArrowUp", "0,0", "0,0"],
  ])("%s leads from %s to %s", (key, from, to) => expect(pressed(key, from).to).toBe(to));
  it("F shows all figures, 0 the whole city", () => {
    expect(pressed("f", "0,0").figures).toBe(true);
    expect(pressed("0", "0,0").fitted).toBe(true);
  });
});
