/** A card as it is read aloud: its name with colour and category, what it costs and brings, when it works, where it lies. */
import { t } from "../../words/words.svelte";
import type { HamburgBook } from "./book.svelte";

interface Where {
  /** The site it stands on; none in a hand. */
  readonly place?: number;
  readonly used?: boolean;
  /** What comes before everything else. */
  readonly where?: string;
}

export function aloud(book: HamburgBook, card: number, { place = 0, used = false, where = "" }: Where = {}): string {
  const info = book.card(card);
  return [
    where || (place > 0 ? t("hamburg-on-site", { place }) : ""),
    t("hamburg-card-aloud", {
      name: info.name,
      card,
      colour: info.colour,
      category: info.category,
      cost: info.cost,
      points: info.points,
    }),
    info.activation === "none" ? "" : t("hamburg-card-when", { activation: info.activation.replace(" ", "-") }),
    info.text,
    used ? t("hamburg-used") : "",
  ]
    .filter(Boolean)
    .join(" ");
}
