/** A person as it is read aloud: name with colour and group, what it costs and brings, when it works, where it lies. */
import { t } from "../../words/words.svelte";
import type { BrugesBook } from "./book.svelte";

interface Where {
  /** The house it lives in; none in a hand. */
  readonly place?: number;
  readonly used?: boolean;
  /** What comes before everything else. */
  readonly where?: string;
}

export function aloud(book: BrugesBook, card: number, { place = 0, used = false, where = "" }: Where = {}): string {
  const info = book.person(card);
  return [
    where || (place > 0 ? t("bruges-in-house", { place }) : ""),
    t("bruges-card-aloud", {
      name: info.name,
      card,
      colour: info.colour,
      group: info.group,
      cost: info.cost,
      points: info.points,
    }),
    t("bruges-card-when", { activation: info.activation.replace(" ", "-") }),
    info.text,
    used ? t("bruges-used") : "",
  ]
    .filter(Boolean)
    .join(" ");
}
