/** What fire, plague or another player takes: what it counts at the end, who comes back to the hand, and what stays. */
import { signed } from "../../room/brings";
import type { Chip, Spoken } from "../../room/room";
import type { BrugesPlayer, BrugesView } from "../../wire/types";
import { t } from "../../words/words.svelte";
import type { BrugesBook } from "./book.svelte";
import { begun } from "./breaks";
import { colourOf, THIRD, type Side } from "./components";
import type { BrugesState } from "./state.svelte";

/** What losing something comes to. */
interface Loss {
  /** What it would have counted at the end. */
  readonly points: number;
  /** Who returns to the hand. */
  readonly back: readonly number[];
  /** Whether a statue was won there, which stays. */
  readonly statue: boolean;
}

/** What each of some like things counts: all of them, divided. */
const each = (all: number, count: number): number => (count > 0 ? all / count : 0);

function lossOf(book: BrugesBook, { text, data }: Spoken, player: BrugesPlayer, view: BrugesView): Loss | null {
  const [verb, what] = text.split(" ");
  if (verb !== "lose") return null;
  if (what === "person") return { points: book.person(Number(data["card"])).points, back: [], statue: false };
  if (what === "house")
    return {
      points: each(player.score["houses"] ?? 0, player.houses.length),
      back: player.houses.find(({ place }) => place === data["place"])?.persons ?? [],
      statue: false,
    };
  const side = String(data["side"]) as Side;
  return {
    points: player.canal[side]?.built === THIRD ? view.third_points : 0,
    back: [],
    statue: player.sections.includes(side),
  };
}

/** What a choice loses, as chips; none where it loses nothing. */
export function losses(book: BrugesBook, choice: Spoken, player: BrugesPlayer, view: BrugesView): Chip[] {
  const loss = lossOf(book, choice, player, view);
  if (!loss) return [];
  const count = loss.points > 0 ? signed(-loss.points) : "0";
  return [
    { text: count, icon: "worth", label: t("bruges-chip-worth", { count, amount: loss.points }) },
    ...loss.back.map((card): Chip => ({
      text: "↩",
      icon: "card",
      colour: colourOf(card),
      label: t("bruges-chip-back", { person: book.person(card).name }),
    })),
    ...(loss.statue ? [{ text: "✓", icon: "statue", label: t("bruges-chip-stays") }] : []),
  ];
}

/** What there is to say of a choice that loses something, under it. */
export function lossNote({ book, view, me }: BrugesState, choice: Spoken): string {
  const chips = view && me ? losses(book, choice, me, view) : [];
  return chips.length > 0 ? `${begun(chips.map(({ label }) => label).join("; "))}.` : "";
}
