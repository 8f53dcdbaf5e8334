/** What is seen of Hamburg's events: a row for each thing that moves, with where it is on the screen. */
import { act, hopping, placeOf, type Act, type Place } from "../../beats/acts";
import { stagingBy, type Row, type Where } from "../../beats/rows";
import type { Beat, MoveInfo } from "../../wire/types";
import { COLOURS, DISASTERS } from "./components";
import { tabCalled } from "../../ui/places";

/** What a disaster is called by the color of its track. */
const TRACK: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(DISASTERS).map(([colour, name]) => [name, colour]),
);

/** Where a place is to be found: itself, or on a small screen the tab that leads to it. */
function targets(place: Place | null, viewer: number, card: number): string[] {
  if (!place) return [];
  const tab = place.seat === 0 || place.zone === "square" ? "city" : place.seat === viewer ? "mine" : "others";
  return [...places(place, viewer, card), tabCalled(tab)];
}

/** Places on the screen for a place of the game: our own have no seat in their name, others' have. */
function places(place: Place, viewer: number, card: number): string[] {
  const { zone, seat, which } = place;
  const mine = seat === viewer;
  const of = (kind: string, what = which): string[] =>
    mine ? [`${kind}:${what}`, `${kind}:${seat}:${what}`, `seat:${seat}`] : [`${kind}:${seat}:${what}`, `seat:${seat}`];
  const cards = card > 0 ? [`card:${card}`] : [];
  switch (zone) {
    case "hand":
    case "drawn":
    case "held":
      return mine ? [...cards, "hand", `hand:${seat}`] : [`hand:${seat}`, `seat:${seat}`];
    case "sites":
      return of("site");
    case "buildings":
      return [`building:${card}`, ...of("site", which.split(" ")[0])];
    case "garden":
      return [`garden:${card}`, `hill:${seat}`, `seat:${seat}`];
    case "under":
      return [`building:${card}`, `seat:${seat}`];
    case "workers":
      return mine ? [`[data-workers="${which}"]`, ...of("worker")] : of("worker");
    case "levels":
      return of("level");
    case "wall":
      return mine ? [`[data-segment^="${which} "]`, ...of("wall")] : of("wall");
    case "majorities":
      return of("majority");
    case "marks":
    case "points":
      return [`${zone}:${seat}`, `seat:${seat}`];
    case "square":
      return [`[data-pawn="${seat}"]`, `pawn:${seat}`, "square"];
    case "piles":
      return [`pile:${which}`];
    case "discards":
    case "shuffled":
      return [`discard:${card}`, "discards"];
    case "found":
      return [`found:${card}`, "discards"];
    case "dice":
      return [`[data-die="${which.split(" ")[0] ?? ""}"] [data-tumbling]`, `die:${which.split(" ")[0] ?? ""}`];
    case "windows":
      return [`[data-window="${which}"] [data-cleric]`, `[data-window="${which}"]`, `window:${which}`, "church"];
    case "guests":
    case "cleric_tiles":
      return [`[data-window="${which}"]`, `window:${which}`, "church"];
    case "floor":
    case "floor_workers":
      return [`floor:${which}`, "church"];
    case "burning_house":
    case "open_tokens":
      return ["tokens"];
    case "statues":
      return seat ? of("statue") : ["statue", "square"];
    case "quay":
    case "roadstead":
      return [`[data-ship="${which}"]`, `ship:${which}`, "harbour"];
    case "stock_exchange":
    case "stock_stack":
    case "price_tracker":
      return ["exchange"];
    case "first":
      return [`first:${seat}`, `seat:${seat}`];
    default:
      return seat ? [`seat:${seat}`] : [zone];
  }
}

function card(move: MoveInfo, beat: Beat, where: Where): Act | null {
  const number = move.number ?? 0;
  const [from, to] = [placeOf(move.from)?.zone ?? "", placeOf(move.to)?.zone ?? ""];
  // What lies face down before its player is in the hand already, to the eye.
  if (from === "drawn" && to === "hand") return null;
  if (from === "discards" && to === "shuffled") return null;
  if (from === "hand" && (to === "buildings" || to === "garden")) {
    return act("rise", move, beat, 620, {
      ...where,
      sound: "hammer",
      banner: number > 0 ? { kind: "card", number } : null,
    });
  }
  if (to === "drawn")
    return act("fly", move, beat, 260, { ...where, sound: "card", which: COLOURS[-number - 1] ?? "" });
  const table = placeOf(move.from)?.seat === 0 && placeOf(move.to)?.seat === 0;
  return act("fly", move, beat, to === "sites" ? 380 : 320, {
    ...where,
    table,
    sound: "card",
    which: COLOURS[-number - 1] ?? "",
  });
}

function level(move: MoveInfo, beat: Beat, where: Where): Act {
  const disaster = beat.cause?.kind === "disaster" ? TRACK[beat.cause.name ?? ""] : undefined;
  if (disaster !== undefined && move.from) {
    const seat = placeOf(move.from)?.seat ?? 0;
    return act("strike", move, beat, 900, {
      from: where.from,
      to: [`street:${seat}`, `seat:${seat}`, "street"],
      which: disaster,
      table: true,
      sound: "thunder",
    });
  }
  if (move.to) return act("shake", move, beat, 200, { ...where, table: beat.cause?.kind !== "action" });
  return act("pulse", move, beat, 240, { from: where.from, to: where.from, sound: "card" });
}

const ROWS: Readonly<Record<string, Row>> = {
  card,
  level,
  worker: (move, beat, where) => act("hop", move, beat, hopping(move.count ?? 1), { ...where, sound: "step" }),
  mark: (move, beat, where) => act("hop", move, beat, hopping(move.count ?? 1), { ...where, sound: "coin" }),
  point: (move, beat, where) => act("hop", move, beat, hopping(move.count ?? 1), { ...where, sound: "coin" }),
  segment: (move, beat, where) =>
    act(move.to ? "rise" : "strike", move, beat, 300, {
      ...where,
      to: move.to ? where.to : where.from,
      sound: "hammer",
    }),
  die: (move, beat, where) => act("tumble", move, beat, 170, { ...where, table: true, sound: "die" }),
  cleric: (move, beat, where) =>
    act(move.from ? "step" : "rise", move, beat, 450, { ...where, table: true, sound: move.from ? null : "chord" }),
  pawn: (move, beat, where) => act("step", move, beat, 280, { ...where, sound: "step" }),
  statue: (move, beat, where) => act("fly", move, beat, 500, { ...where, sound: "hammer" }),
  token: (move, beat, where) => act("fly", move, beat, 320, { ...where, table: true, sound: "card" }),
  ship: (move, beat, where) => act("step", move, beat, 600, { ...where, table: true }),
  majority: (move, beat, where) => act("pulse", move, beat, 400, { ...where, table: true, sound: "step" }),
  coat: (move, beat, where) => act("fly", move, beat, 320, { ...where, table: true }),
  marker: (move, beat, where) =>
    act("pulse", move, beat, 120, { to: move.number ? [`building:${move.number}`] : where.to }),
  season: (move, beat) => act("blend", move, beat, 900, { to: ["sky"], table: true, sound: "chord" }),
  round: (move, beat) => act("pulse", move, beat, 250, { to: ["clock"], table: true }),
  phase: () => null,
};

/** Hamburg's beats; what has no row is seen as in any game. */
export const staging = stagingBy(ROWS, targets);
