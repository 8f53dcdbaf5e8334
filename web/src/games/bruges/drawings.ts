/** Bruges's drawings, fetched when a window needs them. */
import { Drawings } from "../../scene/streets/drawings.svelte";
import type { BrugesPlayer, BrugesView } from "../../wire/types";

export const drawings = new Drawings<BrugesView, BrugesPlayer>({
  desk: () => import("./Desk.svelte"),
  phone: () => import("./Phone.svelte"),
});
