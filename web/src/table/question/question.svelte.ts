/** What is asked, and what of it is still open after what was picked: what every part of the question's bar speaks of. */
import type { Play } from "../../room/play.svelte";
import type { ChoiceInfo } from "../../wire/types";
import type { TableState } from "../state.svelte";

/** A place, and what can be chosen there. */
export interface Group {
  readonly target: string;
  readonly choices: ChoiceInfo[];
}

/** So many choices have a key, and are listed one by one. */
export const FEW = 9;

export class Question {
  constructor(private readonly table: Pick<TableState, "now" | "room" | "naming" | "play" | "session">) {}

  get play(): Play {
    return this.table.play;
  }

  readonly asked = $derived.by(() => this.table.now.question);
  /** Whether an answer is on its way. */
  readonly busy: boolean = $derived.by(() => this.table.session.pending !== null);
  readonly picked: string | null = $derived.by(() => this.play.picks.at(0) ?? null);
  readonly narrowed: readonly ChoiceInfo[] = $derived.by(() => this.play.narrowed);
  /** The choice that is to be confirmed. */
  readonly selected: ChoiceInfo | null = $derived.by(() => this.play.selected);
  readonly placed: readonly ChoiceInfo[] = $derived.by(() =>
    this.narrowed.filter((choice) => this.places(choice).length > 0),
  );
  readonly #nowhere: readonly ChoiceInfo[] = $derived.by(() =>
    (this.asked?.choices ?? []).filter((choice) => this.places(choice).length === 0),
  );
  /** Choices about no place, such as ending the turn: they are always at hand. */
  readonly plain: readonly ChoiceInfo[] = $derived.by(() =>
    this.#nowhere.filter((choice) => !this.table.room.aside?.(choice)),
  );
  /** Those of them that lie at the other end of the bar. */
  readonly aside: readonly ChoiceInfo[] = $derived.by(() =>
    this.#nowhere.filter((choice) => this.table.room.aside?.(choice)),
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
    return this.asked ? this.table.room.targets(choice, this.asked.ask) : [];
  }
  /** A choice in a sentence. */
  sentence(choice: ChoiceInfo): string {
    return this.table.room.long(choice, this.table.naming, this.asked?.ask.id);
  }
  /** A choice as it is listed: what is picked need not be named again. */
  label(choice: ChoiceInfo): string {
    return this.picked ? this.table.room.short(choice) : this.sentence(choice);
  }
  note(choice: ChoiceInfo): string {
    return this.asked ? (this.table.room.note?.(choice, this.asked.ask) ?? "") : "";
  }
}
