import { arrived } from "../browser/arrived";
import { folder, words, type Source } from "../words/words.svelte";

const WORDS: Source = folder(import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" }));

/** Fetch the words of clocks and deadlines. */
export const joinPace = (): Promise<void> => words.join("pace", WORDS);

/** What stands beside the game at a table; it is fetched where it is wanted. */
export async function fetchBeside(): Promise<typeof import("./Beside.svelte").default> {
  const [{ default: found }] = await arrived(Promise.all([import("./Beside.svelte"), joinPace()]));
  return found;
}
