/** What is new at this device goes where it is wanted: onto one's own page, and into one's notices. What that needs is fetched then. */
import { settings } from "../browser/settings.svelte";
import { tokens } from "../wire/tokens";
import { key } from "./key";

const PAUSE = 700;
let waits: ReturnType<typeof setTimeout> | undefined;

/** Bring this device and one's page together, in a moment. */
function soon(): void {
  if (key.get() === null) return;
  clearTimeout(waits);
  waits = setTimeout(() => {
    import("./sync").then(
      ({ sync }) => sync(),
      () => undefined,
    );
  }, PAUSE);
}

export function attend(): void {
  tokens.tell((token) => {
    if (localStorage.getItem("burgomaster.listener") !== null)
      void import("../notices/notices").then(({ listenAt }) => listenAt([token], true)).catch(() => undefined);
    soon();
  });
  settings.hear = () => {
    if (key.get() === null) return;
    key.changed = true;
    soon();
  };
  soon();
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) soon();
  });
}
