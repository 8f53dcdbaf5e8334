/** What is seen of an event: who moves how, from which place on the screen to which. */
import type { Beat, LogLine, MoveInfo } from "../wire/types";
import type { Thing } from "../words/words.svelte";

export type Motion =
  /** A piece flies on an arc, and what it becomes appears where it lands. */
  | "fly"
  /** Pieces hop one by one to a pile of their like. */
  | "hop"
  /** What is there now grows out of the ground. */
  | "rise"
  /** It tumbles and comes to rest. */
  | "tumble"
  /** It goes from where it was to where it is, in one step. */
  | "step"
  /** It shakes: something threatens. */
  | "shake"
  /** Something bad goes over a place. */
  | "strike"
  /** It shows that it changed. */
  | "pulse"
  /** The whole place changes its light. */
  | "blend"
  /** Nothing but its parts moves. */
  | "parts";

export type Sound = "card" | "coin" | "die" | "hammer" | "thunder" | "chord" | "step";

/**
 * What a game sets in motion itself while an act lasts: something of its drawing, or something that is drawn over a
 * place for that time alone, and so ends unseen.
 */
export interface Part {
  /** Places on the screen by their names; the first that is there counts. */
  readonly at: readonly string[];
  readonly frames: Keyframe[];
  /** From when to when, in parts of the act's time; what goes on beyond it ends with the turn. */
  readonly begin: number;
  readonly end: number;
  /** What the room draws over the place. */
  readonly draws?: string;
  /** Whether the place is meant as it was before. */
  readonly was?: boolean;
}

export interface Act {
  readonly motion: Motion;
  /** What moves, and which of its kind: a card's number, a colour. */
  readonly thing: string;
  readonly number: number | null;
  readonly which: string;
  readonly count: number;
  /** Whose it is, or comes to be; 0 for what is the table's. */
  readonly seat: number;
  /** Places on the screen by their targets; the first that is there counts. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** How long it takes at the usual speed. */
  readonly ms: number;
  /** Whether it belongs to the order of play and to no player's turn. */
  readonly table: boolean;
  /** Whether it begins together with what comes before it. */
  readonly along: boolean;
  readonly sound: Sound | null;
  /** What is shown large when somebody else does it. */
  readonly banner: Thing | null;
  /** The sentence of its line that tells of it. */
  readonly said: number | null;
  readonly parts?: readonly Part[];
  /** Places that what flies goes along on its way, one after another. */
  readonly via?: readonly string[];
}

/** A game's own idea of what is seen of a beat, through the eyes of a seat. */
export type Staging = (beat: Beat, line: LogLine, viewer: number) => Act[];

/** A place of a movement: `sites 3 2` is the zone, the seat it belongs to (0: the table's), and which of several. */
export interface Place {
  readonly zone: string;
  readonly seat: number;
  readonly which: string;
}

export function placeOf(text: string | null | undefined): Place | null {
  if (!text) return null;
  const [zone = "", seat = "0", ...which] = text.split(" ");
  return { zone, seat: Number(seat), which: which.join(" ") };
}

const BARE = { from: [], to: [], table: false, along: false, sound: null, banner: null } as const;

export function act(motion: Motion, move: MoveInfo, beat: Beat, ms: number, more: Partial<Act> = {}): Act {
  const to = placeOf(move.to) ?? placeOf(move.from);
  return {
    ...BARE,
    motion,
    thing: move.thing,
    number: move.number ?? null,
    which: to?.which ?? "",
    count: move.count ?? 1,
    seat: placeOf(move.to)?.seat || placeOf(move.from)?.seat || 0,
    ms,
    said: beat.said ?? null,
    ...more,
  };
}

/** Where a place may be found on a screen nobody arranged for it: by its own name, or with whose it is. */
function plainTargets(place: Place | null): string[] {
  if (!place) return [];
  const named = [place.zone, ...(place.seat ? [place.seat] : []), ...(place.which ? [place.which] : [])].join(":");
  return [named, ...(place.seat ? [`${place.zone}:${place.seat}`, `seat:${place.seat}`] : [place.zone])];
}

const SEVERAL = 60;
/** Of a heap not more than so many fly. */
export const MOST = 6;

export function hopping(count: number): number {
  return 240 + SEVERAL * (Math.min(count, MOST) - 1);
}

/** What is seen of any game: things fly between places. */
export const plainStaging: Staging = (beat) =>
  beat.moves.map((move, at) => {
    const [from, to] = [placeOf(move.from), placeOf(move.to)];
    const number = move.number !== undefined && move.number > 0 ? [`${move.thing}:${move.number}`] : [];
    const places = { from: [...number, ...plainTargets(from)], to: [...number, ...plainTargets(to)], along: at > 0 };
    const track = from !== null && to !== null && from.zone === to.zone && from.seat === to.seat;
    if (track) return act("pulse", move, beat, 240, { ...places, table: to.seat === 0 });
    const count = move.count ?? 1;
    const table = (from?.seat ?? 0) === 0 && (to?.seat ?? 0) === 0;
    if (number.length > 0) return act("fly", move, beat, 320, { ...places, table, sound: "card" });
    return act("hop", move, beat, hopping(count), {
      ...places,
      table,
      sound: /mark|money|euro|coin|point/.test(move.thing) ? "coin" : "card",
    });
  });
