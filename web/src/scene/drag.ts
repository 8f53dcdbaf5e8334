/** Dragging a card onto a place: by mouse, pen and touch alike. */
import type { Attachment } from "svelte/attachments";

import type { Play } from "../room/play.svelte";
import { DROPPABLE, PLACE } from "../ui/places";

/** From how far on a press is a drag, and how near to a place is on it, in pixels. */
const FAR = 7;
const NEAR = 46;

/** The place under a point that what is held can be dropped on, or the nearest one close by. */
function placeAt(play: Play, x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const target = element.closest<HTMLElement>(PLACE)?.dataset["target"];
    if (target && play.isNear(target)) return target;
  }
  let found: string | null = null;
  let least = NEAR;
  for (const element of document.querySelectorAll<HTMLElement>(DROPPABLE)) {
    const box = element.getBoundingClientRect();
    const away = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
    if (away >= least) continue;
    least = away;
    found = element.dataset["target"] ?? null;
  }
  return found;
}

/** Let something be dragged onto the places that light up for it; `unit` is how many pixels a unit is. */
export function drags(play: Play | null, target: string, unit: () => number): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number; id: number } | null = null;
    let dragging = false;
    const end = (): void => {
      start = null;
      dragging = false;
      element.style.translate = "";
      element.classList.remove("dragged");
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !play?.isLit(target) || play.busy) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    };
    const move = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.id || !play) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!dragging) {
        if (Math.hypot(dx, dy) < FAR) return;
        dragging = true;
        element.setPointerCapture(event.pointerId);
        element.classList.add("dragged");
        play.hold(target);
      }
      element.style.translate = `${dx / unit()}px ${dy / unit()}px`;
      play.over = placeAt(play, event.clientX, event.clientY);
    };
    const up = (event: PointerEvent): void => {
      if (!dragging || !play) return end();
      const place = placeAt(play, event.clientX, event.clientY);
      end();
      // The click that ends a drag chooses nothing more; there is none if the card has left the hand.
      const swallow = (click: Event): void => {
        click.preventDefault();
        click.stopImmediatePropagation();
      };
      window.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
      play.drop(place);
    };
    const cancel = (): void => {
      if (dragging) play?.drop(null);
      end();
    };
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", cancel);
    return () => {
      cancel();
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", cancel);
    };
  };
}
