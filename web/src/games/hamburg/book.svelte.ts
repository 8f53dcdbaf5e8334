/** The cards' names and texts in the language in use, as the server tells them. */
import { http } from "../../wire/http";
import type { CardInfo } from "../../wire/types";
import { categoryOf, colourOf } from "./components";

class Book {
  #cards = $state.raw<readonly CardInfo[]>([]);
  #language = "";

  get cards(): readonly CardInfo[] {
    return this.#cards;
  }

  async load(language: string): Promise<void> {
    if (language === this.#language) return;
    const { cards } = await http.cards("hamburg", language);
    this.#language = language;
    this.use(cards);
  }

  use(cards: readonly CardInfo[]): void {
    this.#cards = cards;
  }

  /** A card; before the book has come, what its number tells. */
  card(number: number): CardInfo {
    const found = this.#cards[number - 1];
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
      sources: {},
    };
  }
}

export const book = new Book();
