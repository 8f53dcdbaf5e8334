/** Looking closely: a thing is shown large while it is pointed at, focused, or pressed for long; never because the page changed under a pointer at rest. */
import type { Attachment } from "svelte/attachments";

import type { Thing } from "../words/words.svelte";

interface Shown {
  thing: Thing;
  near: DOMRect;
  /** A long press keeps it until the next touch. */
  held: boolean;
}

const HOVER = 350;
const PRESS = 450;
/** How far a pointer goes until it moves: then it means what came to lie under it, and a press looks at nothing. */
const FAR = 8;

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** Where the mouse was seen last, anywhere on the page. */
let mouse: Point | null = null;
if (typeof window !== "undefined") {
  const seen = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") mouse = { clientX: event.clientX, clientY: event.clientY };
  };
  for (const name of ["pointermove", "pointerdown", "pointerup"] as const)
    window.addEventListener(name, seen, { capture: true, passive: true });
}
const apart = (one: Point, other: Point): number =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

class Enlarged {
  now = $state.raw<Shown | null>(null);
  /** Changes when the page has gone on: what was about to be shown belongs to what was before. */
  page = 0;

  /** The question has changed: whatever was looked at for it is put away. */
  turn(): void {
    this.page += 1;
    if (this.now && !this.now.held) this.hide();
  }
  show(thing: Thing, element: Element, held = false): void {
    this.now = { thing, near: element.getBoundingClientRect(), held };
  }
  hide(): void {
    this.now = null;
  }
  /** Hide what is shown once the page has been drawn: what is looked at may vanish in the middle of drawing it. */
  letGo(): void {
    const shown = this.now;
    if (shown && !shown.held) queueMicrotask(() => this.now === shown && this.hide());
  }
}

export const enlarged = new Enlarged();

/** Let a thing be enlarged where it lies. */
export function enlarges(thing: Thing | null): Attachment<HTMLElement> {
  return (element) => {
    if (thing === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let long = false;
    let down: Point = { clientX: 0, clientY: 0 };
    /** Where the mouse rested when this came to lie under it: null if it went here by itself. */
    let rested: { readonly at: Point | null } | null = null;
    // A long press shows it large, and asks for nothing else.
    element.dataset["enlarges"] = "";
    const later = (wait: number, held: boolean): void => {
      clearTimeout(timer);
      const { page } = enlarged;
      timer = setTimeout(() => {
        if (page !== enlarged.page) return;
        long = held;
        enlarged.show(thing, element, held);
      }, wait);
    };
    const stop = (): void => {
      clearTimeout(timer);
      rested = null;
      enlarged.letGo();
    };
    const enter = (event: PointerEvent): void => {
      if (event.pointerType !== "mouse") return;
      if (mouse === null || apart(mouse, event) === 0) rested = { at: mouse };
      else later(HOVER, false);
    };
    const move = (event: PointerEvent): void => {
      if (event.pointerType !== "mouse" && apart(down, event) > FAR) clearTimeout(timer);
      if (rested === null || event.pointerType !== "mouse" || (rested.at !== null && apart(rested.at, event) < FAR))
        return;
      rested = null;
      later(HOVER, false);
    };
    const on = {
      pointerenter: enter,
      pointermove: move,
      pointerleave: stop,
      pointerdown: (event: PointerEvent) => {
        long = false;
        down = { clientX: event.clientX, clientY: event.clientY };
        if (event.pointerType === "mouse") stop();
        else later(PRESS, true);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: stop,
      focusin: (event: Event) => (event.target as Element).matches(":focus-visible") && later(HOVER, false),
      focusout: stop,
      // What is chosen by key is not looked at any more.
      keydown: (event: KeyboardEvent) => (event.key === "Enter" || event.key === " ") && stop(),
      // The click that ends a long press chooses nothing.
      click: (event: Event) => {
        if (!long) return;
        long = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      contextmenu: (event: Event) => long && event.preventDefault(),
    };
    for (const [name, listener] of Object.entries(on)) {
      element.addEventListener(name, listener as EventListener, { capture: name === "click" });
    }
    return () => {
      stop();
      delete element.dataset["enlarges"];
      for (const [name, listener] of Object.entries(on)) {
        element.removeEventListener(name, listener as EventListener, { capture: name === "click" });
      }
    };
  };
}
