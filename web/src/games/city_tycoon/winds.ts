/** Cells as people read them: with the letters their language has for the four winds; records and choices keep their own. */
import { words } from "../../words/words.svelte";

/** A cell, a column or a row in the letters of the language in use. */
export function cellName(written: string): string {
  return written.replace(/[nesw](?=\d)/g, (letter) => words.format("ct-letter-name", { letter }));
}

export const isCell = (value: number | string): value is string =>
  typeof value === "string" && /^[ew]\d+ [ns]\d+$/.test(value);
