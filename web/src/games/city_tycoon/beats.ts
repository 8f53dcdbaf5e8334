/** What is seen of the city's events: a row for each thing that moves, with where it is on the screen. */
import { act, hopping, placeOf, type Place } from "../../beats/acts";
import { stagingBy, type Row } from "../../beats/rows";
import type { Beat, LogLine } from "../../wire/types";
import { laying, lighting, refilling } from "./choreography";
import { lying } from "./lying.svelte";
import { route } from "./route";

/** A cell as it is written, `e2 n1`, as the target it has on the map: there is no column or row 0. */
export function cellOf(name: string): string {
  const [x = "", y = ""] = name.split(" ");
  const line = (word: string, ahead: string): number => (word.startsWith(ahead) ? Number(word.slice(1)) - 1 : -Number(word.slice(1)));
  return `cell:${line(x, "e")},${line(y, "n")}`;
}

/** Where a place of the game is on the screen; on a phone the tab that leads to it. */
function targets(place: Place | null, viewer: number, tile: number): string[] {
  if (!place) return [];
  const { zone, seat, which } = place;
  const mine = seat === viewer;
  switch (zone) {
    case "city":
      return [cellOf(which), '[data-tab="mine"]'];
    case "cubes":
      return [lying.plants.get(which) ?? "", '[data-tab="mine"]'].filter(Boolean);
    case "delivered":
    case "supplied":
      return [lying.tiles.get(Number(which.split(" ")[0])) ?? "", '[data-tab="mine"]'].filter(Boolean);
    case "hand":
    case "pick":
    case "pack":
    case "laying":
    case "gone":
      return mine ? [...(tile > 0 ? [`tile:${tile}`] : []), "hand", `hand:${seat}`] : [`hand:${seat}`, `seat:${seat}`, '[data-tab="others"]'];
    case "money":
    case "yellow":
    case "points":
      return [`${zone}:${seat}`, `seat:${seat}`, '[data-tab="others"]'];
    case "stacks":
      return [`stack:${which}`, '[data-tab="city"]'];
    case "supply":
    case "landscapes":
      return ["box", '[data-tab="city"]'];
    default:
      return seat ? [`seat:${seat}`, '[data-tab="others"]'] : [];
  }
}

/** Where what is gained comes from: the tile that gives it, else the bank. */
function source(beat: Beat): string[] {
  const tile = beat.cause?.kind === "tile" ? lying.tiles.get(beat.cause.number ?? 0) : undefined;
  return [...(tile ? [tile] : []), "bank"];
}

/** What a cell takes at the usual speed while a cube passes it, and all of a way at most. */
const CELL = 90;
const WAY = 900;

/** The cells a cube passes on its way to what is supplied. */
function way(from: string, to: string, line: LogLine): string[] {
  const seat = line.seat ?? 0;
  const paid = line.beats.flatMap((beat) => beat.moves).flatMap((move) => (move.thing === "euro" && move.from === `money ${seat}` ? [placeOf(move.to)?.seat ?? 0] : []));
  return route(from, to, lying.ground, seat, paid);
}

const ROWS: Readonly<Record<string, Row>> = {
  tile: (move, beat, where) => {
    const [from, to] = [placeOf(move.from)?.zone, placeOf(move.to)?.zone];
    const number = move.number ?? 0;
    if (to === "city") return act("parts", move, beat, 620, { ...where, parts: laying(where.to[0] ?? ""), sound: "hammer", banner: number > 0 ? { kind: "tile", number } : null });
    // A tile on its way from the hand to its cell is seen when it gets there; what nobody holds any more is not seen at all.
    if (to === "laying" || !move.to || from === "gone") return null;
    if (to === "gone") return act("fly", move, beat, 320, { ...where, to: ["bank", ...where.to], sound: "card" });
    return act("fly", move, beat, to === "pack" ? 420 : 260, { ...where, table: to === "pack", sound: "card" });
  },
  plant: (move, beat, where) => act("parts", move, beat, 520, { ...where, parts: laying(where.to[0] ?? ""), sound: "hammer" }),
  landscape: (move, beat, where) => act("parts", move, beat, 260, { ...where, parts: laying(where.to[0] ?? ""), sound: "card" }),
  cube: (move, beat, where, line) => {
    const [from, to] = [placeOf(move.from)?.zone, placeOf(move.to)?.zone];
    // What was used goes back to the box all at once, after the round.
    if (from === "delivered") return null;
    if (from === "supply" && to === "cubes") return act("hop", move, beat, hopping(move.count ?? 1), { ...where, parts: refilling(where.to[0] ?? ""), along: true, table: true, sound: "step" });
    const via = from === "cubes" && to === "delivered" ? way(where.from[0] ?? "", where.to[0] ?? "", line) : [];
    if (via.length === 0) return act("hop", move, beat, hopping(move.count ?? 1), { ...where, along: true, sound: "step" });
    return act("hop", move, beat, Math.min(WAY, CELL * (via.length + 1)), { ...where, via, along: true, sound: "step" });
  },
  euro: (move, beat, where) => act("hop", move, beat, hopping(move.count ?? 1), { from: where.from.length > 0 ? where.from : source(beat), to: where.to.length > 0 ? where.to : ["bank"], sound: "coin" }),
  point: (move, beat, where) => act("hop", move, beat, hopping(move.count ?? 1), { from: source(beat), to: where.to, sound: "coin" }),
  demand: (move, beat, where) => (move.to ? act("parts", move, beat, 300, { ...where, parts: lighting(where.to[0] ?? ""), sound: null }) : null),
  pass: (move, beat, where) => (move.to ? act("pulse", move, beat, 240, where) : null),
};

/** What has no row is not seen. */
export const staging = stagingBy(ROWS, targets, () => []);
