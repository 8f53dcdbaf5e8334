/** How often letters have come since the page was opened: a width measured before is not true after. */
class Faces {
  #come = $state(0);

  constructor() {
    const fonts = typeof document === "undefined" ? undefined : document.fonts;
    fonts?.addEventListener("loadingdone", () => (this.#come += 1));
  }
  get come(): number {
    return this.#come;
  }
}

export const faces = new Faces();
