/** What a person does, in a sign or a word: the line of icons is short, and not everybody reads it. */
import type { Chip } from "../../room/room";
import type { IconInfo } from "../../wire/types";
import { t } from "../../words/words.svelte";
import type { BrugesBook } from "./book.svelte";

/** What a person brings for its worker: the icons after the arrow. */
export function gains(book: BrugesBook, card: number): readonly IconInfo[] {
  const { icons } = book.person(card);
  return icons.slice(icons.findIndex(({ icon }) => icon === "arrow") + 1);
}

/** What using a person brings, as a chip behind its price, where the price is all that can be foreseen. */
export function usesFor(book: BrugesBook, card: number, foreseen: readonly Chip[]): Chip[] {
  if (foreseen.some(({ text }) => text.startsWith("+")) || gains(book, card).length === 0) return [];
  return [{ text: "→", icon: `does:${card}`, label: book.person(card).text }];
}

/** What lines of icons are about, the most telling first. */
const ABOUT = [
  "laurel",
  "exchange",
  "threat",
  "die",
  "majority",
  "canal",
  "reputation",
  "flash",
  "action",
  "house",
  "discards",
  "card",
  "hand",
  "person",
  "group",
  "worker",
  "guilder",
  "point",
] as const;

/** The one word for what a person does. */
export function inAWord(icons: readonly IconInfo[]): string {
  const about = icons.some(({ icon, text }) => icon === "phase" && text === "2")
    ? "die"
    : ABOUT.find((each) => icons.some(({ icon }) => icon === each));
  return about ? t("bruges-does", { about }) : "";
}
