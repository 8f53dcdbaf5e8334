/** What the options of a table are called; what only one game has is called by that game's words. */
import type { Welcome } from "../wire/types";
import { t, words } from "./words.svelte";

export type Options = Welcome["options"];

export function optionName(option: string): string {
  if (option === "players") return t("app-players");
  return words.has(`app-option-${option}`) ? t(`app-option-${option}`) : option;
}

/** What a word of an option is called: the shipped values by whose they are, numbered where they are. */
export function wordName(option: string, word: string): string {
  if (words.has(`app-option-${option}-${word}`)) return t(`app-option-${option}-${word}`);
  const shipped = option === "data" ? /^house(?:-(\d+))?$/.exec(word) : null;
  return shipped ? [t("app-data-house"), shipped[1]].filter(Boolean).join(" ") : word;
}

/** The name of one of several things of an option, such as an expansion, and what it is in a sentence if its game says so. */
export function memberName(game: string, option: string, member: string): { name: string; text: string } {
  // The expansions of a game `chess` are named by `chess-expansions` and told of by `chess-expansions-text`.
  const id = `${game}-${option}`;
  return {
    name: words.has(id) ? words.format(id, { name: member }) : member,
    text: words.has(`${id}-text`) ? words.format(`${id}-text`, { name: member }) : "",
  };
}

/** The value of an option as one reads it. */
export function valueName(game: string, option: string, value: Options[string]): string {
  if (typeof value === "object") return value.map((member) => memberName(game, option, member).name).join(", ");
  return typeof value === "string" ? wordName(option, value) : String(value);
}
