/** The focus never falls to the page: when what has it vanishes, it goes to the nearest place made for that. */

/** Whether something can hold the focus as it is now. */
function holds(element: Element): boolean {
  return element.isConnected && !element.matches(":disabled") && element.closest("[inert]") === null;
}

/** Where the focus goes from something that vanished: up its old ancestors, to the first home in or at one that is left. */
export function homeOf(ancestors: readonly Element[]): HTMLElement | null {
  for (const ancestor of ancestors) {
    if (!ancestor.isConnected) continue;
    const home = ancestor.closest<HTMLElement>("[data-home]") ?? ancestor.querySelector<HTMLElement>("[data-home]");
    if (home && holds(home)) return home;
  }
  return null;
}

/** Watch over the focus of a page; what is returned ends it. Homes are marked with `data-home`. */
export function keepFocus(page: Document): () => void {
  let last: Element | null = null;
  let ancestors: readonly Element[] = [];
  const remember = (event: FocusEvent): void => {
    last = event.target instanceof Element ? event.target : null;
    const found: Element[] = [];
    for (let each = last?.parentElement; each; each = each.parentElement) found.push(each);
    ancestors = found;
  };
  // Whoever clicks beside everything lets go of the focus on purpose.
  const forget = (): void => {
    last = null;
  };
  const look = (): void => {
    if (!last || holds(last)) return;
    const now = page.activeElement;
    if (now && now !== page.body && now !== last) return;
    const home = homeOf(ancestors);
    // Its home may be drawn later: it is looked for again when something changes.
    if (!home) return;
    last = null;
    home.focus({ preventScroll: true });
  };
  const watch = new MutationObserver(look);
  page.addEventListener("focusin", remember);
  page.addEventListener("pointerdown", forget);
  watch.observe(page.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["disabled", "inert"],
  });
  return () => {
    page.removeEventListener("focusin", remember);
    page.removeEventListener("pointerdown", forget);
    watch.disconnect();
  };
}
