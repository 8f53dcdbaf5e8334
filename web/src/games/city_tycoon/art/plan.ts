/** The city as it is drawn: what lies on each cell, and what lies beside it. */
import type { PieceView } from "../../../wire/types";
import { kindOf } from "./cell";

export type Kind = "land" | "water" | "city";
export interface Lot {
  readonly x: number;
  readonly y: number;
  readonly kind: Kind;
  /** The colour of its pavement, by its district. */
  readonly ground: string;
  readonly owner: number | null;
  readonly lit: boolean;
}
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** North, east, south, west; y goes up to the north. */
export const AROUND = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

export const keyOf = (x: number, y: number): string => `${x},${y}`;

const GROUNDS: Readonly<Record<string, string>> = {
  residential: "#4d9150",
  industry: "#8d5b36",
  entertainment: "#dba92c",
  shopping: "#7d56b2",
  landmark: "#818c95",
  solar: "#8c3a31",
  steam: "#8c3a31",
  wind: "#2c5c94",
  hydro: "#2c5c94",
  water: "#2c5c94",
};

export class Plan {
  readonly lots: ReadonlyMap<string, Lot>;

  constructor(pieces: readonly PieceView[], districtOf: (tile: number) => string) {
    this.lots = new Map(
      pieces.map((piece) => {
        const { x, y } = piece.cell;
        const kind = kindOf(piece);
        return [
          keyOf(x, y),
          {
            x,
            y,
            kind: kind === "land" ? "land" : kind === "water" && piece.plant === null ? "water" : "city",
            ground: GROUNDS[piece.tile === null ? kind : districtOf(piece.tile)] ?? "#8a8f92",
            owner: piece.owner,
            lit: piece.supplied !== null,
          } as const,
        ];
      }),
    );
  }
  at(x: number, y: number): Lot | undefined {
    return this.lots.get(keyOf(x, y));
  }
  is(kind: Kind, x: number, y: number): boolean {
    return this.at(x, y)?.kind === kind;
  }
  /** North 1, east 2, south 4, west 8: set where the neighbour is of a kind. */
  mask(kind: Kind, { x, y }: Spot): number {
    return AROUND.reduce((bits, [dx, dy], at) => bits | (this.is(kind, x + dx, y + dy) ? 1 << at : 0), 0);
  }
  /** How many neighbours are of a kind. */
  beside(kind: Kind, { x, y }: Spot): number {
    return AROUND.filter(([dx, dy]) => this.is(kind, x + dx, y + dy)).length;
  }
}
