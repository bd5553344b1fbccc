import { playChild } from '@nobi/kit/simulate';
import { test } from 'vitest';
import { allItems } from './all-items.ts';
import careless from './learners/careless.ts';
import hesitant from './learners/hesitant.ts';
import leaping from './learners/leaping.ts';
import moody from './learners/moody.ts';
import tiring from './learners/tiring.ts';
import uneven from './learners/uneven.ts';
import { isLedOn, sessionsOf } from './table.ts';

const items = await allItems();
/** None of them is what the chooser takes a child for: one ability that grows evenly. */
const strangers = [uneven, leaping, tiring, careless, hesitant, moody];

test.each(items)('leads children who grow in ways of their own through $path', ({ item }) => {
  const children = strangers.flatMap((learner) =>
    Array.from({ length: 12 }, (_, child) =>
      playChild(item, learner, { child, sittings: sessionsOf(item), daysBetween: 1, seed: 69 }),
    ),
  );

  isLedOn(children);
});
