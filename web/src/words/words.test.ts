import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { BURGHERS, characterOf, seatName } from "./names";
import { taken, Words, words as shared, type Part } from "./words.svelte";

const SOURCE = join(import.meta.dirname, "..");
const ENGINE = join(SOURCE, "..", "..", "src", "burgomaster", "words");
const LANGUAGES = ["en", "de", "nl"] as const;
/** The app's words, and those of the rooms that have some, loaded with them. */
const FOLDERS = [
  import.meta.dirname,
  join(SOURCE, "carry", "words"),
  join(SOURCE, "pace", "words"),
  join(SOURCE, "notices", "words"),
  join(SOURCE, "local", "words"),
  join(SOURCE, "more", "words"),
  join(SOURCE, "own", "words"),
  join(SOURCE, "table", "lookback", "words"),
  ...readdirSync(join(SOURCE, "games")).flatMap((game) => [
    join(SOURCE, "games", game, "words"),
    join(SOURCE, "games", game, "teaching"),
    join(SOURCE, "games", game, "cover"),
  ]),
].filter(existsSync);

function ftl(language: string): string {
  return FOLDERS.map((folder) => readFileSync(join(folder, `${language}.ftl`), "utf8")).join("\n");
}

/** The ids of a file, each with the arguments it uses. */
function messages(language: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  let now = new Set<string>();
  for (const line of ftl(language).split("\n")) {
    const id = /^([a-z][\w-]*) =/.exec(line)?.[1];
    if (id) {
      expect(found.has(id), `${language}: ${id} is there twice`).toBe(false);
      now = new Set();
      found.set(id, now);
    }
    for (const [, argument] of line.matchAll(/\{ \$([\w-]+)/g)) if (argument) now.add(argument);
  }
  return found;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.includes(".test.") ? [readFileSync(path, "utf8")] : [];
  });
}

describe("a sentence with a sum", () => {
  const said = {
    id: "hb-gain-marks",
    arguments: {
      seat: 1,
      count: 5,
      sum: "4 hb-sum-die colour=gray, 2 hb-sum-tile tile=money face=a, -1 hb-sum-card card=108",
    },
  };
  const naming = (argument: string, value: number | string): Part | undefined => {
    if (argument === "seat") return { kind: "seat", number: Number(value), text: "Anna" };
    return argument === "card"
      ? { kind: "thing", thing: { kind: "card", number: Number(value) }, text: "“Yard” (108)" }
      : undefined;
  };
  const words = new Words();
  words.use(
    "en",
    ...["core", "hamburg", "hamburg_expansions"].map((file) => readFileSync(join(ENGINE, "en", `${file}.ftl`), "utf8")),
  );

  it("names what made the amount, as the terminal does, and cards can be looked at", () => {
    expect(words.plain(said, naming)).toBe("Anna gains 5 marks: gray die 4, cleric tile “Money” +2, “Yard” (108) −1.");
    expect(words.parts(said, naming).filter((part) => part.kind === "thing")).toHaveLength(1);
  });

  it("stays as it is where the sum cannot be read", () => {
    expect(words.plain({ ...said, arguments: { ...said.arguments, sum: "4 no-such-part" } }, naming)).toBe(
      "Anna gains 5 marks.",
    );
  });
});

describe("the app's own words", () => {
  const english = messages("en");
  const code = sources(SOURCE).join("\n");

  it.each(LANGUAGES)("parse in %s", (language) => {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(ftl(language)))).toEqual([]);
    expect([...messages(language).keys()].every((id) => bundle.hasMessage(id))).toBe(true);
  });

  it.each(LANGUAGES)("are complete in %s, with the same arguments", (language) => {
    const here = messages(language);
    expect([...here.keys()]).toEqual([...english.keys()]);
    for (const [id, args] of here)
      expect([id, ...[...args].sort()]).toEqual([id, ...[...(english.get(id) ?? [])].sort()]);
  });

  it("are all used", () => {
    const unused = [...english.keys()].filter((id) => {
      if (new RegExp(`["']${id}["']`).test(code)) return false;
      // Some ids are put together where they are used: `app-phase-${phase}`.
      return !/^(app-phase-|app-speed-|app-since-|app-option-|app-(delete|leave|forget)(-sure)?$|app-begins-|\w+-expansions(-text)?$|\w+-(short|chip)-|\w+-(lesson|about|rules)-|asked-|\w+-(lead|short|step|winner)$|\w+-rule-|app-over-(today|yesterday|day)$|app-picture-|app-set-|app-me-(goes|stays)-|app-kept-)/.test(
        id,
      );
    });
    expect(unused).toEqual([]);
  });

  it("are all there", () => {
    const used = [...code.matchAll(/\bt\(\s*"([a-z-]+)"/g)].map((match) => match[1] ?? "");
    expect(used.filter((id) => !english.has(id))).toEqual([]);
  });
});

describe("the house style", () => {
  it("is American in English", () => {
    // What is said: neither ids nor names of arguments nor keys of variants.
    const said = ftl("en").replace(/^[\w-]+ =|\{[^}\n]*|\[[\w-]+\]/gm, "");
    expect(said.match(/\b(colour|councillor|grey|theatre|harbour|neighbour|jeweller|centre)\w*/gi)).toBeNull();
  });
  it("has typographic apostrophes in German and Dutch", () => {
    for (const language of ["de", "nl"]) expect(ftl(language).match(/\w'\w/g)).toBeNull();
  });
  it("speaks of steps where it goes through a game, for a turn is several of them", () => {
    const going = (language: string): string[] =>
      ftl(language)
        .split("\n")
        .filter((line) => /^app-(moment|replay-(back|on|play)) =/.test(line));
    expect([...going("de"), ...going("nl"), ...going("en")].filter((line) => !/Schritt|stap|step/i.test(line))).toEqual(
      [],
    );
  });
});

describe("one word for one thing", () => {
  /** What is not said; GLOSSARY.md has what is said instead. */
  const UNSAID: Record<(typeof LANGUAGES)[number], RegExp> = {
    // Two words would be two things to a newcomer; others are German underneath.
    en: /\bfor nothing\b|\bdearer\b|pieces? of wall|\blays? (on house|a person)|so many (marks|guilders)|disasters? (rises?|falls?|lowered)|(lowers?|raises?) (a|the|this) disaster|\byour step\b/g,
    // "umsonst" is also in vain, "täte" is dialect, orange is not inflected.
    de: /umsonst|\b(tä|nähm|trä)te?\b|\borange[smnr]\b|alle Mark\b|Gefahr(en)? (steig|sink)\w*|\bsenkt\b|deine[rs] Stufe/g,
    // "voor niets" is also in vain, "uitleggen" explains, a card is no lady.
    nl: /voor niets|uit te leggen|\bhaar\b|\b(ronden|fasen|eenmaal|tweemaal|pion|voortdurend|zetten worden)\b|\been voor een\b|‘|in de eindtelling|alle mark\b|onheil (stijg|daal)\w*/gi,
  };
  it.each(LANGUAGES)("is kept in %s", (language) => {
    expect(ftl(language).match(UNSAID[language]) ?? []).toEqual([]);
  });
  it.each(LANGUAGES)("has a singular in %s: points are counted where one of them reads “1 point”", (language) => {
    const points = ftl(language)
      .split("\n")
      .filter((line) => /\{ \$\w+ \} (points|Punkte|Siegpunkte|punten)\b/.test(line));
    expect(points.filter((line) => !/^\s+\*\[other\]/.test(line))).toEqual([]);
  });
});

describe("labels with a color or a number", () => {
  const LABELS: Record<string, Record<(typeof LANGUAGES)[number], string>> = {
    'hamburg-die {"colour":"purple","pips":3}': {
      en: "The purple die shows 3.",
      de: "Der violette Würfel zeigt 3.",
      nl: "De paarse dobbelsteen toont 3.",
    },
    'hamburg-pile {"colour":"gray","count":1}': {
      en: "The gray draw pile: 1 card.",
      de: "Der graue Zugstapel: 1 Karte.",
      nl: "De grijze trekstapel: 1 kaart.",
    },
    'hamburg-workers {"colour":"brown","count":1}': {
      en: "1 brown worker.",
      de: "1 brauner Arbeiter.",
      nl: "1 bruine arbeider.",
    },
    'hamburg-unseen {"colour":"orange"}': {
      en: "You have not looked at this orange card yet.",
      de: "Diese orange Karte hast du noch nicht angesehen.",
      nl: "Deze oranje kaart heb je nog niet bekeken.",
    },
    'hamburg-chip-mark {"count":"−1","amount":1,"colour":""}': { en: "−1 mark", de: "−1 Mark", nl: "−1 mark" },
    'hamburg-chip-worker {"count":"+3","amount":3,"colour":"gray"}': {
      en: "+3 gray workers",
      de: "+3 graue Arbeiter",
      nl: "+3 grijze arbeiders",
    },
    'hamburg-level-name {"colour":"purple"}': { en: "purple disaster", de: "violette Gefahr", nl: "paars onheil" },
    'hamburg-hand-of {"count":0,"colours":""}': {
      en: "Hand: no cards",
      de: "Kartenhand: keine Karten",
      nl: "Hand: geen kaarten",
    },
    'hamburg-wall-half {"side":"left","built":2,"of":5}': {
      en: "The left half of the wall: 2 of 5 built.",
      de: "Linke Mauerhälfte: 2 von 5 gebaut.",
      nl: "Linkerhelft van de muur: 2 van 5 gebouwd.",
    },
    'hamburg-wall-name {"side":"right"}': {
      en: "right half of the wall",
      de: "rechte Mauerhälfte",
      nl: "rechterhelft van de muur",
    },
    'hamburg-short-wall {"side":"left"}': { en: "Wall, left half", de: "Mauer, linke Hälfte", nl: "Muur, linkerhelft" },
    'hamburg-total {"total":38}': {
      en: "38 with final scoring",
      de: "38 mit Schlusswertung",
      nl: "38 met eindtelling",
    },
    'app-away {"names":"Anna"}': {
      en: "Waiting for Anna (not connected).",
      de: "Wir warten auf Anna (nicht verbunden).",
      nl: "We wachten op Anna (niet verbonden).",
    },
    'app-waiting-for {"count":2,"names":"Anna, Ben"}': {
      en: "Anna, Ben are choosing.",
      de: "Anna, Ben überlegen.",
      nl: "Anna, Ben denken na.",
    },
    'app-consent-asked {"count":2,"names":"Anna, Ben","left":"Clara"}': {
      en: "Anna, Ben want to give the seat of Clara to someone new, who will then see the hand. Everyone has to agree.",
      de: "Anna, Ben möchten den Platz von Clara jemand Neuem geben, der dann die Kartenhand sieht. Dazu müssen alle zustimmen.",
      nl: "Anna, Ben willen de plaats van Clara aan iemand anders geven, die dan de hand ziet. Daarvoor moet iedereen instemmen.",
    },
    'hamburg-lesson-points {"points":1,"total":9}': {
      en: "You have 1 point so far. If the game ended now, it would be 9, with cards, majorities, wall, clerics and City Hall Square. Marks and workers left over are worth nothing, but in a tie the richer player wins.",
      de: "1 Punkt hast du bisher. Wäre das Spiel jetzt zu Ende, wären es 9, mit Karten, Mehrheiten, Mauer, Geistlichen und Rathausplatz. Übrige Mark und Arbeiter sind nichts wert, aber bei Gleichstand gewinnt, wer mehr Mark hat.",
      nl: "Je hebt tot nu toe 1 punt. Was het spel nu voorbij, dan waren het er 9, met kaarten, meerderheden, muur, geestelijken en stadhuisplein. Overgebleven mark en arbeiders zijn niets waard, maar bij een gelijke stand wint wie meer mark heeft.",
    },
  };
  it.each(LANGUAGES)("are grammatical in %s", (language) => {
    const words = new Words();
    words.use(language, ftl(language), readFileSync(join(ENGINE, language, "hamburg.ftl"), "utf8"));
    for (const [message, texts] of Object.entries(LABELS)) {
      const [id = "", args = ""] = message.split(/ (.*)/);
      expect(words.format(id, JSON.parse(args) as Record<string, string | number>)).toBe(texts[language]);
    }
  });
});

describe("words", () => {
  const words = new Words();
  words.use(
    "en",
    "built = { $seat-name } builds { $card-name } for { $price }.\ncount = { $n ->\n [one] one\n *[other] many\n }",
  );
  const naming = (argument: string, value: number | string) => {
    if (argument === "seat") return { kind: "seat" as const, number: Number(value), text: "Anna" };
    if (argument === "card")
      return {
        kind: "thing" as const,
        thing: { kind: "card", number: Number(value) },
        text: `“Mill” (${value})`,
        bare: `Mill (${value})`,
      };
    return undefined;
  };

  it("keep cards and players of a sentence apart from its text", () => {
    expect(words.parts({ id: "built", arguments: { seat: 2, card: 54, price: 3 } }, naming)).toEqual([
      { kind: "seat", number: 2, text: "Anna" },
      { kind: "text", text: " builds " },
      { kind: "thing", thing: { kind: "card", number: 54 }, text: "“Mill” (54)", bare: "Mill (54)" },
      { kind: "text", text: " for 3." },
    ]);
  });

  it("speak plainly, too", () => {
    expect(words.plain({ id: "built", arguments: { seat: 2, card: 54, price: 3 } }, naming)).toBe(
      "Anna builds “Mill” (54) for 3.",
    );
  });

  it("call bots by their level, unless they were given a name", () => {
    shared.use("en", ftl("en"));
    expect(seatName({ seat: 2, name: "clerk 2", bot: "clerk" })).toBe("Clerk 2");
    expect(seatName({ seat: 2, name: "clerk", bot: "clerk" })).toBe("Clerk");
    expect(seatName({ seat: 2, name: "clerk 2", bot: "clerk", face: 1 })).toBe("Geesche Harms");
    expect(seatName({ seat: 2, name: "Kent", bot: "clerk", face: 1 })).toBe("Kent");
    expect(seatName({ seat: 2, name: "Anna", bot: null, face: 1 })).toBe("Anna");
    expect(seatName({ seat: 2, name: "clerk Kent", bot: "clerk" })).toBe("clerk Kent");
    expect(seatName({ seat: 2, name: "clerk", bot: null })).toBe("clerk");
    expect(seatName({ seat: 2, name: "", bot: null })).toBe("Player 2");
  });

  it("give every face a name and a character of its own, in every language, and people none", () => {
    for (const language of LANGUAGES) {
      shared.use(language, ftl(language));
      const lines = BURGHERS.map((_, face) => characterOf({ seat: 1, name: "clerk", bot: "clerk", face }));
      expect(new Set([...lines, ...BURGHERS]).size).toBe(2 * BURGHERS.length);
      expect(lines.every((line) => line.length > 10 && line.length < 70)).toBe(true);
    }
    expect(characterOf({ seat: 1, name: "Anna", bot: null, face: 1 })).toBe("");
  });

  it("show what is missing instead of hiding it", () => {
    expect(words.format("unheard-of", { count: 3 })).toBe("unheard-of count 3");
  });

  it("leave text without marks as it is", () => {
    expect(taken("nothing special")).toEqual([{ kind: "text", text: "nothing special" }]);
  });
});

describe("words of a room", () => {
  const said = (text: string) => (language: string) => Promise.resolve(`where = ${text} (${language})`);

  it("come when it joins, and in every language that is chosen later", async () => {
    const words = new Words();
    await words.load("en");
    expect(words.has("where")).toBe(false);
    await words.join("harbor", said("at the harbor"));
    expect([words.format("where"), words.has("app-title")]).toEqual(["at the harbor (en)", true]);
    await words.load("de");
    expect([words.format("where"), words.language]).toEqual(["at the harbor (de)", "de"]);
  });

  it("are not lost by joining while a language is on its way", async () => {
    const words = new Words();
    const loading = words.load("nl");
    await Promise.all([loading, words.join("harbor", said("at the harbor"))]);
    expect(words.format("where")).toBe("at the harbor (nl)");
  });

  it("are asked for again if they could not be had", async () => {
    const words = new Words();
    let tries = 0;
    const source = (): Promise<string> =>
      ++tries === 1 ? Promise.reject(new Error("unreachable")) : Promise.resolve("where = here");
    await words.load("en");
    await words.join("harbor", source);
    expect(words.has("where")).toBe(false);
    await words.join("harbor", source);
    expect(words.format("where")).toBe("here");
  });
});
