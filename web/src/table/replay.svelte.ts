/** Looking back at a game: at which moment, and whether it goes on by itself. */
import type { Chapter } from "../room/chapters";
import type { Moment } from "../wire/types";

export class Replay {
  on = $state(false);
  at = $state(0);
  playing = $state(false);
  moment = $state.raw<Moment | null>(null);
  /** Whether it is told what the game was about, and at which turning point one looks, from 0. */
  about = $state(false);
  pin = $state.raw<number | null>(null);
  /** The parts of the game, once they are known. */
  chapters = $state.raw<readonly Chapter[]>([]);

  start(at: number): void {
    this.at = at;
    this.on = true;
  }

  stop(): void {
    this.on = false;
    this.playing = false;
    this.moment = null;
    this.about = false;
    this.pin = null;
  }

  step(by: 1 | -1, last: number): void {
    this.at = Math.min(Math.max(0, this.at + by), last);
  }

  /** To where the next part begins, or this one, or the one before. */
  jump(by: 1 | -1, last: number): void {
    this.at =
      by === 1
        ? (this.chapters.find(({ entry }) => entry > this.at)?.entry ?? last)
        : (this.chapters.findLast(({ entry }) => entry < this.at)?.entry ?? 0);
  }
}
