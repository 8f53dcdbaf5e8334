/** What axe cannot tell of contrast is measured: text against what lies behind it, pixel by pixel, from two pictures. */
import type { Page } from "@playwright/test";

/** So little of the ground behind a text may be worse. */
const WORST = 0.05;
const [LEAST, LEAST_LARGE, LARGE] = [4.5, 3, 24];

interface Weak {
  readonly text: string;
  readonly ratio: number;
}

/** The texts among these elements that are too weak before what is drawn behind them: a picture with them, one without. */
export async function weak(page: Page, selectors: readonly string[]): Promise<string[]> {
  if (selectors.length === 0) return [];
  await page.evaluate((all) => {
    // Pictures show what moves where it comes to rest: it is measured there, too.
    for (const each of document.getAnimations())
      if (each.effect?.getComputedTiming().endTime !== Infinity) each.finish();
    // The ring around what the coach speaks of is no ground: at the window's edge it crosses letters.
    for (const ring of document.querySelectorAll<HTMLElement>("[data-spoken-of]")) ring.style.opacity = "0";
    // What lies under a card that is shown large, under the question or a veil, is not to be read now.
    const over = document.querySelector("[data-enlarged]");
    const veiled = document.querySelector(".dim:not(.look)") !== null;
    const shown = over?.getBoundingClientRect();
    for (const each of all.map((selector) => document.querySelector(selector))) {
      const box = each?.getBoundingClientRect();
      if (!each || !box) continue;
      if (each instanceof SVGElement && !(each instanceof SVGTextElement)) continue;
      const under =
        shown &&
        !over?.contains(each) &&
        box.left < shown.right &&
        box.right > shown.left &&
        box.top < shown.bottom &&
        box.bottom > shown.top;
      // Nor is what lies in part under the question, the hand, the tabs or the ending, or goes on below the window.
      const covered = [0.1, 0.5, 0.9].some((part) =>
        [box.top + 1, box.top + box.height / 2, box.bottom - 1].some((y) => {
          const top = document
            .elementFromPoint(box.left + box.width * part, y)
            ?.closest("#question, dialog, [role=status], .hand, [role=tablist], .dock, .ending");
          return top && !top.contains(each);
        }),
      );
      if (under || covered || box.bottom > window.innerHeight || (veiled && each.closest(".map"))) continue;
      each.setAttribute("data-measured", "");
      if (each instanceof SVGTextElement) each.dataset["fill"] = getComputedStyle(each).fill;
    }
  }, selectors);
  const seen = (await page.screenshot({ animations: "disabled", caret: "hide" })).toString("base64");
  // Nothing but the letters goes: borders and shadows in their colour stay.
  await page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLElement | SVGElement>("[data-measured], [data-measured] *"))
      each.style.setProperty(
        each instanceof SVGElement ? "fill" : "-webkit-text-fill-color",
        "transparent",
        "important",
      );
  });
  const bare = (await page.screenshot({ animations: "disabled", caret: "hide" })).toString("base64");
  const found = await page.evaluate(
    async ({ seen, bare, worst }) => {
      const decode = async (picture: string): Promise<ImageData> => {
        const bitmap = await createImageBitmap(
          new Blob([Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))], { type: "image/png" }),
        );
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext(
          "2d",
        ) as OffscreenCanvasRenderingContext2D;
        context.drawImage(bitmap, 0, 0);
        return context.getImageData(0, 0, bitmap.width, bitmap.height);
      };
      const [written, ground] = [await decode(seen), await decode(bare)];
      const light = (colour: readonly number[]): number => {
        const [r = 0, g = 0, b = 0] = colour.map((part) =>
          part <= 10.31475 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      // Any colour that a style sheet can name, as a canvas paints it.
      const painted = (colour: string): Uint8ClampedArray => {
        const brush = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D;
        brush.fillStyle = colour;
        brush.fillRect(0, 0, 1, 1);
        return brush.getImageData(0, 0, 1, 1).data;
      };
      const ratios = [...document.querySelectorAll<HTMLElement | SVGTextElement>("[data-measured]")].flatMap(
        (element) => {
          const box = element.getBoundingClientRect();
          const style = getComputedStyle(element);
          const drawn = element instanceof SVGTextElement;
          // What stands in its parts has colours of its own, and is measured with them.
          const own = [...element.childNodes].flatMap((node) => {
            const range = document.createRange();
            range.selectNodeContents(node);
            return node.nodeType === Node.TEXT_NODE ? [...range.getClientRects()] : [];
          });
          const boxes = drawn || own.length === 0 ? [box] : own;
          // Of a drawing, letters are seen against their outline where they have one.
          const outline = drawn && style.stroke !== "none" && parseFloat(style.strokeWidth) > 0;
          const outlined = outline ? [...painted(style.stroke).slice(0, 3)] : null;
          // While they are left out of the picture, their own colour is known from before.
          const fill = drawn ? (element.dataset["fill"] ?? "") : style.color;
          const [red = 0, green = 0, blue = 0, alpha = 255] = painted(fill);
          let shows = alpha / 255;
          for (let each: Element | null = element; each; each = each.parentElement)
            shows *= Number(getComputedStyle(each).opacity);
          const scale =
            element instanceof SVGTextElement
              ? (element.getScreenCTM()?.a ?? 1)
              : element.offsetWidth > 0
                ? box.width / element.offsetWidth
                : 1;
          const size = parseFloat(style.fontSize) * scale;
          const all: number[] = [];
          for (const { top, bottom, left, right } of boxes)
            for (let y = Math.max(0, Math.floor(top)); y < Math.min(ground.height, bottom); y++)
              for (let x = Math.max(0, Math.floor(left)); x < Math.min(ground.width, right); x++) {
                const at = 4 * (y * ground.width + x);
                const bare = [...ground.data.slice(at, at + 3)];
                // Where nothing is written, it does not matter what lies there.
                if (bare.every((part, n) => Math.abs(part - (written.data[at + n] ?? 0)) < 24)) continue;
                const behind = outlined ?? bare;
                const text = light([red, green, blue].map((part, n) => part * shows + (behind[n] ?? 0) * (1 - shows)));
                const [high, low] = [Math.max(text, light(behind)), Math.min(text, light(behind))];
                all.push((high + 0.05) / (low + 0.05));
              }
          all.sort((one, other) => one - other);
          const ratio = all[Math.floor(all.length * worst)];
          return ratio === undefined
            ? []
            : [
                {
                  text: `${(element.textContent ?? "").trim().slice(0, 60)} (${element.getAttribute("class") ?? element.tagName})`,
                  ratio,
                  size,
                },
              ];
        },
      );
      for (const each of document.querySelectorAll<HTMLElement | SVGElement>("[data-measured], [data-measured] *"))
        each.style.removeProperty(each instanceof SVGElement ? "fill" : "-webkit-text-fill-color");
      for (const element of document.querySelectorAll("[data-measured]")) element.removeAttribute("data-measured");
      for (const ring of document.querySelectorAll<HTMLElement>("[data-spoken-of]")) ring.style.opacity = "";
      return ratios;
    },
    { seen, bare, worst: WORST },
  );
  return found
    .filter(({ ratio, size }) => ratio < (size >= LARGE ? LEAST_LARGE : LEAST))
    .map(({ text, ratio }: Weak) => `${text}: ${ratio.toFixed(2)}`);
}
