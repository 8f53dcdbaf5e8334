/** The bank where tiles are sold, and the box with what is left in it; 336 by 160 together. */
import { coin, cube, landSign, waterSign } from "./pieces";
import { CREAM } from "./palette";
import { egg, filled, letters, p, rect, slab, type Ink } from "./ink";

export const bank = (): Ink[] => [
  egg(84, 142, 92, 9, "#000000", 0.25),
  rect(26, 96, 116, 44, "#d9cfb6"),
  filled("M18 96L84 62 150 96z", "#c7bb9d"),
  filled("M84 62L150 96H84z", "#000000", 0.13),
  rect(18, 96, 132, 6, "#efe5cc"),
  filled(Array.from({ length: 6 }, (_, at) => p`M${32 + at * 20} 102h7v36h-7z`).join(""), "#fbf4e2"),
  filled(Array.from({ length: 6 }, (_, at) => p`M${36.5 + at * 20} 102h2.5v36h-2.5z`).join(""), "#000000", 0.12),
  rect(18, 138, 132, 6, "#efe5cc"),
  rect(74, 112, 20, 26, "#3a2b20"),
  ...coin(84, 85, 8),
];

export function boxArt(supply: Readonly<Record<string, number>>, landscapes: string): Ink[] {
  return [
    filled("M182 84H320L328 140H174z", "#6f4a2c"),
    filled("M182 84H320L318 92H184z", "#3f2818"),
    rect(174, 138, 154, 8, "#573821"),
    filled("M260 84H320L328 140H262z", "#000000", 0.12),
    ...["red", "blue", "yellow"].flatMap((colour, at): Ink[] => {
      const x = 204 + at * 47;
      return [
        ...[0, 1, 2].map((k) => cube(colour, x - 9 + k * 9, 84 - (k % 2) * 7, 13)),
        slab(x - 16, 101, 32, 22, 4, "#0c161b", 0.85),
        letters(supply[colour] ?? 0, x, 117, 15, CREAM),
      ];
    }),
    ...landSign(206, 50, 20),
    ...waterSign(222, 54, 20),
    letters(landscapes, 240, 58, 13, CREAM, { anchor: "start", most: 92 }),
  ];
}
