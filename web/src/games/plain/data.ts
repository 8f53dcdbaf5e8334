/** What a view looks like when one does not know its game: plain data, taken apart by its shape alone. */

export type Scalar = null | boolean | number | string;
export type Json = Scalar | readonly Json[] | Data;
export interface Data {
  readonly [name: string]: Json;
}

/** A place on a grid: columns to the right, rows upwards. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly name: string;
}

/** Something that lies on a grid. */
export interface Laid {
  readonly place: Place;
  readonly what: Data;
}

/** What is told outside of the view, or says how to read it. */
const ASIDE = new Set(["game", "viewer", "over", "winners", "kinds"]);

export function isData(value: Json | undefined): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

export function isScalar(value: Json | undefined): value is Scalar {
  return value !== undefined && !isList(value) && !isData(value);
}

/** The place that plain data is: a column, a row, and what it is called. */
export function asPlace(value: Json | undefined): Place | null {
  if (!isData(value)) return null;
  const { x, y, name } = value;
  if (typeof x !== "number" || typeof y !== "number") return null;
  return { x, y, name: typeof name === "string" ? name : `${x}, ${y}` };
}

/** The place of something: it is one, or one of its parts is. */
export function placeOf(value: Json): Place | null {
  if (!isData(value)) return null;
  return asPlace(value) ?? Object.values(value).map(asPlace).find(Boolean) ?? null;
}

/** What is left of something beside its place. */
export function beside(value: Data): Data {
  if (asPlace(value))
    return Object.fromEntries(Object.entries(value).filter(([name]) => !["x", "y", "name"].includes(name)));
  return Object.fromEntries(Object.entries(value).filter(([, part]) => asPlace(part) === null));
}

/** A view, sorted by shape. */
export interface Sorted {
  /** Single values. */
  readonly facts: readonly (readonly [string, Scalar])[];
  /** Who plays, each with a seat. */
  readonly players: readonly Data[];
  /** All that lies on the grid, if anything does. */
  readonly grid: readonly Laid[];
  /** Everything else, by name; what is empty is left out. */
  readonly rest: readonly (readonly [string, Json])[];
}

export function sorted(view: Data): Sorted {
  const facts: [string, Scalar][] = [];
  const grid: Laid[] = [];
  const rest: [string, Json][] = [];
  let players: readonly Data[] = [];
  for (const [name, value] of Object.entries(view)) {
    if (ASIDE.has(name)) continue;
    if (isScalar(value)) {
      facts.push([name, value]);
      continue;
    }
    if (isEmpty(value)) continue;
    const items = isList(value) ? value.filter(isData) : [];
    if (isList(value) && items.length === value.length) {
      if (items.every((each) => typeof each["seat"] === "number") && name === "players") {
        players = items;
        continue;
      }
      const places = items.map(placeOf);
      if (places.every((place) => place !== null)) {
        items.forEach((what, at) => places[at] && grid.push({ place: places[at], what: beside(what) }));
        continue;
      }
    }
    rest.push([name, value]);
  }
  return { facts, players, grid, rest };
}

/** Whether there is nothing: an empty list, or numbers by name that are all 0. */
export function isEmpty(value: Json): boolean {
  return isList(value) ? value.length === 0 : isData(value) && Object.values(value).every((each) => each === 0);
}

/** What the names of a view hold, as it declares: `hand` tiles, `owner` a seat. */
export function kindsOf(view: Data): Readonly<Record<string, string>> {
  const told = view["kinds"];
  const kinds: Record<string, string> = { seat: "seat", seats: "seat" };
  for (const [name, kind] of Object.entries(isData(told) ? told : {})) if (typeof kind === "string") kinds[name] = kind;
  return kinds;
}

/** The columns of a table of things: the names that any of them has a value for. */
export function columns(rows: readonly Data[]): string[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return names.filter((name) =>
    rows.some((row) => row[name] !== null && row[name] !== undefined && !isEmpty(row[name])),
  );
}

/** Numbers by name that are all of one sort, such as points by source: what is 0 goes without saying. */
export function isCount(value: Data): boolean {
  return Object.values(value).every((each) => typeof each === "number");
}
