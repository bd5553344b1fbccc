/** All items together: hours in which at least one task of five is unlike all before it. */
import { playChild } from '@nobi/kit/simulate';
import { expect, test } from 'vitest';
import { allItems } from './all-items.ts';
import growing from './learners/growing.ts';
import { hoursOf, tasksUntilLittleIsNew } from './newness.ts';

const leastHours = 40;
const children = 3;
/** More than any item needs until little of it is new. */
const most = 200;

const items = await allItems();

test('has at least forty hours in which little repeats, for a child who grows', () => {
  const hours = items.map(({ path, item }) => {
    const tasks = Array.from({ length: children }, (_, at) =>
      tasksUntilLittleIsNew(
        playChild(item, growing, { child: at + 1, sittings: most, daysBetween: 1, seed: 7 }),
      ),
    );
    return { path, hours: hoursOf(tasks.reduce((sum, each) => sum + each, 0) / children) };
  });
  const sum = hours.reduce((all, each) => all + each.hours, 0);

  expect(items.length).toBeGreaterThanOrEqual(23);
  expect(
    sum,
    hours.map((each) => `${each.path} ${each.hours.toFixed(1)}`).join(', '),
  ).toBeGreaterThanOrEqual(leastHours);
});
