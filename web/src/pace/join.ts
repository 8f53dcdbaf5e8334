import { folder, words, type Source } from "../words/words.svelte";

const WORDS: Source = folder(import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" }));

/** Fetch the words of clocks and deadlines. */
export const joinPace = (): Promise<void> => words.join("pace", WORDS);
