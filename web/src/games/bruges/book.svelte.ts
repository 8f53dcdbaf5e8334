/** The names and texts of persons in the language in use, as the server tells them. */
import { http } from "../../wire/http";
import type { BookEntry, ValuesView } from "../../wire/types";
import { colourOf, COLOURS, groupOf, type Colour } from "./components";

/** A person with what is printed on the card. */
export interface PersonInfo extends Omit<BookEntry, "values" | "kind"> {
  readonly group: string;
  readonly colour: Colour;
  readonly activation: string;
  /** The worker that the person asks for, if it asks for one of a color. */
  readonly worker: Colour | null;
  readonly cost: number;
  readonly points: number;
}

function personOf({ values, ...entry }: BookEntry): PersonInfo {
  const { group = "", activation = "flash", cost = 0, points = 0 } = values;
  // What is paid stands first in the line of icons.
  const paid = activation === "worker" ? entry.icons.find(({ icon }) => icon === "worker") : undefined;
  return { ...entry, group: String(group), colour: colourOf(entry.number), activation: String(activation), worker: COLOURS.find((each) => each === paid?.of) ?? null, cost: Number(cost), points: Number(points) };
}

class Book {
  #persons = $state.raw<readonly PersonInfo[]>([]);
  #changed = $state.raw<readonly ValuesView[]>([]);
  #loaded = "";
  #wanted = "";

  #now = $derived.by(() => {
    const persons = [...this.#persons];
    for (const { card, cost, points } of this.#changed) {
      const printed = persons[card - 1];
      if (printed) persons[card - 1] = { ...printed, cost, points };
    }
    return persons;
  });

  get persons(): readonly PersonInfo[] {
    return this.#now;
  }

  /** Fetch what is printed in a data set. */
  async load(language: string, data: string): Promise<void> {
    const wanted = `${language} ${data}`;
    this.#wanted = wanted;
    if (wanted === this.#loaded) return;
    const { entries } = await http.book("bruges", language, data);
    // Another language may have been wished for meanwhile.
    if (this.#wanted !== wanted) return;
    this.#loaded = wanted;
    this.use(entries);
  }

  use(entries: readonly BookEntry[]): void {
    this.#persons = entries.map(personOf);
  }

  /** Take up the values that the position on the table has changed. */
  change(changed: readonly ValuesView[]): void {
    this.#changed = changed;
  }

  /** A person; before the book has come, what the number tells. */
  person(number: number): PersonInfo {
    return (
      this.#now[number - 1] ?? {
        ...{ number, name: String(number), group: groupOf(number), colour: colourOf(number), activation: "flash", worker: null },
        ...{ cost: 0, points: 0, text: "", icons: [], sources: {} },
      }
    );
  }
}

export const book = new Book();
