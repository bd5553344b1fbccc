/** Drawings as short text: five bits a letter, each point as its step from the one before. */
import { longSide, type Mark, mirrors } from './marks.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const values = new Map([...letters].map((letter, value) => [letter, value]));

const more = 32;

const number = (value: number): string => {
  let rest = Math.max(0, Math.round(value));
  let text = '';
  while (rest >= more) {
    text += letters[(rest % more) + more];
    rest = Math.floor(rest / more);
  }
  return text + letters[rest];
};

/** Small steps either way become small numbers: 0, -1, 1, -2, 2 … */
const step = (value: number): string => number(value < 0 ? -2 * value - 1 : 2 * value);

const kinds = ['stroke', 'stick', 'peel', 'paper', 'clear'] as const;

const head = (kind: (typeof kinds)[number], mirror: (typeof mirrors)[number] = 'off'): string =>
  number(kinds.indexOf(kind) * 3 + mirrors.indexOf(mirror));

const packLine = (line: readonly number[]): string => {
  let text = number(line.length / 2);
  for (let at = 0; at < line.length; at += 1)
    text += step((line[at] ?? 0) - (at < 2 ? 0 : (line[at - 2] ?? 0)));
  return text;
};

const packOne = (mark: Mark): string => {
  if (mark.kind === 'stroke')
    return `${head('stroke', mark.mirror)}${number(mark.brush * 3 + mark.size)}${number(mark.color)}${packLine(mark.line)}`;
  if (mark.kind === 'stick')
    return `${head('stick', mark.mirror)}${[mark.art, mark.x, mark.y, mark.wide, (mark.over ?? -1) + 1].map(number).join('')}`;
  if (mark.kind === 'peel') return head('peel') + number(mark.over);
  if (mark.kind === 'paper') return head('paper') + number(mark.paper);
  return head('clear');
};

// A mark never changes, so each is packed once.
const packed = new WeakMap<Mark, string>();

export const pack = (marks: readonly Mark[]): string =>
  marks
    .map((mark) => {
      const text = packed.get(mark) ?? packOne(mark);
      packed.set(mark, text);
      return text;
    })
    .join('');

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
export interface Stock {
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
