/** What a choice would bring, made small: pieces that come and go as chips, everything else as sentences. */
import type { Said } from "../wire/types";
import type { Chip, Room } from "./room";

export const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);

/** Which piece a sentence is about, and whether it comes or goes. */
export interface Telling {
  readonly icon: string;
  readonly sign: 1 | -1;
  /** Whether one of a colour is meant: the one that is told, or always this one. */
  readonly colour?: true | string;
  /** Whether it is always one, whatever count is told. */
  readonly single?: true;
}

interface Tellings {
  /** What is told of one's own pieces. */
  readonly own: Readonly<Record<string, Telling>>;
  /** What another player gets from this one. */
  readonly given: Readonly<Record<string, Telling>>;
  /** What the choice itself says already. */
  readonly said: ReadonlySet<string>;
  /** Says a chip aloud. */
  label(icon: string, told: { count: string; amount: number; colour: string }): string;
}

/** Turn what would be heard into chips for a seat; `rest` is what needs a sentence. */
export function bringing({ own, given, said: known, label }: Tellings): Room["brings"] {
  return (heard, seat) => {
    const sums = new Map<string, { count: number; icon: string; colour: string }>();
    const rest: Said[] = [];
    for (const said of heard) {
      const { count = 1, colour, victim, seat: whose } = said.arguments;
      const mine = whose === seat && victim !== seat;
      const telling = victim === seat ? given[said.id] : mine ? own[said.id] : undefined;
      if (telling) {
        const told = telling.colour === true ? (typeof colour === "string" ? colour : "") : (telling.colour ?? "");
        const key = `${telling.icon} ${told}`;
        const sum = sums.get(key) ?? { count: 0, icon: telling.icon, colour: told };
        sum.count += telling.sign * (telling.single ? 1 : Number(count));
        sums.set(key, sum);
      } else if (!mine || !known.has(said.id)) rest.push(said);
    }
    const chips = [...sums.values()]
      .filter(({ count }) => count !== 0)
      .map(({ count, icon, colour }): Chip => ({
        text: signed(count),
        icon,
        ...(colour ? { colour } : {}),
        label: label(icon, { count: signed(count), amount: Math.abs(count), colour }),
      }));
    return { chips, rest };
  };
}
