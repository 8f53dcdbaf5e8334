/** City Tycoon explained: the pages of its rules. A first game with a coach is still to come. */
import type { Teaching } from "../../../room/teaching";
import Picture from "./Picture.svelte";

export const teaching: Teaching = {
  lesson: [],
  pages: [
    { key: "goal", items: [] },
    { key: "round", items: ["order", "draft", "build", "supply", "tidy"] },
    { key: "actions", items: ["lay", "plant", "sell"] },
    { key: "supply", items: ["cube", "step", "water", "income"] },
    { key: "points", items: ["tiles", "money"] },
  ],
  Picture,
};
