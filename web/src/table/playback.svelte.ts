/** What is drawn of a table: it follows what the server said at a pace people can follow. */
import { flushSync } from "svelte";

import { plainStaging, type Act, type Staging } from "../beats/acts";
import { pageClock, type Clock } from "../beats/clock";
import { Expected } from "../beats/due";
import { Queue, type Screen } from "../beats/queue";
import { Animator } from "../beats/animator.svelte";
import type { Plan, Whose } from "../beats/timing";
import type { Speed } from "../browser/settings.svelte";
import type { Turn } from "../beats/turns";
import type { LogLine, Moment, Said, State } from "../wire/types";
import type { Thing } from "../words/words.svelte";
import { reuse } from "./reuse";

/** What the playback asks of whoever has the table. */
export interface Host {
  /** The seats of whoever looks. */
  mine(): readonly number[];
  speed(): Speed;
  replay(at: number, seat: number | null): Promise<Moment | null>;
  /** Something is heard. */
  sound?(act: Act, start: number): void;
}

/** What somebody else built, shown large. */
export interface Banner {
  readonly id: number;
  readonly seat: number | null;
  readonly thing: Thing;
  readonly said: Said | null;
}

/** A banner stays so long at the usual speed. */
export const BANNER = 1200;
const PASSED = 6000;

/** A state before the present: nobody is asked here, and nothing can be taken back. */
function earlier(latest: State, view: State["view"], asked: readonly number[], entries: number): State {
  return {
    ...latest,
    phase: "running",
    winners: [],
    view,
    asked,
    entries,
    question: null,
    undo: { possible: false, count: 0, why_not: null },
  };
}

export class Playback implements Screen<State> {
  /** What is drawn. */
  state = $state.raw<State | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  playing = $state(false);
  /** What is being shown, in words. */
  telling = $state.raw<readonly Said[]>([]);
  /** Whose turn is being shown. */
  turn = $state<number | null>(null);
  banner = $state.raw<Banner | null>(null);
  /** What was left out, because too much came at once. */
  passed = $state.raw<readonly LogLine[]>([]);
  readonly animator = new Animator();
  /** What is on its way to figures. */
  readonly expected = new Expected();
  /** The game's own idea of what is seen. */
  staging: Staging = plainStaging;

  #latest: State | null = null;
  #all: readonly LogLine[] = [];
  #queue: Queue<State>;
  // Nobody draws it: it need not be reactive.
  #acts = new WeakMap<LogLine, readonly Act[]>();
  #timers: (() => void)[] = [];
  #banners = 0;
  /** Whether the order of play goes on in what is being shown. */
  #ordered = false;
  /** Keeps from moving what is about to. */
  #moves: () => void = () => undefined;

  constructor(
    private readonly host: Host,
    private readonly clock: Clock = pageClock,
  ) {
    this.#queue = new Queue(clock, this);
  }

  /** What the server said last. */
  get latest(): State | null {
    return this.#latest;
  }

  /** Every line there is, drawn or not. */
  get lines(): readonly LogLine[] {
    return this.#all;
  }

  /** The server said how things stand. */
  hear(next: State): void {
    // Our own moves never wait for our own moves; what comes of them, such as packs that are passed on, is cut short by nobody else.
    const ours = !this.#ordered || next.log.some((line) => line.seat !== null && this.whose(line.seat) === "own");
    if (this.turn !== null && this.whose(this.turn) === "own" && this.#queue.waiting === 0 && ours)
      this.#queue.finish();
    const before = this.#latest;
    const known = this.#all.at(-1)?.n ?? 0;
    this.#latest = next;
    this.#all = [...this.#all.filter((line) => line.n <= next.log_keep), ...next.log];
    const goesOn =
      before?.view && next.view && before.seat === next.seat && next.log_keep >= known && before.phase === "running";
    if (goesOn && (!document.hidden || this.host.speed() === "off")) this.#queue.push(next.log, next);
    else this.#jump();
  }

  /** See again what happened after an entry. */
  async film(after: number): Promise<void> {
    const latest = this.#latest;
    if (!latest || this.playing) return;
    const first = await this.host.replay(after, latest.seat).catch(() => null);
    const lines = this.#all.filter((line) => line.entry > after);
    if (!first?.view || this.#latest !== latest || lines.length === 0) return;
    this.log = this.#all.filter((line) => line.entry <= after);
    this.#draw(earlier(latest, first.view, this.#seen(latest, first.asked), after));
    this.#queue.push(lines, latest, true);
  }

  finish(): void {
    this.#queue.finish();
  }

  /** Nothing is played any more: the table is left. */
  close(): void {
    this.#queue.clear();
  }

  #jump(): void {
    this.#queue.clear();
  }

  #draw(state: State): void {
    this.state = reuse(this.state, state);
  }

  // What the queue asks.

  speed(): Speed {
    return this.host.speed();
  }

  whose(seat: number | null): Whose {
    if (seat === null) return "table";
    return this.host.mine().includes(seat) ? "own" : "other";
  }

  round(): number {
    return Math.max(2, this.#latest?.seats.length ?? 2);
  }

  acts(line: LogLine, anew = false): readonly Act[] {
    const known = anew ? undefined : this.#acts.get(line);
    if (known) return known;
    const viewer = this.#latest?.seat ?? 0;
    // A seat that the rules play has no lines of its own: what happens there belongs to the order of play.
    const ruled = (this.#latest?.seats ?? []).filter((each) => each.who === "rules").map((each) => each.seat);
    const acts = line.beats
      .flatMap((beat) => this.staging(beat, line, viewer))
      .map((act) => (ruled.includes(act.seat) ? { ...act, table: true } : act));
    this.#acts.set(line, acts);
    return acts;
  }

  async fetch(turn: Turn<State>): Promise<State | null> {
    const at = turn.lines.at(-1)?.entry;
    const latest = this.#latest;
    if (at === undefined || !latest) return null;
    const moment = await this.host.replay(at, latest.seat);
    return moment?.view
      ? earlier(latest, moment.view, turn.film ? this.#seen(latest, moment.asked) : moment.asked, at)
      : null;
  }

  /** Who is asked in a film: at a shared device whoever is now, as nobody else is to come to the table for it. */
  #seen(latest: State, asked: readonly number[]): readonly number[] {
    return this.host.mine().length > 1 ? latest.asked : asked;
  }

  show(turn: Turn<State>, plan: Plan): void {
    const last = this.log.at(-1)?.n ?? 0;
    const lines = turn.lines.filter((line) => line.n > last);
    this.#still();
    if (plan.acts.length > 0) this.animator.remember(plan.acts);
    this.playing = plan.total > 0;
    this.turn = plan.total > 0 ? turn.seat : null;
    this.telling = plan.total > 0 ? turn.lines.flatMap((line) => line.says).slice(0, 1) : [];
    if (lines.length > 0) this.log = [...this.log, ...lines];
    // What we did ourselves we need not watch to the end; what came of it we do.
    this.#ordered = plan.acts.some((each) => each.act.table);
    const own = this.whose(turn.seat) === "own" && !this.#ordered;
    this.expected.use(plan.acts, this.clock.now());
    // That somebody else has answered what all are asked keeps nobody from answering.
    const aside =
      this.whose(turn.seat) === "other" && plan.acts.every(({ act }) => act.table && act.motion === "pulse");
    if (turn.after) this.#draw(this.#asking(turn.after, own || aside));
    if (plan.acts.length === 0) return;
    flushSync();
    // Where things lie now is known when the picture is laid out: asked here, that would be done in the midst of a task that is long already.
    this.#moves = this.clock.frame(() => this.animator.play(plan.acts));
    this.#announce(turn, plan);
  }

  pass(turns: readonly Turn<State>[]): void {
    const lines = turns.flatMap((turn) => turn.lines);
    this.log = [...this.log, ...lines];
    // What was told before is past.
    this.passed = lines;
    this.#later(PASSED, () => this.passed === lines && (this.passed = []));
  }

  still(): void {
    this.#still();
    for (const cancel of this.#timers) cancel();
    this.#timers = [];
    this.banner = null;
    this.passed = [];
  }

  rest(): void {
    this.playing = false;
    this.turn = null;
    this.telling = [];
    this.#still();
    const latest = this.#latest;
    if (!latest) return;
    if (this.log.length !== this.#all.length || this.log.at(-1) !== this.#all.at(-1)) this.log = this.#all;
    this.#draw(latest);
  }

  /** Nothing moves, and nothing is about to. */
  #still(): void {
    this.#moves();
    this.expected.use([], 0);
    this.animator.still();
  }

  /** Nobody is asked while something is still to be seen, unless it is the question that is open already. */
  #asking(state: State, free: boolean): State {
    if (!this.playing || (free && state === this.#latest && state.question !== null)) return state;
    const open = this.state?.question?.ticket;
    const latest = this.#latest;
    if (open !== undefined && latest?.question?.ticket === open)
      return { ...state, question: latest.question, undo: latest.undo };
    return earlier(state, state.view, state.asked, state.entries);
  }

  /** Do something later, unless the table is left before. */
  #later(ms: number, then: () => void): void {
    const cancel = this.clock.after(ms, () => {
      this.#timers = this.#timers.filter((each) => each !== cancel);
      then();
    });
    this.#timers.push(cancel);
  }

  /** Let things be heard, and show large what somebody else built. */
  #announce(turn: Turn<State>, plan: Plan): void {
    const said = (act: Act): Said | null =>
      turn.lines.find((line) => this.acts(line).includes(act))?.says[act.said ?? -1] ?? null;
    for (const { act, start } of plan.acts) {
      this.host.sound?.(act, start);
      const words = said(act);
      if (words && words !== this.telling[0]) this.#later(start, () => this.playing && (this.telling = [words]));
      const thing = act.banner;
      const seat = act.seat || turn.seat;
      if (!thing || this.whose(seat) === "own") continue;
      this.#later(start, () => {
        const banner = { id: ++this.#banners, seat, thing, said: words };
        this.banner = banner;
        this.#later(BANNER, () => this.banner === banner && (this.banner = null));
      });
    }
  }
}
