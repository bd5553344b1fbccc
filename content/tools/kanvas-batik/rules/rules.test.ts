import { simplify } from '@nobi/kit/studio';
import { expect, test } from 'vitest';
import { words } from '../text/text.ts';
import { hasWax, type Mark } from './marks.ts';
import { motifNames, motifs } from './motifs.ts';
import { pack, unpack } from './packing.ts';
import type { Shape } from './shape.ts';
import { copiesOf, kawungStep, type Mode, modes, moved } from './symmetry.ts';
import { dyeNames, mixOf, stampNames } from './tools.ts';

const shape: Shape = { wide: 1200, tall: 1600 };
const spotBounds = (x: number, y: number) => ({ left: x, top: y, right: x, bottom: y });

/** Where a spot is repeated, as text, so that places can be compared. */
const places = (mode: Mode, x: number, y: number): Set<string> =>
  new Set(
    copiesOf(mode, shape, spotBounds(x, y)).map((copy) =>
      moved(copy, x, y)
        .map((value) => Math.round(value))
        .join(' '),
    ),
  );

test.each([
  ['off', 1],
  ['sides', 2],
  ['four', 4],
  ['turn3', 3],
  ['turn6', 6],
  ['turn8', 8],
] as const)('%s repeats a spot %i times', (mode, count) => {
  expect(places(mode, 700, 500).size).toBe(count);
});

test.each(modes)('whichever copy of a spot is drawn, %s makes the same pattern', (mode) => {
  const all = places(mode, 700, 700);
  const inside = [...all].filter((each) => {
    const [x = 0, y = 0] = each.split(' ').map(Number);
    return x > 5 && y > 5 && x < shape.wide - 5 && y < shape.tall - 5;
  });

  for (const each of inside.slice(0, 6)) {
    const [x = 0, y = 0] = each.split(' ').map(Number);
    const again = [...places(mode, x, y)];
    const isNear = (one: string): boolean => {
      const [a = 0, b = 0] = one.split(' ').map(Number);
      return again.some((other) => {
        const [c = 0, d = 0] = other.split(' ').map(Number);
        return Math.hypot(a - c, b - d) < 3;
      });
    };
    expect(inside.filter((one) => !isNear(one))).toEqual([]);
  }
});

test('kawung fills every square of the whole cloth, wherever the finger is', () => {
  for (const [x, y] of [
    [30, 40],
    [610, 780],
    [1190, 1570],
  ] as const) {
    const squares = Math.floor(shape.wide / kawungStep) * Math.floor(shape.tall / kawungStep);
    expect(places('kawung', x, y).size).toBeGreaterThanOrEqual(squares * 4);
  }
});

test('a tiled line is repeated few enough times to follow a finger', () => {
  for (const mode of modes)
    expect(copiesOf(mode, shape, spotBounds(600, 800)).length).toBeLessThan(140);
});

const every: Mark[] = [
  ...modes.map((mode, at): Mark => ({ kind: 'line', mode, size: at % 3, line: [5, 9, -40, 1700] })),
  ...stampNames.map(
    (_, stamp): Mark => ({ kind: 'stamp', stamp, size: 2, mode: 'four', x: -20, y: 1580 }),
  ),
  ...dyeNames.map((_, dye): Mark => ({ kind: 'dye', dye })),
  { kind: 'boil' },
];

test('a cloth comes back from its text as it was', () => {
  expect(unpack(pack(every))).toEqual(every);
});

test('a damaged text costs the end of a cloth, never all of it', () => {
  const text = pack(every);

  expect(unpack(`${text.slice(0, -3)}!`).length).toBeGreaterThan(every.length - 4);
  expect(unpack('???')).toEqual([]);
});

test('a straight line needs two points, a corner stays', () => {
  expect(simplify([0, 0, 10, 0, 20, 1, 100, 0], 2)).toEqual([0, 0, 100, 0]);
  expect(simplify([0, 0, 50, 60, 100, 0], 2)).toEqual([0, 0, 50, 60, 100, 0]);
});

test('wax lies on the cloth until it is boiled off', () => {
  const [wax] = every;
  if (!wax) throw new Error('no mark');

  expect(hasWax([wax, { kind: 'dye', dye: 0 }])).toBe(true);
  expect(hasWax([wax, { kind: 'boil' }])).toBe(false);
  expect(hasWax([wax, { kind: 'boil' }, wax])).toBe(true);
});

test('two baths make a third colour, whichever came first', () => {
  const yellow = dyeNames.indexOf('yellow');
  const indigo = dyeNames.indexOf('indigo');

  expect(mixOf([yellow, indigo])).toBe('green');
  expect(mixOf([indigo, yellow, indigo])).toBe('green');
  expect(mixOf([indigo, indigo])).toBeNull();
  for (const one of dyeNames.keys())
    for (const other of dyeNames.keys())
      expect(mixOf([one, other]) === null, `${one} ${other}`).toBe(one === other);
});

test('each pattern of the book is sampled with wax, a bath and boiling, and its sample can be kept', () => {
  for (const name of motifNames) {
    const { sample } = motifs[name];
    expect(sample.at(-1)?.kind).toBe('boil');
    expect(sample.some(({ kind }) => kind === 'dye')).toBe(true);
    expect(unpack(pack(sample))).toEqual(sample);
  }
});

test('no line is longer than twelve words, in either language', () => {
  const linesOf = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linesOf) : [];
  };
  for (const text of Object.values(words)) {
    const lines = [...linesOf(text), text.recap(12, 3), text.recap(1, 1), text.recap(2, 0)];
    expect(lines.filter((line) => line.split(/\s+/).length > 12)).toEqual([]);
  }
});
