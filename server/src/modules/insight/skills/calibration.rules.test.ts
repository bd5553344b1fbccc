import { expect, test } from 'vitest';
import { calibrate, isWorthChange, type Responses } from './calibration.rules.ts';

/** Numbers below one, the same at every run (mulberry32). */
const chances = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const normal = (next: () => number) =>
  Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());

interface Task {
  readonly task: string;
  readonly stated: number;
  readonly truly: number;
}

const tasks: readonly Task[] = [
  { task: 'a', stated: -1.5, truly: -1.5 },
  { task: 'b', stated: -0.5, truly: 0.5 },
  { task: 'c', stated: 0, truly: 0 },
  { task: 'd', stated: 0.5, truly: 0.5 },
  { task: 'e', stated: 1.5, truly: 0.7 },
  { task: 'f', stated: 1, truly: 1 },
];

/** Children of any ability answer what is near to them, as the chooser gives it to them. */
const school = (children: number, next = chances(7)): Responses[] =>
  Array.from({ length: children }, (_, child) => {
    const ability = normal(next) * 1.2;
    return tasks
      .filter(({ stated }) => Math.abs(stated - ability) < 2)
      .map(({ task, stated, truly }) => {
        const answers = 8;
        const p = 1 / (1 + Math.exp(truly - ability));
        const right = Array.from({ length: answers }).filter(() => next() < p).length;
        return { child: `child-${child}`, domain: 'number', task, stated, answers, right };
      });
  }).flat();

test('finds the task that is harder than stated and the one that is easier, and leaves the others', () => {
  const found = calibrate(school(600));
  const shiftOf = (task: string) => found.find((each) => each.task === task)?.shift ?? Number.NaN;

  // Against each other alone: the mean of all tasks stays.
  const between = (one: string, other: string) => shiftOf(one) - shiftOf(other);
  expect(between('b', 'c')).toBeCloseTo(1, 0);
  expect(between('e', 'f')).toBeCloseTo(-0.8, 0);
  for (const [one, other] of [
    ['a', 'c'],
    ['c', 'd'],
    ['d', 'f'],
  ] as const)
    expect(Math.abs(between(one, other))).toBeLessThan(0.25);
  const worth = found.filter(isWorthChange).map(({ task }) => task);
  expect(worth).toEqual(['b', 'e']);
});

test('expects what is seen where the stated difficulty is true', () => {
  const honest = school(400).filter(({ task }) => !['b', 'e'].includes(task));

  for (const { answers, right, expected } of calibrate(honest))
    expect(Math.abs(right - expected) / answers).toBeLessThan(0.03);
});

test('proposes nothing from few answers or few children', () => {
  const few = calibrate(school(12));
  const oneChild = calibrate([
    { child: 'x', domain: 'number', task: 'a', stated: 0, answers: 500, right: 20 },
    { child: 'x', domain: 'number', task: 'b', stated: 0, answers: 500, right: 480 },
  ]);

  expect([...few, ...oneChild].filter(isWorthChange)).toEqual([]);
});
