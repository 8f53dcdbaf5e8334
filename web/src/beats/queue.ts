/**
 * The queue of what is still to be seen. Turns come in as fast as they are played; they go out at a pace people can
 * follow, never more than a round behind.
 */
import type { LogLine } from "../wire/types";
import type { Act } from "./acts";
import type { Clock } from "./clock";
import type { Speed } from "../browser/settings.svelte";
import { FACTOR, planned, type Plan, type Whose } from "./timing";
import { turnsOf, type Turn } from "./turns";

/** What the queue plays on; `S` is whatever is shown. */
export interface Screen<S> {
  speed(): Speed;
  whose(seat: number | null): Whose;
  /** How many turns there are in a round. */
  round(): number;
  /** What is seen of a line; anew, as things lie there now. */
  acts(line: LogLine, anew?: boolean): readonly Act[];
  /** Show what lies there after a turn, and how it came about. */
  show(turn: Turn<S>, plan: Plan): void;
  /** Turns that are not played: tell what happened in a few words. */
  pass(turns: readonly Turn<S>[]): void;
  /** End whatever moves. */
  still(): void;
  /** Find out what lay there after a turn that came together with later ones; null if nobody can tell. */
  fetch(turn: Turn<S>): Promise<S | null>;
  /** Everything was shown. */
  rest(): void;
}

/** So long what lay there after a turn is waited for. */
const PATIENCE = 500;

export class Queue<S> {
  #turns: Turn<S>[] = [];
  #stop: (() => void) | null = null;
  /** The turn that is being played, since when, and how long. */
  #now: { seat: number | null; since: number; spent: number } | null = null;
  #awaited: Turn<S> | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly screen: Screen<S>,
  ) {}

  get playing(): boolean {
    return this.#stop !== null;
  }

  /** How many turns wait to be played. */
  get waiting(): number {
    return this.#turns.length;
  }

  /** Lines came in, and what lies on the table after the last of them. */
  push(lines: readonly LogLine[], after: S, film = false): void {
    const turns = turnsOf<S>(lines, (line) => this.screen.acts(line), film);
    const end = turns.at(-1);
    if (!end) {
      // Nothing to be seen, but what is shown may differ in something else.
      const last = this.#turns.at(-1);
      if (last) last.after = after;
      else if (!this.playing) this.#showAll([{ seat: null, lines: [], after, film }]);
      else this.#turns.push({ seat: null, lines: [], after, film });
      return;
    }
    end.after = after;
    const last = this.#turns.at(-1);
    const first = turns[0];
    // What chance decided for the turn before comes in after it.
    if (first?.seat === null && !first.lines.some((line) => this.screen.acts(line).some((act) => act.table))) {
      first.seat = last?.seat ?? this.#now?.seat ?? null;
    }
    if (last && first && last !== this.#awaited && last.seat === first.seat && last.film === film) {
      first.lines.unshift(...last.lines);
      this.#turns.pop();
    }
    this.#turns.push(...turns);
    if (this.screen.speed() === "off" && !film) {
      this.finish();
      return;
    }
    for (const turn of turns) if (turn.after === null) this.#await(turn);
    if (!this.playing) this.#next();
  }

  /** End it: show at once how things stand. */
  finish(): void {
    this.#stop?.();
    this.#stop = null;
    this.#now = null;
    this.#awaited = null;
    this.screen.still();
    const turns = this.#turns;
    this.#turns = [];
    if (turns.length > 0) this.#showAll(turns);
    else this.screen.rest();
  }

  /** Forget what was still to be seen: something else is shown now. */
  clear(): void {
    this.#turns = [];
    this.finish();
  }

  #showAll(turns: readonly Turn<S>[]): void {
    const lines = turns.flatMap((turn) => turn.lines);
    const last = turns.at(-1);
    if (last) this.screen.show({ ...last, lines }, { acts: [], total: 0 });
    this.screen.rest();
  }

  #await(turn: Turn<S>): void {
    this.screen.fetch(turn).then(
      (found) => {
        if (found !== null) turn.after ??= found;
        this.#arrived(turn);
      },
      () => this.#arrived(turn),
    );
  }

  #arrived(turn: Turn<S>): void {
    if (this.#awaited !== turn) return;
    this.#stop?.();
    this.#begin();
  }

  #next(): void {
    this.#stop = null;
    this.#catchUp();
    const turn = this.#turns[0];
    if (!turn) {
      this.#now = null;
      this.screen.rest();
    } else if (turn.after === null) {
      this.#awaited = turn;
      this.#stop = this.clock.after(PATIENCE, () => this.#begin());
    } else this.#begin();
  }

  /** More than a round behind: the oldest turns are told in a few words. */
  #catchUp(): void {
    // Of a film nothing is left out; what comes in meanwhile waits for its end.
    if (this.#turns[0]?.film) return;
    const waiting = this.#turns.filter((turn) => turn.seat !== null && !turn.film).length;
    let left = waiting - this.screen.round();
    if (left <= 0) return;
    const passed: Turn<S>[] = [];
    while (left > 0 && this.#turns.length > 1) {
      const turn = this.#turns.shift();
      if (!turn) break;
      passed.push(turn);
      if (turn.seat !== null) left -= 1;
    }
    this.screen.pass(passed);
  }

  #begin(): void {
    this.#awaited = null;
    const turn = this.#turns.shift();
    if (!turn) return;
    const next = this.#turns[0];
    if (turn.after === null && next) {
      // Nobody could tell how it stood in between: both are seen together.
      next.lines.unshift(...turn.lines);
      this.#next();
      return;
    }
    const speed = this.screen.speed();
    const whose = this.screen.whose(turn.seat);
    const now = this.clock.now();
    const goesOn = turn.seat !== null && this.#now?.seat === turn.seat;
    const spent = goesOn && this.#now ? now - this.#now.since + this.#now.spent : 0;
    const acts = turn.lines.flatMap((line) => this.screen.acts(line, true));
    const idle = acts.length === 0 && turn.lines.every((line) => line.text === "");
    const plan = speed === "off" || idle ? { acts: [], total: 0 } : planned(acts, whose, FACTOR[speed], spent);
    this.#now = { seat: turn.seat, since: now, spent };
    this.#stop = this.clock.after(plan.total, () => this.#next());
    this.screen.show(turn, plan);
  }
}
