/** What this browser remembers of how someone likes it: language, light or dark, motion, a name. */
export const LANGUAGES = ["en", "de", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "auto" | "light" | "dark";

interface Kept {
  language: Language;
  theme: Theme;
  motion: boolean;
  keys: boolean;
  name: string;
}

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
    keys: kept.keys ?? true,
    name: typeof kept.name === "string" ? kept.name.slice(0, 40) : "",
  };
}

class Settings {
  #kept = $state(read());

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
  get keys(): boolean {
    return this.#kept.keys;
  }
  get name(): string {
    return this.#kept.name;
  }

  change(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    localStorage.setItem(PLACE, JSON.stringify(this.#kept));
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
