/** The colours of the game's things: the same by day and in the evening, always with their symbol. */
import type { BrugesPlayer } from "../../../wire/types";
import type { Colour } from "../components";

export const BODY: Readonly<Record<Colour, string>> = {
  blue: "#34699f",
  brown: "#83552f",
  yellow: "#d9a92b",
  red: "#b33a2b",
  violet: "#6d4a9c",
};

/** What reads on a ground of the colour. */
export const INK: Readonly<Record<Colour, string>> = {
  blue: "#ffffff",
  brown: "#ffffff",
  yellow: "#2b1d00",
  red: "#ffffff",
  violet: "#ffffff",
};

/** The symbol alone, on deep ground. */
export const MARK: Readonly<Record<Colour, string>> = {
  blue: "#8cc4f2",
  brown: "#d8a679",
  yellow: "#f5cf5a",
  red: "#f58a72",
  violet: "#b89df0",
};

/** Whose something is: colours go by gatehouses, which may be chosen, not by seats. */
export type Owner = Pick<BrugesPlayer, "seat" | "gatehouse">;
export const NOBODY: Owner = { seat: 0, gatehouse: "" };

/** The colour of a gatehouse, what reads on it, and its lines, which have no edge of their own. */
const SEALS: Readonly<Record<string, { readonly colour: string; readonly ink: string; readonly line: string }>> = {
  red: { colour: "#c23a2e", ink: "#ffffff", line: "light-dark(#b5362c, #e0594d)" },
  blue: { colour: "#3a74c4", ink: "#ffffff", line: "light-dark(#2c5fa6, #6d9be0)" },
  yellow: { colour: "#e5b820", ink: "#221a00", line: "light-dark(#a67a00, #e0b21b)" },
  green: { colour: "#37803f", ink: "#ffffff", line: "light-dark(#35773f, #58a564)" },
};
const NO_SEAL = { colour: "#8a8f8d", ink: "#ffffff", line: "#8a8f8d" };
const seal = (gatehouse: string): typeof NO_SEAL => SEALS[gatehouse] ?? NO_SEAL;

export const seatColour = (gatehouse: string): string => seal(gatehouse).colour;
export const seatInk = (gatehouse: string): string => seal(gatehouse).ink;

/** The colours of the seats, in their order, where what is not of this game finds them: story, chat, points. */
export const tints = (gatehouses: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    gatehouses.flatMap((gatehouse, at) => {
      const { colour, ink, line } = seal(gatehouse);
      const seat = `--seat-${at + 1}`;
      return [
        [seat, colour],
        [`${seat}-ink`, ink],
        [`${seat}-line`, line],
      ] as const;
    }),
  );

export const GOLD = "#e9b93f";
export const CREAM = "#f4e7cb";
/** Under plates and captions. */
export const DEEP = "#0c161b";
