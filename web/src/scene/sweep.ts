/** One stroke over several places chooses them one after another: out and back in again is the same place twice. */
import type { Attachment } from "svelte/attachments";

import type { Play } from "../room/play.svelte";

function placeAt(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>("button[data-sweep]")?.dataset["sweep"] ?? null;
}

/** So far a stroke goes out of a place before coming back is the same place again: less is a slip over its edge. */
const SLIP = 24;

export function sweeps(play: Play | null, target: string): Attachment<HTMLElement> {
  return (element) => {
    let [pointer, last]: [number | null, string] = [null, target];
    /** Where it was over the last place, and whether it has been away from there since. */
    let [inside, away] = [{ x: 0, y: 0 }, false];
    let begun = false;
    const end = (): void => {
      pointer = null;
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", cancel);
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !play?.isSwept(target)) return;
      play.swept = [];
      [pointer, last, begun] = [event.pointerId, target, false];
      [inside, away] = [{ x: event.clientX, y: event.clientY }, false];
      window.addEventListener("pointermove", move);
      window.addEventListener("pointerup", up);
      window.addEventListener("pointercancel", cancel);
    };
    function move(event: PointerEvent): void {
      if (event.pointerId !== pointer || !play) return;
      const place = placeAt(event.clientX, event.clientY);
      if (place === null) away ||= Math.hypot(event.clientX - inside.x, event.clientY - inside.y) > SLIP;
      else {
        const again = place === last && !away;
        [last, inside, away] = [place, { x: event.clientX, y: event.clientY }, false];
        if (again) return;
        // The stroke begins when it comes to another place.
        if (!begun) play.swept = [target];
        begun = true;
        play.sweepOver(place);
      }
    }
    function up(event: PointerEvent): void {
      if (event.pointerId !== pointer || !play) return;
      end();
      if (!begun) return;
      // The click that ends a stroke where it began chooses nothing more.
      const swallow = (click: Event): void => {
        click.preventDefault();
        click.stopImmediatePropagation();
      };
      window.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
      if (play.swept.length > 1) play.finishSweep();
      else play.swept = [];
    }
    function cancel(): void {
      end();
      if (play) play.swept = [];
    }
    element.addEventListener("pointerdown", down);
    return () => {
      if (pointer !== null && play) play.swept = [];
      end();
      element.removeEventListener("pointerdown", down);
    };
  };
}
