/** A notice that was clicked leads a page that is open already: the service worker says where to. */

/** Let it: a worker may not open another address in a page that was there before it, so the page goes there itself. */
export function led(worker: EventTarget): void {
  worker.addEventListener("message", (event) => {
    const { go } = ((event as MessageEvent).data ?? {}) as { go?: unknown };
    if (typeof go === "string" && go.startsWith("#/")) window.location.hash = go;
  });
}
