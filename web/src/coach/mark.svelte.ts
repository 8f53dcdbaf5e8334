/** Marks what is spoken of on the table: where the marks are, for a layer over everything to draw. */
import { BAR, CHIPS, OFFERS, PLACE } from "../ui/places";

/** What is marked: a box around things that lie together, in pixels of the window. */
export interface Marked {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Whether it shines already, since it can be chosen: it is pointed at then, and gets no second ring. */
  readonly lit: boolean;
}

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How near things lie together that get one mark, in pixels. */
const TOGETHER = 26;
/** Smaller than this there is nothing to be seen. */
const SEEN = 4;
/** How far a mark lies around what it marks: less around small things, which have neighbours. */
const ROUND = 6;
export const roundOf = (w: number, h: number): number => Math.min(ROUND, 1 + Math.min(w, h) / 16);

/** What is spoken of at a table. */
export class Marks {
  /** What is spoken of by everyone who speaks. */
  #all = $state.raw<readonly (readonly string[])[]>([]);

  get targets(): readonly string[] {
    return this.#all.flat();
  }
  /** Mark these places; what is returned takes the marks away. */
  add(targets: readonly string[]): () => void {
    this.#all = [...this.#all, targets];
    return () => (this.#all = this.#all.filter((each) => each !== targets));
  }
}

/** The elements of a place; of several names with a bar between them the first that is there. */
export function placesOf(target: string, page: Document = document): Element[] {
  return (
    target
      .split("|")
      .map((each) => named(each, page))
      .find((found) => found.length > 0) ?? []
  );
}

/** Itself, or with a colon at the end all that begin so. Where there is none, what is about it: a section gathers places and has no box of its own. */
function named(target: string, page: Document): Element[] {
  const word = JSON.stringify(target);
  const deeper = JSON.stringify(`${target}:`);
  const having = (name: string): Element[] => [
    ...page.querySelectorAll(target.endsWith(":") ? `[${name}^=${word}]` : `[${name}=${word}], [${name}^=${deeper}]`),
  ];
  const places = having("data-target");
  return (places.length > 0 ? places : having("data-about")).flatMap((element) =>
    element.tagName === "SECTION" ? [...element.querySelectorAll(PLACE)] : [element],
  );
}

/** Where a phone shows what is behind the open tab: the question may grow over it. */
function shownIn(panel: Element): Edges {
  const { left, top, right, bottom } = panel.getBoundingClientRect();
  const bar = document.querySelector(BAR)?.getBoundingClientRect();
  return { left, top, right, bottom: Math.min(bottom, bar?.top ?? bottom) };
}

/** Scroll what is behind the open tab until the first of these places is seen, and nothing else. */
export function bringIntoSight(targets: readonly string[]): void {
  for (const element of targets.flatMap((target) => placesOf(target))) {
    const panel = element.closest("[role='tabpanel']");
    const box = element.getBoundingClientRect();
    if (!panel || box.height < SEEN) continue;
    const { top, bottom } = shownIn(panel);
    panel.scrollTop += Math.max(0, box.bottom + ROUND - bottom) || Math.min(0, box.top - ROUND - top);
    return;
  }
}

/** Where an element is seen: with what it carries above it, and without what its scroller hides. */
function edges(element: Element): Edges | null {
  const boxes = [element, ...element.querySelectorAll(CHIPS)].map((each) => each.getBoundingClientRect());
  const panel = element.closest("[role='tabpanel']");
  const clip = panel ? shownIn(panel) : null;
  const left = Math.max(clip?.left ?? 0, Math.min(...boxes.map((box) => box.left)));
  const top = Math.max(clip?.top ?? 0, Math.min(...boxes.map((box) => box.top)));
  const right = Math.min(clip?.right ?? window.innerWidth, Math.max(...boxes.map((box) => box.right)));
  const bottom = Math.min(clip?.bottom ?? window.innerHeight, Math.max(...boxes.map((box) => box.bottom)));
  return right - left < SEEN || bottom - top < SEEN ? null : { left, top, right, bottom };
}

/** One box around what lies together: a row of dice is one thing, mine and another's are two; so are what can be chosen and what cannot. */
export function gathered(boxes: readonly (Edges & { readonly lit: boolean })[]): Marked[] {
  const groups: (Edges & { readonly lit: boolean })[] = [];
  for (const box of boxes) {
    let whole = box;
    // What it brings together may lie near others now.
    for (let at = 0; at < groups.length; at += 1) {
      const group = groups[at];
      if (
        !group ||
        group.lit !== whole.lit ||
        group.left - whole.right > TOGETHER ||
        whole.left - group.right > TOGETHER ||
        group.top - whole.bottom > TOGETHER ||
        whole.top - group.bottom > TOGETHER
      )
        continue;
      groups.splice(at, 1);
      whole = {
        left: Math.min(group.left, whole.left),
        top: Math.min(group.top, whole.top),
        right: Math.max(group.right, whole.right),
        bottom: Math.max(group.bottom, whole.bottom),
        lit: whole.lit,
      };
      at = -1;
    }
    groups.push(whole);
  }
  return groups.map(({ left, top, right, bottom, lit }) => ({
    x: left,
    y: top,
    w: right - left,
    h: bottom - top,
    lit,
  }));
}

/** A mark ends where the question begins: a ring through a sentence would strike it out. */
function clearOf<T extends Edges>(bar: DOMRect | undefined, box: T): T {
  const over =
    bar &&
    box.top < bar.top - 2 * ROUND &&
    box.bottom > bar.top - ROUND &&
    box.left < bar.right &&
    box.right > bar.left;
  return over ? { ...box, bottom: bar.top - ROUND - 2 } : box;
}

/** Where the marks of these places are now; where nearly everything would be marked, nothing is. */
export function marked(targets: readonly string[], page: Document = document): Marked[] {
  const bar = page.querySelector(BAR)?.getBoundingClientRect();
  const boxes = targets
    .flatMap((target) => placesOf(target, page))
    .flatMap((element) => {
      const box = edges(element);
      return box ? [{ ...clearOf(bar, box), lit: element.matches(OFFERS) }] : [];
    });
  return gathered(boxes).filter(({ w, h }) => w < window.innerWidth * 0.7 || h < window.innerHeight * 0.5);
}

export const sameMarks = (one: readonly Marked[], other: readonly Marked[]): boolean =>
  one.length === other.length &&
  one.every((box, at) => (["x", "y", "w", "h", "lit"] as const).every((name) => box[name] === other[at]?.[name]));
