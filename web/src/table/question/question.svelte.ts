/** What is asked, and what of it is still open after what was picked: what every part of the question's bar speaks of. */
import type { Naming } from "../../words/words.svelte";
import type { Play } from "../../room/play.svelte";
import type { Room } from "../../room/room";
import type { ChoiceInfo, State } from "../../wire/types";

/** A place, and what can be chosen there. */
export interface Group {
  readonly target: string;
  readonly choices: ChoiceInfo[];
}

/** So many choices have a key, and are listed one by one. */
export const FEW = 9;

export class Question {
  constructor(
    private readonly now: () => State,
    private readonly room: () => Room,
    private readonly naming: () => Naming,
    readonly play: Play | null,
    private readonly pending: () => boolean,
  ) {}

  readonly asked = $derived.by(() => this.now().question);
  /** Whether an answer is on its way. */
  readonly busy: boolean = $derived.by(() => this.pending());
  readonly picked: string | null = $derived.by(() => this.play?.picks.at(0) ?? null);
  readonly narrowed: readonly ChoiceInfo[] = $derived.by(() => this.play?.narrowed ?? []);
  /** The choice that is to be confirmed. */
  readonly selected: ChoiceInfo | null = $derived.by(() => this.play?.selected ?? null);
  readonly placed: readonly ChoiceInfo[] = $derived.by(() =>
    this.narrowed.filter((choice) => this.places(choice).length > 0),
  );
  readonly #nowhere: readonly ChoiceInfo[] = $derived.by(() =>
    (this.asked?.choices ?? []).filter((choice) => this.places(choice).length === 0),
  );
  /** Choices about no place, such as ending the turn: they are always at hand. */
  readonly plain: readonly ChoiceInfo[] = $derived.by(() =>
    this.#nowhere.filter((choice) => !this.room().aside?.(choice)),
  );
  /** Those of them that lie at the other end of the bar. */
  readonly aside: readonly ChoiceInfo[] = $derived.by(() =>
    this.#nowhere.filter((choice) => this.room().aside?.(choice)),
  );
  /** Many choices by their places; null where they are few. */
  readonly groups: readonly Group[] | null = $derived.by(() => {
    if (this.picked || this.placed.length <= FEW) return null;
    const found: Group[] = [];
    for (const choice of this.placed) {
      const target = this.places(choice)[0] ?? "";
      const group = found.find((each) => each.target === target);
      if (group) group.choices.push(choice);
      else found.push({ target, choices: [choice] });
    }
    return found;
  });

  places(choice: ChoiceInfo): readonly string[] {
    return this.asked ? this.room().targets(choice, this.asked.ask) : [];
  }
  /** A choice in a sentence. */
  sentence(choice: ChoiceInfo): string {
    return this.room().long(choice, this.naming(), this.asked?.ask.id);
  }
  /** A choice as it is listed: what is picked need not be named again. */
  label(choice: ChoiceInfo): string {
    return this.picked ? this.room().short(choice) : this.sentence(choice);
  }
  note(choice: ChoiceInfo): string {
    return this.asked ? (this.room().note?.(choice, this.asked.ask) ?? "") : "";
  }
}
