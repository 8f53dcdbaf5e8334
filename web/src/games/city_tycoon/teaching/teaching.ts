/** City Tycoon explained: when each thing first happens, and the pages of its rules. */
import type { Step, Teaching } from "../../../room/teaching";
import type { CityTycoonView } from "../../../wire/types";
import Picture from "./Picture.svelte";

const LESSON: readonly Step<CityTycoonView>[] = [
  { key: "welcome", when: ({ ask }) => ask !== null, about: [] },
  { key: "pick", when: ({ ask }) => ask === "ct-ask-pick", about: ["tile:"], asked: true },
  { key: "passed", when: ({ view }) => view.phase === 2 && view.turn > 0, about: ["seat:"] },
  { key: "build", when: ({ ask }) => ask === "ct-ask-build", about: ["tile:"], asked: true },
  { key: "place", when: ({ ask }) => ask === "ct-ask-place-tile", about: ["cell:"], asked: true },
  { key: "landscape", when: ({ ask }) => ask === "ct-ask-landscape", about: ["cell:"], asked: true },
  { key: "discard", when: ({ ask }) => ask === "ct-ask-discard", about: ["tile:"], asked: true },
  { key: "site", when: ({ ask }) => ask === "ct-ask-place-plant", about: ["cell:"], asked: true },
  { key: "laid", when: ({ heard, seat }) => heard("ct-laid", { seat }), about: ["cell:"] },
  { key: "plant", when: ({ heard, seat }) => heard("ct-built", { seat }), about: ["plant"] },
  { key: "sold", when: ({ heard, seat }) => heard("ct-sold-tile", { seat }), about: ["bank"] },
  { key: "end", when: ({ ask }) => ask === "ct-ask-end-turn", about: [], asked: true },
  { key: "supply", when: ({ ask }) => ask === "ct-ask-supply", about: ["tile:"], asked: true },
  { key: "from", when: ({ ask }) => ask === "ct-ask-plant", about: ["cell:"], asked: true },
  { key: "payee", when: ({ ask }) => ask === "ct-ask-way", about: ["seat:"], asked: true },
  { key: "supplied", when: ({ heard, seat }) => heard("ct-supplied", { seat }), about: ["money:", "points:"] },
  { key: "toll", when: ({ heard, seat }) => heard("ct-pay-seat", { seat }) || heard("ct-pay-seat", { victim: seat }), about: ["money:"] },
  { key: "pass", when: ({ heard, seat }) => heard("ct-passed", { seat }), about: [] },
  { key: "round", when: ({ view }) => view.round > 1, about: ["seat:"] },
  { key: "free", when: ({ view, ask }) => view.round > 1 && ask === "ct-ask-build", about: [], last: true },
];

export const teaching: Teaching<CityTycoonView> = {
  lesson: LESSON,
  pages: [
    { key: "goal", items: [] },
    { key: "round", items: ["order", "draft", "build", "supply", "tidy"] },
    { key: "actions", items: ["lay", "plant", "sell"] },
    { key: "supply", items: ["cube", "step", "water", "income"] },
    { key: "points", items: ["tiles", "money"] },
  ],
  Picture,
};
