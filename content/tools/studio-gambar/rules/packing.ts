/** Drawings as short text: five bits a letter, each point as its step from the one before. */
import { type Mark, mirrors } from './marks.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
export const values = new Map([...letters].map((letter, value) => [letter, value]));

export const more = 32;

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

export const kinds = ['stroke', 'stick', 'peel', 'paper', 'clear'] as const;

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
