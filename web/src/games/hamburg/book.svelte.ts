/** The cards' names and texts in the language in use, as the server tells them. */
import { http } from "../../wire/http";
import type { CardInfo, ChangedView } from "../../wire/types";
import { categoryOf, colourOf } from "./components";

class Book {
  #cards = $state.raw<readonly CardInfo[]>([]);
  #changed = $state.raw<readonly ChangedView[]>([]);
  #loaded = "";

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

  /** Fetch the cards as they are printed in a data set. */
  async load(language: string, data: string): Promise<void> {
    const wanted = `${language} ${data}`;
    if (wanted === this.#loaded) return;
    const { cards } = await http.cards("hamburg", language, data);
    this.#loaded = wanted;
    this.use(cards);
  }

  use(cards: readonly CardInfo[]): void {
    this.#cards = cards;
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
}

export const book = new Book();
