/** A drawing of the page as a picture of its own: what the style sheet says of it is written into it, its letters come along, and nothing in it is asked of anyone. */
const KEPT = [
  ...["fill", "stroke", "stop-color", "stop-opacity", "opacity", "stroke-width", "stroke-dasharray"],
  ...["fill-opacity", "stroke-opacity", "stroke-linecap", "stroke-linejoin"],
  ...["font-family", "font-size", "font-weight", "font-style", "letter-spacing", "text-anchor"],
] as const;

/** A copy in which every element carries its own looks. */
function inlined(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const from = [drawing, ...drawing.querySelectorAll<SVGElement>("*")];
  const to = [copy, ...copy.querySelectorAll<SVGElement>("*")];
  from.forEach((element, at) => {
    const style = getComputedStyle(element);
    const target = to[at];
    if (!target) return;
    target.removeAttribute("class");
    target.removeAttribute("style");
    for (const name of KEPT) {
      const value = style.getPropertyValue(name);
      if (value && (name.startsWith("font") ? element.tagName === "text" || element.tagName === "tspan" : true))
        target.setAttribute(name, value.replaceAll('"', "'"));
    }
  });
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  return copy;
}

async function asData(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error(address));
    reader.readAsDataURL(blob);
  });
}

/** The rules of the typefaces that the drawing's letters are set in, with their files inside. */
async function faces(drawing: SVGSVGElement): Promise<string> {
  const used = new Set(
    [...drawing.querySelectorAll("text")].map((text) =>
      getComputedStyle(text).fontFamily.split(",")[0]?.replaceAll(/["']/g, "").trim(),
    ),
  );
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter((rule) => used.has(rule.style.getPropertyValue("font-family").replaceAll(/["']/g, "")));
  const written = await Promise.all(
    rules.map(async (rule) => {
      const address = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue("src"))?.[1];
      if (!address) return "";
      const data = await asData(new URL(address, rule.parentStyleSheet?.href ?? document.baseURI).href);
      return rule.cssText.replace(/url\("?[^")]+"?\)/, `url("${data}")`);
    }),
  );
  return written.join("");
}

/** The drawing as a PNG of this size. */
export async function pngOf(drawing: SVGSVGElement, w: number, h: number): Promise<Blob> {
  const copy = inlined(drawing);
  copy.setAttribute("width", String(w));
  copy.setAttribute("height", String(h));
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = await faces(drawing);
  copy.prepend(style);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = w;
  canvas.height = h;
  canvas.getContext("2d")?.drawImage(image, 0, 0, w, h);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
