/** The city in words, cell by cell, for those who do not see it. */
import type { CellView, CityTycoonView, GainView, PieceView, PlantPlacesView, TilePlacesView } from "../../wire/types";
import { t, words } from "../../words/words.svelte";
import type { CityTycoonBook } from "./book.svelte";
import { cellTarget } from "./cells";
import { cellName } from "./winds";

const BESIDE = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/** What a piece is called, with whose it is. */
function called(book: CityTycoonBook, piece: PieceView, name: (seat: number) => string): string {
  const title =
    piece.tile !== null
      ? book.tile(piece.tile).name
      : piece.plant !== null
        ? words.format("ct-plant-plain", { plant: piece.plant })
        : piece.kind === "start"
          ? t("tycoon-old-town")
          : words.format("ct-piece-name", { piece: piece.kind });
  return piece.owner === null ? title : `${title} (${name(piece.owner)})`;
}

/** What lies beside a free cell. */
function borders(book: CityTycoonBook, cell: CellView, view: CityTycoonView, name: (seat: number) => string): string {
  const found = BESIDE.flatMap(([dx, dy]) =>
    view.city.filter((piece) => piece.cell.x === cell.x + dx && piece.cell.y === cell.y + dy),
  );
  return found.length === 0
    ? ""
    : t("tycoon-beside", { list: found.map((piece) => called(book, piece, name)).join(", ") });
}

/** What a neighbor gives. */
const giftAloud = (book: CityTycoonBook, piece: PieceView | undefined, gain: GainView): string =>
  piece
    ? t("tycoon-gets", {
        name: called(book, piece, () => "").replace(" ()", ""),
        euro: gain.euro,
        points: gain.points,
        yellow: gain.yellow,
      })
    : "";

/** What the neighbors of a tile give to whoever supplies it. */
const gifts = (book: CityTycoonBook, piece: PieceView, view: CityTycoonView): string[] =>
  view.arrows
    .filter(({ to }) => to.name === piece.cell.name)
    .map(({ cell, gain }) =>
      giftAloud(
        book,
        view.city.find((each) => each.cell.name === cell.name),
        gain,
      ),
    );

/** Where it is cheapest, as the first thing that is heard of the map. */
export function cheapestAloud(places: TilePlacesView | null): string {
  const best = (places?.places ?? [])
    .filter(({ price }) => price !== null)
    .sort((a, b) => (a.price ?? 0) - (b.price ?? 0))[0];
  return best ? t("tycoon-cheapest-aloud", { cell: cellName(best.cell.name), count: best.price ?? 0 }) : "";
}

/** What a free cell would cost, and what the tile would get there; or what a plant would save. */
export function pricedAloud(
  book: CityTycoonBook,
  cell: CellView,
  pieces: ReadonlyMap<string, PieceView>,
  { places, plants }: { readonly places: TilePlacesView | null; readonly plants: PlantPlacesView | null },
): string {
  const there = places?.places.find((each) => each.cell.name === cell.name);
  const saves = plants?.places.find((each) => each.cell.name === cell.name)?.saves ?? 0;
  if (saves > 0) return t("tycoon-saves", { count: saves });
  if (!there) return "";
  const gets = there.got.map(({ cell: from, gain }) => giftAloud(book, pieces.get(cellTarget(from)), gain));
  return [there.price === null ? t("tycoon-no-way") : t("tycoon-costs-aloud", { count: there.price }), ...gets]
    .filter(Boolean)
    .join(", ");
}

export function aloud(
  book: CityTycoonBook,
  cell: CellView,
  piece: PieceView | null,
  view: CityTycoonView,
  name: (seat: number) => string,
): string {
  const where = cellName(cell.name);
  if (!piece) return [t("tycoon-free", { cell: where }), borders(book, cell, view, name)].filter(Boolean).join(", ");
  const whose = piece.owner === null ? "" : name(piece.owner);
  if (piece.tile !== null) {
    const { name: title, district, text } = book.tile(piece.tile);
    const first = [
      where,
      title,
      words.format("ct-district-name", { district }),
      whose,
      t("tycoon-supplied", { supplied: piece.supplied ?? 0 }),
      ...gifts(book, piece, view),
    ]
      .filter(Boolean)
      .join(", ");
    return `${first}. ${text}`;
  }
  if (piece.plant !== null) {
    const colour = /red|solar/.test(piece.plant) ? "red" : "blue";
    return [
      where,
      words.format("ct-plant-plain", { plant: piece.plant }),
      whose,
      t("tycoon-stock", { count: piece.cubes ?? 0, full: piece.full ?? 0, colour }),
      t("tycoon-refilled", { refills: piece.refills ? "yes" : "no" }),
    ]
      .filter(Boolean)
      .join(", ");
  }
  if (piece.kind === "start") {
    const { district, gain } = view.start_bonus;
    return [where, t("tycoon-grey", { district, euro: gain.euro, points: gain.points })].join(", ");
  }
  return [where, words.format("ct-piece-name", { piece: piece.kind }), whose].filter(Boolean).join(", ");
}
