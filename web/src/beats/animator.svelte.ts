/** Where beats are drawn: over the page, between the places that its elements name. */
import type { Act, Part } from "./acts";
import { MOST } from "./acts";
import { APART, eachOf } from "./due";
import type { Timed } from "./timing";
import { drawingOf, placeCalled } from "../ui/places";

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A piece on its way. */
export interface Flight {
  readonly id: number;
  readonly act: Act;
  readonly from: Box | null;
  readonly to: Box | null;
  /** What it goes along; then it keeps to the ground. */
  readonly via: readonly Box[];
  readonly start: number;
  readonly ms: number;
}

/** Something that is drawn over a place for a while: something bad goes over it, or what a game lets happen there. */
export interface Strike {
  readonly id: number;
  readonly which: string;
  readonly over: Box;
  /** How it moves, if not like something bad. */
  readonly frames: Keyframe[] | null;
  readonly start: number;
  readonly ms: number;
}

function shown(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0;
}

/** The element that is the place of one of these targets; what is drawn there comes before what is clicked there. */
function found(targets: readonly string[], drawn: boolean): Element | null {
  for (const target of targets) {
    // A game may name a part of its drawing by a selector, or the tab behind which it is.
    if (target.startsWith("[")) {
      if (drawn || target.startsWith("[data-tab"))
        for (const element of document.querySelectorAll(target)) if (shown(element)) return element;
      continue;
    }
    const kinds = [drawingOf(target), placeCalled(target)];
    if (!drawn) kinds.reverse();
    for (const kind of kinds) for (const element of document.querySelectorAll(kind)) if (shown(element)) return element;
  }
  return null;
}

function boxOf(targets: readonly string[], drawn = false): Box | null {
  const box = found(targets, drawn)?.getBoundingClientRect();
  return box ? { x: box.x, y: box.y, width: box.width, height: box.height } : null;
}

// Only such properties as leave an element's own `transform` alone: drawings stand where it puts them.
const TUMBLE = [
  { translate: "0 -60px", rotate: "-200deg", opacity: 0 },
  { translate: "0 3px", rotate: "12deg", opacity: 1, offset: 0.6 },
  { translate: "0 -4px", rotate: "-6deg", opacity: 1, offset: 0.8 },
  { translate: "0 0", rotate: "0deg", opacity: 1 },
];
const RISE = [
  { clipPath: "inset(100% 0 0 0)", translate: "0 24px" },
  { clipPath: "inset(0 0 0 0)", translate: "0 -2px", offset: 0.85 },
  { clipPath: "inset(-20% -20% -20% -20%)", translate: "0 0" },
];
const SHAKE = [0, -3, 3, -2, 2, 0].map((x) => ({ translate: `${x}px 0` }));
const PULSE = [{ filter: "brightness(1)" }, { filter: "brightness(1.5)", offset: 0.4 }, { filter: "brightness(1)" }];

/** Where something lands among others of its kind, and has no place of its own. */
const HAND = /^hand(:|$)/;

/** How many pixels of the screen one unit is, where an element is moved. */
function unit(element: Element): number {
  const parent = element.parentNode;
  if (element instanceof SVGElement) return (parent instanceof SVGGraphicsElement ? parent.getScreenCTM()?.a : 1) || 1;
  return element instanceof HTMLElement && element.offsetWidth > 0
    ? element.getBoundingClientRect().width / element.offsetWidth
    : 1;
}

export class Animator {
  flights = $state.raw<readonly Flight[]>([]);
  strikes = $state.raw<readonly Strike[]>([]);
  #moving: Animation[] = [];
  #from: (Box | null)[] = [];
  #was = new WeakMap<Part, Box | null>();
  #count = 0;

  /** Remember where things are before what is shown changes. */
  remember(acts: readonly Timed[]): void {
    this.#from = acts.map(({ act }) => (act.from.length > 0 ? boxOf(act.from, act.motion === "step") : null));
    for (const { act } of acts)
      for (const part of act.parts ?? []) if (part.was) this.#was.set(part, boxOf(part.at, true));
  }

  /** Let things move to where they are now. */
  play(acts: readonly Timed[]): void {
    const flights: Flight[] = [];
    const strikes: Strike[] = [];
    for (const [at, { act, start, ms }] of acts.entries()) {
      const from = this.#from[at] ?? null;
      for (const part of act.parts ?? []) {
        const [begin, lasts] = [start + part.begin * ms, Math.max(1, (part.end - part.begin) * ms)];
        const over = part.draws === undefined ? null : part.was ? this.#was.get(part) : boxOf(part.at, true);
        if (part.draws === undefined)
          this.#move(found(part.at, true), part.frames, begin, lasts, "backwards", "ease-out");
        else if (over)
          strikes.push({ id: ++this.#count, which: part.draws, over, frames: part.frames, start: begin, ms: lasts });
      }
      switch (act.motion) {
        case "fly":
        case "hop": {
          const to = act.to.length > 0 ? boxOf(act.to) : null;
          if (!from && !to) break;
          const via = (act.via ?? []).flatMap((each) => boxOf([each]) ?? []);
          const count = act.motion === "hop" ? Math.min(act.count, MOST) : 1;
          for (let n = 0; n < count; n++) {
            const part = eachOf(count, ms);
            flights.push({ id: ++this.#count, act, from, to, via, start: start + n * part * APART, ms: part });
          }
          if (act.motion === "fly") this.#appear(act, start, ms);
          else this.#move(found(act.to, true), PULSE, start + ms * 0.6, ms * 0.8);
          break;
        }
        case "rise":
          this.#move(found(act.to, true), RISE, start, ms, "backwards", "ease-out");
          break;
        case "tumble":
          this.#move(found(act.to, true), TUMBLE, start, ms, "backwards", "ease-out");
          break;
        case "step":
          this.#step(act, from, start, ms);
          break;
        case "shake":
          this.#move(found(act.to, true), SHAKE, start, ms);
          break;
        case "strike": {
          const over = boxOf(act.to);
          if (over) strikes.push({ id: ++this.#count, which: act.which, over, frames: null, start, ms });
          this.#move(found(act.to, true), SHAKE, start, ms);
          break;
        }
        case "pulse":
          this.#move(found(act.to, true), PULSE, start, ms);
          break;
        case "blend":
          this.#move(found(act.to, true), [{ opacity: 0 }, { opacity: 1 }], start, ms, "backwards");
          break;
        case "parts":
          break;
      }
    }
    this.flights = flights;
    this.strikes = strikes;
  }

  /** End all that moves: everything is where it is shown. */
  still(): void {
    for (const each of this.#moving) each.cancel();
    this.#moving = [];
    this.flights = [];
    this.strikes = [];
  }

  /** What lands is not there before. */
  #appear(act: Act, start: number, ms: number): void {
    const element = found(act.to, true);
    const exact =
      element &&
      act.to[0] !== undefined &&
      [element.getAttribute("data-drawn"), element.getAttribute("data-target")].includes(act.to[0]);
    if (!exact || act.number === null || HAND.test(act.to[0] ?? ""))
      this.#move(element, PULSE, start + ms * 0.7, ms * 0.6);
    else
      this.#move(
        element,
        [{ opacity: 0 }, { opacity: 0, offset: 0.94 }, { opacity: 1 }],
        0,
        start + ms,
        "backwards",
        "linear",
      );
  }

  #step(act: Act, from: Box | null, start: number, ms: number): void {
    const element = found(act.to, true);
    const to = element?.getBoundingClientRect();
    if (!element || !to) return;
    const px = unit(element);
    const by = from ? { x: (from.x - to.x) / px, y: (from.y - to.y) / px } : { x: 0, y: 0 };
    this.#move(
      element,
      [
        { translate: `${by.x}px ${by.y}px` },
        { translate: `${by.x / 2}px ${by.y / 2 - 14}px`, offset: 0.5 },
        { translate: "0 2px", offset: 0.85 },
        { translate: "0 0" },
      ],
      start,
      ms,
      "backwards",
      "ease-in-out",
    );
  }

  #move(
    element: Element | null,
    frames: Keyframe[],
    delay: number,
    duration: number,
    fill: FillMode = "none",
    easing = "ease",
  ): void {
    if (!element?.animate) return;
    this.#moving.push(element.animate(frames, { delay, duration: Math.max(1, duration), fill, easing }));
  }
}
