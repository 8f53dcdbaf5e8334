/** Where the houses and trees of a card's picture stand: a pure function of the card's number. */
export interface House {
  x: number;
  outline: string;
  tone: number;
  arched: boolean;
  windows: { x: number; y: number }[];
  door: number;
}

export interface Tree {
  x: number;
  y: number;
  h: number;
  round: boolean;
}

/** Small numbers that look accidental and are always the same for the same card. */
function* numbers(card: number): Generator<number, never> {
  let state = (card * 2654435761) >>> 0;
  for (;;) {
    state = (state ^ (state << 13)) >>> 0;
    state = (state ^ (state >>> 17)) >>> 0;
    state = (state ^ (state << 5)) >>> 0;
    yield state;
  }
}

/** The outline of a house of a width and height, with one of five gables, on a ground at 54. */
function outline(kind: number, w: number, top: number, gable: number): string {
  const eaves = top + gable;
  const half = w / 2;
  const start = `M0 54V${eaves}`;
  const end = `V54z`;
  switch (kind) {
    case 0: // a stepped gable
      return `${start}h${w * 0.14}v${-gable * 0.35}h${w * 0.14}v${-gable * 0.35}h${w * 0.14}v${-gable * 0.3}h${w * 0.16}v${gable * 0.3}h${w * 0.14}v${gable * 0.35}h${w * 0.14}v${gable * 0.35}h${w * 0.14}${end}`;
    case 1: // a plain gable
      return `${start}L${half} ${top}L${w} ${eaves}${end}`;
    case 2: // a bell gable
      return `${start}c${w * 0.3} 0 ${w * 0.2} ${-gable} ${half} ${-gable}c${w * 0.3} 0 ${w * 0.2} ${gable} ${half} ${gable}${end}`;
    case 3: // a hall with a turret
      return `${start}h${w * 0.4}v${-gable * 0.4}l${w * 0.1} ${-gable * 0.6}l${w * 0.1} ${gable * 0.6}v${gable * 0.4}h${w * 0.4}${end}`;
    default: // a warehouse with a mansard roof
      return `${start}l${w * 0.15} ${-gable * 0.8}h${w * 0.7}l${w * 0.15} ${gable * 0.8}${end}`;
  }
}

export function houses(card: number): House[] {
  const draw = numbers(card);
  const next = (n: number): number => Number(draw.next().value) % n;
  const widths = [[30, 44, 30], [26, 26, 26, 26], [48, 54], [22, 36, 46], [40, 28, 34]][next(5)] ?? [50, 50];
  const row: House[] = [];
  let x = -2 - next(3);
  for (const w of widths) {
    const gable = 9 + next(8);
    const top = 8 + next(15);
    const eaves = top + gable;
    const columns = Math.max(2, Math.floor(w / 8.5));
    const gap = w / columns;
    const windows: House["windows"] = [];
    for (let y = eaves + 3; y < 46; y += 7.5) {
      for (let column = 0; column < columns; column++) windows.push({ x: gap * (column + 0.5) - 1.4, y });
    }
    row.push({
      x,
      outline: outline(next(5), w, top, gable),
      tone: next(3),
      arched: next(2) === 0,
      windows,
      door: gap * (next(columns) + 0.5) - 2,
    });
    x += w;
  }
  return row;
}

export function garden(card: number): Tree[] {
  const draw = numbers(card);
  const next = (n: number): number => Number(draw.next().value) % n;
  const trees: Tree[] = [];
  for (let i = 0; i < 7; i++) trees.push({ x: 6 + i * 14 + next(7), y: 40 + next(14), h: 12 + next(12), round: next(2) === 0 });
  return trees.sort((a, b) => a.y - b.y);
}
