/** Parts of the app that are fetched when they are needed, and may not arrive. */

/** A part that was fetched; what did not arrive is refused, even where it was told already that something is missing. */
export async function arrived<Part>(part: Promise<Part>): Promise<Part> {
  const found: Part | undefined = await part;
  if (found === undefined) throw new Error("A part of the app did not arrive.");
  return found;
}
