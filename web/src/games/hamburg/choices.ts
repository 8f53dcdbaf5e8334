/** Where on the table a choice lies, and how choices are said. */
import { t, words, type Naming } from "../../words/words.svelte";
import type { ChoiceInfo, Said } from "../../wire/types";
import type { Room, Spoken } from "../../room/room";
import { sentence } from "../../room/said";
import type { HamburgBook } from "./book.svelte";
import { colourOf } from "./components";

type Data = ChoiceInfo["data"];

function text(data: Data, name: string): string {
  return String(data[name] ?? "");
}

/** The places of a choice, the most important first. */
export function targets(choice: Spoken, ask: Said): string[] {
  const { data } = choice;
  const [verb] = choice.text.split(" ");
  const card = Number(data["card"] ?? 0);
  switch (verb) {
    case "workers":
      return [`card:${card}`, `worker:${colourOf(card)}`];
    case "money":
      return [`card:${card}`, `die:${colourOf(card)}`];
    case "decrease":
      return [`card:${card}`, `level:${colourOf(card)}`];
    case "wall":
      return [`card:${card}`, `wall:${text(data, "side")}`];
    case "site":
      return [`card:${card}`, "site:new"];
    case "lay":
      return [`card:${card}`, "garden:new"];
    case "discard":
      return [`card:${card}`, "discards"];
    case "build":
      return [`card:${card}`, "zoo" in data ? `garden:${text(data, "zoo")}` : `site:${text(data, "place")}`];
    case "select":
      return [`discard:${card}`, `site:${text(data, "place")}`];
    case "use":
    case "again":
    case "copy":
    case "back":
      return [`building:${card}`];
    case "find":
      return [`found:${card}`];
    case "lose":
      if ("card" in data) return [`building:${card}`];
      return ["place" in data ? `site:${text(data, "place")}` : `wall:${text(data, "side")}`];
    case "segment":
      return [`wall:${text(data, "side")}`];
    case "draw":
      return [`pile:${text(data, "colour")}`];
    case "take":
    case "return":
    case "place":
      return [`worker:${text(data, "colour")}`];
    case "exchange":
      return [`worker:${text(data, "colour")}`, `into:${text(data, "into")}`];
    case "announce":
      return ["worker:gray", `die:${text(data, "colour")}`];
    case "ship":
      return [`ship:${text(data, "colour")}`];
    case "statue":
      return [`statue:${text(data, "statue")}`];
    case "side":
      return [`mayor:${text(data, "face")}`];
    case "cleric":
      return [`cleric:${text(data, "side")}`];
    case "lower":
    case "raise":
    case "suffer":
      return [`level:${text(data, "colour")}`];
    case "prevent":
      return "colour" in ask.arguments ? [`level:${text(ask.arguments, "colour")}`] : [];
    case "advance":
      return ["square"];
    case "deactivate":
      return [`majority:${text(data, "majority")}`];
    case "give":
      return [`seat:${text(data, "seat")}`];
    default:
      return [];
  }
}

/** Behind which tab of a phone a place lies, where these buildings are mine; the hand and what is laid out above the question are always in sight. */
export function tabOf(own: ReadonlySet<number>, target: string): "mine" | "city" | "others" | null {
  const [kind = "", what = "", more] = target.split(":");
  if (["card", "found", "mayor"].includes(kind)) return null;
  if (
    [
      "die",
      "pile",
      "square",
      "window",
      "cleric",
      "discards",
      "discard",
      "tokens",
      "exchange",
      "ship",
      "statue",
    ].includes(kind)
  )
    return "city";
  if (kind === "seat" || (more !== undefined && /^[1-9]$/.test(what))) return "others";
  return kind === "building" && !own.has(Number(what)) ? "others" : "mine";
}

/** A choice in a sentence. */
export const long: Room["long"] = (choice, naming, ask) => sentence("hb", choice, naming, ask);

/** A choice in a few words, where its card is named above. */
export function short(book: HamburgBook, choice: Spoken, naming: Naming): string {
  const [verb] = choice.text.split(" ");
  const id = `hamburg-short-${verb ?? ""}${"zoo" in choice.data ? "-zoo" : ""}`;
  if (!words.has(id)) return long(choice, naming);
  const zoo = choice.data["zoo"];
  return t(id, { ...choice.data, ...(zoo === undefined ? {} : { zoo: book.card(Number(zoo)).name }) });
}
