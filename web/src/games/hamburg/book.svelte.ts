/** The names and texts of cards and tiles in the language in use, as the server tells them. */
import { http } from "../../wire/http";
import type { BookEntry, ChangedView } from "../../wire/types";
import { categoryOf, colourOf } from "./components";

/** A card with what is printed on it. */
export interface CardInfo extends Omit<BookEntry, "values" | "kind"> {
  readonly category: string;
  readonly colour: string;
  readonly activation: string;
  readonly cost: number;
  readonly points: number;
}

function cardOf({ values, ...entry }: BookEntry): CardInfo {
  const { category = "", colour = "", activation = "none", cost = 0, points = 0 } = values;
  return { ...entry, category: String(category), colour: String(colour), activation: String(activation), cost: Number(cost), points: Number(points) };
}

class Book {
  #cards = $state.raw<readonly CardInfo[]>([]);
  #tiles = $state.raw<readonly BookEntry[]>([]);
  #changed = $state.raw<readonly ChangedView[]>([]);
  #loaded = "";
  #wanted = "";

  #now = $derived.by(() => {
    if (this.#changed.length === 0) return this.#cards;
    const cards = [...this.#cards];
    for (const { card, cost, points } of this.#changed) {
      const printed = cards[card - 1];
      if (printed) cards[card - 1] = { ...printed, cost, points };
    }
    return cards;
  });

  get cards(): readonly CardInfo[] {
    return this.#now;
  }
  /** The sides of the tiles of all expansions. */
  get tiles(): readonly BookEntry[] {
    return this.#tiles;
  }

  /** Fetch what is printed in a data set. */
  async load(language: string, data: string): Promise<void> {
    const wanted = `${language} ${data}`;
    this.#wanted = wanted;
    if (wanted === this.#loaded) return;
    const { entries } = await http.book("hamburg", language, data);
    // Another language may have been wished for meanwhile.
    if (this.#wanted !== wanted) return;
    this.#loaded = wanted;
    this.use(entries);
  }

  use(entries: readonly BookEntry[]): void {
    this.#cards = entries.filter((entry) => entry.kind === "card").map(cardOf);
    this.#tiles = entries.filter((entry) => entry.kind === "tile");
  }

  /** Take up the values that the position on the table has changed. */
  change(changed: readonly ChangedView[]): void {
    this.#changed = changed;
  }

  /** A card; before the book has come, what its number tells. */
  card(number: number): CardInfo {
    const found = this.#now[number - 1];
    if (found) return found;
    return {
      number,
      name: String(number),
      category: categoryOf(number),
      colour: colourOf(number),
      activation: "none",
      cost: 0,
      points: 0,
      text: "",
      icons: [],
      sources: {},
    };
  }

  /** A side of a tile; before the book has come, only its number. */
  tile(number: number): BookEntry {
    const found = this.#tiles.find((tile) => tile.number === number);
    return found ?? { kind: "tile", number, name: String(number), values: {}, text: "", icons: [], sources: {} };
  }

  /** A side of a tile by its name and its side; null before the book has come. */
  tileCalled(tile: string, face: string): BookEntry | null {
    return this.#tiles.find(({ values }) => values["tile"] === tile && values["face"] === face) ?? null;
  }
}

export const book = new Book();
