/** What Bruges' room knows of its table: what is printed on its cards, and what is drawn of it now. */
import { seated } from "../../room/company";
import { setOf } from "../../room/fixed";
import { NO_TABLE, type Watched } from "../../room/room";
import { roomState } from "../../room/table";
import type { BrugesPlayer, BrugesView, LogLine } from "../../wire/types";
import { NOBODY, type Owner } from "./art/palette";
import { BrugesBook } from "./book.svelte";
import { fills } from "./components";

/** What a player does in a round with guilders: after that, what was short of a step is past. */
const DONE: ReadonlySet<string> = new Set(["br-act", "br-advance", "br-pay-guilders"]);

/** Whether the viewer was not asked about a step for want of guilders, and has done nothing since. */
export function isShort(view: BrugesView, log: readonly LogLine[]): boolean {
  const me = view.players.find(({ seat }) => seat === view.viewer);
  if (!me || view.phase < 2 || me.advance_price === null || me.advance_price <= me.guilders) return false;
  const begun = log.findLastIndex(({ says }) => says.some(({ id }) => id === "br-round"));
  return !log
    .slice(begun + 1)
    .some(({ says }) => says.some(({ id, arguments: told }) => told["seat"] === me.seat && DONE.has(id)));
}

export class BrugesState {
  readonly book = new BrugesBook(() => this.table.view?.changed ?? []);

  constructor(private readonly table: Watched<BrugesView>) {}

  get view(): BrugesView | null {
    return this.table.view;
  }
  /** Whoever looks, if they play. */
  readonly me: BrugesPlayer | undefined = $derived.by(() => (this.view ? seated(this.view).me : undefined));
  /** Who sits there, as far as their colour goes. */
  owner(seat: number): Owner {
    return this.view?.players.find((player) => player.seat === seat) ?? NOBODY;
  }
  /** Whether I was not asked about a step for want of guilders. */
  readonly short: boolean = $derived.by(() => this.view !== null && isShort(this.view, this.table.log));
  /** The persons who are mine: a person's place does not say whose it is. */
  readonly own: ReadonlySet<number> = $derived.by(() => setOf(this.me?.houses.flatMap((house) => house.persons)));
  /** The colour that my next card counts as, if not its own. */
  readonly forged: string | null = $derived.by(() => this.me?.forged ?? null);
  /** Whether my hand is being filled. */
  readonly filling: boolean = $derived.by(() => this.view !== null && fills(this.view, this.table.asked, this.me));
}

/** The state of the room around; what is drawn without a table knows only numbers. */
export const useBruges = (): BrugesState => roomState(BrugesState) ?? new BrugesState(NO_TABLE);
