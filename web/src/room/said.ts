/** How choices are said: by the message with the game's prefix, the verb and the names of its parts. */
import type { Said } from "../wire/types";
import { words, type Naming } from "../words/words.svelte";
import type { Spoken } from "./room";

/** A choice in a sentence, as the answer to the question `ask`; as it is written where there are no words for it. */
export function sentence(prefix: string, choice: Spoken, naming: Naming, ask = ""): string {
  const [verb, ...rest] = choice.text.split(" ");
  const id = [`${prefix}-choice`, verb, ...Object.keys(choice.data).filter((name) => name !== "verb")].join("-");
  if (!words.has(id)) return choice.text;
  const said: Said = { id, arguments: { ...choice.data, ask, rest: rest.join(" ") } };
  return words.plain(said, naming);
}
