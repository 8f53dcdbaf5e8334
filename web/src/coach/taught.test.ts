/** What the coach, the rules and `?` say of each game: of everything, in every language. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import { teaching as ofBruges } from "../games/bruges/teaching/teaching";
import { teaching as ofCities } from "../games/city_tycoon/teaching/teaching";
import Picture from "../games/hamburg/teaching/Picture.svelte";
import { teaching } from "../games/hamburg/teaching/teaching";
import type { Teaching } from "../room/teaching";
import { LANGUAGES, ROOT, taught, textOf } from "./testing";

/** The expansions that the rules know, as their source lists them. */
function expansions(root: string): string[] {
  const source = readFileSync(join(root, "web/src/games/hamburg/words/en.ftl"), "utf8");
  const listed = /^hamburg-expansions = \{[^}]*?\n((?: +\[\w+\].*\n)+)/m.exec(source)?.[1] ?? "";
  return [...listed.matchAll(/\[(\w+)\]/g)].map(([, name = ""]) => name);
}

/** The games that explain themselves: their files of questions, and which of these are asked of chance alone. */
const TAUGHT = [
  {
    game: "hamburg",
    teaching: teaching as unknown as Teaching,
    files: ["hamburg", "hamburg_expansions", "hamburg_solo"],
    prefix: "hb",
    chance:
      /-(roll|deal|expose|open-discard|turn-face|steal|token|deal-mayor|draw-cleric-tile|turn-cleric-tile|draw-stock-tile|turn-up)$/,
  },
  {
    game: "bruges",
    teaching: ofBruges as unknown as Teaching,
    files: ["bruges", "bruges_persons"],
    prefix: "br",
    chance: /-(roll|show-top|deal|turn-face|steal)$/,
  },
  {
    game: "city_tycoon",
    teaching: ofCities as unknown as Teaching,
    files: ["city_tycoon"],
    prefix: "ct",
    chance: /-(order|deal)$/,
  },
];

describe.each(TAUGHT.flatMap((each) => LANGUAGES.map((language) => ({ ...each, language }))))(
  "what is explained of $game in $language",
  ({ game, language, files, prefix, chance, ...of }) => {
    const words = taught(game, language);

    it("covers every question that someone may hear", () => {
      const engine = files
        .map((file) => readFileSync(join(ROOT, `src/burgomaster/words/en/${file}.ftl`), "utf8"))
        .join("\n");
      const questions = [...engine.matchAll(new RegExp(`^(${prefix}-ask-[\\w-]+) =`, "gm"))].map(([, id = ""]) => id);
      expect(questions.length).toBeGreaterThan(10);
      expect(questions.filter((id) => !chance.test(id) && !words.has(`asked-${id}`))).toEqual([]);
    });
    it("waits only for what the game asks and tells", () => {
      const source = readFileSync(join(ROOT, `web/src/games/${game}/teaching/teaching.ts`), "utf8");
      const engine = files
        .map((file) => readFileSync(join(ROOT, `src/burgomaster/words/en/${file}.ftl`), "utf8"))
        .join("\n");
      const ids = [...source.matchAll(new RegExp(`"(${prefix}-[\\w-]+)"`, "g"))].map(([, id = ""]) => id);
      expect(ids.length).toBeGreaterThan(10);
      expect(ids.filter((id) => !new RegExp(`^${id}(-[\\w-]+)? =`, "m").test(engine))).toEqual([]);
    });
    it("covers every step and every page", () => {
      const wanted = [
        ...of.teaching.lesson.flatMap(({ key, shows }) => [
          `${game}-lesson-${key}`,
          `${game}-lesson-${key}.title`,
          ...(shows?.items ?? []).map((item) => `${game}-lesson-${key}.${item}`),
        ]),
        ...of.teaching.pages.flatMap(({ key, items, chapter }) => [
          `${game}-rules-${key}`,
          `${game}-rules-${key}.title`,
          ...items.map((item) => `${game}-rules-${key}.${item}`),
          ...(chapter ? [`${game}-rules-${key}.chapter`] : []),
        ]),
      ];
      expect(wanted.filter((id) => !words.has(id))).toEqual([]);
    });
    it("says of every thing what it is, what it gives and when it counts", () => {
      const things = [...textOf(game, language).matchAll(new RegExp(`^(${game}-about-[\\w-]+) =`, "gm"))].map(
        ([, id = ""]) => id,
      );
      // The line above every table can be asked about.
      expect(things).toContain(`${game}-about-chapter`);
      expect(things.filter((id) => !words.has(`${id}.gives`) || !words.has(`${id}.counts`))).toEqual([]);
    });
  },
);

describe("Hamburg's rules", () => {
  const offered = expansions(ROOT);
  it("have a page of each expansion that can be chosen, and of TOM", () => {
    expect(offered.length).toBe(6);
    expect(teaching.pages.filter(({ chapter }) => chapter).map(({ key }) => key)).toEqual([...offered, "tom"]);
  });
  it("have a picture of everything they and the coach show", () => {
    const shown = [...teaching.pages, ...teaching.lesson.flatMap(({ shows }) => shows ?? [])].flatMap(
      ({ key, items }) => items.map((item) => ({ page: key, item })),
    );
    expect(shown.length).toBeGreaterThan(60);
    const empty = shown.filter(
      (props) => render(Picture, { props }).container.querySelectorAll("path, rect, circle, text").length < 2,
    );
    expect(empty).toEqual([]);
  });
});
