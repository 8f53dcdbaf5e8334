/** A link as a picture that a phone reads: one path of small squares, with the quiet border that readers want. */
import { correction, generate } from "lean-qr";

const QUIET = 4;

export interface Picture {
  /** Its width and height, in squares. */
  readonly size: number;
  readonly path: string;
}

export function picture(text: string): Picture {
  const code = generate(text, { minCorrectionLevel: correction.M });
  let path = "";
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x + QUIET} ${y + QUIET}h1v1h-1z`;
  }
  return { size: code.size + 2 * QUIET, path };
}
