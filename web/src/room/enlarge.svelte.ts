/** Looking closely: a thing is shown large while it is pointed at, focused, or pressed for long. */
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
/** From how far on a press moves something, in pixels: then nothing is looked at. */
const FAR = 8;

class Enlarged {
  now = $state.raw<Shown | null>(null);

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
    let down = { x: 0, y: 0 };
    // A long press shows it large, and asks for nothing else.
    element.dataset["enlarges"] = "";
    const later = (wait: number, held: boolean): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        long = held;
        enlarged.show(thing, element, held);
      }, wait);
    };
    const stop = (): void => {
      clearTimeout(timer);
      enlarged.letGo();
    };
    const on = {
      pointerenter: (event: PointerEvent) => event.pointerType === "mouse" && later(HOVER, false),
      pointerleave: stop,
      pointerdown: (event: PointerEvent) => {
        long = false;
        down = { x: event.clientX, y: event.clientY };
        if (event.pointerType === "mouse") stop();
        else later(PRESS, true);
      },
      pointermove: (event: PointerEvent) => {
        if (event.pointerType !== "mouse" && Math.hypot(event.clientX - down.x, event.clientY - down.y) > FAR) clearTimeout(timer);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: stop,
      focusin: (event: Event) => (event.target as Element).matches(":focus-visible") && later(HOVER, false),
      focusout: stop,
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
