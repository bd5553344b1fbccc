/** Rows of arrows that a drum can say, with the drums that are easily taken for it. */
import { type Random, shuffled } from '@nobi/kit/bank';
import { boardFrom, programFrom } from '../rules/args.ts';
import { fitsExactly } from '../rules/ways.ts';

export type Card = readonly [map: string, programs: string, difficulty: number, long?: string];

const bodies = ['r', 'l', 'u', 'd', 'ru', 'rd', 'lu', 'ld', 'ur', 'ul', 'dr', 'dl'];
const times = [2, 3, 4];

const shift: Record<string, readonly [x: number, y: number]> = {
  r: [1, 0],
  l: [-1, 0],
  u: [0, -1],
  d: [0, 1],
};

/** The smallest island for a row of arrows, a little wider by `extra`, with rocks beside the way. */
const islandOf = (row: string, extra: number): string | null => {
  const trail: [number, number][] = [[0, 0]];
  for (const letter of row) {
    const [x = 0, y = 0] = trail.at(-1) ?? [];
    const [dx, dy] = shift[letter] ?? [0, 0];
    trail.push([x + dx, y + dy]);
  }
  const [left, top] = [0, 1].map((axis) => Math.min(...trail.map((spot) => spot[axis] ?? 0)));
  const size = (axis: number): number =>
    Math.max(...trail.map((spot) => spot[axis] ?? 0)) - ((axis === 0 ? left : top) ?? 0) + 1;
  const [width, height] = [Math.max(2, size(0) + extra), Math.max(2, size(1))];
  if (width > 6 || height > 6) return null;
  const on = (x: number, y: number): number =>
    trail.findIndex((spot) => spot[0] === x + (left ?? 0) && spot[1] === y + (top ?? 0));
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => {
      const at = on(x, y);
      if (at === 0) return 'n';
      if (at === row.length) return 'h';
      return at < 0 && (x + y) % 3 === 1 ? 'r' : 'o';
    }).join(''),
  ).join('/');
};

const drum = (often: number, body: string): string => `x-${often}-${body}-x`;
const turned = (body: string): string => [...body].reverse().join('');
const mirrored: Record<string, string> = { r: 'l', l: 'r', u: 'd', d: 'u' };

/** The arrows the other way round, or mirrored; and once too often or too seldom. */
const mistakes = (often: number, body: string): string[] => {
  const other = body.length > 1 ? turned(body) : (mirrored[body] ?? 'r');
  return [drum(often, other), drum(often === 4 ? 3 : often + 1, body)];
};

const fitsAlone = (map: string, programs: readonly string[]): boolean =>
  programs.filter((word) => fitsExactly(boardFrom(map.split('/')), programFrom(word))).length === 1;

const rows = bodies.flatMap((body) => times.map((often) => ({ body, often })));

const hardness = (body: string, often: number): number =>
  -3.1 + (body.length - 1) * 1.35 + (often - 2) * 0.3 + 0.04 * bodies.indexOf(body);

/** How often must the drum beat? */
export const howOften = (): Card[] =>
  rows.flatMap(({ body, often }) =>
    [0, 1].flatMap((extra): Card[] => {
      const map = islandOf(body.repeat(often), extra);
      const programs = times.map((each) => drum(each, body));
      const difficulty = hardness(body, often) + 0.15 * extra;
      return map && fitsAlone(map, programs) ? [[map, programs.join(' '), difficulty]] : [];
    }),
  );

/** Which drum does the same as a long row? */
export const sameAs = (random: Random): Card[] =>
  rows.flatMap(({ body, often }): Card[] => {
    const long = body.repeat(often);
    const map = islandOf(long, 1);
    const programs = shuffled(random, [drum(often, body), ...mistakes(often, body)]);
    const difficulty = hardness(body, often) + 0.4;
    return map && long.length <= 8 && fitsAlone(map, programs)
      ? [[map, programs.join(' '), difficulty, long]]
      : [];
  });

/** To be filled: islands whose way home is a drum of so many arrows and nothing else. */
export const toFill = (): [map: string, slots: number][] =>
  rows.flatMap(({ body, often }) =>
    [0, 1].flatMap((extra): [string, number][] => {
      const map = islandOf(body.repeat(often), extra);
      return map && !(body.length > 1 && often === 2 && extra === 1) ? [[map, body.length]] : [];
    }),
  );
