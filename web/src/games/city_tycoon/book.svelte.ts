/** The tiles of the city in the language in use, as the server's book prints them. */
import { Book } from "../../room/book.svelte";
import type { BookEntry } from "../../wire/types";
import type { Amounts } from "./art/pieces";

export interface DemandInfo {
  readonly asks: Amounts;
  readonly brings: Amounts;
}

/** A tile with what is printed on it. */
export interface TileInfo {
  readonly number: number;
  readonly name: string;
  readonly text: string;
  readonly district: string;
  readonly round: number;
  readonly cost: number;
  readonly laid: { readonly land: number; readonly water: number; readonly points: number; readonly yellow: number };
  /** Points for sale when it is laid. */
  readonly offers: readonly { readonly euro: number; readonly points: number }[];
  /** Points for each plant or tile that one owns. */
  readonly own: { readonly of: string; readonly points: number } | null;
  readonly demands: readonly DemandInfo[];
  /** What whoever supplies a neighbour of a district gains. */
  readonly beside: { readonly district: string; readonly gain: Amounts } | null;
}

/** Read a tile from the line of icons that is printed on it. */
export function tileOf({ number, name, text, values, icons }: BookEntry): TileInfo {
  const laid = { land: 0, water: 0, points: 0, yellow: 0 };
  const offers: { euro: number; points: number }[] = [];
  const demands: { asks: Record<string, number>; brings: Record<string, number> }[] = [];
  let own: TileInfo["own"] = null;
  let beside: { district: string; gain: Record<string, number> } | null = null;
  for (const { icon, of, text: count } of icons) {
    const many = Number(count);
    if (icon === "laid" && of in laid) laid[of as keyof typeof laid] = many;
    else if (icon === "offer") offers.push({ euro: Number(of), points: many });
    else if (icon === "own") own = { of, points: many };
    else if (icon === "demand") demands.push({ asks: {}, brings: {} });
    else if (icon === "asks" || icon === "brings") Object.assign(demands.at(-1)?.[icon] ?? {}, { [of]: many });
    else if (icon === "beside") beside = { district: of, gain: {} };
    else if (icon === "gives" && beside) beside.gain[of] = many;
  }
  return {
    number,
    name,
    text,
    district: String(values["district"] ?? ""),
    round: Number(values["round"] ?? 0),
    cost: Number(values["cost"] ?? 0),
    laid,
    offers,
    own,
    demands,
    beside,
  };
}

export class CityTycoonBook extends Book<TileInfo> {
  constructor() {
    super("city_tycoon", "tile", tileOf);
  }

  /** A tile; before the book has come, only its number. */
  tile(number: number): TileInfo {
    return (
      this.things[number - 1] ??
      tileOf({ kind: "tile", number, name: String(number), text: "", values: {}, icons: [], sources: {} })
    );
  }
}
