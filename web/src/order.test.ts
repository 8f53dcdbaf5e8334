/** The app's folders stand in an order: each imports only what stands before it, so there is no way round in a circle. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";

import { describe, expect, it } from "vitest";

/** From the ground up; every game is a folder of its own, and `games` itself is the list of them. */
const ORDER = [
  "art",
  "wire",
  "browser",
  "sound",
  "words",
  "ui",
  "carry",
  "local",
  "pace",
  "notices",
  "beats",
  "room",
  "scene",
  "games/*",
  "games",
  "rules",
  "coach",
  "table",
  "own",
  "lobby",
  "more",
  "(door)",
];
const SRC = import.meta.dirname;

function folderOf(path: string): string {
  const parts = path.split("/");
  if (parts.length === 1) return "(door)";
  return parts[0] === "games" && parts.length > 2 ? `games/${parts[1] ?? ""}` : (parts[0] ?? "");
}

function height(folder: string): number {
  return ORDER.indexOf(folder.startsWith("games/") ? "games/*" : folder);
}

const FILES = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => /\.(ts|svelte|ftl|css)$/.test(path));

/** What a file imports from elsewhere in the app, at once or later. */
function imports(path: string): string[] {
  const text = readFileSync(join(SRC, path), "utf8");
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"]*)"/g)]
    .map(([, target = ""]) => relative(".", normalize(join(dirname(path), target))))
    .filter((target) => !target.startsWith(".."));
}

describe("the folders of the app", () => {
  it("are all in the order", () => {
    expect(FILES.map(folderOf).filter((folder) => height(folder) < 0)).toEqual([]);
  });

  it("import only what stands before them, and no game another", () => {
    const wrong = FILES.flatMap((path) =>
      imports(path)
        .filter((target) => folderOf(target) !== folderOf(path) && height(folderOf(target)) >= height(folderOf(path)))
        .map((target) => `${path} -> ${target}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe("shared code", () => {
  const games = new Set([
    "city.?tycoon",
    ...FILES.map(folderOf).flatMap((folder) => /^games\/(?!plain$)(.*)/.exec(folder)?.[1] ?? []),
  ]);
  const shared = FILES.filter(
    (path) => !/^games\/(?!plain\/)/.test(path) && !path.endsWith(".test.ts") && path !== "wire/types.ts",
  );
  it("knows of games to be kept from naming", () => {
    expect(games.has("hamburg")).toBe(true);
  });
  it("names no game", () => {
    const name = new RegExp([...games].join("|"), "i");
    expect(shared.filter((path) => name.test(readFileSync(join(SRC, path), "utf8")))).toEqual([]);
  });
  it("is all that games share: no room names another game", () => {
    const rooms = FILES.filter((path) => /^games\/(?!plain\/)\w+\//.test(path) && !path.endsWith(".test.ts"));
    const wrong = rooms.filter((path) => {
      const own = path.split("/")[1] ?? "";
      const others = [...games].filter((game) => !new RegExp(game).test(own));
      return new RegExp(`\\b(${others.join("|")})\\b`, "i").test(readFileSync(join(SRC, path), "utf8"));
    });
    expect(wrong).toEqual([]);
  });
});
