/** The story beside a table: whether it is open, which page of it, and how much of it has not been seen. */
import type { Stage } from "../scene/stage.svelte";
import type { Session } from "./session.svelte";
import { CHOOSABLE } from "../ui/places";

type Told = Pick<Session, "log" | "chat" | "mine" | "state">;

export class Story {
  /** Whether it is open, where it is behind a tab. */
  open = $state(false);
  panel = $state<"log" | "chat">("log");
  /** The last that was read of the chat, and of the story. */
  #read = $state(0);
  #seen = $state(0);
  /** What was asked when it last made room. */
  #gaveWayTo = "";

  constructor(
    private readonly session: Told,
    private readonly stage: Pick<Stage, "kind" | "tab" | "beside">,
    /** Whether the table is a scene, with tabs on a phone. */
    private readonly scene: () => boolean,
  ) {
    $effect(() => {
      if (this.panel === "chat" && this.#inSight) this.#read = session.chat.at(-1)?.n ?? 0;
    });
    $effect(() => {
      if (this.#inSight) this.#seen = this.#last;
    });
  }

  readonly #tabs = $derived.by(() => this.scene() && this.stage.kind === "phone");
  readonly #inSight = $derived.by(() =>
    this.#tabs ? this.stage.beside || this.stage.tab === "story" : (this.scene() && this.stage.beside) || this.open,
  );
  readonly #last = $derived.by(() => this.session.log.findLast((line) => line.says.length > 0)?.n ?? 0);
  /** What others said that was not read. */
  readonly unread = $derived.by(
    () => this.session.chat.filter((said) => said.n > this.#read && !this.session.mine.includes(said.seat)).length,
  );
  /** What happened that has not been seen: as many lines as there are since one's own last choice. */
  readonly fresh = $derived.by(
    () =>
      this.session.log.filter(
        (line) => line.n > this.#seen && line.says.length > 0 && line.entry > (this.session.state?.last_own ?? 0),
      ).length + this.unread,
  );

  /** Close it where it lies over something that can be chosen, once for what is asked: opened again by whoever is asked, it stays. */
  giveWay(asked: string): void {
    if (asked === this.#gaveWayTo) return;
    this.#gaveWayTo = asked;
    const page = this.open ? document.getElementById("story")?.getBoundingClientRect() : undefined;
    if (!page) return;
    const under = [...document.querySelectorAll(CHOOSABLE)].map((place) => place.getBoundingClientRect());
    if (
      under.some(
        (box) => box.left < page.right && box.right > page.left && box.top < page.bottom && box.bottom > page.top,
      )
    )
      this.open = false;
  }

  /** Open it, or close it. */
  turn(): void {
    if (this.#tabs) this.stage.tab = this.stage.tab === "story" ? "mine" : "story";
    else this.open = !this.open;
  }
}
