/** Maps and sets that are made whole and never change: what is drawn of them need not watch their parts. */
export const mapOf = <Key, Value>(entries: Iterable<readonly [Key, Value]>): ReadonlyMap<Key, Value> =>
  new Map(entries);
export const setOf = <Value>(values: Iterable<Value> = []): ReadonlySet<Value> => new Set(values);
