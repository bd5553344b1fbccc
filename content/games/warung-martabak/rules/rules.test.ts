import { seeded } from '@nobi/kit/guest';
import { type Cut, polar, slicesOf } from '@nobi/kit/slices';
import { expect, test } from 'vitest';
import { fairCuts } from './aim.ts';
import { cutAlong, upright, withCut } from './knife.ts';
import { skillIds } from './order-forms.ts';
import { bank, madeCuts, type Task, taskNamed, topLevel } from './orders.ts';
import { orderOf, roundsPerSession } from './progress.ts';
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

/** The judge: the worked way, cut or as it comes, then as many pieces as the ticket says. */
const solved = (task: Task): boolean => {
  const { want, shape } = task;
  if (task.form === 'share')
    return judgeShare(shape, fairCuts(shape, want.bottom), want.bottom).kind === 'fits';
  const parts = task.form === 'recut' ? task.ready : want.bottom;
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

test('lets what is cut already be gone on with', () => {
  const begun = bank.filter(
    ({ form, ready, missing }) => form === 'share' && (ready > 1 || missing !== null),
  );

  expect(begun.length).toBeGreaterThan(60);
  for (const task of begun) {
    const { shape, want, id } = task;
    const made = madeCuts(task);
    const cuts = fairCuts(shape, want.bottom).reduce(
      (done, cut) => withCut(shape, done, cut) ?? done,
      made,
    );

    expect(judgeShare(shape, cuts, want.bottom).kind, id).toBe('fits');
    expect(judgeShare(shape, made, want.bottom).kind, id).not.toBe('fits');
  }
  const seen = begun.map((task) =>
    JSON.stringify([task.level, task.shape, task.want, madeCuts(task)]),
  );
  expect(new Set(seen).size).toBe(seen.length);
});

test('gives every order at every level a name of its own', () => {
  const names = bank.map(({ id, level }) => `${id} ${level}`);

  expect(new Set(names).size).toBe(names.length);
});

test('has enough orders in every skill that none comes again within three sittings', () => {
  for (const skill of skillIds) {
    const ids = new Set(bank.filter((task) => task.skill === skill).map(({ id }) => id));

    // Shares alone are few, and no sitting asks for nothing else.
    const most = skill === 'equal-shares' ? 18 : 3 * roundsPerSession;
    expect(ids.size, skill).toBeGreaterThanOrEqual(most);
  }
});

test('compares unlike parts, and serves more than one whole, only in the skills of phase C', () => {
  for (const { want, against, skill, id } of bank) {
    const isUnlike =
      against !== null && want.bottom !== against.bottom && !(want.top === 1 && against.top === 1);
    const expected = isUnlike ? 'compare-unlike' : want.top > want.bottom ? 'improper' : skill;

    expect(skill, id).toBe(expected);
  }
});

test('asks with other numbers of the same kind after a comparison was missed', () => {
  const task = taskNamed('compare-2-3-3-4', topLevel);
  const pairs = [0, 1, 2, 3].map((turn) =>
    orderOf({
      ...{ seed: 5, at: 2, misses: turn, hints: 0, kind: 'practice', help: 0 },
      ...{ cuts: [], taken: [], served: [], turn, level: topLevel, taskId: 'compare-2-3-3-4' },
    }),
  );

  expect(pairs[0]?.id).toBe(task?.id);
  for (const pair of pairs.slice(1)) {
    expect(pair.id).not.toBe(task?.id);
    expect(pair).toMatchObject({ skill: 'compare-unlike', level: topLevel });
    expect(Math.abs(pair.difficulty - (task?.difficulty ?? 9))).toBeLessThan(0.3);
  }
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
