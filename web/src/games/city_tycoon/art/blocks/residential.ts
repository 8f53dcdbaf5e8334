/** Where people live. */
import { mix } from "../../../../art/pen";
import type { Pen, Silhouette } from "../pen3";
import { ROOFS, WALLS, pickAt } from "./paint";

export const RESIDENTIAL = {
  rows(p: Pen): void {
    for (const y of [36, 69]) {
      let x = 8;
      while (x < 84) {
        const w = 11 + p.chance() * 4;
        if (x + w > 93) break;
        p.gable(x, y, w, 14, 9 + p.chance() * 4, 8, p.pick(WALLS), p.pick(ROOFS), 2, 1);
        x += w + 1.4 + (p.chance() < 0.22 ? 6 : 0);
      }
      if (y === 36) {
        p.tree(14, 48, 4);
        p.tree(38, 47, 4.6);
        p.tree(60, 48, 4);
        p.tree(84, 47, 4.6);
      }
    }
  },
  court(p: Pen): void {
    const c = p.pick(WALLS),
      r = p.pick(ROOFS);
    p.saddle(8, 34, 84, 16, 17, 5, c, r, 12, 2, 5);
    p.tree(40, 50, 5);
    p.tree(54, 52, 5.6);
    p.tree(66, 49, 4.4);
    p.gable(8, 66, 17, 24, 17, 7, mix(c, "#d99f78", 0.3), r, 3, 2);
    p.gable(75, 66, 17, 24, 17, 7, mix(c, "#d99f78", 0.3), r, 3, 2);
    p.saddle(25, 72, 20, 14, 14, 5, c, mix(r, "#6b2f22", 0.3), 4, 2, 1);
    p.saddle(55, 72, 20, 14, 14, 5, c, mix(r, "#6b2f22", 0.3), 4, 2, 1);
    p.tree(50, 72, 3.4);
  },
  towers(p: Pen): void {
    p.tree(10, 30, 5);
    p.tree(88, 28, 5);
    p.box(12, 44, 20, 14, 52, "#d8d2c2", "#9fb0a4", 4, 8);
    p.box(40, 36, 20, 14, 74, "#cdd6d8", "#8fa3ad", 4, 11);
    p.tree(36, 50, 5);
    p.tree(66, 52, 6);
    p.box(68, 50, 20, 14, 44, "#e0cfb4", "#a89a86", 4, 7);
    p.box(20, 71, 24, 12, 14, "#e6dcc6", "#9aa88c", 5, 2);
    p.tree(52, 70, 5);
    p.tree(60, 72, 4);
    p.tree(90, 71, 5);
  },
  canal(p: Pen): void {
    let x = 8;
    p.saddle(8, 32, 84, 15, 16, 6, p.pick(WALLS), p.pick(ROOFS), 11, 2, 4);
    p.tree(22, 44, 4);
    p.tree(50, 44, 4.6);
    p.tree(78, 44, 4);
    const C = ["#d98a63", "#efe2c3", "#b5674e", "#e8c98e", "#cfd8c4", "#c4745a", "#f0dcb4"];
    for (let i = 0; i < 6; i++) {
      const w = 13.2;
      p.gable(
        x,
        71,
        w,
        15,
        20 + p.chance() * 7,
        9,
        pickAt(C, i + Math.floor(p.chance() * 3)),
        p.pick(ROOFS),
        2,
        3,
        true,
      );
      x += w + 0.9;
    }
  },
  villas(p: Pen): void {
    const at = [
      [10, 34],
      [40, 30],
      [68, 36],
      [22, 66],
      [54, 70],
      [77, 68],
    ] as const;
    for (const [x, y] of at) {
      p.tree(x - 3, y - 3, 4.2);
      p.gable(x, y, 15, 12, 8, 7, p.pick(WALLS), p.pick(ROOFS), 2, 1);
      p.tree(x + 18, y + 1, 4.6);
    }
    p.tree(44, 52, 5.2);
    p.tree(12, 50, 4.4);
    p.tree(90, 50, 5);
  },
  slab(p: Pen): void {
    p.box(9, 36, 38, 13, 36, "#dfe2da", "#8d9a90", 8, 5);
    p.box(54, 40, 37, 13, 30, "#e8dcc4", "#9c9484", 8, 4);
    p.tree(20, 50, 5);
    p.tree(48, 52, 6);
    p.tree(34, 50, 4);
    p.box(12, 72, 32, 13, 22, "#cfd8c4", "#86958a", 7, 3);
    p.box(56, 72, 34, 13, 26, "#dcd0bd", "#94897a", 7, 4);
    p.tree(50, 72, 5);
  },
} satisfies Record<string, Silhouette>;
