/** Where things are made. */
import { mix } from "../../../../art/pen";
import type { Pen, Silhouette } from "../pen3";

export const INDUSTRY = {
  saw(p: Pen): void {
    p.chimney(76, 34, 8, 78);
    p.chimney(86, 40, 7, 62);
    p.smoke(80, -46, 4);
    p.smoke(90, -24, 3);
    const n = 4,
      x = 8,
      w = 62,
      y = 38,
      h = 15;
    p.shadow(x, y, w, 16, h);
    for (let i = 0; i < n; i++) {
      const a = x + (w * i) / n,
        b = w / n;
      p.poly(
        [
          [a, y - h],
          [a, y - h - 13],
          [a + b, y - h],
        ],
        "#8d6a50",
      );
      p.poly(
        [
          [a, y - h - 13],
          [a, y - h - 27],
          [a + b, y - h - 14],
          [a + b, y - h],
        ],
        "#6f5342",
      );
      p.poly(
        [
          [a, y - h],
          [a, y - h - 13],
          [a + b * 0.3, y - h - 9],
          [a + b * 0.3, y - h],
        ],
        p.lit ? "!#ffd98a" : "#9db4bc",
      );
    }
    p.wall(x, y, w, h, "#a56a4c");
    p.windows(x + 2, y - h + 2, w - 4, h - 5, 10, 1, 0.6, 0.7);
    p.saddle(10, 71, 54, 15, 13, 5, "#b57a58", "#5b4436", 9, 1, 2);
    p.box(70, 71, 20, 14, 15, "#c9a17e", "#6b5546", 4, 1);
  },
  tanks(p: Pen): void {
    p.chimney(56, 30, 7, 66);
    p.smoke(60, -36, 4);
    p.cylinder(20, 38, 13, 24, "#c9cfca", "#e6eae2");
    p.cylinder(46, 36, 11, 18, "#bfc6c4", "#dfe4de");
    p.box(62, 40, 28, 14, 20, "#b98a68", "#6b5546", 5, 2);
    p.cylinder(18, 70, 11, 16, "#c9cfca", "#e6eae2");
    p.cylinder(43, 71, 10, 22, "#c2b6a2", "#ded6c6");
    p.line("M20 44H44V56M56 50h20", "#8b8f92", 2.2);
    p.saddle(60, 71, 32, 15, 13, 6, "#a5694c", "#54402f", 6, 1, 2);
  },
  port(p: Pen): void {
    p.saddle(8, 30, 50, 14, 14, 5, "#a5735a", "#5c4a42", 8, 1, 1);
    const C = ["#c8553d", "#3f7fa5", "#d9a13a", "#4f8f6a", "#8b5aa0", "#d77f3c"];
    for (let r = 0; r < 2; r++)
      for (let i = 0; i < 5; i++) {
        const x = 10 + i * 11,
          y = 50 + r * 20;
        const n = 1 + Math.floor(p.chance() * 2.6);
        for (let k = 0; k < n; k++) {
          const c = p.pick(C);
          p.rect(x, y - k * 6 - 9, 10, 4, mix(c, "#ffffff", 0.22));
          p.rect(x, y - k * 6 - 6, 10, 6, c);
          p.line(
            `M${x + 2.5} ${y - k * 6 - 5}v4M${x + 5} ${y - k * 6 - 5}v4M${x + 7.5} ${y - k * 6 - 5}v4`,
            "!#000000",
            0.7,
            0.22,
          );
        }
      }
    const k = "#e8b84a";
    p.line("M70 70V4M84 70V4M70 70L84 40L70 14M70 4h14", k, 2.4);
    p.line("M52 2H98M77 -16L54 2M77 -16L97 2M77 4V-16", k, 2);
    p.rect(86, -2, 9, 7, "#6b6f74");
    p.line("M58 3v30", "#2a2320", 1);
    p.rect(53, 33, 10, 6, "#c8553d");
    p.line("M6 74h88M6 77h88", "#8b8074", 1.2);
  },
  brick(p: Pen): void {
    p.chimney(80, 36, 8, 70);
    p.smoke(85, -38, 4);
    p.gable(8, 38, 22, 18, 18, 9, "#b5674e", "#5e4438", 4, 2);
    p.gable(31, 38, 22, 18, 18, 9, "#a85a44", "#553c32", 4, 2);
    p.gable(54, 38, 22, 18, 18, 9, "#b5674e", "#5e4438", 4, 2);
    p.saddle(8, 71, 46, 15, 15, 6, "#a85a44", "#4f3a31", 9, 1, 2);
    p.cylinder(66, 70, 7, 30, "#8d7260", "#6f5848");
    p.cone(66, 37, 8, 9, "#57665f");
    p.box(77, 71, 15, 13, 13, "#c0805e", "#6b5546", 3, 1);
  },
  yard(p: Pen): void {
    p.saddle(8, 28, 84, 14, 13, 5, "#a5735a", "#5c4a42", 13, 1, 2);
    for (const y of [42, 52, 62, 72]) p.line(`M6 ${y}h88M6 ${y + 3}h88`, "#8b8074", 1.1);
    const C = ["#9c4a36", "#5d6f7c", "#7d6a4a", "#4f6f5c"];
    for (const [y, x0, n] of [
      [45, 12, 5],
      [55, 30, 4],
      [75, 8, 5],
    ] as const)
      for (let i = 0; i < n; i++) {
        const c = p.pick(C);
        p.rect(x0 + i * 13, y - 10, 12, 3.6, mix(c, "#ffffff", 0.2));
        p.rect(x0 + i * 13, y - 7, 12, 6.5, c);
      }
    p.box(80, 68, 12, 8, 26, "#c9a17e", "#54443a", 3, 3);
  },
  tech(p: Pen): void {
    p.box(8, 36, 40, 18, 20, "#d3dade", "#9fb3ba", 9, 3);
    p.box(54, 38, 38, 18, 26, "#c4ced4", "#8ea4ad", 9, 4);
    p.tree(51, 44, 4);
    p.box(10, 71, 52, 16, 14, "#e2e0d6", "#aab5b4", 11, 2);
    p.line("M74 70l4-40 4 40", "#b9c0c4", 1.6);
    p.oval(78, 28, 12, 7, "#dfe6e8");
    p.oval(79, 27, 9, 4.6, "#a9b8be");
    p.tree(90, 70, 5);
    p.tree(68, 71, 4);
  },
} satisfies Record<string, Silhouette>;
