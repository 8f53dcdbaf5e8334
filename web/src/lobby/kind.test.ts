import { expect, it } from "vitest";

import { gameOf, kindOf, opened } from "./kind";

it.each([
  ["game hamburg\nrules 1\n", "record"],
  ['{"game": "hamburg"}', "record"],
  ["players = 2\n", "position"],
  ["# a comment\n\n[player.1]\nmarks = 3\n", "position"],
  ["\uFEFFplayers = 2", "position"],
  ["Dear all, shall we play on Friday?", null],
  ["# only a comment", null],
  ["gamebook", null],
  ["", null],
])("%j is a %s", (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});

it.each([
  ["game hamburg\nrules 1\n", "hamburg"],
  ['{"game": "city_tycoon", "rules": 1}', "city_tycoon"],
  ['# a comment\ngame = "city_tycoon"\nplayers = 2\n', "city_tycoon"],
  ["players = 2\n", null],
  ["# a game among friends", null],
])("%j is of the game %s", (text, game) => {
  expect(gameOf(text)).toBe(game);
});

it("opens a game that is over at its beginning, and any other where it stands", () => {
  expect(opened("abc", true)).toBe("#/table/abc/at/0");
  expect(opened("abc", false)).toBe("#/table/abc");
});
