/** Places of the map, as targets. */
export const cellTarget = (cell: { readonly x: number | string; readonly y: number | string }): string =>
  `cell:${cell.x},${cell.y}`;

/** The edge by which one cell gives something to another, as a target. */
export const edgeTarget = (from: string, to: string): string => `edge:${from}>${to}`;

/** Where tiles and plants were laid in what is about to be seen: nothing that is drawn shows them yet. */
export class Laid {
  readonly tiles = new Map<number, string>();
  readonly plants = new Map<string, string>();
}
