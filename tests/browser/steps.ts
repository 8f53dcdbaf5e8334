/** The steps of a game in any browser: look for something, press it, wait, answer the question. Only what a driver can do is asked of it. */
import type { Driver } from "./driver";

export type Roll = (n: number) => number;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** In the page: where each that is in sight can be pressed; what lies under something else is not in sight. What is named has that name, or says that. */
function spots(selector: string, named: string | null): Spot[] {
  const found: Spot[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const name = (element.getAttribute("aria-label") ?? element.innerText ?? "").replace(/\s+/g, " ").trim();
    if (named !== null && name !== named) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const { x, y, width, height } = element.getBoundingClientRect();
    // In the middle, or where something else lies over that, nearer to an edge.
    for (const part of [0.5, 0.2, 0.8]) {
      const at = { x: Math.round(x + width * part), y: Math.round(y + height * part) };
      if (element.contains(document.elementFromPoint(at.x, at.y))) {
        found.push(at);
        break;
      }
    }
  }
  return found;
}

/** How long something is waited for: the machine may have much to do, the others may think. */
const LONG = 180_000;

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** Try until something is so, and say what it was if it never is. */
async function waited(what: string, so: () => Promise<boolean>): Promise<void> {
  const began = Date.now();
  while (!(await so())) {
    if (Date.now() - began > LONG) throw new Error(`Waited in vain: ${what}`);
    await pause(40);
  }
}

/** Wait until something in the page is so. */
export async function until<Given extends unknown[]>(
  driver: Driver,
  what: (...given: Given) => boolean,
  ...given: Given
): Promise<void> {
  await waited(`${String(what)} ${given.join(" ")}`, () => driver.look(what, ...given));
}

export async function seen(driver: Driver, selector: string): Promise<boolean> {
  return (await driver.look(spots, selector, null)).length > 0;
}

/** Press one of what is in sight; false if there is none. */
export async function press(
  driver: Driver,
  selector: string,
  roll: Roll = () => 0,
  named: string | null = null,
): Promise<boolean> {
  const found = await driver.look(spots, selector, named);
  const at = found[roll(found.length)];
  if (at) await driver.click(at.x, at.y);
  return at !== undefined;
}

/** Press one of these, or what has this name among them, as soon as it is there and lies still: what comes later may push it aside. */
export async function pressWhen(driver: Driver, selector: string, name: string | null = null): Promise<void> {
  let last = "";
  await waited(`${selector} ${name ?? ""}`, async () => {
    const now = JSON.stringify(await driver.look(spots, selector, name));
    if (now === last && now !== "[]") return press(driver, selector, () => 0, name);
    last = now;
    await pause(200);
    return false;
  });
}

const CONFIRM = "#question span.confirm button.main:not([aria-disabled=true]), .plate .sum button:enabled";
const PLAIN = "#question .bar button.choice:not([aria-disabled=true])";
const LISTED = "#question .listed button:not([aria-disabled=true])";
const NEAR = "button.near";
const LIT = "button.spot.lit:not(.picked)";
const TAKEN = "button.spot.lit.picked";

/** How someone plays: where they look for something to press, in this order. */
export type Hand = (roll: Roll) => readonly string[];
/** By places: what is to be confirmed, then where something picked goes, then something lit, else what needs no place. */
export const places: Hand = (roll) => [
  CONFIRM,
  NEAR,
  ...(roll(4) > 0 ? [TAKEN] : []),
  ...(roll(6) === 0 ? [PLAIN, LIT] : [LIT, PLAIN]),
  TAKEN,
];
/** By the list: whatever it names, and what needs no place from time to time. */
export const lists: Hand = (roll) => [CONFIRM, ...(roll(6) === 0 ? [PLAIN, LISTED] : [LISTED, PLAIN])];

/** Which question is asked, once its answer is not on its way; null when the game is over. */
async function asked(driver: Driver): Promise<string | null> {
  await until(driver, () => {
    const question = document.querySelector<HTMLElement>("#question[data-ticket]");
    const waits = document.querySelector("#question button, button.spot.lit") !== null;
    return (
      document.querySelector(".ending") !== null || (waits && question !== null && question.dataset["busy"] !== "true")
    );
  });
  return driver.look(() =>
    document.querySelector(".ending")
      ? null
      : (document.querySelector<HTMLElement>("#question[data-ticket]")?.dataset["ticket"] ?? ""),
  );
}

/** Play to the end; tell how many questions were answered. */
export async function play(driver: Driver, hand: Hand, roll: Roll, most = Infinity): Promise<number> {
  const answered = new Set<string>();
  let last = "";
  let tries = 0;
  for (let now = await asked(driver); now !== null && answered.size <= most; now = await asked(driver)) {
    // Between two questions there is none yet.
    if (now === "") {
      await pause(40);
      continue;
    }
    tries = now === last ? tries + 1 : 0;
    if (tries > 200) throw new Error(`No answer to question ${now} is found`);
    last = now;
    answered.add(now);
    let pressed = false;
    for (const selector of hand(roll)) if ((pressed = await press(driver, selector, roll))) break;
    if (!pressed) await pause(40);
  }
  return answered.size;
}
