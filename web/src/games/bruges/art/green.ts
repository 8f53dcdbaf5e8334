/** What grows around the town, and turns above it: trees, and hills with windmills. */
import { box, disc, filled, line, p, type Shape } from "../../../art/pen";
import { GROUND } from "../layout";
import { group, moved, spot, type Ink } from "./ink";

const shade = (d: string, opacity: number): Shape => filled(d, "#000000", opacity);

export function tree(x: number, y: number, h: number, kind = 0): Shape[] {
  const leaf = `var(--leaf${1 + (kind % 3)})`;
  return [
    filled(box(x - 1.3, y - h * 0.4, 2.6, h * 0.4), "#33261c"),
    filled(
      disc(x, y - h * 0.66, h * 0.34) +
        disc(x - h * 0.2, y - h * 0.48, h * 0.24) +
        disc(x + h * 0.2, y - h * 0.5, h * 0.25),
      leaf,
    ),
    filled(disc(x - h * 0.12, y - h * 0.76, h * 0.15), "#ffffff", 0.1),
  ];
}
export function poplar(x: number, y: number, h: number): Shape[] {
  return [
    filled(box(x - 1.6, y - h * 0.2, 3.2, h * 0.2), "#33261c"),
    filled(
      p`M${x} ${y - h}c${h * 0.13} ${h * 0.22} ${h * 0.17} ${h * 0.56} ${h * 0.1} ${h * 0.86}h${-h * 0.2}c${-h * 0.07} ${-h * 0.3} ${-h * 0.03} ${-h * 0.64} ${h * 0.1} ${-h * 0.86}z`,
      "var(--leaf3)",
    ),
    filled(
      p`M${x} ${y - h}c${-h * 0.13} ${h * 0.22} ${-h * 0.17} ${h * 0.56} ${-h * 0.1} ${h * 0.86}h${h * 0.08}z`,
      "var(--leaf2)",
      0.55,
    ),
  ];
}

export function windmill(x: number, y: number, h: number): Ink[] {
  const hub = y - h * 0.52;
  const sail: Shape[] = [
    line(p`M0 0V${-h * 0.48}`, "#3a2a20", 1.6),
    filled(box(0, -h * 0.46, h * 0.09, h * 0.36), "#efe2c4", 0.9),
    line(
      p`M${h * 0.045} ${-h * 0.46}v${h * 0.36}M0 ${-h * 0.34}h${h * 0.09}M0 ${-h * 0.22}h${h * 0.09}`,
      "#8a7a5a",
      0.8,
    ),
  ];
  return [
    filled(p`M${x - h * 0.14} ${y}L${x - h * 0.1} ${y - h * 0.5}H${x + h * 0.1}L${x + h * 0.14} ${y}z`, "var(--far3)"),
    shade(p`M${x + h * 0.02} ${y}V${y - h * 0.5}H${x + h * 0.1}L${x + h * 0.14} ${y}z`, 0.14),
    filled(p`M${x - h * 0.13} ${y - h * 0.5}L${x} ${y - h * 0.68}L${x + h * 0.13} ${y - h * 0.5}z`, "var(--brick3)"),
    ...[0, 90, 180, 270].map((turn) => group(sail, { at: moved(x, hub, 1, 24 + turn) })),
    spot(x, hub, 2.6, "#3a2a20"),
  ];
}

/** Green hills with windmills, where the town ends. */
export function rampart(x: number, to: number): Ink[] {
  return [
    filled(p`M${x} ${GROUND}c40 -34 110 -44 200 -42c40 0 60 4 90 8H${to}v34z`, "var(--leaf3)"),
    filled(p`M${x + 40} ${GROUND}c60 -24 140 -28 300 -26H${Math.max(to, x + 340)}v26z`, "var(--leaf1)", 0.8),
    ...windmill(x + 106, GROUND - 34, 86),
    ...windmill(x + 206, GROUND - 38, 62),
    ...[
      [56, 20, 28, 1],
      [150, 30, 24, 0],
      [172, 30, 30, 2],
      [240, 32, 34, 0],
      [26, 6, 22, 0],
    ].flatMap(([right = 0, up = 0, h = 0, kind = 0]) => tree(x + right, GROUND - up, h, kind)),
  ];
}
