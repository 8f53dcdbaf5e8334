/** One stroke over several places chooses them one after another: out and back in again is the same place twice. */
import type { Attachment } from "svelte/attachments";

import type { Play } from "../room/play.svelte";

function placeAt(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>("button[data-sweep]")?.dataset["sweep"] ?? null;
}

export function sweeps(play: Play | null, target: string): Attachment<HTMLElement> {
  return (element) => {
    let [pointer, inside]: [number | null, string | null] = [null, null];
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
      [pointer, inside, begun] = [event.pointerId, target, false];
      window.addEventListener("pointermove", move);
      window.addEventListener("pointerup", up);
      window.addEventListener("pointercancel", cancel);
    };
    function move(event: PointerEvent): void {
      if (event.pointerId !== pointer || !play) return;
      const place = placeAt(event.clientX, event.clientY);
      if (place === inside) return;
      inside = place;
      // The stroke begins when it leaves its first place.
      if (!begun) play.swept = [target];
      begun = true;
      if (place !== null) play.sweepOver(place);
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
