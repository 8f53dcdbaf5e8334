/** So much of a card is seen at least where a strip of it is enough. */
export const STRIP = 40;

/**
 * How far cards lie from the first of them, each `step` from the next where there is room. Where there is not, those
 * of which a strip is enough (`slim`) give way, and then all of them.
 */
export function spread(
  slim: readonly boolean[],
  room: number,
  step: number,
  /** The one that lies free, and how wide it is. */
  free?: { readonly at: number; readonly w: number } | null,
): number[] {
  if (free && free.at >= 0 && free.at < slim.length - 1 && (slim.length - 1) * step > room) {
    // The others lie around it as if there were only them.
    const around = spread(
      slim.filter((_, at) => at !== free.at),
      room - free.w,
      step,
    );
    const before = around[free.at] ?? 0;
    return slim.map(
      (_, at) => (at < free.at ? around[at] : at === free.at ? before : (around[at - 1] ?? 0) + free.w) ?? 0,
    );
  }

  // The last one lies on top of all others.
  const gaps = slim.slice(0, -1);
  const strips = gaps.filter(Boolean).length;
  const even = Math.min(step, room / Math.max(1, gaps.length));
  const strip = even < step ? Math.min(even, STRIP) : step;
  const full = strips < gaps.length ? Math.min(step, (room - strips * strip) / (gaps.length - strips)) : strip;
  const left = strips > 0 ? Math.min(step, (room - (gaps.length - strips) * full) / strips) : 0;
  const offsets = [0];
  for (const each of gaps) offsets.push((offsets.at(-1) ?? 0) + (each ? left : full));
  return offsets.slice(0, slim.length);
}
