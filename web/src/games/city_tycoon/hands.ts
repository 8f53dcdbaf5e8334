/** Moving a map by hand: drag to pan, wheel to zoom at the pointer, two fingers to do both. */
import type { Attachment } from "svelte/attachments";

export interface Handles {
  /** Move by so many pixels. */
  pan(dx: number, dy: number): void;
  /** Zoom around a point of the screen. */
  zoom(by: number, x: number, y: number): void;
  /** A finger or the mouse rests on it. */
  hold?(): void;
}

/** So long a press is held, in milliseconds. */
const HELD = 400;

/** From how far on a press is a drag, in pixels. */
const FAR = 6;
/** A notch of a wheel is about a hundred pixels, and a line of those that count lines a third of it; a trackpad sends many small ones. */
const NOTCH = 100;
const LINE = 33;

/** By how much a turn of the wheel zooms. */
export function zoomed({ deltaY, deltaMode }: Pick<WheelEvent, "deltaY" | "deltaMode">): number {
  const far = deltaY * (deltaMode === 0 ? 1 : LINE);
  return Math.exp(-Math.max(-NOTCH, Math.min(NOTCH, far)) * 0.0014);
}

export function handles(on: Handles): Attachment<HTMLElement> {
  return (element) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let panning = false;
    let holding: ReturnType<typeof setTimeout> | undefined;
    /** The click that ends a drag or a hold chooses nothing. */
    const swallow = (click: Event): void => {
      click.preventDefault();
      click.stopImmediatePropagation();
    };
    let held = false;
    let start = { x: 0, y: 0 };
    const spread = (): { x: number; y: number; far: number } => {
      const [one, other] = [...fingers.values()];
      if (!one || !other) return { x: one?.x ?? 0, y: one?.y ?? 0, far: 0 };
      return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, far: Math.hypot(one.x - other.x, one.y - other.y) };
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      if (fingers.size === 0) {
        start = { x: event.clientX, y: event.clientY };
        panning = false;
        // A finger may be lifted anywhere.
        window.addEventListener("pointerup", up, true);
        window.addEventListener("pointercancel", up, true);
        held = false;
        clearTimeout(holding);
        holding = setTimeout(() => {
          held = true;
          on.hold?.();
        }, HELD);
      } else clearTimeout(holding);
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent): void => {
      if (!fingers.has(event.pointerId)) return;
      if (event.pointerType === "mouse" && event.buttons === 0) return up(event);
      const before = spread();
      if (!panning && fingers.size === 1 && Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return;
      if (!panning) {
        clearTimeout(holding);
        panning = true;
        element.setPointerCapture(event.pointerId);
        element.classList.add("panning");
      }
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const after = spread();
      on.pan(after.x - before.x, after.y - before.y);
      if (before.far > 0 && after.far > 0) on.zoom(after.far / before.far, after.x, after.y);
    };
    const leave = (): void => {
      clearTimeout(holding);
      window.removeEventListener("pointerup", up, true);
      window.removeEventListener("pointercancel", up, true);
    };
    const up = (event: PointerEvent): void => {
      if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
      leave();
      element.classList.remove("panning");
      if (!panning && !(held && on.hold)) return;
      panning = false;
      window.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      if (event.deltaY !== 0) on.zoom(zoomed(event), event.clientX, event.clientY);
    };
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("wheel", wheel, { passive: false });
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      leave();
      element.removeEventListener("wheel", wheel);
    };
  };
}
