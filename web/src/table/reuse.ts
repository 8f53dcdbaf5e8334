/** What did not change keeps its identity, so that only what changed is drawn again. */

/** Return `next`, built from the parts of `last` wherever they are equal; `last` itself if nothing changed. Neither is written to. */
export function reuse<T>(last: unknown, next: T): T {
  if (last === next || typeof last !== "object" || typeof next !== "object" || !last || !next) return next;
  if (Array.isArray(next) !== Array.isArray(last)) return next;
  const old = last as Record<string, unknown>;
  const made = (Array.isArray(next) ? [...(next as unknown[])] : { ...next }) as Record<string, unknown>;
  const keys = Object.keys(made);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    made[key] = reuse(old[key], made[key]);
    if (made[key] !== old[key] || !(key in old)) same = false;
  }
  return same ? (last as T) : (made as T);
}
