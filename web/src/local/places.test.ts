/** What a server would tell in words is found as a file, and nothing else is. */
import { expect, it } from "vitest";

import { addressOf, fileOf } from "./places";

it("finds words, books and what there is to play", () => {
  expect(fileOf("/api/lobby")).toBe("lobby.json");
  expect(fileOf("/api/words/de")).toBe("words/de.ftl");
  expect(fileOf("/api/games/chess/words/nl")).toBe("chess/words/nl.ftl");
  expect(fileOf("/api/games/chess/book/en")).toBe("chess/book/en/usual.json");
  expect(fileOf("/api/games/chess/book/en?data=house-2")).toBe("chess/book/en/house-2.json");
});

it("leaves to the engine what has to be played", () => {
  for (const path of ["/api/tables", "/api/tables/abc/record", "/api/mine", "/api/inspect"])
    expect(fileOf(path)).toBeNull();
});

it("looks for files below the page, wherever that is", () => {
  expect(addressOf("texts-1/lobby.json", "https://host/some/where/")).toBe(
    "https://host/some/where/texts-1/lobby.json",
  );
});
