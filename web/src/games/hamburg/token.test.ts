/** What flies over Hamburg's table is the thing itself: a card as it is in the hand, by its face or by its back. */
import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";

import type { Act } from "../../beats/acts";
import HandCard from "./HandCard.svelte";
import Token from "./Token.svelte";

const act = (given: Partial<Act>): Act => ({ thing: "card", which: "", from: [], to: [], ...given }) as Act;
const drawn = (container: HTMLElement): string => container.innerHTML.replaceAll(/<!--.*?-->/g, "");

it.each([1, 57, 200, 280])("card %d flies as it is drawn in the hand, its name as wide as there", (card) => {
  const hand = render(HandCard, { card, w: 136, h: 190 });
  const face = drawn(hand.container).trim();
  hand.unmount();
  const { container } = render(Token, { act: act({ number: card }) });
  expect(face).toContain("<svg");
  expect(drawn(container)).toContain(face);
});

it("a card that nobody may know flies by its back, in its color and without a word", () => {
  const { container, unmount } = render(Token, { act: act({ which: "orange" }) });
  const orange = drawn(container);
  expect(container.querySelector("svg")).not.toBeNull();
  expect(container.textContent?.trim()).toBe("");
  unmount();
  expect(drawn(render(Token, { act: act({ which: "purple" }) }).container)).not.toBe(orange);
});
