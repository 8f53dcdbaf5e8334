/** Pieces ready for a line of text, each around the origin in a box of 18. */
import type { Ink } from "./ink";
import { check, coin, cube, pack, plantSign, refill, shield, sign, symbol } from "./pieces";
import { CREAM } from "./palette";

export const coinMark = (text: string | number = ""): readonly Ink[] => coin(0, 0, 8.3, text);
export const shieldMark = (text: string | number = ""): readonly Ink[] => shield(0, 0, 17, text);
export const cubeMark = (colour: string): readonly Ink[] => [cube(colour, 0, 0, 14)];
export const signMark = (seat: number): readonly Ink[] => [sign(seat, 0, 0, 8.2)];
export const plantMark = (kind: string, ink: string): readonly Ink[] => [plantSign(kind, 0, 0, 16, ink)];
export const districtMark = (district: string, ink = CREAM): readonly Ink[] => [symbol(district, 0, 0, 16, ink)];
export const refillMark = (ink = CREAM): readonly Ink[] => [refill(0, 0, 14, ink)];
export const checkMark = (): readonly Ink[] => check(0, 0, 8);
/** Two tiles, as held in a hand. */
export const handMark = (): readonly Ink[] => [
  { d: "M-7.5-4.5h9v11h-9z", fill: "#f8f0de" },
  { d: "M-3-7.5h9v11h-9z", fill: "#dccfae", stroke: "#0c161b", width: 0.8 },
];
/** A pack of tiles, face down. */
export const packMark = (): readonly Ink[] => pack(0, 0);
export const EMPTY: readonly Ink[] = [];
