import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { batchWriter } from './batch-writer.ts';

const gate = () => Promise.withResolvers<void>();

/** A writer whose statements end when the test says so. */
const heldWriter = () => {
  const groups: number[][] = [];
  const gates = [gate(), gate()];
  const add = batchWriter<number>((rows) => {
    groups.push([...rows]);
    return gates[groups.length - 1]?.promise ?? Promise.resolve();
  });
  return { groups, gates, add };
};

test('rows that arrive while others are written share the next statement', async () => {
  const { groups, gates, add } = heldWriter();

  const first = add(1);
  await expect.poll(() => groups.length, { interval: 1 }).toBe(1);
  const rest = [2, 3, 4, 5].map(add);
  gates[0]?.resolve();
  await first;
  await expect.poll(() => groups.length).toBe(2);
  gates[1]?.resolve();
  await Promise.all(rest);

  expect(groups).toEqual([[1], [2, 3, 4, 5]]);
});

test('a statement that hangs holds up only its own rows', async () => {
  const { groups, gates, add } = heldWriter();

  const hanging = [1, 2, 3].map(add);
  await expect.poll(() => groups.length).toBe(1);
  gates[1]?.resolve();
  await add(4);
  await add(5);
  gates[0]?.resolve();
  await Promise.all(hanging);

  expect(groups).toEqual([[1, 2, 3], [4], [5]]);
});

const refusedBy = (code: string) =>
  Object.assign(new DatabaseError('refused', 7, 'error'), { code });

test('a database that is away is asked once for the whole batch', async () => {
  let statements = 0;
  const add = batchWriter<number>(async () => {
    statements += 1;
    throw refusedBy('57014');
  });

  const outcomes = await Promise.allSettled(Array.from({ length: 200 }, (_, at) => add(at)));

  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(200);
  expect(statements).toBe(1);
});

test('a row that is refused fails alone; its neighbours are kept', async () => {
  const written: number[] = [];
  const add = batchWriter<number>(async (rows) => {
    if (rows.includes(13)) throw refusedBy('23503');
    written.push(...rows);
  });

  const outcomes = await Promise.allSettled([1, 13, 2].map(add));

  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(written.toSorted()).toEqual([1, 2]);
});
