import { playChild } from '@nobi/kit/simulate';
import { expect, test } from 'vitest';
import { allItems } from './all-items.ts';
import { tasksOf } from './how-well.ts';
import flawless from './learners/flawless.ts';
import growing from './learners/growing.ts';
import slipping from './learners/slipping.ts';
import weak from './learners/weak.ts';

const items = await allItems();

/** Runs of four tasks, over the ends of sittings too, with more than one check. */
const crowded = (kinds: readonly string[]): string[] =>
  kinds.flatMap((_, at) => {
    const four = kinds.slice(at, at + 4);
    return four.filter((kind) => kind === 'check').length > 1 ? [four.join(' ')] : [];
  });

test('all items can be simulated', () => expect(items.length).toBeGreaterThanOrEqual(12));

test.each(items)('of four tasks of $path in a row at most one is a check', ({ item }) => {
  const children = [flawless, growing, slipping, weak].map((learner, at) =>
    playChild(item, learner, { child: at, sittings: 20, daysBetween: 1, seed: 43 }),
  );
  const kinds = children.map((child) => tasksOf(child).map(({ kind }) => kind));

  expect(kinds.flatMap(crowded)).toEqual([]);
  // They are not simply gone.
  expect(kinds.flat().filter((kind) => kind === 'check').length).toBeGreaterThan(20);
});
