/** City Tycoon explained: one whole round, each thing when it first happens or at the latest when its time has come, and the pages of its rules. */
import { listed } from "../../../words/listed";
import type { Moment, Step, Teaching } from "../../../room/teaching";
import type { CellView, CityTycoonPlayer, CityTycoonView, PieceView, TileView } from "../../../wire/types";
import { words } from "../../../words/words.svelte";
import { cellTarget } from "../cells";
import { offers, type Offer } from "../wishes";
import type { CityState } from "../state.svelte";
import Picture from "./Picture.svelte";

type Now = Moment<CityTycoonView, CityState>;

const mine = ({ view, seat }: Now): CityTycoonPlayer | undefined => view.players.find((player) => player.seat === seat);
const other = ({ view, seat }: Now): CityTycoonPlayer | undefined =>
  view.players.find((player) => player.seat !== seat);

/** Tiles by how well a beginner does with them: those first that ask for one cube of a plant, and cost least for what they pay. */
function byEase({ state: { book } }: Now, tiles: readonly number[]): readonly number[] {
  const worth = (tile: number): number => {
    const { cost, demands } = book.tile(tile);
    const { red = 0, blue = 0, yellow = 0 } = demands[0]?.asks ?? {};
    return (demands[0]?.brings.euro ?? 0) - cost - (red + blue === 1 && yellow === 0 ? 0 : 100);
  };
  return tiles.toSorted((one, another) => worth(another) - worth(one));
}
const easiest = (moment: Now, tiles: readonly number[]): number => byEase(moment, tiles)[0] ?? 0;
const hardest = (moment: Now, tiles: readonly number[]): number => byEase(moment, tiles).at(-1) ?? 0;
const called = ({ state: { book } }: Now, tile: number): string => (tile > 0 ? book.tile(tile).name : "none");
const held = (moment: Now): readonly number[] => (mine(moment)?.hand ?? []).filter((tile) => tile !== null);

/** Whether I choose an action, after so many: what did not come up by itself is told with a later one. */
const action = ({ ask, picks, view }: Now, after: number): boolean =>
  ask === "ct-ask-build" && picks.length === 0 && view.turn >= after;

/** The cell that was named when I last did this. */
function cellOf({ view, told, seat }: Now, id: string): CellView | undefined {
  const name = told(id, { seat })?.["cell"];
  return view.city.find(({ cell }) => cell.name === name)?.cell;
}
const doneAt = (moment: Now, id: string): readonly string[] => [cellOf(moment, id) ?? []].flat().map(cellTarget);
/** What lies in the city beside a cell. */
const beside = ({ view }: Now, { x, y }: CellView): readonly PieceView[] =>
  view.city.filter(({ cell }) => Math.abs(cell.x - x) + Math.abs(cell.y - y) === 1);
/** The tile that is picked. */
const taken = ({ picks }: Now): number => Number(picks.find((target) => target.startsWith("tile:"))?.slice(5) ?? 0);
const isGray = ({ kind, plant }: PieceView): boolean => kind === "start" && plant === null;
/** Whether the tile that is picked gets more beside a gray quarter. */
const favored = (moment: Now): boolean =>
  moment.state.book.tile(taken(moment)).district === moment.view.start_bonus.district &&
  moment.view.free.some((cell) => beside(moment, cell).some(isGray));
/** A good cell: where a gray quarter adds something, else beside most of what is mine, else close to the start tile; rather one with room for a finger above it. */
function goodCell(moment: Now): readonly string[] {
  const worth = (cell: CellView): number => {
    const around = beside(moment, cell);
    return (
      (favored(moment) && around.some(isGray) ? 9 : 0) +
      2 * around.filter(({ owner }) => owner === moment.seat).length +
      (around.some(({ kind }) => kind === "start") ? 1 : 0) +
      (around.some((piece) => piece.cell.y > cell.y) ? 0 : 0.5)
    );
  };
  return moment.view.free
    .toSorted((one, another) => worth(another) - worth(one))
    .slice(0, 1)
    .map(cellTarget);
}
/** The landscape that I laid, else a tile of my hand that brings some. */
function landscape(moment: Now): readonly string[] {
  const laid = doneAt(moment, "ct-landscape");
  return laid.length > 0
    ? laid
    : held(moment)
        .filter((tile) => moment.state.book.tile(tile).laid.land + moment.state.book.tile(tile).laid.water > 0)
        .slice(0, 1)
        .map((tile) => `tile:${tile}`);
}

/** A side of the uppermost plant of its color: what it costs and holds. */
const topOf = ({ view }: Now, kind: string): Readonly<Record<string, number | string>> =>
  view.stacks.flatMap((stack) => stack.sides).find((side) => side["kind"] === kind) ?? {};
const costOf = (moment: Now, kind: string): number => Number(topOf(moment, kind)["cost"] ?? Infinity);
const sideOf = (moment: Now, kind: string): string =>
  words.format("city_tycoon-lesson-sides-of", {
    cost: Number(topOf(moment, kind)["cost"] ?? 0),
    cubes: Number(topOf(moment, kind)["cubes"] ?? 0),
  });
/** Whether a first plant of my own can be built now, one that is refilled. */
const couldBuild = (moment: Now): boolean =>
  mine(moment)?.plants.length === 0 && (mine(moment)?.money ?? 0) >= costOf(moment, "solar");
/** The plant that I built last. */
const built = (moment: Now): PieceView | undefined =>
  moment.view.city.find(({ cell }) => cell.name === cellOf(moment, "ct-built")?.name);

/** A piece that gives something to its neighbor, and that neighbor; else the gray quarters of the start tile. */
function givers({ view }: Now): readonly string[] {
  const [arrow] = view.arrows;
  return (arrow ? [arrow.cell, arrow.to] : view.city.filter(isGray).map(({ cell }) => cell)).map(cellTarget);
}

/** What became of the plant of mine, if there is just one. */
function plantAfter({ view, seat }: Now): Record<string, number | string> {
  const [plant, another] = view.city.filter((piece) => piece.plant !== null && piece.owner === seat);
  return { plant: plant && !another ? (plant.refills ? "refilled" : "once") : "none", left: plant?.cubes ?? 0 };
}
/** My tiles that can be supplied now, the best first. */
const open = (moment: Now): readonly Offer[] => {
  const me = mine(moment);
  return me ? offers(me).filter(({ supply }) => supply?.possible) : [];
};
const gains = ({ net, points, yellow }: Offer): boolean =>
  net !== null && (net > 0 || (net === 0 && points + yellow > 0));
/** My tile that was supplied last, or is about to be. */
const suppliedLast = (moment: Now): TileView | undefined =>
  mine(moment)?.tiles.find(({ tile }) => tile === (moment.told("ct-supplied", { seat: moment.seat })?.["tile"] ?? 0));
/** Where a tile of mine lies. */
const cellsOf = (moment: Now, tile: number | null): readonly string[] =>
  mine(moment)
    ?.tiles.filter((each) => each.tile === tile)
    .flatMap(({ cell }) => (cell ? [cellTarget(cell)] : [])) ?? [];
/** What the tile that is taken up would pay, and its cubes cost; without one, of the best. */
function price(moment: Now): Record<string, number | string> {
  const all = open(moment);
  const { supplies, demand } = moment.state.doing;
  const offer =
    all.find(({ tile, supply }) => tile === supplies && (demand === null || supply?.demand === demand)) ?? all[0];
  const cost = offer?.supply?.cost ?? 0;
  const { red = 0, blue = 0 } = offer?.supply
    ? (moment.state.book.tile(offer.tile).demands[offer.supply.demand - 1]?.asks ?? {})
    : {};
  return {
    name: called(moment, offer?.tile ?? 0),
    route: red + blue > 0 ? "some" : "none",
    pays: (offer?.net ?? 0) + cost,
    cost,
    left: offer?.net ?? 0,
  };
}
/** What I had for the tile that I supplied last, with what arrows at it gave. */
function income(moment: Now): Record<string, number | string> {
  const tile = suppliedLast(moment);
  const arrows = moment.view.arrows.filter(({ to }) => to.name === tile?.cell?.name).map(({ gain }) => gain);
  const own = tile ? (moment.state.book.tile(tile.tile).demands[(tile.supplied ?? 1) - 1]?.brings ?? {}) : {};
  const sum = (of: "euro" | "points" | "yellow"): number => arrows.reduce((all, gain) => all + gain[of], own[of] ?? 0);
  const gains = (["euro", "points", "yellow"] as const)
    .map((what) => ({ what, count: sum(what) }))
    .filter(({ count }) => count > 0);
  return {
    name: called(moment, tile?.tile ?? 0),
    gains: listed(gains.map((each) => words.format("city_tycoon-lesson-gain", each))),
    arrows: arrows.length,
  };
}
/** Plants that have cubes. */
const stocked = ({ view }: Now): readonly string[] =>
  view.city.filter(({ plant, cubes }) => plant !== null && (cubes ?? 0) > 0).map(({ cell }) => cellTarget(cell));
const supplying = ({ ask }: Now): boolean => ask === "ct-ask-supply";
const PAID = ["own", "start", "step", "other", "yellow"] as const;

const LESSON: readonly Step<CityTycoonView, CityState>[] = [
  { key: "welcome", when: ({ ask }) => ask !== null, about: [] },
  {
    key: "rounds",
    when: ({ ask }) => ask !== null,
    about: ["chapter"],
    shows: { key: "round", items: ["order", "draft", "build", "supply", "tidy"] },
  },
  {
    key: "pick",
    when: ({ ask }) => ask === "ct-ask-pick",
    about: (moment) => [`tile:${easiest(moment, moment.view.pack)}`],
    says: (moment) => ({ name: called(moment, easiest(moment, moment.view.pack)) }),
    asked: true,
  },
  { key: "passed", when: ({ view }) => view.phase === 2 && view.turn > 0, about: ["passing"] },
  {
    key: "purse",
    when: ({ view }) => view.phase === 2 && view.turn > 1,
    about: ["money:"],
    says: (moment) => ({ mine: mine(moment)?.money ?? 0, other: other(moment)?.money ?? 0 }),
  },
  {
    key: "build",
    when: (moment) => action(moment, 0),
    about: (moment) => [`tile:${easiest(moment, held(moment))}`],
    says: (moment) => ({ name: called(moment, easiest(moment, held(moment))) }),
    asked: true,
    shows: { key: "actions", items: ["lay", "plant", "sell"] },
  },
  {
    key: "place",
    when: ({ ask, picks, state }) =>
      state.doing.put === null &&
      (ask === "ct-ask-place-tile" || (ask === "ct-ask-build" && picks.some((target) => target.startsWith("tile:")))),
    about: goodCell,
    says: (moment) => ({ bonus: favored(moment) ? moment.view.start_bonus.gain.euro : 0 }),
    asked: true,
    elsewhere: true,
  },
  {
    key: "put",
    when: (moment) => moment.state.doing.put !== null,
    about: (moment) => ["meaning", ...moment.state.doing.moves.slice(0, 1)],
    asked: true,
    elsewhere: true,
  },
  { key: "laid", when: ({ heard, seat }) => heard("ct-laid", { seat }), about: (moment) => doneAt(moment, "ct-laid") },
  // When some was laid, or at the latest before the third action.
  {
    key: "landscape",
    when: (moment) => moment.heard("ct-landscape", { seat: moment.seat }) || action(moment, 2),
    about: landscape,
    shows: { key: "landscape", items: ["land", "water"] },
  },
  {
    key: "sides",
    when: (moment) => action(moment, 1),
    about: (moment) => [couldBuild(moment) ? "side:solar" : "side:"],
    says: (moment) => ({
      can: couldBuild(moment) ? "yes" : "no",
      refilled: sideOf(moment, "solar"),
      once: sideOf(moment, "steam"),
    }),
    asked: true,
    shows: { key: "sides", items: ["refilled", "once"] },
  },
  {
    key: "discard",
    when: ({ ask }) => ask === "ct-ask-discard",
    about: (moment) => [`tile:${hardest(moment, held(moment))}`],
    says: (moment) => ({ name: called(moment, hardest(moment, held(moment))) }),
    asked: true,
  },
  { key: "site", when: ({ ask }) => ask === "ct-ask-place-plant", about: goodCell, asked: true, elsewhere: true },
  {
    key: "plant",
    when: ({ heard, seat }) => heard("ct-built", { seat }),
    about: (moment) => doneAt(moment, "ct-built"),
    says: (moment) => ({ cubes: built(moment)?.full ?? 0, refills: built(moment)?.refills ? "yes" : "no" }),
  },
  { key: "sold", when: ({ heard, seat }) => heard("ct-sold-tile", { seat }), about: ["bank"] },
  {
    key: "arrows",
    when: (moment) => action(moment, 3) || (supplying(moment) && moment.state.doing.supplies === null),
    about: givers,
    says: ({ view }) => ({ euro: view.start_bonus.gain.euro, points: view.start_bonus.gain.points }),
  },
  {
    key: "reserve",
    when: (moment) => action(moment, 4),
    about: ({ seat }) => [`money:${seat}`],
    says: (moment) => ({ money: mine(moment)?.money ?? 0 }),
  },
  {
    key: "points",
    when: (moment) => action(moment, 5) || moment.view.phase > 3 || moment.view.round > 1,
    about: ({ seat }) => [`points:${seat}`],
    says: (moment) => ({ money: Math.floor((mine(moment)?.money ?? 0) / 10) }),
    shows: { key: "points", items: ["tiles", "laid", "arrows", "money"] },
  },
  { key: "end", when: ({ ask }) => ask === "ct-ask-end-turn", about: [], asked: true },
  {
    key: "supply",
    when: (moment) => supplying(moment) && moment.state.doing.supplies === null,
    about: (moment) =>
      open(moment)
        .slice(0, 1)
        .map(({ tile }) => `tile:${tile}`),
    says: price,
    asked: true,
  },
  {
    key: "way",
    when: (moment) => supplying(moment) && moment.state.doing.supplies !== null,
    about: (moment) => ["meaning", ...cellsOf(moment, moment.state.doing.supplies)],
    says: price,
    asked: true,
    elsewhere: true,
  },
  // With the first cube that costs something; whoever has none hears of it after passing.
  {
    key: "coins",
    when: (moment) =>
      (supplying(moment) && moment.state.doing.supplies !== null && Number(price(moment)["cost"]) > 0) ||
      moment.heard("ct-passed", { seat: moment.seat }),
    about: (moment) => (supplying(moment) ? ["meaning"] : []),
    says: (moment) => ({ cost: supplying(moment) ? (price(moment)["cost"] ?? 0) : 0 }),
    asked: true,
    elsewhere: true,
    shows: { key: "way", items: PAID },
  },
  {
    key: "from",
    when: (moment) => moment.ask === "ct-ask-plant" || (supplying(moment) && moment.state.doing.instead.length > 0),
    about: (moment) => (supplying(moment) ? moment.state.doing.instead.slice(0, 1) : stocked(moment)),
    says: ({ ask }) => ({ asked: ask === "ct-ask-plant" ? "yes" : "no" }),
    asked: true,
    elsewhere: true,
  },
  {
    key: "payee",
    when: (moment) => moment.ask === "ct-ask-way" || (supplying(moment) && moment.state.doing.payees),
    about: (moment) => (supplying(moment) ? ["meaning"] : ["seat:|money:"]),
    says: ({ ask }) => ({ asked: ask === "ct-ask-way" ? "yes" : "no" }),
    asked: true,
    elsewhere: true,
  },
  {
    key: "supplied",
    when: ({ heard, seat }) => heard("ct-supplied", { seat }),
    about: (moment) => cellsOf(moment, suppliedLast(moment)?.tile ?? null),
    says: income,
  },
  { key: "yellow", when: (moment) => (mine(moment)?.yellow ?? 0) > 0, about: ({ seat }) => [`yellow:${seat}`] },
  // The diary of tolls lies there in that phase only.
  {
    key: "toll",
    when: ({ heard, seat }) => heard("ct-pay-seat", { seat }) || heard("ct-pay-seat", { victim: seat }),
    about: ({ view, seat }) => (view.phase === 4 ? ["toll"] : [`money:${seat}`]),
  },
  {
    key: "more",
    when: (moment) =>
      supplying(moment) && moment.state.doing.supplies === null && moment.heard("ct-supplied", { seat: moment.seat }),
    about: (moment) =>
      open(moment)
        .filter(gains)
        .slice(0, 1)
        .map(({ tile }) => `tile:${tile}`),
    says: (moment) => ({ name: called(moment, open(moment).find(gains)?.tile ?? 0) }),
    asked: true,
  },
  {
    key: "pass",
    when: ({ heard, seat }) => heard("ct-passed", { seat }),
    about: ({ seat }) => [`money:${seat}`],
    says: ({ heard, seat }) => ({ supplied: heard("ct-supplied", { seat }) ? "yes" : "no" }),
  },
  {
    key: "tidy",
    when: ({ view }) => view.round > 1,
    about: ({ view, seat }) =>
      view.city
        .filter(({ plant, owner }) => plant !== null && (owner === null || owner === seat))
        .map(({ cell }) => cellTarget(cell)),
    says: plantAfter,
    shows: { key: "tidy", items: ["used", "refilled", "once"] },
  },
  {
    key: "round",
    when: ({ view }) => view.round > 1,
    about: ({ view, seat }) => [`seat:${view.order[0] ?? 0}|money:${seat}`],
    says: ({ view, seat }) => ({ first: view.order[0] === seat ? "me" : "other" }),
  },
  { key: "free", when: ({ view, ask }) => view.round > 1 && ask === "ct-ask-build", about: [], last: true },
];

export const teaching: Teaching<CityTycoonView, CityState> = {
  lesson: LESSON,
  pages: [
    { key: "goal", items: [] },
    { key: "round", items: ["order", "draft", "build", "supply", "tidy"] },
    { key: "actions", items: ["lay", "plant", "sell"] },
    { key: "place", items: ["touch", "land", "water", "arrows"] },
    { key: "plants", items: ["refilled", "once"] },
    { key: "supply", items: [...PAID, "income"] },
    { key: "points", items: ["tiles", "laid", "arrows", "money"] },
  ],
  Picture,
};
