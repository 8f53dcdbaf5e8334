/** What did not change keeps its identity, so that only what changed is drawn again. */

/** Return `next`, built from the parts of `last` wherever they are equal; `last` itself if nothing changed. */
export function share<T>(last: unknown, next: T): T {
  if (last === next || typeof last !== "object" || typeof next !== "object" || !last || !next) return next;
  const isArray = Array.isArray(next);
  if (isArray !== Array.isArray(last)) return next;
  const old = last as Record<string, unknown>;
  const now = next as Record<string, unknown>;
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    const kept = share(old[key], now[key]);
    now[key] = kept;
    if (kept !== old[key] || !(key in old)) same = false;
  }
  return same ? (last as T) : next;
}
