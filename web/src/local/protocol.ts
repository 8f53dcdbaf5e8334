/** What the page and the worker that plays tell each other. */
import type { Unkept } from "./shelf";

/** Where the parts of the engine lie, from the folder of the page; written when the site is built. */
export interface Parts {
  /** The folder of Python for browsers, and how many bytes each of its files has unpacked. */
  readonly python: string;
  readonly engine: string;
  readonly texts: string;
  readonly sizes: Readonly<Record<string, number>>;
}

/** What a worker needs to start. */
export interface ToStart {
  readonly do: "start";
  readonly base: string;
  readonly parts: Parts;
  /** Python's WebAssembly, if another worker has compiled it. */
  readonly wasm?: WebAssembly.Module | undefined;
}

export type ToEngine =
  | ToStart
  | { readonly do: "ask"; readonly id: number; readonly method: string; readonly path: string; readonly body: string }
  | { readonly do: "say"; readonly line: number; readonly text: string }
  | { readonly do: "close"; readonly line: number };

export type FromEngine =
  | { readonly told: "loaded"; readonly bytes: number; readonly of: number }
  | { readonly told: "ready" }
  | { readonly told: "failed"; readonly why: string }
  | { readonly told: "answer"; readonly id: number; readonly status: number; readonly text: string }
  | { readonly told: "line"; readonly line: number; readonly text: string }
  | { readonly told: "kept"; readonly why: Unkept | null };

/** To and from the worker in which bots think. */
export type ToThinker =
  ToStart | { readonly do: "think" | "advise" | "analyse"; readonly id: number; readonly asked: string };
export interface FromThinker {
  readonly id: number;
  readonly answer: string;
}
