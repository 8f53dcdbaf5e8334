/** Everything people read: the app's own messages, and those the engine speaks, both as Fluent. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

import type { Language } from "../browser/settings.svelte";
import { http } from "../wire/http";
import type { Said } from "../wire/types";

/** Something one can look at closely: what it is, in its game's words (a card, a tile), and which one. */
export interface Thing {
  readonly kind: string;
  readonly number: number;
}

/** A piece of a sentence: plain text, a player, or a thing one can look at. */
export type Part =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "seat"; readonly number: number; readonly text: string }
  | {
      readonly kind: "thing";
      readonly thing: Thing;
      readonly text: string;
      /** What it is called where it stands out by itself, as a link does, and needs no quotation marks. */
      readonly bare?: string;
    };

/** Says what an argument of a message is called, if it has a name: `card` is then spoken as `card-name`. */
export type Naming = (argument: string, value: number | string) => Part | undefined;

/** Where words come from, for each language. */
export type Source = (language: Language) => Promise<string>;

/** The files of a folder, one for each language, as a source: what `import.meta.glob` finds there. */
export function folder(files: Record<string, () => Promise<string>>): Source {
  return (language) =>
    Object.entries(files).find(([path]) => path.endsWith(`/${language}.ftl`))?.[1]() ?? Promise.resolve("");
}

const OWN = folder(import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" }));

// A thing in a sentence travels through Fluent as text between marks that no message and no name contains.
const BEGIN = "\u0001";
const MIDDLE = "\u0002";
const END = "\u0003";

function marked(part: Part): string {
  const [what, number, bare] =
    part.kind === "thing"
      ? [part.thing.kind, part.thing.number, part.bare ?? ""]
      : ["", part.kind === "seat" ? part.number : 0, ""];
  return [part.kind, what, String(number), bare, part.text].join(MIDDLE);
}

/** Take a formatted sentence apart at its marks. */
export function taken(text: string): Part[] {
  const parts: Part[] = [];
  for (const piece of text.split(BEGIN)) {
    const end = piece.indexOf(END);
    if (end < 0) {
      if (piece) parts.push({ kind: "text", text: piece });
      continue;
    }
    const [kind, what = "", number, bare, text = ""] = piece.slice(0, end).split(MIDDLE);
    if (kind === "seat") parts.push({ kind, number: Number(number), text });
    else if (kind === "thing")
      parts.push({ kind, thing: { kind: what, number: Number(number) }, text, ...(bare ? { bare } : {}) });
    const rest = piece.slice(end + 1);
    if (rest) parts.push({ kind: "text", text: rest });
  }
  return parts;
}

/** Where a message says a thing's name by itself, the name becomes the thing. */
function linked(part: Part, thing: Part): Part[] {
  if (part.kind !== "text" || !thing.text || !part.text.includes(thing.text)) return [part];
  const pieces = part.text.split(thing.text);
  return pieces.flatMap((text, at): Part[] => [
    ...(text ? [{ kind: "text", text } as const] : []),
    ...(at < pieces.length - 1 ? [thing] : []),
  ]);
}

/** What made an amount, part by part, as the engine writes it: `9 hb-sum-price, -4 hb-sum-card card=12`. */
function readSum(text: string | number | undefined): { readonly amount: number; readonly what: Said }[] {
  if (typeof text !== "string" || !text) return [];
  return text.split(", ").map((part) => {
    const [amount, id = "", ...pairs] = part.split(" ");
    const named = pairs.map((pair): [string, string | number] => {
      const [name = "", value = ""] = pair.split("=");
      return [name, /^-?\d+$/.test(value) ? Number(value) : value];
    });
    return { amount: Number(amount), what: { id, arguments: Object.fromEntries(named) } };
  });
}

export class Words {
  #bundle = $state.raw<FluentBundle | null>(null);
  #language = $state<Language>("en");
  #wanted: Language | null = null;
  // Nobody draws these three: they need not be reactive.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #sources = new Map<string, Source>([
    ["app", OWN],
    ["engine", http.words],
  ]);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #texts = new Map<string, Promise<string>>();
  /** What was read once need not be read again when other words join. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #read = new Map<string, FluentResource>();
  #used = "";

  get ready(): boolean {
    return this.#bundle !== null;
  }
  /** The language of the words now in use. */
  get language(): Language {
    return this.#language;
  }

  /** Fetch the words of a language and use them; the old ones stay until they are there. */
  async load(language: Language): Promise<void> {
    this.#wanted = language;
    let [names, texts]: [string[], string[]] = [[], []];
    // Someone may join while we wait.
    while (names.length < this.#sources.size) {
      names = [...this.#sources.keys()];
      texts = await Promise.all(names.map((name) => this.#text(name, language)));
    }
    const used = [language, ...names.filter((_, at) => texts[at])].join(" ");
    if (this.#wanted !== language || used === this.#used) return;
    this.use(language, ...texts);
    this.#used = used;
  }

  /** Let the words of a source count, too, from now on and in every language. */
  async join(name: string, source: Source): Promise<void> {
    if (!this.#sources.has(name)) this.#sources.set(name, source);
    if (this.#wanted) await this.load(this.#wanted);
  }

  /** Let the engine's words of a game count, too. */
  joinGame(game: string): Promise<void> {
    return this.join(`engine ${game}`, (language) => http.wordsOf(game, language));
  }

  /** What a source says in a language; nothing if it cannot be had, and then it is asked again next time. */
  #text(name: string, language: Language): Promise<string> {
    const key = `${name} ${language}`;
    const fetched =
      this.#texts.get(key) ??
      (this.#sources.get(name)?.(language) ?? Promise.resolve("")).catch(() => {
        this.#texts.delete(key);
        return "";
      });
    this.#texts.set(key, fetched);
    return fetched;
  }

  use(language: Language, ...texts: string[]): void {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) {
      const resource = this.#read.get(text) ?? new FluentResource(text);
      this.#read.set(text, resource);
      bundle.addResource(resource, { allowOverrides: true });
    }
    this.#bundle = bundle;
    this.#language = language;
  }

  has(id: string): boolean {
    return Boolean(this.#pattern(id));
  }

  /** The text of a message, or of one of its forms: `name.form`. */
  #pattern(id: string): Pattern | null | undefined {
    const [name = "", form] = id.split(".");
    const message = this.#bundle?.getMessage(name);
    return form === undefined ? message?.value : message?.attributes[form];
  }

  /** Return a message in words; one that is missing shows its id and what it would say. */
  format(id: string, args: Record<string, FluentVariable> = {}): string {
    const pattern = this.#pattern(id);
    if (!this.#bundle || !pattern) {
      const rest = Object.entries(args).map(([name, value]) => `${name} ${String(value)}`);
      return [id, ...rest].join(" ");
    }
    return this.#bundle.formatPattern(pattern, args, []);
  }

  /** Return a message of the engine as text and things to look at. */
  parts(said: Said, naming: Naming): Part[] {
    const things: Part[] = [];
    const text = this.#told(said, naming, things);
    return things.reduce<Part[]>((parts, thing) => parts.flatMap((part) => linked(part, thing)), taken(text));
  }

  /** A message with everything named between marks; it goes on with what made the amount in it, if it says so. */
  #told(said: Said, naming: Naming, things: Part[]): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(said.arguments)) {
      args[name] = value;
      const part = naming(name, value);
      if (part?.kind === "text") args[name] = part.text;
      else if (part) args[`${name}-name`] = `${BEGIN}${marked(part)}${END}`;
      if (part?.kind === "thing") things.push(part);
    }
    const told = this.format(said.id, args);
    const summands = readSum(said.arguments["sum"]);
    if (summands.length === 0 || !summands.every(({ what }) => this.has(what.id))) return told;
    const parts = summands.map(({ amount, what }, at) => {
      const shown = `${at > 0 && amount > 0 ? "+" : ""}${String(amount)}`.replace("-", "\u2212");
      return this.#told({ id: what.id, arguments: { ...what.arguments, amount: shown } }, naming, things);
    });
    return this.format("told-sum", { told: told.replace(/\.$/, ""), parts: parts.join(", ") });
  }

  /** Return a message of the engine as plain text. */
  plain(said: Said, naming: Naming = () => undefined): string {
    return this.parts(said, naming)
      .map((part) => part.text)
      .join("");
  }
}

export const words = new Words();

/** Return one of the app's own messages. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  return words.format(id, args);
}

/** A day as people write it, in the language now in use. */
export function day(time: string): string {
  return new Intl.DateTimeFormat(words.language, { day: "numeric", month: "long", year: "numeric" }).format(
    Date.parse(time),
  );
}
