/** What can be chosen in the city: its places on the table, and what it is called. */
import type { Room, Spoken } from "../../room/room";
import { sentence } from "../../room/said";
import { t, words, type Part } from "../../words/words.svelte";
import { cellTarget } from "./cells";
import type { CityState } from "./state.svelte";
import { cellName, isCell } from "./winds";

const verbOf = (choice: Spoken): string => choice.text.split(" ")[0] ?? "";

/** The places of a choice, the most important first. */
export function targets(city: CityState, choice: Spoken): string[] {
  const { tile, x, y, kind, plant, demand } = choice.data;
  const cell = cellTarget({ x: String(x ?? ""), y: String(y ?? "") });
  switch (verbOf(choice)) {
    case "pick":
    case "discard":
      return [`tile:${tile}`];
    case "lay":
      return [`tile:${tile}`, ...city.free];
    case "sell":
      return [`tile:${tile}`, "bank"];
    case "build":
      return [`side:${kind}`, ...city.hand.map((each) => `tile:${each}`)];
    case "at":
      return [cell];
    case "land":
    case "water":
      return [cell];
    case "supply":
      return [`tile:${tile}`, `demand:${tile}:${demand}`];
    case "from":
      return [city.plants.get(String(plant)) ?? `plant:${plant}`];
    default:
      return [];
  }
}

export function tabOf(target: string): "mine" | "city" | "others" | null {
  const kind = target.split(":")[0] ?? "";
  if (kind === "cell") return "mine";
  if (kind === "toll") return "others";
  return kind === "side" || kind === "bank" ? "city" : null;
}

export function naming({ book }: CityState, argument: string, value: number | string): Part | undefined {
  if (isCell(value)) return { kind: "text", text: cellName(value) };
  if (!/^tile\d*$/.test(argument)) return undefined;
  const tile = Number(value);
  return {
    kind: "thing",
    thing: { kind: "tile", number: tile },
    bare: book.tile(tile).name,
    text: words.format("ct-tile-quoted", { tile }),
  };
}

/** What a place is called. */
export function targetName(city: CityState, target: string): string {
  const [kind, what = "", more = ""] = target.split(":");
  switch (kind) {
    case "tile":
      return city.book.tile(Number(what)).name;
    case "cell":
      return t("tycoon-cell", { cell: cellName(city.names.get(target) ?? what) });
    case "side":
      return words.format("ct-kind-name", { kind: what });
    case "bank":
      return t("tycoon-bank");
    case "demand":
      return t("tycoon-demand", { demand: more });
    case "plant":
      return words.format("ct-plant-plain", { plant: what });
    default:
      return "";
  }
}

/** A choice in a sentence. */
export const long: Room["long"] = (choice, naming, ask) => sentence("ct", choice, naming, ask);

/** Whom a choice of a route pays, and how much each. */
export function payees(choice: Spoken): { readonly seat: number; readonly euro: number }[] {
  const { one, two, three, four, five } = choice.data;
  return [one, two, three, four, five]
    .map((euro, at) => ({ seat: at + 1, euro: Number(euro ?? 0) }))
    .filter(({ euro }) => euro > 0);
}
