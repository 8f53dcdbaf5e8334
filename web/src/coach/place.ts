/** Where the coach's page lies: over nothing that is asked, spoken of, or needed. */
import type { Marked } from "./mark.svelte";
import { BAR, CLEAR, EMPTY, LEAF, SHINING, STORY } from "../ui/places";

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What the page must not cover, besides what it speaks of. */
const NEEDED = [BAR, LEAF, STORY].join(", ");
/** What a room wants to be seen, if the page can lie elsewhere; on a phone, whatever can be chosen, too. */
const WANTED = { desk: CLEAR, phone: `${CLEAR}, ${SHINING}` } as const;
const GAP = 8;
/** Room for a finger that points from below. */
const FINGER = 36;
/** Lower than this there is no use in a page. */
const LOWEST = 160;
/** How wide it likes to be, and how narrow it may be, in pixels. */
const WIDEST = 340;
const NARROWEST = 264;

function overlap(one: Edges, other: Edges): number {
  return (
    Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
    Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))
  );
}

/** Where the page could lie; what it must not cover there, if that is less than elsewhere. */
interface Candidate extends Edges {
  readonly style: string;
  readonly kept?: readonly Edges[];
}
const coveredBy = (place: Edges, of: readonly Edges[]): number =>
  of.reduce((sum, each) => sum + overlap(place, each), 0);

/** The first of these places that covers nothing, else the one that covers least; of several, the one that covers least of what shines. */
export function freest(places: readonly Candidate[], kept: readonly Edges[], shining: readonly Edges[] = []): string {
  const costs = places.map((place) => ({
    style: place.style,
    kept: coveredBy(place, place.kept ?? kept),
    shining: coveredBy(place, shining),
  }));
  return costs.toSorted((one, other) => one.kept - other.kept || one.shining - other.shining)[0]?.style ?? "";
}

/** The highest stretch between two heights in which none of these lies. */
function highest(from: number, to: number, of: readonly Edges[]): { readonly top: number; readonly room: number } {
  let found = { top: from, room: 0 };
  let top = from;
  for (const each of [...of, { top: to, bottom: to }].toSorted((one, other) => one.top - other.top)) {
    const room = Math.min(each.top, to) - top;
    if (room > found.room) found = { top, room };
    top = Math.max(top, each.bottom);
  }
  return found;
}

/** Whether the page may lie over the question on a phone: never; where nothing else is free, since it can wait; or since it is answered elsewhere. */
export type Over = "never" | "waits" | "elsewhere";

/** Find the place for the page, as a style. */
export function beside(
  panel: HTMLElement,
  kind: "desk" | "phone",
  marked: readonly Marked[],
  question: Over = "never",
): string {
  const [wide, high] = [window.innerWidth, window.innerHeight];
  const needed = [...document.querySelectorAll(NEEDED)]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0);
  const spoken = marked.map(({ x, y, w, h }) => ({
    left: x - GAP,
    top: y - GAP,
    right: x + w + GAP,
    bottom: y + h + GAP,
  }));
  const kept: readonly Edges[] = [...needed, ...spoken];
  const bar = document.querySelector(BAR)?.getBoundingClientRect();
  const clear = [...document.querySelectorAll(WANTED[kind])]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0);
  if (kind === "phone") {
    // As high as it would be by itself.
    panel.style.maxHeight = "";
    const size = panel.getBoundingClientRect();
    const at = (top: number, style: string): Candidate => ({
      left: size.left,
      right: size.right,
      top,
      bottom: top + size.height,
      style,
    });
    const above = (bar?.top ?? high) - GAP;
    const between = Math.max(48, ...marked.map(({ y, h }) => y + h + FINGER));
    const tops = [
      at(48, ""),
      at(above - size.height, `top:auto;bottom:${Math.round(high - above)}px`),
      at(between, `top:${Math.round(between)}px`),
    ];
    const places = tops.filter(({ bottom }, which) => which === 0 || bottom <= above);
    const ground = (document.querySelector("[role='tablist']")?.getBoundingClientRect().top ?? high) - GAP;
    const lowest = at(ground - size.height, `top:auto;bottom:${Math.round(high - ground)}px`);
    const low = { ...lowest, kept: spoken };
    // Where no card is held, there is room below the question.
    if (document.querySelector(EMPTY)) places.push(lowest);
    const full = places.every((place) => coveredBy(place, kept) > 0);
    if (full && question !== "elsewhere") {
      // Rather than over something, it lies in what room there is, and is read by scrolling.
      const { top, room } = highest(48, above, kept);
      if (room >= LOWEST) {
        panel.style.maxHeight = `${Math.floor(room)}px`;
        return `top:${Math.ceil(top)}px;max-height:${panel.style.maxHeight}`;
      }
    }
    const overQuestion = question === "elsewhere" || (question === "waits" && full);
    return freest(overQuestion ? [...places, low] : places, kept, clear);
  }
  // Left of the story, and right of the question where that leaves room.
  const edge =
    Math.min(
      wide - 2,
      ...[...document.querySelectorAll(STORY)].map((element) => element.getBoundingClientRect().left),
    ) - GAP;
  const room = edge - (bar?.right ?? 0) - GAP;
  const folded = panel.classList.contains("folded");
  // As high as it is at its width.
  panel.style.width = folded ? "auto" : `${Math.round(room >= NARROWEST ? Math.min(room, WIDEST) : WIDEST)}px`;
  const { width, height } = panel.getBoundingClientRect();
  const at = (left: number, bottom: number): Candidate => ({
    left,
    right: left + width,
    top: bottom - height,
    bottom,
    style: `width:${panel.style.width};left:${Math.round(left)}px;right:auto;bottom:${Math.round(high - bottom)}px`,
  });
  const right = edge - width;
  return freest(
    [
      at(right, high - 10),
      at(right, (bar?.top ?? high) - GAP),
      at(right, Math.min(high * 0.29 + height, high - 10)),
      at(10, high - 10),
      at(10, (bar?.top ?? high) - GAP),
    ],
    kept,
    clear,
  );
}
