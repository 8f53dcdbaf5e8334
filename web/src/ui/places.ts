/** How the parts of a page find each other: by `data-` names. All of them are declared here; classes are for looks alone. */

/** The place of the game that an element is (`data-target`), and the drawing of it (`data-drawn`): what is clicked, and what moves. */
export const PLACE = "[data-target]";
const quoted = (name: string): string => name.replaceAll(/["\\]/g, "\\$&");
export const placeCalled = (target: string): string => `[data-target="${quoted(target)}"]`;
export const drawingOf = (target: string): string => `[data-drawn="${quoted(target)}"]`;
/** What an element is about where that says more than where it is (`data-about`). */
export const ASKABLE = `${PLACE}, [data-about]`;
/** The tab behind which something lies on a phone (`data-tab`). */
export const tabCalled = (tab: string): string => `[data-tab="${tab}"]`;

/** What a place offers now (`data-offers`): something begins there; what is picked goes there; what is pointed at would; neither, for now; or it lies behind another tab. */
export type Offer = "lit" | "near" | "meant" | "dimmed" | "elsewhere";
export function offerOf(now: { lit: boolean; near: boolean; meant?: boolean; dimmed?: boolean }): Offer | undefined {
  if (now.near) return "near";
  if (now.dimmed) return "dimmed";
  return now.lit ? "lit" : now.meant ? "meant" : undefined;
}
const offering = (...offers: readonly Offer[]): string => offers.map((each) => `[data-offers="${each}"]`).join(", ");
export const OFFERS = "[data-offers]";
/** What a key picks. */
export const PICKABLE = offering("lit", "near");
/** What can be chosen on the table itself. */
export const CHOOSABLE = offering("lit", "near", "meant", "dimmed");
/** What shines. */
export const SHINING = offering("lit", "near", "meant", "elsewhere");
/** What can be dropped on. */
export const DROPPABLE = offering("near", "elsewhere");

/** What lies over the table (`data-over`): the question's bar, its leaves, the story, the head, the coach, and a game's own. */
export const OVER = "[data-over]";
export const BAR = '[data-over="bar"]';
export const LEAF = '[data-over="leaf"]';
export const STORY = '[data-over="story"]';
/** The coach's page while it says something. */
export const COACH_SAYS = '[data-coach="says"]';
/** What a room wants to be seen, if what lies over it can lie elsewhere (`data-clear`). */
export const CLEAR = "[data-clear]";
/** What a place carries above it (`data-chips`). */
/** A hand without cards: room for what is said. */
export const EMPTY = "[data-empty]";
export const CHIPS = "[data-chips]";
