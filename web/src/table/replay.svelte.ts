/** Looking back at a game: at which moment, and whether it goes on by itself. */
import type { Moment } from "../wire/types";

export class Replay {
  on = $state(false);
  at = $state(0);
  playing = $state(false);
  moment = $state.raw<Moment | null>(null);

  start(at: number): void {
    this.at = at;
    this.on = true;
  }

  stop(): void {
    this.on = false;
    this.playing = false;
    this.moment = null;
  }

  step(by: 1 | -1, last: number): void {
    this.at = Math.min(Math.max(0, this.at + by), last);
  }
}
