/** Where things are sold. */
import type { Pen, Silhouette } from "../pen3";
import { GILT, pickAt } from "./paint";

export const SHOPPING = {
  stalls(p: Pen): void {
    p.box(8, 34, 84, 15, 20, "#d9c9e8", "#6b4f96", 12, 2);
    p.rect(8, 22, 84, 3, "#8d6ab8");
    const C = ["#c8553d", "#3f7fa5", "#d9a13a", "#4f8f6a", "#b0589a"];
    for (let r = 0; r < 2; r++)
      for (let i = 0; i < 4; i++) {
        const x = 9 + i * 21.5 + (r ? 3 : 0),
          y = 52 + r * 20,
          c = pickAt(C, i + r * 2);
        p.shadow(x, y, 16, 6, 8);
        p.rect(x + 1, y - 8, 15, 8, p.lit ? "#ffdf9a" : "#e8dcc4");
        p.poly(
          [
            [x - 1, y - 8],
            [x + 3, y - 17],
            [x + 14, y - 17],
            [x + 18, y - 8],
          ],
          c,
        );
        for (let k = 0; k < 3; k++)
          p.poly(
            [
              [x + 2 + k * 5.2, y - 8],
              [x + 4.6 + k * 4, y - 17],
              [x + 6.6 + k * 4, y - 17],
              [x + 4.8 + k * 5.2, y - 8],
            ],
            "#fbf3e2",
          );
      }
  },
  store(p: Pen): void {
    p.box(10, 66, 80, 40, 40, "#e4d8ee", "#6f5a94", 0, 0);
    p.rect(22, -8, 56, 22, "#8a74b0");
    p.windows(12, 28, 76, 25, 12, 3);
    p.shopfront(12, 65, 76, 11);
    p.awning(10, 53, 80, 5, "#fbf3ff", "#7d56b2", 16);
    p.rect(34, 14, 32, 10, "#4c2f80");
    p.path(
      "M45.5 18.500H54.500L55.5 23H44.500zM47.5 18.500Q47.5 15.2 50 15.200T52.5 18.500H51.400Q51.4 16.4 50 16.400T48.6 18.500z",
      p.lit ? "!#ffe9a8" : "#f6d777",
    );
    if (p.lit && !p.day) p.line("M35 15H65M35 23H65", "!#ffdf94", 1.1, 0.9, "1 3");
    p.dome(18, -12, 8, 12, "#5f9a88");
    p.dome(82, -12, 8, 12, "#5f9a88");
    p.line("M18-23v-8M82-23v-8", "#e9b93f", 1.2);
    p.tree(6, 72, 3.6);
    p.tree(94, 72, 3.6);
  },
  arcade(p: Pen): void {
    const g = p.lit ? (p.day ? "!#ffe9b4" : "!#eab65e") : p.dusk ? "!#52659a" : "#a9cbd8",
      rib = p.lit && !p.day ? "!#8a5a30" : "#f3ecff",
      hi = p.lit ? "!#fff2c8" : "#d8e9ee";
    p.box(8, 34, 36, 18, 20, "#e8dcf4", "#7a62a4", 5, 2);
    p.box(56, 34, 36, 18, 20, "#e8dcf4", "#7a62a4", 5, 2);
    p.box(8, 71, 36, 20, 20, "#ddcdec", "#6b5296", 0, 0);
    p.box(56, 71, 36, 20, 20, "#ddcdec", "#6b5296", 0, 0);
    p.path("M43 70V8Q50-2 57 8V70z", g);
    p.path("M43 70V8Q45 2 48 1V70z", hi, 0.5);
    p.path("M6 37V28Q50 20 94 28V37Q50 30 6 37z", g);
    p.path("M6 31V28Q50 20 94 28V31Q50 23 6 31z", hi, 0.5);
    p.line(
      "M43 14q7-5 14 0M43 22q7-5 14 0M43 44q7-5 14 0M43 52q7-5 14 0M43 60q7-5 14 0M16 27v8M26 25v8M36 24v7M64 24v7M74 25v8M84 27v8M50 4v66",
      rib,
      0.9,
      0.8,
    );
    p.cylinder(50, 34, 10, 6, "#efe6f6", "#cbb8e0");
    p.dome(50, 28, 10, 15, g);
    p.line("M50 13V28M44 16Q45 22 44 28M56 16Q55 22 56 28", rib, 0.8, 0.8);
    p.line("M50 12v-8", GILT, 1.4);
    p.path("M44 71V60a6 6 0 0 1 12 0V71z", p.lit ? "!#fff6dc" : "#4a3f6a");
    p.windows(10, 53, 32, 8, 5, 1);
    p.windows(58, 53, 32, 8, 5, 1);
    p.shopfront(10, 70, 32, 8);
    p.shopfront(58, 70, 32, 8);
  },
  row(p: Pen): void {
    p.saddle(8, 34, 84, 15, 17, 5, "#e0d2ec", "#5b4482", 11, 2, 4);
    p.tree(20, 46, 4);
    p.tree(50, 46, 4);
    p.tree(80, 46, 4);
    const H = [
      ["#e8dcf4", 20, "#5b3a7a", "#c8553d"],
      ["#d9bfe8", 26, "#8a5ab0", "#3f7fa5"],
      ["#f3e7d2", 22, "#4c2f80", "#d9a13a"],
      ["#c8b3e6", 28, "#6d4ba3", "#4f8f6a"],
    ] as const;
    H.forEach(([c, h, r, a], i) => {
      const x = 8 + i * 21.2;
      p.gable(x, 71, 20, 14, h, 9, c, r, 0, 0, i % 2 === 0);
      p.windows(x + 2, 71 - h + 1, 16, h - 13, 3, h > 24 ? 2 : 1);
      p.shopfront(x + 2, 70.5, 16, 8);
      p.awning(x, 58.5, 20, 5, "#fbf3ff", a, 5);
    });
  },
  mall(p: Pen): void {
    p.box(8, 52, 50, 34, 22, "#dfd3ec", "#8674a8", 9, 2);
    p.oval(33, 14, 16, 9, p.lit ? "!#ffe3a0" : "#9fc0cc");
    p.line("M17 14h32M33 5v18", "#f3ecff", 1);
    p.box(62, 46, 30, 26, 40, "#d3c4e6", "#6f5a94", 6, 6);
    p.rect(66, -6, 22, 9, "#4c2f80");
    p.path(
      "M73-2.500H81L82 2.500H72zM74.8-2.500Q74.8-5.4 77-5.400T79.2-2.500H78.200Q78.2-4.4 77-4.400T75.8-2.500z",
      p.lit ? "!#fff0b4" : "#cbb6e8",
    );
    p.box(14, 72, 64, 14, 10, "#efe6f6", "#9a88ba", 0, 0);
    p.shopfront(16, 71.5, 60, 8);
    p.tree(86, 70, 5);
    p.tree(93, 72, 4);
    p.tree(9, 72, 4);
  },
} satisfies Record<string, Silhouette>;
