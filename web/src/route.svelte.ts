/** Where we are: everything after `#`, so that no code and no table ever reaches a server's log. */
export type Route =
  | { page: "lobby" }
  | { page: "new" }
  | { page: "load" }
  | { page: "table"; table: string }
  | { page: "join"; table: string; code: string | null }
  | { page: "cards"; game: string }
  | { page: "about" };

export function read(hash: string): Route {
  const [page, first, second] = hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  if (page === "new") return { page };
  if (page === "load") return { page };
  if (page === "about") return { page };
  if (page === "table" && first) return { page, table: first };
  if (page === "join" && first) return { page, table: first, code: second ?? null };
  if (page === "cards" && first) return { page, game: first };
  return { page: "lobby" };
}

class Place {
  now = $state<Route>(read(window.location.hash));

  constructor() {
    window.addEventListener("hashchange", () => {
      this.now = read(window.location.hash);
      window.scrollTo(0, 0);
    });
  }

  go(address: string): void {
    window.location.hash = address;
  }
}

export const place = new Place();
