/** What is seen of the city's events: a row for each thing that moves, with where it is on the screen. */
import { act, hopping, placeOf, type Act, type Place, type Staging } from "../../beats/acts";
import { stagingBy, type Row, type Where } from "../../beats/rows";
import type { Beat, LogLine, MoveInfo } from "../../wire/types";
import { dealing, flashing, giving, laying, lighting, receiving, refilling } from "./choreography";
import { cellOf, edgeTarget } from "./cells";
import { cellsPassed } from "./went";
import type { CityState } from "./state.svelte";
import { tabCalled } from "../../ui/places";

/** Where a place of the game is on the screen; on a phone the tab that leads to it. */
function targets(city: CityState, place: Place | null, viewer: number, tile: number): string[] {
  if (!place) return [];
  const { zone, seat, which } = place;
  const mine = seat === viewer;
  switch (zone) {
    case "city":
      return [cellOf(which), tabCalled("mine")];
    case "cubes":
      return [...city.plantAt(which), tabCalled("mine")];
    case "delivered":
    case "supplied":
      return [...city.tileAt(Number(which.split(" ")[0])), tabCalled("mine")];
    case "pack":
      return [`pack:${seat}`];
    case "hand":
    case "pick":
    case "laying":
    case "gone":
      return mine
        ? [...(tile > 0 ? [`tile:${tile}`] : []), "hand", `hand:${seat}`]
        : [`hand:${seat}`, `seat:${seat}`, tabCalled("others")];
    case "money":
    case "yellow":
    case "points":
      return [...(mine ? [`mine:${zone}`] : []), `${zone}:${seat}`, `seat:${seat}`, tabCalled("others")];
    case "order":
      return [`seat:${seat}`];
    case "stacks":
      return [`stack:${which}`, tabCalled("city")];
    case "supply":
    case "landscapes":
      return ["box", tabCalled("city")];
    default:
      return seat ? [`seat:${seat}`, tabCalled("others")] : [];
  }
}

/** Where what is gained comes from: the tile that gives it, else the bank. */
function source(city: CityState, beat: Beat): string[] {
  return [...(beat.cause?.kind === "tile" ? city.tileAt(beat.cause.number ?? 0) : []), ...BANK];
}
const BANK = ["bank", tabCalled("city")] as const;
const BOX = ["box", tabCalled("city")] as const;

/** Whether it is the first of its kind in its beat: the others begin together with it. */
const leads = (move: MoveInfo, beat: Beat): boolean => beat.moves.find((each) => each.thing === move.thing) === move;

const isBonus = (beat: Beat, line: LogLine): boolean =>
  beat.said !== undefined && beat.said !== null && line.says[beat.said]?.arguments["source"] === "neighbours";
const GAIN: Readonly<Record<string, "euro" | "points" | "yellow">> = { euro: "euro", point: "points", cube: "yellow" };

/** The edge by which a neighbour gives this to whoever supplies: what is told of several is in their order. */
function edge(city: CityState, move: MoveInfo, beat: Beat, line: LogLine): string | undefined {
  const [to] = city.tileAt(beat.cause?.number ?? 0);
  const gives = city.arrows.filter((arrow) => arrow.to === to && arrow.gain[GAIN[move.thing] ?? "euro"] > 0);
  const before = line.beats
    .slice(0, line.beats.indexOf(beat))
    .filter((each) => isBonus(each, line) && each.moves.some(({ thing }) => thing === move.thing));
  const found = gives[before.length];
  return found && edgeTarget(found.from, found.to);
}

/** What a player gains: a neighbour's bonus leaves by the edge whose arrow flashes. */
function gained(
  city: CityState,
  move: MoveInfo,
  beat: Beat,
  where: Where,
  line: LogLine,
  from: readonly string[],
): Act {
  const by = isBonus(beat, line) ? edge(city, move, beat, line) : undefined;
  if (by === undefined) return act("hop", move, beat, hopping(move.count ?? 1), { from, to: where.to, sound: "coin" });
  return act("hop", move, beat, 260, { from: [by, ...from], to: where.to, parts: flashing(by), sound: "coin" });
}

/** What a cell takes at the usual speed while a cube passes it, and all of a way at most. */
const CELL = 90;
const WAY = 900;

/** The cell of a payee that cubes passed: there the coin leaves for whom it pays. */
function tollgate(move: MoveInfo, line: LogLine): string[] {
  const payee = placeOf(move.to)?.seat ?? 0;
  const cells = line.beats.flatMap((beat) => beat.moves).flatMap(cellsPassed);
  return cells.filter(({ seat }) => seat === payee && payee > 0 && payee !== line.seat).map(({ target }) => target);
}

/** A tile of a pack: packs are dealt, and slide to the left neighbour as a whole. */
function passed(move: MoveInfo, beat: Beat, where: Where, viewer: number): Act | null {
  const [from, to] = [placeOf(move.from), placeOf(move.to)];
  const first = leads(move, beat);
  const more = { ...where, table: true, sound: first ? "card" : null } as const;
  // Only whoever may look at them sees tiles come one by one.
  if (!from)
    return to?.seat === viewer
      ? act("parts", move, beat, 260, { ...more, parts: dealing(move.number ?? 0), along: true })
      : first
        ? act("hop", move, beat, 260, { ...more, thing: "pack", count: 1, along: true })
        : null;
  const pack = beat.moves.filter((each) => each.from === move.from && each.to === move.to);
  if (pack[0] !== move) return null;
  const tiles = pack.flatMap((each) => each.number || []);
  const number = pack.reduce((sum, each) => sum + (each.count ?? 1), 0);
  const parts = from.seat === viewer ? giving(tiles) : to?.seat === viewer ? receiving(tiles) : [];
  return act("fly", move, beat, PASS, {
    ...more,
    thing: "pack",
    number,
    via: [`way:${from.seat}`],
    parts,
    along: !first,
  });
}

/** How long packs are on their way. */
const PASS = 420;

const rowsOf = (city: CityState): Readonly<Record<string, Row>> => ({
  tile: (move, beat, where, line, viewer) => {
    const to = placeOf(move.to);
    const number = move.number ?? 0;
    switch (to?.zone) {
      case "city":
        city.laid.tiles.set(number, where.to[0] ?? "");
        return act("parts", move, beat, 660, {
          ...where,
          parts: laying(where.to[0] ?? "", to.seat === viewer),
          sound: "hammer",
          banner: number > 0 ? { kind: "tile", number } : null,
        });
      case "pack":
        return passed(move, beat, where, viewer);
      case "pick":
        // One's own is marked where it lies; others lay theirs down unseen, all at once.
        return to.seat === viewer
          ? null
          : act("pulse", move, beat, 240, {
              table: true,
              to: [`sits:${to.seat}`, `seat:${to.seat}`, tabCalled("others")],
            });
      case "hand":
        return act("fly", move, beat, PASS, {
          ...where,
          number: number || null,
          from: to.seat === viewer ? where.from : [`pack:${to.seat}`],
          table: true,
          along: !leads(move, beat),
          sound: leads(move, beat) ? "card" : null,
        });
      case "gone":
        // What is sold goes to the bank, what a plant is paid with to the box; nobody sees it there.
        return act("fly", move, beat, 320, {
          from: where.from,
          to: [`gone:${number}`, ...(line.text.startsWith("sell") ? BANK : BOX)],
          sound: "card",
        });
      default:
        // On its way from the hand to its cell it is seen when it gets there; what nobody holds any more is not seen at all.
        return null;
    }
  },
  plant: (move, beat, where, _line, viewer) => {
    city.laid.plants.set(beat.cause?.name ?? "", where.to[0] ?? "");
    return act("parts", move, beat, 520, {
      ...where,
      parts: laying(where.to[0] ?? "", placeOf(move.to)?.seat === viewer),
      sound: "hammer",
    });
  },
  landscape: (move, beat, where) =>
    act("parts", move, beat, 260, { ...where, parts: laying(where.to[0] ?? ""), sound: "card" }),
  cube: (move, beat, where, line) => {
    const [from, to] = [placeOf(move.from)?.zone, placeOf(move.to)?.zone];
    // What was used goes back to the box all at once, after the round.
    if (from === "delivered") return null;
    // What fills a plant drops onto it: when it is built, or when its sign has turned after a round.
    if (to === "cubes") {
      const built = beat.cause?.kind === "plant";
      return act("hop", move, beat, hopping(move.count ?? 1), {
        to: where.to,
        parts: built ? [] : refilling(where.to[0] ?? ""),
        along: !built,
        table: !built,
        sound: "step",
      });
    }
    if (to === "yellow")
      return gained(city, move, beat, where, line, [...city.tileAt(beat.cause?.number ?? 0), ...where.from]);
    const via = cellsPassed(move)
      .slice(1, -1)
      .map(({ target }) => target);
    if (via.length === 0)
      return act("hop", move, beat, hopping(move.count ?? 1), { ...where, along: true, sound: "step" });
    return act("hop", move, beat, Math.min(WAY, CELL * (via.length + 1)), {
      ...where,
      via,
      along: true,
      sound: "step",
    });
  },
  euro: (move, beat, where, line) =>
    move.from
      ? act("hop", move, beat, hopping(move.count ?? 1), {
          from: [...tollgate(move, line).slice(0, 1), ...where.from],
          to: move.to ? where.to : BANK,
          sound: "coin",
        })
      : gained(city, move, beat, where, line, source(city, beat)),
  point: (move, beat, where, line) => gained(city, move, beat, where, line, source(city, beat)),
  demand: (move, beat, where) =>
    move.to ? act("parts", move, beat, 300, { ...where, parts: lighting(where.to[0] ?? ""), sound: null }) : null,
  pass: (move, beat, where) => (move.to ? act("pulse", move, beat, 240, where) : null),
  // Who comes when for the first time was not drawn before.
  order: (move, beat, where) =>
    move.from && move.to
      ? act("step", move, beat, 450, {
          ...where,
          table: true,
          along: !leads(move, beat),
          sound: leads(move, beat) ? "card" : null,
        })
      : null,
});

/** What has no row is not seen. */
export const stagingOf = (city: CityState): Staging =>
  stagingBy(
    rowsOf(city),
    (place, viewer, tile) => targets(city, place, viewer, tile),
    () => [],
  );
