/** `?` on anything: a place that is pointed at, pressed for long, or has the focus says what it is. */
import { ASKABLE } from "../ui/places";

/** What leads to other places goes on doing so while one asks: a tab may hide what is asked about. */
const WAYS = "[data-asking], [role=tab], [data-tab]";
const PRESS = 550;
/** From how far on a press is a pan, in pixels. */
const MOVED = 6;

export interface Asked {
  readonly target: string;
  readonly near: DOMRect;
}

/** The place that an element is, or lies in, as its game calls it. */
export function placeOf(element: Element | null): { element: Element; target: string } | null {
  const found = element?.closest(ASKABLE) ?? null;
  // What a place is about says more than where it is: a plant lies on a cell.
  const target = found?.getAttribute("data-about") ?? found?.getAttribute("data-target") ?? "";
  return found && target ? { element: found, target } : null;
}

export class WhatIsThis {
  /** Whether the next click asks instead of choosing. */
  on = $state(false);
  now = $state.raw<Asked | null>(null);

  constructor(
    /** Whether there is something to say of a place. */
    private readonly known: (target: string) => boolean,
    /** Fetches what there is to say. */
    private readonly prepare: () => Promise<void> = () => Promise.resolve(),
  ) {}

  /** Let the next click ask instead of choosing. */
  async begin(): Promise<void> {
    await this.prepare();
    this.on = true;
  }

  about(element: Element | null): boolean {
    const place = placeOf(element);
    if (!place || !this.known(place.target)) return false;
    this.now = { target: place.target, near: place.element.getBoundingClientRect() };
    return true;
  }

  /** Whoever asks does nothing by it, whether there is something to say or not. */
  #ask(event: Event, stop: (event: Event) => void): void {
    stop(event);
    if (!this.about(event.target as Element)) this.now = null;
  }

  /** The key `?`: about what has the focus, or else about what is clicked next. */
  async key(): Promise<void> {
    if (this.on || this.now) {
      this.end();
      return;
    }
    const place = document.activeElement;
    await this.prepare();
    if (!this.about(place)) this.on = true;
  }

  end(): void {
    this.on = false;
    this.now = null;
  }

  /** Listen on a page; what is returned ends it. */
  listen(page: Document): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    let start = { x: 0, y: 0 };
    // Nothing that is drawn depends on it.
    // eslint-disable-next-line svelte/prefer-svelte-reactivity
    const fingers = new Set<number>();
    const lifted = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
      clearTimeout(timer);
    };
    const own = (event: Event): boolean => event.target instanceof Element && event.target.closest(WAYS) !== null;
    const stop = (event: Event): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const on = {
      pointerdown: (event: PointerEvent): void => {
        pressed = false;
        clearTimeout(timer);
        if (event.isPrimary) fingers.clear();
        fingers.add(event.pointerId);
        // Two fingers are no press but a pinch.
        if (own(event) || fingers.size > 1) return;
        start = { x: event.clientX, y: event.clientY };
        if (this.now && !this.on) this.now = null;
        // A long press asks, too; a thing that can be looked at closely shows itself instead.
        if (event.pointerType !== "mouse" && !this.on) {
          const target = event.target as Element;
          if (placeOf(target) && !target.closest("[data-enlarges]"))
            timer = setTimeout(() => {
              pressed = true;
              void this.prepare().then(() => this.about(target));
            }, PRESS);
        }
      },
      pointerup: lifted,
      pointercancel: lifted,
      pointermove: (event: PointerEvent) =>
        Math.hypot(event.clientX - start.x, event.clientY - start.y) > MOVED && clearTimeout(timer),
      click: (event: MouseEvent): void => {
        if (pressed) {
          pressed = false;
          stop(event);
        } else if (this.on && !own(event)) this.#ask(event, stop);
      },
      keydown: (event: KeyboardEvent): void => {
        if (event.key === "Escape" && (this.on || this.now)) {
          stop(event);
          this.end();
        } else if (this.on && (event.key === "Enter" || event.key === " ") && !own(event)) this.#ask(event, stop);
      },
    };
    for (const [name, listener] of Object.entries(on))
      page.addEventListener(name, listener as EventListener, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of Object.entries(on))
        page.removeEventListener(name, listener as EventListener, { capture: true });
    };
  }
}
