/** What this browser remembers of how someone likes it: language, light or dark, motion, a name. */
export const LANGUAGES = ["en", "de", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "auto" | "light" | "dark";
/** How fast moves are shown. */
export const SPEEDS = ["off", "fast", "usual", "slow"] as const;
export type Speed = (typeof SPEEDS)[number];
/** How one is told what happened while one was away. */
export const SINCE = ["summary", "film"] as const;
export type Since = (typeof SINCE)[number];
/** How many times as fast as usual a game is looked back at. */
export const PACES = [1, 2, 4] as const;
export type Pace = (typeof PACES)[number];

/** How large letters at a table are. */
export const TEXTS = ["a", "a+", "a++"] as const;
export type TextSize = (typeof TEXTS)[number];

interface Kept {
  language: Language;
  theme: Theme;
  motion: boolean;
  speed: Speed;
  text: TextSize;
  since: Since;
  pace: Pace;
  sound: boolean;
  notify: boolean;
  keys: boolean;
  /** Whether what can be chosen is also listed, for those who like lists. */
  list: boolean;
  /** Whether one's turns end by themselves when nothing else can be done. */
  endTurns: boolean;
  /** Whether one was told how to change that. */
  endTold: boolean;
  name: string;
  /** Which of the eight faces one has. */
  face: number;
}

export const FACES = [0, 1, 2, 3, 4, 5, 6, 7] as const;

const PLACE = "burgomaster.settings";

function usual(): Language {
  const wanted = (navigator.languages ?? [navigator.language]).map((each) => each.slice(0, 2));
  return wanted.map((each) => LANGUAGES.find((known) => known === each)).find((each) => each !== undefined) ?? "en";
}

function read(): Kept {
  let kept: Partial<Kept> = {};
  try {
    kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
  } catch {
    // What cannot be read is forgotten.
  }
  return {
    language: LANGUAGES.find((each) => each === kept.language) ?? usual(),
    theme: kept.theme === "light" || kept.theme === "dark" ? kept.theme : "auto",
    motion: kept.motion ?? true,
    speed: SPEEDS.find((each) => each === kept.speed) ?? "usual",
    text: TEXTS.find((each) => each === kept.text) ?? "a",
    since: SINCE.find((each) => each === kept.since) ?? "summary",
    pace: PACES.find((each) => each === kept.pace) ?? 1,
    sound: kept.sound === true,
    notify: kept.notify === true,
    keys: kept.keys ?? true,
    list: kept.list ?? false,
    // What was kept before one could be told was nobody's wish.
    endTurns: kept.endTold === undefined || (kept.endTurns ?? true),
    endTold: kept.endTold ?? false,
    name: typeof kept.name === "string" ? kept.name.slice(0, 40) : "",
    face: FACES.find((each) => each === kept.face) ?? Math.floor(Math.random() * FACES.length),
  };
}

class Settings {
  #kept = $state(read());
  #system = $state(false);

  constructor() {
    const dark = window.matchMedia?.("(prefers-color-scheme: dark)");
    this.#system = dark?.matches ?? false;
    dark?.addEventListener?.("change", (event) => (this.#system = event.matches));
  }

  get language(): Language {
    return this.#kept.language;
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  /** Whether things move at all; a wish of the system for less motion always wins. */
  get motion(): boolean {
    return this.#kept.motion && !window.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
  }
  /** How fast moves are shown; without motion they are told instead. */
  get speed(): Speed {
    return this.motion ? this.#kept.speed : "off";
  }
  /** The speed that was chosen, whether or not anything moves. */
  get wish(): Speed {
    return this.#kept.speed;
  }
  /** Whether what others did is told in words, since it is not to be seen moving. */
  get tells(): boolean {
    return !this.motion && this.#kept.speed !== "off";
  }
  get text(): TextSize {
    return this.#kept.text;
  }
  get since(): Since {
    return this.#kept.since;
  }
  get pace(): Pace {
    return this.#kept.pace;
  }
  /** Whether anything is heard; nothing is until someone wants it. */
  get sound(): boolean {
    return this.#kept.sound;
  }
  /** Whether a notification tells that it is one's turn while the page is hidden. */
  get notify(): boolean {
    return this.#kept.notify;
  }
  get keys(): boolean {
    return this.#kept.keys;
  }
  get list(): boolean {
    return this.#kept.list;
  }
  get endTurns(): boolean {
    return this.#kept.endTurns;
  }
  get endTold(): boolean {
    return this.#kept.endTold;
  }
  /** Whether it is dark: evening, where a game shows a place. */
  get dark(): boolean {
    return this.#kept.theme === "auto" ? this.#system : this.#kept.theme === "dark";
  }
  get face(): number {
    return this.#kept.face;
  }
  get name(): string {
    return this.#kept.name;
  }

  /** Who hears that something was changed here. */
  hear: () => void = () => undefined;

  change(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    localStorage.setItem(PLACE, JSON.stringify(this.#kept));
    this.show();
    this.hear();
  }

  /** All of it as one text, for another device of the same person. */
  get written(): string {
    return JSON.stringify(this.#kept);
  }
  /** Take what another device kept; whether this browser may show notifications is its own matter. */
  take(text: string): void {
    const notify = this.#kept.notify;
    localStorage.setItem(PLACE, JSON.stringify({ ...this.#kept, ...(JSON.parse(text) as Partial<Kept>), notify }));
    Object.assign(this.#kept, read());
    this.show();
  }

  /** Put light or dark and motion where the style sheet sees them. */
  show(): void {
    const page = document.documentElement;
    page.lang = this.language;
    page.dataset["theme"] = this.theme;
    page.dataset["motion"] = this.motion ? "on" : "off";
  }
}

export const settings = new Settings();
