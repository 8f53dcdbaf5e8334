/** Bruges in the lobby. */
import type { CoverOf } from "../../../room/cover";
import Cover from "./Cover.svelte";

export const cover: CoverOf = { Cover, easy: {} };
