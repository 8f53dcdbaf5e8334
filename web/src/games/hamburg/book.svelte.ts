/** The names and texts of cards and tiles in the language in use, as the server tells them. */
import { Book, type Changed } from "../../room/book.svelte";
import type { BookEntry } from "../../wire/types";
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
  return {
    ...entry,
    category: String(category),
    colour: String(colour),
    activation: String(activation),
    cost: Number(cost),
    points: Number(points),
  };
}

export class HamburgBook extends Book<CardInfo> {
  constructor(changed: () => readonly Changed<CardInfo>[] = () => []) {
    super("hamburg", "card", cardOf, changed);
  }

  /** The sides of the tiles of all expansions. */
  tiles = $state.raw<readonly BookEntry[]>([]);

  override use(entries: readonly BookEntry[]): void {
    super.use(entries);
    this.tiles = entries.filter((entry) => entry.kind === "tile");
  }

  /** A card; before the book has come, what its number tells. */
  card(number: number): CardInfo {
    const found = this.things[number - 1];
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
    const found = this.tiles.find((tile) => tile.number === number);
    return found ?? { kind: "tile", number, name: String(number), values: {}, text: "", icons: [], sources: {} };
  }

  /** A side of a tile by its name and its side; null before the book has come. */
  tileCalled(tile: string, face: string): BookEntry | null {
    return this.tiles.find(({ values }) => values["tile"] === tile && values["face"] === face) ?? null;
  }
}
