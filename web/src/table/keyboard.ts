/** Keys for everything at the table; single letters only where nothing is being typed. */
import { PICKABLE } from "../ui/places";
export interface Commands {
  digit(n: number): void;
  cancel(): void;
  next(step: 1 | -1): void;
  end(): void;
  undo(): void;
  question(): void;
  hand(): void;
  having(): void;
  list(): void;
  story(): void;
  score(): void;
  replay(): void;
  help(): void;
  /** While a game is looked back at: where to look. */
  moment: { step(by: 1 | -1): void; jump(by: 1 | -1): void; to(end: "first" | "last"): void; play(): void } | null;
}

/** The keys of looking back, unless what has the focus knows them itself. */
function lookBack(event: KeyboardEvent, moment: NonNullable<Commands["moment"]>): boolean {
  const target = event.target instanceof HTMLElement ? event.target : null;
  const presses = target?.matches("button, a, summary, input[type=checkbox]") ?? false;
  const slides = target?.matches("input[type=range]") ?? false;
  const keys: Record<string, () => void> = {
    "Shift ArrowLeft": () => moment.jump(-1),
    "Shift ArrowRight": () => moment.jump(1),
    ...(presses ? {} : { " ": () => moment.play() }),
    ...(slides
      ? {}
      : {
          ArrowLeft: () => moment.step(-1),
          ArrowRight: () => moment.step(1),
          Home: () => moment.to("first"),
          End: () => moment.to("last"),
        }),
  };
  const action = keys[`${event.shiftKey ? "Shift " : ""}${event.key}`];
  if (!action) return false;
  event.preventDefault();
  action();
  return true;
}

function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches("input:not([type=range]), textarea, select, [contenteditable]")
  );
}

export function onKey(event: KeyboardEvent, letters: boolean, commands: Commands): void {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
  // A key that is held chooses, ends or takes back once.
  if (event.repeat && /^([1-9eu]|Enter)$/i.test(event.key)) {
    event.preventDefault();
    return;
  }
  if (document.querySelector("dialog[open]")) return;
  if (event.key === "Escape") {
    commands.cancel();
    return;
  }
  if (commands.moment && lookBack(event, commands.moment)) return;
  if (!letters) return;
  const actions: Record<string, () => void> = {
    n: () => commands.next(1),
    p: () => commands.next(-1),
    e: () => commands.end(),
    u: () => commands.undo(),
    q: () => commands.question(),
    h: () => commands.hand(),
    i: () => commands.having(),
    l: () => commands.list(),
    t: () => commands.story(),
    s: () => commands.score(),
    r: () => commands.replay(),
    "?": () => commands.help(),
  };
  const action = /^[1-9]$/.test(event.key) ? () => commands.digit(Number(event.key)) : actions[event.key.toLowerCase()];
  if (!action) return;
  event.preventDefault();
  action();
}

/** Press the nth thing that is lit, those of the hand first: where there is no list, its numbers count on the table. */
export function pressLit(n: number, hand: string): void {
  const lit = [...document.querySelectorAll<HTMLElement>(PICKABLE)].filter(
    (element) => element.getAttribute("aria-pressed") !== "true",
  );
  const held = lit.filter((element) => element.dataset["target"]?.startsWith(`${hand}:`));
  const near = lit.filter((element) => element.classList.contains("near"));
  const all = near.length > 0 ? near : [...held, ...lit.filter((element) => !held.includes(element))];
  all[n - 1]?.click();
}

/** Move the focus to the next thing that is lit. */
export function focusLit(step: 1 | -1): void {
  const lit = [...document.querySelectorAll<HTMLElement>(PICKABLE)];
  if (lit.length === 0) return;
  const now = lit.indexOf(document.activeElement as HTMLElement);
  const at = now < 0 ? (step === 1 ? 0 : lit.length - 1) : (now + step + lit.length) % lit.length;
  lit[at]?.focus();
  lit[at]?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
