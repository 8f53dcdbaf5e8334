/** Where people go in the evening. */
import { p as d } from "../ink";
import type { Pen, Silhouette } from "../pen3";
import { pickAt } from "./paint";

export const ENTERTAINMENT = {
  tent(p: Pen): void {
    p.tree(10, 28, 5);
    p.tree(90, 30, 5.5);
    p.oval(50, 62, 42, 15, "!#04081a", 0.2);
    const A = "#f6ead2",
      B = "#c8402f";
    for (let i = 0; i < 8; i++) {
      const a = 10 + i * 10,
        b = 20 + i * 10;
      p.poly(
        [
          [50, 4],
          [a, 44 + 6 * Math.sin((Math.PI * i) / 8)],
          [b, 44 + 6 * Math.sin((Math.PI * (i + 1)) / 8)],
        ],
        i % 2 ? A : B,
      );
    }
    p.poly(
      [
        [50, 4],
        [90, 44],
        [70, 49.5],
      ],
      "!#04081a",
      0.12,
    );
    p.path("M10 44Q50 58 90 44V60Q50 76 10 60z", p.lit ? "#ffdf9a" : "#e6cf9c");
    for (let i = 0; i < 8; i += 2)
      p.path(
        d`M${10 + i * 10} ${44 + 6.5 * Math.sin((Math.PI * i) / 8)}h10V${62 + 6.5 * Math.sin((Math.PI * (i + 1)) / 8)}h-10z`,
        B,
        0.85,
      );
    p.path("M44 70L50 54 56 70z", "#3a1a16");
    p.line("M50 4V-14", "#6b4a2c", 1.6);
    p.path("M50-14l14 4-14 4z", "#f0bd2a");
    p.gable(74, 72, 12, 8, 7, 6, "#fff0c4", "#3f7fa5", 1, 1);
    p.tree(92, 72, 4);
  },
  wheel(p: Pen): void {
    p.gable(10, 34, 16, 12, 9, 8, "#f6ead2", "#c8402f", 2, 1);
    p.gable(74, 34, 16, 12, 9, 8, "#f6ead2", "#2f78a8", 2, 1);
    const cx = 52,
      cy = 10,
      r = 40;
    p.line(`M36 66L${cx} ${cy}L68 66`, "#d8d2c2", 3);
    p.ring(cx, cy, r, r, "#efe8d6", 2.6);
    p.ring(cx, cy, r - 5, r - 5, "#c9c0ac", 1);
    let all = "";
    for (let i = 0; i < 12; i++) {
      const a = (i * Math.PI) / 6;
      all += d`M${cx} ${cy}L${cx + r * Math.cos(a)} ${cy + r * Math.sin(a)}`;
    }
    p.line(all, "#d8d0bc", 0.8);
    for (let i = 0; i < 12; i++) {
      const a = (i * Math.PI) / 6,
        x = cx + r * Math.cos(a),
        y = cy + r * Math.sin(a);
      p.oval(
        x,
        y + 3,
        3.8,
        3.6,
        p.lit ? (i % 2 ? "!#ffcf6a" : "!#ff8a5a") : pickAt(["#c8402f", "#2f78a8", "#e0a92c"], i),
      );
    }
    if (p.lit) p.ring(cx, cy, r, r, "!#ffe9a8", 1.6, "1 4.2");
    p.box(12, 71, 22, 12, 9, "#fff0c4", "#b8412f", 3, 1);
    p.awning(12, 64, 22, 6, "#f6ead2", "#c8402f", 5);
    p.cylinder(78, 71, 10, 8, "#f2dcae", "#c8402f");
    p.cone(78, 60, 12, 10, "#d9a13a");
    p.tree(92, 56, 4);
  },
  theatre(p: Pen): void {
    p.box(14, 42, 72, 26, 34, "#eadfc4", "#a8503c", 10, 3);
    p.saddle(22, 30, 56, 22, 16, 9, "#e2d2b0", "#8f3f30", 0, 0, 0);
    p.rect(22, 68 - 30, 56, 30, "#f3ead2");
    p.poly(
      [
        [18, 38],
        [50, 20],
        [82, 38],
      ],
      "#fff6e0",
    );
    p.poly(
      [
        [50, 20],
        [82, 38],
        [50, 38],
      ],
      "!#04081a",
      0.1,
    );
    for (let i = 0; i < 6; i++) p.rect(24 + i * 9.6, 40, 4, 26, "#fffaf0");
    p.rect(44, 48, 12, 20, p.lit ? "!#ffcf6a" : "#5a2a20");
    p.rect(16, 66, 68, 4, "#d9cdb0");
    p.rect(18, 70, 64, 3, "#c9bc9c");
    p.oval(50, 31, 4, 3.6, "#d9a92c");
    p.tree(9, 72, 4.5);
    p.tree(91, 72, 4.5);
  },
  arena(p: Pen): void {
    p.oval(52, 46, 46, 31, "!#04081a", p.light.shadow);
    p.path("M6 34V52C8 82 92 82 94 52V34z", "#d9b795");
    p.path("M62 76C82 73 93 66 94 52V34H62z", "!#04081a", 0.12);
    p.windows(10, 48, 80, 18, 14, 1, 0.5, 0.7);
    p.oval(50, 34, 44, 27, "#efe0c4");
    p.oval(50, 35, 37, 21, "#c98a5a");
    p.oval(50, 37, 30, 16, p.lit ? "!#6fd06a" : "#5a9a4e");
    p.line("M50 21V53M26 37H74", p.lit ? "!#e9ffe0" : "#cfe5c8", 1);
    p.ring(50, 37, 7, 4, p.lit ? "!#e9ffe0" : "#cfe5c8", 1);
    for (const x of [8, 92]) {
      p.line(`M${x} 40V-6`, "#b9bdc0", 2);
      p.rect(x - 6, -12, 12, 7, p.lit ? "!#fff6d2" : "#8b949a");
    }
    if (p.lit) p.path("M8 -8L34 34H66L92 -8L74 44H26z", "!#fff0b4", 0.16);
  },
  lido(p: Pen): void {
    p.saddle(8, 28, 50, 13, 11, 5, "#f3e7d2", "#c8744a", 8, 1, 1);
    p.path("M12 40H88V70H12z", "#e6d8b4");
    p.path("M18 44H82V66H18z", p.lit ? "!#6fd6e8" : "#5fb3d2");
    p.line("M18 51h64M18 58h64", "!#ffffff", 0.9, 0.5, "3 3");
    for (let i = 0; i < 6; i++) {
      p.path(`M${16 + i * 13} 74q4-7 8 0z`, pickAt(["#c8402f", "#e0a92c", "#2f78a8"], i));
    }
    p.line("M66 40V18h8", "#d8d2c2", 2);
    p.tree(90, 36, 5);
    p.tree(70, 30, 4);
    p.tree(92, 74, 4);
  },
  hall(p: Pen): void {
    p.box(10, 40, 80, 26, 20, "#dccfb4", "#8a7a66", 12, 2);
    p.path("M14 14C14-22 86-22 86 14z", p.lit ? "#ffe0a0" : "#b8c4c8");
    p.path("M52-12C78-12 86-4 86 14H52z", "!#04081a", 0.14);
    p.line("M32 14C32-4 38-12 50-12M68 14C68-4 62-12 50-12M50-12V14M18 0H82", "#f3ead6", 1.4);
    p.box(30, 71, 40, 14, 16, "#efe2c8", "#a8503c", 0, 0);
    p.shopfront(33, 70, 34, 11);
    p.awning(30, 56, 40, 5, "#f6ead2", "#c8402f", 8);
    p.tree(14, 70, 5);
    p.tree(22, 72, 4);
    p.tree(86, 70, 5);
    p.tree(78, 72, 4);
  },
} satisfies Record<string, Silhouette>;
