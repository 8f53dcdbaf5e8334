// Keeps one page for when the server cannot be reached, and nothing else: nobody plays yesterday's build.
const KEPT = ["/offline.html", "/offline.css", "/offline.js", "/favicon.svg"];
// The fingerprint of those files; a test compares it.
const CACHE = "offline-401d29be207e";

self.addEventListener("install", (event) => {
  const files = KEPT.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(files)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(old));
});

self.addEventListener("fetch", (event) => {
  const path = new URL(event.request.url).pathname;
  if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(() => caches.match("/offline.html")));
  } else if (KEPT.includes(path)) {
    event.respondWith(fetch(event.request).catch(() => caches.match(path)));
  }
});
