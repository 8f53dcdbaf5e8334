/** What tiles show where there is little room: what they are about, by how much, and of which colours. */
import type { ExchangeView, HamburgView, IconInfo } from "../../../wire/types";
import type { HamburgBook } from "../book.svelte";
import { tilesOf } from "../components";

/** A tile in one picture. */
export interface TileSign {
  readonly sign: IconInfo;
  /** The colours that are meant, if not all. */
  readonly colours: readonly string[];
}

/** A tile of the exchange: what it changes, and the three steps of the price as figures or colours. */
export interface Quote {
  readonly about: IconInfo;
  readonly what: IconInfo;
  readonly steps: readonly { readonly text: string; readonly colours: readonly string[] }[];
  /** Which of them is in force, from 0. */
  readonly now: number;
}

/** Icons that join others and mean nothing alone. */
const JOINTS = new Set(["is", "when", "per", "arrow", "no", "hand", "phase", "die"]);

const coloursOf = (icons: readonly IconInfo[]): string[] =>
  icons.flatMap(({ icon, of }) => (icon === "die" && of !== "same" ? [of] : []));

/** What something is about, in one picture: the first icon that is a thing, with the first figure that stands there. */
export function signOf(icons: readonly IconInfo[]): TileSign | undefined {
  const thing = icons.find(({ icon }) => !JOINTS.has(icon)) ?? icons[0];
  if (!thing) return undefined;
  const figure =
    icons[0]?.icon === "no" ? "x" : (icons.find(({ icon, text }) => text !== "" && icon !== "phase")?.text ?? "");
  return { sign: { ...thing, text: figure }, colours: coloursOf(icons) };
}

/** What a mayor does all game long, without what one begins with: icons and words. */
export function lasting({ icons, text }: { readonly icons: readonly IconInfo[]; readonly text: string }): {
  readonly start: readonly IconInfo[];
  readonly icons: readonly IconInfo[];
  readonly text: string;
} {
  if (icons[0]?.icon !== "phase" || icons[0].text !== "0") return { start: [], icons, text };
  const begun = icons.findIndex(({ icon }) => icon === "worker") + 1;
  return { start: icons.slice(2, begun), icons: icons.slice(begun), text: text.slice(text.indexOf(". ") + 2) };
}

/** The cleric tiles in the order of the windows; undefined where they are not played with. */
export function tileSigns(book: HamburgBook, view: HamburgView): readonly (TileSign | null)[] | undefined {
  const tiles = tilesOf(view);
  if (tiles.size === 0) return undefined;
  return view.windows.map((_, at) => {
    const number = tiles.get(at + 1);
    return number === undefined ? null : (signOf(book.tile(number).icons) ?? null);
  });
}

/** How many steps a price has. */
const STEPS = 3;

/** Which of the steps is in force: beside either side of a tile the price goes up by three spaces. */
export const stepOf = ({ space }: Pick<ExchangeView, "space">): number => (space - 1) % STEPS;

/** What the tile of the exchange says. */
export function quoteOf(icons: readonly IconInfo[], exchange: Pick<ExchangeView, "space">): Quote | null {
  const when = icons.findIndex(({ icon }) => icon === "when");
  const [about, effect] = [icons[0], icons.slice(when + 1).filter(({ icon }) => icon !== "is")];
  const [what, ...rest] = effect;
  if (!about || !what || when < 0) return null;
  const [, plus = "", figures] = /^([+-]?)(\d(?:\/\d)+)$/.exec(what.text) ?? [];
  if (figures)
    return {
      about,
      what: { ...what, text: "" },
      steps: figures.split("/").map((each) => ({ text: plus + each, colours: [] })),
      now: stepOf(exchange),
    };
  // Colours instead of figures: those of a step up to the arrow that leads to the next.
  const steps: IconInfo[][] = [[]];
  for (const icon of rest) {
    if (icon.icon === "arrow") steps.push([]);
    else steps.at(-1)?.push(icon);
  }
  return { about, what, steps: steps.map((each) => ({ text: "", colours: coloursOf(each) })), now: stepOf(exchange) };
}

export function exchangeQuote(book: HamburgBook, exchange: ExchangeView): { readonly quote: Quote | null } {
  return { quote: exchange.number === null ? null : quoteOf(book.tile(exchange.number).icons, exchange) };
}
