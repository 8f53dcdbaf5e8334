/** On a phone: behind which tabs something can be chosen, and the way there. */
import type { Play } from "../room/play.svelte";
import type { Room } from "../room/room";
import type { Stage, Tab } from "../scene/stage.svelte";

type Choosing = Pick<Play, "choices" | "targets" | "picks" | "isLit" | "isNear">;

export class TabGuide {
  constructor(
    private readonly play: Choosing,
    private readonly stage: Pick<Stage, "kind" | "tab">,
    private readonly room: () => Pick<Room, "hand" | "tabOf"> | null,
  ) {}

  /** How many places are lit behind each tab. */
  lit: Readonly<Record<Tab, number>> = $derived.by(() => {
    const { play } = this;
    const found: Record<Tab, number> = { mine: 0, city: 0, others: 0, story: 0 };
    const targets = play.choices.flatMap((choice) => play.targets(choice));
    for (const target of targets.filter((each, at) => targets.indexOf(each) === at)) {
      const tab =
        play.isNear(target) || (play.picks.length === 0 && play.isLit(target)) ? this.room()?.tabOf?.(target) : null;
      if (tab) found[tab] += 1;
    }
    return found;
  });

  /** Lead to where something can be chosen, unless it can be chosen where one looks. */
  lead(): void {
    const { play, stage } = this;
    if (stage.kind !== "phone" || this.lit[stage.tab] > 0) return;
    const inHand = play.choices.some((choice) => play.targets(choice)[0]?.startsWith(`${this.room()?.hand ?? ""}:`));
    const tab = (["mine", "city", "others"] as const).find((each) => this.lit[each] > 0);
    if (!inHand && tab) stage.tab = tab;
    // The hand is in sight everywhere, but for the story.
    else if (inHand && stage.tab === "story") stage.tab = "mine";
  }
}
