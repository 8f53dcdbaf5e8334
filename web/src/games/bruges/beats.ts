/** What is seen of Bruges' events: a row for each thing that moves, with where it is on the screen. */
import { act, hopping, placeOf, plainStaging, type Act, type Part, type Place, type Staging } from "../../beats/acts";
import type { Beat, LogLine, MoveInfo } from "../../wire/types";
import * as how from "./choreography";
import { COLOURS, colourOf } from "./components";
import type { BrugesState } from "./state.svelte";
import { tabCalled } from "../../ui/places";

/** The colour of a threat by what it is called. */
const THREATS: Readonly<Record<string, string>> = {
  flood: "blue",
  plague: "brown",
  raid: "yellow",
  fire: "red",
  intrigue: "violet",
};

/** Where a place is to be found: itself, or on a small screen the tab that leads to it. */
function targets(place: Place | null, viewer: number, card: number): string[] {
  if (!place) return [];
  const tab = place.seat === 0 || place.zone === "reputation" ? "city" : place.seat === viewer ? "mine" : "others";
  return [...places(place, viewer, card), tabCalled(tab)];
}

/** Places on the screen for a place of the game: our own have no seat in their name, others' have. */
function places({ zone, seat, which }: Place, viewer: number, card: number): string[] {
  const mine = seat === viewer;
  const of = (kind: string): string[] =>
    mine
      ? [`${kind}:${which}`, `${kind}:${seat}:${which}`, `seat:${seat}`]
      : [`${kind}:${seat}:${which}`, `seat:${seat}`];
  switch (zone) {
    case "drawn":
      return mine ? ["drawn:last", "hand"] : [`hand:${seat}`, `seat:${seat}`];
    case "hand":
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

/** A movement and all that is known of it. */
interface Seen {
  readonly move: MoveInfo;
  readonly beat: Beat;
  readonly line: LogLine;
  readonly viewer: number;
  readonly state: BrugesState;
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly source: Place | null;
  readonly goal: Place | null;
}
type Row = (seen: Seen) => Act[];

const number = ({ move }: Seen): number => move.number ?? 0;
/** The person because of whom something happens. */
const worker = ({ beat: { cause } }: Seen): number => (cause?.kind === "card" ? (cause.number ?? 0) : 0);
const threatOf = ({ cause }: Beat): string | undefined =>
  cause?.kind === "threat" ? THREATS[cause.name ?? ""] : undefined;
const make = (motion: Act["motion"], seen: Seen, ms: number, more: Partial<Act> = {}): Act =>
  act(motion, seen.move, seen.beat, ms, { from: seen.from, to: seen.to, ...more });
const parts = (seen: Seen, ms: number, moving: readonly Part[], more: Partial<Act> = {}): Act =>
  make("parts", seen, ms, { parts: moving, ...more });

/** The names of a house as it is drawn, which depend on whether somebody lives there. */
const houseNames = ({ seat, which }: Place, viewer: number): string[] => [
  ...(seat === viewer ? [`house:${which}`] : []),
  `house:${seat}:${which}`,
];

const CARDS: Readonly<Record<string, Row>> = {
  // What lies face down before its player is in the hand already, to the eye: there it turns over.
  "drawn hand": (seen) => (number(seen) > 0 ? [parts(seen, 90, how.uncovering(`card:${number(seen)}`, 2.4))] : []),
  " piles": (seen) => [parts(seen, 120, how.uncovering(seen.to[0] ?? "", 1), { along: true })],
  "piles piles": (seen) => [make("fly", seen, 700, { table: true, sound: "step", parts: how.swinging() })],
  " houses": (seen) => [
    make("fly", seen, 240, { sound: "card", which: COLOURS[-number(seen) - 1] ?? "" }),
    parts(
      seen,
      620,
      seen.goal ? how.building(houseNames(seen.goal, seen.viewer), `arch:${seen.goal.seat}:${seen.goal.which}`) : [],
      { sound: "hammer" },
    ),
  ],
  // The street closes up where a house is gone; who lives in a house moves with it.
  "houses houses": (seen) => {
    const inhabited = seen.beat.moves.some(
      ({ to }) => placeOf(to)?.zone === "persons" && placeOf(to)?.which === seen.goal?.which,
    );
    return seen.goal && seen.source && !inhabited
      ? [
          make("step", seen, 300, {
            from: houseNames(seen.source, seen.viewer),
            to: houseNames(seen.goal, seen.viewer),
            along: true,
          }),
        ]
      : [];
  },
  "persons persons": (seen) => [
    make("step", seen, 300, { from: [`person:${number(seen)}`], to: [`person:${number(seen)}`], along: true }),
  ],
  " persons": (seen) => {
    const card = number(seen);
    // The house stands already: only who moves in appears, so it is not the house that is told to.
    const moving = [
      make("fly", seen, 320, {
        to: [`arch:${card}`, ...seen.to],
        sound: "card",
        banner: card > 0 ? { kind: "card", number: card } : null,
      }),
      parts(seen, 620, how.movingIn(card), { sound: "hammer" }),
    ];
    // A flash that finds nothing is seen to find nothing, while that is told.
    const vain = seen.line.says.findIndex(
      ({ id, arguments: told }) => id === "br-flash-in-vain" && told["card"] === card,
    );
    return vain < 0 ? moving : [...moving, parts(seen, 500, how.failing(card), { said: vain })];
  },
  "houses discards": (seen) => {
    const lost = seen.source ? houseNames(seen.source, seen.viewer) : [];
    const struck = threatOf(seen.beat) === "red";
    return [
      parts(seen, struck ? 900 : 400, struck ? how.burning(lost) : how.crumbling(lost), {
        table: struck,
        sound: struck ? "thunder" : "hammer",
      }),
      make("fly", seen, 320, { sound: "card" }),
    ];
  },
  "persons discards": (seen) => {
    const struck = threatOf(seen.beat) === "brown";
    const home = seen.source ? `arch:${seen.source.seat}:${seen.source.which}` : "";
    const moving = [...(struck ? how.sweeping("brown", [`arch:${number(seen)}`], true) : []), ...how.shutting(home)];
    return [
      make("fly", seen, 320, { sound: "card" }),
      parts(seen, struck ? 900 : 300, moving, { table: struck, along: true, sound: struck ? "thunder" : null }),
    ];
  },
};

function card(seen: Seen): Act[] {
  const [from, to] = [seen.source?.zone ?? "", seen.goal?.zone ?? ""];
  const row = CARDS[`${from} ${to}`] ?? (to === "houses" || to === "persons" ? CARDS[` ${to}`] : undefined);
  if (row) return row(seen);
  const table = seen.source?.seat === 0 && seen.goal?.seat === 0;
  return [
    make("fly", seen, to === "drawn" || to === "hand" ? 260 : 320, {
      table,
      sound: "card",
      which: COLOURS[-number(seen) - 1] ?? "",
    }),
  ];
}

/** What a threat does that has nothing of its own to lose: it goes over what it takes. */
function striking(seen: Seen, colour: string, seat: number): Act {
  const purse = (what: string): string[] => [`self:${seat}`, `${what}:${seat}`, `seat:${seat}`];
  const over: Readonly<Record<string, readonly Part[]>> = {
    blue: how.flooding(seat, COLOURS),
    yellow: how.sweeping("yellow", purse("guilders")),
    violet: how.sweeping("violet", purse("points")),
  };
  return parts(seen, 900, over[colour] ?? how.sweeping(colour, [`street:${seat}`, `seat:${seat}`]), {
    table: true,
    which: colour,
    sound: "thunder",
  });
}

/** Whether the same happened just before, because of the same: a wave of markers that everyone takes is seen as one. */
function goesOn({ beat, line, move }: Seen): boolean {
  const before = line.beats[line.beats.indexOf(beat) - 1];
  return (
    before?.moves[0]?.thing === move.thing &&
    before.cause?.kind === beat.cause?.kind &&
    before.cause?.name === beat.cause?.name
  );
}

/** Whether something of a player was lost to the same threat in this line before a movement, or at all. */
function lost(seen: Seen, colour: string, seat: number, before: boolean): boolean {
  const beats = before ? seen.line.beats.slice(0, seen.line.beats.indexOf(seen.beat)) : seen.line.beats;
  return beats.some(
    (beat) =>
      threatOf(beat) === colour &&
      beat.moves.some((move) => move.thing !== "threat" && placeOf(move.from)?.seat === seat),
  );
}

function threat(seen: Seen): Act[] {
  const struck = threatOf(seen.beat);
  if (struck !== undefined && seen.source) {
    const { seat } = seen.source;
    const back = make("pulse", seen, 240, { to: seen.from, table: true });
    return lost(seen, struck, seat, false) ? [back] : [striking(seen, struck, seat), back];
  }
  if (!seen.goal) return [make("fly", seen, 240, { to: [], sound: "card" })];
  const die =
    seen.beat.cause?.kind === "die" ? [`die:${seen.goal.which}`] : worker(seen) ? [`person:${worker(seen)}`] : [];
  return [
    make("fly", seen, 200, {
      from: die,
      table: seen.beat.cause?.kind !== "action",
      along: goesOn(seen),
      sound: "card",
    }),
  ];
}

/** Pieces that come from the box or go there: from the person who brings them, to the one who asks for them. */
function pieces(sound: Act["sound"]): Row {
  return (seen) => {
    const ms = hopping(seen.move.count ?? 1);
    const struck = threatOf(seen.beat);
    const loser = seen.source?.seat ?? 0;
    const hop = make("hop", seen, ms, { sound });
    if (struck !== undefined)
      return [
        ...(lost(seen, struck, loser, true) ? [] : [striking(seen, struck, loser)]),
        { ...hop, table: true, along: true },
      ];
    const person = worker(seen);
    if (person && !seen.source)
      return [{ ...hop, from: [`works:${person}`, `person:${person}`], parts: how.flaring(person) }];
    if (person && !seen.goal) return [{ ...hop, to: [`person:${person}`] }];
    const action = seen.beat.cause?.kind === "action" ? seen.beat.cause.name : "";
    if (action === "workers" && seen.goal)
      return [parts(seen, ms + 180, how.mooring(seen.goal.seat, seen.goal.which), { sound })];
    // What a die brings comes from it: its colour is that of the card played.
    const played = seen.line.beats.flatMap(({ moves }) => moves).find(({ thing }) => thing === "card")?.number ?? 0;
    if (action === "money" && seen.goal && played > 0)
      return [{ ...hop, from: [`die:${colourOf(played)}`, tabCalled("city")] }];
    return [hop];
  };
}

/** The side of the canal that was completed when a statue came. */
function completed({ line, goal }: Seen): string {
  const tile = line.beats
    .flatMap(({ moves }) => moves)
    .find(({ thing, to }) => thing === "tile" && placeOf(to)?.seat === goal?.seat);
  return placeOf(tile?.to)?.which ?? "";
}

function tile(seen: Seen): Act[] {
  const place = seen.goal ?? seen.source;
  if (!place) return [];
  if (seen.goal) return [parts(seen, 480, how.digging(place.seat, place.which), { sound: "hammer" })];
  const [burns, was] = [threatOf(seen.beat) === "red", [`tile:${place.seat}:${place.which}`, ...seen.from]];
  return [
    parts(seen, burns ? 900 : 480, burns ? how.burning(was) : how.crumbling(was), {
      to: seen.from,
      table: burns,
      sound: burns ? "thunder" : "hammer",
    }),
  ];
}

/** How long a die takes, the last one, and all of them. */
const [DIE, LAST_DIE] = [120, 420];
const ROLL = (COLOURS.length - 1) * DIE + LAST_DIE;

/** Whether a step costs more than the viewer has, as far as the dice tell; whoever pays less finds out from the table. */
function tooDear({ line: { beats }, state: { me } }: Seen): boolean {
  const low = beats
    .flatMap(({ moves }) => moves)
    .filter(({ thing }) => thing === "die")
    .map(({ to }) => Number(placeOf(to)?.which.split(" ")[1]))
    .filter((pips) => pips <= 2);
  return me !== undefined && low.reduce((sum, pips) => sum + pips, 0) > me.guilders;
}

function die(seen: Seen): Act[] {
  const colour = seen.goal?.which.split(" ")[0] ?? "";
  const last = colour === COLOURS.at(-1);
  const end = last ? 1 : 3.4;
  // All are in the air from the first on: only then their total is told.
  const total = colour === COLOURS[0] ? how.untold("total", ROLL / DIE) : [];
  const rolled = parts(
    seen,
    last ? LAST_DIE : DIE,
    [...how.tumbling(colour, end), ...how.untold(`warns:${colour}`, end), ...total],
    { table: true, sound: "die" },
  );
  return last && tooDear(seen)
    ? [rolled, parts(seen, 1000, how.unrolling("short"), { table: true, to: ["stairs"] })]
    : [rolled];
}

function figure(seen: Seen): Act[] {
  const down = Number(seen.goal?.which) < Number(seen.source?.which);
  return [make("step", seen, down ? 420 : 280, { sound: "step", parts: how.landing(seen.goal?.seat ?? 0) })];
}

const ROWS: Readonly<Record<string, Row>> = {
  card,
  threat,
  back: () => [],
  worker: pieces("step"),
  guilder: pieces("coin"),
  point: pieces("coin"),
  tile,
  die,
  figure,
  statue: (seen) => [
    make("fly", seen, 500, { to: [`niche:${seen.goal?.seat ?? 0}:${completed(seen)}`, ...seen.to], sound: "hammer" }),
  ],
  majority: (seen) => {
    const place = seen.goal ?? seen.source;
    const [seat, which] = [place?.seat ?? 0, place?.which ?? ""];
    return [
      parts(seen, 1000, [...how.turning(seat, which), ...how.awarding(seat, which, seen.goal !== null)], {
        to: seen.goal ? seen.to : seen.from,
        table: true,
        sound: "step",
      }),
    ];
  },
  coat: (seen) => [make("fly", seen, 320, { table: true })],
  turned: (seen) =>
    seen.goal
      ? [parts(seen, 200, how.resting(number(seen)))]
      : [parts(seen, 60, how.waking(number(seen)), { to: seen.from, table: true })],
  round: (seen) => {
    const first = seen.line.says[seen.beat.said ?? -1]?.arguments["seat"] ?? "";
    return [
      make("pulse", seen, 1200, {
        to: ["sky"],
        table: true,
        sound: "chord",
        parts: how.unrolling(`round ${seen.goal?.which ?? ""} ${first}`),
      }),
    ];
  },
  last: (seen) => [parts(seen, 300, how.hoisting(), { to: ["flag", "die:yellow"], table: true, sound: "chord" })],
  lap: () => [],
  phase: () => [],
  forged: () => [],
};

/** Bruges' beats; what has no row is seen as in any game. */
export const stagingOf =
  (state: BrugesState): Staging =>
  (beat, line, viewer) => {
    const acts: Act[] = [];
    for (const move of beat.moves) {
      const card = move.number ?? 0;
      const [source, goal] = [placeOf(move.from), placeOf(move.to)];
      const seen: Seen = {
        move,
        beat,
        line,
        viewer,
        state,
        source,
        goal,
        from: targets(source, viewer, card),
        to: targets(goal, viewer, card),
      };
      const found = ROWS[move.thing]?.(seen) ?? plainStaging({ ...beat, moves: [move] }, line, viewer).slice(0, 1);
      acts.push(...found);
    }
    return acts;
  };
