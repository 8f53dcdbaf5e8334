import { afterEach, describe, expect, it, vi } from "vitest";

import { allowed } from "../browser/notice";
import { settings } from "../browser/settings.svelte";
import { summon } from "./summons";

/** What a browser shows, and whether it may. */
function browser(
  permission: NotificationPermission,
  answer: NotificationPermission = permission,
): { shown: string[]; asked: () => number } {
  const shown: string[] = [];
  const request = vi.fn(() => Promise.resolve(answer));
  class Shown {
    static permission = permission;
    static requestPermission = request;
    onclick: (() => void) | null = null;
    constructor(title: string, { body }: { body: string }) {
      shown.push(`${title}: ${body}`);
    }
    close(): void {
      shown.push("closed");
    }
  }
  vi.stubGlobal("Notification", Shown);
  return { shown, asked: () => request.mock.calls.length };
}

function hide(hidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  settings.change({ notify: false });
});

describe("a call that it is one's turn", () => {
  it("is shown while the page is hidden, if one wants it and the browser allows it", () => {
    const { shown, asked } = browser("granted");
    settings.change({ notify: true });
    hide(true);
    summon("Hamburg", "Your turn", "t1");
    expect(shown).toEqual(["Hamburg: Your turn"]);
    expect(asked()).toBe(0);
  });

  it.each([
    ["one looks at the page", false, true, "granted"],
    ["nobody wants it", true, false, "granted"],
    ["the browser does not allow it", true, true, "denied"],
    ["the browser was never asked", true, true, "default"],
  ] as const)("is not shown where %s, and nobody is asked", (_, hidden, wanted, permission) => {
    const { shown, asked } = browser(permission);
    settings.change({ notify: wanted });
    hide(hidden);
    summon("Hamburg", "Your turn", "t1");
    expect([shown, asked()]).toEqual([[], 0]);
  });

  it("asks the browser once someone wants it, and takes no for an answer", async () => {
    expect(await (browser("default", "denied"), allowed())).toBe(false);
    expect(await (browser("default", "granted"), allowed())).toBe(true);
  });
});
