/** The pennant on the first roof of an estate: 23 by 14, its foot at 0, 0. */
import { line, type Ink } from "./ink";
import { owner } from "./palette";
import { sign } from "./pieces";

export const pennant = (seat: number): Ink[] => [
  line("M0 0V-27", "#1a1410", 3),
  line("M0 0V-27", "#f3e6c8", 1.5),
  {
    d: "M.8-27H23L19-20L23-13H.8z",
    fill: owner(seat).colour,
    stroke: seat === 3 ? "#f5f0e4" : "#10131c",
    width: 1.1,
  },
  sign(seat, 10, -20, 6.2),
];
