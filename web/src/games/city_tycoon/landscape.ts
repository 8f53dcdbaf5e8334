/** Where the landscape of a tile would lie: one of the ways to lay it, moved and turned by clicks on cells. */
import type { CellView, LandscapeView } from "../../wire/types";
import { cellTarget } from "./cells";

export type Landscape = readonly LandscapeView[];

/** What lies on a cell, land or water. */
export const liesOn = (way: Landscape, cell: string): string | undefined =>
  way.find((piece) => cellTarget(piece.cell) === cell)?.kind;

/** How it is chosen when it is asked for. */
export const written = ({ kind, cell }: LandscapeView): string => `${kind} ${cell.name}`;

/** How much of a way is as in another: the same piece counts more than the same cell. */
const alike = (one: Landscape, other: Landscape): number =>
  one.reduce((sum, { cell, kind }) => {
    const there = liesOn(other, cellTarget(cell));
    return sum + (there === undefined ? 0 : there === kind ? 3 : 1);
  }, 0);

/** The way after a click on a cell: a piece lies there then, or the next one instead of what did; all else stays as far as it can. */
export function turned(ways: readonly Landscape[], now: Landscape, cell: string): Landscape {
  const lies = liesOn(now, cell);
  const nearest = (some: readonly Landscape[]): Landscape | undefined =>
    some.toSorted((a, b) => alike(b, now) - alike(a, now))[0];
  const changed = [...ways.slice(ways.indexOf(now) + 1), ...ways].filter((way) => liesOn(way, cell) !== lies);
  // A piece that could be nothing else goes to its next cell.
  return (
    nearest(ways.filter((way) => changed.includes(way) && liesOn(way, cell) !== undefined)) ?? nearest(changed) ?? now
  );
}

/** All cells where some landscape could lie, each once. */
export function cellsOf(ways: readonly Landscape[]): CellView[] {
  return [...new Map(ways.flat().map(({ cell }) => [cellTarget(cell), cell] as const)).values()];
}

export type Side = "north" | "east" | "south" | "west";

/** On which side of a cell another lies. */
export function sideOf(cell: CellView, of: CellView): Side {
  return cell.y > of.y ? "north" : cell.y < of.y ? "south" : cell.x > of.x ? "east" : "west";
}
