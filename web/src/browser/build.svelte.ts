/** Which build of the app this page is, and whether the server has another one by now. */

const TRIED = "burgomaster.reloaded-for";

/** The name of the app's first script: it changes with what is in it. While developing there is none. */
export function ownBuild(page: Document): string {
  const script = page.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]');
  return script?.src.split("/").at(-1) ?? "";
}

export class Build {
  /** The server's build, if this page is of another one and has not tried to get it yet. */
  newer = $state<string | null>(null);
  #prepare: (() => Promise<void>) | null = null;

  constructor(readonly own: string) {}

  /** Hear which build the server has. A page that was loaded anew for it and is still another one stays as it is. */
  hear(build: string): void {
    const other = this.own !== "" && build !== "" && build !== this.own;
    this.newer = other && sessionStorage.getItem(TRIED) !== build ? build : null;
  }

  /** Another build is here, where no server tells of it; `prepare` lets it be the one that is loaded. */
  arrived(prepare: () => Promise<void>): void {
    [this.newer, this.#prepare] = ["next", prepare];
  }

  /** Whatever has to be done before the page is loaded anew. */
  async prepare(): Promise<void> {
    await this.#prepare?.();
  }

  /** Something of this build is gone from the server. */
  missed(): void {
    if (this.own !== "" && sessionStorage.getItem(TRIED) !== this.own) this.newer = this.own;
  }

  /** Note that the page is loaded anew for it: it is not tried twice. */
  tried(): void {
    if (this.newer !== null) sessionStorage.setItem(TRIED, this.newer);
  }
}

export const build = new Build(ownBuild(document));
