/** What one is about to do in the city beyond a single answer: a tile and its cell are one gesture, a transport one click. */
import { getContext, setContext } from "svelte";

import type { Play } from "../../room/play.svelte";
import type {
  CellView,
  ChoiceInfo,
  CityTycoonPlayer,
  Foreseen,
  PlanView,
  PlantPlacesView,
  TilePlacesView,
  TilePlaceView,
  TransportView,
  WhatIf,
} from "../../wire/types";
import { payees, targets } from "./choices";
import { swaps, type Swap } from "./cubes";
import { cellsOf, liesOn, turned, written, type Landscape } from "./landscape";
import { cellTarget } from "./cells";
import { filled } from "./planning";
import { useCity, type CityState, type Doing } from "./state.svelte";
import { detoursOf, redirected, swapped, waysOf, type AskedWay, type Detour, type Wish } from "./transport";

export type { AskedWay, Detour, Wish } from "./transport";

type About = WhatIf["about"];
type Found = Foreseen["found"];

/** For how long something is pointed at before it is asked what it would mean, in milliseconds. */
const GLANCE = 120;

const numberIn = (target: string | null | undefined): number | null =>
  target?.startsWith("tile:") ? Number(target.slice(5)) : null;

export class Deeds {
  /** Whether free cells show what supplying would cost there. */
  heat = $state(true);
  /** Whether everything in the city is read, not only what is asked about. */
  figures = $state(false);
  /** Whether what is not one's own is dimmed. */
  mine = $state(false);
  /** The tile that was taken up to be supplied. */
  wish = $state.raw<Wish | null>(null);
  /** Several tiles that are to be supplied one after another; null while there is no plan. */
  #plan = $state.raw<readonly Wish[] | null>(null);
  /** What each tile of the plan left when it was made; null until that is known. */
  #promised = $state.raw<ReadonlyMap<number, number> | null>(null);
  /** Supplies that a plan of all that pay off did without, by tile and demand; null while none is being made. */
  #without = $state.raw<readonly string[] | null>(null);
  /** A supply that is pointed at. */
  hint = $state.raw<Wish | null>(null);
  /** The cell that was pointed at last: what it would mean stays while one goes to its button. */
  looked = $state<string | null>(null);
  /** The cell where a tile lies for now: its landscape can be moved around it, then all of it is laid. */
  site = $state<string | null>(null);
  /** How its landscape was moved there. */
  #moved = $state.raw<Landscape | null>(null);
  /** Whether it lies there only since nobody knew yet how its landscape can lie. */
  #hasty = $state(false);
  /** The landscape that is laid with a tile, as its questions will be answered. */
  #pieces: readonly string[] = [];
  /** Answers to questions that will follow, as they are written. */
  #next = $state.raw<readonly string[]>([]);
  /** The question that was looked at last. */
  #answered = "";
  #found = $state.raw<{ readonly key: string; readonly found: Found; readonly of: unknown } | null>(null);
  /** What was asked already in the present state; nothing is drawn from it. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #known: { readonly of: unknown; readonly answers: Map<string, Promise<Found>> } = { of: null, answers: new Map() };

  constructor(
    private readonly play: Play | null,
    /** Changes whenever what was foreseen no longer holds. */
    private readonly now: () => unknown,
    private readonly city: CityState,
  ) {
    if (play) play.ponders = (choice, target) => this.#ponders(choice, target);
  }

  /** The tile of the hand that would be laid: picked, dragged, pointed at, or laid already and without a cell. */
  readonly held: number | null = $derived.by(() => {
    const play = this.play;
    if (!play) return null;
    if (play.ask?.id === "ct-ask-place-tile") return Number(play.ask.arguments["tile"]);
    const target = [play.dragged, play.picks[0], play.mind].find((each) => numberIn(each) !== null);
    const tile = numberIn(target);
    return tile !== null && play.choices.some((choice) => choice.text === `lay ${tile}`) ? tile : null;
  });
  /** The kind of plant that would be built. */
  readonly kind: string | null = $derived.by(() => {
    const play = this.play;
    if (play?.ask?.id === "ct-ask-place-plant" || play?.ask?.id === "ct-ask-discard")
      return String(play.ask.arguments["kind"]);
    return null;
  });

  /** The cube whose way is asked for: whom it pays is all that is left to be said. */
  readonly #way: { readonly tile: number; readonly demand: number; readonly plant: string } | null = $derived.by(() => {
    const ask = this.play?.ask;
    if (ask?.id !== "ct-ask-way") return null;
    const [tile, plant] = [Number(ask.arguments["tile"]), String(ask.arguments["plant"])];
    const colour = /red|solar/.test(plant) ? "red" : "blue";
    // The ways of a cube are the same for each of its tile's demands.
    return { tile, plant, demand: this.city.book.tile(tile).demands.findIndex(({ asks }) => asks[colour]) + 1 || 1 };
  });
  /** What is to be foreseen now. */
  readonly #about: About | null = $derived.by(() => {
    if (this.#way) return { kind: "supply", tile: this.#way.tile, demand: this.#way.demand };
    if (this.held !== null) return { kind: "tile", tile: this.held };
    if (this.kind !== null) return { kind: "plant", plant: this.kind };
    if (this.plan?.length === 0) return null;
    if (this.plan) return { kind: "plan", supplies: this.plan.map(({ tile, demand }) => ({ tile, demand })) };
    const wish = this.wish ?? this.hint;
    if (!wish || !this.supplying) return null;
    return {
      kind: "supply",
      tile: wish.tile,
      demand: wish.demand,
      ...(wish.plants ? { plants: wish.plants } : {}),
      ...(wish.pay ? { pay: wish.pay } : {}),
    };
  });

  /** Whether one may supply something now. */
  get supplying(): boolean {
    return this.play?.ask?.id === "ct-ask-supply";
  }

  /** Whether what is to be foreseen is only pointed at, perhaps in passing. */
  get #glanced(): boolean {
    if (this.held !== null)
      return this.play?.ask?.id !== "ct-ask-place-tile" && this.play?.dragged === null && this.play.picks.length === 0;
    return this.kind === null && this.plan === null && this.wish === null;
  }

  /** Ask what would be, once in every state; to be called in an effect. */
  foresee(): () => void {
    const [about, of, imagine] = [this.#about, this.now(), this.play?.imagine];
    if (!about || !imagine) return () => undefined;
    const key = JSON.stringify(about);
    // eslint-disable-next-line svelte/prefer-svelte-reactivity
    if (this.#known.of !== of) this.#known = { of, answers: new Map() };
    const { answers } = this.#known;
    let wanted = true;
    const ask = (): void => {
      const answer = answers.get(key) ?? imagine(about);
      answers.set(key, answer);
      answer.then(
        (found) => wanted && (this.#found = { key, found, of }),
        () => {
          answers.delete(key);
          if (wanted) this.#found = null;
        },
      );
    };
    const timer = this.#glanced && !answers.has(key) ? setTimeout(ask, GLANCE) : null;
    if (timer === null) ask();
    return () => {
      wanted = false;
      if (timer !== null) clearTimeout(timer);
    };
  }

  readonly #seen: Found | null = $derived.by(() =>
    this.#found && this.#found.of === this.now() && this.#found.key === JSON.stringify(this.#about)
      ? this.#found.found
      : null,
  );
  readonly places: TilePlacesView | null = $derived(this.#seen?.kind === "tile" ? this.#seen : null);
  readonly plants: PlantPlacesView | null = $derived(this.#seen?.kind === "plant" ? this.#seen : null);
  /** What supplying would be; while it is asked anew for the same tile, what it was before. */
  readonly #sent: TransportView | null = $derived.by(() => {
    const [about, found] = [this.#about, this.#found?.of === this.now() ? this.#found?.found : null];
    return about?.kind === "supply" &&
      found?.kind === "supply" &&
      found.tile === about["tile"] &&
      found.demand === about["demand"]
      ? found
      : null;
  });
  readonly transport: TransportView | null = $derived.by(() => (this.#way ? null : this.#sent));
  /** The ways that are asked about, each with the answer that takes it. */
  readonly asked: readonly AskedWay[] = $derived.by(() =>
    this.#way && this.#sent ? waysOf(this.#sent, this.#way.plant, this.play?.choices ?? [], payees) : [],
  );
  /** Whether it is asked anew: what is in sight is about to change, and nothing is to be done with it. */
  readonly asking: boolean = $derived.by(() => this.transport !== null && this.#seen === null);
  readonly planned: PlanView | null = $derived(this.#seen?.kind === "plan" ? this.#seen : null);

  /** The cell where a tile lies for now, else the place that is pointed at, else the cell that was. */
  get at(): string | null {
    return this.site ?? this.play?.over ?? this.looked;
  }

  /** What the tile would be on a cell. */
  #placeAt(target: string | null): TilePlaceView | null {
    return this.places?.places.find((each) => cellTarget(each.cell) === target) ?? null;
  }
  /** What the tile would be on the cell that is looked at. */
  readonly place: TilePlaceView | null = $derived.by(() => this.#placeAt(this.at));
  /** Its landscape there: as it was moved, else the likeliest. */
  readonly landscape: Landscape = $derived.by(() => this.#moved ?? this.place?.landscapes[0] ?? []);
  /** Where its landscape can lie. */
  readonly around: readonly CellView[] = $derived.by(() => cellsOf(this.place?.landscapes ?? []));

  /** What would lie on a cell after a click there. */
  turnedAt(target: string): Landscape {
    return turned(this.place?.landscapes ?? [], this.landscape, target);
  }
  /** Whether its landscape can lie in several ways. */
  get several(): boolean {
    return (this.place?.landscapes.length ?? 0) > 1;
  }
  /** Whether a click on a cell moves the landscape of the tile that lies there for now. */
  moves(target: string): boolean {
    return this.site !== null && this.several && this.around.some((cell) => cellTarget(cell) === target);
  }
  /** Move landscape to a cell, or turn to the next piece there. */
  turn(target: string): void {
    this.#moved = this.turnedAt(target);
  }
  /** Let the tile lie on a cell for now, where its landscape can lie in several ways or nobody knows yet; false where it cannot. */
  putAt(target: string): boolean {
    const { land = 0, water = 0 } = this.held === null ? {} : this.city.book.tile(this.held).laid;
    const several = this.places
      ? (this.#placeAt(target)?.landscapes.length ?? 0) > 1
      : (this.play?.imagine ?? null) !== null && land + water > 0;
    this.#moved = null;
    this.#hasty = false;
    this.site = several ? target : null;
    return several;
  }
  /** Lay the tile on the cell that is looked at, with its landscape as it is seen. */
  lay(): void {
    const target = this.at;
    if (target === null) return;
    if (this.site === null) this.putAt(target);
    this.play?.pick(target);
  }
  /** Take the tile up again. */
  lift(): void {
    this.site = this.looked = this.#moved = null;
    this.#hasty = false;
  }
  /** Whether a tile was to be laid before anybody knew how its landscape can lie, and now there is nothing to choose. */
  get decided(): boolean {
    return this.#hasty && this.site !== null && this.place !== null && this.place.landscapes.length < 2;
  }

  /** Where its landscape can lie in several ways a tile lies for now; where not, or once more, it is laid with it. */
  #ponders(choice: ChoiceInfo, target: string): boolean {
    const lays = /^(lay|at) /.test(choice.text) && target.startsWith("cell:") && this.held !== null;
    if (lays && this.site !== target && this.putAt(target)) {
      this.#hasty = this.places === null;
      return true;
    }
    const place = lays ? this.#placeAt(target) : null;
    this.#pieces = place ? ((this.site === target ? this.landscape : place.landscapes[0]) ?? []).map(written) : [];
    return false;
  }

  /** What the money would be after what is pointed at. */
  readonly after: number | null = $derived.by(() => {
    if (this.places) return this.at?.startsWith("cell:") ? this.places.money : null;
    return this.plants?.money ?? this.transport?.money ?? this.planned?.money ?? null;
  });
  /** The points and yellow cubes that it would bring. */
  readonly brought: { readonly points: number; readonly yellow: number } = $derived.by(() => {
    if (this.planned) return this.planned;
    const { income, neighbours } = this.transport ?? {};
    return {
      points: (income?.points ?? 0) + (neighbours?.points ?? 0),
      yellow: (income?.yellow ?? 0) + (neighbours?.yellow ?? 0),
    };
  });

  /** Take up a tile that can be supplied; once more, and it is done. */
  choose(wish: Wish): void {
    if (this.plan) {
      const without = this.plan.filter((each) => each.tile !== wish.tile);
      this.plan = without.length < this.plan.length ? without : [...this.plan, wish];
    } else if (this.wish?.tile === wish.tile && this.wish.demand === wish.demand) this.supply();
    else this.wish = wish;
  }

  /** Supply the tile that was taken up, as foreseen. */
  supply(): void {
    if (this.asking) return;
    const steps = this.#seen?.kind === "supply" ? this.#seen.choices : [];
    if (steps.length > 0) this.do(steps);
    else if (this.wish) this.do([`supply ${this.wish.tile} demand ${this.wish.demand}`]);
  }

  /** Plants that one cube more could come from, each with the cube that it would replace. */
  readonly swaps: readonly Swap[] = $derived.by(() => (this.transport ? swaps(this.transport) : []));

  /** Take a cube from this plant instead of the dearest one of its colour. */
  from(plant: string): void {
    const [transport, wish] = [this.transport, this.wish ?? this.hint];
    const swap = this.swaps.find(({ reach }) => reach.plant === plant);
    if (!transport || !wish || !swap || this.asking) return;
    this.wish = swapped(transport, wish, swap);
  }

  /** For every cube the ways that cost the same and pay somebody else. */
  readonly detours: readonly Detour[] = $derived.by(() => (this.transport ? detoursOf(this.transport) : []));

  /** The detour that leads over a cell which nothing passes now. */
  over(cell: string): Detour | undefined {
    if (!this.wish || this.transport?.cubes.some(({ way }) => way.cells.some((each) => each.name === cell)))
      return undefined;
    return this.detours.find(({ way }) => way.cells.some((each) => each.name === cell));
  }

  /** What is about to be done, in short. */
  readonly doing: Doing = $derived.by(() => {
    const others = this.wish ? this.swaps : [];
    const moves =
      this.site === null
        ? []
        : this.around.map(cellTarget).filter((target) => liesOn(this.landscape, target) === undefined);
    return {
      supplies: this.wish?.tile ?? null,
      demand: this.wish?.demand ?? null,
      instead: others.flatMap(({ reach }) => this.city.plants.get(reach.plant) ?? []),
      payees: this.wish !== null && this.detours.length > 0,
      put: this.site,
      moves,
    };
  });

  /** Let a cube go another way, and so pay somebody else. */
  detour(detour: Detour): void {
    const [transport, wish] = [this.transport, this.wish ?? this.hint];
    if (transport && wish && !this.asking) this.wish = redirected(transport, wish, detour);
  }

  /** Begin a plan with what is taken up, or give it up. */
  togglePlan(): void {
    this.plan = this.plan ? null : this.wish ? [this.wish] : [];
    this.wish = null;
  }

  /** Plan all that pay off: what lacks cubes after the others, or leaves a loss then, is left out. */
  planAll(all: readonly Wish[]): void {
    this.plan = all;
    this.#without = [];
  }
  /** Whether the plan of all that pay off is known as it is so far, and not yet settled. */
  get unsettled(): boolean {
    return this.#without !== null && this.planned !== null;
  }
  /** Leave out what does not pay off any more, and take in what does; to be called in an effect. */
  settle(me: CityTycoonPlayer): void {
    if (!this.planned || !this.plan || this.#without === null) return;
    const next = filled(me, this.plan, this.planned, this.#without);
    this.#without = next?.without ?? null;
    if (next) this.plan = next.plan;
  }

  get plan(): readonly Wish[] | null {
    return this.#plan;
  }
  /** Whatever is planned anew is measured by what it leaves then. */
  set plan(plan: readonly Wish[] | null) {
    this.#plan = plan;
    this.#promised = null;
  }
  /** Whether a plan was made of which nobody knows yet what it leaves. */
  get unpromised(): boolean {
    return this.#promised === null && this.#without === null && this.planned !== null;
  }
  /** Remember what each step leaves now; to be called in an effect. */
  promise(): void {
    const steps = (this.planned?.steps ?? []).filter(({ possible }) => possible);
    // eslint-disable-next-line svelte/prefer-svelte-reactivity
    this.#promised = new Map(steps.map(({ tile, net }) => [tile, net]));
  }
  /** The tile with which the plan no longer leaves what it did: somebody was faster. */
  readonly outrun: number | null = $derived.by(() => {
    const broken = ({ tile, possible, net }: TransportView): boolean =>
      !possible || net < (this.#promised?.get(tile) ?? -Infinity);
    return this.planned?.steps.find((step) => this.#promised?.has(step.tile) && broken(step))?.tile ?? null;
  });
  /** Whether the first step of the plan can be taken now. */
  get ready(): boolean {
    return this.supplying && !(this.play?.busy ?? true) && (this.planned?.steps[0]?.possible ?? false);
  }
  /** Supply the first step of the plan; the next is offered when it is one's turn again. */
  begin(): void {
    const step = this.planned?.steps[0];
    if (step && this.ready) this.do(step.choices);
  }

  /** Take back what was chosen while others still choose, and choose something else. */
  instead(text: string): void {
    if (!this.play?.canTakeBack) return;
    this.#next = [text];
    this.play.takeBack();
  }

  /** Do several things one after another. */
  do(texts: readonly string[]): void {
    const first = this.play?.choices.find((choice) => choice.text === texts[0]);
    if (!first) return;
    this.#next = texts.slice(1);
    const left = this.#plan?.filter((each) => !texts[0]?.startsWith(`supply ${each.tile} `)) ?? [];
    // The rest of a plan stands as it was made; with its last step it is done.
    if (this.#plan?.length) this.#plan = left.length > 0 ? left : null;
    this.wish = this.hint = null;
    this.play?.do(first);
  }

  /** The answer to the present question that was given before it was asked. */
  #given(choices: readonly ChoiceInfo[]): ChoiceInfo | undefined {
    const [text] = this.#next;
    if (text !== undefined) return choices.find((choice) => choice.text === text);
    if (this.play?.ask?.id === "ct-ask-landscape") {
      // A piece that could lie nowhere else lies there already; one that cannot lie where it was wanted is asked for.
      const piece = this.#pieces.find((each) => choices.some((choice) => choice.text === each));
      this.#pieces = this.#pieces.filter((each) => each !== piece);
      return choices.find((choice) => choice.text === piece);
    }
    if (this.play?.ask?.id !== "ct-ask-place-tile") this.#pieces = [];
    // What was pointed at already is not asked for again.
    const led = this.play?.led ?? [];
    const known = choices.find(
      (choice) => /^(at|discard) /.test(choice.text) && led.includes(targets(this.city, choice)[0] ?? ""),
    );
    if (known || this.play?.ask?.id !== "ct-ask-place-tile") return known;
    // Of two cells that mirror each other only one is offered in the beginning; the other is as good.
    const name = led
      .map((target) => (target.startsWith("cell:") ? this.city.names.get(target) : undefined))
      .find(Boolean);
    return name === undefined ? undefined : { text: `at ${name}`, data: {}, brings: [], final: false };
  }

  /** Answer what is known already; call it whenever the question changes. */
  go(): void {
    const play = this.play;
    if (!play || play.busy || play.choices.length === 0 || play.ticket === this.#answered) return;
    this.#answered = play.ticket;
    const known = this.#given(play.choices);
    this.#next = known ? this.#next.slice(1) : [];
    play.led = [];
    if (known) play.do(known);
  }
}

const KEY = Symbol("deeds");

export function offerDeeds(deeds: Deeds): Deeds {
  return setContext(KEY, deeds);
}

export function useDeeds(): Deeds {
  return getContext<Deeds | undefined>(KEY) ?? new Deeds(null, () => null, useCity());
}
