/** Where on the table a choice lies, and how choices are said. */
import type { ChoiceInfo } from "../../wire/types";
import { t, words, type Naming } from "../../words/words.svelte";
import type { Room, Spoken } from "../../room/room";
import { sentence } from "../../room/said";
import { colourOf } from "./components";
import type { BrugesState } from "./state.svelte";

function text(data: ChoiceInfo["data"], name: string): string {
  return String(data[name] ?? "");
}

/** The places of a choice, the most important first. */
export function targets({ forged }: Pick<BrugesState, "forged">, { text: said, data }: Spoken): string[] {
  const [verb, next] = said.split(" ");
  const card = text(data, "card");
  const colour = forged ?? colourOf(Number(card));
  switch (verb) {
    case "workers":
      return [`card:${card}`, `worker:${colour}`];
    case "money":
      return [`card:${card}`, `die:${colour}`];
    case "threat":
      return [`card:${card}`, `threat:${colour}`];
    case "canal":
      return [`card:${card}`, `canal:${text(data, "side")}`];
    case "house":
      return [`card:${card}`, "house:new"];
    case "person":
      return [`card:${card}`, `house:${text(data, "place")}`];
    case "discard":
      return [`card:${card}`, "discards"];
    case "select":
      return [`discard:${card}`, `house:${text(data, "place")}`];
    case "use":
    case "again":
    case "copy":
    case "back":
      return [`person:${card}`];
    case "lose":
      return [
        next === "person"
          ? `person:${card}`
          : next === "house"
            ? `house:${text(data, "place")}`
            : `canal:${text(data, "side")}`,
      ];
    case "tile":
      return [`canal:${text(data, "side")}`];
    case "draw":
      return [`pile:${text(data, "side")}`];
    case "take":
    case "return":
      return [`worker:${text(data, "colour")}`];
    case "exchange":
      return [`worker:${text(data, "colour")}`, `into:${text(data, "into")}`];
    case "announce":
      return [`die:${text(data, "colour")}`];
    case "give":
    case "suffer":
      return [`threat:${text(data, "colour")}`];
    case "advance":
      return ["stairs"];
    case "turn":
      return next === "back" ? [`majority:${text(data, "majority")}`] : [];
    default:
      return [];
  }
}

/** Behind which tab of a phone a place lies; the hand is always in sight. */
export function tabOf(
  { own, filling }: Pick<BrugesState, "own" | "filling">,
  target: string,
): "mine" | "city" | "others" | null {
  const [kind = "", what = "", more] = target.split(":");
  if (kind === "card") return null;
  // While a hand is filled, the piles lie beside it.
  if (kind === "pile" && filling) return "mine";
  if (["die", "pile", "stairs", "discards", "discard", "statue", "majority"].includes(kind) && more === undefined)
    return "city";
  if (kind === "seat" || more !== undefined) return "others";
  // Where any person will do, one's own street is meant.
  return kind === "person" && what !== "" && !own.has(Number(what)) ? "others" : "mine";
}

/** A choice in a sentence. */
export const long: Room["long"] = (choice, naming, ask) => sentence("br", choice, naming, ask);

/** A choice in a few words, where its card is named above. */
export function short(choice: Spoken, naming: Naming): string {
  const [verb = ""] = choice.text.split(" ");
  const id = `bruges-short-${verb}`;
  return words.has(id) ? t(id, choice.data) : long(choice, naming);
}
