/** What is seen of Bruges' events: a row for each thing that moves, with where it is on the screen. */
import { act, hopping, placeOf, plainStaging, type Act, type Place, type Staging } from "../../beats/acts";
import type { Beat, MoveInfo } from "../../wire/types";
import { COLOURS } from "./components";

/** The colour of a threat by what it is called. */
const THREATS: Readonly<Record<string, string>> = { flood: "blue", plague: "brown", raid: "yellow", fire: "red", intrigue: "violet" };

type Where = Pick<Act, "from" | "to">;

/** Where a place is to be found: itself, or on a small screen the tab that leads to it. */
function targets(place: Place | null, viewer: number, card: number): string[] {
  if (!place) return [];
  const tab = place.seat === 0 || place.zone === "reputation" ? "city" : place.seat === viewer ? "mine" : "others";
  return [...places(place, viewer, card), `[data-tab="${tab}"]`];
}

/** Places on the screen for a place of the game: our own have no seat in their name, others' have. */
function places({ zone, seat, which }: Place, viewer: number, card: number): string[] {
  const mine = seat === viewer;
  const of = (kind: string): string[] => (mine ? [`${kind}:${which}`, `${kind}:${seat}:${which}`, `seat:${seat}`] : [`${kind}:${seat}:${which}`, `seat:${seat}`]);
  switch (zone) {
    case "hand":
    case "drawn":
    case "held":
      return mine ? [...(card > 0 ? [`card:${card}`] : []), "hand"] : [`hand:${seat}`, `seat:${seat}`];
    case "houses":
      return of("house");
    case "persons":
      return [`person:${card}`, ...of("house")];
    case "workers":
      return of("worker");
    case "threats":
      return of("threat");
    case "canal":
      return of("canal");
    case "majorities":
      return of("majority");
    case "guilders":
    case "points":
      return [`${zone}:${seat}`, `seat:${seat}`];
    case "reputation":
      return [`pawn:${seat}`, "stairs"];
    case "piles":
      return [`pile:${which}`];
    case "discards":
      return [`discard:${card}`, "discards"];
    case "dice":
      return [`die:${which.split(" ")[0] ?? ""}`];
    case "statues":
      return seat ? [`points:${seat}`, `seat:${seat}`] : ["statue", "stairs"];
    case "used":
      return [`person:${card}`, `seat:${seat}`];
    default:
      return seat ? [`seat:${seat}`] : [zone];
  }
}

type Row = (move: MoveInfo, beat: Beat, where: Where) => Act | null;

function card(move: MoveInfo, beat: Beat, where: Where): Act | null {
  const number = move.number ?? 0;
  const [from, to] = [placeOf(move.from)?.zone ?? "", placeOf(move.to)?.zone ?? ""];
  // What lies face down before its player is in the hand already, to the eye.
  if (from === "drawn" && to === "hand") return null;
  // A new top card is turned up; nothing flies.
  if (from === "" && to === "piles") return act("pulse", move, beat, 120, { to: where.to, along: true });
  if (to === "persons") return act("rise", move, beat, 620, { ...where, sound: "hammer", banner: number > 0 ? { kind: "card", number } : null });
  const table = placeOf(move.from)?.seat === 0 && placeOf(move.to)?.seat === 0;
  return act("fly", move, beat, to === "drawn" || to === "hand" ? 260 : to === "houses" ? 380 : 320, { ...where, table, sound: "card", which: COLOURS[-number - 1] ?? "" });
}

function threat(move: MoveInfo, beat: Beat, where: Where): Act {
  const struck = beat.cause?.kind === "threat" ? THREATS[beat.cause.name ?? ""] : undefined;
  if (struck !== undefined && move.from) {
    const seat = placeOf(move.from)?.seat ?? 0;
    return act("strike", move, beat, 900, { to: [`street:${seat}`, `seat:${seat}`], which: struck, table: true, sound: "thunder" });
  }
  if (move.to) return act("shake", move, beat, 200, { ...where, table: beat.cause?.kind !== "action" });
  return act("pulse", move, beat, 240, { to: where.from, sound: "card" });
}

const ROWS: Readonly<Record<string, Row>> = {
  card,
  threat,
  back: () => null,
  worker: (move, beat, where) => act("hop", move, beat, hopping(move.count ?? 1), { ...where, sound: "step" }),
  guilder: (move, beat, where) => act("hop", move, beat, hopping(move.count ?? 1), { ...where, sound: "coin" }),
  point: (move, beat, where) => act("hop", move, beat, hopping(move.count ?? 1), { ...where, sound: "coin" }),
  tile: (move, beat, where) => act(move.to ? "rise" : "strike", move, beat, 480, { ...where, to: move.to ? where.to : where.from, which: "red", sound: "hammer" }),
  die: (move, beat, where) => act("tumble", move, beat, 170, { ...where, table: true, sound: "die" }),
  figure: (move, beat, where) => act("step", move, beat, 280, { ...where, sound: "step" }),
  statue: (move, beat, where) => act("fly", move, beat, 500, { ...where, sound: "hammer" }),
  majority: (move, beat, where) => act("pulse", move, beat, 350, { ...where, to: move.to ? where.to : where.from, table: true, sound: "step" }),
  coat: (move, beat, where) => act("fly", move, beat, 320, { ...where, table: true }),
  turned: (move, beat, where) => act("pulse", move, beat, 120, { to: move.number ? [`person:${move.number}`] : where.to }),
  round: (move, beat) => act("pulse", move, beat, 300, { to: ["sky"], table: true, sound: "chord" }),
  last: (move, beat) => act("pulse", move, beat, 300, { to: ["flag", "die:yellow"], table: true, sound: "chord" }),
  lap: () => null,
  phase: () => null,
  forged: () => null,
};

/** A wave of the same, such as markers that everyone takes, is seen as one. */
function waves(one: Act, before: Act | undefined): Act {
  const same = before !== undefined && before.motion === one.motion && before.table && one.table;
  return same && (one.motion === "shake" || one.motion === "pulse") ? { ...one, along: true } : one;
}

/** Bruges' beats; what has no row is seen as in any game. */
export const staging: Staging = (beat, line, viewer) => {
  const acts: Act[] = [];
  for (const move of beat.moves) {
    const number = move.number ?? 0;
    const where = { from: targets(placeOf(move.from), viewer, number), to: targets(placeOf(move.to), viewer, number) };
    const row = ROWS[move.thing];
    const found = row ? row(move, beat, where) : (plainStaging({ ...beat, moves: [move] }, line, viewer)[0] ?? null);
    if (found) acts.push(waves(found, acts.at(-1)));
  }
  return acts;
};
