import { seeded } from '@nobi/kit/guest';
import { expect, test } from 'vitest';
import { fairCuts } from './aim.ts';
import { slicesOf } from './dish.ts';
import { type Cut, polar } from './geometry.ts';
import { cutAlong, upright, withCut } from './knife.ts';
import type { Task } from './order-forms.ts';
import { bank } from './orders.ts';
import {
  amountOf,
  compareFractions,
  isFair,
  judgeServing,
  judgeShare,
  type Pan,
  portions,
} from './serving.ts';

const ray = (degrees: number): Cut => ({
  from: polar((degrees * Math.PI) / 180),
  to: { x: 0, y: 0 },
});
const round = (cuts: Cut[], taken: number[]): Pan => ({ shape: 'round', cuts, taken });

test('calls shares fair that a careful finger could not cut better', () => {
  const shaky = [ray(3), ray(86), ray(184), ray(267)];

  expect(judgeShare('round', shaky, 4)).toEqual({ kind: 'fits' });
});

test('tells which piece is the heaviest and which the lightest', () => {
  const verdict = judgeShare('box', [upright(-0.6), upright(0.2)], 3);

  expect(verdict).toEqual({ kind: 'uneven', most: 2, least: 0 });
});

test('counts the pieces before it weighs them', () => {
  expect(judgeShare('round', fairCuts('round', 3), 4)).toEqual({
    kind: 'count',
    parts: 3,
    people: 4,
  });
});

test('lets crumbs fall without counting them as portions', () => {
  const slices = slicesOf('box', [upright(0), upright(0.04)]);

  expect(portions(slices).length).toBe(2);
  expect(isFair(slices)).toBe(true);
});

test('accepts three quarters in every way that makes three quarters', () => {
  const want = { top: 3, bottom: 4 };
  const quarters = round(fairCuts('round', 4), [0, 1, 2]);
  const eighths = round(fairCuts('round', 8), [0, 1, 2, 3, 4, 5]);
  const allButOne = round([ray(0), ray(90)], [0]);
  const halfAndQuarter = round([ray(0), ray(90), ray(180)], [0, 2]);

  const amounts = [allButOne, halfAndQuarter].map((pan) => amountOf([pan]));
  expect(judgeServing([quarters], want).kind).toBe('fits');
  expect(judgeServing([eighths], want).kind).toBe('fits');
  for (const [i, pan] of [allButOne, halfAndQuarter].entries())
    expect(judgeServing([pan], want).kind).toBe(
      Math.abs((amounts[i] ?? 0) - 0.75) < 0.01 ? 'fits' : 'less',
    );
  expect(amounts.some((amount) => Math.abs(amount - 0.75) < 0.01)).toBe(true);
});

test('keeps three eighths and a third apart', () => {
  const third = round(fairCuts('round', 3), [0]);
  const eighths = round(fairCuts('round', 8), [0, 1, 2]);

  expect(judgeServing([third], { top: 3, bottom: 8 }).kind).toBe('less');
  expect(judgeServing([eighths], { top: 1, bottom: 3 }).kind).toBe('more');
});

test('adds what comes from two pans', () => {
  const whole = round([], [0]);
  const quarter = round(fairCuts('round', 4), [2]);

  expect(judgeServing([whole, quarter], { top: 5, bottom: 4 }).kind).toBe('fits');
  expect(judgeServing([whole, round([], [])], { top: 5, bottom: 4 }).kind).toBe('less');
});

test('compares without rounding', () => {
  expect(compareFractions({ top: 5, bottom: 8 }, { top: 2, bottom: 3 })).toBe('right');
  expect(compareFractions({ top: 6, bottom: 8 }, { top: 3, bottom: 4 })).toBe('same');
  expect(compareFractions({ top: 1, bottom: 3 }, { top: 1, bottom: 4 })).toBe('left');
});

/** The worked way: cut into as many as the ticket says, then take as many as it says. */
const solved = (task: Task): boolean => {
  const { want, shape } = task;
  if (task.form === 'share')
    return judgeShare(shape, fairCuts(shape, want.bottom), want.bottom).kind === 'fits';
  const parts = Math.max(task.ready, want.bottom);
  let left = (want.top * parts) / want.bottom;
  const pans = Array.from({ length: task.pans }, () => {
    const here = Math.min(parts, left);
    left -= here;
    return { shape, cuts: fairCuts(shape, parts), taken: [...Array(here).keys()] };
  });
  return judgeServing(pans, want).kind === 'fits';
};

test('gives only orders that can be served', () => {
  for (const task of bank.filter(({ form }) => form !== 'compare'))
    expect(solved(task), task.id).toBe(true);
});

test('gives every order a name of its own', () => {
  expect(new Set(bank.map(({ id }) => id)).size).toBe(bank.length);
});

test('is seldom right for wild strokes and taps', () => {
  const random = seeded(5);
  const spot = () => ({ x: random() * 2.8 - 1.4, y: random() * 2.4 - 1.2 });
  const tries = 400;
  let right = 0;
  for (let turn = 0; turn < tries; turn += 1) {
    const task = bank[Math.floor(random() * bank.length)];
    if (!task) continue;
    if (task.form === 'compare') {
      const answer = (['left', 'same', 'right'] as const)[Math.floor(random() * 3)];
      if (task.against && compareFractions(task.want, task.against) === answer) right += 1;
      continue;
    }
    let cuts = fairCuts(task.shape, task.ready);
    for (let i = Math.floor(random() * 5); i > 0; i -= 1) {
      const cut = cutAlong(task.shape, spot(), spot());
      cuts = (cut && withCut(task.shape, cuts, cut)) ?? cuts;
    }
    const taken = slicesOf(task.shape, cuts).flatMap((_, i) => (random() < 0.5 ? [i] : []));
    const pans = Array.from({ length: task.pans }, () => ({ shape: task.shape, cuts, taken }));
    const verdict =
      task.form === 'share'
        ? judgeShare(task.shape, cuts, task.want.bottom)
        : judgeServing(pans, task.want);
    if (verdict.kind === 'fits') right += 1;
  }

  expect(right / tries).toBeLessThan(0.4);
});
