/** Reads drawings back; what makes no sense ends the drawing there. */
import { longSide, type Mark, mirrors } from './marks.ts';
import { kinds, more, values } from './packing.ts';

class Reader {
  #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isDone(): boolean {
    return this.#at >= this.#text.length;
  }

  /** Answers null where the text ends early or holds a stranger. */
  number(most: number): number | null {
    let total = 0;
    for (let unit = 1; unit <= more ** 4; unit *= more) {
      const value = values.get(this.#text[this.#at] ?? '');
      if (value === undefined) return null;
      this.#at += 1;
      total += (value % more) * unit;
      if (value < more) return total <= most ? total : null;
    }
    return null;
  }

  step(): number | null {
    const value = this.number(8 * longSide);
    if (value === null) return null;
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }
}

/** How many of each there are; a save that names more is not ours. */
interface Stock {
  brushes: number;
  colors: number;
  stickers: number;
  papers: number;
}

const mostPoints = 5000;

const readLine = (from: Reader): number[] | null => {
  const count = from.number(mostPoints);
  if (count === null || count < 1) return null;
  const line: number[] = [];
  for (let at = 0; at < count * 2; at += 1) {
    const moved = from.step();
    if (moved === null) return null;
    const value = moved + (line[at - 2] ?? 0);
    if (Math.abs(value) > 2 * longSide) return null;
    line.push(value);
  }
  return line;
};

const readStroke = (from: Reader, mirror: (typeof mirrors)[number], stock: Stock): Mark | null => {
  const tool = from.number(stock.brushes * 3 - 1);
  const color = from.number(stock.colors - 1);
  const line = color === null ? null : readLine(from);
  if (tool === null || color === null || line === null) return null;
  return { kind: 'stroke', brush: Math.floor(tool / 3), color, size: tool % 3, mirror, line };
};

const readStick = (
  from: Reader,
  mirror: (typeof mirrors)[number],
  { stock, marks }: { stock: Stock; marks: readonly Mark[] },
): Mark | null => {
  const art = from.number(stock.stickers - 1);
  const [x, y, wide] = [from.number(longSide), from.number(longSide), from.number(longSide)];
  const over = from.number(marks.length);
  if (art === null || x === null || y === null || wide === null || over === null) return null;
  if (over > 0 && marks[over - 1]?.kind !== 'stick') return null;
  return { kind: 'stick', art, x, y, wide, mirror, over: over === 0 ? null : over - 1 };
};

const readMark = (from: Reader, stock: Stock, marks: readonly Mark[]): Mark | null => {
  const tag = from.number(kinds.length * 3 - 1);
  if (tag === null) return null;
  const kind = kinds[Math.floor(tag / 3)];
  const mirror = mirrors[tag % 3] ?? 'off';
  if (kind === 'stroke') return readStroke(from, mirror, stock);
  if (kind === 'stick') return readStick(from, mirror, { stock, marks });
  if (kind === 'clear') return { kind };
  if (kind === 'paper') {
    const paper = from.number(stock.papers - 1);
    return paper === null ? null : { kind, paper };
  }
  const over = from.number(marks.length - 1);
  return over === null || marks[over]?.kind !== 'stick' ? null : { kind: 'peel', over };
};

/** As much of a drawing as can be read; a damaged end costs the end, not the picture. */
export const unpack = (text: string, stock: Stock): Mark[] => {
  const from = new Reader(text);
  const marks: Mark[] = [];
  while (!from.isDone) {
    const mark = readMark(from, stock, marks);
    if (mark === null) break;
    marks.push(mark);
  }
  return marks;
};
