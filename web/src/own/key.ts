/** This device's key to one's own page; it is sent to nobody but the server. */
const PLACE = "burgomaster.own";
/** What the browser keeps that asked for a code by mail: the code is worth nothing without it. */
const ASKED = "burgomaster.own.asked";
/** Whether something was changed here that the page does not know yet. */
const CHANGED = "burgomaster.own.changed";
/** The link to one's page, which the server knows only by its hash. */
const SHARED = "burgomaster.own.shared";

function note(place: string, text: string | null): void {
  if (text === null) localStorage.removeItem(place);
  else localStorage.setItem(place, text);
}

export const key = {
  get: (): string | null => localStorage.getItem(PLACE),
  keep: (token: string): void => note(PLACE, token),
  forget(): void {
    for (const place of [PLACE, ASKED, CHANGED, SHARED]) note(place, null);
  },
  get asked(): string | null {
    return localStorage.getItem(ASKED);
  },
  set asked(nonce: string | null) {
    note(ASKED, nonce);
  },
  get changed(): boolean {
    return localStorage.getItem(CHANGED) !== null;
  },
  set changed(is: boolean) {
    note(CHANGED, is ? "yes" : null);
  },
  get shared(): string | null {
    return localStorage.getItem(SHARED);
  },
  set shared(code: string | null) {
    note(SHARED, code);
  },
};
