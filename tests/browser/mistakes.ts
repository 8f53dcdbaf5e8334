/** What is wrong with a window, in words: letters too small, cards or places cut off or covered, empty sky, targets too small. */
export function mistakes(): string[] {
  const found: string[] = [];
  const [wide, high] = [window.innerWidth, window.innerHeight];
  const units = document.querySelector<HTMLElement>(".stage .units");
  const u = units ? new DOMMatrix(getComputedStyle(units).transform).a : 1;
  const name = (element: Element): string =>
    `${element.closest("[data-target]")?.getAttribute("data-target") ?? element.className.toString()} ${(element.textContent ?? "").trim().slice(0, 30)}`;
  const seen = (element: Element): boolean => {
    const box = element.getBoundingClientRect();
    return (
      box.width > 2 &&
      box.height > 2 &&
      box.right > 0 &&
      box.left < wide &&
      box.bottom > 0 &&
      box.top < high &&
      !element.closest(".unseen") &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  const inside = (box: DOMRect): boolean =>
    box.left >= -1 && box.top >= -1 && box.right <= wide + 1 && box.bottom <= high + 1;
  const onTop = (element: Element, within: Element): boolean => {
    const box = element.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return top !== null && (within.contains(top) || top.contains(within));
  };
  // No letter is too small.
  const texts = document.createTreeWalker(document.querySelector(".stage") ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || !seen(element)) continue;
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.d ?? u) : u;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < 10.5) found.push(`letters of ${size.toFixed(1)} px: ${name(element)}`);
  }
  // Every card of the hand shows name, cost, points and icons.
  const cards = [...document.querySelectorAll(".hand .card[data-target], .pack .card, .dock .own")];
  if (cards.length === 0) found.push("no hand");
  for (const card of cards.filter((each) => each.matches("[data-target^='card:']")))
    for (const part of [".name > svg, p.name, g.name", ".cost", ".points", ".does, .category"]) {
      const shown = card.querySelector(part);
      if (!shown) {
        if (!part.startsWith(".does") || card.querySelector(".narrow")) continue;
        found.push(`a card without ${part}`);
      } else if (!inside(shown.getBoundingClientRect())) found.push(`cut off: ${part} of ${name(card)}`);
      else if (!onTop(shown, card)) found.push(`covered: ${part} of ${name(card)}`);
      else if (shown instanceof HTMLElement && shown.scrollWidth > shown.clientWidth + 1 && part.startsWith(".does"))
        found.push(`${shown.scrollWidth - shown.clientWidth} px cut off: ${part} of ${name(card)}`);
    }
  // A tile is one drawing: all of it is inside but for its empty lower edge, its corners and middle are free.
  for (const tile of cards.filter((each) => each.matches(".card[data-target^='tile:']"))) {
    const box = tile.getBoundingClientRect();
    if (!inside(new DOMRect(box.x, box.y, box.width, box.height * 0.94))) found.push(`cut off: ${name(tile)}`);
    for (const [x, y] of [
      [0.1, 0.1],
      [0.9, 0.1],
      [0.5, 0.5],
      [0.1, 0.9],
      [0.9, 0.9],
    ] as const) {
      const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      if (!top || !(tile.contains(top) || top.contains(tile))) found.push(`covered: ${name(tile)}`);
    }
  }
  // Question and lit places are inside and free; behind a tab they may have to be scrolled to.
  const all = [...document.querySelectorAll("button.spot:is(.lit, .near):not(.dimmed)")];
  if (all.length === 0) found.push("nothing is lit");
  // A map is moved: some of its cells are in sight, and large enough to hit.
  const lit = all.filter((each) => !each.matches("[data-target^='cell:']"));
  const cells = all.filter((each) => !lit.includes(each));
  const free = cells.filter((each) => inside(each.getBoundingClientRect()) && onTop(each, each));
  if (cells.length > 0 && free.length < 3) found.push(`only ${free.length} of ${cells.length} cells in sight`);
  const least = document.querySelector(".stage.phone") ? 53.5 : 59.5;
  for (const cell of cells.slice(0, 1)) {
    const { width } = cell.getBoundingClientRect();
    if (width < least) found.push(`cells of ${width.toFixed(1)} px`);
  }
  for (const place of [...document.querySelectorAll("#question .bar"), ...lit]) {
    if (place.closest("#tab-panel")) place.scrollIntoView({ block: "center" });
    if (place.closest(".dock")) place.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = place.getBoundingClientRect();
    if (!place.closest(".hand") && !inside(box)) found.push(`outside the window: ${name(place)}`);
    else if (!place.closest(".hand") && !onTop(place, place)) found.push(`covered: ${name(place)}`);
  }
  // Nothing that is drawn reaches through what is written in the sky: City Hall's tower is the highest.
  const hall = document.querySelector("[data-drawn=hall]")?.getBoundingClientRect();
  const chapter = document.querySelector(".stage.desk .chapter");
  const written = chapter && seen(chapter) ? chapter.getBoundingClientRect() : null;
  if (hall && written && hall.top < written.bottom && hall.right > written.left && hall.left < written.right)
    found.push("City Hall's tower behind what season it is");
  // What something costs and brings hides nothing on the plate of another player.
  const plates = [...document.querySelectorAll("main [data-target^='seat:']")].filter(seen);
  const deep = (one: DOMRect, other: DOMRect): number =>
    Math.min(
      Math.min(one.right, other.right) - Math.max(one.left, other.left),
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
    );
  for (const chip of [...document.querySelectorAll(".place.above > .chips")].filter(seen))
    for (const plate of plates)
      if (!plate.contains(chip) && deep(chip.getBoundingClientRect(), plate.getBoundingClientRect()) > 4)
        found.push(`the chip of ${name(chip.parentElement ?? chip)} over the plate of ${name(plate)}`);
  // In the head of a low window or a phone no figure is written over what is pressed; its button is wider than its sign.
  const pressed = [...document.querySelectorAll(".stage .top button, #question .bar")].filter(seen).map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return new DOMRect(x + 12, y, Math.max(0, width - 24), height);
  });
  for (const text of [...document.querySelectorAll(".stage.phone svg[role='img'] text")].filter(seen))
    if (pressed.some((each) => deep(text.getBoundingClientRect(), each) > 2))
      found.push(`"${text.textContent?.trim()}" in the head over what is pressed`);
  // No sky without anything over a quarter of the height.
  const places = [...document.querySelectorAll("main [data-target]")].filter(seen);
  const head = document.querySelector(".stage.phone .top")?.getBoundingClientRect().bottom ?? 0;
  const top = Math.min(...places.map((each) => each.getBoundingClientRect().top).filter((each) => each > 0));
  if (top - head > high / 4) found.push(`empty sky down to ${Math.round(top)}`);
  // What is pressed is large enough.
  for (const button of [...document.querySelectorAll(".stage button, .stage a")].filter(seen)) {
    const { width, height } = button.getBoundingClientRect();
    if (Math.min(width, height) < 23.9 && !button.closest(".hand"))
      found.push(`a target of ${width.toFixed(1)} x ${height.toFixed(1)}: ${name(button)}`);
  }
  return [...new Set(found)];
}
