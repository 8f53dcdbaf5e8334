/** Moving a map by hand: drag to pan, wheel to zoom at the pointer, two fingers to do both. */
import type { Attachment } from "svelte/attachments";

export interface Handles {
  /** Move by so many pixels. */
  pan(dx: number, dy: number): void;
  /** Zoom around a point of the screen. */
  zoom(by: number, x: number, y: number): void;
}

/** From how far on a press is a drag, in pixels. */
const FAR = 6;
const STEP = 1.15;

export function handles(on: Handles): Attachment<HTMLElement> {
  return (element) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let panning = false;
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
      }
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent): void => {
      if (!fingers.has(event.pointerId)) return;
      const before = spread();
      if (!panning && fingers.size === 1 && Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return;
      if (!panning) {
        panning = true;
        element.setPointerCapture(event.pointerId);
        element.classList.add("panning");
      }
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const after = spread();
      on.pan(after.x - before.x, after.y - before.y);
      if (before.far > 0 && after.far > 0) on.zoom(after.far / before.far, after.x, after.y);
    };
    const up = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
      if (fingers.size > 0) return;
      element.classList.remove("panning");
      if (!panning) return;
      panning = false;
      // The click that ends a drag chooses nothing.
      const swallow = (click: Event): void => {
        click.preventDefault();
        click.stopImmediatePropagation();
      };
      window.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      on.zoom(event.deltaY < 0 ? STEP : 1 / STEP, event.clientX, event.clientY);
    };
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    element.addEventListener("wheel", wheel, { passive: false });
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("wheel", wheel);
    };
  };
}
