/** Puts ink on the page. A city of a hundred tiles has thousands of shapes, and none of them ever changes by itself: they are made at once and left alone. */
import { paint } from "../../../art/pen";
import { widthOf } from "../../../art/letters";
import { isGroup, isLetters, type Ink } from "./ink";

const SVG = "http://www.w3.org/2000/svg";

function made<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string | number | undefined>>,
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SVG, name);
  for (const key in attributes) {
    const value = attributes[key];
    if (value !== undefined) element.setAttribute(key, String(value));
  }
  return element;
}

function shape(ink: Ink, colour: (name: string) => string): SVGElement {
  if (isGroup(ink)) {
    const group = made("g", {
      transform: ink.part
        ? undefined
        : `translate(${ink.x} ${ink.y})${ink.turn ? ` rotate(${ink.turn})` : ""}${ink.mirrored ? " scale(-1 1)" : ink.k === 1 ? "" : ` scale(${ink.k})`}`,
      opacity: ink.opacity,
      "data-part": ink.part,
    });
    for (const each of ink.items) group.append(shape(each, colour));
    return group;
  }
  if (isLetters(ink)) {
    const wide = ink.most !== undefined && widthOf(ink.text, ink.face, ink.size) > ink.most ? ink.most : undefined;
    const text = made("text", {
      x: ink.x,
      y: ink.y,
      "font-size": ink.size,
      "font-weight": 700,
      "font-family": `var(--${ink.face})`,
      fill: ink.fill,
      "text-anchor": ink.anchor,
      textLength: wide,
      lengthAdjust: wide === undefined ? undefined : "spacingAndGlyphs",
    });
    text.textContent = ink.text;
    return text;
  }
  const round = ink.stroke ? "round" : undefined;
  return made("path", {
    d: ink.d,
    fill: ink.fill ? colour(ink.fill) : "none",
    stroke: ink.stroke ? colour(ink.stroke) : undefined,
    "stroke-width": ink.width,
    "stroke-dasharray": ink.dash,
    "stroke-linecap": round,
    "stroke-linejoin": round,
    opacity: ink.opacity,
  });
}

/** Draw ink into a group, in place of what was there; what belongs to the city is darker in the evening, pieces in the hand and on plates are not. */
export function draw(into: Element, ink: readonly Ink[], always = false): void {
  const colour = always ? (name: string): string => name : paint;
  into.replaceChildren(...ink.map((each) => shape(each, colour)));
}
