/** What makes a person this one and no other: drawn from its number, the same at every look. */
import { dice, mix } from "../../../../art/pen";
import { groupOf, OF_GROUP, type Group } from "../../components";

/** Women, by their names in three languages. */
const WOMEN: ReadonlySet<number> = new Set([
  2, 5, 8, 10, 14, 26, 34, 37, 39, 40, 45, 47, 53, 58, 60, 64, 68, 73, 83, 84, 87, 92, 97, 106, 110, 111, 113, 119, 124,
  139, 146, 150, 154, 162, 164,
]);
const SKIN = ["#f1cfae", "#e8bf98", "#f5d9bd", "#dba985", "#c98f68", "#ecc6a4", "#b67c55"];
const HAIR = ["#3a2618", "#6d4424", "#20191a", "#a5692f", "#c99a52"];
const GRAY = ["#8c8580", "#d8d3ca"];
/** Four tones of the garment of each group. */
const CLOTH: Readonly<Record<Group, readonly string[]>> = {
  nobility: ["#6b1f33", "#2f3f78", "#5a3478", "#7a2a24"],
  officials: ["#26282f", "#3a2630", "#2b3636", "#41301f"],
  entertainment: ["#c2483a", "#2f7a6a", "#d19a2a", "#6a4aa0"],
  commerce: ["#3f3020", "#5c2f22", "#28413c", "#4a3450"],
  craft: ["#7d6a4c", "#5f6f62", "#8a5f3f", "#6a5a6a"],
  court: ["#3a5f8a", "#7a3038", "#3f6a48", "#8a6a28"],
  church: ["#4a3a30", "#2e2a2c", "#e2d8c2", "#5a4638"],
  art: ["#37596b", "#7a4a34", "#4d5f3c", "#64405a"],
  protection: ["#5a6268", "#6a3f30", "#44546a", "#4f5a3e"],
  underworld: ["#2c2a2e", "#3a3028", "#2a3230", "#40292c"],
  knowledge: ["#2f3350", "#4c2430", "#283c34", "#3c3042"],
};
/** Whose hat is not left to chance: monks and canons are tonsured, deacons hooded. */
const HAT: Readonly<Record<number, number>> = { 91: 0, 95: 0, 94: 1, 93: 1, 101: 0 };
/** The prelates, with their mitres. */
export const MITRED: ReadonlySet<number> = new Set([96, 103, 104]);
export const PILGRIM = 91;
export const PLAGUE_DOCTOR = 133;
export const JESTER = 41;

export interface Traits {
  readonly card: number;
  readonly group: Group;
  /** Which of its group, from 0. */
  readonly at: number;
  readonly woman: boolean;
  readonly skin: string;
  readonly shade: string;
  readonly hair: string;
  /** Between 0 and 1. */
  readonly age: number;
  readonly cloth: string;
  readonly dark: string;
  readonly light: string;
  /** Which of three hats. */
  readonly hat: number;
  /** Whether what has a side is on the left. */
  readonly left: boolean;
  /** How far the head is turned. */
  readonly turn: number;
  /** Half the width of the face, the height of its lower half, half the width of the shoulders. */
  readonly face: number;
  readonly chin: number;
  readonly shoulders: number;
  /** Which of four beards; none for those who shave. */
  readonly beard: number | null;
  /** How far the hair falls. */
  readonly locks: number;
  readonly braid: boolean;
  readonly eyes: number;
  readonly brows: number;
  readonly mood: number;
  readonly fringe: number;
}

/** Whether hair is seen behind the face: not under hoods, veils and most helmets. */
export const bareheaded = (group: Group, hat: number): boolean =>
  group !== "church" && !(group === "underworld" && hat !== 1) && !(group === "protection" && hat !== 1);

export function traitsOf(card: number): Traits {
  const chance = dice(card * 13 + 5);
  const one = <T>(of: readonly T[]): T => of[Math.floor(chance() * of.length)] as T;
  const group = groupOf(card);
  const woman = WOMEN.has(card);
  const skin = one(SKIN);
  const age = chance();
  const hair = age > 0.82 ? one(GRAY) : one(HAIR);
  const cloth = one(CLOTH[group]);
  const hat = HAT[card] ?? Math.floor(chance() * 3);
  const turn = (chance() < 0.5 ? -1 : 1) * (0.6 + chance() * 1.1);
  const face = 9.6 + chance() * 1.7;
  const chin = 12 + chance() * 1.6;
  const shoulders = 22 + chance() * 4 - (woman ? 2.5 : 0);
  const left = chance() < 0.5;
  const bearded = !woman && group !== "church" && chance() < (group === "court" ? 0.25 : 0.6);
  const kind = Math.floor(chance() * 4);
  const locks = woman ? 16 : one([0, 5, 9, 12]);
  const braid = woman && bareheaded(group, hat) && chance() < 0.5;
  const eyes = 3.9 + chance() * 0.6;
  const brows = chance() * 1.6 - 0.8;
  return {
    ...{
      card,
      group,
      at: (card - 1) % OF_GROUP,
      woman,
      skin,
      age,
      hair,
      cloth,
      hat,
      turn,
      face,
      chin,
      shoulders,
      left,
      locks,
      braid,
      eyes,
      brows,
    },
    shade: mix(skin, "#6a2f1c", 0.3),
    dark: mix(cloth, "#000000", 0.32),
    light: mix(cloth, "#fff1d4", 0.28),
    beard: bearded ? kind : null,
    mood: chance(),
    fringe: chance() * 2,
  };
}
