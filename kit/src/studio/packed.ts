/** Works as short text: five bits a letter, each point of a line as its step from the one before. Pure. */

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const values = new Map([...letters].map((letter, value) => [letter, value]));
const more = 32;

export const packNumber = (value: number): string => {
  let rest = Math.max(0, Math.round(value));
  let text = '';
  while (rest >= more) {
    text += letters[(rest % more) + more];
    rest = Math.floor(rest / more);
  }
  return text + letters[rest];
};

/** Small steps either way become small numbers: 0, -1, 1, -2, 2 … */
export const packStep = (value: number): string =>
  packNumber(value < 0 ? -2 * value - 1 : 2 * value);

/** How many points, then each as its step from the one before. */
export const packLine = (line: readonly number[]): string =>
  packNumber(line.length / 2) +
  line.map((value, at) => packStep(value - (line[at - 2] ?? 0))).join('');

/** Reads what was packed; every answer is null where the text ends early, holds a stranger or names too much. */
export class PackedReader {
  #text: string;
  #at = 0;
  #longSide: number;

  /** `longSide`: how long the longer side of the work is, in its own units. */
  constructor(text: string, longSide: number) {
    this.#text = text;
    this.#longSide = longSide;
  }

  get isDone(): boolean {
    return this.#at >= this.#text.length;
  }

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
    const value = this.number(8 * this.#longSide);
    if (value === null) return null;
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }

  line(mostPoints: number): number[] | null {
    const count = this.number(mostPoints);
    if (!count) return null;
    const line: number[] = [];
    for (let at = 0; at < count * 2; at += 1) {
      const step = this.step();
      if (step === null) return null;
      const value = step + (line[at - 2] ?? 0);
      if (Math.abs(value) > 2 * this.#longSide) return null;
      line.push(value);
    }
    return line;
  }
}
