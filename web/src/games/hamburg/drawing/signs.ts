/** What tiles show where there is room for one picture of them. */
import type { ExchangeView, HamburgView, IconInfo } from "../../../wire/types";
import { book } from "../book.svelte";
import { tilesOf } from "../components";

/** Icons that join others and mean nothing alone. */
const JOINTS = new Set(["is", "when", "per", "arrow", "no", "hand"]);

/** What something is about, in one picture: the first icon that is a thing. */
export function signOf(icons: readonly IconInfo[]): IconInfo | undefined {
  return icons.find(({ icon }) => !JOINTS.has(icon)) ?? icons[0];
}

/** The cleric tiles in the order of the windows; undefined where they are not played with. */
export function tileSigns(view: HamburgView): readonly ({ readonly sign: IconInfo | undefined; readonly face: string } | null)[] | undefined {
  const tiles = tilesOf(view);
  if (tiles.size === 0) return undefined;
  return view.windows.map((_, at) => {
    const number = tiles.get(at + 1);
    if (number === undefined) return null;
    const tile = book.tile(number);
    return { sign: signOf(tile.icons), face: String(tile.values["face"] ?? "") };
  });
}

export function exchangeSign(exchange: ExchangeView): { readonly icons: readonly IconInfo[]; readonly label: string } {
  const tile = exchange.number === null ? null : book.tile(exchange.number);
  const sign = tile ? signOf(tile.icons) : undefined;
  return { icons: sign ? [sign] : [], label: String(tile?.values["face"] ?? "") };
}
