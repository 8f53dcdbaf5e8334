/** The drawings of a table with streets: only that of the frame one has is fetched. */
import type { Component } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { arrived } from "../../browser/arrived";
import { settings } from "../../browser/settings.svelte";
import { measure, type Measures } from "../../room/measure";
import type { Drawn } from "./drawn";

type Drawing<V, P> = Component<Drawn<V, P>>;
type Kind = Measures["kind"];

export class Drawings<V, P> {
  readonly #here = new SvelteMap<Kind, Drawing<V, P>>();

  constructor(private readonly parts: Readonly<Record<Kind, () => Promise<{ readonly default: Drawing<V, P> }>>>) {}

  /** The drawing for a desk or a phone; nothing while it is on its way. */
  of(kind: Kind): Drawing<V, P> | undefined {
    return this.#here.get(kind);
  }
  async fetch(kind: Kind): Promise<void> {
    if (!this.#here.has(kind)) this.#here.set(kind, (await arrived(this.parts[kind]())).default);
  }
  /** Fetch what this window needs. */
  ready(): Promise<void> {
    return this.fetch(measure(window.innerWidth, window.innerHeight, settings.text).kind);
  }
}
