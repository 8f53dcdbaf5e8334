/** Trees in the colours of the season: round ones, and tall ones. */
import { disc, filled, p, box, type Shape } from "../../../../art/pen";

export function tree(x: number, y: number, h: number, tone = 0, round = true): Shape[] {
  const leaves = `var(--green${(tone % 3) + 1})`;
  if (!round)
    return [
      filled(box(x - 1.3, y - h * 0.2, 2.6, h * 0.2), "#33261c"),
      filled(
        p`M${x} ${y - h}c${h * 0.2} ${h * 0.3} ${h * 0.26} ${h * 0.6} ${h * 0.18} ${h * 0.84}h${-h * 0.36}c${-h * 0.08} ${-h * 0.24} ${-h * 0.02} ${-h * 0.54} ${h * 0.18} ${-h * 0.84}z`,
        leaves,
      ),
      filled(
        p`M${x} ${y - h}c${h * 0.2} ${h * 0.3} ${h * 0.26} ${h * 0.6} ${h * 0.18} ${h * 0.84}h${-h * 0.16}z`,
        "#000000",
        0.12,
      ),
    ];
  return [
    filled(p`M${x - 1.4} ${y}l.6 ${-h * 0.45}h1.6l.6 ${h * 0.45}z`, "#33261c"),
    filled(
      disc(x, y - h * 0.66, h * 0.34) +
        disc(x - h * 0.2, y - h * 0.48, h * 0.24) +
        disc(x + h * 0.2, y - h * 0.5, h * 0.25),
      leaves,
    ),
    filled(disc(x + h * 0.13, y - h * 0.52, h * 0.22), "#000000", 0.1),
    filled(disc(x - h * 0.1, y - h * 0.76, h * 0.14), "#ffffff", 0.12),
  ];
}
