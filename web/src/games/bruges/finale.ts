/** What Bruges shows when a game is over. */
import type { Finale } from "../../room/room";
import type { BrugesView } from "../../wire/types";
import { highlights } from "./highlights";
import Runner from "./Runner.svelte";
import Street from "./Street.svelte";

export const finale: Finale<BrugesView> = { highlights, Runner, Street };
