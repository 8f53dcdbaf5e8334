/** City Tycoon explained: when each thing first happens, and the pages of its rules. */
import type { Moment, Step, Teaching } from "../../../room/teaching";
import type { CellView, CityTycoonView } from "../../../wire/types";
import { book } from "../book.svelte";
import { cellTarget } from "../lying.svelte";
import Picture from "./Picture.svelte";

type Now = Moment<CityTycoonView>;

/** The tile of the pack that a beginner does well to keep: it asks for one cube that comes from a plant, and costs least for what it pays. */
function easy({ view }: Now): number {
  const worth = (tile: number): number => {
    const { cost, demands } = book.tile(tile);
    const { red = 0, blue = 0, yellow = 0 } = demands[0]?.asks ?? {};
    return (demands[0]?.brings.euro ?? 0) - cost - (red + blue === 1 && yellow === 0 ? 0 : 100);
  };
  return view.pack.toSorted((one, other) => worth(other) - worth(one))[0] ?? 0;
}
/** The cell that was named when I last did this. */
function cellOf({ view, told, seat }: Now, id: string): CellView | undefined {
  const name = told(id, { seat })?.["cell"];
  return view.city.find(({ cell }) => cell.name === name)?.cell;
}
const doneAt = (moment: Now, id: string): readonly string[] => [cellOf(moment, id) ?? []].flat().map(cellTarget);
const free = ({ view }: Now): readonly string[] => view.free.map(cellTarget);
/** The tile that I supplied last, in the city. */
function suppliedAt({ view, told, seat }: Now): readonly string[] {
  const tile = told("ct-supplied", { seat })?.["tile"];
  return view.city.filter((piece) => piece.tile === tile).map(({ cell }) => cellTarget(cell));
}
/** Plants that have cubes. */
const stocked = ({ view }: Now): readonly string[] => view.city.filter(({ plant, cubes }) => plant !== null && (cubes ?? 0) > 0).map(({ cell }) => cellTarget(cell));

const LESSON: readonly Step<CityTycoonView>[] = [
  { key: "welcome", when: ({ ask }) => ask !== null, about: [] },
  { key: "pick", when: ({ ask }) => ask === "ct-ask-pick", about: (moment) => [`tile:${easy(moment)}`], says: (moment) => ({ name: book.tile(easy(moment)).name }), asked: true },
  { key: "passed", when: ({ view }) => view.phase === 2 && view.turn > 0, about: ["passing"] },
  { key: "build", when: ({ ask }) => ask === "ct-ask-build", about: ["tile:"], asked: true },
  { key: "place", when: ({ ask, picks }) => ask === "ct-ask-place-tile" || (ask === "ct-ask-build" && picks.some((target) => target.startsWith("tile:"))), about: free, asked: true },
  { key: "laid", when: ({ heard, seat }) => heard("ct-laid", { seat }), about: (moment) => doneAt(moment, "ct-laid") },
  { key: "landscape", when: ({ heard, seat }) => heard("ct-landscape", { seat }), about: (moment) => doneAt(moment, "ct-landscape") },
  { key: "discard", when: ({ ask }) => ask === "ct-ask-discard", about: ["tile:"], asked: true },
  { key: "site", when: ({ ask }) => ask === "ct-ask-place-plant", about: free, asked: true },
  { key: "plant", when: ({ heard, seat }) => heard("ct-built", { seat }), about: (moment) => doneAt(moment, "ct-built") },
  { key: "sold", when: ({ heard, seat }) => heard("ct-sold-tile", { seat }), about: ["bank"] },
  { key: "end", when: ({ ask }) => ask === "ct-ask-end-turn", about: [], asked: true },
  { key: "supply", when: ({ ask }) => ask === "ct-ask-supply", about: ["tile:"], asked: true },
  { key: "from", when: ({ ask }) => ask === "ct-ask-plant", about: stocked, asked: true, shows: { key: "from", items: ["own", "start", "other"] } },
  { key: "payee", when: ({ ask }) => ask === "ct-ask-way", about: ["seat:|money:"], asked: true, shows: { key: "payee", items: ["step", "cube"] } },
  { key: "supplied", when: ({ heard, seat }) => heard("ct-supplied", { seat }), about: suppliedAt },
  // The diary of tolls lies there in that phase only.
  { key: "toll", when: ({ heard, seat }) => heard("ct-pay-seat", { seat }) || heard("ct-pay-seat", { victim: seat }), about: ({ view, seat }) => (view.phase === 4 ? ["toll"] : [`money:${seat}`]) },
  { key: "pass", when: ({ heard, seat }) => heard("ct-passed", { seat }), about: [] },
  { key: "round", when: ({ view }) => view.round > 1, about: ({ view, seat }) => [`seat:${view.order[0] ?? 0}|money:${seat}`] },
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
