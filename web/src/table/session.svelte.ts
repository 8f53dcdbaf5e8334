/** One table as this browser knows it: what the server said last, and what is on its way. */
import { build } from "../browser/build.svelte";
import { Socket, type Connection } from "../wire/socket";
import { tokens } from "../wire/tokens";
import type {
  Advice,
  ChatLine,
  ClientMessage,
  EarnedInfo,
  Foreseen,
  LogLine,
  MissingInfo,
  Moment,
  PointsAt,
  PointsLine,
  Refusal,
  Rematch,
  Quiet,
  SeatInfo,
  ServerMessage,
  Sitter,
  State,
  Welcome,
  WhatIf,
} from "../wire/types";
import { sounds } from "../sound/sound";
import { settings } from "../browser/settings.svelte";
import { Playback } from "./playback.svelte";
import { reuse } from "./reuse";

type Waiting = { resolve: (message: ServerMessage) => void; reject: (reason: Refusal) => void };

function newId(): string {
  return crypto.randomUUID?.() ?? [...crypto.getRandomValues(new Uint8Array(16))].map((n) => n.toString(16)).join("");
}

function nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((n) => n.toString(16).padStart(2, "0")).join("");
}

export class Session {
  connection = $state<Connection>("connecting");
  /** When the lost connection is tried again, as the page's clock tells it. */
  retryAt = $state<number | null>(null);
  welcome = $state.raw<Welcome | null>(null);
  seats = $state.raw<readonly SeatInfo[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** When we heard last who is here, by the page's clock. */
  #heardAt = $state(0);
  watching = $state(0);
  /** What opens a free seat; only whoever opened the table knows it. */
  code = $state<string | null>(null);
  /** Someone who played along began another game. */
  rematch = $state.raw<Rematch | null>(null);
  /** The table was deleted. */
  gone = $state(false);
  /** Why the server would not let us in, or what it refused last. */
  refusal = $state.raw<Refusal | null>(null);
  /** The choice or undo that is on its way. */
  pending = $state.raw<(ClientMessage & { move_id: string }) | null>(null);

  /** What is drawn: it follows what the server said, turn by turn. */
  readonly playback = new Playback({
    mine: () => this.mine,
    speed: () => settings.speed,
    replay: (at, seat) => this.replay(at, seat),
    sound: (act, start) => act.sound && sounds.play(act.sound, start),
  });

  readonly token: string | null;
  #socket: Socket;
  // Nobody draws these two: they need not be reactive.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #waiting = new Map<string, Waiting>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #told = new Set<number>();
  /** Whether what is on its way was stored: it is until how things stand after it is known, too. */
  #stored = false;
  /** What was sent once more with a new connection. */
  #sentAgain: string | null = null;
  /** Questions asked while there was no connection; they go out with the next. */
  #unsent: ClientMessage[] = [];

  constructor(readonly table: string) {
    const kept = tokens.of(table);
    this.token = kept?.token ?? null;
    this.code = kept?.code ?? null;
    this.#socket = new Socket({
      hello: () => ({
        type: "hello",
        table,
        token: this.token,
        seat: this.latest?.seat ?? this.#lastSeat(),
        log_after: this.playback.lines.at(-1)?.n ?? 0,
        chat_after: this.chat.at(-1)?.n ?? 0,
      }),
      message: (message) => this.#hear(message),
      status: (status, wait) => {
        this.connection = status;
        this.retryAt = wait === undefined ? null : performance.now() + wait;
        if (status === "lost") this.#forget();
        if (status === "open") for (const message of this.#unsent.splice(0)) this.#socket.send(message);
      },
    });
  }

  close(): void {
    this.#socket.close();
    this.playback.close();
  }

  /** How the table stands, as it is drawn now. */
  get state(): State | null {
    return this.playback.state;
  }

  /** The story so far, as far as it was seen. */
  get log(): readonly LogLine[] {
    return this.playback.log;
  }

  /** What the server said last; it may not have been seen yet. */
  get latest(): State | null {
    return this.playback.latest;
  }

  tryNow(): void {
    this.#socket.tryNow();
  }

  get mine(): readonly number[] {
    return this.welcome?.mine ?? [];
  }

  /** Seats of ours where a computer player goes on, and which we may take back. */
  get returns(): readonly number[] {
    return this.welcome?.returns ?? [];
  }

  /** Send a choice; it is on its way until the server has stored it. */
  choose(choice: string): void {
    const question = this.state?.question;
    if (!question || this.pending) return;
    this.#move({ type: "choose", move_id: newId(), seat: question.seat, ticket: question.ticket, choice });
  }

  undo(): void {
    const state = this.state;
    if (!state || state.seat === null || this.pending) return;
    this.#move({ type: "undo", move_id: newId(), seat: state.seat, version: state.version });
  }

  look(seat: number): void {
    sessionStorage.setItem(`burgomaster.seat.${this.table}`, String(seat));
    this.#socket.send({ type: "look", seat });
  }

  say(text: string): void {
    this.#socket.send({ type: "say", text, seat: this.state?.seat ?? null });
  }

  reseat(seat: number, sitter: Sitter): void {
    this.refusal = null;
    this.#socket.send({ type: "reseat", seat, sitter });
  }

  /** Send someone away before the game begins; whoever opened the table may. */
  sendAway(seat: number): void {
    this.refusal = null;
    this.#socket.send({ type: "remove", seat });
  }

  /** Let what a seat says be heard by nobody, or be heard again; whoever opened the table may. */
  pause(pause: boolean): void {
    this.refusal = null;
    this.#socket.send({ type: "pause", pause });
  }

  /** Answer these questions in advance, and no others any more. */
  leaveAhead(seat: number, answers: readonly string[]): void {
    this.refusal = null;
    this.#socket.send({ type: "ahead", seat, answers });
  }

  askBack(seat: number): void {
    this.refusal = null;
    this.#socket.send({ type: "back", seat });
  }

  answerBack(agree: boolean): void {
    this.refusal = null;
    this.#socket.send({ type: "back-answer", version: this.state?.version ?? 0, agree });
  }

  quiet(quiet: Quiet | null): void {
    this.#socket.send({ type: "quiet", quiet });
  }

  mute(seat: number, muted: boolean): void {
    this.refusal = null;
    this.#socket.send({ type: "mute", seat, muted });
  }

  /** Leave the table: computer players go on for all of our seats. */
  leave(): void {
    this.refusal = null;
    this.#socket.send({ type: "leave" });
  }

  /** Take one of our own seats back from the computer player that goes on there. */
  resume(seat: number): void {
    this.refusal = null;
    this.#socket.send({ type: "resume", seat });
  }

  /** In how many seconds the seat of someone who is gone may be handed over; null if nobody is gone there. */
  handOverIn(seat: SeatInfo, clock: number): number | null {
    if (seat.who !== "person" || seat.away === null || this.welcome === null) return null;
    // Over days one may be gone, as long as there is time.
    if (this.welcome.pace?.kind === "days") return seat.time?.late ? 0 : null;
    return Math.max(0, Math.ceil(this.welcome.away_seconds - seat.away - (clock - this.#heardAt) / 1000));
  }

  /** Everything one would think of choosing now that is not on offer, each with why. */
  async missing(): Promise<readonly MissingInfo[]> {
    const seat = this.state?.question?.seat;
    if (seat === undefined) return [];
    const answer = await this.#ask((id) => ({ type: "why-not", id, seat }));
    return answer.type === "reason" ? (answer.missing ?? []) : [];
  }

  /** What something would mean for our seat, before it is chosen; what can be asked is the game's to say. */
  async imagine(about: WhatIf["about"]): Promise<Foreseen["found"]> {
    const seat = this.state?.seat ?? 0;
    const answer = await this.#ask((id) => ({ type: "what-if", id, seat, about }));
    if (answer.type !== "foreseen") throw new Error(`what-if was answered by ${answer.type}`);
    return answer.found;
  }

  /** What the clerk would do now, and why; it gets what our seat sees. */
  async hint(): Promise<Advice | null> {
    const seat = this.state?.question?.seat;
    if (seat === undefined) return null;
    const answer = await this.#ask((id) => ({ type: "hint", id, seat }));
    return answer.type === "advice" ? answer : null;
  }

  async replay(at: number, seat: number | null): Promise<Moment | null> {
    const answer = await this.#ask((id) => ({ type: "replay", id, at, seat }));
    return answer.type === "moment" ? answer : null;
  }

  async points(): Promise<readonly PointsAt[]> {
    return (await this.#points())?.line ?? [];
  }

  /** Everyone's points by where they came from, and because of which card or tile. */
  async earned(): Promise<readonly EarnedInfo[]> {
    return (await this.#points())?.earned ?? [];
  }

  async #points(): Promise<PointsLine | null> {
    const answer = await this.#ask((id) => ({ type: "points", id }));
    return answer.type === "points" ? answer : null;
  }

  #move(message: ClientMessage & { move_id: string }): void {
    this.pending = message;
    this.refusal = null;
    this.#socket.send(message);
  }

  #ask(make: (id: string) => ClientMessage): Promise<ServerMessage> {
    const id = newId();
    return new Promise((resolve, reject: (reason: Refusal) => void) => {
      this.#waiting.set(id, { resolve, reject });
      if (this.connection === "open") this.#socket.send(make(id));
      else this.#unsent.push(make(id));
    });
  }

  #answer(id: string, message: ServerMessage): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (message.type === "refused") waiting?.reject(message);
    else waiting?.resolve(message);
  }

  /** Questions whose answers were lost with the connection are not asked again. */
  #forget(): void {
    for (const [id, waiting] of this.#waiting) {
      const reason = { id: "app-connection-lost", arguments: {} };
      waiting.reject({ type: "refused", about: id, reason, stale: false });
    }
    this.#waiting.clear();
    this.#unsent = [];
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.welcome = message;
        build.hear(message.build);
        this.#told.clear();
        // What was on its way when the connection broke is sent again: done once, answered again.
        if (this.pending) this.#socket.send(this.pending);
        [this.#stored, this.#sentAgain] = [false, this.pending?.move_id ?? null];
        break;
      case "state":
        this.#see(message);
        break;
      case "accepted":
        // The question that it answers stands until the next is here; with a new connection that came already.
        if (this.pending?.move_id !== message.move_id) break;
        if (this.#sentAgain === message.move_id || (this.latest?.version ?? 0) >= message.version) this.pending = null;
        else this.#stored = true;
        break;
      case "refused":
        if (message.about !== null && this.#waiting.has(message.about)) {
          this.#answer(message.about, message);
          break;
        }
        this.refusal = message;
        if (this.pending?.move_id === message.about) this.pending = null;
        if (!this.welcome) this.close();
        // The seat was handed over: the link may open another one.
        if (!this.welcome && message.reason.id === "token-unknown") tokens.forget(this.table);
        break;
      case "advice":
      case "reason":
      case "foreseen":
      case "moment":
      case "points":
        this.#answer(message.id, message);
        break;
      case "chat":
        this.chat = [...this.chat, ...message.lines.filter((line) => line.n > (this.chat.at(-1)?.n ?? 0))];
        break;
      case "invitation": {
        const kept = tokens.of(this.table);
        if (kept) tokens.keep({ ...kept, code: message.code });
        this.code = message.code;
        break;
      }
      case "rematch":
        this.rematch = message;
        break;
      case "presence":
        this.seats = reuse(this.seats, message.seats);
        this.#heardAt = performance.now();
        this.watching = message.watching;
        break;
      case "gone":
        this.gone = true;
        this.close();
        break;
    }
  }

  #see(state: State): void {
    this.playback.hear(state);
    if (this.#stored) this.pending = null;
    this.#stored = false;
    this.seats = reuse(this.seats, state.seats);
    this.#heardAt = performance.now();
    if (state.phase === "waiting") this.#addNonces(state);
  }

  /** Add our part to the chance of this game, once for each of our seats. */
  #addNonces(state: State): void {
    for (const seat of this.mine) {
      const info = state.seats.find((each) => each.seat === seat);
      if (info?.who === "person" && !info.ready && !this.#told.has(seat)) {
        this.#told.add(seat);
        this.#socket.send({ type: "nonce", seat, nonce: nonce() });
      }
    }
  }

  #lastSeat(): number | null {
    return Number(sessionStorage.getItem(`burgomaster.seat.${this.table}`)) || null;
  }
}
