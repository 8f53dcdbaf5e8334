/** What the camera looks at: all of the city, or what is asked about where that would be too small; and where it is cheapest for what is taken up. */
import { untrack } from "svelte";

import type { Play } from "../../room/play.svelte";
import type { Box, Stage } from "../../scene/stage.svelte";
import type { CityTycoonView, PieceView } from "../../wire/types";
import type { Camera, Spot } from "./camera.svelte";
import type { Deeds } from "./deeds.svelte";

/** So many of the cheapest cells are brought into sight. */
const SOME = 6;
/** How wide cells are on a phone when a tile is taken up, in pixels. */
export const NEAR = 58;
/** How small cells may become by themselves: what is to be hit has forty pixels to both sides. */
const FLOOR = { desk: 60, phone: 54 } as const;

export class Aim {
  constructor(
    private readonly of: {
      readonly view: () => CityTycoonView;
      readonly window: () => Box;
      readonly camera: Camera;
      readonly stage: Stage;
      readonly deeds: Deeds;
      readonly play: Play | null;
      /** Whether a piece can be supplied now. */
      readonly supplies: (piece: PieceView) => boolean;
    },
  ) {}

  /** All cells of the city, with those around it while something may be laid there. */
  readonly cells: readonly Spot[] = $derived.by(() => {
    const view = this.of.view();
    return [...view.city.map((piece) => piece.cell), ...view.closed_cells, ...(view.phase === 3 ? view.free : [])];
  });
  /** The cheapest free cells for what is held. */
  readonly cheapest: readonly Spot[] = $derived.by(() => {
    const { deeds } = this.of;
    const priced = deeds.places?.places.flatMap(({ cell, price }) => (price === null ? [] : [{ cell, by: price }]));
    const saving = deeds.plants?.places.map(({ cell, saves }) => ({ cell, by: -saves }));
    return [...(priced ?? saving ?? [])]
      .sort((a, b) => a.by - b.by)
      .slice(0, SOME)
      .map(({ cell }) => cell);
  });
  /** Of all cells, those that are to be looked at now. */
  readonly about: readonly Spot[] = $derived.by(() => {
    const view = this.of.view();
    const own = view.city.filter((piece) => piece.owner === view.viewer && piece.owner !== null);
    const wanted = this.of.deeds.supplying ? own.filter((piece) => this.of.supplies(piece)) : own;
    return [...(wanted.length > 0 ? wanted : own).map(({ cell }) => cell), ...this.cheapest];
  });
  get #floor(): number {
    const view = this.of.view();
    const plays = view.players.some((player) => player.seat === view.viewer);
    return plays && !view.over ? FLOOR[this.of.stage.kind] : 0;
  }

  /** The city keeps its place: it is shown anew only when something would leave the window, and never while a tile is held. To be called in an effect. */
  keep(): void {
    const { camera, stage, play } = this.of;
    const [all, window, u] = [this.cells, this.of.window(), stage.u];
    untrack(() => {
      const resized = camera.resize(window, u, this.#floor);
      const wanted = camera.w <= camera.least + 0.01 ? this.about : all;
      const stays = camera.moved || play?.dragged || wanted.every((cell) => camera.shows(cell));
      if (!camera.placed || (resized && !camera.moved) || !stays) camera.fit(all, [], this.about);
    });
  }
  /** What is taken up leads to where it is cheapest, unless someone looks elsewhere or it is in sight. To be called in an effect. */
  lead(): void {
    const wanted = this.cheapest;
    const { camera, stage, play } = this.of;
    untrack(() => {
      const phone = stage.kind === "phone";
      const small = phone && camera.w * stage.u < NEAR - 0.5;
      if (wanted.length === 0 || camera.held || play?.dragged) return;
      if (small || !wanted.some((cell) => camera.shows(cell))) camera.show(wanted, phone ? NEAR : 0);
    });
  }
}
