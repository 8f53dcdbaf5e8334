/** What the story tells of a game so far: one's own actions of this round, and who paid whom. */
import type { LogLine } from "../../wire/types";

/** An action of phase III: a tile laid, a plant built, a tile sold. */
export interface Done {
  readonly deed: "lay" | "build" | "sell";
  /** The tile's number, or the kind of plant; nothing where it is not known. */
  readonly what: string;
}

/** One's actions of this round, which began with a draft. */
export function doneIn(log: readonly LogLine[], seat: number): Done[] {
  const own = log.filter((line) => line.seat === seat);
  return own.slice(own.findLastIndex((line) => /^pick\b/.test(line.text)) + 1).flatMap(({ text }): Done[] => {
    const [deed, what = ""] = text.split(" ");
    return deed === "lay" || deed === "build" || deed === "sell" ? [{ deed, what }] : [];
  });
}

/** What everyone may know of one's actions: that a tile was sold, not which. */
export const openly = (done: readonly Done[]): Done[] =>
  done.map((each) => (each.deed === "sell" ? { deed: "sell", what: "" } : each));

/** Euros that one paid to another player, and got from them. */
export interface Exchange {
  readonly paid: number;
  readonly got: number;
}

/** What one paid to another player for cubes and routes, and got from them: in this round, and in the whole game. */
export interface Toll {
  readonly seat: number;
  readonly round: Exchange;
  readonly ever: Exchange;
}

export function tolls(log: readonly LogLine[], seat: number, others: readonly number[]): Toll[] {
  const within = (lines: readonly LogLine[]): ((other: number) => Exchange) => {
    const moves = lines
      .flatMap((line) => line.beats.flatMap((beat) => beat.moves))
      .filter((move) => move.thing === "euro");
    const sum = (from: number, to: number): number =>
      moves.reduce(
        (all, move) => (move.from === `money ${from}` && move.to === `money ${to}` ? all + (move.count ?? 1) : all),
        0,
      );
    return (other) => ({ paid: sum(seat, other), got: sum(other, seat) });
  };
  // A round begins with a draft.
  const [round, ever] = [within(log.slice(log.findLastIndex((line) => /^pick\b/.test(line.text)) + 1)), within(log)];
  return others
    .filter((other) => other !== seat)
    .map((other) => ({ seat: other, round: round(other), ever: ever(other) }));
}

/** What someone else took last: who, and how many cubes of which colour. */
export interface Taken {
  readonly seat: number;
  readonly red: number;
  readonly blue: number;
}
export function takenLast(log: readonly LogLine[], seat: number): Taken | null {
  const line = log.findLast((each) => each.seat !== null && each.seat !== seat && /^supply\b/.test(each.text));
  if (!line || line.seat === null) return null;
  // Of several questions of one supply the cubes move with the last.
  const moves = log
    .slice(log.indexOf(line))
    .filter((each) => each.seat === line.seat)
    .flatMap((each) => each.beats.flatMap((beat) => beat.moves));
  const count = (colour: string): number =>
    moves.reduce(
      (sum, { thing, to, count: many = 1 }) =>
        thing === "cube" && to?.startsWith("delivered") && to.endsWith(colour) ? sum + many : sum,
      0,
    );
  return { seat: line.seat, red: count("red"), blue: count("blue") };
}
