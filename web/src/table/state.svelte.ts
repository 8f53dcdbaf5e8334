/** A table on the page: what the server said of it, and how it is looked at. Its parts ask for it instead of having it handed from one to the next. */
import { getContext } from "svelte";

import { settled } from "../coach/coach.svelte";
import { Teacher } from "../coach/teacher.svelte";
import { namingFor } from "../room/naming";
import { Play } from "../room/play.svelte";
import type { Room, Watched } from "../room/room";
import { TABLE, type AtTable } from "../room/table";
import { Stage } from "../scene/stage.svelte";
import Face from "../ui/Face.svelte";
import type { LogLine, State, View } from "../wire/types";
import { levelOf, seatName } from "../words/names";
import { t, type Naming } from "../words/words.svelte";
import { TabGuide } from "./tabguide.svelte";
import { Replay } from "./replay.svelte";
import { Session } from "./session.svelte";
import { HotSeat } from "./hotseat.svelte";
import type { Sheet } from "./sheets";
import { Next } from "./next.svelte";
import { Story } from "./story.svelte";

/** What is drawn only once something is here may ask for it. */
function present<T>(found: T | null): T {
  if (found === null) throw new Error("asked for before it is here");
  return found;
}

export class TableState implements AtTable {
  readonly session: Session;
  readonly stage = new Stage();
  readonly replay = new Replay();
  readonly hotSeat: HotSeat;
  readonly story: Story;
  /** Where else I am awaited. */
  readonly next: Next;
  readonly play: Play;
  readonly guide: TabGuide;
  /** What explains the table; a first game comes with a coach. */
  readonly teacher: Teacher;
  /** The game's room; null until it is fetched. */
  fetched = $state.raw<Room | null>(null);
  /** What is open over the table, and whether anything was. */
  sheet = $state<Sheet | null>(null);
  opened = $state(false);

  /** To be made where the table's component begins. */
  constructor(readonly id: string) {
    const session = new Session(id);
    this.session = session;
    this.hotSeat = new HotSeat(session);
    this.story = new Story(session, this.stage, () => Boolean(this.fetched?.scene));
    this.next = new Next(id, () => {
      const now = session.state;
      return now === null || (now.phase === "running" && now.question !== null);
    });
    this.play = new Play(
      () => {
        const [room, now] = [this.fetched, session.state];
        const question = now?.question;
        // Nothing is lit, and nothing asked, before every place is there.
        if (!room || !now?.view || !question || this.replay.on || this.hotSeat.next !== null) return null;
        if (!this.stage.firstDrawing.done) return null;
        const { ask, seat, choices, ticket } = question;
        return { room, ask, seat, choices, ticket, busy: session.pending !== null };
      },
      (choice) => session.choose(choice.text),
      this.name,
      (seat) => session.seats.find((each) => each.seat === seat)?.face ?? seat,
      (seat) => {
        const known = session.seats.find((each) => each.seat === seat);
        return known ? levelOf(known) : "";
      },
      () => (session.state?.undo.possible && !this.replay.on ? () => session.undo() : null),
    );
    this.play.ready = () => this.stage.firstDrawing.done;
    this.play.imagine = (about) => session.imagine(about);
    this.guide = new TabGuide(this.play, this.stage, () => this.fetched);
    this.teacher = new Teacher(
      settled(
        () => {
          const now = session.state;
          if (!now?.view || now.seat === null || this.replay.on) return null;
          const { view, seat, question } = now;
          const [ask, ticket] = [question?.ask.id ?? null, question?.ticket ?? null];
          const ruled = session.seats.find(({ who }) => who === "rules")?.seat ?? null;
          const [state, picks, log] = [this.fetched?.state, this.play.picks, session.log];
          return { view, state, seat, ruled, ask, ticket, picks, log };
        },
        () => session.playback.playing,
      ),
    );
  }

  get room(): Room {
    return present(this.fetched);
  }
  /** How the table stands. */
  get now(): State {
    return present(this.session.state);
  }
  /** What is drawn of it, now or at the moment that is looked back at; null as long as there is nothing to be seen. */
  readonly seen: View | null = $derived.by(
    () => (this.replay.on ? this.replay.moment?.view : null) ?? this.session.state?.view ?? null,
  );
  get view(): View {
    return present(this.seen);
  }
  /** The story as far as whoever looks may read it. */
  get log(): readonly LogLine[] {
    return this.hotSeat.log;
  }
  /** What its room is told of it. */
  readonly watched: Watched = ((table: TableState): Watched => ({
    get view() {
      return table.seen;
    },
    get asked() {
      return (table.replay.on ? table.replay.moment?.asked : null) ?? table.session.state?.asked ?? [];
    },
    get log() {
      return table.#toldSoFar;
    },
  }))(this);
  readonly #toldSoFar: readonly LogLine[] = $derived.by(() =>
    this.replay.on ? this.log.filter((line) => line.entry <= this.replay.at) : this.log,
  );
  readonly seats: readonly number[] = $derived.by(() => this.session.seats.map(({ seat }) => seat));
  readonly name = (seat: number): string => {
    const known = this.session.seats.find((each) => each.seat === seat);
    return known ? seatName(known) : t("app-player", { seat });
  };
  /** Draws who sits somewhere, as the game's room does. */
  get Portrait(): NonNullable<Room["Portrait"]> {
    return this.fetched?.Portrait ?? Face;
  }
  readonly naming: Naming = $derived.by(() => namingFor(this.room, this.name));

  open(sheet: Sheet): void {
    this.opened = true;
    this.sheet = sheet;
  }
  /** Look back at a moment. */
  replayFrom(at: number): void {
    this.replay.start(at);
    this.play.cancel();
    window.scrollTo({ top: 0 });
  }
  /** Look back from the present, or no more. */
  turnReplay(): void {
    if (this.replay.on) this.replay.stop();
    else this.replayFrom(this.session.state?.entries ?? 0);
  }
}

export function useTableState(): TableState {
  return getContext<TableState>(TABLE);
}
