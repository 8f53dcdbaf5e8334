/** What City Tycoon's room knows of its table: what is printed on its tiles, and what lies where. Choices say what they are about, not where that is. */
import { mapOf } from "../../room/fixed";
import { NO_TABLE, type Watched } from "../../room/room";
import { roomState } from "../../room/table";
import type { CityTycoonView, GainView } from "../../wire/types";
import { CityTycoonBook } from "./book.svelte";
import { cellTarget, Laid } from "./cells";

/** A piece that gives something to whoever supplies what lies beside it. */
interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly gain: GainView;
}

/** What one is about to do and has not chosen yet, for whoever explains it. */
export interface Doing {
  /** The tile that was taken up to be supplied. */
  readonly supplies: number | null;
  /** Which of its demands. */
  readonly demand: number | null;
  /** Plants from which one of its cubes could come instead, by their cells. */
  readonly instead: readonly string[];
  /** Whether a cube of it could go another way that pays somebody else. */
  readonly payees: boolean;
  /** Where a tile lies for now, while its landscape is moved, and where that could lie instead. */
  readonly put: string | null;
  readonly moves: readonly string[];
}
export const NOTHING: Doing = { supplies: null, demand: null, instead: [], payees: false, put: null, moves: [] };

export class CityState {
  readonly book = new CityTycoonBook();
  /** What one is about to do. */
  doing = $state.raw<Doing>(NOTHING);
  /** Where tiles and plants were laid in what is about to be seen: nothing that is drawn shows them yet. */
  readonly laid = new Laid();

  constructor(private readonly table: Watched<CityTycoonView>) {}

  readonly #city = $derived.by(() => this.table.view?.city ?? []);
  /** Free cells, by their targets. */
  readonly free: readonly string[] = $derived.by(() => (this.table.view?.free ?? []).map(cellTarget));
  /** The tiles of one's own hand. */
  readonly hand: readonly number[] = $derived.by(() => {
    const { players = [], viewer } = this.table.view ?? {};
    return (players.find((player) => player.seat === viewer)?.hand ?? []).filter((tile) => tile !== null);
  });
  /** Where tiles lie in the city. */
  readonly tiles: ReadonlyMap<number, string> = $derived.by(() =>
    mapOf(this.#city.flatMap(({ tile, cell }) => (tile === null ? [] : [[tile, cellTarget(cell)] as const]))),
  );
  readonly plants: ReadonlyMap<string, string> = $derived.by(() =>
    mapOf(this.#city.flatMap(({ plant, cell }) => (plant === null ? [] : [[plant, cellTarget(cell)] as const]))),
  );
  /** Who gives what to whom, in the order in which it is told. */
  readonly arrows: readonly Arrow[] = $derived.by(() =>
    (this.table.view?.arrows ?? []).map(({ cell, to, gain }) => ({ from: cellTarget(cell), to: cellTarget(to), gain })),
  );
  /** What cells are called. */
  readonly names: ReadonlyMap<string, string> = $derived.by(() =>
    mapOf(
      [...(this.table.view?.free ?? []), ...this.#city.map(({ cell }) => cell)].map((cell) => [
        cellTarget(cell),
        cell.name,
      ]),
    ),
  );

  /** Where a tile lies, or is about to. */
  tileAt(tile: number): string[] {
    return [this.tiles.get(tile) ?? this.laid.tiles.get(tile) ?? []].flat();
  }
  plantAt(plant: string): string[] {
    return [this.plants.get(plant) ?? this.laid.plants.get(plant) ?? []].flat();
  }
}

/** The state of the room around; what is drawn without a table knows only numbers. */
export const useCity = (): CityState => roomState(CityState) ?? new CityState(NO_TABLE);
