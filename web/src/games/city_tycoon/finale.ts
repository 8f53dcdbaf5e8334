/** What City Tycoon shows when a game is over. */
import type { Finale } from "../../room/room";
import type { CityTycoonView } from "../../wire/types";
import Afterwards from "./Afterwards.svelte";
import Runner from "./Runner.svelte";
import Street from "./Street.svelte";

export const finale: Finale<CityTycoonView> = { Afterwards, Runner, Street };
