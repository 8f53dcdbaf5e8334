/** The old town on the start tile. */
import type { Pen } from "../pen3";
import { GILT, STONE } from "./paint";

export function quarter(p: Pen, west: boolean): void {
  if (west) {
    p.saddle(8, 34, 84, 16, 22, 8, "#d8cdb8", "#7c6f66", 12, 2, 4);
    p.gable(10, 70, 18, 16, 20, 10, "#e0d4bd", "#6f6a68", 3, 2, true);
    p.gable(72, 70, 18, 16, 20, 10, "#cfc6b6", "#6f6a68", 3, 2, true);
    p.cylinder(50, 66, 12, 4, STONE, p.dusk ? "!#3f66a8" : "#69b3d2");
    p.cylinder(50, 62, 3, 16, STONE, GILT);
  } else {
    p.saddle(8, 36, 36, 18, 22, 8, "#cfc6b6", "#6f6a68", 5, 2, 2);
    p.shadow(52, 50, 20, 16, 60);
    p.rect(52, -12, 20, 62, "#d8cdb8");
    p.rect(65, -12, 7, 62, "!#04081a", 0.14);
    p.windows(55, 0, 14, 40, 2, 4);
    p.cone(62, -12, 13, 30, "#5f6f78");
    p.saddle(10, 71, 34, 15, 16, 6, "#e0d4bd", "#7c6f66", 6, 2, 2);
    p.gable(76, 70, 16, 16, 18, 9, "#d8cdb8", "#6f6a68", 2, 2);
  }
}
