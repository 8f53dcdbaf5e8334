/** Marks what is spoken of on the table; the style sheet draws a ring around it. */

const MARK = "data-spoken-of";

/** Mark every place whose target begins with one of these; what is returned takes the marks away. */
export function mark(targets: readonly string[], page: Document = document): () => void {
  const found = targets.flatMap((target) => {
    const word = JSON.stringify(target);
    return [...page.querySelectorAll(`[data-target^=${word}], [data-about^=${word}]`)];
  });
  for (const element of found) element.setAttribute(MARK, "");
  return () => {
    for (const element of found) element.removeAttribute(MARK);
  };
}
