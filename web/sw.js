// What a browser keeps of the app. Before this stand three lines that the build writes: the files to be kept (KEPT), a name
// that changes with what is in them (CACHE), and whether they are the whole app (WHOLE).
//
// A server's app keeps one page for when the server cannot be reached, and nothing else: nobody plays yesterday's build.
// The app that needs no server is kept whole. Its next version waits until the page asks for it, or nobody is here.

/* global KEPT, CACHE, WHOLE */

const HERE = new URL("./", self.location.href);
/** Other things may live at the same host: what is ours begins like this. */
const OURS = `burgomaster ${HERE.pathname} `;
const NAME = OURS + CACHE;
const ADDRESSES = new Set(KEPT.map((file) => new URL(file, HERE).href));
/** Names that change with what is in the file: what was kept of them once is still true. */
const LASTING = /\/(assets|texts-\w+|pyodide-[\w.-]+)\/|\/engine-\w+\.pack$/;

/** Keep a file: from what is here already, or from the net. */
async function keep(cache, address) {
  const known = LASTING.test(address) ? await caches.match(address) : undefined;
  if (known) await cache.put(address, known);
  else await cache.add(new Request(address, { cache: LASTING.test(address) ? "default" : "reload" }));
}

async function install() {
  const cache = await caches.open(NAME);
  for (const address of ADDRESSES) await keep(cache, address);
  if (!WHOLE) await self.skipWaiting();
}

async function forgetOthers() {
  const names = await caches.keys();
  // Of earlier builds of a server's app, which had the host to themselves, and what the engine kept until now.
  const ours = (name) =>
    name.startsWith(OURS) || (!WHOLE && name.startsWith("offline-")) || name === "burgomaster-engine";
  await Promise.all(names.filter((name) => ours(name) && name !== NAME).map((name) => caches.delete(name)));
  if (WHOLE) await self.clients.claim();
}

async function kept(address) {
  return (await caches.open(NAME)).match(address);
}

/** From what is kept if all is; else from the net, and from what is kept if there is none. */
async function answer(request, address) {
  if (WHOLE) return (await kept(address)) ?? fetch(request);
  return fetch(request).catch(() => kept(address));
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
self.addEventListener("message", (event) => {
  if (event.data === "now") self.skipWaiting();
});
/** What the server tells someone with the page closed; a table has one notice, the latest. */
self.addEventListener("push", (event) => {
  const { title, body, table } = event.data?.json() ?? {};
  if (typeof title !== "string") return;
  event.waitUntil(self.registration.showNotification(title, { body, tag: `burgomaster-${table}`, data: { table } }));
});
/**
 * A notice leads to its table: in a page that shows it, in any page of the app, or in a new one.
 * An open page is told where to go, and goes there itself: no worker may lead a page that it does not control,
 * which every page is that was opened before the worker was there.
 */
async function lead(table) {
  const go = table ? `#/table/${table}` : "#/";
  const address = new URL(go, HERE).href;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const ours = pages.filter((each) => each.url.split("#")[0].split("?")[0] === HERE.href);
  const page = ours.find((each) => each.url === address) ?? ours[0];
  if (!page) await self.clients.openWindow(address);
  else (await page.focus()).postMessage({ go });
}
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data?.table));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = request.url.split("#")[0].split("?")[0];
  if (request.mode === "navigate") {
    const page = new URL(WHOLE ? "index.html" : "offline.html", HERE).href;
    if (!WHOLE || address === HERE.href || address === page) event.respondWith(answer(request, page));
  } else if (ADDRESSES.has(address)) {
    event.respondWith(answer(request, address));
  }
});
