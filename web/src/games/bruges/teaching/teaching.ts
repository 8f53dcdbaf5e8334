/** Bruges explained: when each thing first happens, and the pages of its rules. */
import type { Step, Teaching } from "../../../room/teaching";
import type { BrugesView } from "../../../wire/types";
import { COLOURS, MAJORITIES, SIDES } from "../components";
import Picture from "./Picture.svelte";

const turn = (ask: string | null): boolean => ask?.startsWith("br-ask-turn") ?? false;

/** What is one's own of every color; what others have carries their seat. */
const mine = (kind: string): string[] => COLOURS.map((colour) => `${kind}:${colour}`);

const LESSON: readonly Step<BrugesView>[] = [
  { key: "welcome", when: ({ ask }) => ask !== null, about: [] },
  { key: "draw", when: ({ ask }) => ask === "br-ask-draw", about: ["pile:"], asked: true },
  { key: "dice", when: ({ heard }) => heard("br-roll"), about: ["die:"] },
  { key: "danger", when: ({ heard, seat }) => heard("br-take-threat", { seat }), about: mine("threat") },
  { key: "stairs", when: ({ ask }) => ask === "br-ask-may-advance", about: ["stairs"], asked: true },
  { key: "turn", when: ({ ask }) => turn(ask), about: ["card:"], asked: true },
  { key: "house", when: ({ heard, seat }) => heard("br-build-house", { seat }), about: ["house:"] },
  { key: "person", when: ({ heard, seat }) => heard("br-lay-person", { seat }), about: ["person:"] },
  { key: "workers", when: ({ heard, seat }) => heard("br-act", { seat, action: "workers" }), about: mine("worker") },
  { key: "money", when: ({ heard, seat }) => heard("br-act", { seat, action: "money" }), about: ["guilders:"] },
  { key: "threat", when: ({ heard, seat }) => heard("br-act", { seat, action: "threat" }), about: mine("threat") },
  { key: "canal", when: ({ heard, seat }) => heard("br-build-tile", { seat }), about: SIDES.map((side) => `canal:${side}`) },
  { key: "end", when: ({ ask }) => ask?.startsWith("br-ask-end-turn") ?? false, about: [], asked: true },
  { key: "use", when: ({ ask }) => ask === "br-ask-turn-or-use" || ask === "br-ask-end-turn-or-use", about: ["person:"], asked: true },
  { key: "majority", when: ({ heard }) => heard("br-majority"), about: MAJORITIES.map((majority) => `majority:${majority}`) },
  { key: "round", when: ({ view }) => view.round > 1, about: [] },
  { key: "free", when: ({ view, ask }) => view.round > 1 && turn(ask), about: [], last: true },
];

export const teaching: Teaching<BrugesView> = {
  lesson: LESSON,
  pages: [
    { key: "goal", items: [] },
    { key: "round", items: ["draw", "dice", "play", "end"] },
    { key: "card", items: ["workers", "money", "threat", "canal", "house", "person"] },
    { key: "threats", items: ["blue", "brown", "yellow", "red", "violet"] },
    { key: "persons", items: ["flash", "worker", "always", "laurel"] },
    { key: "points", items: ["persons", "majorities", "canal", "stairs"] },
  ],
  Picture,
};
