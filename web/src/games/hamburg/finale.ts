/** What Hamburg shows when a game is over. */
import type { Finale } from "../../room/room";
import type { HamburgView } from "../../wire/types";
import { highlights } from "./highlights";
import Street from "./Street.svelte";

export const finale: Finale<HamburgView> = { highlights, Street };
