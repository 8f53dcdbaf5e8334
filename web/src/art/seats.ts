/** The colours of the seats in drawings, as the style sheet has them. */
const COLOURS = ["#c23a2e", "#3c8a4a", "#e5b820", "#3a74c4", "#f3eee3"] as const;

export const colourOf = (seat: number): string => COLOURS[(seat - 1) % COLOURS.length] ?? COLOURS[0];
