/** A click on a notice: the service worker of a server's app leads to the table, whoever controls the page. */
import { expect, it, vi } from "vitest";

import { serviceWorker } from "../site";
import { led } from "./browser/led";

interface Shown {
  readonly title: string;
  readonly options: { body: string; tag: string; data: { table: string } };
}

/** A window of the host. */
function opened(url: string) {
  const page = {
    url,
    postMessage: vi.fn<(data: object) => void>(),
    // As browsers do where a page was there before its worker.
    navigate: () => Promise.reject(new TypeError("This service worker is not the client's active service worker.")),
    focus: vi.fn(() => Promise.resolve(page)),
  };
  return page;
}

/** The service worker as it is built, among these windows. */
function worker(pages: ReturnType<typeof opened>[]) {
  const heard = new Map<string, (event: object) => void>();
  const shown: Shown[] = [];
  const openWindow = vi.fn<(address: string) => Promise<void>>(() => Promise.resolve());
  const scope = {
    location: new URL("https://example.org/sw.js"),
    addEventListener: (kind: string, hears: (event: object) => void) => heard.set(kind, hears),
    registration: { showNotification: (title: string, options: Shown["options"]) => shown.push({ title, options }) },
    clients: { matchAll: () => Promise.resolve(pages), openWindow },
  };
  // A worker is a script, not a module.
  new Function("self", "caches", serviceWorker([], "offline-1", false))(scope, {});
  const happens = async (kind: string, event: object): Promise<void> => {
    let done: unknown;
    heard.get(kind)?.({ ...event, waitUntil: (work: unknown) => (done = work) });
    await done;
  };
  return {
    shown,
    openWindow,
    push: (said: object) => happens("push", { data: { json: () => said } }),
    click: (table: string | undefined) =>
      happens("notificationclick", { notification: { close: () => undefined, data: { table } } }),
  };
}

it("is shown in the words that were sent, one for each table", async () => {
  const { push, shown } = worker([]);
  await push({ title: "Hamburg", body: "Anna, it is your turn.", table: "k3v", kind: "turn" });
  expect(shown).toEqual([
    { title: "Hamburg", options: { body: "Anna, it is your turn.", tag: "burgomaster-k3v", data: { table: "k3v" } } },
  ]);
});

it("leads to its table in a page that was there before the worker, best in one that shows it", async () => {
  const [elsewhere, there] = [opened("https://example.org/#/"), opened("https://example.org/#/table/k3v")];
  await worker([elsewhere]).click("k3v");
  expect(elsewhere.focus).toHaveBeenCalledOnce();
  expect(elsewhere.postMessage).toHaveBeenCalledExactlyOnceWith({ go: "#/table/k3v" });
  elsewhere.focus.mockClear();
  await worker([elsewhere, there]).click("k3v");
  expect(there.focus).toHaveBeenCalledOnce();
  expect(elsewhere.focus).not.toHaveBeenCalled();
});

it("leads to a new page where there is none, or only one that is not the app", async () => {
  const none = worker([opened("https://example.org/api/notices/confirm/x")]);
  await none.click("k3v");
  expect(none.openWindow).toHaveBeenCalledExactlyOnceWith("https://example.org/#/table/k3v");
  const trial = worker([]);
  await trial.click(undefined);
  expect(trial.openWindow).toHaveBeenCalledExactlyOnceWith("https://example.org/#/");
});

it("and the page goes where its worker says, nowhere else", () => {
  const own = new EventTarget();
  led(own);
  const says = (data: unknown): boolean => own.dispatchEvent(new MessageEvent("message", { data }));
  window.location.hash = "#/";
  says({ go: "#/table/k3v" });
  expect(window.location.hash).toBe("#/table/k3v");
  for (const other of [null, "now", { go: 3 }, { go: "https://elsewhere.example" }]) says(other);
  expect(window.location.hash).toBe("#/table/k3v");
});
