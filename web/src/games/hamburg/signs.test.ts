/** What tiles of expansions say in a few signs: no two alike, the step of a price that is in force, what a mayor does all game long. */
import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import type { IconInfo } from "../../wire/types";
import Church from "./art/places/Church.svelte";
import Exchange from "./art/places/Exchange.svelte";
import { lasting, quoteOf, signOf } from "./drawing/signs";
import tiles from "./fixtures/icons.json";

interface Tile {
  readonly number: number;
  readonly text: string;
  readonly icons: readonly IconInfo[];
}
const between = (first: number, last: number): readonly Tile[] =>
  tiles.filter(({ number }) => number >= first && number <= last);
const [MAYORS, CLERICS, QUOTES] = [between(281, 290), between(291, 314), between(329, 348)];

describe("tiles in little room", () => {
  it("look different in the windows of the church, each of them", () => {
    const drawn = CLERICS.map(({ icons }) => {
      const { container, unmount } = render(Church, {
        windows: ["gray"],
        cleric: null,
        floor: [],
        round: 0,
        rounds: 4,
        tiles: [signOf(icons) ?? null],
      });
      const svg = container.querySelector("[data-window]")?.innerHTML;
      unmount();
      return svg;
    });
    expect(drawn).toHaveLength(24);
    expect(new Set(drawn).size).toBe(24);
  });

  it("of the exchange tell what they change, three steps of it, and which one is in force", () => {
    for (const { number, icons } of QUOTES) {
      const quote = quoteOf(icons, { space: 5 });
      expect(quote?.steps, `tile ${number}`).toHaveLength(3);
      expect(
        quote?.steps.every(({ text, colours }) => text !== "" || colours.length > 0),
        `tile ${number}`,
      ).toBe(true);
      expect(quote?.now).toBe(1);
    }
    const side = QUOTES.find(({ number }) => number === 334) as Tile;
    expect([1, 3, 4, 6].map((space) => quoteOf(side.icons, { space })?.now)).toEqual([0, 2, 0, 2]);
    const exchange = { action: "wall", number: 334, removed: [], side: "red", space: 6 };
    const { container, unmount } = render(Exchange, { exchange, quote: quoteOf(side.icons, exchange) });
    expect([...container.querySelectorAll("[data-step]")].map((step) => step.textContent)).toEqual(["−1", "−1", "−2"]);
    expect(container.querySelector("[data-step=now]")?.textContent).toBe("−2");
    unmount();
  });

  it("of mayors show what lasts, without what one begins with", () => {
    for (const { text, icons } of MAYORS) {
      const lasts = lasting({ text, icons });
      expect(lasts.text).not.toMatch(/^You begin/);
      expect(lasts.icons.length).toBeGreaterThan(0);
      expect([...lasts.start, ...lasts.icons].map(({ icon, text }) => `${icon}${text}`)).not.toContain("phase0");
    }
    expect(lasting(MAYORS[0] as Tile)).toMatchObject({
      text: "Your hand limit is 7.",
      start: [{ icon: "mark" }, { icon: "worker" }],
    });
  });
});
