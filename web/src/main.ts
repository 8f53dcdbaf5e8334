import { mount } from "svelte";

import App from "./App.svelte";
import "./faces.css";
import "./app.css";
import { led } from "./browser/led";
import { settings } from "./browser/settings.svelte";
import { attend } from "./own/attend";
import { keepFocus } from "./ui/focus";

settings.show();
keepFocus(document);
async function open(): Promise<void> {
  if (__PARTS__) await (await import("./local/start")).startDevice(__PARTS__);
  const target = document.getElementById("app");
  if (target) mount(App, { target });
}
void open();
if (!__PARTS__) attend();
// What is kept for when the server cannot be reached is fetched last.
if (import.meta.env.PROD && !__PARTS__ && "serviceWorker" in navigator) {
  led(navigator.serviceWorker);
  window.addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}
