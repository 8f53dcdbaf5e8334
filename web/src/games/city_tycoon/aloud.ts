/** The city in words, cell by cell, for those who do not see it. */
import type { CellView, CityTycoonView, PieceView } from "../../wire/types";
import { t, words } from "../../words/words.svelte";
import type { CityTycoonBook } from "./book.svelte";
import { cellName } from "./winds";

export function aloud(
  book: CityTycoonBook,
  cell: CellView,
  piece: PieceView | null,
  view: CityTycoonView,
  name: (seat: number) => string,
): string {
  const where = cellName(cell.name);
  if (!piece) return t("tycoon-free", { cell: where });
  const whose = piece.owner === null ? "" : name(piece.owner);
  if (piece.tile !== null) {
    const { name: title, district, text } = book.tile(piece.tile);
    const first = [
      where,
      title,
      words.format("ct-district-name", { district }),
      whose,
      t("tycoon-supplied", { supplied: piece.supplied ?? 0 }),
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
