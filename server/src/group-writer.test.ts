import { expect, test } from 'vitest';
import { groupWriter } from './group-writer.ts';

const gate = () => Promise.withResolvers<void>();

test('rows that arrive while others are written share the next statement', async () => {
  const groups: number[][] = [];
  const gates = [gate(), gate()];
  const add = groupWriter<number>((rows) => {
    groups.push([...rows]);
    return gates[groups.length - 1]?.promise ?? Promise.resolve();
  });

  const first = add(1);
  await expect.poll(() => groups.length).toBe(1);
  const second = add(2);
  await expect.poll(() => groups.length).toBe(2);
  const rest = [3, 4, 5].map(add);
  for (const { resolve } of gates) resolve();
  await Promise.all([first, second, ...rest]);

  expect(groups).toEqual([[1], [2], [3, 4, 5]]);
});

test('a row that is refused fails alone; its neighbours are kept', async () => {
  const kept: number[] = [];
  const add = groupWriter<number>(async (rows) => {
    if (rows.includes(13)) throw new Error('refused');
    kept.push(...rows);
  });

  const outcomes = await Promise.allSettled([1, 13, 2].map(add));

  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(kept.toSorted()).toEqual([1, 2]);
});
