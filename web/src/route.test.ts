import { expect, it } from "vitest";

import { read } from "./route.svelte";

it.each([
  ["", { page: "lobby" }],
  ["#/", { page: "lobby" }],
  ["#/new", { page: "new" }],
  ["#/table/k3v", { page: "table", table: "k3v" }],
  ["#/join/k3v/c0de", { page: "join", table: "k3v", code: "c0de" }],
  ["#/join/k3v", { page: "join", table: "k3v", code: null }],
  ["#/cards/hamburg", { page: "cards", game: "hamburg" }],
  ["#/nowhere", { page: "lobby" }],
])("%s leads to a page", (hash, route) => {
  expect(read(hash)).toEqual(route);
});
