/** One switch for all sounds; until it is on, nothing is fetched and nothing is heard. */
import { arrived } from "../browser/arrived";
import { settings } from "../browser/settings.svelte";
import type { SoundName } from "./score";

type Player = typeof import("./player");

export class Sounds {
  #player: Promise<Player> | null = null;
  /** When each sound was heard last: many at once would only be loud. */
  // Nobody draws it.
  #last: Partial<Record<SoundName, number>> = {};

  constructor(
    private readonly on: () => boolean,
    private readonly fetch: () => Promise<Player>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Let something be heard in so many milliseconds, if sound is on. */
  play(name: SoundName, wait = 0): void {
    if (!this.on()) return;
    const at = this.now() + wait;
    if (at - (this.#last[name] ?? -Infinity) < 70) return;
    this.#last[name] = at;
    this.#player ??= arrived(this.fetch());
    this.#player.then(
      (player) => this.on() && player.play(name, Math.max(0, at - this.now())),
      () => (this.#player = null),
    );
  }
}

export const sounds = new Sounds(
  () => settings.sound,
  () => import("./player"),
);
