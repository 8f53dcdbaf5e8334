/** What gives current. */
import { p as d } from "../ink";
import type { Pen, Silhouette } from "../pen3";

export const PLANTS = {
  solar(p: Pen): void {
    for (let r = 0; r < 4; r++)
      for (let i = 0; i < 4; i++) {
        const x = 11 + i * 20.5,
          y = 26 + r * 16;
        p.line(`M${x + 4} ${y}v3M${x + 14} ${y}v3`, "#7d858a", 1.2);
        p.poly(
          [
            [x, y],
            [x + 3, y - 10],
            [x + 19, y - 10],
            [x + 16, y],
          ],
          p.dusk ? "#3f5fb0" : "#27558a",
        );
        p.line(`M${x + 5.3} ${y}l3-10M${x + 10.6} ${y}l3-10M${x + 1.5} ${y - 5}h16`, "#9cc4ff", 0.7, 0.7);
        p.poly(
          [
            [x, y],
            [x + 3, y - 10],
            [x + 8, y - 10],
            [x + 5, y],
          ],
          "!#ffffff",
          0.16,
        );
      }
  },
  wind(p: Pen): void {
    p.oval(50, 60, 40, 12, `!${p.light.land2}`, 0.5);
    for (const [x, y, h, a] of [
      [24, 40, 66, 0.3],
      [74, 50, 76, 1.1],
      [48, 68, 96, 0.75],
    ] as const) {
      p.shadow(x - 1, y, 2, 2, h * 0.6);
      p.poly(
        [
          [x - 2, y],
          [x - 0.8, y - h],
          [x + 0.8, y - h],
          [x + 2, y],
        ],
        p.dusk ? "!#b9c4e6" : "#f4f7f8",
      );
      p.poly(
        [
          [x, y],
          [x, y - h],
          [x + 0.8, y - h],
          [x + 2, y],
        ],
        "!#04081a",
        0.15,
      );
      for (let k = 0; k < 3; k++) {
        const t = a + k * 2.0944,
          c = Math.cos(t),
          s = Math.sin(t),
          r = h * 0.42;
        p.path(
          d`M${x} ${y - h}Q${x + c * r * 0.3 - s * 3.4} ${y - h + s * r * 0.3 + c * 3.4} ${x + c * r} ${y - h + s * r}Q${x + c * r * 0.4 + s * 1} ${y - h + s * r * 0.4 - c} ${x} ${y - h}z`,
          p.dusk ? "!#dfe6fa" : "#ffffff",
        );
      }
      p.oval(x, y - h, 2.2, 2.2, "#d8dee0");
      if (p.dusk) p.oval(x, y - h, 1.3, 1.3, "!#ff6a5a");
    }
  },
  steam(p: Pen): void {
    p.box(52, 40, 38, 16, 24, "#c98f76", "#6b3a32", 6, 2);
    p.path("M8 66C18 44 18 24 14 2H46C42 24 42 44 52 66Q30 74 8 66z", "#d9d2c2");
    p.path("M32 69C42 69 48 68 52 66C42 44 42 24 46 2H34z", "!#04081a", 0.15);
    p.oval(30, 2, 16, 4.5, "#9c9484");
    p.smoke(30, -8, 5, 1.5);
    p.chimney(80, 36, 7, 66);
    p.box(58, 71, 32, 13, 12, "#b87a62", "#5a332c", 6, 1);
  },
  hydro(p: Pen): void {
    p.path("M4 8H96V34H4z", p.dusk ? "!#3a5796" : "#4f9cc4");
    p.path("M2 34Q50 24 98 34V46Q50 36 2 46z", "#e0dccf");
    p.path("M2 46Q50 36 98 46V72Q50 64 2 72z", "#b9b5a8");
    for (let i = 0; i < 4; i++) p.path(`M${18 + i * 17} ${43 + Math.abs(1.5 - i) * 1.2}h9l2 26h-13z`, "!#dff1fa", 0.8);
    for (const x of [8, 86]) p.box(x, 40, 8, 8, 18, "#d3cdbd", "#7c8a92", 1, 2);
  },
} satisfies Record<string, Silhouette>;
