/** Several players at one device: who looks, who comes next, and what nobody else reads meanwhile. */
import type { LogLine } from "../wire/types";
import { openly } from "./openly";
import type { Session } from "./session.svelte";

type Shared = Pick<Session, "table" | "mine" | "state" | "log" | "look">;

export class HotSeat {
  /** Whose hand is open. After F5 the same player is still looking. */
  #uncovered = $state<number | null>(null);

  constructor(private readonly session: Shared) {
    this.#uncovered = Number(sessionStorage.getItem(`burgomaster.seat.${session.table}`)) || null;
  }

  readonly on = $derived.by(() => this.session.mine.length > 1);
  /** Whose turn it is to look, if it is not the one looking. */
  readonly next = $derived.by(() => {
    const now = this.session.state;
    if (!this.on || now?.phase !== "running") return null;
    const asked = now.asked.filter((seat) => this.session.mine.includes(seat));
    const seat = asked[0];
    if (seat === undefined) return null;
    return asked.includes(now.seat ?? 0) && this.#uncovered === now.seat ? null : seat;
  });
  /** Whether a hand is hidden: it is only seen by the one whose turn it is, and what that seat alone was told is read by nobody else. */
  readonly covered = $derived.by(() => {
    const now = this.session.state;
    return this.on && now?.phase === "running" && (this.next !== null || !now.asked.includes(now.seat ?? 0));
  });
  /** The story as everyone here may hear it. */
  readonly aloud: readonly LogLine[] = $derived.by(() => (this.on ? openly(this.session.log) : this.session.log));
  /** The story as it may be read now. */
  readonly log: readonly LogLine[] = $derived.by(() => (this.covered ? this.aloud : this.session.log));

  uncover(seat: number): void {
    this.#uncovered = seat;
    this.session.look(seat);
  }
}
