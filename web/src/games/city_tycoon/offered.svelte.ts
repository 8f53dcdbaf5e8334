/** The cells of the map, row by row, and what can be done with each of them now. */
import { mapOf } from "../../room/fixed";
import type { Play } from "../../room/play.svelte";
import type { CellView, CityTycoonView, PieceView } from "../../wire/types";
import { cellTarget } from "./cells";
import type { Deeds, Wish } from "./deeds.svelte";
import { offers } from "./wishes";

export interface Entry {
  readonly cell: CellView;
  readonly piece: PieceView | null;
  readonly closed: boolean;
}
export interface Row {
  readonly y: number;
  readonly name: string;
  readonly cells: Entry[];
}

export class Offered {
  constructor(
    private readonly view: () => CityTycoonView,
    private readonly deeds: Deeds,
    private readonly play: Play | null,
  ) {}

  readonly pieces: ReadonlyMap<string, PieceView> = $derived.by(() =>
    mapOf(this.view().city.map((piece) => [cellTarget(piece.cell), piece] as const)),
  );
  /** Closed cells where nothing lies. */
  readonly closed: readonly CellView[] = $derived.by(() =>
    this.view().closed_cells.filter((cell) => !this.pieces.has(cellTarget(cell))),
  );
  readonly rows: readonly Row[] = $derived.by(() => {
    const { city, free } = this.view();
    // Landscape may also lie where only the tile that is about to be laid has a neighbor.
    const further = (this.deeds.site === null ? [] : this.deeds.around).filter(
      ({ x, y }) => !free.some((cell) => cell.x === x && cell.y === y),
    );
    const all: Entry[] = [
      ...city.map((piece) => ({ cell: piece.cell, piece, closed: false })),
      ...[...free, ...further].map((cell) => ({ cell, piece: null, closed: false })),
      ...this.closed.map((cell) => ({ cell, piece: null, closed: true })),
    ];
    const found: Row[] = [];
    for (const each of all.sort((a, b) => b.cell.y - a.cell.y || a.cell.x - b.cell.x)) {
      const row = found.at(-1)?.y === each.cell.y ? found.at(-1) : undefined;
      if (row) row.cells.push(each);
      else found.push({ y: each.cell.y, name: each.cell.name.split(" ")[1] ?? each.cell.name, cells: [each] });
    }
    return found;
  });

  can(target: string): boolean {
    const play = this.play;
    return (
      play !== null &&
      (play.isNear(target) ||
        play.isMeant(target) ||
        (play.picks.length === 0 && play.isLit(target)) ||
        play.isPicked(target))
    );
  }
  /** Where what is picked can go; not where it lies for now, or where its landscape is moved. */
  near(target: string): boolean {
    const { play, deeds } = this;
    return (
      play !== null && (play.isNear(target) || play.isMeant(target)) && deeds.site !== target && !deeds.moves(target)
    );
  }
  readonly #best = $derived.by(() => {
    const { players, viewer } = this.view();
    const mine = players.find((player) => player.seat === viewer);
    return this.deeds.supplying && mine ? offers(mine) : [];
  });
  /** Own tiles that can be supplied now are lit on the map as in the dock, with the best of their demands. */
  supplies(piece: PieceView | null): Wish | null {
    if (!piece?.tile || piece.owner !== this.view().viewer) return null;
    const offer = this.#best.find(
      (each) =>
        each.tile === piece.tile &&
        each.supply !== null &&
        this.play?.choices.some((choice) => choice.text === `supply ${each.tile} demand ${each.supply?.demand ?? 0}`),
    );
    return offer?.supply ? { tile: offer.tile, demand: offer.supply.demand, plants: null } : null;
  }
  /** A plant that could give a cube for what is about to be supplied. */
  gives(piece: PieceView | null): boolean {
    return this.deeds.wish !== null && this.deeds.swaps.some(({ reach }) => reach.plant === piece?.plant);
  }
  /** Whether something can be done with a cell, and whether it is a button: free cells are only then. */
  isOpen({ cell, piece }: Entry): boolean {
    const { deeds } = this;
    return (
      this.can(cellTarget(cell)) ||
      this.supplies(piece) !== null ||
      this.gives(piece) ||
      deeds.over(cell.name) !== undefined ||
      deeds.moves(cellTarget(cell))
    );
  }
  isButton(entry: Entry): boolean {
    return entry.piece !== null || (!entry.closed && this.isOpen(entry));
  }
  readonly buttons: readonly Entry[] = $derived.by(() =>
    this.rows.flatMap((row) => row.cells).filter((entry) => this.isButton(entry)),
  );
  /** Where cubes come from, as one reads. */
  readonly plants: readonly CellView[] = $derived.by(() =>
    this.buttons.flatMap(({ cell, piece }) => (piece?.plant ? [cell] : [])),
  );
}
