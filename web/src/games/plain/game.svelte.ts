/** The game that is played in the plain room: what its names, numbers and words are. */
import { http } from "../../wire/http";
import type { BookEntry } from "../../wire/types";
import { t, words, type Naming, type Part, type Thing } from "../../words/words.svelte";
import { mapOf, setOf } from "../../room/fixed";
import { NO_TABLE, type Spoken, type Watched } from "../../room/room";
import { sentence } from "../../room/said";
import { roomState } from "../../room/table";
import { kindsOf, type Data, type Scalar } from "./data";

const TINTS = ["purple", "orange", "gray", "pink", "brown", "black"] as const;

export class PlainGame {
  id = "";
  #prefix = $state("");
  #entries = $state.raw<readonly BookEntry[]>([]);
  // Only ever looked up after what they name was drawn.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #cells = new Map<string, string>();
  #loaded = "";

  constructor(private readonly table: Watched) {}

  /** What the names of the view hold: most views say the same of it. */
  readonly #told = $derived.by(() => JSON.stringify(kindsOf((this.table.view ?? {}) as unknown as Data)));
  readonly #kinds = $derived.by(() => JSON.parse(this.#told) as Readonly<Record<string, string>>);

  /** Fetch a game's words and its book. */
  async load(game: string, language: string, data: string): Promise<void> {
    const wanted = `${game} ${language} ${data}`;
    if (game !== this.id) this.use(game, "", []);
    const [spoken, book] = await Promise.all([
      http.wordsOf(game, language),
      wanted === this.#loaded ? null : http.book(game, language, data).catch(() => null),
    ]);
    // Whatever a game says begins with its own prefix.
    this.#prefix = /^([a-z]+-)[a-z0-9-]+ =/m.exec(spoken)?.[1] ?? "";
    if (book) {
      this.#entries = book.entries;
      this.#loaded = wanted;
    }
  }

  /** Take a game up as it is. */
  use(game: string, prefix: string, entries: readonly BookEntry[]): void {
    this.id = game;
    this.#prefix = prefix;
    this.#entries = entries;
    this.#loaded = "";
    this.#cells.clear();
  }

  get entries(): readonly BookEntry[] {
    return this.#entries;
  }

  #kindsOfThings = $derived(setOf(this.#entries.map((entry) => entry.kind)));
  #byKey = $derived(mapOf(this.#entries.map((entry) => [`${entry.kind}:${entry.number}`, entry])));
  /** The words that come first on things, such as a category, each with a tint. */
  #tints = $derived.by(() => {
    const found = [...setOf(this.#entries.map((entry) => firstWord(entry)))].filter(Boolean);
    return mapOf(found.map((word, at) => [word, TINTS[at % TINTS.length] ?? ""]));
  });

  entry(thing: Thing): BookEntry | undefined {
    return this.#byKey.get(`${thing.kind}:${thing.number}`);
  }

  tint(entry: BookEntry | undefined): string {
    return (entry && this.#tints.get(firstWord(entry))) ?? "";
  }

  /** What the values under a name are, the same in everything that is called `parent`. */
  kind(name: string, parent = ""): string {
    return this.#kinds[`${parent}.${name}`] ?? this.#kinds[name] ?? "";
  }

  /** The thing that a value stands for, if it is one. */
  thing(value: Scalar, name: string, parent = ""): Thing | null {
    const kind = this.kind(name, parent);
    return typeof value === "number" && this.#kindsOfThings.has(kind) ? { kind, number: value } : null;
  }

  /** What a thing is called. */
  name(thing: Thing): string {
    const entry = this.entry(thing);
    const id = `${this.#prefix}${thing.kind}-name`;
    return (
      entry?.name ??
      (words.has(id) ? words.format(id, { [thing.kind]: thing.number }) : `${thing.kind} ${thing.number}`)
    );
  }

  /** What a part of the table is called where it is listed; in `parent`, perhaps otherwise than elsewhere. */
  label(name: string, parent = ""): string {
    const id = `${this.#prefix}view-name`;
    const inside = `${parent}-${name}`;
    const special = parent && words.has(id) ? words.format(id, { name: inside }) : inside;
    if (special !== inside) return special;
    return (words.has(id) ? words.format(id, { name }) : name).replaceAll("_", " ");
  }

  /** What it means that there is nothing under a name. */
  none(name: string): string {
    const id = `${this.#prefix}view-none`;
    return words.has(id) ? words.format(id, { name }) : "–";
  }

  /** A single value in words. */
  word(value: Scalar, name: string, parent = ""): string {
    if (value === null) return this.none(name);
    if (typeof value === "boolean") return t(value ? "plain-yes" : "plain-no");
    return this.wordOf(value, this.kind(name, parent));
  }

  /** A word or number of a kind that has names. */
  wordOf(value: number | string, kind: string): string {
    for (const id of [`${this.#prefix}${kind}-name.plain`, `${this.#prefix}${kind}-name`]) {
      if (kind && words.has(id)) return words.format(id, { [kind]: value });
    }
    return String(value);
  }

  /** Where on the table a choice lies: things, cells, seats and named words among its parts. */
  targets(choice: Spoken): string[] {
    const found: string[] = [];
    const { x, y } = choice.data;
    if (x !== undefined && y !== undefined) {
      const cell = `cell:${x},${y}`;
      this.#cells.set(cell, choice.text.split(" ").slice(1).join(" "));
      found.push(cell);
    }
    for (const [name, value] of Object.entries(choice.data)) {
      const kind = name === "verb" ? "" : this.kind(name);
      if (kind) found.push(`${kind}:${value}`);
    }
    return found;
  }

  /** What a place is called. */
  targetName(target: string): string {
    const at = target.indexOf(":");
    const [kind, what] = [target.slice(0, at), target.slice(at + 1)];
    if (kind === "cell") return this.#cells.get(target) ?? what;
    if (this.#kindsOfThings.has(kind)) return this.name({ kind, number: Number(what) });
    return this.wordOf(what, kind);
  }

  /** A choice in a sentence: the message with its verb and the names of its parts, or as it is written. */
  say(choice: Spoken, naming: Naming, ask = ""): string {
    return sentence(this.#prefix.replace(/-$/, ""), choice, naming, ask);
  }

  /** What an argument of a message is called: a thing, quoted as its game quotes it. */
  naming(argument: string, value: number | string): Part | undefined {
    const thing = this.thing(value, argument);
    if (!thing) return undefined;
    const quoted = `${this.#prefix}${thing.kind}-quoted`;
    const bare = this.name(thing);
    return {
      kind: "thing",
      thing,
      bare,
      text: words.has(quoted) ? words.format(quoted, { [thing.kind]: thing.number }) : bare,
    };
  }
}

/** The first word printed on a thing beside its name. */
export function firstWord(entry: BookEntry): string {
  const found = Object.values(entry.values).find((value) => typeof value === "string");
  return typeof found === "string" ? found : "";
}

/** The game of the room around. */
export const usePlain = (): PlainGame => roomState(PlainGame) ?? new PlainGame(NO_TABLE);
