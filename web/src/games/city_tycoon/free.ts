/** What of the map is really free: the rectangles over which nothing else lies. */
import type { Box } from "../../scene/stage.svelte";

/** All rectangles of a window that cannot grow without touching what is taken. */
export function freeIn(window: Box, taken: readonly Box[]): Box[] {
  const [left, right, top, bottom] = [window.x, window.x + window.w, window.y, window.y + window.h];
  const within = (at: number): boolean => at > left && at < right;
  const lefts = [left, ...taken.map((box) => box.x + box.w).filter(within)];
  const rights = [right, ...taken.map((box) => box.x).filter(within)];
  return lefts.flatMap((x) =>
    rights
      .filter((end) => end > x)
      .flatMap((end) => {
        const between = taken.filter((box) => box.x < end && box.x + box.w > x).sort((a, b) => a.y - b.y);
        const found: Box[] = [];
        let from = top;
        for (const box of [...between, { x, y: bottom, w: 0, h: 0 }]) {
          const to = Math.min(box.y, bottom);
          if (to > from) found.push({ x, y: from, w: end - x, h: to - from });
          from = Math.max(from, box.y + box.h);
        }
        return found;
      }),
  );
}
