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
    // Words, not figures of a drawing: those are drawn in outlines and shades of their own.
    for (const each of all.map((selector) => document.querySelector(selector)))
      if (each instanceof HTMLElement) each.setAttribute("data-measured", "");
  }, selectors);
  const seen = (await page.screenshot({ animations: "disabled", caret: "hide" })).toString("base64");
  // Nothing but the letters goes: borders and shadows in their colour stay.
  await page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLElement>("[data-measured], [data-measured] *"))
      each.style.setProperty("-webkit-text-fill-color", "transparent", "important");
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
      const ratios = [...document.querySelectorAll<HTMLElement>("[data-measured]")].flatMap((element) => {
        const box = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        // Any colour that a style sheet can name, as a canvas paints it.
        const brush = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D;
        brush.fillStyle = style.color;
        brush.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 255] = brush.getImageData(0, 0, 1, 1).data;
        let shows = alpha / 255;
        for (let each: Element | null = element; each; each = each.parentElement)
          shows *= Number(getComputedStyle(each).opacity);
        const size = parseFloat(style.fontSize) * (element.offsetWidth > 0 ? box.width / element.offsetWidth : 1);
        const all: number[] = [];
        for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(ground.height, box.bottom); y++) {
          for (let x = Math.max(0, Math.floor(box.left)); x < Math.min(ground.width, box.right); x++) {
            const at = 4 * (y * ground.width + x);
            const behind = [...ground.data.slice(at, at + 3)];
            // Where nothing is written, it does not matter what lies there.
            if (behind.every((part, n) => Math.abs(part - (written.data[at + n] ?? 0)) < 24)) continue;
            const text = light([red, green, blue].map((part, n) => part * shows + (behind[n] ?? 0) * (1 - shows)));
            const [high, low] = [Math.max(text, light(behind)), Math.min(text, light(behind))];
            all.push((high + 0.05) / (low + 0.05));
          }
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
      });
      for (const each of document.querySelectorAll<HTMLElement>("[data-measured], [data-measured] *"))
        each.style.removeProperty("-webkit-text-fill-color");
      for (const element of document.querySelectorAll("[data-measured]")) element.removeAttribute("data-measured");
      return ratios;
    },
    { seen, bare, worst: WORST },
  );
  return found
    .filter(({ ratio, size }) => ratio < (size >= LARGE ? LEAST_LARGE : LEAST))
    .map(({ text, ratio }: Weak) => `${text}: ${ratio.toFixed(2)}`);
}
