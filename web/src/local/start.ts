/** Let this device carry what a server carries elsewhere, and keep the app so that it needs no net, either. */
import { mount } from "svelte";

import { build } from "../browser/build.svelte";
import { carryBy } from "../wire/carrier";
import { folder, words } from "../words/words.svelte";
import { Device, findTables } from "./device.svelte";
import Notices from "./Notices.svelte";
import type { Parts } from "./protocol";

const WORDS = folder(import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" }));

export async function startDevice(parts: Parts): Promise<void> {
  const base = document.baseURI.split("#")[0] ?? "";
  const device = new Device(parts, base);
  carryBy(device);
  await Promise.all([words.join("local", WORDS), findTables()]);
  // The page comes first; what is kept of the app, last: the engine has fetched most of it then.
  const later = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
  later(() => {
    device.start();
    mount(Notices, { target: document.body, props: { device } });
  });
  void device.playing.then(() => keepApp(base)).catch(() => undefined);
}

async function keepApp(base: string): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const kept = await navigator.serviceWorker.register(new URL("sw.js", base));
  // Tables are to stay, even if the disk gets full.
  void navigator.storage?.persist?.();
  const next = (worker: ServiceWorker | null): void => {
    if (!worker || !navigator.serviceWorker.controller) return;
    const arrived = (): void => {
      if (worker.state === "installed") build.arrived(() => change(worker));
    };
    worker.addEventListener("statechange", arrived);
    arrived();
  };
  next(kept.waiting ?? kept.installing);
  kept.addEventListener("updatefound", () => next(kept.installing));
}

/** Let the next version be the one that is kept; done when it is. */
function change(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
    worker.postMessage("now");
  });
}
