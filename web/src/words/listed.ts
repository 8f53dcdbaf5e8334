/** Several things in one phrase, as the language joins them. */
import { words } from "./words.svelte";

const lists = new Map<string, Intl.ListFormat>();

export function listed(parts: readonly string[]): string {
  // Making one takes longer than using it a hundred times.
  const list = lists.get(words.language) ?? new Intl.ListFormat(words.language, { type: "conjunction" });
  lists.set(words.language, list);
  return list.format(parts);
}
