/** Places of the map, as targets. */
export const cellTarget = (cell: { readonly x: number | string; readonly y: number | string }): string =>
  `cell:${cell.x},${cell.y}`;

export interface Spot {
  readonly x: number;
  readonly y: number;
}
/** The cell that a target is. */
export const spotOf = (target: string): Spot => {
  const [x = 0, y = 0] = target.slice(5).split(",").map(Number);
  return { x, y };
};
/** A cell as it is written, `e2 n1`, as the target it has on the map: there is no column or row 0. */
export function cellOf(name: string): string {
  const [x = "", y = ""] = name.split(" ");
  const line = (word: string, ahead: string): number =>
    word.startsWith(ahead) ? Number(word.slice(1)) - 1 : -Number(word.slice(1));
  return `cell:${line(x, "e")},${line(y, "n")}`;
}

/** The edge by which one cell gives something to another, as a target. */
export const edgeTarget = (from: string, to: string): string => `edge:${from}>${to}`;

/** Where tiles and plants were laid in what is about to be seen: nothing that is drawn shows them yet. */
export class Laid {
  readonly tiles = new Map<number, string>();
  readonly plants = new Map<string, string>();
}
