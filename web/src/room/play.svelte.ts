/** Choosing: what is lit, what is picked, what is about to be confirmed. */
import { getContext, setContext, untrack } from "svelte";

import type { Chip, Room } from "./room";
import type { ChoiceInfo, Foreseen, Said, WhatIf } from "../wire/types";
import { words } from "../words/words.svelte";
import { namingFor } from "./naming";
import type { Picks, Situation } from "./situation";

/** Places that were passed over in one sweep, still to be chosen one after another, of equal questions. */
interface Plan {
  /** The question that was answered last. */
  readonly ticket: string;
  readonly ask: string;
  readonly seat: number;
  readonly targets: readonly string[];
}

/** A second press so soon after a card was drawn from the same pile belongs to a double click. */
const DOUBLE = 300;

export class Play {
  #picks = $state.raw<Picks>({ ticket: "", targets: [], choice: null });
  /** What the mouse pointed at last of what has places to go to. */
  #mind = $state.raw({ ticket: "", target: "" });
  /** The places that a sweep has passed over so far. */
  swept = $state.raw<readonly string[]>([]);
  #plan: Plan | null = null;
  /** What was drawn at once last, and when it was pressed. */
  #lastDraw = { choice: "", at: 0 };
  /** What was sent last, and to which question. */
  #sent = $state.raw({ ticket: "", choice: "" });
  /** What was answered last: a question that is asked again and again is one of a row. */
  #answered = $state.raw({ ticket: "", ask: "", seat: 0 });
  /** Whether every place is there: what is clicked before is not looked into. */
  ready: () => boolean = () => true;
  /** Whether an answer has been on its way for so long that it is shown. */
  sending = $state(false);
  /** Whether one's own hand lies face down, as it does between turns at a shared device. */
  hideHand = $state(false);
  /** Whether an earlier moment is looked at. */
  replays = $state(false);
  /** Whether final scoring is being counted: what it comes to is not told before. */
  counting = $state(false);
  /** A place that is not lit and was asked about. */
  inspected = $state<string | null>(null);
  /** The place that is pointed at or focused: what it would mean is shown as a ghost. */
  over = $state<string | null>(null);
  /** A choice of the list that is pointed at or focused. */
  thought = $state.raw<ChoiceInfo | null>(null);
  /** The card that is being dragged. */
  dragged = $state<string | null>(null);
  /** Asks what something would mean before it is chosen; what can be asked is the game's to say. */
  imagine: ((about: WhatIf["about"]) => Promise<Foreseen["found"]>) | null = null;
  /** The places that led to what was chosen last: a room may know by them what the next question is about. */
  led: readonly string[] = [];
  /** Whether a room wants this place to be looked at before the choice that is left there is made; picked once more, it is. */
  ponders: (choice: ChoiceInfo, target: string) => boolean = () => false;
  /** How often everything was let go of: a room that thinks further ahead lets go of that, too. */
  cancelled = $state(0);

  constructor(
    private readonly situation: () => Situation | null,
    private readonly send: (choice: ChoiceInfo) => void,
    /** The names of the players, by seat. */
    readonly name: (seat: number) => string,
    /** Their faces, by seat. */
    readonly face: (seat: number) => number = (seat) => seat,
    /** How well computer players play, in a word, by seat; nothing of people. */
    readonly level: (seat: number) => string = () => "",
    /** Takes back what was chosen last; null while that cannot be. */
    private readonly undo: () => (() => void) | null = () => null,
  ) {}

  #targets = $derived.by(() => {
    const now = this.situation();
    // Derived anew for every question and never changed afterwards.
    // eslint-disable-next-line svelte/prefer-svelte-reactivity
    const found = new Map<ChoiceInfo, readonly string[]>();
    for (const choice of now?.choices ?? []) found.set(choice, now ? now.room.targets(choice, now.ask) : []);
    return found;
  });

  /** Which question this is; nothing while none is asked. */
  get ticket(): string {
    return this.situation()?.ticket ?? "";
  }

  /** What is asked. */
  get ask(): Said | null {
    return this.situation()?.ask ?? null;
  }

  /** What is asked, in words. */
  get question(): string {
    const now = this.situation();
    return now ? words.plain(now.ask, namingFor(now.room, this.name)) : "";
  }

  get choices(): readonly ChoiceInfo[] {
    return this.situation()?.choices ?? [];
  }

  /** The places that a choice of this question is about. */
  targets(choice: ChoiceInfo): readonly string[] {
    return this.#targets.get(choice) ?? [];
  }

  get busy(): boolean {
    return this.situation()?.busy ?? false;
  }

  /** The choice that is on its way. */
  get sent(): ChoiceInfo | null {
    const now = this.situation();
    return now?.busy && now.ticket === this.#sent.ticket
      ? (now.choices.find((choice) => choice.text === this.#sent.choice) ?? null)
      : null;
  }

  /** Whether this place belongs to the choice that is on its way. */
  isSent(target: string): boolean {
    return this.sent !== null && this.targets(this.sent).includes(target);
  }

  /** The places picked so far, for the present question. */
  get picks(): readonly string[] {
    return this.#picks.ticket === this.situation()?.ticket ? this.#picks.targets : [];
  }

  /** The choices that touch everything picked. */
  get narrowed(): readonly ChoiceInfo[] {
    return this.#touching(this.picks);
  }

  /** The one choice that is left to be confirmed. */
  get selected(): ChoiceInfo | null {
    if (this.#picks.ticket === this.situation()?.ticket && this.#picks.choice !== null) {
      return this.choices.find((choice) => choice.text === this.#picks.choice) ?? null;
    }
    return this.picks.length > 0 && this.narrowed.length === 1 ? (this.narrowed[0] ?? null) : null;
  }

  #touching(targets: readonly string[]): readonly ChoiceInfo[] {
    if (targets.length === 0) return this.choices;
    return this.choices.filter((choice) => {
      const touched = this.#targets.get(choice) ?? [];
      return targets.every((target) => touched.includes(target));
    });
  }

  #ofHand(target: string): boolean {
    return target.startsWith(`${this.situation()?.room.hand ?? ""}:`);
  }

  /** What is picked, and this place; of one's hand one thing at a time, another takes its place. */
  #with(target: string): readonly string[] {
    return [...(this.#ofHand(target) ? this.picks.filter((each) => !this.#ofHand(each)) : this.picks), target];
  }

  /** Whether something can be chosen beginning with this place. */
  isLit(target: string): boolean {
    return this.isPicked(target) || this.choices.some((choice) => this.#targets.get(choice)?.[0] === target);
  }

  /** Whether picking this place would narrow what is picked already. */
  isNear(target: string): boolean {
    const all = this.#with(target);
    return (
      this.picks.length > 0 &&
      !this.picks.includes(target) &&
      all.length > this.picks.length &&
      this.#touching(all).length > 0
    );
  }

  /** What one has in mind: pointed at, and nothing picked. */
  get mind(): string | null {
    const { ticket, target } = this.#mind;
    return this.picks.length === 0 && ticket !== "" && ticket === this.situation()?.ticket ? target : null;
  }

  /** Whether what one has in mind can go to this place: a click there is enough. */
  isMeant(target: string): boolean {
    const mind = this.mind;
    return (
      mind !== null &&
      mind !== target &&
      !(this.#ofHand(mind) && this.#ofHand(target)) &&
      this.#touching([mind, target]).length > 0
    );
  }

  isPicked(target: string): boolean {
    return this.picks.includes(target);
  }

  /** The choices that picking this place would leave; none if it is not lit. */
  leads(target: string): readonly ChoiceInfo[] {
    if (this.isNear(target)) return this.#touching(this.#with(target));
    if (this.isMeant(target)) return this.#touching([this.mind ?? "", target]);
    return this.isLit(target) && !this.isPicked(target) ? this.#touching([target]) : [];
  }

  /** How the room draws what something costs or brings. */
  get ChipIcon(): Room["ChipIcon"] | null {
    return this.situation()?.room.ChipIcon ?? null;
  }

  /** What picking this place would cost and bring, if one choice is left then. */
  chips(target: string): readonly Chip[] {
    const left = this.leads(target);
    const [only] = left;
    const now = this.situation();
    return now && only && left.length === 1 ? now.room.brings(only.brings, now.seat).chips : [];
  }

  /** The choice that is about to be made: selected, pointed at in the list or on the table. */
  get ghost(): ChoiceInfo | null {
    // Nothing else can be chosen meanwhile.
    if (this.busy) return this.sent;
    if (this.selected) return this.selected;
    if (this.thought && this.choices.includes(this.thought)) return this.thought;
    const left = this.over === null ? [] : this.leads(this.over);
    return left.length === 1 ? (left[0] ?? null) : null;
  }

  /** What the ghost would cost and bring. */
  get ghostChips(): readonly Chip[] {
    const [now, choice] = [this.situation(), this.ghost];
    return now && choice ? now.room.brings(choice.brings, now.seat).chips : [];
  }

  /** Pick a place. What leaves one choice that can be taken back, or draws a card, is done at once; what cannot, by picking it again. */
  pick(target: string): void {
    if (this.busy) return;
    const ticket = this.situation()?.ticket ?? "";
    this.inspected = null;
    if (this.isPicked(target)) {
      if (this.selected) this.confirm();
      else this.cancel();
      return;
    }
    const meant = this.isMeant(target);
    const together = meant ? [this.mind ?? "", target] : this.#with(target);
    const targets = this.#touching(together).length > 0 ? together : [target];
    const left = this.#touching(targets);
    const [only] = left;
    if (only === undefined) this.inspect(target);
    else if (left.length === 1 && this.ponders(only, target))
      this.#picks = { ticket, targets: targets.filter((each) => each !== target), choice: null };
    else if (left.length === 1 && this.#atOnce(only)) {
      // What was only pointed at says nothing about the next question.
      this.led = meant ? [target] : targets;
      this.#press(only);
    } else this.#picks = { ticket, targets, choice: null };
  }

  /** Whether a choice needs no confirmation: it can be taken back, or its room says so. */
  #atOnce(choice: ChoiceInfo): boolean {
    const now = this.situation();
    return !choice.final || (now?.room.atOnce?.(now.ask) === true && !choice.warning);
  }

  /** Do what needs no confirmation; what cannot be taken back is not done twice by a double click. */
  #press(choice: ChoiceInfo): void {
    const [last, at] = [this.#lastDraw, performance.now()];
    if (choice.final && last.choice === choice.text && at - last.at < DOUBLE) return;
    if (choice.final) this.#lastDraw = { choice: choice.text, at };
    this.do(choice);
  }

  /** Have something in mind: its places light up, and stay so until something else is pointed at. */
  consider(target: string): void {
    if (!this.busy && this.isLit(target)) this.#mind = { ticket: this.situation()?.ticket ?? "", target };
  }

  /** Whether this place alone says what is chosen, so that a sweep may pass over it. */
  isSwept(target: string): boolean {
    return !this.busy && this.isLit(target) && this.#touching([target]).length === 1;
  }

  /** A sweep passes over one more place. Cards that are drawn at once are drawn as it goes, so that one sees what lies below. */
  sweepOver(target: string): void {
    const [only, more] = this.#touching([target]);
    if (only?.final && more === undefined && this.#atOnce(only)) {
      for (const each of [...this.swept, target]) this.#follow(each);
      this.swept = [];
    } else if (this.isSwept(target)) this.swept = [...this.swept, target];
  }

  /** Choose a place of a sweep: now, or when what is on its way is answered. */
  #follow(target: string): void {
    const now = this.situation();
    // What was on its way is not any more, and the same is asked as before: it was refused.
    if (now && !now.busy && now.ticket === this.#plan?.ticket) this.#plan = null;
    if (this.#plan) this.#plan = { ...this.#plan, targets: [...this.#plan.targets, target] };
    else if (now?.busy) this.#plan = { ticket: now.ticket, ask: now.ask.id, seat: now.seat, targets: [target] };
    else if (this.isSwept(target)) this.#pass(target);
  }

  /** Pick a place of a sweep: the same twice is meant so. */
  #pass(target: string): void {
    this.#lastDraw = { choice: "", at: 0 };
    this.pick(target);
  }

  /** Choose what a sweep has passed over: the first now, the others as long as the same is asked. */
  finishSweep(): void {
    const [first, ...targets] = this.swept;
    this.swept = [];
    const now = this.situation();
    if (first === undefined || !now) return;
    this.#plan = { ticket: now.ticket, ask: now.ask.id, seat: now.seat, targets };
    this.#picks = { ticket: "", targets: [], choice: null };
    this.pick(first);
  }

  /** Go on with a sweep at a new question; to be called whenever that changes. */
  goOn(): void {
    const [plan, now] = [this.#plan, this.situation()];
    if (!plan || !now || now.busy || now.ticket === plan.ticket) return;
    const [next, ...targets] = plan.targets;
    const same = now.ask.id === plan.ask && now.seat === plan.seat;
    this.#plan = same && targets.length > 0 ? { ...plan, ticket: now.ticket, targets } : null;
    if (same && next !== undefined && this.isSwept(next)) this.#pass(next);
    else this.#plan = null;
  }

  /** Whether the same was asked just before: whoever answers has got into it. */
  get inRow(): boolean {
    const [last, now] = [this.#answered, this.situation()];
    return now !== null && last.ticket !== now.ticket && last.ask === now.ask.id && last.seat === now.seat;
  }

  /** Take something in the hand without choosing yet: its places light up, whatever it is dropped on decides. */
  hold(target: string): void {
    if (this.busy || !this.isLit(target)) return;
    this.inspected = null;
    this.dragged = target;
    this.#picks = { ticket: this.situation()?.ticket ?? "", targets: [target], choice: null };
  }

  /** Let go of what is held, over a place or over nothing. */
  drop(target: string | null): void {
    this.dragged = null;
    this.over = null;
    if (target !== null && this.isNear(target)) this.pick(target);
    else this.cancel();
  }

  /** Take a choice from the list: what can be taken back is done at once; what cannot, or is warned of, is confirmed. */
  take(choice: ChoiceInfo): void {
    if (choice.warning || !this.#atOnce(choice)) this.select(choice);
    else this.#press(choice);
  }

  /** Look at a place that offers nothing now. */
  inspect(target: string): void {
    if (!this.ready()) return;
    this.#picks = { ticket: "", targets: [], choice: null };
    this.inspected = target;
  }

  /** Take a choice from the list, to be confirmed. */
  select(choice: ChoiceInfo): void {
    if (this.busy) return;
    if (this.selected === choice) {
      this.confirm();
      return;
    }
    this.#picks = { ticket: this.situation()?.ticket ?? "", targets: this.picks, choice: choice.text };
  }

  /** Whether what was chosen last can be taken back. */
  get canTakeBack(): boolean {
    return !this.busy && this.undo() !== null;
  }
  takeBack(): void {
    this.undo()?.();
  }

  confirm(): void {
    const choice = this.selected;
    if (choice) this.do(choice);
  }

  do(choice: ChoiceInfo): void {
    const now = this.situation();
    if (!now || now.busy) return;
    this.inspected = null;
    if (now.ticket !== this.#answered.ticket) this.#answered = { ticket: now.ticket, ask: now.ask.id, seat: now.seat };
    this.#sent = { ticket: now.ticket, choice: choice.text };
    this.send(choice);
  }

  /** What is picked, to be carried over when the page loads itself anew. */
  kept(): unknown {
    return this.#picks.ticket === "" ? null : this.#picks;
  }

  /** Pick again what was picked before the page was loaded anew; of another question it means nothing. */
  restore(kept: Picks | null): void {
    if (kept !== null) this.#picks = kept;
  }

  /** Let go of everything that was picked or planned. */
  cancel(): void {
    this.settle();
    this.#mind = { ticket: "", target: "" };
    this.swept = [];
    this.#plan = null;
    // Whoever cancels does not wait for it.
    this.cancelled = untrack(() => this.cancelled) + 1;
  }

  /** An answer is in: what was picked for it is done with. */
  settle(): void {
    this.#picks = { ticket: "", targets: [], choice: null };
    this.inspected = null;
    this.thought = null;
  }
}

const KEY = Symbol("play");

export function offerPlay(play: Play): void {
  setContext(KEY, play);
}

/** The play of the table around; a board that is only looked at has none. */
export function usePlay(): Play | null {
  return getContext<Play | undefined>(KEY) ?? null;
}
