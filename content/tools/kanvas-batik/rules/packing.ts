/** Cloths as short text: five bits a letter, each point as its step from the one before. */
import type { Mark } from './marks.ts';
import { longSide } from './shape.ts';
import { modes } from './symmetry.ts';
import { dyeNames, sizes, stampNames } from './tools.ts';

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

const kinds = ['line', 'stamp', 'dye', 'boil'] as const;

const packOne = (mark: Mark): string => {
  const kind = kinds.indexOf(mark.kind);
  if (mark.kind === 'boil') return number(kind * modes.length);
  if (mark.kind === 'dye') return number(kind * modes.length) + number(mark.dye);
  const head = number(kind * modes.length + modes.indexOf(mark.mode)) + number(mark.size);
  if (mark.kind === 'stamp') return head + [mark.stamp, mark.x, mark.y].map(step).join('');
  const steps = mark.line.map((value, at) => step(value - (mark.line[at - 2] ?? 0)));
  return head + number(mark.line.length / 2) + steps.join('');
};

export const pack = (marks: readonly Mark[]): string => marks.map(packOne).join('');

const mostPoints = 3000;

class Reader {
  #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isDone(): boolean {
    return this.#at >= this.#text.length;
  }

  /** Null where the text ends early, holds a stranger or names too much. */
  number(most: number): number | null {
    let total = 0;
    for (let unit = 1; unit <= more ** 3; unit *= more) {
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

const readLine = (from: Reader): number[] | null => {
  const count = from.number(mostPoints);
  if (!count) return null;
  const line: number[] = [];
  for (let at = 0; at < count * 2; at += 1) {
    const step = from.step();
    if (step === null) return null;
    const value = step + (line[at - 2] ?? 0);
    if (Math.abs(value) > 2 * longSide) return null;
    line.push(value);
  }
  return line;
};

const readOne = (from: Reader): Mark | null => {
  const head = from.number(kinds.length * modes.length - 1);
  if (head === null) return null;
  const kind = kinds[Math.floor(head / modes.length)];
  if (kind === 'boil') return { kind };
  if (kind === 'dye') {
    const dye = from.number(dyeNames.length - 1);
    return dye === null ? null : { kind, dye };
  }
  const mode = modes[head % modes.length] ?? 'off';
  const size = from.number(sizes - 1);
  if (size === null) return null;
  if (kind === 'line') {
    const line = readLine(from);
    return line && { kind, mode, size, line };
  }
  const [stamp, x, y] = [from.step(), from.step(), from.step()];
  if (stamp === null || x === null || y === null || !stampNames[stamp]) return null;
  return { kind: 'stamp', mode, size, stamp, x, y };
};

/** As much of a cloth as can be read; a damaged end costs the end, not the picture. */
export const unpack = (text: string): Mark[] => {
  const from = new Reader(text);
  const marks: Mark[] = [];
  while (!from.isDone) {
    const mark = readOne(from);
    if (mark === null) break;
    marks.push(mark);
  }
  return marks;
};
