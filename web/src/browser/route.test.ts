import { expect, it } from "vitest";

import { place, read } from "./route.svelte";

it.each([
  ["", { page: "lobby", code: null }],
  ["#/", { page: "lobby", code: null }],
  ["#/new", { page: "new", game: null }],
  ["#/new/chess", { page: "new", game: "chess" }],
  ["#/rules/chess", { page: "rules", game: "chess" }],
  ["#/rules", { page: "rules", game: "" }],
  ["#/device/KRAN-420718", { page: "lobby", code: "KRAN-420718" }],
  ["#/table/k3v", { page: "table", table: "k3v", at: null }],
  ["#/table/k3v/at/0", { page: "table", table: "k3v", at: 0 }],
  ["#/table/k3v/at/497", { page: "table", table: "k3v", at: 497 }],
  ["#/table/k3v/at/-1", { page: "table", table: "k3v", at: null }],
  ["#/table/k3v/at/end", { page: "table", table: "k3v", at: null }],
  ["#/join/k3v/c0de", { page: "join", table: "k3v", code: "c0de" }],
  ["#/seat/k3v/t0ken", { page: "seat", table: "k3v", token: "t0ken" }],
  ["#/seat/k3v", { page: "lobby", code: null }],
  ["#/join/k3v", { page: "join", table: "k3v", code: null }],
  ["#/book", { page: "book", game: null }],
  ["#/book/hamburg", { page: "book", game: "hamburg" }],
  ["#/cards/hamburg", { page: "book", game: "hamburg" }],
  ["#/me", { page: "more", what: "me", rest: [] }],
  ["#/me/C0DE", { page: "more", what: "me", rest: ["C0DE"] }],
  ["#/page/c0de", { page: "more", what: "page", rest: ["c0de"] }],
  ["#/nowhere", { page: "lobby", code: null }],
])("%s leads to a page", (hash, route) => {
  expect(read(hash)).toEqual(route);
});

it("does not write its own address over one that someone has just gone to", async () => {
  window.location.hash = "#/table/k3v/at/19";
  place.rename("#/table/k3v/at/40");
  await new Promise((heard) => window.addEventListener("hashchange", heard, { once: true }));
  expect(window.location.hash).toBe("#/table/k3v/at/19");
  expect(place.now).toEqual({ page: "table", table: "k3v", at: 19 });
  place.rename("#/table/k3v/at/20");
  expect(window.location.hash).toBe("#/table/k3v/at/20");
  expect(place.now).toEqual({ page: "table", table: "k3v", at: 20 });
});
