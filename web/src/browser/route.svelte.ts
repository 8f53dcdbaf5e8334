/** Where we are: everything after `#`, so that no code and no table ever reaches a server's log. */
export type Route =
  | { page: "lobby"; code: string | null }
  | { page: "new"; game: string | null }
  | { page: "load"; given: string | null }
  | { page: "table"; table: string; at: number | null }
  | { page: "join"; table: string; code: string | null }
  | { page: "seat"; table: string; token: string }
  | { page: "book"; game: string | null }
  | { page: "rules"; game: string }
  | { page: "about" }
  | { page: "more"; what: string; rest: readonly string[] };

/** Pages that few need: the host's desk, one's own page, one that somebody shared, what is kept. */
const PAGES = ["admin", "me", "page", "kept"];

export function read(hash: string): Route {
  const [page, ...rest] = hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  const [first, second, third] = rest;
  if (page === "new") return { page, game: first || null };
  if (page === "load") return { page, given: first || null };
  if (page === "about") return { page };
  if (page && PAGES.includes(page)) return { page: "more", what: page, rest };
  if (page === "rules") return { page, game: first ?? "" };
  if (page === "table" && first)
    return { page, table: first, at: second === "at" && /^\d{1,9}$/.test(third ?? "") ? Number(third) : null };
  if (page === "join" && first) return { page, table: first, code: second ?? null };
  if (page === "seat" && first && second) return { page, table: first, token: second };
  // It was called `cards` once, and links live long.
  if (page === "book" || page === "cards") return { page: "book", game: first || null };
  // The code that another device showed.
  if (page === "device" && first) return { page: "lobby", code: first };
  return { page: "lobby", code: null };
}

class Place {
  now = $state<Route>(read(window.location.hash));
  /** How often someone came by an address: also to where they are already. */
  arrivals = $state(0);
  /** The address that `now` was read from. */
  #address = window.location.hash;

  constructor() {
    window.addEventListener("hashchange", () => {
      this.#address = window.location.hash;
      this.now = read(this.#address);
      this.arrivals += 1;
      window.scrollTo(0, 0);
    });
  }

  go(address: string): void {
    window.location.hash = address;
  }

  /** Name where we are by another address; nobody went anywhere, so there is no way back from it. */
  rename(address: string): void {
    // Someone has just gone elsewhere, and the news is still on its way: their address stays.
    if (window.location.hash !== this.#address) return;
    if (address === this.#address) return;
    this.hide(address);
    this.now = read(address);
  }

  /** Let the address say less than it did when someone came, as a code is nobody's business; the page stays as it is. */
  hide(address: string): void {
    window.history.replaceState(window.history.state, "", address);
    this.#address = address;
  }
}

export const place = new Place();

/** The whole address of a place in the app, wherever the app lies, to be given to someone. */
export function linkTo(address: string): string {
  return `${window.location.href.split("#")[0] ?? ""}${address}`;
}
