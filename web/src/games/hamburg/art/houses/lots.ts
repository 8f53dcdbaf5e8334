/** How wide the sites of a street are, and how high the houses on them. */

/** A plate narrower than this shows its colour as an edge, and its sign stands above it. */
export const SLIM = 72;

/** A house on a site of width `w`: narrower than the site, as high as its number makes it. */
export function houseSize(
  card: number,
  w: number,
  most: number,
): { readonly x: number; readonly w: number; readonly h: number } {
  const wide = Math.min(w - 8, 88);
  return { x: (w - 3 - wide) / 2, w: wide, h: Math.min(most, wide * 1.62) * (0.9 + ((card * 37) % 20) / 130) };
}

/** The widths of a street's sites: even ones while they are wide enough, else empty ones shrink first, then houses. */
export function lotWidths(built: readonly boolean[], room: number, most = 106, house = 84, least = 46): number[] {
  const count = built.length;
  if (count === 0) return [];
  const even = Math.min(most, room / count);
  const houses = built.filter(Boolean).length;
  if (even >= house || houses === count) return built.map(() => even);
  const small = Math.max(least, Math.min(even, (room - houses * house) / (count - houses)));
  const wide = houses > 0 ? Math.min(most, (room - small * (count - houses)) / houses) : small;
  return built.map((each) => (each ? wide : small));
}
