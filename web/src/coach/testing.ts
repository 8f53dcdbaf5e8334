/** What tests of the coach share: the words in which a game is taught. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { Words } from "../words/words.svelte";

export const ROOT = join(import.meta.dirname, "../../..");
export const LANGUAGES = ["en", "de", "nl"] as const;

export const textOf = (game: string, language: string): string =>
  readFileSync(join(ROOT, `web/src/games/${game}/teaching/${language}.ftl`), "utf8");
export function taught(game: string, language: string): Words {
  const words = new Words();
  words.use(language as "en", textOf(game, language));
  return words;
}
