/** The names and texts of persons in the language in use, as the server tells them. */
import { Book, type Changed } from "../../room/book.svelte";
import type { BookEntry } from "../../wire/types";
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
  return {
    ...entry,
    group: String(group),
    colour: colourOf(entry.number),
    activation: String(activation),
    worker: COLOURS.find((each) => each === paid?.of) ?? null,
    cost: Number(cost),
    points: Number(points),
  };
}

export class BrugesBook extends Book<PersonInfo> {
  constructor(changed: () => readonly Changed<PersonInfo>[] = () => []) {
    super("bruges", "card", personOf, changed);
  }

  /** A person; before the book has come, what the number tells. */
  person(number: number): PersonInfo {
    return (
      this.things[number - 1] ?? {
        ...{
          number,
          name: String(number),
          group: groupOf(number),
          colour: colourOf(number),
          activation: "flash",
          worker: null,
        },
        ...{ cost: 0, points: 0, text: "", icons: [], sources: {} },
      }
    );
  }
}
