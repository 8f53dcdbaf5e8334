import { expect, it } from "vitest";

import { addressed, arrivedBy, carried, plans, serverOf } from "./carry";

const TABLE = {
  game: "hamburg",
  record: "game hamburg\nrules 3\n1 draw gray\n".repeat(300),
  sitters: [
    { type: "me" as const, name: "Anna Größe" },
    { type: "here" as const, name: "Ben" },
    { type: "bot" as const, bot: "clerk" },
    { type: "link" as const },
  ],
};
const file = (more: object): string => JSON.stringify({ burgomaster: "table", ...TABLE, kept: {}, ...more });

it("reads what was saved as a file", () => {
  expect(carried(file({}))).toEqual(TABLE);
  expect(carried(file({ sitters: [{ type: "me" }, 7, null, { type: "bot", bot: "mayor" }] }))?.sitters).toEqual([
    { type: "bot", bot: "mayor" },
  ]);
});

it.each(["", "{}", "[", "null", '{"game":"hamburg"}', file({ burgomaster: "chess" }), file({ record: 7 })])(
  "finds no table in %.40j",
  (text) => {
    expect(carried(text)).toBeNull();
  },
);

it("sends a table in an address, in letters that need no escape, and finds it there again", async () => {
  const address = await addressed(TABLE);
  expect(address).toMatch(/^[\w-]+$/);
  expect(address.length).toBeLessThan(TABLE.record.length / 10);
  expect(await arrivedBy(address)).toEqual(TABLE);
});

it("finds nothing in what is no such address, and unpacks no more than a table can be", async () => {
  const bomb = await addressed({ ...TABLE, record: "x".repeat(1_000_000) });
  for (const text of ["", "*", "abc", (await addressed(TABLE)).slice(0, 40), bomb])
    expect(await arrivedBy(text)).toBeNull();
});

it("lets those sit who sat there", () => {
  expect(plans(TABLE.sitters)).toEqual([
    { who: "me", name: "Anna Größe", bot: "" },
    { who: "here", name: "Ben", bot: "" },
    { who: "bot", name: "", bot: "clerk" },
    { who: "link", name: "", bot: "" },
  ]);
});

it.each([
  ["play.example.org", "https://play.example.org/"],
  [" http://192.168.0.7:8765/#/table/abc ", "http://192.168.0.7:8765/"],
  ["https://example.org/games/?a=b", "https://example.org/games/"],
  ["javascript:alert(1)", null],
  ["file:///etc/passwd", null],
  ["", null],
])("%j leads to the server %j", (typed, server) => {
  expect(serverOf(typed)).toBe(server);
});
