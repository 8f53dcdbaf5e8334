/** What lies where on the table that was drawn last: choices say what they are about, not where that is. */
import type { CityTycoonView, GainView } from "../../wire/types";

export const cellTarget = (cell: { readonly x: number | string; readonly y: number | string }): string =>
  `cell:${cell.x},${cell.y}`;

/** The edge by which one cell gives something to another, as a target. */
export const edgeTarget = (from: string, to: string): string => `edge:${from}>${to}`;

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

class Lying {
  /** What one is about to do. */
  doing = $state.raw<Doing>(NOTHING);
  /** Free cells, by their targets. */
  free = $state.raw<readonly string[]>([]);
  /** The tiles of one's own hand. */
  hand = $state.raw<readonly number[]>([]);
  /** Where tiles lie in the city. */
  tiles = $state.raw<ReadonlyMap<number, string>>(new Map());
  plants = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** Whose each cell of the city is, of those that cubes can cross: nobody's are 0. */
  ground = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** Who gives what to whom, in the order in which it is told. */
  arrows = $state.raw<readonly Arrow[]>([]);
  /** What cells are called. */
  names = $state.raw<ReadonlyMap<string, string>>(new Map());

  learn(view: CityTycoonView): void {
    this.free = view.free.map(cellTarget);
    this.hand = (view.players.find((player) => player.seat === view.viewer)?.hand ?? []).filter(
      (tile) => tile !== null,
    );
    this.tiles = new Map(
      view.city.flatMap(({ tile, cell }) => (tile === null ? [] : [[tile, cellTarget(cell)] as const])),
    );
    this.plants = new Map(
      view.city.flatMap(({ plant, cell }) => (plant === null ? [] : [[plant, cellTarget(cell)] as const])),
    );
    this.ground = new Map(
      view.city.flatMap(({ cell, kind, plant, owner }) =>
        kind === "water" && plant === null ? [] : [[cellTarget(cell), owner ?? 0] as const],
      ),
    );
    this.arrows = view.arrows.map(({ cell, to, gain }) => ({ from: cellTarget(cell), to: cellTarget(to), gain }));
    this.names = new Map(
      [...view.free, ...view.city.map(({ cell }) => cell)].map((cell) => [cellTarget(cell), cell.name]),
    );
  }
}

export const lying = new Lying();
