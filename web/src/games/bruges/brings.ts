/** What a choice would bring, made small: pieces that come and go as chips, everything else as sentences. */
import type { Chip } from "../../room/room";
import type { Said } from "../../wire/types";
import { t } from "../../words/words.svelte";

function signed(count: number): string {
  return count < 0 ? `−${-count}` : `+${count}`;
}

/** What is told of one's own pieces: which, whether they come or go, and whether one of a color is meant. */
const OWN: Readonly<Record<string, readonly [icon: string, sign: 1 | -1, coloured?: boolean]>> = {
  "br-gain-guilders": ["guilder", 1],
  "br-take-guilders": ["guilder", 1],
  "br-pay-guilders": ["guilder", -1],
  "br-lose-guilders": ["guilder", -1],
  "br-gain-points": ["point", 1],
  "br-take-points": ["point", 1],
  "br-lose-points": ["point", -1],
  "br-gain-workers": ["worker", 1, true],
  "br-take-worker": ["worker", 1, true],
  "br-return-workers": ["worker", -1, true],
  "br-lose-workers": ["worker", -1, true],
  "br-take-statue": ["statue", 1],
};
/** Those that are always one, whatever count they tell. */
const SINGLE: Readonly<Record<string, readonly [icon: string, sign: 1 | -1, coloured?: boolean]>> = {
  "br-take-threat": ["threat", 1, true],
  "br-give-back": ["threat", -1, true],
  "br-draw": ["card", 1, true],
  "br-build-tile": ["canal", 1, true],
  "br-advance": ["reputation", 1],
};
/** What another player gets from this one. */
const GIVEN: Readonly<Record<string, string>> = { "br-take-guilders": "guilder", "br-take-points": "point", "br-take-worker": "worker" };
/** The choice itself says so already. */
const SAID = new Set(["br-act", "br-flash", "br-discard", "br-build-house", "br-lay-person", "br-use"]);

/** Turn what would be heard into chips for this seat; `rest` is what needs a sentence. */
export function brings(heard: readonly Said[], seat: number): { chips: Chip[]; rest: Said[] } {
  const sums = new Map<string, { count: number; icon: string; colour?: string }>();
  const rest: Said[] = [];
  const add = (icon: string, count: number, colour?: string): void => {
    const key = `${icon} ${colour ?? ""}`;
    const sum = sums.get(key) ?? { count: 0, icon, ...(colour ? { colour } : {}) };
    sum.count += count;
    sums.set(key, sum);
  };
  for (const said of heard) {
    const count = Number(said.arguments["count"] ?? 1);
    const colour = typeof said.arguments["colour"] === "string" ? said.arguments["colour"] : undefined;
    const given = said.arguments["victim"] === seat ? GIVEN[said.id] : undefined;
    const own = said.arguments["seat"] === seat && said.arguments["victim"] !== seat;
    if (given) add(given, -count, given === "worker" ? colour : undefined);
    else if (own && OWN[said.id]) {
      const [icon, sign, coloured = false] = OWN[said.id] ?? ["", 1];
      add(icon, sign * count, coloured ? colour : undefined);
    } else if (own && SINGLE[said.id]) {
      const [icon, sign, coloured = false] = SINGLE[said.id] ?? ["", 1];
      add(icon, sign, coloured ? colour : undefined);
    } else if (!own || !SAID.has(said.id)) rest.push(said);
  }
  const chips = [...sums.values()]
    .filter(({ count }) => count !== 0)
    .map(({ count, icon, colour }) => ({ text: signed(count), icon, ...(colour ? { colour } : {}), label: t(`bruges-chip-${icon}`, { count: signed(count), amount: Math.abs(count), colour: colour ?? "" }) }));
  return { chips, rest };
}
