/** What the city is known by: the skyline. */
import { mix } from "../../../../art/pen";
import { p as d } from "../ink";
import type { Pen, Silhouette } from "../pen3";
import { COPPER, GILT, STONE, pickAt } from "./paint";

export const LANDMARKS = {
  column(p: Pen): void {
    for (const [x, y] of [
      [14, 30],
      [30, 24],
      [70, 24],
      [86, 30],
      [12, 62],
      [88, 62],
      [26, 72],
      [74, 72],
    ] as const)
      p.tree(x, y, 5.5);
    p.oval(50, 60, 32, 14, "#b9b8ae");
    p.oval(50, 58, 26, 11, "#d2d0c4");
    p.cylinder(50, 64, 15, 5, STONE, "#efe8d8");
    p.cylinder(50, 58, 9, 9, STONE, "#efe8d8");
    p.poly(
      [
        [44, 48],
        [46, -46],
        [54, -46],
        [56, 48],
      ],
      STONE,
    );
    p.poly(
      [
        [51, -46],
        [54, -46],
        [56, 48],
        [51, 48],
      ],
      "!#04081a",
      0.16,
    );
    p.rect(42, -52, 16, 6, "#efe8d8");
    p.cylinder(50, -52, 4, 6, GILT, "#fff0b4");
    p.path("M50-78q5 8 2 16h-4q-3-8 2-16z", GILT);
    p.path("M50-70l12-6-8 10z", GILT);
  },
  dome(p: Pen): void {
    p.box(8, 44, 84, 22, 30, STONE, "#b9b29f", 12, 3);
    p.box(24, 68, 52, 16, 26, "#efe8d8", "#c9c2b0", 0, 0);
    p.poly(
      [
        [22, 42],
        [50, 26],
        [78, 42],
      ],
      "#fff8ea",
    );
    p.poly(
      [
        [50, 26],
        [78, 42],
        [50, 42],
      ],
      "!#04081a",
      0.1,
    );
    for (let i = 0; i < 6; i++) p.rect(27 + i * 8.4, 44, 3.6, 23, "#fffaf0");
    p.rect(46, 52, 8, 16, p.lit ? "!#ffd27a" : "#4a3526");
    p.cylinder(50, 8, 22, 16, STONE, "#d9d2c0", 0.3);
    p.windows(30, -10, 40, 9, 7, 1, 0.5, 0.8);
    p.dome(50, -10, 21, 34, COPPER);
    p.cylinder(50, -40, 5, 9, STONE, "#efe8d8");
    p.dome(50, -50, 5, 8, COPPER);
    p.line("M50-58V-72", GILT, 2);
    p.rect(22, 67, 56, 4, "#d9d2c0");
    p.tree(12, 72, 5);
    p.tree(88, 72, 5);
  },
  clock(p: Pen): void {
    p.saddle(8, 44, 34, 18, 24, 8, STONE, COPPER, 7, 3, 2);
    p.saddle(58, 44, 34, 18, 24, 8, STONE, COPPER, 7, 3, 2);
    p.shadow(39, 60, 22, 18, 90);
    p.rect(39, -38, 22, 98, mix(STONE, "#c98c62", 0.22));
    p.rect(53, -38, 8, 98, "!#04081a", 0.14);
    p.windows(42, 10, 16, 44, 2, 5);
    p.rect(37, -40, 26, 5, "#fff6e0");
    p.oval(50, -24, 9, 9, p.lit || p.dusk ? "!#fff0c0" : "#fffaf0");
    p.ring(50, -24, 9, 9, "#3b444c", 1.6);
    p.line("M50-24V-31M50-24L55-21", "!#20262b", 1.5);
    p.cone(50, -40, 14, 40, COPPER);
    p.line("M50-80V-90", GILT, 1.8);
    p.path("M43 60V48a7 7 0 0 1 14 0V60z", "#3b2a20");
    p.tree(16, 68, 5.5);
    p.tree(28, 72, 5);
    p.tree(72, 72, 5);
    p.tree(86, 68, 5.5);
  },
  arch(p: Pen): void {
    p.tree(10, 26, 6);
    p.tree(90, 26, 6);
    p.shadow(20, 62, 60, 20, 60);
    p.rect(20, -10, 60, 16, "#d2c9b6");
    p.path("M20 64V2H80V64H64V30a14 14 0 0 0-28 0V64z", STONE);
    p.path("M64 64H80V2H62V24z", "!#04081a", 0.14);
    p.rect(16, -4, 68, 9, "#efe8d8");
    p.rect(26, -22, 48, 18, "#d8cfbb");
    p.rect(26, -26, 48, 5, "#efe8d8");
    p.path("M36-26l4-12h4l3 5 3-9 3 9 3-5h4l4 12z", COPPER);
    p.oval(28, 26, 4, 5, "#b9b29f");
    p.oval(72, 26, 4, 5, "#b9b29f");
    p.oval(50, 68, 30, 5, "#c9c4b4");
    p.tree(9, 70, 5.5);
    p.tree(91, 70, 5.5);
  },
  cathedral(p: Pen): void {
    p.saddle(30, 40, 56, 22, 30, 16, STONE, COPPER, 7, 1, 0);
    p.gable(40, 66, 24, 30, 38, 20, STONE, COPPER, 0, 0);
    p.oval(52, 30, 7, 7, p.lit ? "!#ffcf6a" : "#4b6b9a");
    for (const x of [20, 66]) {
      p.shadow(x, 68, 18, 16, 80);
      p.rect(x, -16, 18, 84, x === 20 ? STONE : mix(STONE, "#000000", 0.08));
      p.rect(x + 12, -16, 6, 84, "!#04081a", 0.14);
      p.windows(x + 3, -10, 12, 56, 2, 4, 0.4, 0.75);
      p.rect(x - 1.5, -19, 21, 4, "#fff6e0");
      p.cone(x + 9, -18, 10, 56, COPPER);
      p.line(`M${x + 9}-73v-9M${x + 6}-79h6`, GILT, 1.6);
    }
    p.path("M46 66V52a6 6 0 0 1 12 0V66z", "#3b2a20");
    p.tree(10, 70, 5);
    p.tree(93, 70, 5);
  },
  park(p: Pen): void {
    for (let i = 0; i < 10; i++) p.tree(8 + p.chance() * 84, 16 + p.chance() * 22, 4.5 + p.chance() * 2.5);
    p.oval(50, 52, 30, 14, "#c9c4b4");
    p.oval(50, 51, 24, 10.5, p.dusk ? "!#3f66a8" : "#69b3d2");
    p.cylinder(50, 53, 7, 8, STONE, "#efe8d8");
    p.line(
      "M50 42V14M50 16c-7 0-11 8-13 30M50 16c7 0 11 8 13 30M50 20c-4 0-6 8-7 28M50 20c4 0 6 8 7 28",
      "!#e4f5fb",
      1.3,
      0.85,
    );
    for (const x of [10, 24, 76, 90]) p.tree(x, 70 + p.chance() * 4, 6);
  },
  palm(p: Pen): void {
    const g = p.lit ? "!#ffe9b0" : p.dusk ? "!#5a6f9c" : "#bcd6d4";
    p.tree(12, 26, 5);
    p.tree(88, 26, 5);
    p.box(12, 58, 76, 18, 22, "#dfe6e0", p.lit || p.dusk ? "#99aabb" : "#a9c4c0", 0, 0);
    p.rect(14, 37, 72, 20, g, 0.9);
    p.path("M26 34C26-22 74-22 74 34z", g);
    p.path("M52-8C68-6 74 8 74 34H52z", "!#04081a", 0.12);
    p.line(
      "M26 34C26-22 74-22 74 34M38 34C38 0 42-8 50-8M62 34C62 0 58-8 50-8M50-8V34M29 12H71M14 47H86M26 37V57M38 37V57M62 37V57M74 37V57M50 37V57",
      "#f6fbf4",
      1.2,
    );
    p.dome(50, -8, 8, 12, g);
    p.line("M50-20v-8", GILT, 1.5);
    p.path("M44 58V46a6 6 0 0 1 12 0V58z", "#2f4a40");
    for (const x of [10, 22, 34, 66, 78, 90]) p.tree(x, 72, 4.2);
  },
  bridge(p: Pen): void {
    const w = p.dusk ? "!#2b4680" : p.gold ? "#7d94b4" : "#4aa3cc";
    p.path("M4 20H96V74H4z", w);
    p.line("M12 66q5-3 10 0t10 0M60 68q5-3 10 0t10 0M14 28q5-3 10 0", `!${p.light.ripple}`, 1.1, 0.7);
    for (const x of [26, 68]) {
      p.rect(x, -58, 7, 112, "#b8675a");
      p.rect(x + 4.5, -58, 2.5, 112, "!#04081a", 0.2);
      p.rect(x - 2, -60, 11, 4, "#d8917e");
    }
    p.rect(0, 40, 100, 8, "#d8d2c2");
    p.rect(0, 47, 100, 3, "#8b8478");
    p.line("M-2 40Q16 30 29-56Q50 66 72-56Q86 30 102 40", "#efe2cc", 1.8);
    let all = "";
    for (let i = 1; i < 8; i++) {
      const t = i / 8,
        x = 29 + 43 * t,
        y = -56 * (1 - t) * (1 - t) + 2 * 66 * t * (1 - t) - 56 * t * t;
      all += d`M${x} 40V${y}`;
    }
    p.line(all, "#efe2cc", 0.8);
    if (p.lit || p.dusk) for (let i = 0; i < 9; i++) p.oval(4 + i * 11.5, 38, 1.6, 1.6, "!#ffe0a0");
  },
  light(p: Pen): void {
    p.path("M12 70C14 46 34 38 52 38S88 48 90 70Q50 80 12 70z", "#8a8f86");
    p.path("M20 66C22 52 36 44 52 44S80 52 84 64z", "#a3a79c");
    p.gable(64, 62, 16, 12, 9, 7, "#f3ead6", "#a3492f", 2, 1);
    p.poly(
      [
        [40, 58],
        [44, -46],
        [58, -46],
        [62, 58],
      ],
      "#fbf6ea",
    );
    for (const [a, b] of [
      [44, 24],
      [8, -12],
      [-26, -40],
    ] as const) {
      const e = (y: number): number => 40 + ((58 - y) / 104) * 4;
      const g = (y: number): number => 62 - ((58 - y) / 104) * 4;
      p.poly(
        [
          [e(a), a],
          [e(b), b],
          [g(b), b],
          [g(a), a],
        ],
        "#b8412f",
      );
    }
    p.poly(
      [
        [53, -46],
        [58, -46],
        [62, 58],
        [53, 58],
      ],
      "!#04081a",
      0.16,
    );
    p.rect(40, -50, 22, 4, "#3b444c");
    p.rect(44, -62, 14, 12, p.lit || !p.day ? "!#fff0b4" : "#ffe9a8");
    p.cone(51, -62, 10, 13, "#b8412f");
    if (!p.day || p.lit) p.beam("M58-56L150-84V-22zM44-56L-50-78V-30z", 51, -56, 100, p.lit ? 0.55 : 0.28);
  },
  sky(p: Pen): void {
    p.box(10, 44, 24, 14, 58, "#c8cfd2", "#9aa6aa", 4, 9);
    p.box(66, 48, 24, 14, 44, "#d8cdb8", "#a89a86", 4, 7);
    p.box(38, 58, 28, 18, 96, "#b4cad6", "#86a0ac", 5, 14);
    p.box(42, 40, 20, 12, 106, "#a9c2d0", "#7d98a6", 0, 0);
    p.windows(43, -64, 18, 30, 4, 5);
    p.rect(46, -86, 12, 14, "#c4d6de");
    p.line("M52-86V-112", GILT, 2);
    if (!p.day) p.oval(52, -112, 2.2, 2.2, "!#ff6a5a");
    p.box(14, 72, 30, 12, 14, STONE, "#b9b29f", 6, 2);
    p.tree(54, 72, 5);
    p.tree(74, 71, 5);
    p.tree(90, 72, 4);
  },
  hall(p: Pen): void {
    p.saddle(8, 48, 84, 22, 30, 12, "#c98c62", "#4f6f66", 13, 3, 4);
    for (let i = 0; i < 5; i++) p.gable(13 + i * 16.5, 50, 9, 5, 31, 9, "#d8a078", "#4f6f66", 1, 1);
    p.shadow(40, 60, 20, 18, 90);
    p.rect(40, -44, 20, 104, "#c07e56");
    p.rect(52, -44, 8, 104, "!#04081a", 0.15);
    p.windows(43, 2, 14, 40, 2, 4, 0.45, 0.7);
    p.oval(50, -32, 7, 7, "#fffaf0");
    p.rect(38, -48, 24, 5, "#efe2c8");
    p.path("M40-48C40-66 46-66 47-74H53C54-66 60-66 60-48z", COPPER);
    p.line("M50-74V-94", GILT, 2);
    p.rect(30, 60, 40, 10, "#efe2c8");
    for (let i = 0; i < 5; i++) p.rect(33 + i * 8, 60, 3, 10, "#c8b898");
    p.tree(12, 70, 5);
    p.tree(22, 72, 4);
    p.tree(88, 70, 5);
    p.tree(78, 72, 4);
  },
  expo(p: Pen): void {
    const g = p.lit ? "!#ffe3a0" : p.dusk ? "!#52659a" : "#b4d2d8";
    p.box(8, 54, 84, 26, 24, "#dfe6e2", "#a9c0c0", 0, 0);
    p.rect(10, 31, 80, 22, g, 0.85);
    p.line("M22 30v24M34 30v24M66 30v24M78 30v24M10 42h80", "#f6fbf4", 1.1);
    p.path("M28 30C28-14 72-14 72 30z", g);
    p.line("M28 30C28-14 72-14 72 30M40 30C40 4 44-3 50-3M60 30C60 4 56-3 50-3M50-3V30", "#f6fbf4", 1.2);
    p.poly(
      [
        [46, -2],
        [49, -92],
        [51, -92],
        [54, -2],
      ],
      "#d8c9a8",
    );
    p.line("M44-2L50-60 56-2M45-20h10M47-44h6", "#c9b88e", 1);
    p.oval(50, -94, 4.5, 4.5, p.lit ? "!#fff0b4" : "#e9b93f");
    for (const x of [14, 26, 74, 86]) {
      p.line(`M${x} 70V52`, "#efe8d8", 1.2);
      p.path(`M${x} 52l9 3-9 3z`, pickAt(["#c8402f", "#2f78a8", "#e0a92c", "#4f8f6a"], x));
    }
    p.oval(50, 68, 20, 5, p.dusk ? "!#3f66a8" : "#69b3d2");
  },
  mill(p: Pen): void {
    p.path("M8 72C16 44 34 36 52 36S90 46 94 72z", p.day ? "#7da85e" : "#6f9a57");
    p.tree(16, 60, 5);
    p.tree(86, 60, 6);
    p.cylinder(52, 58, 18, 12, "#d9cdb4", "#efe2c8");
    p.poly(
      [
        [36, 44],
        [42, -22],
        [62, -22],
        [68, 44],
      ],
      "#f3ead6",
    );
    p.poly(
      [
        [55, -22],
        [62, -22],
        [68, 44],
        [55, 44],
      ],
      "!#04081a",
      0.15,
    );
    p.windows(46, -10, 12, 40, 1, 3, 0.5, 0.5);
    p.dome(52, -20, 12, 20, "#6b4a38");
    const cx = 52,
      cy = -26;
    for (let i = 0; i < 4; i++) {
      const a = 0.5 + (i * Math.PI) / 2,
        c = Math.cos(a),
        s = Math.sin(a);
      p.line(d`M${cx} ${cy}L${cx + c * 52} ${cy + s * 52}`, "#8b6a4a", 2);
      p.poly(
        [
          [cx + c * 12, cy + s * 12],
          [cx + c * 51, cy + s * 51],
          [cx + c * 51 - s * 9, cy + s * 51 + c * 9],
          [cx + c * 12 - s * 9, cy + s * 12 + c * 9],
        ],
        "#fbf3e0",
      );
    }
    p.oval(cx, cy, 3, 3, GILT);
  },
  steam(p: Pen): void {
    p.chimney(76, 40, 10, 86, "#a4543c");
    p.smoke(82, -52, 4);
    p.gable(8, 44, 32, 22, 26, 12, "#b5674e", COPPER, 5, 3);
    p.gable(42, 44, 32, 22, 26, 12, "#a85a44", COPPER, 5, 3);
    p.box(14, 70, 60, 14, 18, "#d8cfbb", "#9a9484", 0, 0);
    for (let i = 0; i < 5; i++) p.path(`M${18 + i * 11} 69V60a4 4 0 0 1 8 0V69z`, p.lit ? "!#ffd27a" : "#3f4a52");
    p.ring(84, 60, 10, 10, "#3b3f46", 2.6);
    p.line("M84 50V70M74 60H94", "#3b3f46", 1.4);
  },
  obs(p: Pen): void {
    p.path("M8 72C16 44 34 34 52 34S90 44 94 72z", "#6f9a57");
    for (const x of [14, 24, 82, 90]) p.tree(x, 62, 5.5);
    p.box(16, 60, 26, 14, 14, STONE, "#b9b29f", 5, 1);
    p.cylinder(58, 58, 22, 26, STONE, "#d9d2c0");
    p.windows(40, 28, 36, 14, 6, 1, 0.45, 0.8);
    p.dome(58, 24, 23, 36, COPPER);
    p.path("M56 22C56 0 58-8 60-12L68-8C64 0 64 14 64 24z", "#1d2a30");
    p.line("M62 6L78-14", "#d8d2c2", 4);
  },
} satisfies Record<string, Silhouette>;
