/** The keys of the map: arrows go from cell to cell, letters to what is looked for. */
import type { Camera } from "./camera.svelte";
import type { Spot } from "./cells";
import type { Deeds } from "./deeds.svelte";

const AROUND: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export interface Walked {
  readonly map: () => HTMLElement | undefined;
  readonly camera: Camera;
  readonly deeds: Deeds;
  /** Where it is cheapest, where one's own tiles lie, and where cubes come from. */
  readonly cheapest: () => Spot | undefined;
  readonly home: () => Spot | undefined;
  readonly plants: () => readonly Spot[];
}

/** Answers the keys that are pressed on the map. */
export function walks({ map, camera, deeds, cheapest, home, plants }: Walked): (event: KeyboardEvent) => void {
  const button = ({ x, y }: Spot): HTMLElement | null | undefined =>
    map()?.querySelector<HTMLElement>(`button[data-cell="${x},${y}"]`);
  const from = (event: KeyboardEvent): Spot | null => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>("[data-cell]")?.dataset["cell"];
    const [x = 0, y = 0] = (cell ?? "").split(",").map(Number);
    return cell === undefined ? null : { x, y };
  };
  /** The plant after the one that is looked at. */
  const nextPlant = (event: KeyboardEvent): Spot | undefined => {
    const [all, here] = [plants(), from(event)];
    return all[(all.findIndex(({ x, y }) => x === here?.x && y === here.y) + 1) % Math.max(1, all.length)];
  };
  const does: Readonly<Record<string, (event: KeyboardEvent) => Spot | undefined | null>> = {
    f: () => {
      deeds.figures = !deeds.figures;
      return null;
    },
    "0": () => (camera.whole(), null),
    "+": () => (camera.nearer(), null),
    "-": () => (camera.further(), null),
    c: cheapest,
    home,
    p: nextPlant,
  };
  const along = (event: KeyboardEvent): Spot | undefined => {
    const [way, here] = [AROUND[event.key], from(event)];
    if (!way || !here) return undefined;
    for (let far = 1; far < 40; far++) {
      const next = { x: here.x + way[0] * far, y: here.y + way[1] * far };
      if (button(next)) return next;
    }
    return here;
  };
  return (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const known = does[event.key.toLowerCase()];
    const to = known ? known(event) : along(event);
    if (to === undefined) return;
    event.preventDefault();
    if (to === null) return;
    event.stopPropagation();
    button(to)?.focus({ preventScroll: true });
  };
}
