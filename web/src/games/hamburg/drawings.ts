/** Hamburg's drawings, fetched when a window needs them. */
import { Drawings } from "../../scene/streets/drawings.svelte";
import type { HamburgPlayer, HamburgView } from "../../wire/types";

export const drawings = new Drawings<HamburgView, HamburgPlayer>({
  desk: () => import("./Desk.svelte"),
  phone: () => import("./Phone.svelte"),
});
