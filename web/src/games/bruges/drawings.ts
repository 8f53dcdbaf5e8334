/** Bruges's drawings, fetched when a window needs them. */
import { FRAMES } from "../../room/measure";
import { Drawings } from "../../scene/streets/drawings.svelte";
import type { BrugesPlayer, BrugesView } from "../../wire/types";

export const drawings = new Drawings<BrugesView, BrugesPlayer>(FRAMES, {
  desk: () => import("./Desk.svelte"),
  phone: () => import("./Phone.svelte"),
});
