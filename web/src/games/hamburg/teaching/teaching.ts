/** Hamburg explained: when each thing first happens, and the pages of its rules. */
import type { Step, Teaching } from "../../../room/teaching";
import type { HamburgView } from "../../../wire/types";
import Picture from "./Picture.svelte";

const LESSON: readonly Step<HamburgView>[] = [
  { key: "welcome", when: ({ ask }) => ask !== null, about: [] },
  { key: "draw", when: ({ ask }) => ask === "hb-ask-replenish", about: ["pile:"], asked: true },
  { key: "dice", when: ({ heard }) => heard("hb-roll"), about: ["die:"] },
  { key: "danger", when: ({ heard, seat }) => heard("hb-increase", { seat }), about: ["level:"] },
  { key: "intrigue", when: ({ heard }) => heard("hb-draw-token"), about: ["tokens", "die:black"] },
  { key: "square", when: ({ ask }) => ask === "hb-ask-city-hall", about: ["square"], asked: true },
  { key: "cleric", when: ({ heard, ask }) => heard("hb-cleric") && (ask?.startsWith("hb-ask-turn") ?? false), about: ["window"] },
  { key: "turn", when: ({ ask }) => ask?.startsWith("hb-ask-turn") ?? false, about: ["card:"], asked: true },
  { key: "site", when: ({ heard, seat }) => heard("hb-lay-site", { seat }), about: ["site:"] },
  { key: "build", when: ({ heard, seat }) => heard("hb-construct", { seat }), about: ["building:"] },
  { key: "workers", when: ({ heard, seat }) => heard("hb-act", { seat, action: "workers" }), about: ["worker:"] },
  { key: "money", when: ({ heard, seat }) => heard("hb-act", { seat, action: "money" }), about: ["marks:"] },
  { key: "decrease", when: ({ heard, seat }) => heard("hb-act", { seat, action: "decrease" }), about: ["level:"] },
  { key: "wall", when: ({ heard, seat, view, ask }) => heard("hb-build-segment", { seat }) || (view.round > 1 && (ask?.startsWith("hb-ask-turn") ?? false)), about: ["wall:"] },
  { key: "garden", when: ({ heard, seat }) => heard("hb-lay", { seat }), about: ["garden:"] },
  { key: "end", when: ({ ask }) => ask?.startsWith("hb-ask-end-turn") ?? false, about: [], asked: true },
  { key: "use", when: ({ ask }) => ask === "hb-ask-turn-or-use" || ask === "hb-ask-end-turn-or-use", about: ["building:"], asked: true },
  { key: "majority", when: ({ heard }) => heard("hb-majority"), about: ["majority:"] },
  { key: "season", when: ({ view }) => view.season > 1, about: [] },
  { key: "free", when: ({ view }) => view.season > 1 && view.phase === 3, about: [], last: true },
];

export const teaching: Teaching<HamburgView> = {
  lesson: LESSON,
  pages: [
    { key: "goal", items: [] },
    { key: "season", items: ["draw", "dice", "play", "end"] },
    { key: "card", items: ["workers", "money", "decrease", "wall", "site", "build"] },
    { key: "disasters", items: ["purple", "orange", "gray", "pink", "brown", "black"] },
    { key: "buildings", items: ["flash", "phase", "always", "laurel", "icons"] },
    { key: "points", items: ["cards", "majorities", "wall", "church", "square"] },
  ],
  Picture,
};
