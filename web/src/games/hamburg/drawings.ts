/** Hamburg's drawings, fetched when a window needs them. */
import { FRAMES } from "../../room/measure";
import { Drawings } from "../../scene/streets/drawings.svelte";
import type { HamburgPlayer, HamburgView } from "../../wire/types";

export const drawings = new Drawings<HamburgView, HamburgPlayer>(FRAMES, {
  desk: () => import("./Desk.svelte"),
  phone: () => import("./Phone.svelte"),
});
