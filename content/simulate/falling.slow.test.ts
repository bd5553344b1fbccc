import { expect, test } from 'vitest';
import { allItems } from './all-items.ts';
import { evenly } from './honesty.ts';
import { ofHundredTaken, takenBackInTime, takenBackWrongly } from './taken-back.ts';

const items = await allItems();

test.each([
  [0.2, 95, 90],
  [0.3, 95, 90],
  [0.5, 90, 75],
])(
  'of what falls to a chance of %d at least %d % "needs another look" within three weeks',
  (chance, least, leastOfItem) => {
    const all = items.map(({ item }) => takenBackInTime(item, chance, { children: 30, seed: 75 }));

    expect(all.flat().length).toBeGreaterThan(1000);
    expect(ofHundredTaken(all.flat())).toBeGreaterThanOrEqual(least);
    for (const one of all) expect(ofHundredTaken(one)).toBeGreaterThanOrEqual(leastOfItem);
  },
);

test.each([
  [0.95, 5],
  [0.9, 30],
])(
  'of what goes on at a chance of %d at most %d % is taken back in half a year',
  (chance, most) => {
    const all = items.flatMap(({ item }) =>
      takenBackWrongly(item, evenly(chance), { children: 6, seed: 75 }),
    );

    expect(all.length).toBeGreaterThan(500);
    expect(ofHundredTaken(all)).toBeLessThanOrEqual(most);
  },
);
