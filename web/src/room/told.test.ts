import { expect, it } from "vitest";

import type { LogLine } from "../wire/types";
import type { Part } from "../words/words.svelte";
import { firstUnseen, inOneGo, paragraphs, type Paragraph } from "./told";

const sentence = (number: number, text: string): Part[] => [
  { kind: "seat", number, text: number === 1 ? "Anna" : "Ben" },
  { kind: "text", text },
];
const said = (...sentences: Part[][]): string =>
  inOneGo(sentences)
    .map(({ text }) => text)
    .join("");

it("names whoever does several things in a row once", () => {
  expect(said(sentence(1, " builds a house."), sentence(1, " gains 2 marks."), sentence(1, " ends the turn."))).toBe(
    "Anna builds a house; gains 2 marks; ends the turn.",
  );
  expect(said(sentence(1, " builds a house."), sentence(2, " gains 2 marks."), sentence(1, "'s fire goes out."))).toBe(
    "Anna builds a house. Ben gains 2 marks. Anna's fire goes out.",
  );
});

it("counts as unseen what one's own last choice led to, too", () => {
  const told = (n: number, entry: number, seat: number | null): Paragraph => ({
    n,
    entry,
    seat,
    warning: false,
    heads: seat === null,
    tellings: [],
  });
  const story = [told(1, 3, 2), told(2, 4, 1), told(3, 4, null), told(4, 5, 2)];
  expect(firstUnseen(story, 1, 4)).toBe(3);
  expect(firstUnseen(story.slice(0, 2), 1, 4)).toBe(0);
  expect(firstUnseen(story, 1, 0)).toBe(0);
  // Where one's own words are no longer shown, what came later is all that is sure.
  expect(firstUnseen(story, 3, 4)).toBe(4);
});

it("does not tell what someone gets in another's turn with what they do in their own", () => {
  const line = (n: number, seat: number | null, ...about: number[]): LogLine => ({
    n,
    entry: n,
    seat,
    text: "",
    says: about.map((who) => ({ id: "gain", arguments: { seat: who } })),
    beats: [],
    warning: false,
  });
  const together = (...log: LogLine[]): (readonly [number | null, number])[] =>
    paragraphs(log, undefined, String).map((each) => [each.seat, each.tellings.length]);
  expect(together(line(1, 2, 2, 3, 3), line(2, 3, 3))).toEqual([
    [2, 1],
    [3, 2],
    [3, 1],
  ]);
  expect(together(line(1, 3, 3), line(2, null, 3), line(3, 3, 3))).toEqual([[3, 3]]);
});
