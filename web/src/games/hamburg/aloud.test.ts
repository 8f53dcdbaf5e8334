/** What is read aloud says nothing twice and ends its sentences once. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { render, screen } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";

import NamePlate from "../../scene/streets/NamePlate.svelte";
import type { HamburgView } from "../../wire/types";
import { t, words } from "../../words/words.svelte";
import middle from "./fixtures/middle.json";
import ExchangePlaces from "./places/ExchangePlaces.svelte";
import PilesPlaces from "./places/PilesPlaces.svelte";

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), "utf8");
const use = (language: "en" | "de" | "nl"): void =>
  words.use(language, `${read(`../../words/${language}.ftl`)}\n${read(`words/${language}.ftl`)}`);
use("en");
afterEach(() => use("en"));

it("a plate whose last words are a sentence of its own has one full stop before what a click does", () => {
  const glance = ["Ben", "5 marks", "Petersen: your hand limit is 7."];
  render(NamePlate, { seat: 2, box: { x: 0, y: 0, w: 10, h: 10 }, glance, onopen: () => undefined });
  screen.getByRole("button", { name: "Ben, 5 marks, Petersen: your hand limit is 7. Show all" });
});

it("the exchange is named by its part of the table, and not again by the tile that lies there", () => {
  const exchange = { action: "wall", number: 334, removed: [], side: "red", space: 6 };
  render(ExchangePlaces, { exchange, x0: 0 });
  const part = screen.getByRole("region", { name: "Stock Exchange" });
  // The heading, and what lies there.
  const said = [...part.querySelectorAll("[aria-label], .unseen")].map(
    (each) => each.getAttribute("aria-label") ?? each.textContent ?? "",
  );
  expect(said.some((each) => each.includes("334"))).toBe(true);
  expect(said.filter((each) => each.includes("Stock Exchange"))).toEqual(["Stock Exchange"]);
});

it.each(["en", "de", "nl"] as const)("the draw piles bear aloud the name that stands over them, in %s", (language) => {
  use(language);
  const { container } = render(PilesPlaces, { view: middle as unknown as HamburgView, at: { x0: 0, step: 9, w: 9 } });
  const heard = container.querySelector("h2, h3")?.textContent ?? "";
  expect(heard.startsWith(`${t("hamburg-caption-piles")}: `)).toBe(true);
});
