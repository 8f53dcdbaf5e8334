import { afterEach, describe, expect, it } from "vitest";

import { keepFocus } from "./focus";

let stop = (): void => undefined;
afterEach(() => stop());

/** A page, the focus on what is named, and then a change. */
async function after(html: string, focused: string, change: (page: Document) => void): Promise<string> {
  document.body.innerHTML = html;
  stop();
  stop = keepFocus(document);
  document.querySelector<HTMLElement>(focused)?.focus();
  change(document);
  await new Promise((resolve) => setTimeout(resolve));
  return document.activeElement?.id ?? "";
}

const remove = (selector: string) => (page: Document) => page.querySelector(selector)?.remove();
const TABLE = `<main><div class="board"><button id="card"></button><button id="pile"></button></div>
  <section id="question" tabindex="-1" data-home><ul><li><button id="choice"></button></li></ul></section></main>`;

describe("the focus", () => {
  it("goes home when what has it vanishes", async () => {
    expect(await after(TABLE, "#card", remove("#card"))).toBe("question");
    expect(await after(TABLE, "#choice", remove("ul"))).toBe("question");
    expect(await after(TABLE, "#card", remove(".board"))).toBe("question");
  });
  it("goes home when what has it can no longer be used", async () => {
    expect(await after(TABLE, "#card", (page) => page.querySelector("#card")?.setAttribute("disabled", ""))).toBe(
      "question",
    );
  });
  it("goes to the nearest home", async () => {
    const pages = `<div id="far" tabindex="-1" data-home></div><section id="near" tabindex="-1" data-home><button id="here"></button></section>`;
    expect(await after(pages, "#here", remove("#here"))).toBe("near");
  });
  it("stays where it is when something else vanishes, and where someone moved it", async () => {
    expect(await after(TABLE, "#card", remove("#pile"))).toBe("card");
    expect(
      await after(TABLE, "#card", (page) => {
        page.querySelector("#card")?.remove();
        page.querySelector<HTMLElement>("#pile")?.focus();
      }),
    ).toBe("pile");
  });
  it("goes home when its home is drawn later, unless someone clicked beside everything by then", async () => {
    const draw = (page: Document): void =>
      page
        .querySelector("main")
        ?.insertAdjacentHTML("beforeend", `<section id="later" tabindex="-1" data-home></section>`);
    const waiting = `<main><div><button id="start"></button></div></main>`;
    const drawn = async (): Promise<string> => {
      draw(document);
      await new Promise((resolve) => setTimeout(resolve));
      return document.activeElement?.id ?? "";
    };
    expect(await after(waiting, "#start", remove("div"))).toBe("");
    expect(await drawn()).toBe("later");
    expect(await after(waiting, "#start", remove("div"))).toBe("");
    document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    expect(await drawn()).toBe("");
  });
  it("is left alone where nothing had it", async () => {
    expect(await after(TABLE, "#nothing", remove("#card"))).toBe("");
  });
});
